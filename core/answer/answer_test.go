package answer

import (
	"bytes"
	"reflect"
	"strings"
	"testing"

	"loupe/core/base/date"
	"loupe/core/base/jsontext"
	"loupe/core/market"
	"loupe/core/market/product"

	"github.com/tidwall/gjson"
)

// fill sets every field of a value to something else than its zero value, and slices to two elements.
func fill(v reflect.Value, n *int) {
	*n++
	switch x := v.Addr().Interface().(type) {
	case *product.Price:
		*x = product.Price{Low: market.Amount(*n) * market.Unit, High: market.Amount(*n+1) * market.Unit, Currency: "EUR"}
		return
	case *product.Condition:
		*x = product.OpenBox
		return
	case *market.Amount:
		*x = market.Amount(*n)*market.Unit + market.Unit/2
		return
	case *[]byte:
		*x = []byte(`{"a":[1,null]}`)
		return
	}
	switch v.Kind() {
	case reflect.String:
		v.SetString(strings.Repeat("é\"", *n%3) + date.Format(20_000+*n))
	case reflect.Int:
		v.SetInt(int64(20_000 + *n))
	case reflect.Float64:
		v.SetFloat(float64(*n) + 0.125)
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		fill(v.Elem(), n)
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 2, 2))
		for i := range 2 {
			fill(v.Index(i), n)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			fill(v.Field(i), n)
		}
	default:
		panic("a field of kind " + v.Kind().String())
	}
}

func filled[T any]() (value T) {
	n := 0
	fill(reflect.ValueOf(&value).Elem(), &n)
	return value
}

// Whatever is stored is read back whole, and written again to the same bytes.
func TestStoredFormKeepsEveryField(t *testing.T) {
	a := filled[Answer]()
	stored := a.JSON()
	if got := Parse(string(stored)); !reflect.DeepEqual(*got, a) || !bytes.Equal(got.JSON(), stored) {
		t.Errorf("got the answer\n%+v, want\n%+v", *got, a)
	}
	e := filled[Evidence]()
	for _, similar := range []bool{false, true} {
		for i := range e.Candidates {
			c := &e.Candidates[i]
			c.Similar = -1
			c.Price.Problem = ""
			if similar {
				c.Converted, c.Price.High = "", c.Price.Low
				a.Similar[1-i] = Listing{c.Title, c.URL, c.Vendor, c.Image, c.Price.String()}
			}
		}
		highest := *e.Details.Decision
		highest.Left.HighestCost.Patient = 0 // not used
		for i := range highest.Channels {
			highest.Channels[i].Left.HighestCost.Patient = 0
		}
		e.Details.Decision = &highest
		findings := e.Findings.JSON(&a)
		if n := strings.Count(string(findings), `"similar_item":`); n != 2 && similar || n != 0 && !similar {
			t.Errorf("got %d candidates that refer to the answer in %s", n, findings)
		}
		got := ParseEvidence(string(e.Public()), string(findings), e.Photo.Fingerprints, &a)
		if !reflect.DeepEqual(*got, e) {
			t.Errorf("got the evidence\n%+v, want\n%+v", *got.Findings, *e.Findings)
		}
	}
}

func TestUnreadablePriceIsKept(t *testing.T) {
	want := product.Listing{Title: "bare", Price: product.Price{Problem: "the text is not a price"}, Distance: -1}
	if got := jsontext.Decode(gjson.ParseBytes(jsontext.Encode(&want, ListingMembers)), ListingMembers); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

// Whatever a database holds, reading it is harmless.
func TestDamagedDocumentsAreRead(t *testing.T) {
	for _, text := range []string{"{}", "null", "[]", "7", `{"similar_items":7,"appraisal":[],"error":"x"}`, `{"candidates":[{"similar_item":9},7,null],"item":[]}`, "{"} {
		a := Parse(text)
		e := ParseEvidence(text, text, "", a)
		short, brief := Shorten(a, e, true, 2000)
		if a.JSON() == nil || short == nil || brief == nil {
			t.Errorf("%s: got nothing", text)
		}
	}
}

// Callers who do not pay see no listing and no amount.
func TestEvidenceWithoutFindingsHasNoAmount(t *testing.T) {
	e := filled[Evidence]()
	e.Findings = nil
	shown := gjson.ParseBytes(jsontext.Encode(&e, EvidenceMembers))
	for _, name := range []string{"estimate", "prices", "private_sale", "replacement", "decision", "defects", "item", "candidates"} {
		if v := shown.Get(name); v.Exists() && v.Type != gjson.Null {
			t.Errorf("got %s %s, want none", name, v.Raw)
		}
	}
}

func TestSchemaHasEveryMember(t *testing.T) {
	schema := gjson.ParseBytes(jsontext.Schema(Members))
	for path, want := range map[string]string{
		"required.#": "3", "properties.similar_items.items.properties.price.type": "string", "properties.appraisal.anyOf.1.type": "null",
		"properties.error.properties.discovery_error.anyOf.0.required": `["code","message"]`, "properties.test.type": "boolean",
	} {
		if got := schema.Get(path).String(); got != want {
			t.Errorf("%s: got %s, want %s, in %s", path, got, want, schema.Raw)
		}
	}
}
