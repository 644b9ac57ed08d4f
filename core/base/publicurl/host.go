package publicurl

import (
	"strconv"
	"strings"
)

const (
	digits    = "0123456789"
	hexDigits = digits + "abcdef"
	letters   = "abcdefghijklmnopqrstuvwxyz"
)

// hasOnly reports whether all characters of s are in set.
func hasOnly(s, set string) bool { return strings.Trim(s, set) == "" }

// parseAuthority returns the normalised host and the port. The port has its colon (":8787"), or is "" if it
// is the scheme's default.
func parseAuthority(authority, scheme string, allowLocal bool) (host, port string, err error) {
	if strings.Contains(authority, "@") {
		return "", "", ErrUserInfo
	}
	host = authority
	if i := strings.LastIndexByte(authority, ':'); i >= 0 && !strings.HasSuffix(authority, "]") {
		host, port = authority[:i], authority[i:]
	}
	if host, err = parseHost(host, allowLocal); err != nil {
		return "", "", err
	}
	port, err = parsePort(port, scheme, allowLocal)
	return host, port, err
}

// parsePort normalises a port, which has its colon or is "", as parseAuthority returns it.
func parsePort(port, scheme string, allowLocal bool) (string, error) {
	if port == "" {
		return "", nil
	}
	n, err := strconv.ParseUint(port[1:], 10, 16)
	switch {
	case err != nil || port[1] == '0':
		return "", ErrPort
	case scheme == "https" && n == 443, scheme == "http" && n == 80:
		return "", nil
	case !allowLocal:
		return "", ErrNot443
	}
	return port, nil
}

// parseHost normalises and checks a host: a name, an IPv4 address or an IPv6 address in brackets.
func parseHost(host string, allowLocal bool) (string, error) {
	if host == "" {
		return "", ErrNoHost
	}
	for _, r := range host {
		if r > '~' {
			return "", ErrHostASCII
		}
	}
	if strings.Contains(host, "%") { // an escape, or an IPv6 zone
		return "", ErrHostEscape
	}
	host = strings.ToLower(host)
	if strings.ContainsAny(host, "[:]") {
		return parseIPv6(host, allowLocal)
	}
	if endsInNumber(host) {
		return parseIPv4(host, allowLocal)
	}
	return host, checkName(host, allowLocal)
}

// endsInNumber reports whether the WHATWG parser treats host as an IPv4 address, valid or not
// (https://url.spec.whatwg.org/#ends-in-a-number-checker). Unlike that parser it returns false for a host
// with a trailing dot, which checkName refuses.
func endsInNumber(host string) bool {
	last := host[strings.LastIndexByte(host, '.')+1:]
	if hex, ok := strings.CutPrefix(last, "0x"); ok {
		return hasOnly(hex, hexDigits)
	}
	return last != "" && hasOnly(last, digits)
}

// parseIPv4 parses four decimal numbers. It refuses shorter, octal and hexadecimal forms: inet_aton and the
// WHATWG parser accept them, but net/url treats them as names.
func parseIPv4(host string, allowLocal bool) (string, error) {
	a, ok := parseIPv4Text(host)
	if !ok {
		return "", ErrIPv4
	}
	return host, checkAddr(a, allowLocal)
}

func parseIPv6(host string, allowLocal bool) (string, error) {
	inner, opened := strings.CutPrefix(host, "[")
	inner, closed := strings.CutSuffix(inner, "]")
	a, ok := parseIPv6Text(inner)
	switch {
	case !opened || !closed || !ok:
		return "", ErrIPv6
	case isIPv4(a): // an IPv4-mapped address must be written as IPv4
		return "", ErrIPv4
	}
	return "[" + formatIPv6(a) + "]", checkAddr(a, allowLocal)
}

func checkAddr(a [16]byte, allowLocal bool) error {
	if allowLocal || PublicAddr(a) {
		return nil
	}
	return ErrNotPublic
}

// checkName checks the syntax of a name in lower case (RFC 1123 section 2.1) and whether it is public.
func checkName(name string, allowLocal bool) error {
	if len(name) > 253 {
		return ErrHostName
	}
	labels := strings.Split(name, ".")
	for _, label := range labels {
		// No hyphens at the ends: parsers that decode punycode would read xn--localhost- as localhost.
		if label == "" || len(label) > 63 || !hasOnly(label, letters+digits+"-") || strings.Trim(label, "-") != label {
			return ErrHostName
		}
	}
	if allowLocal {
		return nil
	}
	switch top := labels[len(labels)-1]; {
	case isReserved(top):
		return ErrReserved
	case len(labels) < 2, !hasOnly(top, letters) && !strings.HasPrefix(top, "xn--"):
		return ErrNoSuffix
	}
	return nil
}

// reservedSuffixes lists the top-level names without public hosts. example.com, example.net and example.org
// are public: they exist in the public DNS, and RFC 6761 section 6.5 asks software to treat them like other
// names.
var reservedSuffixes = [...]string{
	// https://www.iana.org/assignments/special-use-domain-names. The registry has home.arpa, ipv4only.arpa and
	// the reverse zones; all of .arpa is for infrastructure.
	"alt", "arpa", "example", "invalid", "local", "localhost", "onion", "test",
	// Reserved by ICANN for private use.
	"internal",
	// Will never be delegated, because private networks use them (ICANN, name collision; RFC 6762 appendix G).
	"corp", "home", "intranet", "lan", "mail", "private",
	// Private suffixes of common software: resolver defaults, Consul, Kubernetes.
	"localdomain", "consul", "svc",
}

func isReserved(suffix string) bool {
	for _, name := range reservedSuffixes[:] {
		if name == suffix {
			return true
		}
	}
	return false
}
