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

// storedListing and storedItem have every field.
var (
	storedListing = product.Listing{
		ID: "v1|1|0", Source: "ebay", Part: "a.csv", Title: "Halden F2 “chrome”", Brand: "Halden", Category: "cameras",
		Vendor: "eBay", URL: "https://www.ebay.com/itm/1", Image: "https://i.ebayimg.com/1.jpg",
		Price:    product.Price{Low: 240 * market.Unit, High: 260*market.Unit + market.Unit/2, Currency: "EUR"},
		Shipping: 9*market.Unit + market.Unit/2, ListPrice: 300 * market.Unit, TakesOffers: true, Country: "JP",
		Condition: product.OpenBox, Sold: true, Date: 20777, Days: 9, OutOfStock: true, PriceFromPage: true, TextRank: 3, VisualRank: 4, Distance: 12,
	}
	storedItem = product.Item{
		Title: "Halden F2", Brand: "Halden", Model: "F2", Category: "camera", Attributes: []string{"chrome", "35 mm"},
		Condition: product.LikeNew, Defects: []string{"scratch"}, Inspected: true, Claims: []product.Claim{{Kind: "condition", Value: "good", Words: "good shape"}}, Queries: []string{"Halden F2", "F2 camera"},
		Provider: "openai", Confidence: 0.875,
	}
)

func TestStoredValuesOfTheTestsHaveEveryField(t *testing.T) {
	for _, value := range []any{storedListing, storedItem} {
		fields := reflect.ValueOf(value)
		for i := range fields.NumField() {
			if fields.Field(i).IsZero() {
				t.Errorf("the %s of the tests has no %s", fields.Type(), fields.Type().Field(i).Name)
			}
		}
	}
}

// A field that a stored discovery lost would change the value of the next identical call.
func TestStoredListingKeepsEveryField(t *testing.T) {
	unreadable := storedListing
	unreadable.Price = product.Price{Problem: "the text is not a price"}
	for _, want := range []product.Listing{storedListing, unreadable, {Title: "bare", Distance: -1}} {
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
	var w jsontext.Writer
	writeItem(&w, &storedItem)
	if got := decodeItem(gjson.ParseBytes(w)); !reflect.DeepEqual(got, storedItem) {
		t.Errorf("got\n%+v, want\n%+v, from %s", got, storedItem, w)
	}
}

// A new version of the core must not read a discovery of another form. If this test fails because the form
// was changed, increment cacheVersion and put the new form here.
func TestStoredFormBelongsToCacheVersion(t *testing.T) {
	listing := storedListing
	listing.Price.Problem = "p"
	var w jsontext.Writer
	writeItem(&w, &storedItem)
	w.Open('{')
	writeListingFields(&w, &listing)
	w.Close('}')
	w.Open('{')
	writeModels(&w, []search.Model{{Market: "catalog/a.csv", JSON: `{"mean":4}`}})
	w.Close('}')
	const want = `10 {"title":"Halden F2","brand":"Halden","model":"F2","category":"camera","attributes":["chrome","35 mm"],"condition":"like_new",` +
		`"defects":["scratch"],"claims":[{"kind":"condition","value":"good","words":"good shape"}],"queries":["Halden F2","F2 camera"],"provider":"openai","confidence":0.875},` +
		`{"source":"ebay","part":"a.csv","brand":"Halden","category":"cameras","vendor":"eBay","title":"Halden F2 “chrome”",` +
		`"image":"https://i.ebayimg.com/1.jpg","condition":"open_box","country":"JP","date":"2026-11-20","id":"v1|1|0",` +
		`"price":"240.00 - 260.50","currency":"EUR","price_problem":"p","shipping":"9.50","list_price":"300.00","url":"https://www.ebay.com/itm/1","out_of_stock":true,"price_from_page":true,"sold":true,` +
		`"takes_offers":true,"text_rank":3,"visual_rank":4,"days":9,"distance":12},` +
		`{"models":[["catalog/a.csv","{\"mean\":4}"]]}`
	if got := cacheVersion + " " + string(w); got != want {
		t.Errorf("got version and form\n%s, want\n%s", got, want)
	}
}
