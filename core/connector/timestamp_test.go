package connector

import (
	"testing"
	"time"
)

func TestTimestamp(t *testing.T) {
	for _, want := range []string{
		"1970-01-01T00:00:00Z", "2000-02-29T23:59:59Z", "2023-12-31T23:59:59Z", "2024-02-28T12:00:00Z", "2024-02-29T00:00:01Z",
		"2024-03-01T00:00:00Z", "2026-11-21T09:08:07Z", "2100-02-28T00:00:00Z", "2100-03-01T00:00:00Z", "9999-12-31T23:59:59Z",
	} {
		at, err := time.Parse(time.RFC3339, want)
		if err != nil {
			t.Fatal(err)
		}
		if got := timestamp(at.UnixMilli() + 999); got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
}
