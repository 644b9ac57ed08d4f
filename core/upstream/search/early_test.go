package search

import (
	"testing"

	"loupe/core/exchange"
)

func TestEarlySearchesAreTextSearchesOfSearch(t *testing.T) {
	s := Configure(exchange.NewConfig(exchange.Headers{
		{Name: "SEARCH", Value: "catalog,ebay,serpapi-lens,mine"}, {Name: "SOURCES", Value: "[" + minimal + "]"},
		{Name: "EARLY_SEARCHES", Value: "mine, catalog,serpapi-lens, pricecharting,,sk-4711"},
	}, "EBAY_CREDENTIALS", "SERPAPI_API_KEY"), false, nil)
	for _, source := range s.sources {
		if want := source.name == "mine" || source.name == Catalog; source.early != want {
			t.Errorf("%s begins early: %v, want %v", source.name, source.early, want)
		}
	}
	faults := s.Faults()
	if len(faults) != 3 {
		t.Fatalf("got the faults %+v, want three", faults)
	}
	for i, name := range []string{`"serpapi-lens"`, `"pricecharting"`, "a name in it"} {
		if want := name + " is not a text search in SEARCH, so it never begins early"; faults[i].Variable != "EARLY_SEARCHES" || faults[i].Problem != want {
			t.Errorf("got the fault %+v, want %s", faults[i], want)
		}
	}
}

func TestSameSearch(t *testing.T) {
	s := configured(`[`+minimal+`,{"name":"byparts","request":{"url":"https://api.shop.com/s?b={brand}&m={model}&g={gtin}&c={country}"},"title":"t","url":"u","price":"p","constants":{"currency":"USD"}}]`,
		"catalog,ebay,mine,byparts", "EBAY_CREDENTIALS")
	camera := Query{Text: "Canon AE-1 4006381333931", Keywords: "canon AE-1", Brand: "Canon", Model: "AE-1", Country: "US"}
	for name, c := range map[string]struct {
		change func(*Query)
		same   string // the names of the sources for which it stays the same, in order
	}{
		"nothing":  {func(*Query) {}, "catalog ebay mine byparts "},
		"spelling": {func(q *Query) { q.Text, q.Keywords, q.Brand = "4006381333931 ae 1: CANON", "AE 1 canon", "CANON" }, "catalog ebay mine byparts "},
		"text":     {func(q *Query) { q.Text += " black" }, "ebay mine byparts "},
		"keywords": {func(q *Query) { q.Keywords += " black" }, "catalog byparts "},
		"fewer":    {func(q *Query) { q.Keywords = "canon" }, "catalog byparts "},
		"model":    {func(q *Query) { q.Model = "A-1" }, "catalog ebay mine "},
		"GTIN":     {func(q *Query) { q.Text = "Canon AE-1 4006381333948" }, "ebay mine "},
	} {
		changed := camera
		c.change(&changed)
		same := ""
		for i := range s.sources {
			if s.sources[i].isSame(&changed, &camera) {
				same += s.sources[i].name + " "
			}
		}
		if same != c.same {
			t.Errorf("%s: the search is the same for %q, want %q", name, same, c.same)
		}
	}
}
