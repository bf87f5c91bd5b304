#!/bin/sh
# run.sh BUILD SECONDS [TARGET...]: fuzz targets of a build (preset "fuzz"), all or those named, for some seconds each
# from the seeds, as many at a time as there are processors. A finding makes the whole fail; its input is left in
# BUILD/fuzz/found and belongs into regressions/ once it is mended. TQN_FUZZ_SEED=N tries the
# same inputs again; otherwise they are others each time.
set -eu
build=$1
seconds=$2
shift 2
here=$(cd "$(dirname "$0")" && pwd)
[ $# -gt 0 ] || set -- $(cd "$here" && ls -- *_fuzz.cpp | sed 's/_fuzz\.cpp$//')
mkdir -p "$build/fuzz/found"
"$build/tests/fuzz/write_seeds" "$build/fuzz/seeds"

export build seconds here
# shellcheck disable=SC2016 # expanded by the inner shell
printf '%s\n' "$@" | xargs -P "$(nproc)" -I '{}' sh -c '
  target={}
  log=$build/fuzz/$target.log
  mkdir -p "$build/fuzz/$target"
  if "$build/tests/fuzz/${target}_fuzz" -dict="$here/tqn.dict" -max_len=4096 -timeout=10 -rss_limit_mb=2048 \
    -max_total_time="$seconds" -seed="${TQN_FUZZ_SEED:-0}" -verbosity=0 -print_funcs=0 -print_final_stats=1 -artifact_prefix="$build/fuzz/found/$target-" \
    "$build/fuzz/$target" "$build/fuzz/seeds" > "$log" 2>&1; then
    runs=$(sed -n "s/^stat::number_of_executed_units: *//p" "$log")
    echo "$target: $runs runs, $(sed -n "s/^stat::average_exec_per_sec: *//p" "$log") a second, nothing found"
  else
    sed "s/^/$target: /" "$log"
    exit 1
  fi'
