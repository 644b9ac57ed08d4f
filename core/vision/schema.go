package vision

import (
	"slices"
	"strings"

	"loupe/core/jsontext"
	"loupe/core/product"
	"loupe/core/text"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// schema is the JSON Schema of a model's answer. It has no price, because a model must not influence the
// value. Every member is required and no other is allowed, as strict structured outputs demand:
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

// schemaConditions are the conditions that the schema allows.
var schemaConditions = [...]product.Condition{
	product.New, product.OpenBox, product.LikeNew, product.Excellent, product.Good, product.Fair, product.Poor, product.ForParts,
}

// Limits of an answer. A longer text makes the answer unusable; a longer list is cut.
const (
	maxText       = 300 // bytes
	maxAttributes = 12
	maxDefects    = 10
	maxQueries    = 3
)

// readItem reads an item from JSON that follows the schema. It returns upstream.Unusable if a member is
// missing, has the wrong type or contains a text over maxText. Lists over their limits are cut, and members
// that the schema lacks are ignored. If the title is empty, the item is not identified and nothing else is
// checked.
func readItem(root gjson.Result) (product.Item, error) {
	r := itemReader{root, root.IsObject()}
	item := product.Item{Title: r.text("title")}
	if r.valid && item.Title == "" {
		return product.Item{}, nil
	}
	item.Brand, item.Model, item.Category = r.text("brand"), r.text("model"), r.text("category")
	item.Attributes = r.texts("attributes", maxAttributes)
	item.Defects, item.Inspected = r.texts("defects", maxDefects), true
	item.Queries = r.texts("queries", maxQueries)
	item.Condition = r.condition("condition")
	item.Confidence = r.probability("confidence")
	if !r.valid {
		return product.Item{}, upstream.Unusable
	}
	if item.Queries == nil {
		item.Queries = []string{item.Title}
	}
	return item, nil
}

// readItemText reads an item from a model's text, which may have words or a Markdown fence around the
// JSON.
func readItemText(s string) (product.Item, error) {
	from, to := strings.IndexByte(s, '{'), strings.LastIndexByte(s, '}')
	if from < 0 || to < from {
		return product.Item{}, upstream.Unusable
	}
	root, err := jsontext.Parse([]byte(s[from : to+1]))
	if err != nil {
		return product.Item{}, upstream.Unusable
	}
	return readItem(root)
}

// itemReader reads the members of an item. After the first invalid one, valid stays false.
type itemReader struct {
	root  gjson.Result
	valid bool
}

func (r *itemReader) text(name string) string { return r.clean(r.root.Get(name)) }

// texts returns at most limit texts of a list, without duplicates.
func (r *itemReader) texts(name string, limit int) []string {
	list := r.root.Get(name)
	r.valid = r.valid && list.IsArray()
	var texts []string
	list.ForEach(func(_, value gjson.Result) bool {
		if t := r.clean(value); t != "" && len(texts) < limit && !slices.Contains(texts, t) {
			texts = append(texts, t)
		}
		return r.valid
	})
	return texts
}

func (r *itemReader) condition(name string) product.Condition {
	written := strings.ToLower(r.text(name))
	for _, c := range schemaConditions {
		if written == c.String() {
			return c
		}
	}
	r.valid = r.valid && written == ""
	return product.Unknown
}

func (r *itemReader) probability(name string) float64 {
	p := r.root.Get(name)
	r.valid = r.valid && p.Type == gjson.Number && p.Num >= 0 && p.Num <= 1
	return p.Num
}

// clean returns a text on one line. It returns "" for the words that models write in place of an empty
// text.
func (r *itemReader) clean(value gjson.Result) string {
	line := text.SingleLine(value.Str)
	r.valid = r.valid && value.Type == gjson.String && len(line) <= maxText
	switch strings.ToLower(line) {
	case "unknown", "none", "n/a":
		return ""
	}
	return line
}
