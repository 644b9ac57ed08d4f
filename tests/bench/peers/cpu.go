package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"loupe/tests/workerd"
)

// usage is CPU time in milliseconds.
type usage struct {
	worker float64 // of the workerd that runs the Worker, D1 and KV
	all    float64 // also of wrangler and of the workerd of its proxy
}

func (u usage) minus(other usage) usage { return usage{u.worker - other.worker, u.all - other.all} }
func (u usage) by(n float64) usage      { return usage{u.worker / n, u.all / n} }

// cpu returns the CPU time of the service's processes so far, from Linux's /proc. Elsewhere it is 0.
func (p *peer) cpu() (u usage) {
	_, port, _ := strings.Cut(strings.TrimPrefix(p.URL, "http://"), ":")
	stats, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, name := range stats {
		stat, err := os.ReadFile(name)
		if err != nil {
			continue // the process has ended
		}
		// proc_pid_stat(5): after the command in brackets come the state, ppid and pgrp.
		command, rest := stat[:bytes.LastIndexByte(stat, ')')], strings.Fields(string(stat[bytes.LastIndexByte(stat, ')')+1:]))
		if rest[2] != strconv.Itoa(p.Group()) {
			continue
		}
		process, _ := strconv.Atoi(filepath.Base(filepath.Dir(name)))
		usage, err := workerd.ReadUsage(process)
		if err != nil {
			continue
		}
		u.all += usage.CPU
		arguments, _ := os.ReadFile(filepath.Join(filepath.Dir(name), "cmdline"))
		if bytes.HasSuffix(command, []byte("(workerd")) && !bytes.Contains(arguments, []byte(":"+port+"\x00")) {
			u.worker += usage.CPU
		}
	}
	return u
}
