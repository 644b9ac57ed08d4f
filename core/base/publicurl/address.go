package publicurl

import (
	"bytes"
	"strconv"
	"strings"
)

// specialPurpose lists the address blocks without public web servers: those in the IANA special-purpose
// registries (RFC 6890, https://www.iana.org/assignments/iana-ipv4-special-registry and
// https://www.iana.org/assignments/iana-ipv6-special-registry), multicast, and one cloud's platform service.
// It includes blocks that the registries call globally reachable, because these are for relays and DNS
// sinks. IPv6 blocks outside globalUnicast need no entry.
var specialPurpose = [...]string{
	"0.0.0.0/8",        // this network
	"10.0.0.0/8",       // private use
	"100.64.0.0/10",    // carrier-grade NAT; a cloud's metadata service
	"127.0.0.0/8",      // loopback
	"168.63.129.16/32", // Azure's platform service; not in a registry
	"169.254.0.0/16",   // link-local; most clouds' metadata services
	"172.16.0.0/12",    // private use
	"192.0.0.0/24",     // IETF protocol assignments
	"192.0.2.0/24",     // documentation
	"192.31.196.0/24",  // AS112
	"192.52.193.0/24",  // AMT relays
	"192.88.99.0/24",   // 6to4 relays
	"192.168.0.0/16",   // private use
	"192.175.48.0/24",  // AS112
	"198.18.0.0/15",    // benchmarking
	"198.51.100.0/24",  // documentation
	"203.0.113.0/24",   // documentation
	"224.0.0.0/4",      // multicast
	"240.0.0.0/4",      // reserved; limited broadcast

	"2001::/23",         // IETF protocol assignments: Teredo (embeds IPv4), ORCHID, benchmarking
	"2001:db8::/32",     // documentation
	"2002::/16",         // 6to4, embeds IPv4
	"2620:4f:8000::/48", // AS112
	"3ffe::/16",         // 6bone, returned (RFC 3701)
	"3fff::/20",         // documentation
}

// globalUnicast is the only IPv6 block from which public addresses are assigned
// (https://www.iana.org/assignments/ipv6-address-space). Outside it are loopback, IPv4-mapped,
// IPv4-compatible, NAT64, discard-only, segment routing, unique local, link-local, site-local and multicast
// addresses.
const globalUnicast = "2000::/3"

// PublicAddr reports whether an address can be that of a public server. An IPv4 address is in its IPv4-mapped form
// (::ffff:192.0.2.1), as netip.Addr.As16 and net.IP.To16 return it. The caller refuses addresses with a zone first. PublicAddr
// can't recognise NAT64 prefixes that a network operator chose (RFC 6052 section 2.2).
func PublicAddr(a [16]byte) bool {
	for _, block := range specialPurpose[:] {
		if isIn(a, block) {
			return false
		}
	}
	return isIPv4(a) || isIn(a, globalUnicast)
}

// isIn reports whether an address is in a block such as "10.0.0.0/8".
func isIn(a [16]byte, block string) bool {
	text, size, _ := strings.Cut(block, "/")
	bits, _ := strconv.Atoi(size)
	first, ok := parseIPv6Text(text)
	if !ok {
		first, _ = parseIPv4Text(text)
		bits += 8 * len(mapped)
	}
	for i := range a {
		mask := byte(0xff)
		if bits < 8 {
			mask = ^(mask >> max(bits, 0))
		}
		if (a[i]^first[i])&mask != 0 {
			return false
		}
		bits -= 8
	}
	return true
}

// mapped is how an IPv4-mapped IPv6 address begins (RFC 4291 section 2.5.5.2).
var mapped = [12]byte{10: 0xff, 11: 0xff}

func isIPv4(a [16]byte) bool { return bytes.HasPrefix(a[:], mapped[:]) }

// parseIPv4Text parses four decimal numbers without leading zeros, and returns the IPv4-mapped address.
func parseIPv4Text(s string) (a [16]byte, ok bool) {
	copy(a[:], mapped[:])
	for i := len(mapped); i < len(a); i++ {
		number, rest, more := strings.Cut(s, ".")
		n, err := strconv.ParseUint(number, 10, 8)
		if err != nil || number[0] == '0' && number != "0" || more != (i < len(a)-1) {
			return a, false
		}
		a[i], s = byte(n), rest
	}
	return a, true
}

// parseIPv6Text parses the text of an IPv6 address in lower case, without brackets and without a zone (RFC 4291 section 2.2).
func parseIPv6Text(s string) (a [16]byte, ok bool) {
	before, after, compressed := strings.Cut(s, "::")
	front, ok1 := parseGroups(before, !compressed)
	back, ok2 := parseGroups(after, true)
	missing := len(a) - len(front) - len(back)
	if !ok1 || !ok2 || compressed && missing < 2 || !compressed && missing != 0 {
		return a, false
	}
	copy(a[:], front)
	copy(a[len(a)-len(back):], back)
	return a, true
}

// parseGroups parses groups of hexadecimal digits, separated by colons. The last may be an IPv4 address instead if
// mayHaveIPv4 is true. There may be no group at all.
func parseGroups(s string, mayHaveIPv4 bool) (groups []byte, ok bool) {
	for more := s != ""; more; {
		var group string
		group, s, more = strings.Cut(s, ":")
		if a, isIPv4 := parseIPv4Text(group); isIPv4 && mayHaveIPv4 && !more {
			return append(groups, a[len(mapped):]...), true
		}
		n, err := strconv.ParseUint(group, 16, 16)
		if err != nil || len(group) > 4 || !hasOnly(group, hexDigits) || len(groups) == 16 {
			return nil, false
		}
		groups = append(groups, byte(n>>8), byte(n))
	}
	return groups, true
}

// formatIPv6 returns an address in its shortest form (RFC 5952 section 4).
func formatIPv6(a [16]byte) string {
	from, to := 0, 0 // the longest run of zeros, the first of several
	for i := 0; i < len(a); i += 2 {
		end := i
		for end < len(a) && a[end] == 0 && a[end+1] == 0 {
			end += 2
		}
		if end-i > max(to-from, 2) {
			from, to = i, end
		}
	}
	var text []byte
	for i := 0; i < len(a); i += 2 {
		if i == from && to > from {
			text = append(text, "::"...)
			i = to
			if i == len(a) {
				break
			}
		} else if i > 0 {
			text = append(text, ':')
		}
		text = strconv.AppendUint(text, uint64(a[i])<<8|uint64(a[i+1]), 16)
	}
	return string(text)
}
