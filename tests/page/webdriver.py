"""A small client of the WebDriver protocol (https://www.w3.org/TR/webdriver2/), for chromedriver."""

import base64
import json
import os
import signal
import shutil
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
KEYS = {"ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Home": "\ue011",
        "End": "\ue010", "PageUp": "\ue00e", "PageDown": "\ue00f", "Escape": "\ue00c", "Enter": "\ue007",
        "Shift": "\ue008", "Control": "\ue009", "Tab": "\ue004"}
DIRECT = urllib.request.build_opener(urllib.request.ProxyHandler({}))
ARGUMENTS = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
             "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage", "--hide-scrollbars"]


class Browser:
    """One headless Chromium, driven over HTTP; a context manager that leaves nothing running and no files."""

    def __init__(self, scripts=True, dark=False, calm=True):
        self.folder = tempfile.mkdtemp(prefix="tqn-page-")
        self.driver = subprocess.Popen(
            ["chromedriver", "--port=0", "--log-level=SEVERE"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            text=True, start_new_session=True, env={**os.environ, "TMPDIR": self.folder, "HOME": self.folder})
        self.session = None
        try:
            self.root = f"http://127.0.0.1:{self._port()}"
            arguments = ARGUMENTS + [f"--user-data-dir={self.folder}/profile"]
            arguments += ["--force-prefers-reduced-motion"] if calm else []
            arguments += ["--blink-settings=preferredColorScheme=0"] if dark else ["--blink-settings=preferredColorScheme=1"]
            preferences = {"download.default_directory": self.folder, "download.prompt_for_download": False}
            if not scripts:
                preferences["profile.managed_default_content_settings.javascript"] = 2
            self.session = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": {
                "browserName": "chrome",
                "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"},
                "goog:chromeOptions": {"args": arguments, "prefs": preferences}}}})["sessionId"]
        except BaseException:
            self.close()
            raise

    def _port(self):
        for line in self.driver.stdout:
            if "successfully on port " in line:
                return int(line.rsplit(" ", 1)[1].rstrip(".\n"))
        raise RuntimeError("chromedriver did not start")

    def _ask(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.root + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with DIRECT.open(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            value = json.load(error)["value"]
            raise RuntimeError(f'{value["error"]}: {value["message"]}') from None

    def ask(self, method, path, body=None):
        return self._ask(method, f"/session/{self.session}{path}", body)

    def close(self):
        try:
            if self.session:
                self.ask("DELETE", "")
        finally:
            # The browser is in the driver's group.
            try:
                os.killpg(self.driver.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            self.driver.wait()
            self.driver.stdout.close()
            shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def command(self, name, parameters):
        """A command of the DevTools protocol."""
        return self.ask("POST", "/goog/cdp/execute", {"cmd": name, "params": parameters})

    def resize(self, width, height, mobile=False):
        self.command("Emulation.setDeviceMetricsOverride",
                     {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile})

    def open(self, url):
        self.ask("POST", "/url", {"url": "about:blank"})
        self.ask("POST", "/url", {"url": url})

    def run(self, script, *arguments):
        """What a script gives: the body of a function."""
        return self.ask("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def find(self, selector):
        return self.ask("POST", "/element", {"using": "css selector", "value": selector})

    def click(self, selector):
        self.ask("POST", f"/element/{self.find(selector)[ELEMENT]}/click", {})

    def press(self, *names, holding=()):
        """Presses keys one after another, with others held down."""
        down = [{"type": "keyDown", "value": KEYS.get(name, name)} for name in holding]
        up = [{"type": "keyUp", "value": KEYS.get(name, name)} for name in reversed(holding)]
        actions = []
        for name in names:
            value = KEYS.get(name, name)
            actions += [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        self.ask("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": down + actions + up}]})

    def wait(self, what, script, seconds=10):
        """Waits until a script gives something true."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            value = self.run(script)
            if value:
                return value
            time.sleep(0.05)
        raise AssertionError(f"waited {seconds} s for {what}")

    def log(self, kind):
        return self.ask("POST", "/se/log", {"type": kind})

    def requests(self):
        """The addresses that were asked for since the last call, those of the browser's own pages left out."""
        messages = [json.loads(entry["message"])["message"] for entry in self.log("performance")]
        urls = [m["params"]["request"]["url"] for m in messages if m["method"] == "Network.requestWillBeSent"]
        return [url for url in urls if not url.startswith(("about:", "chrome"))]

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.ask("GET", "/screenshot")))

    def pdf(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.command("Page.printToPDF", {"printBackground": True, "paperWidth": 8.27, "paperHeight": 11.69})["data"]))
