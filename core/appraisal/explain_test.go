package appraisal_test

import (
	"encoding/json"
	"math"
	"slices"
	"strings"
	"testing"

	"loupe/core/appraisal"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/imaging/fingerprint"
	"loupe/core/store/ledger"
)

func withRows(rows ...[]exchange.Value) map[string]exchangetest.Answer {
	return map[string]exchangetest.Answer{catalogue: exchangetest.Rows(exchange.Rows{Rows: rows})}
}

func TestReasonsNameTheRateOfEachCurrencyOfTheUsedListings(t *testing.T) {
	s := script{answers: withRows(
		listingRow("a", "Halden F2 35mm film SLR camera, chrome", "200.00", "EUR"),
		listingRow("b", "Halden F2 35mm film SLR camera body", "210.00", "EUR"),
		listingRow("c", "Halden F2 film SLR camera 35mm, tested", "190.00", "GBP"),
		listingRow("d", "Garden hose, 20 m, with spray gun", "20.00", "EUR"),
		listingRow("e", "Garden hose, 30 m, with spray gun", "2000", "JPY"),
	)}
	s.answers[rates] = exchangetest.Found(`{"date":"2026-11-20","base":"EUR","rates":{"USD":1.2,"GBP":0.8,"JPY":160}}`)
	o, x := s.run(t, camera(t))
	b := decode(t, o)
	if b.Appraisal == nil {
		t.Fatalf("there is no value: %s", textOf(o))
	}
	got := slices.DeleteFunc(b.Appraisal.Reasoning, func(reason string) bool { return !strings.Contains(reason, "converted") })
	slices.Sort(got)
	if want := []string{
		"1 price in GBP was converted at 1.5 USD per GBP, the rate of 2026-11-20.",
		"2 prices in EUR were converted at 1.2 USD per EUR, the rate of 2026-11-20.",
	}; !slices.Equal(got, want) {
		t.Errorf("got the reasons %q, want %q", got, want)
	}
	if date := evidence(t, x).RatesDate; date != "2026-11-20" {
		t.Errorf("the evidence has the rates of %q, want 2026-11-20", date)
	}
}

// A photo that arrived has no status worth telling.
func TestPhotoErrorHasAStatusOnlyIfItFailed(t *testing.T) {
	for name, c := range map[string]struct {
		photo  exchangetest.Answer
		status int
	}{
		"not served":   {exchangetest.HTTP(403, ""), 403},
		"not compared": {exchangetest.HTTP(200, flatPicture), 0},
		"unreachable":  {exchangetest.Fail(exchange.Timeout, ""), 0},
	} {
		o, x := (&script{answers: map[string]exchangetest.Answer{photo: c.photo}}).run(t, camera(t))
		entries := decode(t, o).Error.Upload
		if len(entries) != 1 || entries[0].Status != c.status {
			t.Fatalf("%s: got the image upload errors %+v, want one with the status %d", name, entries, c.status)
		}
		if got, want := evidence(t, x).Photo.Problem, entries[0].Message; got != want {
			t.Errorf("%s: got the problem %q in the evidence, want %q", name, got, want)
		}
	}
}

// What the caller can do depends on whether the photo or the catalogue is to blame.
func TestWhyNothingWasFound(t *testing.T) {
	nothing := exchangetest.Rows(exchange.Rows{})
	for name, c := range map[string]struct {
		description   string
		photo         exchangetest.Answer
		code, message string
	}{
		"description":    {"Halden F2", exchangetest.HTTP(200, cameraPicture), "NO_LISTINGS", "no listing matches"},
		"unusable photo": {"", exchangetest.HTTP(404, ""), "NOT_IDENTIFIED", "the image could not be used"},
		"unknown photo":  {"", exchangetest.HTTP(200, cameraPicture), "NOT_IDENTIFIED", "no known picture matches"},
	} {
		request := camera(t)
		request.Description = c.description
		o, _ := (&script{answers: map[string]exchangetest.Answer{catalogue: nothing, photo: c.photo}}).run(t, request)
		errors := decode(t, o).Error
		if entry := errors.Discovery; entry == nil || entry.Code != c.code || !strings.HasPrefix(entry.Message, c.message) || errors.Appraisal != nil {
			t.Errorf("%s: got %s, want the discovery error %s: %s, and no appraisal error", name, textOf(o), c.code, c.message)
		}
	}
}

func TestEvidenceHasTheTimeOfEachStage(t *testing.T) {
	s := script{variables: withModel, answers: map[string]exchangetest.Answer{
		photo: exchangetest.HTTP(200, cameraPicture).After(300),
		model: exchangetest.HTTP(200, modelAnswer).After(1200),
	}}
	_, x := s.run(t, camera(t))
	times := map[string]int64{}
	for _, stage := range evidence(t, x).Stages {
		times[stage.Stage] = stage.MS
	}
	if times["fetch_photo"] != 300 || times["identify"] != 1200 || times["merge"] != 0 {
		t.Errorf("the stages took %v, want fetch_photo 300 and identify 1200", times)
	}
}

// A discovery is only cached if no image search failed.
func TestRecalledDiscoveryMeansTheImageSearchSawThePhoto(t *testing.T) {
	const stored = `{"item":{},"listings":[{"source":"serper-shopping","title":"Halden F2 35mm film SLR camera","price":"240.00","currency":"USD","distance":-1}]}`
	for searches, seen := range map[string]bool{"catalog,serper-lens": true, "catalog,serper-shopping": false} {
		s := script{variables: exchange.Headers{{Name: "SEARCH", Value: searches}}, answers: map[string]exchangetest.Answer{
			photo: exchangetest.HTTP(200, flatPicture), discovery: exchangetest.Found(stored),
		}}
		o, _ := s.run(t, camera(t))
		b := decode(t, o)
		if b.Appraisal == nil {
			t.Fatalf("%s: got no value, want one", searches)
		}
		if got := !strings.HasPrefix(b.Appraisal.Reasoning[0], "The photo could not be looked at"); got != seen {
			t.Errorf("%s: got the first reason %q, want it to say that the photo was not seen: %v", searches, b.Appraisal.Reasoning[0], !seen)
		}
	}
}

// The upload errors name the photo and the model, and the first reason says if nobody could look at the photo.
func TestAnswerSaysWhoCouldNotLookAtThePhoto(t *testing.T) {
	const unseen, none = "The photo could not be looked at, so the appraisal is based on the description alone.", "image_url led to no photo, so the appraisal is based on the description alone."
	failed, nothing, saw := exchangetest.HTTP(500, ""), exchangetest.HTTP(200, `{"searchParameters":{},"shopping":[],"organic":[]}`), exchangetest.HTTP(200, modelAnswer)
	flat, pictured := exchangetest.HTTP(200, flatPicture), exchangetest.HTTP(200, cameraPicture)
	withLens := exchange.Headers{{Name: "SEARCH", Value: "catalog,serper-lens"}}
	for name, c := range map[string]struct {
		variables          exchange.Headers
		photo, model, shop exchangetest.Answer
		errors             []string
		reason             string // "" for another reason
	}{
		"not compared, no model":       {nil, flat, failed, failed, []string{"IMAGE_NOT_COMPARED"}, unseen},
		"not compared, model fails":    {withModel, flat, failed, nothing, []string{"VISION_FAILED", "IMAGE_NOT_COMPARED"}, unseen},
		"not compared, model saw":      {withModel, flat, saw, nothing, nil, ""},
		"not compared, image search":   {withLens, flat, failed, nothing, []string{"IMAGE_NOT_COMPARED"}, ""},
		"not compared, search fails":   {withLens, flat, failed, failed, []string{"IMAGE_NOT_COMPARED"}, unseen},
		"compared, no model":           {nil, pictured, failed, failed, nil, ""},
		"compared, model fails":        {withModel, pictured, failed, nothing, []string{"VISION_FAILED"}, ""},
		"the photo was not served":     {withModel, exchangetest.HTTP(404, ""), saw, nothing, []string{"IMAGE_NOT_SERVED"}, none},
		"the URL led to another thing": {withModel, exchangetest.HTTP(200, "<html>"), saw, nothing, []string{"IMAGE_FORMAT"}, none},
	} {
		t.Run(name, func(t *testing.T) {
			s := script{variables: c.variables, answers: map[string]exchangetest.Answer{photo: c.photo, model: c.model, shop: c.shop}}
			o, _ := s.run(t, camera(t))
			b := decode(t, o)
			if b.Appraisal == nil {
				t.Fatalf("there is no value: %s", textOf(o))
			}
			if got := b.Appraisal.Reasoning[0]; got != c.reason && (c.reason != "" || got == unseen || got == none) {
				t.Errorf("the first reason is %q, want %q", got, c.reason)
			}
			if got := codes(b.Error.Upload); !slices.Equal(got, c.errors) {
				t.Errorf("image upload errors are %v, want %v", got, c.errors)
			}
		})
	}
}

// The more bits of the two fingerprints differ, the less certain it is that they show the same product.
func TestConfidenceOfACataloguePictureFallsWithItsDistance(t *testing.T) {
	prints, err := fingerprint.Of([]byte(cameraPicture), nil)
	if err != nil {
		t.Fatal(err)
	}
	for distance, want := range map[int]float64{0: 1, 16: 0.875, 31: 1 - 31.0/128} {
		near := prints[0]
		for bit := range distance {
			near[bit/64] ^= 1 << (bit % 64)
		}
		row := listingRow("a", "Halden F2 35mm film SLR camera", "240.00", "USD")
		row[15] = exchange.Text(fingerprint.Prints{near}.String())
		request := camera(t)
		request.Description = ""
		_, x := (&script{answers: withRows(row)}).run(t, request)
		item := evidence(t, x).Item
		if item.Provider != "catalog" || math.Abs(item.Confidence-want) > 1e-6 {
			t.Errorf("%d bits differ: the item is %+v, want the confidence %v", distance, item, want)
		}
	}
}

// A price that is there and cannot be used is reported. Its page is not read instead.
func TestUnusablePricesAreReported(t *testing.T) {
	answers := withMore(
		listingRow("d", "Halden F2 35mm film SLR camera, black", "two for $5", "USD"),
		listingRow("e", "Halden F2 35mm film SLR camera, silver", "240.00", ""),
		listingRow("f", "Halden F2 35mm film SLR camera, boxed", "240.00", "XAF"),
		listingRow("g", "Halden F2 35mm film SLR camera, with case", "260.00", "XAF"),
		listingRow("h", "Halden F2 35mm film SLR camera, tested", "9.00", "XOF"))
	o, x := (&script{answers: answers}).run(t, camera(t))
	want := map[string]string{"d": "PRICE_UNREADABLE", "e": "PRICE_CURRENCY"}
	entries := decode(t, o).Error.Enrichment
	var rates []string // of the entries at the end, one for each currency
	for len(entries) > 0 && entries[len(entries)-1].Code == "NO_EXCHANGE_RATE" {
		rates, entries = append(rates, entries[len(entries)-1].Message), entries[:len(entries)-1]
	}
	slices.Sort(rates)
	if got, want := strings.Join(rates, "; "), "there is no exchange rate to USD for the prices of 1 listing in XOF; "+
		"there is no exchange rate to USD for the prices of 2 listings in XAF"; got != want {
		t.Errorf("missing rates: got %q, want %q", got, want)
	}
	for _, e := range entries {
		id := strings.TrimPrefix(e.URL, "https://shop.example.com/")
		if e.Code != want[id] || e.Provider != "catalog" || e.Message == "" || strings.HasSuffix(e.Message, " ") {
			t.Errorf("entry %+v, want %s", e, want[id])
		}
	}
	if len(entries) != len(want) || asked(x, page) != 0 {
		t.Errorf("%d entries and %d pages read, want %d and none", len(entries), asked(x, page), len(want))
	}
}

// Callers read neither a name that the operator mistyped, which may be a key, nor which secret is missing.
func TestMistakesOfTheConfigurationHaveOnePlainCode(t *testing.T) {
	s := script{variables: exchange.Headers{{Name: "VISION", Value: "sk-key-by-mistake"}, {Name: "SEARCH", Value: "catalog,sk-other-key,ebay"}}}
	o, x := s.run(t, camera(t))
	b := decode(t, o)
	if e := b.Error.Discovery; e == nil || e.Code != "SOURCE_UNAVAILABLE" || e.Message != "a source of listings is not available; ebay is not available" &&
		e.Message != "ebay is not available; a source of listings is not available" {
		t.Errorf("discovery error is %+v, want SOURCE_UNAVAILABLE without the names in SEARCH", e)
	}
	if list := b.Error.Upload; len(list) != 1 || list[0].Code != "SOURCE_UNAVAILABLE" || list[0].Message != "the model that identifies products is not available" {
		t.Errorf("upload errors are %+v, want one SOURCE_UNAVAILABLE", list)
	}
	record := settled(t, x)[0].Params[storedEvidence].Text() + settled(t, x)[0].Params[storedFindings].Text()
	for _, hidden := range []string{"sk-key", "sk-other", "EBAY_CREDENTIALS", "NOT_CONFIGURED", `"UNKNOWN"`} {
		if record == "" || strings.Contains(textOf(o), hidden) || strings.Contains(record, hidden) {
			t.Errorf("got %q in the answer %s or the evidence %s", hidden, textOf(o), record)
		}
	}
}

func TestExchangeIsLoggedWithItsStagesAndCharge(t *testing.T) {
	s := script{variables: exchange.Headers{{Name: "SEARCH", Value: "catalog,serper-shopping"}}, answers: map[string]exchangetest.Answer{shop: exchangetest.HTTP(500, `{"echo":"Halden"}`)}}
	o, x := s.run(t, camera(t))
	if len(x.Log) != 2 {
		t.Fatalf("got the log %q, want two lines", x.Log)
	}
	var effect struct {
		Log, Request, Upstream, Code string
		Status, Ms, Attempt          int
	}
	var line struct {
		Log, Request, Appraisal, Cache string
		Status, Charged                int
		Stages                         map[string]int
	}
	if json.Unmarshal([]byte(x.Log[0]), &effect) != nil || effect.Log != "effect" || effect.Upstream != "serper-shopping" || effect.Code != "HTTP_STATUS" ||
		effect.Status != 500 || effect.Attempt != 1 || effect.Request == "" {
		t.Errorf("effect: got %s", x.Log[0])
	}
	if json.Unmarshal([]byte(x.Log[1]), &line) != nil || line.Log != "exchange" || line.Request != effect.Request || line.Appraisal != o.ID || line.Charged != ledger.AppraisalCost ||
		line.Cache != "miss" || len(line.Stages) != len(appraisal.Stages()) {
		t.Errorf("exchange: got %s, want appraisal %s, %d charged, a cache miss and %d stages", x.Log[1], o.ID, ledger.AppraisalCost, len(appraisal.Stages()))
	}
	for _, hidden := range []string{"Halden", "https://", "example.com", "SERPER"} {
		if strings.Contains(strings.Join(x.Log, ""), hidden) {
			t.Errorf("got %q in the log %q", hidden, x.Log)
		}
	}
}
