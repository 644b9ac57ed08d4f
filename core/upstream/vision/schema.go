package vision

import (
	"slices"
	"strings"

	"loupe/core/base/jsontext"
	"loupe/core/base/text"
	"loupe/core/market/product"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// schema is the JSON Schema of a model's answer. It has no price: values come from listings. Every member is required and no other is allowed, as strict structured outputs demand:
// https://platform.openai.com/docs/guides/structured-outputs#supported-schemas
const schema = `{"type":"object","additionalProperties":false,` +
	`"required":["title","brand","model","category","attributes","condition","defects","queries","confidence"],` + properties + `}}`

// schemaWithClaims is the schema for a model that reads the description, too.
const schemaWithClaims = `{"type":"object","additionalProperties":false,` +
	`"required":["title","brand","model","category","attributes","condition","defects","queries","confidence","claims"],` + properties + claims + `}}`

const properties = `"properties":{` +
	`"title":{"type":"string","description":"What a shop would call the product: brand, model, kind. Empty if the picture shows no product."},` +
	`"brand":{"type":"string","description":"Empty if not known."},` +
	`"model":{"type":"string","description":"Model name or number. Empty if not known."},` +
	`"category":{"type":"string","description":"The kind of product. Empty if not known."},` +
	`"attributes":{"type":"array","items":{"type":"string"},"description":"Colour, size, material, edition, accessories that are seen; at most 12."},` +
	`"condition":{"type":"string","enum":["new","open box","like new","excellent","good","fair","poor","for parts","unknown"]},` +
	`"defects":{"type":"array","items":{"type":"string"},"description":"Damage that is seen, one each; at most 10. Empty if none is seen."},` +
	`"queries":{"type":"array","items":{"type":"string"},"description":"Up to 3 short search queries that find this product in the shops of the caller's country, the best first."},` +
	`"confidence":{"type":"number","description":"Probability from 0 to 1 that the title is right."}`

// claims is the property for what the description says, with the kinds of product.ClaimKinds.
const claims = `,"claims":{"type":"array","description":"What the caller's description, not the picture, says of the item itself; at most 12. ` +
	`Nothing that it denies, nothing of other items, of repaired damage or of what may happen.","items":{"type":"object","additionalProperties":false,` +
	`"required":["kind","value","words"],"properties":{` +
	`"kind":{"type":"string","enum":["condition","fails","defect","missing","copy","unsure","genuine","part","body","box","one","pieces","several"],"description":"` +
	`condition: the grade of the whole item. fails: it does not work. defect: damage, or a part that fails. missing: a part that belongs to it. ` +
	`copy, unsure, genuine: it is a copy, may be one, or is said to be genuine. part, body, box, one: only a part or an accessory, the product ` +
	`without what usually comes with it, the packaging, or one of a pair is offered. pieces: several pieces of it. several: different products together."},` +
	`"value":{"type":"string","description":"Of condition: new, open_box, refurbished, like_new, excellent, very_good, good, used, fair, poor or for_parts. Of pieces: their number. Otherwise empty."},` +
	`"words":{"type":"string","description":"The words of the description that say it, copied exactly, as few as possible."}}}}`

// schemaConditions are the conditions that the schema allows.
var schemaConditions = [...]product.Condition{
	product.New, product.OpenBox, product.LikeNew, product.Excellent, product.Good, product.Fair, product.Poor, product.ForParts,
}

// Limits of an answer. A longer text counts as a missing one; a longer list is cut.
const (
	maxText       = 300 // bytes
	maxAttributes = 12
	maxDefects    = 10
	maxQueries    = 3
	maxClaims     = 12
)

// unstatedConfidence is the confidence of an item if the model states no valid one.
const unstatedConfidence = 0.5

// parseItem parses an item from JSON that should follow the schema. It returns upstream.Unusable if there is no title. If the
// title is empty, the item is not identified. Another member that is missing or does not follow the schema is unknown; members
// that are not in the schema are ignored. So one mistake of a model does not discard the valid members.
func parseItem(root gjson.Result) (product.Item, error) {
	title, valid := cleanText(jsontext.Get(&root, "title"))
	if !root.IsObject() || !valid {
		return product.Item{}, upstream.Unusable
	}
	if title == "" {
		return product.Item{}, nil
	}
	item := product.Item{Title: title, Confidence: unstatedConfidence}
	item.Brand, _ = cleanText(jsontext.Get(&root, "brand"))
	item.Model, _ = cleanText(jsontext.Get(&root, "model"))
	item.Category, _ = cleanText(jsontext.Get(&root, "category"))
	condition, _ := cleanText(jsontext.Get(&root, "condition"))
	item.Condition = schemaCondition(condition)
	item.Attributes, _ = cleanTexts(jsontext.Get(&root, "attributes"), maxAttributes)
	item.Queries, _ = cleanTexts(jsontext.Get(&root, "queries"), maxQueries)
	item.Defects, valid = cleanTexts(jsontext.Get(&root, "defects"), maxDefects)
	item.Inspected = valid || item.Defects != nil // an unreadable defect does not mean that there is none
	item.Claims = cleanClaims(jsontext.Get(&root, "claims"))
	if p := jsontext.Get(&root, "confidence"); p.Type == gjson.Number && p.Num >= 0 && p.Num <= 1 {
		item.Confidence = p.Num
	}
	if item.Queries == nil {
		item.Queries = []string{item.Title}
	}
	return item, nil
}

// cleanClaims returns at most maxClaims claims of a list, without those of another kind and those without words; nil if it is not a list,
// or if none is left.
func cleanClaims(list gjson.Result) (claims []product.Claim) {
	if !list.IsArray() {
		return nil
	}
	claims = []product.Claim{}
	for c := jsontext.Read(&list); len(claims) < maxClaims && c.Next(); {
		v := c.Value()
		claim := product.Claim{Kind: jsontext.Text(&v, "kind")}
		claim.Value, _ = cleanText(jsontext.Get(&v, "value"))
		claim.Words, _ = cleanText(jsontext.Get(&v, "words"))
		if slices.Contains(product.ClaimKinds[:], claim.Kind) && claim.Words != "" {
			claims = append(claims, claim)
		}
	}
	if len(claims) == 0 && len(jsontext.List(&list, "@this", 1)) > 0 {
		return nil
	}
	return claims
}

// parseItemText parses an item from a model's text, which may have words or a Markdown fence around the JSON.
func parseItemText(s string) (product.Item, error) {
	from, to := strings.IndexByte(s, '{'), strings.LastIndexByte(s, '}')
	if from < 0 || to < from {
		return product.Item{}, upstream.Unusable
	}
	root, err := jsontext.Parse([]byte(s[from : to+1]))
	if err != nil {
		return product.Item{}, upstream.Unusable
	}
	return parseItem(root)
}

// schemaCondition returns the condition with the name that the schema has, or Unknown.
func schemaCondition(name string) product.Condition {
	for _, c := range schemaConditions[:] {
		if strings.EqualFold(name, c.String()) {
			return c
		}
	}
	return product.Unknown
}

// cleanTexts returns at most limit texts of a list, without duplicates and empty ones. It skips values that are not texts, and
// then returns false, as for a value that is not a list.
func cleanTexts(list gjson.Result, limit int) (texts []string, valid bool) {
	if !list.IsArray() {
		return nil, false
	}
	valid = true
	for c := jsontext.Read(&list); len(texts) < limit && c.Next(); {
		t, ok := cleanText(c.Value())
		valid = valid && ok
		if t != "" && !slices.Contains(texts, t) {
			texts = append(texts, t)
		}
	}
	return texts, valid
}

// cleanText returns a text on one line. It returns "" for the words that models write in place of an empty text, and false
// for a value that is not a text or is longer than maxText.
func cleanText(value gjson.Result) (line string, valid bool) {
	line = text.SingleLine(value.Str)
	if value.Type != gjson.String || len(line) > maxText {
		return "", false
	}
	switch strings.ToLower(line) {
	case "unknown", "none", "n/a":
		return "", true
	}
	return line, true
}
