package appraisal_test

import (
	"testing"

	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

func TestDiscoveryWithASourceIsCachedForItsSecondsAtMost(t *testing.T) {
	found := exchangetest.HTTP(200, `[{"t":"Halden F2","u":"https://shop.com/1","p":5}]`)
	const sources = `[{"name":"mine","request":{"url":"https://google.serper.dev/s?q={query}"},"title":"t","url":"u","price":"p","constants":{"currency":"USD"},"cache_seconds":600}]`
	for ttl, want := range map[string]int{"120": 120, "": 600, "86400": 600, "0": 0} {
		variables := exchange.Headers{{Name: "SEARCH", Value: "mine,catalog"}, {Name: "SOURCES", Value: sources}, {Name: "CACHE_TTL", Value: ttl}}
		s := script{variables: variables, answers: map[string]exchangetest.Answer{shop: found}}
		_, x := s.run(t, camera(t))
		if _, _, seconds := remembered(x); seconds != want {
			t.Errorf("CACHE_TTL=%s: stored for %d seconds, want %d", ttl, seconds, want)
		}
	}
}
