package appraisal

import (
	"reflect"
	"testing"

	"loupe/core/jsontext"
	"loupe/core/market"
	"loupe/core/product"
	"loupe/core/search"

	"github.com/tidwall/gjson"
)

// A field that a stored discovery lost would change the value of the next identical call.
func TestStoredListingKeepsEveryField(t *testing.T) {
	listing := product.Listing{
		ID: "v1|1|0", Source: "ebay", Title: "Halden F2 “chrome”", Brand: "Halden", Category: "cameras",
		Vendor: "eBay", URL: "https://www.ebay.com/itm/1", Image: "https://i.ebayimg.com/1.jpg",
		Price:    product.Price{Low: 240 * market.Unit, High: 260*market.Unit + market.Unit/2, Currency: "EUR"},
		Shipping: 9*market.Unit + market.Unit/2, ListPrice: 300 * market.Unit, TakesOffers: true, Country: "JP",
		Condition: product.OpenBox, Sold: true, Date: 20777, OutOfStock: true, PriceFromPage: true, TextRank: 3, VisualRank: 4, Distance: 12,
	}
	unreadable := listing
	unreadable.Price = product.Price{Problem: "the text is not a price"}
	fields := reflect.ValueOf(listing)
	for i := range fields.NumField() {
		if fields.Field(i).IsZero() {
			t.Fatalf("the test sets no %s", fields.Type().Field(i).Name)
		}
	}
	for _, want := range []product.Listing{listing, unreadable, {Title: "bare", Distance: -1}} {
		var w jsontext.Writer
		w.Open('{')
		writeListingFields(&w, &want)
		w.Close('}')
		if got := *decodeListing(gjson.ParseBytes(w)); got != want {
			t.Errorf("got\n%+v, want\n%+v, from %s", got, want, w)
		}
	}
}

func TestStoredItemKeepsEveryField(t *testing.T) {
	want := product.Item{
		Title: "Halden F2", Brand: "Halden", Model: "F2", Category: "camera", Attributes: []string{"chrome", "35 mm"},
		Condition: product.LikeNew, Defects: []string{"scratch"}, Inspected: true, Queries: []string{"Halden F2", "F2 camera"},
		Provider: "openai", Confidence: 0.875,
	}
	fields := reflect.ValueOf(want)
	for i := range fields.NumField() {
		if fields.Field(i).IsZero() {
			t.Fatalf("the test sets no %s", fields.Type().Field(i).Name)
		}
	}
	var w jsontext.Writer
	writeItem(&w, &want)
	if got := decodeItem(gjson.ParseBytes(w)); !reflect.DeepEqual(got, want) {
		t.Errorf("got\n%+v, want\n%+v, from %s", got, want, w)
	}
}

// A new version of the core must not read a discovery of another form. If this test fails because the form
// was changed, increment cacheVersion and put the new form here.
func TestStoredFormBelongsToCacheVersion(t *testing.T) {
	var w jsontext.Writer
	writeItem(&w, &product.Item{
		Title: "t", Brand: "b", Model: "m", Category: "c", Attributes: []string{"a"}, Condition: product.New,
		Defects: []string{"d"}, Inspected: true, Queries: []string{"q"}, Provider: "p", Confidence: 0.5,
	})
	w.Open('{')
	writeListingFields(&w, &product.Listing{
		ID: "i", Source: "s", Title: "t", Brand: "b", Category: "c", Vendor: "v", URL: "u", Image: "g",
		Price:    product.Price{Low: 2 * market.Unit, High: 3 * market.Unit, Currency: "EUR", Problem: "p"},
		Shipping: market.Unit, ListPrice: 4 * market.Unit, TakesOffers: true, Country: "JP",
		Condition: product.New, Sold: true, Date: 20777, OutOfStock: true, PriceFromPage: true, TextRank: 1, VisualRank: 2, Distance: 3,
	})
	w.Close('}')
	w.Open('{')
	writeCalibrations(&w, &search.Calibrations{Shared: product.Calibration{Range: 1.25, Fast: 0.5, Patient: 1, Listings: 300}})
	w.Close('}')
	const want = `7 {"title":"t","brand":"b","model":"m","category":"c","attributes":["a"],"condition":"new","defects":["d"],` +
		`"queries":["q"],"provider":"p","confidence":0.5},{"source":"s","id":"i","title":"t","brand":"b","category":"c","vendor":"v",` +
		`"url":"u","image":"g","price":"2.00 - 3.00","currency":"EUR","price_problem":"p","shipping":"1.00","list_price":"4.00",` +
		`"condition":"new","country":"JP","out_of_stock":true,"price_from_page":true,"sold":true,"takes_offers":true,"text_rank":1,"visual_rank":2,"date":"2026-11-20","distance":3},{"calibration":{"range":1.25,"fast":0.5,"patient":1,"listings":300},"own_calibration":null}`
	if got := cacheVersion + " " + string(w); got != want {
		t.Errorf("got version and form\n%s, want\n%s", got, want)
	}
}
