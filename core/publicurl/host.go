package publicurl

import (
	"net/netip"
	"strconv"
	"strings"
)

const (
	digits    = "0123456789"
	hexDigits = digits + "abcdef"
	letters   = "abcdefghijklmnopqrstuvwxyz"
)

// only says whether s consists of characters of set alone.
func only(s, set string) bool { return strings.Trim(s, set) == "" }

// parseAuthority returns the normalised host, and the port as ":8787" or "" if it is the scheme's own.
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

func parseHost(host string, allowLocal bool) (string, error) {
	if host == "" {
		return "", ErrNoHost
	}
	for _, r := range host {
		if r > '~' {
			return "", ErrHostASCII
		}
	}
	if strings.Contains(host, "%") { // also an IPv6 zone
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

// endsInNumber says whether the WHATWG parser reads host as an IPv4 address, right or wrong
// (https://url.spec.whatwg.org/#ends-in-a-number-checker, less the trailing dot, which checkName refuses).
func endsInNumber(host string) bool {
	last := host[strings.LastIndexByte(host, '.')+1:]
	if hex, ok := strings.CutPrefix(last, "0x"); ok {
		return only(hex, hexDigits)
	}
	return last != "" && only(last, digits)
}

// parseIPv4 refuses the shorter, octal and hexadecimal spellings that inet_aton and the WHATWG parser take and net/url
// hands on as a name.
func parseIPv4(host string, allowLocal bool) (string, error) {
	a, err := netip.ParseAddr(host)
	if err != nil {
		return "", ErrIPv4
	}
	return host, checkAddr(a, allowLocal)
}

func parseIPv6(host string, allowLocal bool) (string, error) {
	inner, opened := strings.CutPrefix(host, "[")
	inner, closed := strings.CutSuffix(inner, "]")
	a, err := netip.ParseAddr(inner)
	switch {
	case !opened || !closed || err != nil || !a.Is6():
		return "", ErrIPv6
	case a.Is4In6(): // one more spelling of an IPv4 address
		return "", ErrIPv4
	}
	return "[" + a.String() + "]", checkAddr(a, allowLocal)
}

func checkAddr(a netip.Addr, allowLocal bool) error {
	if allowLocal || PublicAddr(a) {
		return nil
	}
	return ErrNotPublic
}

// checkName checks a name in lower case: the syntax of RFC 1123 section 2.1, and whether it is public.
func checkName(name string, allowLocal bool) error {
	if len(name) > 253 {
		return ErrHostName
	}
	labels := strings.Split(name, ".")
	for _, label := range labels {
		// Without the rule on hyphens, xn--localhost- would be localhost to parsers that decode punycode.
		if label == "" || len(label) > 63 || !only(label, letters+digits+"-") || strings.Trim(label, "-") != label {
			return ErrHostName
		}
	}
	if allowLocal {
		return nil
	}
	switch top := labels[len(labels)-1]; {
	case reserved(top):
		return ErrReserved
	case len(labels) < 2, !only(top, letters) && !strings.HasPrefix(top, "xn--"):
		return ErrNoSuffix
	}
	return nil
}
