#!/bin/bash
# Runs the TinyGo that build/toolchain/tinygo/go.mod pins: build/toolchain/tinygo.sh build -target wasip1 ...
#
# A release of that version on the PATH is used. Without one, the compiler is built from its Go module, once, with LLVM and the C library
# for wasm from Debian's packages. The module lacks package net, and the release's does not compile for the console, so either way TinyGo
# runs with a copy of its root that has build/toolchain/tinygo/net. Both are in the user's cache, in a folder named after the checksum of their inputs.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
version=$(sed -n 's|.*tinygo-org/tinygo v\([^ ]*\).*|\1|p' "$here/tinygo/go.mod")
packages='g++ llvm-19-dev libclang-19-dev clang-19 lld-19 wasi-libc libclang-rt-19-dev-wasm32'
unset GOOS GOARCH && export GOFLAGS=-mod=readonly GOWORK=off
fail() { echo "build/toolchain/tinygo.sh: $*" >&2; exit 1; }

go version >/dev/null 2>&1 || fail 'go is not on PATH: install Go 1.26 (see go.dev)'
from= release=$(command -v tinygo || :)
case $("${release:-:}" version 2>/dev/null) in
"tinygo version $version "*) from=$("$release" env TINYGOROOT) ;;
esac
cache=${XDG_CACHE_HOME:-$HOME/.cache}/loupe/tinygo-$version
root=$cache/$( (echo "$from"; go version; cd "$here"; cat tinygo.sh tinygo/go.* tinygo/net/http/*.go) | cksum | tr ' ' -)

# build_compiler builds bin/tinygo in the folder $1, and puts the libraries into cache/, where TinyGo looks for ones that it has built.
build_compiler() {
	local sudo= libc=$1/cache/tinygo/wasi-libc-wasm32-unknown-wasi-generic rt=$1/cache/tinygo/compiler-rt-wasm32-unknown-wasi-generic
	if ! dpkg -s $packages >/dev/null 2>&1; then
		[ "$(id -u)" = 0 ] || sudo='sudo -n'
		command -v apt-get >/dev/null && $sudo true 2>/dev/null || fail "install TinyGo $version (see tinygo.org), or on Debian 12: apt-get install $packages"
		echo "installing $packages" >&2
		$sudo apt-get update -qq >/dev/null
		$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends $packages >/dev/null
	fi
	echo "building TinyGo $version, once (takes about a minute)" >&2
	(cd "$here/tinygo" && CGO_ENABLED=1 go build -tags llvm19 -o "$1/bin/tinygo" github.com/tinygo-org/tinygo)
	mkdir -p "$libc" "$rt"
	cp -R /usr/include/wasm32-wasi "$libc/include"
	cp /usr/lib/wasm32-wasi/libc.a "$libc/lib.a"
	cp /usr/lib/llvm-19/lib/clang/19/lib/wasi/libclang_rt.builtins-wasm32.a "$rt/lib.a"
}

# make_root makes $root in another folder and moves it into place, so an interrupted run leaves no incomplete one.
make_root() {
	new=$cache/new.$$; trap 'rm -rf "$new"' EXIT
	mkdir -p "$new/bin"
	if [ "$from" ]; then ln -s "$release" "$new/bin/tinygo"; ln -s "$from/lib" "$new/lib"; else build_compiler "$new"; fi
	[ "$from" ] || from=$(cd "$here/tinygo" && go list -m -f '{{.Dir}}' github.com/tinygo-org/tinygo)
	cp -R "$from/src" "$from/targets" "$new/" # copies: TinyGo treats a link to a folder as a file
	chmod -R u+w "$new"
	rm -rf "$new/src/net"; mkdir "$new/src/net"
	cp -R "$here/tinygo/net/http" "$new/src/net/"
	[ -d "$root" ] || mv "$new" "$root"
}

mkdir -p "$cache"; ( command -v flock >/dev/null && exec 9>"$cache/lock" && flock 9; if [ ! -d "$root" ]; then make_root; fi )

# LLVM 19 does not know two features that TinyGo's targets name, and says so for each package. TinyGo runs wasm-opt, a Node.js program.
{ "$here/node.sh" env TINYGOROOT="$root" XDG_CACHE_HOME="$root/cache" GOCACHE="$root/cache/go-build" \
	WASMOPT="$here/../../node_modules/.bin/wasm-opt" "$root/bin/tinygo" "$@" 2>&1 >&3 |
	{ grep -v 'is not a recognized feature for this target' || :; } >&2; } 3>&1
