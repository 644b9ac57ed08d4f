package appraisal

import (
	"loupe/core/date"
	"loupe/core/jsontext"
	"loupe/core/market"
	"loupe/core/product"
	"loupe/core/search"

	"github.com/tidwall/gjson"
)

// Items and listings are written as JSON in the evidence, which people read, and in the cache. decodeItem and decodeListing
// decode them from the cache.

func writeItem(w *jsontext.Writer, i *product.Item) {
	w.Open('{')
	w.Key("title").String(i.Title)
	w.Key("brand").String(i.Brand)
	w.Key("model").String(i.Model)
	w.Key("category").String(i.Category)
	w.Key("attributes").Strings(i.Attributes)
	w.Key("condition").String(i.Condition.Code())
	w.Key("defects")
	writeDefects(w, i.Inspected, i.Defects)
	writeClaims(w, i.Claims)
	w.Key("queries").Strings(i.Queries)
	w.Key("provider").String(i.Provider)
	w.Key("confidence").Float(rounded(i.Confidence))
	w.Close('}')
}

func decodeItem(root gjson.Result) product.Item {
	return product.Item{
		Title: jsontext.Text(&root, "title"), Brand: jsontext.Text(&root, "brand"),
		Model: jsontext.Text(&root, "model"), Category: jsontext.Text(&root, "category"),
		Attributes: decodeStrings(jsontext.Get(&root, "attributes")),
		Condition:  product.ParseCondition(jsontext.Text(&root, "condition")),
		Defects:    decodeStrings(jsontext.Get(&root, "defects")),
		Inspected:  jsontext.Get(&root, "defects").IsArray(),
		Claims:     decodeClaims(jsontext.Get(&root, "claims")),
		Queries:    decodeStrings(jsontext.Get(&root, "queries")),
		Provider:   jsontext.Text(&root, "provider"), Confidence: jsontext.Number(&root, "confidence"),
	}
}

// writeClaims writes what a model read in the description; null if it was not asked.
func writeClaims(w *jsontext.Writer, claims []product.Claim) {
	w.Key("claims")
	if claims == nil {
		w.Null()
		return
	}
	w.Open('[')
	for i := range claims {
		w.Open('{')
		writeClaimFields(w, &claims[i])
		w.Close('}')
	}
	w.Close(']')
}

// writeClaimFields writes the members of a claim into an open object.
func writeClaimFields(w *jsontext.Writer, c *product.Claim) {
	w.Key("kind").String(c.Kind)
	w.Key("value").String(c.Value)
	w.Key("words").String(c.Words)
}

func decodeClaims(list gjson.Result) (claims []product.Claim) {
	if list.IsArray() {
		claims = []product.Claim{}
	}
	for _, c := range jsontext.List(&list, "@this", jsontext.All) {
		claims = append(claims, product.Claim{Kind: jsontext.Text(&c, "kind"), Value: jsontext.Text(&c, "value"), Words: jsontext.Text(&c, "words")})
	}
	return claims
}

func decodeStrings(list gjson.Result) []string {
	var texts []string
	for _, text := range jsontext.List(&list, "@this", jsontext.All) {
		texts = append(texts, text.Str)
	}
	return texts
}

// writeListingFields writes the members of a listing into an open object. Empty members are left out:
// an appraisal stores up to 60 listings. They deflate best with the members that listings have in common first, and those of a single listing last.
func writeListingFields(w *jsontext.Writer, l *product.Listing) {
	day := ""
	if l.Date != 0 {
		day = date.Format(l.Date)
	}
	for _, text := range [...]struct{ key, value string }{
		{"source", l.Source}, {"part", l.Part}, {"brand", l.Brand}, {"category", l.Category}, {"vendor", l.Vendor},
		{"title", l.Title}, {"image", l.Image}, {"condition", l.Condition.Code()}, {"country", l.Country}, {"date", day},
		{"id", l.ID}, {"price", l.Price.String()}, {"currency", l.Price.Currency}, {"price_problem", l.Price.Problem},
		{"shipping", amountText(l.Shipping)}, {"list_price", amountText(l.ListPrice)}, {"url", l.URL},
	} {
		if text.value != "" {
			w.Key(text.key).String(text.value)
		}
	}
	for _, flag := range [...]struct {
		key   string
		value bool
	}{{"out_of_stock", l.OutOfStock}, {"price_from_page", l.PriceFromPage}, {"sold", l.Sold}, {"takes_offers", l.TakesOffers}} {
		if flag.value {
			w.Key(flag.key).Bool(true)
		}
	}
	for _, rank := range [...]struct {
		key   string
		value int
	}{{"text_rank", l.TextRank}, {"visual_rank", l.VisualRank}} {
		if rank.value != 0 {
			w.Key(rank.key).Int(int64(rank.value))
		}
	}
	if l.Days != 0 {
		w.Key("days").Int(int64(l.Days))
	}
	if l.Distance >= 0 {
		w.Key("distance").Int(int64(l.Distance))
	}
}

func decodeListing(root gjson.Result) *product.Listing {
	day, _ := date.Parse(jsontext.Text(&root, "date"))
	distance := -1
	if d := jsontext.Get(&root, "distance"); d.Exists() {
		distance = int(d.Num)
	}
	return &product.Listing{
		Source: jsontext.Text(&root, "source"), Part: jsontext.Text(&root, "part"), ID: jsontext.Text(&root, "id"), Title: jsontext.Text(&root, "title"),
		Brand: jsontext.Text(&root, "brand"), Category: jsontext.Text(&root, "category"), Vendor: jsontext.Text(&root, "vendor"),
		URL: jsontext.Text(&root, "url"), Image: jsontext.Text(&root, "image"),
		Price:         decodePrice(root),
		Shipping:      decodeAmount(jsontext.Get(&root, "shipping")),
		ListPrice:     decodeAmount(jsontext.Get(&root, "list_price")),
		TakesOffers:   jsontext.IsTrue(&root, "takes_offers"),
		Country:       jsontext.Text(&root, "country"),
		OutOfStock:    jsontext.IsTrue(&root, "out_of_stock"),
		PriceFromPage: jsontext.IsTrue(&root, "price_from_page"),
		Condition:     product.ParseCondition(jsontext.Text(&root, "condition")), Sold: jsontext.IsTrue(&root, "sold"), Date: day,
		TextRank: int(jsontext.Number(&root, "text_rank")), VisualRank: int(jsontext.Number(&root, "visual_rank")),
		Distance: distance, Days: int(jsontext.Number(&root, "days")),
	}
}

// amountText returns an amount as [product.Price.String] writes it; "" for 0.
func amountText(a market.Amount) string { return product.Price{Low: a, High: a}.String() }

func decodeAmount(text gjson.Result) market.Amount { return product.ParsePrice(text.Str, "").Low }

// writeModels writes the member of a discovery with what the parts of the catalogue have learned.
func writeModels(w *jsontext.Writer, models []search.Model) {
	w.Key("models").Open('[')
	for _, m := range models {
		w.Strings([]string{m.Market, m.JSON})
	}
	w.Close(']')
}

func decodeModels(root *gjson.Result) (models []search.Model) {
	for _, m := range jsontext.List(root, "models", jsontext.All) {
		models = append(models, search.Model{Market: jsontext.Text(&m, "0"), JSON: jsontext.Text(&m, "1")})
	}
	return models
}

func decodePrice(listing gjson.Result) product.Price {
	if problem := jsontext.Text(&listing, "price_problem"); problem != "" {
		return product.Price{Problem: problem}
	}
	return product.ParsePrice(jsontext.Text(&listing, "price"), jsontext.Text(&listing, "currency"))
}
