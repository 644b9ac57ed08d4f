package host

import (
	"slices"
	"testing"

	"loupe/core/exchange/exchangetest"
)

func TestNeedsConnection(t *testing.T) {
	without := []exchangetest.Kind{exchangetest.D1, exchangetest.Limit, exchangetest.Read, exchangetest.Wait, exchangetest.Body, exchangetest.Sign}
	for _, kind := range exchangetest.Kinds() {
		if got, want := needsConnection(kind), !slices.Contains(without, kind); got != want {
			t.Errorf("%s: got %v, want %v", kind, got, want)
		}
	}
}
