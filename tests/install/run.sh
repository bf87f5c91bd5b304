#!/bin/sh
# run.sh SOURCE BUILD CMAKE GENERATOR COMPILER FLAGS: see CMakeLists.txt beside it.
set -eu
source=$1
build=$2
cmake=$3
generator=$4
compiler=$5
flags=$6
here=$source/tests/install
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
prefix="$scratch/a prefix"

fail() { echo "$*" >&2; exit 1; }
expect() { # expect NAME FILE: its output is that of the example in the README
  "$2" > "$scratch/out" || fail "$1: exit $?"
  grep -q "2 games, 1 of them legal" "$scratch/out" || fail "$1 printed: $(cat "$scratch/out")"
}

"$cmake" --install "$build" --prefix "$prefix" > "$scratch/log" || fail "$(cat "$scratch/log")"
if grep -rlF "$build" "$prefix" --include='*.cmake' --include='*.pc'; then fail "an installed file names the build folder"; fi

# The example of the README is built too, once there is one.
cp -r "$here/consumer" "$scratch/consumer"
awk '/^```cpp/ { inside = 1; next } /^```/ { if (inside) exit } inside' "$source/README.md" > "$scratch/consumer/readme.cpp" 2> /dev/null || true

"$cmake" -S "$scratch/consumer" -B "$scratch/build" -G "$generator" -DCMAKE_CXX_COMPILER="$compiler" \
  -DCMAKE_CXX_FLAGS="$flags" -DCMAKE_PREFIX_PATH="$prefix" > "$scratch/log" 2>&1 || fail "$(cat "$scratch/log")"
"$cmake" --build "$scratch/build" > "$scratch/log" 2>&1 || fail "$(cat "$scratch/log")"
expect find_package "$scratch/build/consumer"

pc=$(find "$prefix" -name tqn.pc)
cd "$scratch"
# The prefix holds a blank: pkg-config escapes it, and only eval undoes that.
options=$(PKG_CONFIG_PATH="$(dirname "$pc")" pkg-config --cflags --libs tqn)
eval "\"$compiler\" $flags -std=c++20 consumer/main.cpp $options -o by_pkg_config" || fail "pkg-config: $options"
LD_LIBRARY_PATH=$(dirname "$(dirname "$pc")")
export LD_LIBRARY_PATH
expect pkg-config ./by_pkg_config

for file in man/man1/tqn.1 bash-completion/completions/tqn zsh/site-functions/_tqn fish/vendor_completions.d/tqn.fish; do
  [ -s "$prefix/share/$file" ] || fail "share/$file was not installed"
done
"$prefix/bin/tqn" --version > /dev/null || fail "the installed command does not start"
echo "installed, found and used both ways"
