package search

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"loupe/core/exchange"
	"loupe/core/upstream"
)

var allSecrets = []string{"EBAY_CREDENTIALS", "SERPAPI_API_KEY", "SERPER_API_KEY"}

// hostile is a query that tries to leave its place.
const hostile = `${SERPAPI_API_KEY}&engine=x#"}%20é -new`

// searchWith asks one upstream by words and by the photo, whichever it can.
func searchWith(t *testing.T, name string, q Question, answer func(effect) reply) (*Results, []effect) {
	t.Helper()
	return (&host{}).search(t, name, q, answer)
}

func (h *host) search(t *testing.T, name string, q Question, answer func(effect) reply) (*Results, []effect) {
	t.Helper()
	results, effects := h.play(t, exchange.Headers{{Name: "SEARCH", Value: name}}, allSecrets, answer,
		func(f *exchange.Flow, s *Settings, photo exchange.Future[exchange.Answer]) []*Results {
			q.Photo, q.PhotoURL = photo, "https://img.example/photo.jpg?a=1&b=${X}"
			return append(ByPicture(f, s, &q), ByWords(f, s, &q)...)
		})
	if len(results) != 1 || results[0].Provider != name {
		t.Fatalf("%s: %d results", name, len(results))
	}
	return results[0], effects
}

func always(status int, body string) func(effect) reply {
	return func(e effect) reply {
		if e.kind == tokenEffect {
			return reply{status: 200}
		}
		return reply{status: status, body: body}
	}
}

// Each upstream's request, to the byte, as its documents want it.
func TestRequests(t *testing.T) {
	type request struct{ method, url, body string }
	json := exchange.Header{Name: "content-type", Value: "application/json"}
	ebay := func(site string) exchange.Headers {
		return exchange.Headers{{Name: "authorization", Value: "Bearer ${EBAY_TOKEN}"}, {Name: "x-ebay-c-marketplace-id", Value: site}}
	}
	serper := exchange.Headers{{Name: "x-api-key", Value: "${SERPER_API_KEY}"}, json}
	for _, c := range []struct {
		name, country, query string
		want                 request
		headers              exchange.Headers
	}{
		{"ebay", "GB", "Canon AE-1", request{"GET", "https://api.ebay.com/buy/browse/v1/item_summary/search?limit=50&filter=buyingOptions%3A%7BFIXED_PRICE%7D&q=Canon%20AE-1", ""}, ebay("EBAY_GB")},
		{"ebay", "JP", hostile, request{"GET", "https://api.ebay.com/buy/browse/v1/item_summary/search?limit=50&filter=buyingOptions%3A%7BFIXED_PRICE%7D&q=" +
			"%24%7BSERPAPI_API_KEY%7D%26engine%3Dx%23%20%7D%2520%C3%A9%20new", ""}, ebay("EBAY_US")},
		{"ebay-image", "DE", "", request{"POST", "https://api.ebay.com/buy/browse/v1/item_summary/search_by_image?limit=50&filter=buyingOptions%3A%7BFIXED_PRICE%7D", `{"image":"<kept 0>"}`},
			append(ebay("EBAY_DE"), json)},
		{"ebay-image", "FR", "", request{"POST", "https://api.ebay.com/buy/browse/v1/item_summary/search_by_image?limit=50&filter=buyingOptions%3A%7BFIXED_PRICE%7D", `{"image":"<kept 0>"}`},
			append(ebay("EBAY_US"), json)},
		{"serpapi-shopping", "GB", hostile, request{"GET", "https://serpapi.com/search.json?engine=google_shopping&hl=en&api_key=${SERPAPI_API_KEY}" +
			"&gl=uk&q=%24%7BSERPAPI_API_KEY%7D%26engine%3Dx%23%20%7D%2520%C3%A9%20new", ""}, nil},
		{"serpapi-lens", "GB", "", request{"GET", "https://serpapi.com/search.json?engine=google_lens&hl=en&api_key=${SERPAPI_API_KEY}" +
			"&type=all&country=gb&url=https%3A%2F%2Fimg.example%2Fphoto.jpg%3Fa%3D1%26b%3D%24%7BX%7D", ""}, nil},
		{"serper-shopping", "AU", hostile, request{"POST", "https://google.serper.dev/shopping",
			`{"q":"${SERPAPI_API_KEY}\u0026engine=x# }%20é new","gl":"au","hl":"en","num":40}`}, serper},
		{"serper-lens", "US", "", request{"POST", "https://google.serper.dev/lens",
			`{"url":"https://img.example/photo.jpg?a=1\u0026b=${X}","gl":"us","hl":"en"}`}, serper},
	} {
		_, effects := searchWith(t, c.name, Question{Query: c.query, Country: c.country, Currency: "USD"}, always(500, ""))
		e := effects[len(effects)-1]
		if got := (request{e.method, e.url, e.body}); got != c.want {
			t.Errorf("%s: the request is\n%+v, not\n%+v", c.name, got, c.want)
		}
		if !slices.Equal(e.headers, c.headers) || !e.secrets {
			t.Errorf("%s: headers %v, secrets %v", c.name, e.headers, e.secrets)
		}
		if want := map[bool]uint32{false: wordsTime, true: pictureTime}[providers[place(c.name)].visual]; e.time != want {
			t.Errorf("%s: a time limit of %d ms", c.name, e.time)
		}
	}
}

func TestBaseURLs(t *testing.T) {
	vars := exchange.Headers{{Name: "EBAY_BASE_URL", Value: "http://e:1/"}, {Name: "SERPAPI_BASE_URL", Value: "http://a:2"}, {Name: "SERPER_BASE_URL", Value: "http://b:3/"},
		{Name: "SEARCH", Value: "ebay,serpapi-shopping,serper-shopping"}}
	_, effects := (&host{}).play(t, vars, allSecrets, always(200, "{}"), func(f *exchange.Flow, s *Settings, _ exchange.Future[exchange.Answer]) []*Results {
		return ByWords(f, s, &Question{Query: "x", Country: "US"})
	})
	var starts []string
	for _, e := range effects {
		starts = append(starts, e.url[:min(len(e.url), 14)])
	}
	slices.Sort(starts)
	if want := []string{"http://a:2/sea", "http://b:3/sho", "http://e:1/buy", "http://e:1/ide"}; !slices.Equal(starts, want) {
		t.Errorf("asked %q", starts)
	}
}

const ebayOne = `{"total":1,"itemSummaries":[{"itemId":"v1|1|0","title":"Canon AE-1","itemWebUrl":"https://www.ebay.com/itm/1","price":{"value":"99.00","currency":"USD"}}]}`

// eBay's token comes first. One that the search does not accept is replaced, once.
func TestEBayToken(t *testing.T) {
	for name, c := range map[string]struct {
		tokens, searches []int // statuses in order
		fresh            []bool
		err              error
		found            int
	}{
		"accepted":                {tokens: []int{200}, searches: []int{200}, fresh: []bool{false}, found: 1},
		"revoked":                 {tokens: []int{200, 200}, searches: []int{401, 200}, fresh: []bool{false, true}, found: 1},
		"never accepted":          {tokens: []int{200, 200}, searches: []int{401, 401}, fresh: []bool{false, true}, err: upstream.KeyRefused},
		"not given":               {tokens: []int{401}, fresh: []bool{false}, err: upstream.KeyRefused},
		"revoked, then not given": {tokens: []int{200, 400}, searches: []int{401}, fresh: []bool{false, true}, err: upstream.Status},
		"token endpoint restarts": {tokens: []int{503, 200}, searches: []int{200}, fresh: []bool{false, false}, found: 1},
		"search restarts":         {tokens: []int{200}, searches: []int{502, 200}, fresh: []bool{false}, found: 1},
		"not allowed":             {tokens: []int{200}, searches: []int{403}, fresh: []bool{false}, err: upstream.KeyRefused},
	} {
		tokens, searches := c.tokens, c.searches
		r, effects := searchWith(t, "ebay", Question{Query: "Canon AE-1", Country: "US"}, func(e effect) reply {
			statuses := &searches
			if e.kind == tokenEffect {
				statuses = &tokens
			}
			if len(*statuses) == 0 {
				t.Errorf("%s: one call too many", name)
				return reply{status: 500}
			}
			status := (*statuses)[0]
			*statuses = (*statuses)[1:]
			return reply{status: status, body: ebayOne}
		})
		var fresh []bool
		for _, e := range effects {
			if e.kind == tokenEffect {
				fresh = append(fresh, e.fresh)
				want := exchange.Headers{{Name: "authorization", Value: "Basic ${EBAY_CREDENTIALS}"}, {Name: "content-type", Value: "application/x-www-form-urlencoded"}}
				if e.name != "EBAY_TOKEN" || e.url != "https://api.ebay.com/identity/v1/oauth2/token" || !slices.Equal(e.headers, want) ||
					e.body != "grant_type=client_credentials&scope=https%3A%2F%2Fapi.ebay.com%2Foauth%2Fapi_scope" {
					t.Errorf("%s: the token is asked for with %+v", name, e)
				}
			}
		}
		if r.Err != c.err || len(r.Listings) != c.found || !slices.Equal(fresh, c.fresh) || len(tokens)+len(searches) > 0 {
			t.Errorf("%s: %v, %d listings, fresh tokens %v, left %v %v", name, r.Err, len(r.Listings), fresh, tokens, searches)
		}
	}
}

// What goes wrong is an error of the results, and never a listing.
func TestFailures(t *testing.T) {
	for _, p := range providers {
		if p.name == Catalog {
			continue
		}
		for name, c := range map[string]struct {
			reply reply
			want  error
		}{
			"400":       {reply{status: 400, body: `{"message":"Not enough credits","statusCode":400}`}, upstream.Status},
			"402":       {reply{status: 402}, upstream.Exhausted},
			"403":       {reply{status: 403, body: `{"message":"Unauthorized.","statusCode":403}`}, upstream.KeyRefused},
			"429":       {reply{status: 429, body: `{"error":"Your account has run out of searches."}`}, upstream.Exhausted},
			"500":       {reply{status: 500, body: ebayOne}, upstream.Status},
			"302":       {reply{status: 302}, upstream.Status},
			"no answer": {reply{failure: exchange.Network}, upstream.Unreachable},
			"too late":  {reply{failure: exchange.Timeout}, upstream.Timeout},
			"too large": {reply{failure: exchange.TooLarge}, upstream.TooLarge},
			"refused":   {reply{failure: exchange.Refused}, upstream.NotAllowed},
			"empty":     {reply{status: 200}, upstream.NotJSON},
			"HTML":      {reply{status: 200, body: "<!DOCTYPE html><title>Sign in</title>"}, upstream.NotJSON},
			"cut":       {reply{status: 200, body: ebayOne[:70]}, upstream.NotJSON},
			"no object": {reply{status: 200, body: `[]`}, upstream.Unusable},
			"nothing":   {reply{status: 200, body: `{}`}, upstream.Unusable},
		} {
			r, _ := searchWith(t, p.name, Question{Query: "x", Country: "US", Currency: "USD"}, func(e effect) reply {
				if e.kind == tokenEffect {
					return reply{status: 200}
				}
				return c.reply
			})
			if r.Err != c.want || len(r.Listings) > 0 || len(r.Calls) == 0 {
				t.Errorf("%s, %s: %v, %d listings, %d calls", p.name, name, r.Err, len(r.Listings), len(r.Calls))
			}
		}
	}
}

// An upstream that keeps failing is not asked for a while.
func TestSkipped(t *testing.T) {
	for _, name := range []string{"ebay", "serper-lens"} {
		var h host
		q := Question{Query: "x", Country: "US", Currency: "USD"}
		for range 10 {
			h.search(t, name, q, always(500, ""))
		}
		r, effects := h.search(t, name, q, always(200, ebayOne))
		if r.Err != upstream.Skipped || len(r.Listings) > 0 || len(effects) > 0 {
			t.Errorf("%s: %v, %d listings, %d calls", name, r.Err, len(r.Listings), len(effects))
		}
	}
}

// A search that was for words ranks by words, one for the photo by the photo; each says where its listings are from.
func TestRanks(t *testing.T) {
	row := `{"title":"a","link":"https://a.example/1"},{"title":""},{"title":"b","link":"https://a.example/2"}`
	for name, body := range map[string]string{
		"serpapi-shopping": `{"shopping_results":[` + row + `]}`, "serpapi-lens": `{"visual_matches":[` + row + `]}`,
		"serper-shopping": `{"searchParameters":{},"shopping":[` + row + `]}`, "serper-lens": `{"searchParameters":{},"organic":[` + row + `]}`,
		"ebay":       `{"total":2,"itemSummaries":[` + strings.ReplaceAll(row, "link", "itemWebUrl") + `]}`,
		"ebay-image": `{"total":2,"itemSummaries":[` + strings.ReplaceAll(row, "link", "itemWebUrl") + `]}`,
	} {
		r, _ := searchWith(t, name, Question{Query: "x", Country: "US", Currency: "USD"}, always(200, body))
		if r.Err != nil || len(r.Listings) != 2 {
			t.Errorf("%s: %v, %d listings", name, r.Err, len(r.Listings))
			continue
		}
		visual := providers[place(name)].visual
		for i, l := range r.Listings {
			rank, other := l.TextRank, l.VisualRank
			if visual {
				rank, other = other, rank
			}
			if rank != i+1 || other != 0 || l.Source != name || l.Distance != -1 || l.Sold {
				t.Errorf("%s: %+v", name, l)
			}
		}
	}
}

func TestNothingToAskFor(t *testing.T) {
	for _, query := range []string{"", " \t", `"*" ( -`} {
		_, effects := (&host{}).play(t, exchange.Headers{{Name: "SEARCH", Value: "ebay,serpapi-shopping,serper-shopping,catalog"}}, allSecrets, always(500, ""),
			func(f *exchange.Flow, s *Settings, _ exchange.Future[exchange.Answer]) []*Results {
				all := append(ByWords(f, s, &Question{Query: query, Country: "US"}), ByPicture(f, s, &Question{Country: "US"})...)
				for _, r := range all {
					if r.Err != nil {
						t.Errorf("%q: %v", query, r.Err)
					}
				}
				return all
			})
		if len(effects) > 0 {
			t.Errorf("%q is asked for: %+v", query, effects)
		}
	}
}

func TestConfigure(t *testing.T) {
	var s Settings
	for _, c := range []struct {
		search  string
		secrets []string
		want    []upstream.Setup
		outside bool
	}{
		{"", nil, []upstream.Setup{{Provider: "catalog", Kind: "search"}}, false},
		{" ebay, ,ebay-image,ebay,", []string{"EBAY_CREDENTIALS"}, []upstream.Setup{{Provider: "ebay", Kind: "search"}, {Provider: "ebay-image", Kind: "search"}}, true},
		{"serpapi-lens,bing,catalog", nil, []upstream.Setup{
			{Provider: "serpapi-lens", Kind: "search", Missing: "SERPAPI_API_KEY"}, {Provider: "catalog", Kind: "search"}, {Provider: "bing", Kind: "search", Unknown: true}}, true},
	} {
		s = Configure(exchange.NewConfig(exchange.Headers{{Name: "SEARCH", Value: c.search}}, c.secrets...))
		if got := s.Setup(); !slices.Equal(got, c.want) || s.Outside() != c.outside {
			t.Errorf("SEARCH=%q: %+v, outside %v", c.search, got, s.Outside())
		}
	}

	results, effects := (&host{}).play(t, exchange.Headers{{Name: "SEARCH", Value: "serpapi-lens,bing,serper-shopping"}}, nil, always(200, "{}"),
		func(f *exchange.Flow, s *Settings, photo exchange.Future[exchange.Answer]) []*Results {
			q := &Question{Query: "x", Country: "US", Photo: photo}
			return append(ByPicture(f, s, q), ByWords(f, s, q)...)
		})
	if len(effects) > 0 || len(results) != 3 {
		t.Fatalf("%d results, %d effects", len(results), len(effects))
	}
	for _, r := range results {
		want := upstream.NotConfigured
		if r.Provider == "bing" {
			want = upstream.Unknown
		}
		if r.Err != want || r.Provider == "" {
			t.Errorf("%s: %v", r.Provider, r.Err)
		}
	}
}

func TestFewWords(t *testing.T) {
	long := strings.Repeat("é", 120)
	for _, c := range []struct{ query, want string }{
		{"", ""},
		{"  Canon\tAE-1\n", "Canon AE-1"},
		{"(canon,nikon) -broken *", "canon nikon broken"},
		{`19" monitor 1/2 3.5 c++ & 80's`, "19 monitor 1/2 3.5 c++ & 80's"},
		{"a\u202eb \u0000c", "ab c"},
		{strings.Repeat("word ", 30), strings.TrimSpace(strings.Repeat("word ", 20))},
		{long, long[:200]},
		{"a " + long, "a"},
	} {
		if got := fewWords(c.query); got != c.want {
			t.Errorf("fewWords(%q) = %q, want %q", c.query, got, c.want)
		}
	}
}

func FuzzFewWords(f *testing.F) {
	for _, s := range []string{"", hostile, "\xff\xfe é", strings.Repeat("日本", 99), "--- ((a))"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, query string) {
		words := fewWords(query)
		if utf8.RuneCountInString(words) > maxQuery || words != strings.TrimSpace(words) || strings.ContainsAny(words, "*(),\"|\n") || strings.HasPrefix(words, "-") {
			t.Errorf("fewWords(%q) = %q", query, words)
		}
		if fewWords(words) != words {
			t.Errorf("fewWords(%q) = %q, and again %q", query, words, fewWords(words))
		}
		for _, c := range []byte(escape(query)) {
			if !('a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || strings.IndexByte("-._~%", c) >= 0) {
				t.Errorf("escape(%q) has %q", query, c)
			}
		}
	})
}
