package workerd

import (
	"bytes"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// Process returns the id of the workerd that serves the service, with its D1 and KV. It reads Linux's /proc.
func (s *Service) Process() (int, error) {
	address, err := url.Parse(s.URL)
	if err != nil {
		return 0, err
	}
	port, err := strconv.Atoi(address.Port())
	if err != nil {
		return 0, err
	}
	text, err := os.ReadFile("/proc/net/tcp")
	if err != nil {
		return 0, err
	}
	// https://www.kernel.org/doc/html/latest/networking/proc_net_tcp.html: 0A is the state of a socket that listens; the tenth field is its inode.
	socket := ""
	for line := range strings.Lines(string(text)) {
		if fields := strings.Fields(line); len(fields) > 9 && strings.HasSuffix(fields[1], fmt.Sprintf(":%04X", port)) && fields[3] == "0A" {
			socket = "socket:[" + fields[9] + "]"
		}
	}
	programs, _ := filepath.Glob("/proc/[0-9]*/comm")
	for _, program := range programs {
		if name, _ := os.ReadFile(program); !bytes.HasPrefix(name, []byte("workerd")) {
			continue
		}
		files, _ := filepath.Glob(filepath.Join(filepath.Dir(program), "fd/*"))
		for _, file := range files {
			if target, _ := os.Readlink(file); target == socket {
				return strconv.Atoi(filepath.Base(filepath.Dir(program)))
			}
		}
	}
	return 0, fmt.Errorf("no workerd listens on %s", s.URL)
}

// Usage is the resource usage of a process.
type Usage struct {
	CPU    float64 // CPU time since the process began, in milliseconds
	Memory int64   // resident memory, in bytes
	Files  int     // open file descriptors
}

// ReadUsage reads the usage of a process from Linux's /proc.
func ReadUsage(process int) (u Usage, err error) {
	folder := filepath.Join("/proc", strconv.Itoa(process))
	stat, err := os.ReadFile(filepath.Join(folder, "stat"))
	if err != nil {
		return u, err
	}
	files, err := os.ReadDir(filepath.Join(folder, "fd"))
	if err != nil {
		return u, err
	}
	// proc_pid_stat(5): the state, field 3, comes after the command in brackets; utime, stime and rss are fields 14, 15 and 24.
	fields := strings.Fields(string(stat[bytes.LastIndexByte(stat, ')')+1:]))
	const tick = 10 // milliseconds: USER_HZ is 100
	for _, ticks := range fields[14-3 : 16-3] {
		n, _ := strconv.ParseFloat(ticks, 64)
		u.CPU += n * tick
	}
	pages, _ := strconv.ParseInt(fields[24-3], 10, 64)
	u.Memory, u.Files = pages*int64(os.Getpagesize()), len(files)
	return u, nil
}
