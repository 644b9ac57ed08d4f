package appraisal

import (
	"loupe/core/jsontext"
	"loupe/core/search"
	"loupe/core/vision"

	"github.com/tidwall/gjson"
)

// How an item and the listings are kept: in the evidence for people to read, and in the cache to be read back.

func writeItem(w *jsontext.Writer, i *vision.Item) {
	w.Open('{')
	w.Key("title").String(i.Title)
	w.Key("brand").String(i.Brand)
	w.Key("model").String(i.Model)
	w.Key("category").String(i.Category)
	w.Key("attributes").Strings(i.Attributes)
	w.Key("condition").String(i.Condition)
	w.Key("defects").Strings(i.Defects)
	w.Key("queries").Strings(i.Queries)
	w.Key("provider").String(i.Provider)
	w.Key("confidence").Float(rounded(i.Confidence))
	w.Close('}')
}

func readItem(root gjson.Result) vision.Item {
	return vision.Item{
		Title: root.Get("title").Str, Brand: root.Get("brand").Str, Model: root.Get("model").Str, Category: root.Get("category").Str,
		Attributes: readStrings(root.Get("attributes")), Condition: root.Get("condition").Str,
		Defects: readStrings(root.Get("defects")), Queries: readStrings(root.Get("queries")),
		Provider: root.Get("provider").Str, Confidence: root.Get("confidence").Num,
	}
}

func readStrings(list gjson.Result) []string {
	var texts []string
	for _, text := range list.Array() {
		texts = append(texts, text.Str)
	}
	return texts
}

// writeFound writes the members of a listing as it was found.
func writeFound(w *jsontext.Writer, l *search.Listing) {
	w.Key("source").String(l.Source)
	w.Key("id").String(l.ID)
	w.Key("title").String(l.Title)
	w.Key("brand").String(l.Brand)
	w.Key("category").String(l.Category)
	w.Key("vendor").String(l.Vendor)
	w.Key("url").String(l.URL)
	w.Key("image").String(l.Image)
	w.Key("price").String(l.Price)
	w.Key("currency").String(l.Currency)
	w.Key("price_from_page").Bool(l.PriceFromPage)
	w.Key("condition").String(l.Condition)
	w.Key("sold").Bool(l.Sold)
	w.Key("text_rank").Int(int64(l.TextRank))
	w.Key("visual_rank").Int(int64(l.VisualRank))
	w.Key("distance").Int(int64(l.Distance))
}

func readListing(root gjson.Result) search.Listing {
	return search.Listing{
		Source: root.Get("source").Str, ID: root.Get("id").Str, Title: root.Get("title").Str, Brand: root.Get("brand").Str,
		Category: root.Get("category").Str, Vendor: root.Get("vendor").Str, URL: root.Get("url").Str, Image: root.Get("image").Str,
		Price: root.Get("price").Str, Currency: root.Get("currency").Str, PriceFromPage: root.Get("price_from_page").Bool(),
		Condition: root.Get("condition").Str, Sold: root.Get("sold").Bool(),
		TextRank: int(root.Get("text_rank").Num), VisualRank: int(root.Get("visual_rank").Num), Distance: int(root.Get("distance").Num),
	}
}
