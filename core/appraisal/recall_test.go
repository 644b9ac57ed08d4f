package appraisal_test

import (
	"strings"
	"testing"

	"loupe/core/appraisal"
	"loupe/core/base/publicurl"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

// remembered returns the discovery that an appraisal stored, with its time to live; "" if it stored none.
func remembered(x *exchangetest.Exchange) (key, value string, seconds int) {
	for _, e := range x.Of(exchangetest.KVPut) {
		if strings.HasPrefix(e.Key, "discovery/") {
			return e.Key, e.Value, e.Seconds
		}
	}
	return "", "", 0
}

func TestDiscoveryIsCachedIfNoUpstreamFailed(t *testing.T) {
	failed, empty := exchangetest.HTTP(500, ""), exchangetest.HTTP(200, `{"searchParameters":{},"shopping":[]}`)
	for name, c := range map[string]struct {
		variables exchange.Headers
		answers   map[string]exchangetest.Answer
		seconds   int // 0: not stored
	}{
		"all answered":   {withModel, nil, 3600},
		"own lifetime":   {withModelAnd("CACHE_TTL", "120"), nil, 120},
		"longest":        {withModelAnd("CACHE_TTL", "99999999"), nil, 30 * 86400},
		"not a number":   {withModelAnd("CACHE_TTL", "1h"), nil, 3600},
		"negative":       {withModelAnd("CACHE_TTL", "-1"), nil, 0},
		"model alone":    {exchange.Headers{{Name: "VISION", Value: "openai"}}, nil, 3600},
		"switched off":   {withModelAnd("CACHE_TTL", "0"), nil, 0},
		"nothing found":  {withModel, map[string]exchangetest.Answer{catalogue: exchangetest.Rows(exchange.Rows{}), shop: empty}, 300},
		"model failed":   {withModel, map[string]exchangetest.Answer{model: failed}, 0},
		"search failed":  {withModel, map[string]exchangetest.Answer{shop: failed}, 0},
		"no photo":       {withModel, map[string]exchangetest.Answer{photo: failed}, 0},
		"catalogue only": {nil, nil, 0},
	} {
		_, x := (&script{variables: c.variables, answers: c.answers}).run(t, camera(t))
		if _, _, seconds := remembered(x); seconds != c.seconds {
			t.Errorf("%s: stored for %d seconds, want %d", name, seconds, c.seconds)
		}
	}
}

// eBay's licence allows its offers to be six hours old at most. A source of the operator's own has cache_seconds.
func TestDiscoveryIsCachedNoLongerThanItsOffersMayBe(t *testing.T) {
	const (
		eBay    = `{"total":1,"itemSummaries":[{"itemId":"v1|1|0","title":"Halden F2","itemWebUrl":"https://www.ebay.com/itm/1"}]}`
		mine    = `[{"t":"Halden F2","u":"https://shop.com/1","p":5}]`
		sources = `[{"name":"mine","request":{"url":"https://google.serper.dev/s?q={query}"},"title":"t","url":"u","price":"p","constants":{"currency":"USD"},"cache_seconds":600}]`
	)
	for _, c := range []struct {
		search, found, ttl string
		want               int
	}{
		{"ebay", eBay, "120", 120}, {"ebay", eBay, "", 3600}, {"ebay", eBay, "86400", 6 * 3600}, {"ebay", eBay, "99999999", 6 * 3600},
		{"catalog,ebay-image", eBay, "120", 120}, {"catalog,ebay-image", eBay, "86400", 6 * 3600},
		{"mine,catalog", mine, "120", 120}, {"mine,catalog", mine, "", 600}, {"mine,catalog", mine, "86400", 600}, {"mine,catalog", mine, "0", 0},
	} {
		variables := exchange.Headers{{Name: "SEARCH", Value: c.search}, {Name: "SOURCES", Value: sources}, {Name: "CACHE_TTL", Value: c.ttl}}
		s := script{variables: variables, secrets: []string{"EBAY_CREDENTIALS"}, answers: map[string]exchangetest.Answer{shop: exchangetest.HTTP(200, c.found)}}
		_, x := s.run(t, camera(t))
		if _, _, seconds := remembered(x); seconds != c.want {
			t.Errorf("SEARCH=%s, CACHE_TTL=%s: stored for %d seconds, want %d", c.search, c.ttl, seconds, c.want)
		}
	}
}

// The catalogue has listings that only their account may see. A vendor that fetches a photo itself may get another picture from
// another URL than we did.
func TestCallsShareADiscoveryOnlyIfTheyWouldFindTheSame(t *testing.T) {
	const otherURL, back, evil = "https://img.example.com/other.png", "https://img.example.com/back.png", "https://evil.example.com/back.png"
	publicURL := func(address string) publicurl.URL {
		url, err := publicurl.Check(address, false)
		if err != nil {
			t.Fatal(err)
		}
		return url
	}
	same := func(*script, *appraisal.Request) {}
	otherAccount := func(_ *script, r *appraisal.Request) { r.Grant.Account = "acct_2" }
	exclusion := func(_ *script, r *appraisal.Request) { r.Exclude = []string{"a"} }
	moved := func(_ *script, r *appraisal.Request) { r.Image = publicURL(otherURL) }
	further := func(address string) func(*script, *appraisal.Request) {
		return func(_ *script, r *appraisal.Request) { r.MoreImages = append(r.MoreImages, publicURL(address)) }
	}
	shops := exchange.Headers{{Name: "SEARCH", Value: "serper-shopping"}, {Name: "VISION", Value: "openai"}}
	lens := exchange.Headers{{Name: "SEARCH", Value: "catalog,serper-lens"}}
	for name, c := range map[string]struct {
		variables     exchange.Headers
		first, second func(*script, *appraisal.Request)
		shared        bool
	}{
		"identical":                    {withModel, same, same, true},
		"description":                  {withModel, same, func(_ *script, r *appraisal.Request) { r.Description += " with lens" }, false},
		"country":                      {withModel, same, func(_ *script, r *appraisal.Request) { r.Country = "GB" }, false},
		"picture":                      {withModel, same, func(s *script, _ *appraisal.Request) { s.answers[photo] = exchangetest.HTTP(200, flatPicture) }, false},
		"configuration":                {withModel, same, func(s *script, _ *appraisal.Request) { s.variables = withModelAnd("VISION_MODEL", "other") }, false},
		"account, with the catalogue":  {withModel, same, otherAccount, false},
		"account, without":             {shops, same, otherAccount, true},
		"exclusion":                    {withModel, same, exclusion, false},
		"exclusion, without":           {shops, same, exclusion, false},
		"URL, for the model":           {withModel, same, moved, false},
		"URL, and the photo is inline": {withModelAnd("VISION_IMAGE", "inline"), same, moved, true},
		"URL, for an image search":     {lens, same, moved, false},
		"URL of a further photo":       {withModel, further(back), further(evil), false},
	} {
		key := func(change func(*script, *appraisal.Request)) string {
			picture, nothing := exchangetest.HTTP(200, cameraPicture), exchangetest.HTTP(200, `{"searchParameters":{},"shopping":[],"organic":[]}`)
			s := script{variables: c.variables, answers: map[string]exchangetest.Answer{shop: nothing},
				pages: map[string]exchangetest.Answer{otherURL: picture, back: picture, evil: picture}}
			r := camera(t)
			change(&s, &r)
			_, x := s.run(t, r)
			key, _, _ := remembered(x)
			return key
		}
		if first, second := key(c.first), key(c.second); first == "" || second == "" || (first == second) != c.shared {
			t.Errorf("%s: got the keys %q and %q, want equal ones: %v", name, first, second, c.shared)
		}
	}
}

// The cache is ours, but what it returns may be damaged or missing.
func TestUnreadableDiscoveryIsMadeAnew(t *testing.T) {
	first, _ := (&script{variables: withModel}).run(t, camera(t))
	for name, stored := range map[string]exchangetest.Answer{
		"truncated": exchangetest.Found(`{"item":7,"listings":[{"title":{}},7,null,{"price":[],"url":9}]`), "empty": exchangetest.Found(""), "KV fails": exchangetest.Fail(exchange.Timeout, "late"),
	} {
		s := script{variables: withModel, answers: map[string]exchangetest.Answer{discovery: stored}}
		o, x := s.run(t, camera(t))
		if asked(x, model) != 1 || asked(x, shop) != 1 || textOf(o) != textOf(first) {
			t.Errorf("%s: the model was asked %d times, the answer is\n%s, want once and\n%s", name, asked(x, model), textOf(o), textOf(first))
		}
	}
}

// The caller does not wait for KV, and a failure of it changes nothing.
func TestStoringADiscoveryIsNotWaitedFor(t *testing.T) {
	first, _ := (&script{variables: withModel}).run(t, camera(t))
	for name, answer := range map[string]exchangetest.Answer{
		"slow": exchangetest.OK().After(1500), "failed": exchangetest.Fail(exchange.Failed, "KV PUT failed: 429"),
	} {
		o, x := (&script{variables: withModel, answers: map[string]exchangetest.Answer{storing: answer}}).run(t, camera(t))
		if x.Elapsed >= 1500 || asked(x, storing) != 1 || textOf(o) != textOf(first) {
			t.Errorf("%s: the exchange took %d ms and stored %d times, the answer is %s", name, x.Elapsed, asked(x, storing), textOf(o))
		}
	}
}
