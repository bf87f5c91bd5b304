#!/bin/sh
# coverage.sh [BUILD]: line coverage by the tests of the modules that must reach 95 %. Needs gcov and Python 3.
set -eu
cd "$(dirname "$0")/.."
build=${1:-build/coverage}
cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Debug -DTQN_COVERAGE=ON -DTQN_BUILD_BENCHMARKS=OFF -DTQN_WHOLE_MODULES=ON > /dev/null
cmake --build "$build" > /dev/null
find "$build" -name '*.gcda' -delete
ctest --test-dir "$build" -j "$(nproc)" -LE install -Q || echo "some tests failed" >&2
python3 tests/coverage.py "$build"
