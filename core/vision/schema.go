package vision

import (
	"slices"
	"strings"

	"loupe/core/jsontext"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// schema is the JSON Schema of what a model says of a photo. There is no price in it: what a thing is worth, no model is asked.
// It keeps to what strict structured output takes: every member required, no other allowed.
// https://platform.openai.com/docs/guides/structured-outputs#supported-schemas
const schema = `{"type":"object","additionalProperties":false,` +
	`"required":["title","brand","model","category","attributes","condition","defects","queries","confidence"],"properties":{` +
	`"title":{"type":"string","description":"What a shop would call the product: brand, model, kind. Empty if the picture shows no product."},` +
	`"brand":{"type":"string","description":"Empty if not known."},` +
	`"model":{"type":"string","description":"Model name or number. Empty if not known."},` +
	`"category":{"type":"string","description":"The kind of product. Empty if not known."},` +
	`"attributes":{"type":"array","items":{"type":"string"},"description":"Colour, size, material, edition, accessories that are seen; at most 12."},` +
	`"condition":{"type":"string","enum":["new","open box","like new","excellent","good","fair","poor","for parts","unknown"]},` +
	`"defects":{"type":"array","items":{"type":"string"},"description":"Damage that is seen, one each; at most 10. Empty if none is seen."},` +
	`"queries":{"type":"array","items":{"type":"string"},"description":"Up to 3 short search queries that find this product in the shops of the caller's country, the best first."},` +
	`"confidence":{"type":"number","description":"Probability from 0 to 1 that the title is right."}}}`

// conditions are those of the schema, "unknown" apart. The valuation knows each.
var conditions = [...]string{"new", "open box", "like new", "excellent", "good", "fair", "poor", "for parts"}

// Limits of an item. Of longer lists the rest is left out; a longer text is no answer to what was asked.
const (
	maxText       = 300 // bytes
	maxAttributes = 12
	maxDefects    = 10
	maxQueries    = 3
)

// readItem reads an item by the schema, as strictly: a member that is missing or of another type spoils all of it. Members
// that the schema does not have are passed over. Without a title there is no item.
func readItem(root gjson.Result) (Item, error) {
	r := itemReader{root, root.IsObject()}
	item := Item{Title: r.text("title")}
	if r.fits && item.Title == "" {
		return Item{}, nil
	}
	item.Brand, item.Model, item.Category = r.text("brand"), r.text("model"), r.text("category")
	item.Attributes, item.Defects = r.texts("attributes", maxAttributes), r.texts("defects", maxDefects)
	item.Queries = r.texts("queries", maxQueries)
	item.Condition = strings.ToLower(r.text("condition"))
	confidence := root.Get("confidence")
	item.Confidence = confidence.Num
	if !r.fits || item.Condition != "" && !slices.Contains(conditions[:], item.Condition) ||
		confidence.Type != gjson.Number || !(item.Confidence >= 0 && item.Confidence <= 1) {
		return Item{}, upstream.Unusable
	}
	if item.Queries == nil {
		item.Queries = []string{item.Title}
	}
	return item, nil
}

// readItemText reads an item that a model wrote as text: JSON, which some put into a fence of Markdown.
func readItemText(text string) (Item, error) {
	from, to := strings.IndexByte(text, '{'), strings.LastIndexByte(text, '}')
	if from < 0 || to < from {
		return Item{}, upstream.Unusable
	}
	root, err := jsontext.Parse([]byte(text[from : to+1]))
	if err != nil {
		return Item{}, upstream.Unusable
	}
	return readItem(root)
}

// itemReader reads members; after one that does not fit, nothing fits.
type itemReader struct {
	root gjson.Result
	fits bool
}

func (r *itemReader) text(name string) string { return r.one(r.root.Get(name)) }

// texts leaves repetitions out: a defect said twice is not two.
func (r *itemReader) texts(name string, most int) []string {
	list := r.root.Get(name)
	r.fits = r.fits && list.IsArray()
	var texts []string
	list.ForEach(func(_, value gjson.Result) bool {
		if text := r.one(value); text != "" && len(texts) < most && !slices.Contains(texts, text) {
			texts = append(texts, text)
		}
		return r.fits
	})
	return texts
}

func (r *itemReader) one(value gjson.Result) string {
	text := upstream.Line(value.Str)
	r.fits = r.fits && value.Type == gjson.String && len(text) <= maxText
	switch strings.ToLower(text) {
	case "unknown", "none", "n/a": // what models write where they were asked to write nothing
		return ""
	}
	return text
}
