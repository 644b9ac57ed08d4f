package protocol

import (
	"net/url"
	"slices"
	"strings"

	"loupe/core/base/publicurl"
)

// loopbackHosts are the hosts of redirect URIs that lead to the user's own machine (RFC 8252 section 7.3). The MCP
// specification also allows localhost.
var loopbackHosts = []string{"127.0.0.1", "[::1]", "localhost"}

// IsLoopback reports whether a host, without its port, is this machine.
func IsLoopback(host string) bool { return slices.Contains(loopbackHosts, host) }

// RedirectHost returns the host of a redirect URI, for the user to see, and whether it is the user's own machine. It
// returns false for ok unless the URI uses https, or http on a loopback host, and has neither user info nor a fragment.
//
// A URI with one of the private schemes leads to a program on the user's machine (RFC 8252 section 7.1). Its host is the
// scheme, such as cursor://, because any program may claim the rest.
//
// It uses package publicurl because that refuses text that browsers and this program could read as different hosts. The
// host may be private: only the user's browser visits it.
func RedirectHost(uri string, schemes Schemes) (host string, local, ok bool) {
	if scheme, rest, found := strings.Cut(uri, ":"); found && slices.Contains(schemes, scheme) {
		return scheme + "://", true, strings.HasPrefix(rest, "/") && strings.Trim(rest, uriCharacters) == ""
	}
	u, err := publicurl.Check(uri, true)
	if err != nil || strings.Contains(uri, "#") {
		return "", false, false
	}
	local = IsLoopback(u.Host())
	return u.Host(), local, strings.HasPrefix(uri, "https://") || strings.HasPrefix(uri, "http://") && local
}

// sameRedirect reports whether a redirect URI of a request is the registered one. They must be equal, except that the
// port on a loopback host may differ: a program on the user's machine gets its port as it starts (RFC 8252 section 7.3).
func sameRedirect(uri, registered string) bool {
	if uri == registered {
		return true
	}
	host, rest, ok := splitLoopback(uri)
	registeredHost, registeredRest, registeredOK := splitLoopback(registered)
	return ok && registeredOK && host == registeredHost && rest == registeredRest
}

// splitLoopback splits an http URI of a loopback host into the host and what follows the port.
func splitLoopback(uri string) (host, rest string, ok bool) {
	authority, ok := strings.CutPrefix(uri, "http://")
	if !ok {
		return "", "", false
	}
	if i := strings.IndexAny(authority, "/?"); i >= 0 {
		authority, rest = authority[:i], authority[i:]
	}
	for _, host := range loopbackHosts {
		port, found := strings.CutPrefix(authority, host)
		if found && (port == "" || port[0] == ':' && strings.Trim(port[1:], "0123456789") == "") {
			return host, rest, true
		}
	}
	return "", "", false
}

// responseURL returns a redirect URI with parameters added to its query (RFC 6749 section 4.1.2). The parameter iss names
// this server (RFC 9207). A state that is "" is left out.
func responseURL(uri, origin, state string, parameters url.Values) string {
	parameters.Set("iss", origin)
	if state != "" {
		parameters.Set("state", state)
	}
	separator := "?"
	if strings.HasSuffix(uri, "?") || strings.HasSuffix(uri, "&") {
		separator = ""
	} else if strings.Contains(uri, "?") {
		separator = "&"
	}
	return uri + separator + parameters.Encode()
}
