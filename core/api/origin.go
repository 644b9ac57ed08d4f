package api

import (
	"slices"
	"strings"

	"loupe/core/base/publicurl"
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
	host := f.Request().Headers.Get("host")
	if u, valid := originOf("http://" + host); valid && slices.Contains(localHosts, u.Host()) {
		return u.Origin(), true
	}
	u, valid := originOf("https://" + host)
	return u.Origin(), valid
}

// originOf parses a URL without path and query. It returns false for any other text.
func originOf(url string) (u publicurl.URL, ok bool) {
	u, err := publicurl.Check(url, true)
	return u, err == nil && strings.Count(url, "/") == 2 && !strings.ContainsAny(url, "?#")
}

// publicURL returns a value of PUBLIC_URL without a slash at its end, or "" if it is not a scheme and a host.
func publicURL(value string) string {
	if u, valid := originOf(strings.TrimSuffix(value, "/")); valid {
		return u.Origin()
	}
	return ""
}
