#!/bin/sh
# run.sh BUILD SECONDS: each fuzz target of a build (preset "fuzz") for some seconds from the seeds, with sanitizers.
# A finding ends it; the input is left in BUILD/fuzz and belongs into regressions/ once it is mended.
set -eu
build=$1
seconds=$2
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$build/fuzz/found"
"$build/tests/fuzz/write_seeds" "$build/fuzz/seeds"
for source in "$here"/*_fuzz.cpp; do
  target=$(basename "$source" _fuzz.cpp)
  echo "== $target, $seconds s"
  mkdir -p "$build/fuzz/$target"
  "$build/tests/fuzz/${target}_fuzz" -dict="$here/tqn.dict" -max_len=4096 -timeout=10 -rss_limit_mb=2048 \
    -max_total_time="$seconds" -verbosity=0 -print_final_stats=1 -artifact_prefix="$build/fuzz/found/$target-" \
    "$build/fuzz/$target" "$build/fuzz/seeds"
done
