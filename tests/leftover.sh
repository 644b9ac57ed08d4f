#!/bin/sh
# Runs a command, and fails if a process that it started still runs ten seconds after it ended: tests/leftover.sh make ...
# It names these processes and ends them. They are recognised, by Linux's /proc, by a variable that only this command inherits.
mark=LOUPE_TEST_RUN=$$-$(date +%s)
env "$mark" "$@"
status=$?
tries=0
while
	left=$(grep -ls -- "$mark" /proc/[0-9]*/environ) # its status tells nothing: processes end meanwhile
	[ -n "$left" ]
do
	if [ "$tries" -lt "${LEFTOVER_TRIES:-40}" ]; then
		tries=$((tries + 1))
		sleep 0.25
		continue
	fi
	for file in $left; do
		process=$(basename "$(dirname "$file")")
		echo "still running after the tests: process $process: $(tr '\0' ' ' <"/proc/$process/cmdline")" >&2
		kill -KILL "$process"
	done
	exit 1
done
exit $status
