package main

import (
	"bytes"
	"math/big"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

func TestIDs(t *testing.T) {
	tests := []struct {
		ms     int64
		random byte
		want   string
	}{
		{0, 0, "x_00000000000000000000000000"},
		{0, 0xff, "x_0000000000ZZZZZZZZZZZZZZZZ"},
		{1469918176385, 0, "x_01ARYZ6S410000000000000000"}, // the time of the specification's example
		{1<<48 - 1, 0xff, "x_7ZZZZZZZZZZZZZZZZZZZZZZZZZ"},
	}
	for _, test := range tests {
		c := Console{
			Now:    func() time.Time { return time.UnixMilli(test.ms) },
			Random: bytes.NewReader(bytes.Repeat([]byte{test.random}, 10)),
		}
		if got, err := c.newID("x"); got != test.want || err != nil {
			t.Errorf("%d, %x: %s, %v; want %s", test.ms, test.random, got, err, test.want)
		}
	}
}

func TestIDsSortByTimeAndHoldTheirRandomness(t *testing.T) {
	f := setup(t)
	form := regexp.MustCompile(`^x_[0-7][0-9A-HJKMNP-TV-Z]{25}$`)
	var ids []string
	for range 1000 {
		var random [10]byte
		f.Random.Read(random[:])
		c := Console{Now: f.Now, Random: bytes.NewReader(random[:])}
		id, err := c.newID("x")
		if err != nil || !form.MatchString(id) {
			t.Fatal(id, err)
		}
		want := new(big.Int).SetBytes(random[:])
		want.Add(want, new(big.Int).Lsh(big.NewInt(f.now.UnixMilli()), 80))
		if got := fromCrockford(id[2:]); got.Cmp(want) != 0 {
			t.Fatalf("%s is %v, want %v", id, got, want)
		}
		ids = append(ids, id)
		f.now = f.now.Add((1 + time.Duration(random[0])) * time.Millisecond)
	}
	if !slices.IsSorted(ids) {
		t.Error("the ids are not in the order of their times")
	}
}

func fromCrockford(digits string) *big.Int {
	n := new(big.Int)
	for _, digit := range digits {
		n.Mul(n, big.NewInt(32)).Add(n, big.NewInt(int64(strings.IndexRune("0123456789ABCDEFGHJKMNPQRSTVWXYZ", digit))))
	}
	return n
}
