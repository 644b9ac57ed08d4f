#!/bin/sh
# Runs the pinned TinyGo: build/tinygo.sh build -target wasip1 ...
#
# build/tinygo/go.mod pins the version. A TinyGo release of that version on PATH is used. Without one, TinyGo is built
# from its Go module, with LLVM and wasi-libc from Debian's packages. Either way it runs with a copy of TINYGOROOT in
# which build/tinygo/net/http replaces net/http and build/tinygo/runtime adds a variant of the garbage collector, and with a copy
# of GOROOT in which build/tinygo/strconv replaces a table. The compiler and the copies are in the user's cache, in a folder named
# after the checksum of their inputs, so a change of inputs rebuilds them.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
version=$(sed -n 's|.*tinygo-org/tinygo v\([^ ]*\).*|\1|p' "$here/tinygo/go.mod")
packages='g++ llvm-19-dev libclang-19-dev clang-19 lld-19 wasi-libc libclang-rt-19-dev-wasm32'
unset GOOS GOARCH
export GOFLAGS=-mod=readonly GOWORK=off

fail() {
	echo "build/tinygo.sh: $*" >&2
	exit 1
}

go version >/dev/null 2>&1 || fail 'go is not on PATH: install Go 1.26 (see go.dev)'

release=$(command -v tinygo || :)
case $("${release:-:}" version 2>/dev/null) in
"tinygo version $version "*) release_root=$("$release" env TINYGOROOT) ;;
*) release= release_root= ;;
esac

cache=${XDG_CACHE_HOME:-$HOME/.cache}/loupe/tinygo-$version
name=$(
	cd "$here"
	{
		echo "$release_root"
		go version
		find tinygo.sh tinygo -name '*_test.go' -o -type f -print | LC_ALL=C sort | xargs cat
	} | cksum | tr ' ' -
)
root=$cache/$name

install_packages() {
	dpkg -s $packages >/dev/null 2>&1 && return
	sudo=
	[ "$(id -u)" = 0 ] || sudo='sudo -n'
	if command -v apt-get >/dev/null && $sudo true 2>/dev/null; then
		echo "installing $packages" >&2
		$sudo apt-get update -qq >/dev/null &&
			$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends $packages >/dev/null && return
	fi
	fail "install TinyGo $version (see tinygo.org), or on Debian 12: apt-get install $packages"
}

build_compiler() {
	install_packages
	echo "building TinyGo $version, once (takes about a minute)" >&2
	cd "$here/tinygo"
	CGO_ENABLED=1 go build -tags llvm19 -o "$1/bin/tinygo" github.com/tinygo-org/tinygo
	from=$(go list -m -f '{{.Dir}}' github.com/tinygo-org/tinygo)
	# The module has no sources of wasi-libc and compiler-rt. TinyGo uses built ones that it finds here in its cache.
	libc=$1/cache/tinygo/wasi-libc-wasm32-unknown-wasi-generic
	builtins=$1/cache/tinygo/compiler-rt-wasm32-unknown-wasi-generic
	mkdir -p "$libc" "$builtins"
	cp -R /usr/include/wasm32-wasi "$libc/include"
	cp /usr/lib/wasm32-wasi/libc.a "$libc/lib.a"
	cp /usr/lib/llvm-19/lib/clang/19/lib/wasi/libclang_rt.builtins-wasm32.a "$builtins/lib.a"
}

# extend_tags appends $1 to the build constraint in the first line of each file.
extend_tags() {
	tags=$1
	shift
	for file; do
		sed "1s/\$/ $tags/" "$file" >"$file.new" && mv "$file.new" "$file"
	done
}

# link_missing links what is in the folder $1 but not in $2 into $2.
link_missing() {
	for path in "$1"/*; do
		[ -e "$2/${path##*/}" ] || ln -s "$path" "$2/"
	done
}

# make_root makes $root. It builds in another folder and moves the result, so that an interrupted run leaves no
# incomplete $root.
make_root() {
	staging=$cache/staging.$$
	trap 'rm -rf "$staging"' EXIT
	trap 'exit 1' HUP INT TERM
	new=$staging/$name
	mkdir -p "$new/bin"
	if [ "$release" ]; then
		from=$release_root
		ln -s "$release" "$new/bin/tinygo"
		ln -s "$from/lib" "$new/lib"
	else
		build_compiler "$new"
	fi
	# TinyGo treats a symbolic link to a folder as a file, so these are copies.
	cp -R "$from/src" "$from/targets" "$new/"
	chmod -R u+w "$new/src" "$new/targets"
	# LLVM 19 does not know these features and would warn about them in each run.
	[ "$release" ] || sed -i 's/+bulk-memory-opt,+call-indirect-overlong,//' "$new"/targets/wasm.json "$new"/targets/wasip1.json
	# Functions return several values as such instead of through memory, which makes core.wasm a fifteenth smaller.
	sed 's/-multivalue,/+multivalue,/; s/-mno-multivalue/-mmultivalue/; s/"--no-demangle"/&, "-mllvm", "-target-abi=experimental-mv"/' \
		"$new/targets/wasip1.json" >"$new/targets/wasip1.new"
	mv "$new/targets/wasip1.new" "$new/targets/wasip1.json"
	[ "$(grep -c '+multivalue,\|-mmultivalue\|experimental-mv' "$new/targets/wasip1.json")" = 3 ] || fail "TinyGo's target wasip1 is not as expected"
	rm -rf "$new/src/net"
	mkdir -p "$new/src/net/http"
	cp "$here"/tinygo/net/http/*.go "$new/src/net/http/"
	rm -f "$new"/src/net/http/*_test.go
	# The tag gc.betweencalls replaces the collector of -gc=leaking, which frees nothing, by the precise one.
	cp "$here"/tinygo/runtime/*.go "$new/src/runtime/"
	# The heap grows by at most 4 MB. TinyGo doubles it, and an isolate has 128 MB for all.
	growth=$new/src/runtime/arch_tinygowasm.go
	sed 's/wasm_memory_grow(wasmMemoryIndex, memorySize)/wasm_memory_grow(wasmMemoryIndex, min(memorySize, 64))/' "$growth" >"$growth.new"
	mv "$growth.new" "$growth"
	grep -q 'min(memorySize, 64)' "$growth" || fail "TinyGo's growHeap is not as expected"
	# With the tag, gc_betweencalls.go has these functions. Blocks in a row that are used or free are marked or skipped four at a time.
	blocks=$new/src/runtime/gc_blocks_betweencalls.go
	sed '1s/.*/\/\/go:build gc.betweencalls/; /^func popFreeRange(/,/^}/d; /^func buildFreeRanges(/,/^}/d
		/^	for i := block + 1; i != block+gcBlock(neededBlocks)/,/^	}/c\	setTails(block+1, block+gcBlock(neededBlocks))
		s/freeBytes < heapSize\/3/freeBytes < heapSize\/8/
		/^		stateByte := \*stateBytePtr/a\		if stateByte == 0 {\n\t\t\tcarry = 0\n\t\t\tcontinue\n\t\t}' "$new/src/runtime/gc_blocks.go" >"$blocks"
	[ "$(grep -c 'setTails(\|heapSize\/8\|		if stateByte == 0 {\|^//go:build gc.betweencalls$' "$blocks")" = 4 ] || fail "TinyGo's gc_blocks.go is not as expected"
	extend_tags '|| gc.betweencalls' "$new/src/runtime/gc_precise.go"
	extend_tags '\&\& !gc.betweencalls' "$new/src/runtime/gc_leaking.go"
	# The copy of GOROOT has links but for internal/strconv, whose powers of ten are computed.
	go=$(go env GOROOT)
	strconv=$new/go/src/internal/strconv
	mkdir -p "$strconv"
	cp "$go"/src/internal/strconv/*.go "$strconv/"
	rm "$strconv"/*_test.go
	cp "$here/tinygo/strconv/pow10tab.go" "$strconv/"
	sed 's/pow10Tab\[e-pow10Min\]/pow10Mantissa(e)/' "$go/src/internal/strconv/math.go" >"$strconv/math.go"
	grep -q 'pow10Mantissa(e)' "$strconv/math.go" || fail "Go's internal/strconv is not as expected"
	for folder in src/internal src .; do
		link_missing "$go/$folder" "$new/go/$folder"
	done
	mv "$new" "$cache/" 2>/dev/null || [ -d "$root" ] || fail "cannot write $root"
}

if [ ! -d "$root" ]; then
	mkdir -p "$cache"
	(
		# flock keeps a second run waiting. Without flock both runs build, and the later one discards its result.
		exec 9>"$cache/lock"
		if command -v flock >/dev/null; then flock 9; fi
		[ -d "$root" ] || make_root
	)
fi

# TinyGo runs wasm-opt, a Node.js program.
exec "$here/node.sh" env GOROOT="$root/go" TINYGOROOT="$root" XDG_CACHE_HOME="$root/cache" GOCACHE="$root/cache/go-build" \
	WASMOPT="$here/../node_modules/.bin/wasm-opt" "$root/bin/tinygo" "$@"
