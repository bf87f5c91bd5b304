#!/bin/bash
# measure.sh BUILD YARDSTICK [only...]: the table of what the project must reach, measured now and here.
#
#   BUILD      a release build with benchmarks, build/release
#   YARDSTICK  a folder with yardstick.cpp (the least program that checks the same file) and make_big.sh N OUT
#              (a file of real games, N times over); may also be given as TQN_YARDSTICK
#   only       any of: cpu jobs fmt convert annotate bad doubling memory start; all without
#
# Times are CPU times or the fastest of several runs, always beside the yardstick in the same minute: absolute
# times of a shared machine mean nothing. Needs hyperfine, jq and GNU time.
set -euo pipefail

build=$(realpath "${1:?usage: measure.sh BUILD YARDSTICK [only...]}")
yardstick_folder=$(realpath "${2:-${TQN_YARDSTICK:?name the folder of the yardstick}}")
shift $(($# < 2 ? $# : 2))
only=" ${*:-cpu jobs fmt convert annotate bad doubling memory start} "
tqn=$build/tools/tqn
generate=$build/tests/bench/generate_games
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

wanted() { [[ $only == *" $1 "* ]]; }
row() { printf '| %-58s | %-34s |\n' "$1" "$2"; }
calc() { awk "BEGIN { printf \"%.${2:-2}f\", $1 }"; }
# measured FIELD RUNS COMMAND...: hyperfine's figures of each command, one a line. Exit 1 is a finding, not a failure.
measured() {
  local field=$1 runs=$2
  shift 2
  hyperfine -N -w1 -r "$runs" -i --style none --export-json "$scratch/times.json" "$@" > /dev/null 2>&1
  jq -r ".results[] | $field" "$scratch/times.json"
}
cpu='(.user + .system)'
wall='.min'

big=$scratch/big.tqn
"$yardstick_folder/make_big.sh" 400 "$big"
g++ -O3 -mavx2 "$yardstick_folder/yardstick.cpp" -o "$scratch/yardstick"
bytes=$(stat -c %s "$big")
echo "$(nproc) cores, $(awk -F': ' '/model name/ { print $2; exit }' /proc/cpuinfo); $(calc "$bytes / 1e6" 1) MB of games"
"$scratch/yardstick" "$big"
"$tqn" validate --jobs 1 "$big" | tail -n 3 || true
row "figure" "measured"
row "---" "---"

if wanted cpu; then
  mapfile -t t < <(measured "$cpu" 7 "$scratch/yardstick $big" "$tqn validate --jobs 1 --quiet $big")
  row "CPU time of validate : yardstick (at most 1.6)" "$(calc "${t[1]} / ${t[0]}") ($(calc "${t[1]}") s : $(calc "${t[0]}") s)"
  row "  yardstick" "$(calc "$bytes / 1e6 / ${t[0]}" 0) MB/s"
  row "  validate" "$(calc "$bytes / 1e6 / ${t[1]}" 0) MB/s"
fi

if wanted jobs; then
  mapfile -t t < <(measured "$wall" 7 "$tqn validate --jobs 1 --quiet $big" "$tqn validate --jobs 2 --quiet $big")
  row "two jobs against one, wall time (at least 1.8)" "$(calc "${t[0]} / ${t[1]}")"
fi

if wanted fmt; then
  mapfile -t t < <(measured "$cpu" 5 "$scratch/yardstick $big" "$tqn fmt --jobs 1 $big")
  row "fmt, one job (at least 100 MB/s where yardstick does 380)" \
    "$(calc "$bytes / 1e6 / ${t[1]}" 0) MB/s, yardstick $(calc "$bytes / 1e6 / ${t[0]}" 0)"
fi

if wanted convert; then
  for to in tgk playok jsonl; do
    mapfile -t t < <(measured "$cpu" 3 "$tqn convert --jobs 1 --quiet --to $to -o /dev/null $big")
    row "convert to $to, one job (at least 60 MB/s)" "$(calc "$bytes / 1e6 / ${t[0]}" 0) MB/s"
  done
  games=$("$tqn" convert --to sqlite -o "$scratch/big.sqlite" "$big" 2>&1 | awk '/^read/ { print $2 }')
  rm "$scratch/big.sqlite"
  mapfile -t t < <(measured "$wall" 1 "$tqn convert --quiet --to sqlite -o $scratch/big.sqlite $big")
  row "convert to sqlite (at least 100,000 games a minute)" "$(calc "$games * 60 / ${t[0]}" 0) games a minute"
fi

if wanted annotate; then
  mapfile -t t < <(measured "$cpu" 3 "$tqn annotate --add all --jobs 1 --quiet -o /dev/null $big" "$tqn annotate --add kazans --jobs 1 --quiet -o /dev/null $big")
  row "annotate, all facts, one job (at least 60 MB/s)" "$(calc "$bytes / 1e6 / ${t[0]}" 0) MB/s; kazans only $(calc "$bytes / 1e6 / ${t[1]}" 0)"
fi

if wanted bad; then
  # The landing digit of Black's move 20 is another one in every game that comes so far.
  awk '/^20\. [1-9][1-9]x? [1-9][1-9]/ { n = length($0); i = index($0, " ") + 1; i += index(substr($0, i), " ") + 1;
       d = substr($0, i, 1); $0 = substr($0, 1, i - 1) (d % 9 + 1) substr($0, i + 1) } { print }' "$big" > "$scratch/bad.tqn"
  mapfile -t t < <(measured "$cpu" 5 "$tqn validate --jobs 1 --quiet $big" "$tqn validate --jobs 1 --quiet $scratch/bad.tqn")
  row "every game bad, against clean (at most 3)" "$(calc "${t[1]} / ${t[0]}")"
  rm "$scratch/bad.tqn"
fi

if wanted doubling; then
  # The size at which one run takes long enough; a single game must stay under 16 MiB when doubled.
  for name in $("$generate" --names); do
    n=4000
    while "$generate" --repeat "$name" "$n" > "$scratch/one" && [ "$(stat -c %s "$scratch/one")" -lt 4000000 ]; do n=$((2 * n)); done
    "$generate" --repeat "$name" "$((2 * n))" > "$scratch/two"
    mapfile -t t < <(measured "$cpu" 5 "$tqn validate --jobs 1 --quiet $scratch/one" "$tqn validate --jobs 1 --quiet $scratch/two")
    row "doubling $name (at most 2.3)" "$(calc "${t[1]} / ${t[0]}") ($n: $(calc "${t[0]} * 1000" 0) ms)"
  done
fi

if wanted memory; then
  for jobs in 1 2; do
    times=$((1000000000 / bytes + 1))
    for ((i = 0; i < times; i++)); do cat "$big"; done |
      /usr/bin/time -f '%M' -o "$scratch/memory" "$tqn" validate --jobs "$jobs" --quiet - || true
    row "peak memory, 1 GB from stdin, $jobs job(s) (at most $((jobs == 1 ? 16 : 48)) MB)" "$(calc "$(tail -n 1 "$scratch/memory") / 1024" 1) MB"
  done
fi

if wanted start; then
  "$generate" --games 1 > "$scratch/small.tqn"
  mapfile -t t < <(measured '.mean' 200 "$tqn --version" "$tqn validate $scratch/small.tqn")
  row "start-up: --version, one small file (at most 10 ms)" "$(calc "${t[0]} * 1000" 1) ms, $(calc "${t[1]} * 1000" 1) ms"
fi
