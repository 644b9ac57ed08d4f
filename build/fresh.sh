#!/bin/sh
# Fails if an output of make build is older than its sources: build/fresh.sh core. build/out/NAME.sum holds the checksums of
# the sources that the last build read, by the command cksum.
cd "$(dirname "$0")/.." || exit 1
sum=build/out/$1.sum wasm=build/out/$1.wasm
if [ ! -e "$wasm" ] || [ ! -e "$sum" ]; then
	echo "$wasm is missing: run make build" >&2
	exit 1
fi
if [ "$sum" -nt "$wasm" ] || ! cut -d ' ' -f 3- "$sum" | xargs cksum 2>&1 | cmp -s - "$sum"; then
	echo "$wasm is stale, its sources have changed: run make build" >&2
	exit 1
fi
