package vision

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"loupe/core/jsontext"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// lamp is an item as a model should write it.
const lamp = `{"title":"Desk lamp","brand":"Anglepoise","model":"Type 75","category":"Lamps","attributes":["black","E27"],` +
	`"condition":"good","defects":["scratch on the base"],"queries":["anglepoise type 75","anglepoise desk lamp"],"confidence":0.8}`

var lampItem = Item{
	Title: "Desk lamp", Brand: "Anglepoise", Model: "Type 75", Category: "Lamps", Attributes: []string{"black", "E27"}, Condition: "good",
	Defects: []string{"scratch on the base"}, Queries: []string{"anglepoise type 75", "anglepoise desk lamp"}, Confidence: 0.8,
}

// with is the lamp with another value for a member, both as JSON; without the member if the value is "".
func with(member, value string) string {
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

func chatAnswer(finish, content string) string {
	return `{"id":"c1","object":"chat.completion","choices":[{"index":0,"message":{"role":"assistant","content":` + quoted(content) +
		`,"refusal":null},"finish_reason":` + quoted(finish) + `}],"usage":{"total_tokens":9}}`
}

func toolAnswer(stop, input string) string {
	return `{"id":"msg_1","type":"message","role":"assistant","content":[{"type":"text","text":"I'll call {\"title\":\"x\"}."},` +
		`{"type":"tool_use","id":"toolu_1","name":"identify","input":` + input + `}],"stop_reason":` + quoted(stop) + `}`
}

func TestTheSchemaIsStrict(t *testing.T) {
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
		t.Error("strict output takes no optional member")
	}
	var item map[string]any
	if err := json.Unmarshal([]byte(lamp), &item); err != nil {
		t.Fatal(err)
	}
	for _, name := range s.Required {
		p, known := s.Properties[name]
		if _, read := item[name]; !known || !read || (p.Type == "array") != (p.Items != nil) {
			t.Errorf("%s is not as the reader takes it", name)
		}
	}
	if want := append(slices.Clone(conditions[:]), "unknown"); !slices.Equal(s.Properties["condition"].Enum, want) {
		t.Errorf("the schema's conditions are %q, not %q", s.Properties["condition"].Enum, want)
	}
}

func TestReadItem(t *testing.T) {
	set := func(change func(*Item)) Item {
		item := lampItem
		change(&item)
		return item
	}
	for text, want := range map[string]Item{
		lamp:                                   lampItem,
		with("price", `1000000`):               lampItem,
		with("condition", `"unknown"`):         set(func(i *Item) { i.Condition = "" }),
		with("condition", `" Like  New"`):      set(func(i *Item) { i.Condition = "like new" }),
		with("brand", `"Unknown"`):             set(func(i *Item) { i.Brand = "" }),
		with("brand", `""`):                    set(func(i *Item) { i.Brand = "" }),
		with("defects", `["none"]`):            set(func(i *Item) { i.Defects = nil }),
		with("defects", `["a","b","a","",""]`): set(func(i *Item) { i.Defects = []string{"a", "b"} }),
		with("queries", `[]`):                  set(func(i *Item) { i.Queries = []string{"Desk lamp"} }),
		with("queries", `["a","b","c","d"]`):   set(func(i *Item) { i.Queries = []string{"a", "b", "c"} }),
		with("confidence", `0`):                set(func(i *Item) { i.Confidence = 0 }),
		with("confidence", `1`):                set(func(i *Item) { i.Confidence = 1 }),
		with("title", `"\t Desk\u0000\r\n\u202elamp\u200b\u2028 "`):         lampItem,
		with("title", `"Tasse é 😀 器"`):                                      set(func(i *Item) { i.Title = "Tasse é 😀 器" }),
		with("title", quoted(strings.Repeat("é", 150))):                     set(func(i *Item) { i.Title = strings.Repeat("é", 150) }),
		with("title", quoted("Desk lamp"+strings.Repeat(" ", 1000))):        lampItem,
		`{"title":"Desk lamp","title":"Diamond","t\u0069tle":1,` + lamp[1:]: lampItem,

		// No title, no item, whatever else is said.
		`{"title":""}`: {}, with("title", `" \u200b"`): {}, with("title", `"unknown"`): {}, `{"title":"","brand":3}`: {},
	} {
		if got, err := readItem(gjson.Parse(text)); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s:\n%+v, %v, not\n%+v", text, got, err, want)
		}
	}
}

func TestReadItemRefusesNonsense(t *testing.T) {
	texts := []string{
		``, `{}`, `[]`, `null`, `"Desk lamp"`, `7`, `[` + lamp + `]`, `{"item":` + lamp + `}`, `{"Title":"Desk lamp"}`,
		with("title", `"`+strings.Repeat("a", maxText+1)+`"`), with("queries", `["`+strings.Repeat("a", maxText+1)+`"]`),
		with("condition", `"as if stolen"`), with("condition", `"good, used"`),
		with("confidence", `1.5`), with("confidence", `-0.1`), with("confidence", `80`), with("confidence", `1e999`), with("confidence", `"0.8"`),
		with("confidence", `true`), with("confidence", `[0.8]`),
		with("attributes", `"black"`), with("attributes", `{"0":"black"}`), with("attributes", `["black",7]`), with("attributes", `[null]`),
		with("defects", `[["scratch"]]`), with("defects", `[{"defect":"scratch"}]`), with("queries", `[true]`),
	}
	for _, member := range []string{"title", "brand", "model", "category", "attributes", "condition", "defects", "queries", "confidence"} {
		for _, value := range []string{"", "null", "{}", "false"} {
			texts = append(texts, with(member, value))
		}
	}
	for _, text := range texts {
		if got, err := readItem(gjson.Parse(text)); err == nil || !reflect.DeepEqual(got, Item{}) {
			t.Errorf("%s: %+v, %v", text, got, err)
		}
	}
}

// vendors have the readers and, for each, answers with the lamp in them and answers without use.
var vendors = []struct {
	name          string
	read          func(gjson.Result) (Item, error)
	good, useless []string
}{
	{
		"openai", openAI.read,
		[]string{
			chatAnswer("stop", lamp), chatAnswer("stop", "```json\n"+lamp+"\n```"), chatAnswer("stop", "Here it is: "+lamp+"."),
			`{"choices":[{"message":{"content":` + quoted(lamp) + `},"finish_reason":"stop","logprobs":null}]}`,
		},
		[]string{
			`{}`, `[]`, `null`, `""`, `{"choices":null}`, `{"choices":[]}`, `{"choices":{"0":{}}}`, `{"choices":[[]]}`, `{"choices":"stop"}`,
			`{"error":{"code":502,"message":"Upstream error"}}`, `[{"error":{"code":400}}]`,
			strings.Replace(chatAnswer("stop", lamp), `"index":0`, `"error":{"code":502}`, 1),
			strings.Replace(chatAnswer("stop", lamp), `"refusal":null`, `"refusal":"I can't help with that."`, 1),
			chatAnswer("length", lamp), chatAnswer("content_filter", lamp), chatAnswer("", lamp), chatAnswer("stop", lamp[:len(lamp)/2]),
			chatAnswer("stop", ""), chatAnswer("stop", "It is a desk lamp."), chatAnswer("stop", "} {"), chatAnswer("stop", lamp+lamp),
			chatAnswer("stop", strings.Repeat(`{"title":`, 5000)+"}"), `{"choices":[{"finish_reason":"stop","message":{"content":null}}]}`,
			`{"choices":[{"finish_reason":"stop","message":{"content":` + lamp + `}}]}`,
			`{"choices":[{"finish_reason":"stop","message":{"content":[{"type":"text","text":` + quoted(lamp) + `}]}}]}`,
		},
	},
	{
		"anthropic", anthropic.read,
		[]string{
			toolAnswer("tool_use", lamp),
			`{"content":[{"type":"tool_use","name":"other","input":{}},{"type":"tool_use","name":"identify","input":` + lamp + `}],"stop_reason":"tool_use"}`,
		},
		[]string{
			`{}`, `[]`, `{"stop_reason":"tool_use"}`, `{"stop_reason":"tool_use","content":[]}`, `{"stop_reason":"tool_use","content":"identify"}`,
			toolAnswer("max_tokens", lamp), toolAnswer("refusal", lamp), toolAnswer("end_turn", lamp), toolAnswer("pause_turn", lamp),
			toolAnswer("tool_use", `{}`), toolAnswer("tool_use", quoted(lamp)), toolAnswer("tool_use", `null`),
			strings.Replace(toolAnswer("tool_use", lamp), `"name":"identify"`, `"name":"other"`, 1),
			strings.Replace(toolAnswer("tool_use", lamp), `"type":"tool_use"`, `"type":"text"`, 1),
			`{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}`,
		},
	},
	{
		"workers-ai", workersAI.read,
		[]string{
			`{"response":` + lamp + `,"usage":{}}`, `{"response":` + quoted(lamp) + `,"tool_calls":[]}`,
			`{"response":` + quoted("```json\n"+lamp+"\n```") + `}`, chatAnswer("stop", lamp),
		},
		[]string{
			`{}`, `[]`, `null`, `"` + "lamp" + `"`, `{"response":null}`, `{"response":""}`, `{"response":7}`, `{"response":[` + lamp + `]}`,
			`{"response":{}}`, `{"response":` + quoted(lamp[:100]) + `}`, `{"response":"A lamp."}`, chatAnswer("length", lamp), `{"choices":[]}`,
		},
	},
}

func TestReaders(t *testing.T) {
	for _, v := range vendors {
		for _, answer := range v.good {
			if got, err := v.read(gjson.Parse(answer)); err != nil || !reflect.DeepEqual(got, lampItem) {
				t.Errorf("%s, %s: %+v, %v", v.name, answer, got, err)
			}
		}
		for _, answer := range v.useless {
			if got, err := v.read(gjson.Parse(answer)); err == nil || !reflect.DeepEqual(got, Item{}) {
				t.Errorf("%s, %s: %+v, %v", v.name, answer, got, err)
			}
		}
	}
}

func TestAFailureThatIsReportedIsToldFromNonsense(t *testing.T) {
	for _, answer := range []string{
		`{"error":{"code":502,"message":"Upstream error"},"user_id":"u"}`,
		strings.Replace(chatAnswer("error", ""), `"index":0`, `"error":{"code":502,"message":"Provider returned error"}`, 1),
	} {
		if _, err := openAI.read(gjson.Parse(answer)); err != upstream.Reported {
			t.Errorf("%s: %v", answer, err)
		}
	}
}

func FuzzReadItem(f *testing.F) {
	for member, value := range map[string]string{"title": `"\ud800"`, "queries": `["\u202e"]`, "confidence": `1e-999`, "condition": `"NEW"`} {
		f.Add(with(member, value))
	}
	fuzzReader(f, readItem)
}
func FuzzReadOpenAI(f *testing.F)    { fuzzReader(f, openAI.read, vendors[0].good...) }
func FuzzReadAnthropic(f *testing.F) { fuzzReader(f, anthropic.read, vendors[1].good...) }
func FuzzReadWorkersAI(f *testing.F) { fuzzReader(f, workersAI.read, vendors[2].good...) }
func FuzzReadGoogleVision(f *testing.F) {
	fuzzReader(f, googleVision.read, headphones, `{"responses":[{}]}`)
}

// fuzzReader holds the reader to this: no panic, and an item is none or keeps to its limits.
func fuzzReader(f *testing.F, read func(gjson.Result) (Item, error), seeds ...string) {
	for _, seed := range seeds {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, answer string) {
		root, err := jsontext.Parse([]byte(answer))
		if err != nil {
			return
		}
		item, err := read(root)
		if err != nil || !item.Known() {
			if !reflect.DeepEqual(item, Item{}) {
				t.Errorf("%q: %+v, %v", answer, item, err)
			}
			return
		}
		texts := slices.Concat([]string{item.Title, item.Brand, item.Model, item.Category, item.Condition}, item.Attributes, item.Defects, item.Queries)
		for _, text := range texts {
			if len(text) > maxText || !utf8.ValidString(text) || strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsGraphic(r) }) {
				t.Errorf("%q: a text is %q", answer, text)
			}
		}
		if len(item.Attributes) > maxAttributes || len(item.Defects) > maxDefects || len(item.Queries) > maxQueries || len(item.Queries) == 0 ||
			slices.Contains(texts[5:], "") || !(item.Confidence >= 0 && item.Confidence <= 1) ||
			item.Condition != "" && !slices.Contains(conditions[:], item.Condition) {
			t.Errorf("%q: %+v", answer, item)
		}
	})
}
