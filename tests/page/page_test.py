"""The replay page as a reader uses it: in headless Chromium, driven by keys, clicks and links.

Usage: page_test.py TQN SOURCE_FOLDER. Status 77: skipped, because something to run it with is missing.
"""

import base64
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True

from webdriver import Browser  # noqa: E402

TQN, SOURCE = sys.argv[1], sys.argv[2]
CURRENT = "return document.querySelector('.moves [aria-current]')?.value || '0'"
GAME = "return document.querySelector('article.on').id"
LIVE = "return document.querySelector('.live').textContent"


def setUpModule():
    global folder
    folder = tempfile.mkdtemp(prefix="tqn-pages-")
    for name in ("games", "hostile"):
        for page, options in ((name, ["-o"]), (name + "-fragment", ["--fragment", "-o"]), (name + "-kk", ["--lang", "kk", "-o"])):
            subprocess.run([TQN, "render", "--to", "html", f"{SOURCE}/tests/page/{name}.tqn", *options, f"{folder}/{page}.html"], check=True)


def tearDownModule():
    shutil.rmtree(folder)


def url(name):
    return f"file://{folder}/{name}.html"


class PageTest(unittest.TestCase):
    """Tests share a browser; each opens the page anew."""

    options = {}

    @classmethod
    def setUpClass(cls):
        cls.browser = Browser(**cls.options)
        cls.browser.resize(1280, 900)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def open(self, name="games", at=""):
        self.browser.open(url(name) + at)

    def tearDown(self):
        self.assertEqual([], [e for e in self.browser.log("browser") if e["level"] in ("SEVERE", "WARNING")])
        for address in self.browser.requests():
            self.assertRegex(address, "^(file:///.*[.]html|data:|blob:)")

    def at(self):
        return self.browser.run(CURRENT)

    def expect(self, place):
        self.assertEqual(place, self.at())


class Reading(PageTest):
    def test_keys_walk_through_the_game(self):
        self.open()
        for key, place in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1"), ("ArrowDown", "11"),
                           ("PageDown", "21"), ("ArrowUp", "11"), ("End", "60"), ("ArrowRight", "60"), ("PageUp", "50"),
                           ("Home", "0"), ("ArrowLeft", "0")):
            self.browser.press(key)
            with self.subTest(key=key):
                self.expect(place)

    def test_keys_with_a_modifier_or_in_a_text_field_are_left_alone(self):
        self.open(at="#g1p5")
        for modifier in ("Control", "Shift"):
            self.browser.press("Home", holding=[modifier])
            self.expect("5")
        self.browser.click("[type=search]")
        self.browser.press("f", "v", "ArrowLeft", "Home")
        self.expect("5")
        self.assertEqual("fv", self.browser.run("return document.querySelector('[type=search]').value"))

    def test_letters_of_a_cyrillic_keyboard_are_the_keys_they_stand_on(self):
        self.open(at="#g1p5")
        self.browser.run("document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'ъ', code: 'BracketRight', bubbles: true}))")
        self.assertEqual("g2", self.browser.run(GAME))

    def test_buttons_do_what_they_say(self):
        self.open()
        for button, place in (("forward", "1"), ("last", "60"), ("back", "59"), ("first", "0")):
            self.browser.click(f".bar [value={button}]")
            self.expect(place)

    def test_a_move_is_a_button_that_goes_there_and_says_so(self):
        self.open()
        self.browser.click(".moves button[value='7']")
        self.expect("7")
        self.assertRegex(self.browser.run("return document.querySelector('.moves [aria-current]').ariaLabel"),
                         "^Move 4, first player: pit [1-9] to (own|opponent's) pit [1-9]")
        self.assertEqual(self.browser.run(CURRENT.replace("value", "ariaLabel")) + ".",
                         self.browser.run(LIVE).split(" Kazans")[0])

    def test_the_current_move_is_scrolled_into_view(self):
        self.open()
        self.browser.press("End")
        self.assertTrue(self.browser.run("""const list = document.querySelector('article.on .moves').getBoundingClientRect();
            const move = document.querySelector('.moves [aria-current]').getBoundingClientRect();
            return move.top >= list.top && move.bottom <= list.bottom && scrollY == 0"""))

    def test_variations_are_entered_and_left(self):
        self.open()
        self.browser.press("v")
        self.expect("61")
        self.browser.press("v")
        first_of_second = self.at()
        self.assertGreater(int(first_of_second), 61)
        self.browser.press("v")
        self.expect("21")
        self.browser.press("v", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowLeft")
        self.expect("20")

    def test_comments_are_found_one_after_another(self):
        self.open()
        self.browser.press("c")
        self.expect("13")
        self.browser.press("c")
        self.expect("42")

    def test_links_lead_to_a_game_and_a_place(self):
        self.open(at="#g2p24")
        self.assertEqual("g2", self.browser.run(GAME))
        self.expect("24")
        self.browser.run("location.hash = '#g1p3'")
        self.browser.wait("the other game", GAME + " == 'g1'")
        self.expect("3")
        self.browser.press("ArrowRight")
        self.assertEqual("#g1p4", self.browser.run("return location.hash"))
        for nonsense in ("#g9p9", "#g1p999", "#<b>", "#g1p", "#constructor"):
            self.open(at=nonsense)
            self.assertEqual("g1", self.browser.run(GAME))
            self.expect("0")

    def test_games_are_listed_filtered_and_followed(self):
        self.open()
        shown = "return [...document.querySelectorAll('.games li:not([hidden])')].map(e => e.textContent)"
        self.assertEqual(3, len(self.browser.run(shown)))
        self.browser.click("[type=search]")
        self.browser.press(*"bota FIVE")
        self.assertEqual(1, len(self.browser.run(shown)))
        self.browser.click(".games li:not([hidden]) a")
        self.assertEqual("g3", self.browser.run(GAME))
        self.assertEqual(10, self.browser.run("return document.querySelectorAll('.board .p').length"))
        self.browser.click("[type=search]")
        self.browser.run("const f = document.querySelector('[type=search]'); f.value = ''; f.oninput(); f.blur()")
        self.browser.press("[")
        self.assertEqual("g2", self.browser.run(GAME))
        self.browser.press("[", "[")
        self.assertEqual("g1", self.browser.run(GAME))

    def test_the_board_turns(self):
        self.open()
        counts = "return [...document.querySelectorAll('.board .p text')].map(e => e.textContent).join(' ')"
        self.browser.press("ArrowRight")
        before = self.browser.run(counts).split()
        self.browser.press("f")
        self.assertEqual(before[9:] + before[:9], self.browser.run(counts).split())
        self.assertEqual("Aigerim Quat", self.browser.run("return document.querySelector('.who bdi').textContent"))

    def test_the_graph_leads_to_its_moves(self):
        self.open()
        self.browser.run("""const graph = document.querySelector('.graph'), box = graph.getBoundingClientRect();
            graph.dispatchEvent(new PointerEvent('pointerdown', {buttons: 1, clientX: box.left + box.width * (42 + 347) / 744}))""")
        self.expect("30")

    def test_the_hidden_board_names_every_pit(self):
        self.open(at="#g1p1")
        cells = self.browser.run("return [...document.querySelectorAll('[role=grid] [role=gridcell]')].map(e => e.textContent)")
        self.assertEqual(18, len(cells))
        self.assertRegex(cells[0], "^Pit 9: [0-9]+$")
        self.assertRegex(cells[17], "^Pit 9: [0-9]+$")

    def test_the_script_draws_as_the_library_does(self):
        for game in ("g1", "g2", "g3"):
            self.open(at=f"#{game}p0")
            self.browser.press("End")
            self.browser.run("document.querySelector('.board .lane').removeAttribute('d')")
            drawn = self.browser.run("return document.querySelector('.board svg').outerHTML")
            with open(f"{folder}/games.html", encoding="utf-8") as file:
                figures = re.findall("<figure>(<svg.*?</svg>)\n</figure>", file.read(), re.S)
            self.browser.run("document.body.insertAdjacentHTML('beforeend', arguments[0])", figures[int(game[1]) - 1])
            # The script has removed nothing but the way of the last move.
            written = self.browser.run("return document.body.lastElementChild.outerHTML")
            self.assertEqual(written, drawn)

    def test_the_record_can_be_copied_and_downloaded(self):
        self.open()
        self.browser.run("""window.saved = []; const make = URL.createObjectURL;
            URL.createObjectURL = blob => (blob.text().then(text => saved.push(text)), make(blob));
            document.querySelector('article.on details:last-of-type').open = true""")
        self.browser.click("article.on [value=save]")
        text = self.browser.wait("the record", "return saved[0]")
        with open(f"{SOURCE}/tests/page/games.tqn", encoding="utf-8") as file:
            self.assertTrue(file.read().startswith(text.rstrip("\n")))
        self.assertEqual(text, self.browser.run("return document.querySelector('article.on pre').textContent"))

    def test_help_opens_and_closes(self):
        self.open()
        shown = "return document.querySelector('dialog').open"
        self.browser.press("?")
        self.assertTrue(self.browser.run(shown))
        self.browser.press("ArrowRight")
        self.expect("0")
        self.browser.click("dialog button")
        self.assertFalse(self.browser.run(shown))

    def test_the_page_plays_by_itself_until_it_is_stopped(self):
        self.open()
        self.browser.run("document.querySelector('select').selectedIndex = 3")
        self.browser.press(" ")
        self.browser.wait("three moves", CURRENT + " >= 3")
        self.browser.press(" ")
        self.assertEqual("false", self.browser.run("return document.querySelector('[value=play]').ariaPressed"))

    def test_phones_need_not_scroll_sideways(self):
        for name in ("games", "hostile", "games-kk"):
            self.browser.resize(360, 740, mobile=True)
            self.open(name, "#g1p30")
            self.assertLessEqual(self.browser.run("return document.documentElement.scrollWidth"), 360)
        self.browser.resize(1280, 900)

    def test_hostile_records_are_only_text(self):
        for name in ("hostile", "hostile-fragment"):
            self.open(name)
            self.browser.press("End", "v", "c", "f")
            self.assertNotEqual("pwned", self.browser.run("return document.title"))
            self.assertEqual(0, self.browser.run("return document.querySelectorAll('img,[onload],[onerror]').length"))
            self.assertIn("</script>", self.browser.run("return document.querySelector('.n').textContent"))
            self.assertNotIn("\u202e", self.browser.run("return document.querySelector('h2').textContent"))
            self.browser.run("document.querySelector('article.on details:last-of-type').open = true")
            shown = self.browser.wait("the record", "return document.querySelector('article.on pre').textContent")
            with open(f"{SOURCE}/tests/page/hostile.tqn", encoding="utf-8") as file:
                self.assertEqual(file.read().rstrip("\n"), shown.rstrip("\n"))

    def test_a_fragment_leaves_the_keys_and_the_address_of_its_host_alone(self):
        self.open("games-fragment")
        self.browser.press("ArrowRight")
        self.expect("0")
        self.browser.run("document.querySelector('.tqn').focus()")
        self.browser.press("ArrowRight")
        self.expect("1")
        self.assertEqual("", self.browser.run("return location.hash"))

    def test_the_policy_allows_exactly_the_script_of_the_page(self):
        with open(f"{folder}/games.html", encoding="utf-8") as file:
            page = file.read()
        script = re.search("<script>(.*?)</script>", page, re.S)[1]
        digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
        self.assertIn(f"script-src 'sha256-{digest}'", page)
        self.open()
        self.browser.run("document.body.append(Object.assign(document.createElement('script'), {textContent: 'document.title = \"pwned\"'}))")
        self.assertNotEqual("pwned", self.browser.run("return document.title"))
        self.assertTrue([e for e in self.browser.log("browser") if "Content Security Policy" in e["message"]])


class Sowing(PageTest):
    """Without the wish for less motion."""

    options = {"calm": False}

    def test_balls_are_sown_and_end_where_the_library_says(self):
        counts = "return [...document.querySelectorAll('.board .p text')].map(e => e.textContent).join(' ')"
        self.open(at="#g1p41")
        expected = self.browser.run(counts)
        self.open(at="#g1p40")
        self.browser.press("ArrowRight")
        self.browser.wait("the end of sowing", counts.replace("return ", "return '" + expected + "' == "))


class WithoutScripts(PageTest):
    options = {"scripts": False}

    def test_the_games_can_be_read(self):
        self.open()
        with open(f"{folder}/games.html", encoding="utf-8") as file:
            self.assertIn("<figure><svg", file.read())
        page = self.browser.run("""return [document.querySelectorAll('article').length, document.querySelector('.js'),
            ...[...document.querySelectorAll('article')].map(e => e.querySelector('svg').getBoundingClientRect().width > 200 &&
              e.querySelectorAll('.moves button').length > 10 && e.querySelector('.moves').getBoundingClientRect().height > 100)]""")
        self.assertEqual([3, None, True, True, True], page)


if __name__ == "__main__":
    missing = [name for name in ("chromium", "chromedriver") if not shutil.which(name)]
    if missing:
        print("skipped:", " and ".join(missing), "not installed")
        sys.exit(77)
    os.environ.pop("DISPLAY", None)
    unittest.main(argv=sys.argv[:1] + sys.argv[3:], verbosity=2)
