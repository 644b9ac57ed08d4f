// Package publicurl checks whether a URL from a stranger may be fetched: whether it is a public HTTPS URL. It
// protects against server-side request forgery. Every URL that is fetched for a caller, and the target of
// every redirect, must pass [Check] or [Resolve].
//
// The program that fetches the URL parses it again: in a Worker with the WHATWG URL parser
// (https://url.spec.whatwg.org), in Go with net/url. If these parsers disagreed with this package, the check
// would be useless. Two rules prevent that:
//
//   - Check refuses text that these parsers may read in different ways: tabs, backslashes, 0177.0.0.1,
//     https:host, percent-encoded hosts and so on.
//   - Callers must fetch the text of the returned URL, never the original text. The returned text is
//     normalised as the WHATWG parser does it, so neither that parser nor this package changes it again.
//
// # What is public
//
//   - The scheme is https, the port 443, and there is no user info. With other ports, Loupe could be used as
//     a port scanner, and some runtimes ignore the port.
//   - A host name has at least two labels of ASCII letters, digits and hyphens. The last label is alphabetic
//     or punycode (xn--) and not reserved (reserved.go). The Public Suffix List is not used: it is large and
//     soon outdated, and names under an unknown suffix do not resolve.
//   - An IPv4 address is four decimal numbers, an IPv6 address is in brackets. Neither may be in a
//     special-purpose block (address.go).
//
// # What this package can't check
//
// It can't know what a name resolves to. A public name may have the A record 127.0.0.1, or get it after the
// check (DNS rebinding), and no list of such names is complete. On Cloudflare this is acceptable: a Worker's
// fetch uses public DNS, from Cloudflare's network, which has no route to private networks unless a binding
// creates one. On any other platform:
//
//   - Check the address of each connection. workerd does so if its network service has the default
//     allow = ["public"]; wrangler dev also allows private addresses. In Go, call PublicAddr in
//     net.Dialer.Control.
//   - Do not let the resolver add search domains. In Kubernetes, redis.shop can become
//     redis.shop.svc.cluster.local.
//   - Turn automatic redirects off, and pass each Location header to Resolve.
package publicurl

import "strings"

// MaxLength is the maximum length of a URL in bytes, both as received and as normalised.
const MaxLength = 2048

// A URL is a URL that Check or Resolve accepted. Two URLs are equal (==) if their texts are equal. The zero
// URL has the text "".
type URL struct {
	origin string // "https://host", with ":port" if that is not the scheme's default
	host   string
	path   string // begins with a slash
	query  string // empty, or begins with a question mark
}

// String returns the text to fetch. It is ASCII and percent-encoded, has the scheme and host in lower case,
// and has no fragment, default port or dot segments.
func (u URL) String() string { return u.origin + u.path + u.query }

// Origin returns the scheme and host, with the port if it is not the scheme's default.
func (u URL) Origin() string { return u.origin }

// Host returns the host without the port: a name in lower case, an IPv4 address, or an IPv6 address in
// brackets and in its shortest form (RFC 5952). It equals hostname in the WHATWG URL API.
func (u URL) Host() string { return u.host }

// Check parses and normalises raw. It returns an [Error] if raw is not a public HTTPS URL. With allowLocal, for
// a developer's machine, it also accepts http, any port, and hosts that are not public.
func Check(raw string, allowLocal bool) (URL, error) {
	// Not strings.EqualFold: it treats the long s of "httpſ" as an s.
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

// checkText refuses characters that some parsers remove or replace anywhere in a URL.
func checkText(s string) error {
	for _, r := range s {
		switch {
		case r <= ' ', '\x7f' <= r && r <= '\u009f', r == '\\':
			return ErrCharacter
		case r == '\uFFFD': // not UTF-8, here or before an earlier decoder replaced it
			return ErrUTF8
		}
	}
	return nil
}

// Error is the reason why a URL was refused, one of the constants below. Its text follows the name of a field
// in a sentence: "image_url" + " " + "must use https".
type Error string

func (e Error) Error() string { return string(e) }

// Errors of syntax. They are returned with allowLocal too.
const (
	ErrNotAbsolute Error = "must start with https://"
	ErrTooLong     Error = "must be at most 2,048 bytes long"
	ErrCharacter   Error = "must not contain spaces, control characters or backslashes"
	ErrUTF8        Error = "must be valid UTF-8"
	ErrEscape      Error = "must have two hexadecimal digits after each percent sign"
	ErrUserInfo    Error = "must not contain a user name or a password"
	ErrPort        Error = "must have a port from 1 to 65535, without leading zeros, or none"
	ErrNoHost      Error = "must name a host"
	ErrHostASCII   Error = "must have a host name in ASCII: write other letters in punycode (xn--)"
	ErrHostEscape  Error = "must not have a percent sign in the host"
	ErrHostName    Error = "must have a host name of letters, digits and hyphens, with at most 63 between dots and 253 in total"
	ErrIPv4        Error = "must write an IPv4 address as four decimal numbers from 0 to 255"
	ErrIPv6        Error = "must have a valid IPv6 address in brackets, or a host name without colons and brackets"
)

// Errors of URLs that are not public. With allowLocal these URLs are accepted.
const (
	ErrNotHTTPS  Error = "must use https"
	ErrNot443    Error = "must use port 443"
	ErrNoSuffix  Error = "must name a public host: the name needs a public suffix such as .com"
	ErrReserved  Error = "must name a public host: the name has a suffix for local or special use, such as .local"
	ErrNotPublic Error = "must name a public host: the address is private, local or reserved"
)

// Resolve returns the URL to which a response from base redirects (RFC 9110 section 10.2.2). location is the
// response's Location header: an absolute URL, or one relative to base ("//host/path", "/path", "path",
// "?query"). "" and "#fragment" mean base itself. Resolve checks the result as [Check] does and returns
// the same errors.
func Resolve(base URL, location string, allowLocal bool) (URL, error) {
	firstSegment := location
	if i := strings.IndexAny(location, "/?#"); i >= 0 {
		firstSegment = location[:i]
	}
	switch {
	case location == "" || location[0] == '#':
		location = base.String()
	case strings.HasPrefix(location, "//"):
		scheme, _, _ := strings.Cut(base.origin, "//")
		location = scheme + location
	case location[0] == '/':
		location = base.origin + location
	case location[0] == '?':
		location = base.origin + base.path + location
	case strings.Contains(firstSegment, ":"):
		// Absolute, even if the scheme is not valid. Parsers differ in that case, so Check refuses it.
	default:
		location = base.origin + base.path[:strings.LastIndexByte(base.path, '/')+1] + location
	}
	return Check(location, allowLocal)
}
