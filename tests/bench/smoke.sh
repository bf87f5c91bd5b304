#!/bin/sh
# smoke.sh BENCH: runs the first benchmark of a program as briefly as possible, to see that it starts.
set -eu
first=$("$1" --benchmark_list_tests=true | head -n 1)
[ -n "$first" ] || { echo "$1 lists no benchmark" >&2; exit 1; }
exec "$1" --benchmark_filter="^$first\$" --benchmark_min_time=0.001
