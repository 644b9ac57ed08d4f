package appraisal_test

import (
	"slices"
	"strings"
	"testing"

	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/publicurl"
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
		"own lifetime":   {append(exchange.Headers{{Name: "CACHE_TTL", Value: "120"}}, withModel...), nil, 120},
		"longest":        {append(exchange.Headers{{Name: "CACHE_TTL", Value: "99999999"}}, withModel...), nil, 30 * 86400},
		"not a number":   {append(exchange.Headers{{Name: "CACHE_TTL", Value: "1h"}}, withModel...), nil, 3600},
		"negative":       {append(exchange.Headers{{Name: "CACHE_TTL", Value: "-1"}}, withModel...), nil, 0},
		"model alone":    {exchange.Headers{{Name: "VISION", Value: "openai"}}, nil, 3600},
		"switched off":   {append(exchange.Headers{{Name: "CACHE_TTL", Value: "0"}}, withModel...), nil, 0},
		"nothing found":  {withModel, map[string]exchangetest.Answer{catalogue: exchangetest.Rows(exchange.Rows{}, exchange.Rows{}), shop: empty}, 300},
		"model failed":   {withModel, map[string]exchangetest.Answer{model: failed}, 0},
		"search failed":  {withModel, map[string]exchangetest.Answer{shop: failed}, 0},
		"no photo":       {withModel, map[string]exchangetest.Answer{photo: failed}, 0},
		"catalogue only": {nil, nil, 0},
	} {
		t.Run(name, func(t *testing.T) {
			_, x := (&script{variables: c.variables, answers: c.answers}).run(t, camera(t))
			if _, _, seconds := remembered(x); seconds != c.seconds {
				t.Errorf("stored for %d seconds, want %d", seconds, c.seconds)
			}
		})
	}
}

// eBay's licence allows its offers to be six hours old at most.
func TestDiscoveryWithEBayIsCachedForSixHoursAtMost(t *testing.T) {
	found := exchangetest.HTTP(200, `{"total":1,"itemSummaries":[{"itemId":"v1|1|0","title":"Halden F2","itemWebUrl":"https://www.ebay.com/itm/1"}]}`)
	for _, search := range []string{"ebay", "catalog,ebay-image"} {
		for ttl, want := range map[string]int{"120": 120, "": 3600, "86400": 6 * 3600, "99999999": 6 * 3600} {
			variables := exchange.Headers{{Name: "SEARCH", Value: search}, {Name: "CACHE_TTL", Value: ttl}}
			s := script{variables: variables, secrets: []string{"EBAY_CREDENTIALS"}, answers: map[string]exchangetest.Answer{shop: found}}
			_, x := s.run(t, camera(t))
			if _, _, seconds := remembered(x); seconds != want {
				t.Errorf("SEARCH=%s, CACHE_TTL=%s: stored for %d seconds, want %d", search, ttl, seconds, want)
			}
		}
	}
}

func TestRecalledDiscoverySkipsItsStages(t *testing.T) {
	first, x := (&script{variables: withModel}).run(t, camera(t))
	_, value, _ := remembered(x)

	second := script{variables: withModel, answers: map[string]exchangetest.Answer{discovery: exchangetest.Found(value)}}
	o, x := second.run(t, camera(t))
	if string(o.Answer) != string(first.Answer) {
		t.Errorf("the answer is\n%s, want\n%s", o.Answer, first.Answer)
	}
	for _, service := range []string{model, shop, catalogue} {
		if n := asked(x, service); n != 0 {
			t.Errorf("%s was called %d times, want never", service, n)
		}
	}
	_, stages := stored(t, x)
	for _, skipped := range []string{"identify", "search", "merge", "remember"} {
		if slices.Contains(stages, skipped) {
			t.Errorf("the stage %s ran", skipped)
		}
	}
	if key, _, _ := remembered(x); key != "" {
		t.Error("a recalled discovery was stored again")
	}
}

func TestDiscoveryIsRecalledForIdenticalCallsOnly(t *testing.T) {
	_, x := (&script{variables: withModel}).run(t, camera(t))
	original, _, _ := remembered(x)
	_, x = (&script{variables: withModel}).run(t, camera(t))
	same, _, _ := remembered(x)
	if original == "" || same != original {
		t.Fatalf("identical calls have the keys %q and %q, want equal ones", original, same)
	}
	request := camera(t)
	request.Description += " with lens"
	_, x = (&script{variables: withModel}).run(t, request)
	if key, _, _ := remembered(x); key == original {
		t.Error("another description has the same key")
	}
	request = camera(t)
	request.Country = "GB"
	_, x = (&script{variables: withModel}).run(t, request)
	if key, _, _ := remembered(x); key == original {
		t.Error("another country has the same key")
	}
	s := script{variables: withModel, answers: map[string]exchangetest.Answer{photo: exchangetest.HTTP(200, flatPicture)}}
	_, x = s.run(t, camera(t))
	if key, _, _ := remembered(x); key == original {
		t.Error("another picture has the same key")
	}
	_, x = (&script{variables: append(exchange.Headers{{Name: "VISION_MODEL", Value: "other"}}, withModel...)}).run(t, camera(t))
	if key, _, _ := remembered(x); key == original {
		t.Error("another configuration has the same key")
	}
}

// The catalogue has listings that only their account may see.
func TestDiscoveryWithTheCatalogueIsForItsAccountOnly(t *testing.T) {
	shops := exchange.Headers{{Name: "SEARCH", Value: "serper-shopping"}, {Name: "VISION", Value: "openai"}}
	for name, test := range map[string]struct {
		variables exchange.Headers
		shared    bool
	}{"with the catalogue": {withModel, false}, "without the catalogue": {shops, true}} {
		_, x := (&script{variables: test.variables}).run(t, camera(t))
		original, _, _ := remembered(x)
		request := camera(t)
		request.Grant.Account = "acct_2"
		_, x = (&script{variables: test.variables}).run(t, request)
		if key, _, _ := remembered(x); original == "" || key == "" || (key == original) != test.shared {
			t.Errorf("%s: two accounts have the keys %q and %q, want equal ones: %v", name, original, key, test.shared)
		}
		request = camera(t)
		request.Exclude = []string{"a"}
		_, x = (&script{variables: test.variables}).run(t, request)
		if key, _, _ := remembered(x); key == original {
			t.Errorf("%s: other exclusions have the same key", name)
		}
	}
}

// A vendor that fetches the photo itself may get another picture from another URL.
func TestDiscoveryOfAVendorThatFetchesThePhotoIsForItsURLOnly(t *testing.T) {
	const otherURL = "https://img.example.com/other.png"
	other := camera(t)
	var err error
	if other.Image, err = publicurl.Check(otherURL, false); err != nil {
		t.Fatal(err)
	}
	inline := append(exchange.Headers{{Name: "VISION_IMAGE", Value: "inline"}}, withModel...)
	lens := exchange.Headers{{Name: "SEARCH", Value: "catalog,serper-lens"}}
	for name, c := range map[string]struct {
		variables exchange.Headers
		same      bool
	}{
		"model by URL":        {withModel, false},
		"model inline":        {inline, true},
		"image search by URL": {lens, false},
	} {
		t.Run(name, func(t *testing.T) {
			s := script{variables: c.variables, pages: map[string]exchangetest.Answer{otherURL: exchangetest.HTTP(200, cameraPicture)}}
			if name == "image search by URL" {
				s.answers = map[string]exchangetest.Answer{shop: exchangetest.HTTP(200, `{"searchParameters":{},"organic":[]}`)}
			}
			_, x := s.run(t, camera(t))
			first, _, _ := remembered(x)
			_, x = s.run(t, other)
			second, _, _ := remembered(x)
			if first == "" || second == "" || (first == second) != c.same {
				t.Errorf("the keys are %q and %q, want them equal: %v", first, second, c.same)
			}
		})
	}
}

// The same holds for each further photo: its host could show the vendor another picture than us.
func TestDiscoveryIsForTheURLsOfAllPhotos(t *testing.T) {
	keys := map[string]bool{}
	for _, address := range []string{"https://img.example.com/back.png", "https://evil.example.com/back.png"} {
		r := camera(t)
		more, err := publicurl.Check(address, false)
		if err != nil {
			t.Fatal(err)
		}
		r.MoreImages = append(r.MoreImages, more)
		s := script{variables: withModel, pages: map[string]exchangetest.Answer{address: exchangetest.HTTP(200, cameraPicture)}}
		_, x := s.run(t, r)
		key, _, _ := remembered(x)
		keys[key] = true
	}
	if len(keys) != 2 || keys[""] {
		t.Errorf("got the keys %v, want two", keys)
	}
}

// The cache is ours, but what it returns may be damaged or missing.
func TestUnreadableDiscoveryIsMadeAnew(t *testing.T) {
	first, _ := (&script{variables: withModel}).run(t, camera(t))
	for name, stored := range map[string]exchangetest.Answer{
		"truncated": exchangetest.Found(`{"item":{`), "empty": exchangetest.Found(""), "KV fails": exchangetest.Fail(exchange.Timeout, "late"),
	} {
		s := script{variables: withModel, answers: map[string]exchangetest.Answer{discovery: stored}}
		o, x := s.run(t, camera(t))
		if asked(x, model) != 1 || asked(x, shop) != 1 || string(o.Answer) != string(first.Answer) {
			t.Errorf("%s: the model was asked %d times, the answer is\n%s, want once and\n%s", name, asked(x, model), o.Answer, first.Answer)
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
		if x.Elapsed >= 1500 || asked(x, storing) != 1 || string(o.Answer) != string(first.Answer) {
			t.Errorf("%s: the exchange took %d ms and stored %d times, the answer is %s", name, x.Elapsed, asked(x, storing), o.Answer)
		}
	}
}
