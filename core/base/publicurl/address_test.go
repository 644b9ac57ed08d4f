package publicurl

import (
	"math/rand/v2"
	"net/netip"
	"strings"
	"testing"
)

// Addresses are read and written as net/netip does.
func TestAddressesAgreeWithNetip(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	accepted := 0
	for range 400_000 {
		text := randomAddress(rng)
		for range rng.IntN(3) {
			text = edit(rng, text)
		}
		want, err := netip.ParseAddr(text)
		valid := err == nil && want.Zone() == "" && text == strings.ToLower(text)
		if text != strings.ToLower(text) {
			continue // parseHost makes hosts lower-case before
		}
		four, is4 := parseIPv4Text(text)
		if is4 != (valid && want.Is4()) || is4 && four != want.As16() {
			t.Fatalf("parseIPv4Text(%q) = %v, %v, netip has %v, %v", text, four, is4, want, err)
		}
		six, is6 := parseIPv6Text(text)
		if is6 != (valid && want.Is6()) || is6 && six != want.As16() {
			t.Fatalf("parseIPv6Text(%q) = %v, %v, netip has %v, %v", text, six, is6, want, err)
		}
		if is6 && !want.Is4In6() && formatIPv6(six) != want.String() {
			t.Fatalf("formatIPv6(%s) = %s, want %s", text, formatIPv6(six), want)
		}
		if valid {
			accepted++
		}
	}
	if accepted < 100_000 {
		t.Errorf("got %d valid addresses, want 100,000 or more", accepted)
	}
}

// randomAddress returns the text of an address, often with runs of zeros.
func randomAddress(rng *rand.Rand) string {
	var b [16]byte
	for i := range b {
		if zero := uint32(rng.IntN(3)); zero > 0 {
			b[i] = byte(rng.Uint32() >> (8 * (zero - 1) * 3))
		}
	}
	for i := range b {
		if rng.IntN(2) == 0 {
			b[i] = 0
		}
	}
	a := netip.AddrFrom16(b)
	switch rng.IntN(5) {
	case 0:
		return netip.AddrFrom4([4]byte(b[:4])).String()
	case 1:
		return a.StringExpanded()
	case 2:
		return "::" + netip.AddrFrom4([4]byte(b[:4])).String()
	}
	return a.String()
}

// The first and the last address of each block are refused, and no block has host bits set.
func TestSpecialPurposeEdges(t *testing.T) {
	for _, text := range specialPurpose {
		block := netip.MustParsePrefix(text)
		first, last := block.Addr(), lastAddr(block)
		if block != block.Masked() || PublicAddr(first.As16()) || PublicAddr(last.As16()) {
			t.Errorf("block %v from %v to %v is public at an end or has host bits, want neither", block, first, last)
		}
		before, after := first.Prev(), last.Next()
		for _, outside := range [...]netip.Addr{before, after} {
			if outside.IsValid() && isIn(outside.As16(), text) {
				t.Errorf("%v is in %v, want it outside", outside, block)
			}
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
			if special && PublicAddr(a.As16()) {
				t.Fatalf("PublicAddr(%v) = true, want false", a)
			}
		}
	}
}
