package fingerprint

import (
	"math/bits"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
)

func randomFingerprint(r *rand.Rand) Fingerprint {
	return Fingerprint{r.Uint64(), r.Uint64(), r.Uint64(), r.Uint64()}
}

func TestParseOneInvertsString(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for range 100 {
		p := randomFingerprint(r)
		text := p.String()
		for _, text := range []string{text, strings.ToUpper(text)} {
			if got, ok := parseOne(text); !ok || got != p {
				t.Fatalf("parseOne(%q) = %v, %t, want %v", text, got, ok, p)
			}
		}
	}
	zeros := strings.Repeat("0", 64)
	if got := (Fingerprint{1 << 63, 0, 0, 1}).String(); got != "8"+zeros[:62]+"1" {
		t.Errorf("String() with the first and the last bit = %s", got)
	}
	for _, bad := range []string{"", zeros[:63], zeros + "0", zeros[:63] + "g", "+" + zeros[:63], zeros[:32] + "-" + zeros[:31],
		zeros[:60] + "0_00", " " + zeros[:63], zeros[:62] + "é"} {
		if p, ok := parseOne(bad); ok {
			t.Errorf("parseOne(%q) = %v, want a failure", bad, p)
		}
	}
}

func TestDistanceAndBands(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 2))
	for n := range 257 {
		a := randomFingerprint(r)
		b := a
		for _, i := range r.Perm(256)[:n] {
			b[i/64] ^= 1 << (i % 64)
		}
		if got := distance(a, b); got != n {
			t.Fatalf("Distance = %d, want %d", got, n)
		}
		if distance(b, a) != n {
			t.Fatalf("distance(b, a) = %d, want distance(a, b) = %d", distance(b, a), n)
		}
		// Every bit is in one band, so one of the 16 bands has at most n/16 of n different bits.
		sum, least := 0, 16
		bandsA, bandsB := a.Bands(), b.Bands()
		for i := range bandsA {
			d := bits.OnesCount64(bitsOfBand(t, i, bandsA[i]) ^ bitsOfBand(t, i, bandsB[i]))
			sum += d
			least = min(least, d)
		}
		if sum != n || least > n/16 {
			t.Fatalf("bands differ by %d bits, the nearest by %d; want %d and at most %d", sum, least, n, n/16)
		}
	}
	if got := (Fingerprint{1 << 63, 0, 0, 1}).Bands(); got[0] != "08000" || got[15] != "f0001" {
		t.Errorf("Bands() with the first and the last bit = %q", got)
	}
}

// bitsOfBand returns the bits of a band, whose number must be i.
func bitsOfBand(t *testing.T, i int, band string) uint64 {
	t.Helper()
	number, err := strconv.ParseUint(band, 16, 64)
	if err != nil || len(band) != 5 || number>>16 != uint64(i) {
		t.Fatalf("band %d is %q, want its number and four digits", i, band)
	}
	return number & 0xffff
}
