package vision

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"loupe/core/base/jsontext"
	"loupe/core/market/product"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// The vendors' answers in this file are made up, in the formats of the references that the providers' files link. None was
// recorded from a vendor.

// lamp is an answer that follows the schema; lampItem is its item.
const lamp = `{"title":"Desk lamp","brand":"Anglepoise","model":"Type 75","category":"Lamps","attributes":["black","E27"],` +
	`"condition":"good","defects":["scratch on the base"],"queries":["anglepoise type 75","anglepoise desk lamp"],"confidence":0.8}`

var lampItem = product.Item{
	Title: "Desk lamp", Brand: "Anglepoise", Model: "Type 75", Category: "Lamps", Attributes: []string{"black", "E27"}, Condition: product.Good,
	Defects: []string{"scratch on the base"}, Inspected: true, Queries: []string{"anglepoise type 75", "anglepoise desk lamp"}, Confidence: 0.8,
}

// lampWith returns lamp with another JSON value for a member, or without the member if value is "".
func lampWith(member, value string) string {
	var o map[string]json.RawMessage
	if err := json.Unmarshal([]byte(lamp), &o); err != nil {
		panic(err)
	}
	delete(o, member)
	if value != "" {
		o[member] = json.RawMessage(value)
	}
	text, err := json.Marshal(o)
	if err != nil {
		panic(err)
	}
	return string(text)
}

func quoted(text string) string {
	q, err := json.Marshal(text)
	if err != nil {
		panic(err)
	}
	return string(q)
}

func chatCompletion(finish, content string) string {
	return `{"id":"c1","object":"chat.completion","choices":[{"index":0,"message":{"role":"assistant","content":` + quoted(content) +
		`,"refusal":null},"finish_reason":` + quoted(finish) + `}],"usage":{"total_tokens":9}}`
}

// message returns a response of the Anthropic Messages API.
func message(stop, answer string) string {
	return `{"id":"msg_1","type":"message","role":"assistant","content":[{"type":"text","text":` + quoted(answer) + `}],"stop_reason":` + quoted(stop) + `}`
}

func TestSchemaMatchesTheParser(t *testing.T) {
	var s struct {
		Required             []string
		AdditionalProperties *bool
		Properties           map[string]struct {
			Type  string
			Enum  []string
			Items *struct{ Type string }
		}
	}
	if err := json.Unmarshal([]byte(schema), &s); err != nil {
		t.Fatal(err)
	}
	if s.AdditionalProperties == nil || *s.AdditionalProperties || len(s.Required) != len(s.Properties) {
		t.Error("the schema has optional members, which strict structured outputs do not allow")
	}
	var item map[string]any
	if err := json.Unmarshal([]byte(lamp), &item); err != nil {
		t.Fatal(err)
	}
	for _, name := range s.Required {
		p, known := s.Properties[name]
		if _, read := item[name]; !known || !read || (p.Type == "array") != (p.Items != nil) {
			t.Errorf("the parser and the schema differ on %s", name)
		}
	}
	var want []string
	for _, c := range schemaConditions {
		want = append(want, c.String())
	}
	if got := s.Properties["condition"].Enum; !slices.Equal(got, append(want, "unknown")) {
		t.Errorf("the schema allows the conditions %q, want %q and unknown", got, want)
	}
}

func TestParseItem(t *testing.T) {
	set := func(change func(*product.Item)) product.Item {
		item := lampItem
		change(&item)
		return item
	}
	for text, want := range map[string]product.Item{
		lamp:                                                                lampItem,
		lampWith("price", `1000000`):                                        lampItem,
		lampWith("condition", `"unknown"`):                                  set(func(i *product.Item) { i.Condition = product.Unknown }),
		lampWith("condition", `" Like  New"`):                               set(func(i *product.Item) { i.Condition = product.LikeNew }),
		lampWith("brand", `"Unknown"`):                                      set(func(i *product.Item) { i.Brand = "" }),
		lampWith("brand", `"N/A"`):                                          set(func(i *product.Item) { i.Brand = "" }),
		lampWith("brand", `""`):                                             set(func(i *product.Item) { i.Brand = "" }),
		lampWith("defects", `["none"]`):                                     set(func(i *product.Item) { i.Defects = nil }),
		lampWith("defects", `["a","b","a","",""]`):                          set(func(i *product.Item) { i.Defects = []string{"a", "b"} }),
		lampWith("queries", `[]`):                                           set(func(i *product.Item) { i.Queries = []string{"Desk lamp"} }),
		lampWith("queries", `["a","b","c","d"]`):                            set(func(i *product.Item) { i.Queries = []string{"a", "b", "c"} }),
		lampWith("confidence", `0`):                                         set(func(i *product.Item) { i.Confidence = 0 }),
		lampWith("confidence", `1`):                                         set(func(i *product.Item) { i.Confidence = 1 }),
		lampWith("title", `"\t Desk\u0000\r\n\u202elamp\u200b\u2028 "`):     lampItem,
		lampWith("title", `"Tasse é 😀 器"`):                                  set(func(i *product.Item) { i.Title = "Tasse é 😀 器" }),
		lampWith("title", quoted(strings.Repeat("é", 150))):                 set(func(i *product.Item) { i.Title = strings.Repeat("é", 150) }),
		lampWith("title", quoted("Desk lamp"+strings.Repeat(" ", 1000))):    lampItem,
		`{"title":"Desk lamp","title":"Diamond","t\u0069tle":1,` + lamp[1:]: lampItem,

		// Without a title, nothing else is checked.
		`{"title":""}`: {}, lampWith("title", `" \u200b"`): {}, lampWith("title", `"unknown"`): {}, `{"title":"","brand":3}`: {},
	} {
		if got, err := parseItem(gjson.Parse(text)); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s:\n%+v, %v, want\n%+v", text, got, err, want)
		}
	}
}

func TestAnswerWithoutAValidTitleIsUnusable(t *testing.T) {
	texts := []string{
		``, `{}`, `[]`, `null`, `"Desk lamp"`, `7`, `[` + lamp + `]`, `{"item":` + lamp + `}`, `{"Title":"Desk lamp"}`,
		lampWith("title", `"`+strings.Repeat("a", maxText+1)+`"`),
	}
	for _, value := range []string{"", "null", "{}", "false", "7", `["Desk lamp"]`} {
		texts = append(texts, lampWith("title", value))
	}
	for _, text := range texts {
		if got, err := parseItem(gjson.Parse(text)); err != upstream.Unusable || !reflect.DeepEqual(got, product.Item{}) {
			t.Errorf("%s: %+v, %v, want %v and no item", text, got, err, upstream.Unusable)
		}
	}
}

// A member that is not as the schema says changes that member of the item only.
func TestInvalidMemberLeavesTheOthers(t *testing.T) {
	long := `"` + strings.Repeat("a", maxText+1) + `"`
	for _, c := range []struct {
		member string
		values []string // invalid values, in addition to those that no member may have
		change func(*product.Item)
	}{
		{"brand", []string{long, `7`}, func(i *product.Item) { i.Brand = "" }},
		{"model", []string{long, `["Type 75"]`}, func(i *product.Item) { i.Model = "" }},
		{"category", []string{long}, func(i *product.Item) { i.Category = "" }},
		{"attributes", []string{`"black"`, `{"0":"black"}`, `[null]`, `[` + long + `]`}, func(i *product.Item) { i.Attributes = nil }},
		{"condition", []string{`"as if stolen"`, `"good, used"`, `3`}, func(i *product.Item) { i.Condition = product.Unknown }},
		{"defects", []string{`"scratch"`, `[["scratch"]]`, `[{"defect":"scratch"}]`}, func(i *product.Item) { i.Defects, i.Inspected = nil, false }},
		{"queries", []string{`[true]`, `[` + long + `]`}, func(i *product.Item) { i.Queries = []string{"Desk lamp"} }},
		{
			"confidence", []string{`1.5`, `-0.1`, `80`, `1e999`, `"0.8"`, `true`, `[0.8]`},
			func(i *product.Item) { i.Confidence = unstatedConfidence },
		},
	} {
		want := lampItem
		c.change(&want)
		for _, value := range append([]string{"", "null", "{}", "false"}, c.values...) {
			text := lampWith(c.member, value)
			if got, err := parseItem(gjson.Parse(text)); err != nil || !reflect.DeepEqual(got, want) {
				t.Errorf("%s:\n%+v, %v, want\n%+v", text, got, err, want)
			}
		}
	}
}

func TestInvalidEntryOfAListLeavesTheOthers(t *testing.T) {
	got, err := parseItem(gjson.Parse(lampWith("defects", `["scratch",7,null,"dent"]`)))
	if err != nil || !slices.Equal(got.Defects, []string{"scratch", "dent"}) || !got.Inspected {
		t.Errorf("got the defects %q, inspected %v, %v, want scratch and dent", got.Defects, got.Inspected, err)
	}
}

// responses has, for each provider with a model, responses that contain the lamp and unusable ones.
var responses = []struct {
	name           string
	parse          func(gjson.Result) (product.Item, error)
	good, unusable []string
}{
	{
		"openai", openAI.parse,
		[]string{
			chatCompletion("stop", lamp), chatCompletion("stop", "```json\n"+lamp+"\n```"), chatCompletion("stop", "Here it is: "+lamp+"."),
			`{"choices":[{"message":{"content":` + quoted(lamp) + `},"finish_reason":"stop","logprobs":null}]}`,
		},
		[]string{
			`{}`, `[]`, `null`, `""`, `{"choices":null}`, `{"choices":[]}`, `{"choices":{"0":{}}}`, `{"choices":[[]]}`, `{"choices":"stop"}`,
			`{"error":{"code":502,"message":"Upstream error"}}`, `[{"error":{"code":400}}]`,
			strings.Replace(chatCompletion("stop", lamp), `"index":0`, `"error":{"code":502}`, 1),
			strings.Replace(chatCompletion("stop", lamp), `"refusal":null`, `"refusal":"I can't help with that."`, 1),
			chatCompletion("length", lamp), chatCompletion("content_filter", lamp), chatCompletion("", lamp), chatCompletion("stop", lamp[:len(lamp)/2]),
			chatCompletion("stop", ""), chatCompletion("stop", "It is a desk lamp."), chatCompletion("stop", "} {"), chatCompletion("stop", lamp+lamp),
			chatCompletion("stop", strings.Repeat(`{"title":`, 5000)+"}"), `{"choices":[{"finish_reason":"stop","message":{"content":null}}]}`,
			`{"choices":[{"finish_reason":"stop","message":{"content":` + lamp + `}}]}`,
			`{"choices":[{"finish_reason":"stop","message":{"content":[{"type":"text","text":` + quoted(lamp) + `}]}}]}`,
		},
	},
	{
		"anthropic", anthropic.parse,
		[]string{
			message("end_turn", lamp),
			`{"content":[{"type":"thinking","thinking":"","signature":"c2ln"},{"type":"text","text":` + quoted(lamp) + `}],"stop_reason":"end_turn"}`,
		},
		[]string{
			`{}`, `[]`, `{"stop_reason":"end_turn"}`, `{"stop_reason":"end_turn","content":[]}`, `{"stop_reason":"end_turn","content":"identify"}`,
			message("max_tokens", lamp), message("refusal", lamp), message("tool_use", lamp), message("pause_turn", lamp),
			message("end_turn", `{}`), message("end_turn", quoted(lamp)), message("end_turn", `null`),
			strings.Replace(message("end_turn", lamp), `"type":"text"`, `"type":"thinking"`, 1),
			`{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}`,
		},
	},
	{
		"workers-ai", workersAI.parse,
		[]string{
			`{"response":` + lamp + `,"usage":{}}`, `{"response":` + quoted(lamp) + `,"tool_calls":[]}`,
			`{"response":` + quoted("```json\n"+lamp+"\n```") + `}`, chatCompletion("stop", lamp),
		},
		[]string{
			`{}`, `[]`, `null`, `"` + "lamp" + `"`, `{"response":null}`, `{"response":""}`, `{"response":7}`, `{"response":[` + lamp + `]}`,
			`{"response":{}}`, `{"response":` + quoted(lamp[:100]) + `}`, `{"response":"A lamp."}`, chatCompletion("length", lamp), `{"choices":[]}`,
		},
	},
}

func TestParseResponses(t *testing.T) {
	for _, v := range responses {
		for _, answer := range v.good {
			if got, err := v.parse(gjson.Parse(answer)); err != nil || !reflect.DeepEqual(got, lampItem) {
				t.Errorf("%s, %s: %+v, %v, want the lamp", v.name, answer, got, err)
			}
		}
		for _, answer := range v.unusable {
			if got, err := v.parse(gjson.Parse(answer)); err == nil || !reflect.DeepEqual(got, product.Item{}) {
				t.Errorf("%s, %s: %+v, %v, want an error and no item", v.name, answer, got, err)
			}
		}
	}
}

func TestErrorWithStatus200IsReported(t *testing.T) {
	for answer, want := range map[string]error{
		`{"error":{"code":502,"message":"Upstream error"},"user_id":"u"}`:                                                        upstream.Reported,
		`{"error":{"code":402,"message":"Insufficient credits"}}`:                                                                upstream.Exhausted,
		`{"error":{"code":429,"message":"Rate limit exceeded"}}`:                                                                 upstream.Exhausted,
		strings.Replace(chatCompletion("error", ""), `"index":0`, `"error":{"code":502,"message":"Provider returned error"}`, 1): upstream.Reported,
		strings.Replace(chatCompletion("error", ""), `"index":0`, `"error":{"code":429,"message":"Provider returned error"}`, 1): upstream.Exhausted,
	} {
		if _, err := openAI.parse(gjson.Parse(answer)); err != want {
			t.Errorf("%s: %v, want %v", answer, err, want)
		}
	}
}

func FuzzParseItem(f *testing.F) {
	for member, value := range map[string]string{"title": `"\ud800"`, "queries": `["\u202e"]`, "confidence": `1e-999`, "condition": `"NEW"`} {
		f.Add(lampWith(member, value))
	}
	fuzzParser(f, parseItem)
}
func FuzzOpenAI(f *testing.F)    { fuzzParser(f, openAI.parse, responses[0].good...) }
func FuzzAnthropic(f *testing.F) { fuzzParser(f, anthropic.parse, responses[1].good...) }
func FuzzWorkersAI(f *testing.F) { fuzzParser(f, workersAI.parse, responses[2].good...) }
func FuzzGoogleVision(f *testing.F) {
	fuzzParser(f, googleVision.parse, headphones, `{"responses":[{}]}`)
}

// fuzzParser checks that a parser does not panic, and that an item is empty or within its limits.
func fuzzParser(f *testing.F, parse func(gjson.Result) (product.Item, error), seeds ...string) {
	for _, seed := range seeds {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, answer string) {
		root, err := jsontext.Parse([]byte(answer))
		if err != nil {
			return
		}
		item, err := parse(root)
		if err != nil || !item.Identified() {
			if !reflect.DeepEqual(item, product.Item{}) {
				t.Errorf("%q: %+v, %v", answer, item, err)
			}
			return
		}
		texts := slices.Concat([]string{item.Title, item.Brand, item.Model, item.Category}, item.Attributes, item.Defects, item.Queries)
		for _, text := range texts {
			if len(text) > maxText || !utf8.ValidString(text) || strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsGraphic(r) }) {
				t.Errorf("%q: a text is %q", answer, text)
			}
		}
		if len(item.Attributes) > maxAttributes || len(item.Defects) > maxDefects || len(item.Queries) > maxQueries || len(item.Queries) == 0 ||
			slices.Contains(texts[4:], "") || !(item.Confidence >= 0 && item.Confidence <= 1) ||
			item.Condition != product.Unknown && !slices.Contains(schemaConditions[:], item.Condition) {
			t.Errorf("%q: %+v", answer, item)
		}
	})
}
