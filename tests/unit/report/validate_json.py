"""Validates JSON texts against a schema: validate_json.py SCHEMA FILE...

A file that ends with .jsonl holds one text a line. Prints what does not fit as FILE:TEXT: PLACE: REASON; status 1
if there was anything, 77 if the package jsonschema is missing.
"""

import json
import sys

try:
    import jsonschema
except ImportError:
    sys.exit(77)


def texts(path):
    with open(path, encoding="utf-8") as file:
        content = file.read()
    return content.rstrip("\n").split("\n") if path.endswith(".jsonl") else [content]


with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
validator_class = jsonschema.validators.validator_for(schema)
validator_class.check_schema(schema)
validator = validator_class(schema)
errors = [
    f"{path}:{number}: {'/'.join(map(str, error.absolute_path))}: {error.message[:500]}"
    for path in sys.argv[2:]
    for number, text in enumerate(texts(path), 1)
    for error in validator.iter_errors(json.loads(text))
]
print("\n".join(errors))
sys.exit(1 if errors else 0)
