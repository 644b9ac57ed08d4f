// Package publicurl decides whether a URL that a stranger sent may be fetched: whether it is a public HTTPS URL.
// It is the guard against server-side request forgery: nothing is fetched for a caller, and no redirect followed,
// but through Check and Resolve.
//
// The URL is read again by whoever fetches it: the WHATWG URL parser in a Worker (https://url.spec.whatwg.org),
// net/url in Go. A guard that reads a URL otherwise than they do is no guard, so two rules hold:
//
//   - what those parsers could read in two ways is refused, not interpreted (tabs, backslashes, 0177.0.0.1,
//     https:host, percent-encoded hosts ...);
//   - what is fetched is the text of the URL that Check returns, never the text that came in. It is normalised as the
//     WHATWG parser does, so that parser leaves it as it is, and so does this package.
//
// # What is public
//
//   - Scheme https. No user info. Port 443: a fetcher that connects to any port is a port scanner for its callers,
//     and runtimes differ in whether they honour another port.
//   - A name of at least two labels of ASCII letters, digits and hyphens, the last of them alphabetic or punycode
//     (xn--) and none that is reserved for private use or for no use (special.go). The Public Suffix List is left out:
//     it is large and old on the day it is built in, and a name under a suffix that does not exist resolves to nothing.
//   - An IPv4 address in four decimal numbers, or an IPv6 address in brackets, outside the special-purpose registries
//     (address.go).
//
// # What this package can not see
//
// What a name resolves to. A public name may have the A record 127.0.0.1, or get it a second later (DNS rebinding); a
// list of names known for that would never be complete. On Cloudflare this is acceptable: a Worker's fetch runs in
// Cloudflare's network, which resolves on the public DNS and has no route to anybody's private network unless a
// binding makes one. Whoever hosts the core elsewhere must
//
//   - check the address that is connected to, as it is connected to: workerd does so while its network service keeps
//     the default, allow = ["public"] (wrangler dev adds private addresses); in Go, call PublicAddr in
//     net.Dialer.Control;
//   - keep the resolver from adding search domains: in Kubernetes, redis.shop can become
//     redis.shop.svc.cluster.local;
//   - fetch with automatic redirects off, and put each Location through Resolve.
package publicurl

import "strings"

// MaxLength is the greatest length of a URL in bytes, as received and as normalised.
const MaxLength = 2048

// A URL is one that Check or Resolve accepted. URLs are equal (==) if their texts are. The zero URL is none.
type URL struct {
	origin string // "https://host", with ":port" if that is not the scheme's own
	host   string
	path   string // starts with a slash
	query  string // empty, or starts with a question mark
}

// String returns the text to fetch: ASCII, scheme and host in lower case, no fragment, no default port, no dot
// segments, percent-encoded where a parser would do so.
func (u URL) String() string { return u.origin + u.path + u.query }

// Host returns the host without the port: a name in lower case, an IPv4 address, or an IPv6 address in brackets and in
// its shortest form (RFC 5952). It equals the hostname of the WHATWG URL API.
func (u URL) Host() string { return u.host }

// Check returns the URL that raw says, or an Error if it is not a public HTTPS URL. allowLocal, for a developer's
// machine, also lets through http, any port, and hosts that are not public; the rules of syntax stay.
func Check(raw string, allowLocal bool) (URL, error) {
	// No strings.EqualFold: it takes the long s of "httpſ" for an s.
	scheme, rest, absolute := strings.Cut(raw, "://")
	scheme = strings.ToLower(scheme)
	switch {
	case !absolute:
		return URL{}, ErrNotAbsolute
	case scheme != "https" && !(allowLocal && scheme == "http"):
		return URL{}, ErrNotHTTPS
	case len(raw) > MaxLength:
		return URL{}, ErrTooLong
	}
	if err := checkText(rest); err != nil {
		return URL{}, err
	}

	rest, _, _ = strings.Cut(rest, "#")
	authority, tail := rest, ""
	if i := strings.IndexAny(rest, "/?"); i >= 0 {
		authority, tail = rest[:i], rest[i:]
	}
	host, port, err := parseAuthority(authority, scheme, allowLocal)
	if err != nil {
		return URL{}, err
	}
	path, query, err := parsePathQuery(tail)
	if err != nil {
		return URL{}, err
	}
	u := URL{origin: scheme + "://" + host + port, host: host, path: path, query: query}
	if len(u.String()) > MaxLength {
		return URL{}, ErrTooLong
	}
	return u, nil
}

// checkText refuses what some parsers drop, trim or rewrite wherever it stands.
func checkText(s string) error {
	for _, r := range s {
		switch {
		case r <= ' ', '\x7f' <= r && r <= '\u009f', r == '\\':
			return ErrCharacter
		case r == '\uFFFD': // bytes that are not UTF-8, here or in an earlier decoder
			return ErrUTF8
		}
	}
	return nil
}
