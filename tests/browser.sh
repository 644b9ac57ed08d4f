#!/bin/sh
# Prints the path of Chromium: of the one on PATH, else of Debian's package, which it installs if it may, else of the one that
# Playwright downloads into the user's cache, once.
set -eu
cd "$(dirname "$0")/.."
cache=${XDG_CACHE_HOME:-$HOME/.cache}/loupe/browser

present() {
	for name in chromium-headless-shell chromium chromium-browser google-chrome; do
		command -v "$name" && return
	done
	find "$cache" -type f \( -name headless_shell -o -name chrome-headless-shell \) 2>/dev/null | grep -m 1 .
}
from_debian() {
	[ "$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq >&2 &&
		DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends chromium-headless-shell >&2
}
from_playwright() {
	PLAYWRIGHT_BROWSERS_PATH=$cache build/toolchain/node.sh npx --no-install playwright-core install --only-shell chromium >&2
}

present && exit
echo 'installing Chromium for the tests of pages, once' >&2
from_debian && present && exit
from_playwright && present && exit
echo 'The tests of pages need Chromium: install chromium-headless-shell or chromium, then run the same command again.' >&2
exit 1
