package publicurl

// reservedTop lists top-level names under which there is no public host. The second-level names example.com,
// example.net and example.org of the same registry are left in: they exist in the public DNS, and RFC 6761
// section 6.5 asks software not to treat them apart.
var reservedTop = [...]string{
	// https://www.iana.org/assignments/special-use-domain-names. All of .arpa, which names infrastructure only, stands
	// for home.arpa, ipv4only.arpa and the reverse zones.
	"alt", "arpa", "example", "invalid", "local", "localhost", "onion", "test",
	// Reserved by ICANN for private use.
	"internal",
	// Never to be delegated because private networks use them (ICANN, name collision), or named in RFC 6762 appendix G.
	"corp", "home", "intranet", "lan", "mail", "private",
	// In use as private suffixes by widespread software: resolver defaults, Consul, search domains in Kubernetes.
	"localdomain", "consul", "svc",
}

func reserved(top string) bool {
	for _, name := range reservedTop {
		if name == top {
			return true
		}
	}
	return false
}
