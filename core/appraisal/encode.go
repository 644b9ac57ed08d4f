package appraisal

import (
	"loupe/core/jsontext"
	"loupe/core/product"

	"github.com/tidwall/gjson"
)

// Items and listings are written as JSON in the evidence, which people read, and in the cache, from which
// decodeItem and decodeListing read them back.

func writeItem(w *jsontext.Writer, i *product.Item) {
	w.Open('{')
	w.Key("title").String(i.Title)
	w.Key("brand").String(i.Brand)
	w.Key("model").String(i.Model)
	w.Key("category").String(i.Category)
	w.Key("attributes").Strings(i.Attributes)
	w.Key("condition").String(i.Condition.String())
	w.Key("defects").Strings(i.Defects)
	w.Key("queries").Strings(i.Queries)
	w.Key("provider").String(i.Provider)
	w.Key("confidence").Float(rounded(i.Confidence))
	w.Close('}')
}

func decodeItem(root gjson.Result) product.Item {
	return product.Item{
		Title: root.Get("title").Str, Brand: root.Get("brand").Str,
		Model: root.Get("model").Str, Category: root.Get("category").Str,
		Attributes: decodeStrings(root.Get("attributes")),
		Condition:  product.ParseCondition(root.Get("condition").Str),
		Defects:    decodeStrings(root.Get("defects")),
		Queries:    decodeStrings(root.Get("queries")),
		Provider:   root.Get("provider").Str, Confidence: root.Get("confidence").Num,
	}
}

func decodeStrings(list gjson.Result) []string {
	var texts []string
	for _, text := range list.Array() {
		texts = append(texts, text.Str)
	}
	return texts
}

// writeListingFields writes the members of a listing into an open object.
func writeListingFields(w *jsontext.Writer, l *product.Listing) {
	w.Key("source").String(l.Source)
	w.Key("id").String(l.ID)
	w.Key("title").String(l.Title)
	w.Key("brand").String(l.Brand)
	w.Key("category").String(l.Category)
	w.Key("vendor").String(l.Vendor)
	w.Key("url").String(l.URL)
	w.Key("image").String(l.Image)
	w.Key("price").String(l.Price.String())
	w.Key("currency").String(l.Price.Currency)
	w.Key("price_problem").String(l.Price.Problem)
	w.Key("price_from_page").Bool(l.PriceFromPage)
	w.Key("condition").String(l.Condition.String())
	w.Key("sold").Bool(l.Sold)
	w.Key("text_rank").Int(int64(l.TextRank))
	w.Key("visual_rank").Int(int64(l.VisualRank))
	w.Key("distance").Int(int64(l.Distance))
}

func decodeListing(root gjson.Result) product.Listing {
	return product.Listing{
		Source: root.Get("source").Str, ID: root.Get("id").Str, Title: root.Get("title").Str,
		Brand: root.Get("brand").Str, Category: root.Get("category").Str, Vendor: root.Get("vendor").Str,
		URL: root.Get("url").Str, Image: root.Get("image").Str,
		Price:         decodePrice(root),
		PriceFromPage: root.Get("price_from_page").Bool(),
		Condition:     product.ParseCondition(root.Get("condition").Str), Sold: root.Get("sold").Bool(),
		TextRank: int(root.Get("text_rank").Num), VisualRank: int(root.Get("visual_rank").Num),
		Distance: int(root.Get("distance").Num),
	}
}

func decodePrice(listing gjson.Result) product.Price {
	if problem := listing.Get("price_problem").Str; problem != "" {
		return product.Price{Problem: problem}
	}
	return product.ParsePrice(listing.Get("price").Str, listing.Get("currency").Str)
}
