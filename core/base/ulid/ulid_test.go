package ulid

import (
	"bytes"
	"math/big"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
)

func TestNew(t *testing.T) {
	var zeros, ones [RandomBytes]byte
	copy(ones[:], bytes.Repeat([]byte{0xff}, RandomBytes))
	for _, test := range []struct {
		milliseconds int64
		random       [RandomBytes]byte
		want         string
	}{
		{0, zeros, "00000000000000000000000000"},
		{0, ones, "0000000000ZZZZZZZZZZZZZZZZ"},
		{0, [RandomBytes]byte{9: 1}, "00000000000000000000000001"},
		{0, [RandomBytes]byte{0: 0x80}, "0000000000G000000000000000"},
		{1469918176385, zeros, "01ARYZ6S410000000000000000"}, // the time of the specification's example
		{1<<48 - 1, ones, "7ZZZZZZZZZZZZZZZZZZZZZZZZZ"},
		{1 << 48, zeros, "00000000000000000000000000"},
		{-1, zeros, "7ZZZZZZZZZ0000000000000000"},
	} {
		if got := New(test.milliseconds, test.random); got != test.want {
			t.Errorf("New(%d, %x): got %s, want %s", test.milliseconds, test.random, got, test.want)
		}
	}
}

func TestULIDsEncodeTheirPartsAndSortByTime(t *testing.T) {
	form := regexp.MustCompile(`^[0-7][0-9A-HJKMNP-TV-Z]{25}$`)
	source := rand.NewChaCha8([32]byte{1})
	now := int64(1777636800000)
	var ids []string
	for range 1000 {
		var random [RandomBytes]byte
		source.Read(random[:])
		id := New(now, random)
		if !form.MatchString(id) {
			t.Fatalf("got %q, want 26 characters of Crockford's base 32", id)
		}
		want := new(big.Int).SetBytes(random[:])
		want.Add(want, new(big.Int).Lsh(big.NewInt(now), 80))
		if got := decode(id); got.Cmp(want) != 0 {
			t.Fatalf("%s: got %v, want %v", id, got, want)
		}
		ids = append(ids, id)
		now += 1 + int64(random[0])
	}
	if !slices.IsSorted(ids) {
		t.Error("got ULIDs out of order, want the order of their times")
	}
}

func decode(id string) *big.Int {
	n := new(big.Int)
	for _, digit := range id {
		n.Mul(n, big.NewInt(32)).Add(n, big.NewInt(int64(strings.IndexRune(alphabet, digit))))
	}
	return n
}
