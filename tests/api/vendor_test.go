package api

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"loupe/tests/host"
	"loupe/tests/upstream"
)

// answering makes a vendor's search answer with a body. The stand-in still checks the request.
func answering(path, body string) func(*host.Options) {
	return func(o *host.Options) {
		inner := o.Transport
		o.Transport = roundTripper(func(r *http.Request) (*http.Response, error) {
			response, err := inner.RoundTrip(r)
			if err == nil && response.StatusCode == 200 && strings.Contains(r.URL.Path, path) {
				response.Body.Close()
				response.Body = io.NopCloser(strings.NewReader(body))
			}
			return response, err
		})
	}
}

// candidate returns the candidate with this URL in a record; nil if there is none.
func candidate(record reply, url string) map[string]any {
	candidates, _ := record.at("evidence", "candidates").([]any)
	for _, c := range candidates {
		if c, _ := c.(map[string]any); c["url"] == url {
			return c
		}
	}
	return nil
}

// expectCandidate checks members of a candidate; nil means that it is absent.
func (s *service) expectCandidate(record reply, url string, want map[string]any) {
	s.t.Helper()
	c := candidate(record, url)
	if c == nil {
		s.t.Errorf("got no candidate %s in %s", url, record.body)
		return
	}
	for member, value := range want {
		if c[member] != value {
			s.t.Errorf("candidate %s: got %s %v, want %v", url, member, c[member], value)
		}
	}
}

const eBayAnswer = `{"href":"https://api.ebay.com/buy/browse/v1/item_summary/search?q=halden","total":3,"limit":50,"offset":0,"itemSummaries":[
{"itemId":"v1|1|0","title":"Halden Scout 35 rangefinder camera","leafCategoryIds":["15230"],"image":{"imageUrl":"https://i.ebayimg.com/images/g/1/s-l225.jpg"},
 "price":{"value":"1.00","currency":"USD"},"itemHref":"https://api.ebay.com/buy/browse/v1/item/v1%7C1%7C0",
 "seller":{"username":"secret_seller_77","feedbackPercentage":"99.6","feedbackScore":2210},"condition":"Used","conditionId":"3000",
 "marketingPrice":{"originalPrice":{"value":"3.00","currency":"USD"},"discountPercentage":"66","discountAmount":{"value":"2.00","currency":"USD"},"priceTreatment":"MARKDOWN"},
 "shippingOptions":[{"shippingCostType":"CALCULATED","shippingCost":{"value":"42.10","currency":"USD"},"minEstimatedDeliveryDate":"2026-11-30T08:00:00.000Z"},
  {"shippingCostType":"FIXED","shippingCost":{"value":"30.00","currency":"USD"}}],
 "buyingOptions":["FIXED_PRICE","BEST_OFFER"],"itemWebUrl":"https://www.ebay.com/itm/1?hash=item1","itemLocation":{"postalCode":"100****","country":"JP"},
 "itemCreationDate":"2026-11-02T18:22:10.000Z","legacyItemId":"1","listingMarketplaceId":"EBAY_US"},
{"itemId":"v1|2|0","title":"Halden Scout 35 rangefinder camera, chrome","price":{"value":"395.00","currency":"USD"},"seller":{"username":"secret_seller_78"},
 "condition":"New","conditionId":"1000","shippingOptions":[{"shippingCostType":"FIXED","shippingCost":{"value":"0.00","currency":"USD"}}],
 "buyingOptions":["FIXED_PRICE"],"itemWebUrl":"https://www.ebay.com/itm/2","itemLocation":{"country":"US"}},
{"itemId":"v1|3|0","title":"Halden Scout 35, bids only","currentBidPrice":{"value":"20.50","currency":"USD"},"bidCount":7,"buyingOptions":["AUCTION"],
 "itemWebUrl":"https://www.ebay.com/itm/3"}]}`

func TestPriceOfEBayIsWhatABuyerPays(t *testing.T) {
	for _, search := range []string{"ebay", "ebay-image"} {
		s := newServiceWithUpstreams(t, "", search+",catalog", answering("item_summary", eBayAnswer))
		r := s.appraise(cameraRequest)
		s.expectCharge(r, cost)
		record := s.record(r)
		s.expectCandidate(record, "https://www.ebay.com/itm/1", map[string]any{
			"price": "31.00", "shipping": "30.00", "list_price": "3.00", "currency": "USD", "country": "JP", "takes_offers": true,
			"condition": "used", "date": "2026-11-02", "vendor": "eBay", "id": "v1|1|0", "sold": nil,
		})
		s.expectCandidate(record, "https://www.ebay.com/itm/2", map[string]any{
			"price": "395.00", "shipping": nil, "list_price": nil, "country": "US", "takes_offers": nil, "condition": "new",
		})
		if candidate(record, "https://www.ebay.com/itm/3") != nil {
			t.Errorf("%s: got the auction as a candidate, want none", search)
		}
		if strings.Contains(string(record.body)+string(r.body), "secret_seller") {
			t.Errorf("%s: got a seller's user name in %s, want none", search, record.body)
		}
	}
}

// Section 8.1(c) of eBay's licence allows a listing to be six hours old at most.
func TestEBaysOffersAreReusedForSixHoursAtMost(t *testing.T) {
	for search, want := range map[string]int{"ebay,catalog": 2, "serper-shopping,catalog": 1} {
		s := newServiceWithUpstreams(t, "", search, withVar("CACHE_TTL", "86400"))
		vendor := map[bool]string{true: "ebay", false: "serper"}[strings.HasPrefix(search, "ebay")]
		searches := func() (n int) {
			for _, call := range s.web.Calls(vendor) {
				if !s.web.Vendor(vendor).IssuesTokens(call.Path) {
					n++
				}
			}
			return n
		}
		for _, step := range []struct {
			later time.Duration
			want  int
		}{{0, 1}, {5 * time.Hour, 1}, {61 * time.Minute, want}} {
			s.advance(step.later)
			s.putRates()
			s.charged(s.appraise(cameraRequest))
			s.Wait()
			if got := searches(); got != step.want {
				t.Errorf("SEARCH=%s, %v later: got %d searches, want %d", search, step.later, got, step.want)
			}
		}
	}
}

func TestRowWithoutASecondHandMarkIsNotNewIfItsShopOrTitleSaysSo(t *testing.T) {
	row := func(n int, title, source, more string) string {
		return fmt.Sprintf(`{"position":%d,"title":%q,"product_id":"%d","product_link":"https://www.google.com/search?ibp=oshop&q=halden&prds=pid:%d",
			"immersive_product_page_token":"eyJlaSI6","source":%q,"multiple_sources":true,"price":"$400.00","extracted_price":400,"thumbnail":"https://tbn.example.com/%d"%s}`,
			n, title, n, n, source, n, more)
	}
	const title = "Halden Scout 35 rangefinder camera"
	answer := `{"search_metadata":{"id":"1","status":"Success"},"search_parameters":{"engine":"google_shopping","q":"halden"},"shopping_results":[` + strings.Join([]string{
		row(1, title, "Northlight Cameras", `,"delivery":"+$5.99 delivery","old_price":"$459.00","extracted_old_price":459,"tag":"12% OFF"`),
		row(2, title+" body", "eBay - secret_seller", `,"delivery":"Free delivery by Mon, Nov 30"`),
		row(3, title+" - Pristine", "Lumen", ``),
		row(4, title+" kit", "Lumen", `,"second_hand_condition":"refurbished"`),
		row(5, title+" (Renewed)", "Amazon.com", ``),
		row(6, title+" chrome", "Mercari", `,"delivery":"Free delivery on $500+"`),
	}, ",") + `]}`
	s := newServiceWithUpstreams(t, "", "serpapi-shopping,catalog", answering("/search.json", answer))
	r := s.appraise(cameraRequest)
	s.expectCharge(r, cost)
	record := s.record(r)
	for n, want := range map[int]map[string]any{
		1: {"condition": "new", "price": "405.99", "shipping": "5.99", "list_price": "459.00"},
		2: {"condition": "used", "price": "400.00", "shipping": nil, "vendor": "eBay"},
		3: {"condition": "like_new"},
		4: {"condition": "refurbished"},
		5: {"condition": "refurbished"},
		6: {"condition": "used", "price": "400.00"},
	} {
		s.expectCandidate(record, fmt.Sprintf("https://www.google.com/search?ibp=oshop&q=halden&prds=pid:%d", n), want)
	}
}

// Serper's links all lead to Google, and none of its members says that an offer is second-hand.
func TestRowsOfSecondHandMarketsAreUsed(t *testing.T) {
	const answer = `{"searchParameters":{"q":"Halden Scout 35","gl":"us","hl":"en","type":"shopping","num":40,"engine":"google"},"shopping":[
{"title":"Halden Scout 35 rangefinder camera","source":"eBay - secret_seller","link":"https://www.google.com/search?ibp=oshop&q=h&prds=catalogid:1","price":"$380.00","delivery":"$12.00 delivery","imageUrl":"https://tbn.example.com/1","rating":4.6,"ratingCount":12,"offers":"3","productId":"1","position":1},
{"title":"Halden Scout 35 rangefinder camera chrome","source":"Poshmark","link":"https://www.google.com/search?ibp=oshop&q=h&prds=catalogid:2","price":"$350.00","imageUrl":"https://tbn.example.com/2","position":2},
{"title":"Halden Scout 35 rangefinder camera body","source":"Northlight","link":"https://www.google.com/search?ibp=oshop&q=h&prds=catalogid:3","price":"$410.00","imageUrl":"https://tbn.example.com/3","position":3}],"credits":2}`
	s := newServiceWithUpstreams(t, "", "serper-shopping,catalog", answering("/shopping", answer))
	r := s.appraise(cameraRequest)
	s.expectCharge(r, cost)
	record := s.record(r)
	const link = "https://www.google.com/search?ibp=oshop&q=h&prds=catalogid:"
	s.expectCandidate(record, link+"1", map[string]any{"condition": "used", "vendor": "eBay", "price": "392.00", "shipping": "12.00"})
	s.expectCandidate(record, link+"2", map[string]any{"condition": "used", "vendor": "Poshmark", "price": "350.00"})
	s.expectCandidate(record, link+"3", map[string]any{"condition": nil, "price": "410.00"})
}

// A search of the type "all" has no exact matches, so they are a search of their own.
func TestExactMatchesAreSearchedIfConfigured(t *testing.T) {
	const answer = `{"search_metadata":{"status":"Success"},"search_parameters":{"engine":"google_lens","type":"exact_matches"},"exact_matches":[
{"position":1,"title":"Sold Price: Halden Scout 35 rangefinder camera - May 3, 2026","source":"Invaluable","source_icon":"https://serpapi.com/i.png","link":"https://www.invaluable.com/auction-lot/1","price":"$310.00*","extracted_price":310,"thumbnail":"https://tbn.example.com/1","actual_image_width":1200,"actual_image_height":900},
{"position":2,"title":"Halden Scout 35 rangefinder camera","source":"Etsy","link":"https://www.etsy.com/listing/2","price":"€290.00","extracted_price":290,"in_stock":true,"condition":"Used"}]}`
	s := newServiceWithUpstreams(t, "", "serpapi-exact,catalog", answering("/search.json", answer))
	r := s.appraise(cameraRequest)
	s.expectCharge(r, cost)
	record := s.record(r)
	s.expectCandidate(record, "https://www.invaluable.com/auction-lot/1", map[string]any{"sold": true, "price": "310.00", "condition": "used", "visual_rank": 1.0})
	s.expectCandidate(record, "https://www.etsy.com/listing/2", map[string]any{"sold": nil, "currency": "EUR", "condition": "used"})
	for _, call := range s.web.Calls("serpapi") {
		if !strings.Contains(call.URL, "type=exact_matches") {
			t.Errorf("got the request %s, want the type exact_matches", call.URL)
		}
	}
}

// The stand-in answers 400 to a country that the engine does not accept.
func TestSerpAPIIsSentOnlyCountriesThatItAccepts(t *testing.T) {
	for country, want := range map[string][2]string{ // gl of Google Shopping, country of Google Lens
		"US": {"us", "us"}, "GB": {"uk", "gb"}, "KE": {"", "ke"}, "AX": {"", ""}, "AI": {"ai", "ai"}, "BM": {"bm", ""}, "NO": {"no", "no"},
	} {
		t.Run(country, func(t *testing.T) {
			t.Parallel()
			s := newServiceWithUpstreams(t, "", "serpapi-shopping,serpapi-lens,serpapi-exact,catalog")
			r := s.appraise(`{"image_url":"` + cameraURL + `","description":"Halden Scout 35 rangefinder camera","currency":"USD","country":"` + country + `"}`)
			s.charged(r)
			s.expect(r, nil, "error", "discovery_error")
			for _, call := range s.web.Calls("serpapi") {
				q, _ := http.NewRequest("GET", call.URL, nil)
				got, expected := q.URL.Query().Get("gl"), want[0]
				if q.URL.Query().Get("engine") == "google_lens" {
					got, expected = q.URL.Query().Get("country"), want[1]
				}
				if got != expected {
					t.Errorf("%s: got the country %q, want %q", q.URL.Query().Get("engine"), got, expected)
				}
			}
			if n := len(s.web.Calls("serpapi")); n != 3 {
				t.Errorf("got %d searches, want 3", n)
			}
		})
	}
}

// Each vendor says in its own way that the account has used up what it paid for.
func TestExhaustedAccountIsSeenAndOpensTheCircuitBreaker(t *testing.T) {
	for _, p := range providers {
		t.Run(p.Name, func(t *testing.T) {
			t.Parallel()
			s := newServiceWithUpstreams(t, p.vision, p.search, withVar("CACHE_TTL", "0"))
			s.web.Vendor(p.Vendor).Behave(upstream.Behaviour{Body: upstream.OutOfCredits})
			for i := range 6 {
				want := "EXHAUSTED"
				if i == 5 {
					want = "SKIPPED"
				}
				r := s.appraise(cameraRequest)
				s.expectCharge(r, cost)
				s.expect(r, p.Name, p.errorAt("provider")...)
				s.expect(s.record(r), want, "evidence", "upstreams", 0, "error")
			}
			s.expectHealth(p.Name, "skipped")
		})
	}
}

func TestReasoningEffortOfEveryModelIsSet(t *testing.T) {
	for effort, want := range map[string]any{"": "none", "low": "low", "omit": nil} {
		s := newServiceWithUpstreams(t, "openai", "catalog", withVar("VISION_MODEL", "gemini-3-flash"), withVar("VISION_REASONING", effort))
		s.charged(s.appraise(cameraRequest))
		var body map[string]any
		calls := s.web.Calls("openai")
		if len(calls) != 1 || json.Unmarshal(calls[0].Body, &body) != nil || body["reasoning_effort"] != want {
			t.Errorf("VISION_REASONING=%s: got %d calls with the effort %v, want one with %v", effort, len(calls), body["reasoning_effort"], want)
		}
	}
}

// Anthropic refuses a picture of more than 5 MB in base64.
func TestPhotoOverTheVendorsLimitIsSentByItsURL(t *testing.T) {
	for size, inline := range map[int]bool{1 << 20: true, 5 << 20: false} {
		s := newServiceWithUpstreams(t, "anthropic", "catalog", withVar("VISION_IMAGE", "inline"))
		photo := photoJPEG(1)
		s.images.put(cameraURL, page{body: append(photo, make([]byte, size)...)})
		r := s.appraise(cameraRequest)
		s.expectCharge(r, cost)
		s.expectEmpty(r, "error", "image_upload_errors")
		calls := s.web.Calls("anthropic")
		if len(calls) != 1 || bytes.Contains(calls[0].Body, []byte(`"base64"`)) != inline || bytes.Contains(calls[0].Body, []byte(cameraURL)) == inline {
			t.Errorf("a photo of %d bytes: got %d calls, want one with the photo inline: %v", size, len(calls), inline)
		}
	}
}

func TestAnthropicsToolIsStrict(t *testing.T) {
	s := newServiceWithUpstreams(t, "anthropic", "catalog")
	s.charged(s.appraise(cameraRequest))
	for _, call := range s.web.Calls("anthropic") {
		if !bytes.Contains(call.Body, []byte(`"strict":true`)) {
			t.Errorf("got the request %s, want a strict tool", call.Body)
		}
	}
}
