package api

import (
	"slices"
	"strconv"
	"strings"

	"loupe/core/exchange"
)

// localHosts are the names of a developer's machine.
var localHosts = []string{"localhost", "127.0.0.1", "[::1]"}

// origin returns the scheme and host of the URLs that the service gives to callers. They come from PUBLIC_URL or, if it is not
// set, from the request's header Host. The scheme is http only on a developer's machine. It returns false if the header is
// not a host name or an IP address, with or without a port.
func (c *call) origin(f *exchange.Flow) (origin string, ok bool) {
	if c.publicURL != "" {
		return c.publicURL, true
	}
	host := strings.ToLower(f.Request().Headers.Get("host"))
	name, valid := hostName(host)
	if !valid {
		return "", false
	}
	if slices.Contains(localHosts, name) {
		return "http://" + host, true
	}
	return "https://" + host, true
}

// publicURL returns a value of PUBLIC_URL without a slash at its end, or "" if it is not a scheme and a host.
func publicURL(value string) string {
	value = strings.ToLower(strings.TrimSuffix(value, "/"))
	for _, scheme := range []string{"https://", "http://"} {
		if host, found := strings.CutPrefix(value, scheme); found {
			if _, valid := hostName(host); valid {
				return value
			}
		}
	}
	return ""
}

// hostName returns the host without its port, in lower case as host must be. It returns false unless the host is a DNS
// name, an IPv4 address or an IPv6 address in brackets, and the port is absent or 1 to 65535 (RFC 9110 section 7.2).
func hostName(host string) (name string, ok bool) {
	name = host
	if i := strings.LastIndexByte(host, ':'); i >= 0 && !strings.HasSuffix(host, "]") {
		port := host[i+1:]
		if n, err := strconv.ParseUint(port, 10, 16); err != nil || n == 0 || port[0] == '0' {
			return "", false
		}
		name = host[:i]
	}
	if address, found := strings.CutPrefix(name, "["); found {
		address, closed := strings.CutSuffix(address, "]")
		return name, closed && strings.Contains(address, ":") && strings.Trim(address, "0123456789abcdef:.") == ""
	}
	if len(name) > 253 {
		return "", false
	}
	for label := range strings.SplitSeq(name, ".") {
		hyphened := strings.HasPrefix(label, "-") || strings.HasSuffix(label, "-")
		if label == "" || len(label) > 63 || hyphened || strings.Trim(label, "abcdefghijklmnopqrstuvwxyz0123456789-") != "" {
			return "", false
		}
	}
	return name, true
}
