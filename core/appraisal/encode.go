package appraisal

import (
	"loupe/core/date"
	"loupe/core/jsontext"
	"loupe/core/market"
	"loupe/core/product"
	"loupe/core/search"

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
	w.Key("condition").String(i.Condition.Code())
	w.Key("defects")
	writeDefects(w, i.Inspected, i.Defects)
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
		Inspected:  root.Get("defects").IsArray(),
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

// writeListingFields writes the members of a listing into an open object. Empty members are left out:
// an appraisal stores up to 60 listings.
func writeListingFields(w *jsontext.Writer, l *product.Listing) {
	for _, text := range [...]struct{ key, value string }{
		{"source", l.Source}, {"id", l.ID}, {"title", l.Title}, {"brand", l.Brand}, {"category", l.Category},
		{"vendor", l.Vendor}, {"url", l.URL}, {"image", l.Image}, {"price", l.Price.String()},
		{"currency", l.Price.Currency}, {"price_problem", l.Price.Problem}, {"shipping", amountText(l.Shipping)},
		{"list_price", amountText(l.ListPrice)}, {"condition", l.Condition.Code()}, {"country", l.Country},
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
	if l.Date != 0 {
		w.Key("date").String(date.Format(l.Date))
	}
	if l.Distance >= 0 {
		w.Key("distance").Int(int64(l.Distance))
	}
}

func decodeListing(root gjson.Result) *product.Listing {
	day, _ := date.Parse(root.Get("date").Str)
	distance := -1
	if d := root.Get("distance"); d.Exists() {
		distance = int(d.Num)
	}
	return &product.Listing{
		Source: root.Get("source").Str, ID: root.Get("id").Str, Title: root.Get("title").Str,
		Brand: root.Get("brand").Str, Category: root.Get("category").Str, Vendor: root.Get("vendor").Str,
		URL: root.Get("url").Str, Image: root.Get("image").Str,
		Price:         decodePrice(root),
		Shipping:      decodeAmount(root.Get("shipping")),
		ListPrice:     decodeAmount(root.Get("list_price")),
		TakesOffers:   root.Get("takes_offers").Bool(),
		Country:       root.Get("country").Str,
		OutOfStock:    root.Get("out_of_stock").Bool(),
		PriceFromPage: root.Get("price_from_page").Bool(),
		Condition:     product.ParseCondition(root.Get("condition").Str), Sold: root.Get("sold").Bool(), Date: day,
		TextRank: int(root.Get("text_rank").Num), VisualRank: int(root.Get("visual_rank").Num),
		Distance: distance,
	}
}

// amountText returns an amount as [product.Price.String] writes it; "" for 0.
func amountText(a market.Amount) string { return product.Price{Low: a, High: a}.String() }

func decodeAmount(text gjson.Result) market.Amount { return product.ParsePrice(text.Str, "").Low }

// writeCalibrations writes the members of a discovery with the calibrations of the shared listings and of the account's own.
func writeCalibrations(w *jsontext.Writer, c *search.Calibrations) {
	w.Key("calibration")
	writeCalibration(w, c.Shared)
	w.Key("own_calibration")
	writeCalibration(w, c.Own)
}

// writeCalibration writes a calibration; null if it is not valid.
func writeCalibration(w *jsontext.Writer, c product.Calibration) {
	if !c.Valid() {
		w.Null()
		return
	}
	w.Open('{')
	w.Key("range").Float(rounded(c.Range))
	w.Key("fast").Float(rounded(c.Fast))
	w.Key("patient").Float(rounded(c.Patient))
	w.Key("listings").Int(int64(c.Listings))
	w.Close('}')
}

func decodeCalibration(root gjson.Result) product.Calibration {
	return product.Calibration{
		Range: root.Get("range").Num, Fast: root.Get("fast").Num, Patient: root.Get("patient").Num, Listings: int(root.Get("listings").Num),
	}
}

func decodePrice(listing gjson.Result) product.Price {
	if problem := listing.Get("price_problem").Str; problem != "" {
		return product.Price{Problem: problem}
	}
	return product.ParsePrice(listing.Get("price").Str, listing.Get("currency").Str)
}
