package mcp_test

import (
	"fmt"
	"strings"
	"testing"

	"loupe/core/exchange"
	"loupe/core/store/ledger"
)

// tokens returns an upper estimate of a text's tokens: one for 2.7 bytes. See docs/RATIONALE.md.
func tokens(text string) int { return (10*len(text) + 26) / 27 }

const maxTextTokens, maxStructuredTokens = 700, 3000

// texts returns a result's text and its structured content as JSON, and checks that they are not too long.
func (s *script) texts(r response) (text, structured string) {
	s.Helper()
	text, structured = r.Result["content"].([]any)[0].(object)["text"].(string), string(encode(r.Result["structuredContent"]))
	if n := tokens(text); n > maxTextTokens {
		s.Errorf("the text has %d tokens, want at most %d: %s", n, maxTextTokens, text)
	}
	if n := tokens(structured); n > maxStructuredTokens {
		s.Errorf("the structured content has %d tokens, want at most %d: %.2000s", n, maxStructuredTokens, structured)
	}
	return text, structured
}

// many returns n offers of the camera with long titles.
func many(n int, padding string) (offers [][]string) {
	for i := range n {
		offers = append(offers, []string{fmt.Sprintf("offer-%d", i), fmt.Sprintf("Halden F2 35mm film SLR camera, chrome, number %d, %s", i, padding), fmt.Sprint(200 + i)})
	}
	return offers
}

func TestLongResultsFitIntoTheirRoom(t *testing.T) {
	for name, padding := range map[string]string{"ASCII": strings.Repeat("with lens and case ", 8), "Japanese": strings.Repeat("美品 完動 ", 12), "none": ""} {
		t.Run(name, func(t *testing.T) {
			s := &script{T: t, catalogue: many(60, padding)}
			got := s.call(modern("tools/call", object{"name": "appraise_product", "arguments": object{
				"image_url": photoURL, "description": "Halden F2 35mm film SLR camera", "limit": 60, "asking_price": 900,
			}}))
			text, _ := s.texts(got)
			for _, want := range []string{"Estimated value: ", "Best single figure: ", "Best match: ", "\nAppraisal apr_"} {
				if !strings.Contains(text, want) {
					t.Errorf("got the text %q, want %q in it", text, want)
				}
			}
			if n := strings.Count(text, "\nComparable: "); n != 4 && padding == "" {
				t.Errorf("got %d comparables besides the best match, want 4", n)
			}
			structured := got.Result["structuredContent"].(object)
			details := structured["details"].(object)
			candidates, left := details["candidates"].([]any), 0.0
			for _, row := range details["left_out"].([]any) {
				left += row.(object)["listings"].(float64)
			}
			if len(candidates) < 5 || float64(len(candidates))+left != 60 || len(structured["similar_items"].([]any)) < 5 {
				t.Errorf("got %d candidates and %v left out of 60, and %d similar items", len(candidates), left, len(structured["similar_items"].([]any)))
			}
			if err := compile(t, s.tools()["appraise_product"]["outputSchema"]).Validate(got.Result["structuredContent"]); err != nil {
				t.Error(err)
			}
		})
	}
}

// get_appraisal lists the candidates that were used, and then others, as far as they fit.
func TestStoredAppraisalFitsIntoItsRoom(t *testing.T) {
	var candidates, errors []string
	for i := range 60 {
		candidates = append(candidates, fmt.Sprintf(`{"id":"c%d","title":%q,"url":"https://shop.example.com/%d","price":"240.00","currency":"JPY","used":%v,"why":"reason %d"}`,
			i, strings.Repeat("camera ", 20), i, i%3 == 0, i%20))
		errors = append(errors, fmt.Sprintf(`{"code":"PAGE_TIMEOUT","message":"the listing's page did not arrive in time","url":"https://shop.example.com/%d"}`, i))
	}
	answer := strings.Replace(storedAnswer, `"price_enrichment_errors":[]`, `"price_enrichment_errors":[`+strings.Join(errors, ",")+`]`, 1)
	findings := strings.TrimSuffix(findings, "}") + `,"candidates":[` + strings.Join(candidates, ",") + `],"stages":[]}`
	findings = strings.Replace(findings, `"private_sale":null`, `"private_sale":{"lower":1,"estimate":2,"upper":3,"candidates":[0,3,57]}`, 1)
	s := &script{T: t, record: stored(exchange.Text(answer), exchange.Text(findings), ledger.Posted, exchange.Int(1_794_000_009_000), 0)}
	got := s.call(modern("tools/call", object{"name": "get_appraisal", "arguments": object{"id": "apr_1"}}))
	text, _ := s.texts(got)
	if n := strings.Count(text, "\nFailed: the listing's page"); n != 3 || !strings.Contains(text, "Comparable: camera camera") {
		t.Errorf("got %d failures in the text %q, want three and comparables", n, text)
	}
	details := got.Result["structuredContent"].(object)["evidence"].(object)
	listed := details["candidates"].([]any)
	if len(listed) < 10 {
		t.Fatalf("got %d candidates, want 10 or more", len(listed))
	}
	used := 0
	for i, c := range listed {
		if c.(object)["used"] == true {
			used++
		} else if used < 20 {
			t.Errorf("candidate %d was not used, but precedes one that was", i)
		}
	}
	reasons := details["left_out"].([]any)
	if last := reasons[len(reasons)-1].(object); len(reasons) > 7 || details["stages"] != nil || last["listings"] == 0.0 {
		t.Errorf("got the reasons %v, want at most seven", reasons)
	}
	for _, index := range details["private_sale"].(object)["candidates"].([]any) {
		if int(index.(float64)) >= len(listed) {
			t.Errorf("the private sale names candidate %v of %d", index, len(listed))
		}
	}
}

// A model that sees only the text learns what is wrong with the photo, with a value and without.
func TestUnusablePhotoIsTheFirstLine(t *testing.T) {
	for description, want := range map[string]string{"": "No value could be estimated.", "Halden F2 35mm film SLR camera": "Estimated value: "} {
		arguments := object{"image_url": "https://img.example.com/none.png"}
		if description != "" {
			arguments["description"] = description
		}
		s := &script{T: t}
		text, _ := s.texts(s.call(modern("tools/call", object{"name": "appraise_product", "arguments": arguments})))
		first, rest, _ := strings.Cut(text, "\n")
		if !strings.HasPrefix(first, "The photo was not used: the host of the image URL answered with an HTTP error") || !strings.HasPrefix(rest, want) {
			t.Errorf("%q: got %q", description, text)
		}
		if description == "" && (!strings.Contains(text, "\nFailed: the image could not be used") || !strings.Contains(text, "\nWould help: ")) {
			t.Errorf("got %q, want what failed and what would help", text)
		}
	}
}

// The text has what a model needs of each comparable: title, price, whether it was sold, date and URL.
func TestTextHasTheComparables(t *testing.T) {
	candidates := `[` +
		`{"id":"a","title":"First","url":"https://a.example/1","price":"240","currency":"USD","converted":"36000","sold":true,"date":"2026-10-02","used":true},` +
		`{"id":"b","title":"Second","url":"https://a.example/2","price":"250","currency":"JPY","used":true},` +
		`{"id":"c","title":"Third","url":"https://a.example/3","price":"1","currency":"JPY","used":false},` +
		`{"id":"d","title":"Fourth","url":"https://a.example/` + strings.Repeat("x", 200) + `","price":"","currency":"","used":true}]`
	answer := strings.Replace(storedAnswer, `"best_match":null`, `"best_match":{"title":"Second","url":"https://a.example/2","vendor":"","image":"","price":"250"}`, 1)
	s := &script{T: t, record: stored(exchange.Text(answer), exchange.Text(strings.TrimSuffix(findings, "}")+`,"candidates":`+candidates+`}`), ledger.Posted, exchange.Int(1_794_000_009_000), 0)}
	text, _ := s.texts(s.call(modern("tools/call", object{"name": "get_appraisal", "arguments": object{"id": "apr_1"}})))
	want := "Best match: Second, 250.00 JPY asked, https://a.example/2\n" +
		"Comparable: First, 36000 JPY sold, 2026-10-02, https://a.example/1\n" +
		"Comparable: Fourth\nDefect: cracked\n- Because.\nAppraisal apr_1: "
	if !strings.Contains(text, want) {
		t.Errorf("got %q, want %q in it", text, want)
	}
}
