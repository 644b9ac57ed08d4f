package publicurl

import (
	"math/rand/v2"
	"net/netip"
	"testing"
)

func TestPublicAddr(t *testing.T) {
	for text, want := range map[string]bool{
		"8.8.8.8":           true,
		"::ffff:8.8.8.8":    true, // as Go's net package returns IPv4
		"2606:4700::1":      true,
		"::ffff:10.0.0.1":   false,
		"::ffff:127.0.0.1":  false,
		"fe80::1%eth0":      false,
		"2001:db8::1%eth0":  false, // netip.Prefix never contains an address with a zone
		"2606:4700::1%eth0": false,
	} {
		if got := PublicAddr(netip.MustParseAddr(text)); got != want {
			t.Errorf("PublicAddr(%s) = %t, want %t", text, got, want)
		}
	}
	if PublicAddr(netip.Addr{}) {
		t.Error("PublicAddr(netip.Addr{}) = true, want false")
	}
}

// The first and the last address of each block are refused, and no block has host bits set.
func TestSpecialPurposeEdges(t *testing.T) {
	for _, block := range specialPurpose {
		first, last := block.Addr(), lastAddr(block)
		if block != block.Masked() || PublicAddr(first) || PublicAddr(last) {
			t.Errorf("block %v from %v to %v is public at an end or has host bits, want neither", block, first, last)
		}
		if first.Is4() && PublicAddr(netip.AddrFrom16(last.As16())) {
			t.Errorf("PublicAddr(%v) = true for the IPv4-mapped form, want false", last)
		}
	}
}

func lastAddr(block netip.Prefix) netip.Addr {
	bytes := block.Addr().AsSlice()
	for bit := block.Bits(); bit < len(bytes)*8; bit++ {
		bytes[bit/8] |= 0x80 >> (bit % 8)
	}
	last, _ := netip.AddrFromSlice(bytes)
	return last
}

// Addresses that net/netip calls special are never public.
func TestPublicAddrAgreesWithNetip(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 200_000 {
		var b [16]byte
		for i := range b {
			b[i] = byte(rng.Uint32())
		}
		b[0] |= byte(rng.IntN(2) * 0xfc) // fc00::/6 in half of the cases
		for _, a := range []netip.Addr{netip.AddrFrom4([4]byte(b[:4])), netip.AddrFrom16(b)} {
			special := !a.IsGlobalUnicast() || a.IsPrivate() || a.IsLoopback() || a.IsLinkLocalUnicast() || a.IsMulticast()
			if special && PublicAddr(a) {
				t.Fatalf("PublicAddr(%v) = true, want false", a)
			}
		}
	}
}
