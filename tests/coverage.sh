#!/bin/sh
# coverage.sh [BUILD]: line coverage by the tests of the modules that must reach 95 %. Needs gcovr.
set -eu
cd "$(dirname "$0")/.."
build=${1:-build/coverage}
cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Debug -DTQN_COVERAGE=ON -DTQN_BUILD_BENCHMARKS=OFF -DTQN_WHOLE_MODULES=ON > /dev/null
cmake --build "$build" > /dev/null
find "$build" -name '*.gcda' -delete
ctest --test-dir "$build" -j "$(nproc)" -LE install -Q || echo "some tests failed" >&2
for module in core notation check formats/tqn; do
  printf '== %s\n' "$module"
  gcovr -r . --object-directory "$build" -f "src/$module/.*" -f "include/tqn/${module%/tqn}/.*" --gcov-ignore-parse-errors "$build" | tail -n 4
done
