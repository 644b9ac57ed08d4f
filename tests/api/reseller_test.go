package api

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

const phone = "iphone 13 pro 256gb"

// newResellerService starts a service whose catalogue is testdata/reseller.csv.
func newResellerService(t *testing.T) *service {
	t.Helper()
	s := newService(t, 10_000)
	s.load("testdata/reseller.csv")
	return s
}

// centre returns the estimate of an appraisal, which must have a value.
func (s *service) centre(r reply) float64 {
	s.t.Helper()
	s.expectCharge(r, cost)
	v, _ := r.at("details", "estimate").(float64)
	return v
}

func TestBareNumberIsTheStorageSize(t *testing.T) {
	s := newResellerService(t)
	r := s.appraiseWatch("iphone 13 pro 256", `,"condition":"used"`)
	centre, lower, upper := s.centre(r), r.at("appraisal", "price_lower").(float64), r.at("appraisal", "price_upper").(float64)
	if confidence := r.at("details", "confidence").(float64); centre < 380 || centre > 445 || upper > 1.8*lower || confidence < 0.8 {
		t.Errorf("got %v to %v around %v with the confidence %v, want about 415, a ratio of at most 1.8 and at least 0.8", lower, upper, centre, confidence)
	}
	for id, used := range map[string]bool{"p01": true, "p03": true, "p04": true, "p05": true, "p10": false, "p12": false} {
		if got := r.candidate(id)["used"]; got != used {
			t.Errorf("%s: used %v, want %v: %v", id, got, used, r.candidate(id)["why"])
		}
	}
}

func TestDamageLowersTheValueAndDeniedDamageDoesNot(t *testing.T) {
	s := newResellerService(t)
	intact := s.centre(s.appraiseWatch(phone+" used", ""))
	for description, want := range map[string]bool{
		", cracked screen": true, ", Display gesprungen": true, ", écran fissuré": true, ", pantalla rota": true, ", schermo rotto": true,
		", no cracks": false, ", not broken": false, ", ohne Kratzer": false, ", sin arañazos": false, ", senza graffi": false, ", sans rayures": false,
		", screen replaced, no damage": false, ", box torn, item perfect": false, ", no scratches, dents or cracks": false,
	} {
		r := s.appraiseWatch(phone+" used"+description, "")
		centre := s.centre(r)
		defects, _ := r.at("appraisal", "defects").([]any)
		if isLower := centre < 0.9*intact; isLower != want || (len(defects) > 0) != want || centre > 1.08*intact {
			t.Errorf("%q: got %v with the defects %v, and %v without it; want less: %v", description, centre, defects, intact, want)
		}
	}
}

func TestTwoPricesFarApartGiveLittleConfidence(t *testing.T) {
	s := newResellerService(t)
	r := s.appraiseWatch("Halden Nomad cordless drill GR-4410", "")
	s.expectCharge(r, cost)
	lower, upper := r.at("appraisal", "price_lower").(float64), r.at("appraisal", "price_upper").(float64)
	if confidence := r.at("details", "confidence").(float64); confidence > 0.8 || lower > 215 && upper < 1112 {
		t.Errorf("got %v to %v with the confidence %v, want one of 215 and 1,112 inside and at most 0.8", lower, upper, confidence)
	}
}

func TestSinglePriceIsNamedInTheReasons(t *testing.T) {
	s := newResellerService(t)
	r := s.appraiseWatch("Velsted Aria 5 headphones", "")
	s.expectCharge(r, cost)
	s.expectContains(r, []any{"appraisal", "reasoning"}, "based on a single price")
	if lower, upper := r.at("appraisal", "price_lower").(float64), r.at("appraisal", "price_upper").(float64); upper < 1.3*lower {
		t.Errorf("got %v to %v, want a wide range from one price", lower, upper)
	}
}

// The photo's match is a camera with its lens. What the caller states precedes it.
func TestCallersWordsPrecedeThePhotosMatch(t *testing.T) {
	s := newResellerService(t)
	s.setListingImage("c01", photoJPEG(1))
	complete := s.centre(s.appraiseWatch("", ""))
	if complete < 370 || complete > 440 {
		t.Errorf("got %v without a description, want about 410", complete)
	}
	for description, want := range map[string]struct{ low, high float64 }{
		"body only": {230, 280}, "nur Gehäuse": {230, 280}, "boîtier seul": {230, 280},
		"box only": {15, 25}, "leere OVP": {15, 25}, "solo la scatola": {15, 25}, "empty box": {15, 25},
		"for parts": {120, 280}, "defekt": {120, 280}, "pour pièces": {120, 280},
		"lot of 3": {1000, 1350}, "lot de 3": {1000, 1350}, "three cameras": {1000, 1350}, "3 Stück": {1000, 1350},
		"lens missing": {230, 280}, "ohne das Objektiv": {230, 280}, "objectif manquant": {230, 280},
		"no lens cap, no box": {370, 440}, "only the box is torn": {370, 440}, "lot of 1000": {370, 440},
		"two cameras, one broken": {500, 700}, "battery door missing": {310, 370},
	} {
		if got := s.centre(s.appraiseWatch(description, "")); got < want.low || got > want.high {
			t.Errorf("%q: got %v, want %v to %v", description, got, want.low, want.high)
		}
	}
	none := s.appraiseWatch("charger only", "")
	s.expectCharge(none, 0)
	s.expect(none, "NO_VALUE", "error", "appraisal_error", "code")
	s.expect(none, "no listing is an offer of the charger alone", "error", "appraisal_error", "message")
}

func TestContradictionOfPhotoAndDescription(t *testing.T) {
	s := newResellerService(t)
	s.setListingImage("c01", photoJPEG(1))
	plain := s.appraiseWatch("", "")
	s.expectCharge(plain, cost)
	r := s.appraiseWatch("microsoft office", "")
	s.expectCharge(r, cost)
	first, _ := r.at("appraisal", "reasoning", 0).(string)
	if !strings.Contains(first, "names another product than the photo shows") {
		t.Errorf("got the first reason %q, want the contradiction", first)
	}
	width := func(r reply) float64 {
		return r.at("appraisal", "price_upper").(float64) / r.at("appraisal", "price_lower").(float64)
	}
	if r.at("details", "confidence").(float64) >= plain.at("details", "confidence").(float64) || width(r) <= width(plain) || s.centre(r) < 300 {
		t.Errorf("got %v with %s, want the camera's value with less confidence and a wider range than %s", s.centre(r), r.body, plain.body)
	}
	for _, description := range []string{"no box", "works perfectly", "from my grandmother", "good condition", "ohne Karton", "de ma grand-mère"} {
		r := s.appraiseWatch(description, "")
		s.expectCharge(r, cost)
		if reasons, _ := json.Marshal(r.at("appraisal", "reasoning")); strings.Contains(string(reasons), "another product") {
			t.Errorf("%q: got %s, want no contradiction", description, reasons)
		}
	}
}

func TestAnotherModelInTheDescriptionPrecedesThePhotosMatch(t *testing.T) {
	s := newResellerService(t)
	s.setListingImage("c01", photoJPEG(1))
	s.exec(`INSERT INTO listing (id, title, brand, category, vendor, price, currency, url)
		SELECT 'other-' || id, replace(title, 'Scout 35', 'Scout 70'), brand, category, vendor, '900', currency, url || '/other' FROM listing WHERE id IN ('c01', 'c02')`)
	sure := s.appraiseWatch("", "").at("details", "confidence").(float64)
	for description, want := range map[string]struct {
		low, high float64
		reason    string
	}{
		"Halden Scout 70": {850, 950, "The described model was valued"}, "Scout 90": {370, 440, "The product in the photo was valued"},
		"iPhone 13": {370, 440, "The product in the photo was valued"},
	} {
		r := s.appraiseWatch(description, "")
		if got := s.centre(r); got < want.low || got > want.high || r.at("details", "confidence").(float64) > 0.7*sure {
			t.Errorf("%q: got %v with the confidence %v, want %v to %v with less than %v", description, got, r.at("details", "confidence"), want.low, want.high, sure)
		}
		if first, _ := r.at("appraisal", "reasoning", 0).(string); !strings.Contains(first, " than the photo shows") || !strings.Contains(first, want.reason) {
			t.Errorf("%q: got the first reason %q, want %q", description, first, want.reason)
		}
	}
}

func TestUnconfirmedContradictionCostsNothing(t *testing.T) {
	s := newServiceWithUpstreams(t, "openai", "catalog")
	request := func(description string) string {
		return `{"image_url":"` + cameraURL + `","description":"` + description + `"}`
	}
	s.expectCharge(s.appraise(request("Halden Scout 35")), cost)
	s.exec(`DELETE FROM listing WHERE id NOT IN ('c1', 'g1')`)
	s.exec(`UPDATE listing SET title = 'Halden tripod', brand = 'Halden', category = 'Tripods' WHERE id = 'c1'`)
	s.advance(2 * time.Hour) // the discovery is cached for an hour
	r := s.appraise(request("microsoft office"))
	s.expectCharge(r, 0)
	s.expect(r, nil, "appraisal")
	s.expect(r, "NO_VALUE", "error", "appraisal_error", "code")
	if message, _ := r.at("error", "appraisal_error", "message").(string); !strings.Contains(message, "names another product than the photo shows") {
		t.Errorf("got the message %q, want the contradiction", message)
	}
}

func TestAskingPriceHasItsReason(t *testing.T) {
	s := newResellerService(t)
	for price, want := range map[string]string{
		"450": "The asking price of USD 450.00 is above ", "2000": "is above nearly all expected prices; it is above the range.", "5": "is below nearly all expected prices; it is below the range.",
	} {
		r := s.appraiseWatch(phone+" used", `,"asking_price":`+price)
		s.expectCharge(r, cost)
		s.expectContains(r, []any{"appraisal", "reasoning"}, want)
	}
}

// Each condition that an answer names may be sent as the condition of a request.
func TestConditionsOfTheDetailsAreConditionsOfRequests(t *testing.T) {
	s := newUsedService(t)
	r := s.appraiseWatch(watch+", used", "")
	s.expectCharge(r, cost)
	names := map[string]bool{}
	list, _ := r.at("details", "conditions").([]any)
	for _, c := range list {
		names[c.(map[string]any)["condition"].(string)] = true
	}
	candidates, _ := r.at("details", "candidates").([]any)
	for _, c := range candidates {
		if name, ok := c.(map[string]any)["condition"].(string); ok {
			names[name] = true
		}
	}
	if !names["excellent"] || !names["used"] || len(names) < 6 {
		t.Errorf("got the conditions %v, want excellent, used and others", names)
	}
	for name := range names {
		s.expectCharge(s.appraiseWatch(watch, `,"condition":"`+name+`"`), cost)
	}
}

// A model reads the answer and pays for each word.
func TestConnectorsAnswerIsBounded(t *testing.T) {
	s := newService(t, 1000)
	for i := range 60 {
		s.exec(`INSERT INTO listing (id, title, brand, category, vendor, price, currency, url, image, condition, sold, date)
			SELECT id || '-' || ?1, title || ' no ' || ?1, brand, category, vendor || ?1, price, currency, url || '/' || ?1, image, 'Very good', 'yes', '2026-11-02'
			FROM listing WHERE id = 'c1'`, i)
	}
	session, err := s.connect(s.key, "", nil)
	if err != nil {
		t.Fatal(err)
	}
	result, err := session.CallTool(t.Context(), &mcp.CallToolParams{Name: "appraise_product", Arguments: map[string]any{
		"image_url": cameraURL, "description": "Halden Scout 35 rangefinder camera", "condition": "good", "asking_price": 450, "limit": 5}})
	if err != nil || result.IsError {
		t.Fatal(err, result)
	}
	whole, _ := json.Marshal(result)
	text := result.Content[0].(*mcp.TextContent).Text
	t.Logf("%d bytes, of which %d are the text", len(whole), len(text))
	if len(result.Content) != 1 || len(text) > 2500 || len(whole) > 16_000 {
		t.Errorf("got %d blocks, %d bytes of text and %d in all, want one block, at most 2,500 and 16,000", len(result.Content), len(text), len(whole))
	}
	for _, part := range []string{"Estimated value: ", "Best single figure: ", "The asking price of USD 450.00 is "} {
		if !strings.Contains(text, part) {
			t.Errorf("got the text %q, want %q in it", text, part)
		}
	}
	details := result.StructuredContent.(map[string]any)["details"].(map[string]any)
	candidates, leftOut := details["candidates"].([]any), details["left_out"].([]any)
	listings := len(candidates)
	for _, l := range leftOut {
		listings += int(l.(map[string]any)["listings"].(float64))
	}
	if len(candidates) > 20 || listings != 60 {
		t.Errorf("got %d candidates and %d listings in all, want at most 20 and 60", len(candidates), listings)
	}
	for _, i := range details["private_sale"].(map[string]any)["candidates"].([]any) {
		if c := candidates[int(i.(float64))].(map[string]any); c["condition"] != "very_good" {
			t.Errorf("private_sale names candidate %v, %v; want a used one", i, c)
		}
	}
	stored, err := session.CallTool(t.Context(), &mcp.CallToolParams{Name: "get_appraisal", Arguments: map[string]any{
		"id": fmt.Sprint(result.Meta["loupe/appraisal"].(map[string]any)["id"])}})
	if err != nil || stored.IsError {
		t.Fatal(err, stored)
	}
	if all := stored.StructuredContent.(map[string]any)["evidence"].(map[string]any)["candidates"].([]any); len(all) != 60 {
		t.Errorf("get_appraisal: got %d candidates, want all 60", len(all))
	}
}

func TestLaterListingsPictureIdentifiesTheItemWithoutItsPrice(t *testing.T) {
	s := newResellerService(t)
	s.setListingImage("c02", photoJPEG(1))
	r := s.appraiseWatch("", `,"as_of":"2026-10-05"`)
	s.expectCharge(r, cost)
	s.expectContains(r, []any{"appraisal", "reasoning"}, "The photo matches the picture of “Halden Scout 35 camera with 50 mm lens and case”")
	list, _ := r.at("details", "candidates").([]any)
	for _, c := range list {
		if id := c.(map[string]any)["id"]; id == "c02" || id == "c03" {
			t.Errorf("%v is a candidate, want only listings dated up to the day", id)
		}
	}
	if got := s.centre(r); got < 380 || got > 420 {
		t.Errorf("got %v, want about 400 by the earlier sale", got)
	}
}
