#!/usr/bin/env python3
"""coverage.py BUILD: how many lines of the modules that must reach 95 % were run by the tests of an instrumented build.

Adds up what gcov tells of every object, as headers are part of many.
"""

import collections
import json
import os
import pathlib
import subprocess
import sys

MODULES = {
    "core": ("src/core/", "include/tqn/core/"),
    "notation": ("src/notation/", "include/tqn/notation/"),
    "check": ("src/check/", "include/tqn/check/"),
    "formats/tqn": ("src/formats/tqn",),
}


def main() -> int:
    build = pathlib.Path(sys.argv[1]).resolve()
    project = str(pathlib.Path(__file__).resolve().parent.parent) + "/"
    runs = collections.defaultdict(dict)  # of each line of each file
    for data in build.rglob("*.gcda"):
        told = subprocess.run(["gcov", "--json-format", "--stdout", data], cwd=build, capture_output=True, check=False)
        for document in map(json.loads, told.stdout.splitlines()):
            for file in document["files"]:
                path = os.path.normpath(os.path.join(document["current_working_directory"], file["file"]))
                lines = runs[path.removeprefix(project)]
                for line in file["lines"]:
                    lines[line["line_number"]] = max(lines.get(line["line_number"], 0), line["count"])
    for module, folders in MODULES.items():
        counts = [count for path, lines in runs.items() if path.startswith(folders) for count in lines.values()]
        run = sum(count > 0 for count in counts)
        print(f"{module}: {run} of {len(counts)} lines, {100 * run / max(1, len(counts)):.1f} %")
    return 0


if __name__ == "__main__":
    sys.exit(main())
