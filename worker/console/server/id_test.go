package server

import (
	"bytes"
	"testing"
	"time"
)

func TestNewID(t *testing.T) {
	for _, test := range []struct {
		milliseconds int64
		random       byte
		want         string
	}{
		{0, 0, "x_00000000000000000000000000"},
		{0, 0xff, "x_0000000000ZZZZZZZZZZZZZZZZ"},
		{1469918176385, 0, "x_01ARYZ6S410000000000000000"}, // the time of the ULID specification's example
		{1<<48 - 1, 0xff, "x_7ZZZZZZZZZZZZZZZZZZZZZZZZZ"},
	} {
		c := Console{
			Now:    func() time.Time { return time.UnixMilli(test.milliseconds) },
			Random: bytes.NewReader(bytes.Repeat([]byte{test.random}, 10)),
		}
		if got := c.NewID("x"); got != test.want {
			t.Errorf("%d, %x: got %s, want %s", test.milliseconds, test.random, got, test.want)
		}
	}
}
