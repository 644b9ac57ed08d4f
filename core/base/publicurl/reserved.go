package publicurl

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
