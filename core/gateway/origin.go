package gateway

import (
	"slices"
	"strings"

	"loupe/core/exchange"
)

// localHosts are the names of a developer's machine.
var localHosts = []string{"localhost", "127.0.0.1", "[::1]"}

// origin returns the scheme and host that the request was sent to. The scheme is http only on a developer's machine.
func origin(f *exchange.Flow) string {
	host := f.Request().Headers.Get("host")
	name := host
	if i := strings.LastIndexByte(host, ':'); i >= 0 && !strings.HasSuffix(host, "]") {
		name = host[:i]
	}
	if slices.Contains(localHosts, name) {
		return "http://" + host
	}
	return "https://" + host
}
