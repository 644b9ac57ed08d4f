package photo

import (
	"math/rand/v2"
	"strings"
	"testing"
)

func randomPrint(r *rand.Rand) Print { return Print{r.Uint64(), r.Uint64(), r.Uint64(), r.Uint64()} }

func TestPrintText(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for range 100 {
		p := randomPrint(r)
		text := p.String()
		for _, text := range []string{text, strings.ToUpper(text)} {
			if got, ok := Parse(text); !ok || got != p {
				t.Fatalf("Parse(%q) = %v, %t", text, got, ok)
			}
		}
	}
	zeros := strings.Repeat("0", 64)
	if got := (Print{1 << 63, 0, 0, 1}).String(); got != "8"+zeros[:62]+"1" {
		t.Errorf("the first bit and the last are written %s", got)
	}
	for _, bad := range []string{"", zeros[:63], zeros + "0", zeros[:63] + "g", "+" + zeros[:63], zeros[:32] + "-" + zeros[:31],
		zeros[:60] + "0_00", " " + zeros[:63], zeros[:62] + "é"} {
		if p, ok := Parse(bad); ok {
			t.Errorf("Parse(%q) = %v", bad, p)
		}
	}
}

func TestDistanceAndBands(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 2))
	for n := range 257 {
		a := randomPrint(r)
		b := a
		for _, i := range r.Perm(256)[:n] {
			b[i/64] ^= 1 << (i % 64)
		}
		if got := Distance(a, b); got != n {
			t.Fatalf("%d bits differ, Distance = %d", n, got)
		}
		if Distance(b, a) != n {
			t.Fatal("Distance is not symmetrical")
		}
		// The bands together are the print, and n differing bits leave one of 16 with n/16 at most.
		sum, least := 0, 16
		bandsA, bandsB := a.Bands(), b.Bands()
		for i := range bandsA {
			d := Distance(Print{uint64(bandsA[i])}, Print{uint64(bandsB[i])})
			sum += d
			least = min(least, d)
		}
		if sum != n || least > n/16 {
			t.Fatalf("%d bits differ, the bands by %d, the nearest by %d", n, sum, least)
		}
	}
	if got := (Print{1 << 63, 0, 0, 1}).Bands(); got[0] != 1<<15 || got[15] != 1 {
		t.Errorf("the first bit and the last are in bands %v", got)
	}
}
