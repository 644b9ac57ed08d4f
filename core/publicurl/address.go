package publicurl

import "net/netip"

// specialPurpose lists the address blocks without public web servers: those in the IANA special-purpose
// registries (RFC 6890, https://www.iana.org/assignments/iana-ipv4-special-registry and
// https://www.iana.org/assignments/iana-ipv6-special-registry), multicast, and one cloud's platform service.
// It includes blocks that the registries call globally reachable, because these are for relays and DNS
// sinks. IPv6 blocks outside globalUnicast need no entry.
var specialPurpose = parsePrefixes(
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
)

// globalUnicast is the only IPv6 block from which public addresses are assigned
// (https://www.iana.org/assignments/ipv6-address-space). Outside it are loopback, IPv4-mapped,
// IPv4-compatible, NAT64, discard-only, segment routing, unique local, link-local, site-local and multicast
// addresses.
var globalUnicast = netip.MustParsePrefix("2000::/3")

// PublicAddr reports whether a can be the address of a public server. It treats an IPv4-mapped IPv6 address,
// which Go's net package returns for IPv4, as IPv4. Addresses with a zone and the zero Addr are not public.
// It can't recognise NAT64 prefixes that a network operator chose (RFC 6052 section 2.2).
func PublicAddr(a netip.Addr) bool {
	a = a.Unmap()
	for _, block := range specialPurpose {
		if block.Contains(a) {
			return false
		}
	}
	return a.Is4() || globalUnicast.Contains(a)
}

func parsePrefixes(texts ...string) []netip.Prefix {
	prefixes := make([]netip.Prefix, len(texts))
	for i, text := range texts {
		prefixes[i] = netip.MustParsePrefix(text)
	}
	return prefixes
}
