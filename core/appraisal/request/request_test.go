package request

import (
	"reflect"
	"strings"
	"testing"

	"loupe/core/base/jsontext"
	"loupe/core/market"
	"loupe/core/market/product"

	"github.com/tidwall/gjson"
)

var defaults = Defaults{Country: "US"}

const today = 20778 // 2026-11-21

func TestParseEveryField(t *testing.T) {
	a, refused := Parse(gjson.Parse(`{"image_url":"https://a.com/1.jpg","images":["https://a.com/2.jpg","https://a.com/3.jpg"],
		"description":" a camera ","country":"gb","currency":"eur","condition":"very_good","asking_price":249.5,"cost":120,"shipping":7.5,"margin":"12.5 %","channels":["ebay-us","local"],"as_of":"2026-11-20","limit":5,
		"exclude":["ebay","https://shop.com/1"],"unknown":{"deep":[1]},"title":"ignored"}`), defaults.Of(func() []string { return []string{"local", "ebay-us"} }), today)
	if refused != nil {
		t.Fatal(refused)
	}
	if a.Cost != 120*market.Unit || a.Shipping != 75*market.Unit/10 || a.Margin != 0 || a.MarginShare != 125_000 || !reflect.DeepEqual(a.Channels, []string{"ebay-us", "local"}) {
		t.Errorf("got %+v", a)
	}
	if a.Image.String() != "https://a.com/1.jpg" || len(a.MoreImages) != 2 || a.MoreImages[1].String() != "https://a.com/3.jpg" ||
		a.Description != "a camera" || a.Country != "GB" || a.Currency != "EUR" || a.Condition != product.VeryGood ||
		a.AskingPrice != 249.5 || a.AsOf != today-1 || a.Limit != 5 || !reflect.DeepEqual(a.Exclude, []string{"ebay", "https://shop.com/1"}) {
		t.Errorf("got %+v", a)
	}
}

func TestParseDefaults(t *testing.T) {
	a, refused := Parse(gjson.Parse(`{"image_url":"https://a.com/1.jpg"}`), Defaults{Country: "JP"}, today)
	if refused != nil || a.Country != "JP" || a.Currency != "JPY" || a.Limit != DefaultLimit || a.Condition != product.Unknown {
		t.Errorf("got %+v, %v, want the country JP, its currency and the default limit", a, refused)
	}
}

func TestParseRefusesInvalidFields(t *testing.T) {
	const image = `"image_url":"https://a.com/"`
	long := strings.Repeat("é", MaxDescription+1)
	for body, want := range map[string]struct{ field, detail string }{
		`[]`:                            {"body", "the body must be a JSON object"},
		`{}`:                            {"image_url", "image_url is required"},
		`{"image_url":null}`:            {"image_url", "image_url is required"},
		`{` + image + `,` + image + `}`: {"image_url", "image_url must not be given twice"},
		`{"image_url":"http://a.com/"}`: {"image_url", "https"},
		`{` + image + `,"image\u005furl":"http://10.0.0.1/"}`:               {"image_url", "must not be given twice"},
		`{"image_url":1e999999}`:                                            {"image_url", "must be a string"},
		`{` + image + `,"description":"a","description":"b"}`:               {"description", "must not be given twice"},
		`{` + image + `,"country":""}`:                                      {"country", "3166-1"},
		`{` + image + `,"country":"US "}`:                                   {"country", "3166-1"},
		`{` + image + `,"country":"ＵＳ"}`:                                    {"country", "3166-1"},
		`{` + image + `,"country":"Germany"}`:                               {"country", "3166-1"},
		`{` + image + `,"exclude":"c1"}`:                                    {"exclude", "must be an array of strings"},
		`{` + image + `,"as_of":"20/11/2026"}`:                              {"as_of", "YYYY-MM-DD"},
		`{"image_url":"data:image/png;base64,iVBOR"}`:                       {"image_url", "POST /images"},
		`{"image_url":"DATA:,x"}`:                                           {"image_url", "POST /images"},
		`{` + image + `,"images":"https://a.com/"}`:                         {"images", "must be an array of strings"},
		`{` + image + `,"images":["https://a.com/",1]}`:                     {"images", "must be an array of strings"},
		`{` + image + `,"images":["https://a.com/","http://b.com/"]}`:       {"images", "number 2"},
		`{` + image + `,"images":["a","a","a","a","a"]}`:                    {"images", "more than 4"},
		`{` + image + `,"description":"` + long + `"}`:                      {"description", "2,000"},
		`{` + image + `,"country":"UK"}`:                                    {"country", "did you mean GB?"},
		`{` + image + `,"country":"usa"}`:                                   {"country", "did you mean US?"},
		`{` + image + `,"country":"EU"}`:                                    {"country", "did you mean DE or another member state?"},
		`{` + image + `,"country":"ZZ"}`:                                    {"country", "3166-1"},
		`{` + image + `,"country":"ıt"}`:                                    {"country", "3166-1"},
		`{` + image + `,"currency":"US$"}`:                                  {"currency", "4217"},
		`{` + image + `,"currency":"ıls"}`:                                  {"currency", "4217"},
		`{` + image + `,"condition":"mint"}`:                                {"condition", "very_good"},
		`{` + image + `,"limit":"5"}`:                                       {"limit", "must be a number"},
		`{` + image + `,"limit":0}`:                                         {"limit", "1 to 60"},
		`{` + image + `,"limit":61}`:                                        {"limit", "1 to 60"},
		`{` + image + `,"limit":2.5}`:                                       {"limit", "1 to 60"},
		`{` + image + `,"limit":1e300}`:                                     {"limit", "1 to 60"},
		`{` + image + `,"asking_price":"5"}`:                                {"asking_price", "must be a number"},
		`{` + image + `,"asking_price":0}`:                                  {"asking_price", "greater than 0"},
		`{` + image + `,"asking_price":-1}`:                                 {"asking_price", "greater than 0"},
		`{` + image + `,"asking_price":1e13}`:                               {"asking_price", "at most"},
		`{` + image + `,"max_range":1}`:                                     {"max_range", "must be 1.1 to 100"},
		`{` + image + `,"max_range":101}`:                                   {"max_range", "must be 1.1 to 100"},
		`{` + image + `,"cost":0}`:                                          {"cost", "greater than 0"},
		`{` + image + `,"cost":1e13}`:                                       {"cost", "1,000,000,000,000"},
		`{` + image + `,"shipping":-1}`:                                     {"shipping", "must be 0 to"},
		`{` + image + `,"margin":true}`:                                     {"margin", "must be a number or a string"},
		`{` + image + `,"margin":"101%"}`:                                   {"margin", "0% to 100%"},
		`{` + image + `,"margin":"a fifth"}`:                                {"margin", "such as 20%"},
		`{` + image + `,"channels":["ebay"]}`:                               {"channels", "must have names of the table of fees only: ebay-us, local"},
		`{` + image + `,"channels":[]}`:                                     {"channels", "1 to 20"},
		`{` + image + `,"as_of":20261120}`:                                  {"as_of", "must be a string"},
		`{` + image + `,"as_of":""}`:                                        {"as_of", "YYYY-MM-DD"},
		`{` + image + `,"as_of":"2026-02-29"}`:                              {"as_of", "YYYY-MM-DD"},
		`{` + image + `,"as_of":"1969-12-31"}`:                              {"as_of", "YYYY-MM-DD"},
		`{` + image + `,"as_of":"2026-11-21"}`:                              {"as_of", "before today, 2026-11-21"},
		`{` + image + `,"as_of":"2027-01-01"}`:                              {"as_of", "before today"},
		`{` + image + `,"exclude":["` + strings.Repeat("a", 2049) + `"]}`:   {"exclude", "1 to 2,048"},
		`{` + image + `,"exclude":[""]}`:                                    {"exclude", "1 to 2,048"},
		`{` + image + `,"exclude":[` + strings.Repeat(`"a",`, 50) + `"a"]}`: {"exclude", "50"},
		`{` + image + `,"imageUrl":"https://b.com/"}`:                       {"imageUrl", "did you mean image_url?"},
		`{` + image + `,"Country":"GB"}`:                                    {"Country", "did you mean country?"},
		`{` + image + `,"descripton":"x"}`:                                  {"descripton", "did you mean description?"},
		`{` + image + `,"desc":"x"}`:                                        {"desc", "did you mean description?"},
		`{` + image + `,"country_code":"GB"}`:                               {"country_code", "did you mean country?"},
		`{` + image + `,"image_url_2":"https://b.com/"}`:                    {"image_url_2", "did you mean image_url?"},
		`{` + image + `,"desc":null}`:                                       {"desc", "did you mean description?"},
		`{` + image + `,"country":null,"country":"GB"}`:                     {"country", "must not be given twice"},
		`{"image_url":null,"image_url":"https://a.com/"}`:                   {"image_url", "must not be given twice"},
	} {
		_, refused := Parse(gjson.Parse(body), defaults.Of(func() []string { return []string{"ebay-us", "local"} }), today)
		if refused == nil || refused.Field != want.field || !strings.Contains(refused.Detail, want.detail) {
			t.Errorf("%.80s: got %v, want %v", body, refused, want)
		}
	}
}

// Clients in typed languages send null for every field that they don't set.
func TestNullIsAnAbsentField(t *testing.T) {
	body := `{"image_url":"https://a.com/1.jpg"`
	for i := range fields {
		if name := fields[i].Name; name != "image_url" {
			body += `,"` + name + `":null`
		}
	}
	want, _ := Parse(gjson.Parse(`{"image_url":"https://a.com/1.jpg"}`), defaults, today)
	if got, refused := Parse(gjson.Parse(body+"}"), defaults, today); refused != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, %v, want %+v", got, refused, want)
	}
}

func TestParseIgnoresUnknownFields(t *testing.T) {
	for _, name := range []string{"title", "category", "id", "x", "metadata", "user", "price", "city", "url", "de", "as", "photo_date", "age", strings.Repeat("image_url", 10)} {
		if _, refused := Parse(gjson.Parse(`{"image_url":"https://a.com/","`+name+`":1}`), defaults, today); refused != nil {
			t.Errorf("%s: got %v, want it ignored", name, refused)
		}
	}
}

func TestStoredRestoresJSON(t *testing.T) {
	for _, body := range []string{
		`{"image_url":"https://a.com/1.jpg"}`,
		`{"image_url":"https://a.com/1.jpg","images":["https://a.com/2.jpg"],"description":"a \"quoted\" camera","country":"GB",
			"currency":"EUR","condition":"for_parts","asking_price":0.01,"as_of":"1999-12-31","limit":60,"exclude":["a","b"],"max_range":2.5,
			"cost":0.5,"shipping":3,"margin":"33.3333%","channels":["gone"]}`,
		`{"image_url":"https://a.com/1.jpg","margin":25.5}`,
	} {
		a, refused := Parse(gjson.Parse(body), defaults, today)
		if refused != nil {
			t.Fatal(refused)
		}
		if again := Stored(string(a.JSON()), false); !reflect.DeepEqual(a, again) {
			t.Errorf("got %+v, want %+v", again, a)
		}
	}
}

// Another version of the core may have stored what Parse refuses, and its requests may have other fields.
func TestStoredRefusesNothing(t *testing.T) {
	a := &Appraisal{Description: strings.Repeat("a", MaxDescription+1), Country: "XK", Currency: "HRK", Limit: 5, AskingPrice: 1e13, AsOf: today + 1,
		Channels: make([]string, MaxChannels+1), Exclude: []string{"", "b"}}
	if got := Stored(strings.Replace(string(a.JSON()), "{", `{"grade":9,`, 1), false); got.Description != a.Description || got.Country != a.Country ||
		got.Currency != a.Currency || got.Limit != 5 || got.AskingPrice != 1e13 || got.AsOf != a.AsOf {
		t.Errorf("got %+v, want %+v", got, a)
	}
	const local = `{"image_url":"http://127.0.0.1/a.jpg"}`
	if here, gone := Stored(local, true), Stored(local, false); here.Image.String() == "" || gone.Image.String() != "" {
		t.Errorf("got the images %q and %q, want none unless local ones are allowed", here.Image, gone.Image)
	}
	for _, text := range []string{"", "[]", "{", `{"image_url":1,"images":5,"limit":1e300,"exclude":{"a":1},"margin":[]}`} {
		if got := Stored(text, false); got == nil || got.Limit != DefaultLimit {
			t.Errorf("%s: got %+v, want the default limit", text, got)
		}
	}
}

func TestChannelsNeedATable(t *testing.T) {
	body := gjson.Parse(`{"image_url":"https://a.com/1.jpg","channels":["ebay-us"]}`)
	if _, refused := Parse(body, defaults.Of(func() []string { return []string{} }), today); refused == nil || !strings.Contains(refused.Detail, "no table of fees") {
		t.Errorf("without a table: got %v, want it refused", refused)
	}
}

// A body of many unknown names must not take much memory.
func TestManyUnknownNamesTakeLittleMemory(t *testing.T) {
	body := `{"a":1` + strings.Repeat(`,"a":1`, 10_000) + `}`
	root, err := jsontext.Parse([]byte(body))
	if err != nil {
		t.Fatal(err)
	}
	if n := testing.AllocsPerRun(5, func() { Parse(root, Defaults{}, 0) }); n > 5000 {
		t.Errorf("got %v allocations, want at most 5000", n)
	}
}
