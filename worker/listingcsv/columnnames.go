package listingcsv

import (
	_ "embed"
	"encoding/json"
	"strings"
)

// For each field, the names under which its column is recognised, besides its own: as plainName returns them, joined by |. If a header
// has several of them, the first in this list is read. The value of a column that has a name of "a sale" or "an offer" says what the row
// is, if the file has no column sold. Only the dashboard reads reference, asking_price, image_url, images (further photos), model,
// description and country, for lists of items to price. The names are those of
//
//   - English, German, French, Italian, Spanish, Dutch, Portuguese, Polish, Russian, Japanese, Korean and Chinese
//   - eBay: reports of Seller Hub in these languages (Item number, Sold for), File Exchange (*Title, PicURL)
//   - Shopify: orders, and products, https://help.shopify.com/en/manual/products/import-export/using-csv
//   - WooCommerce: products, https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Importer-&-Exporter
//   - Etsy: listings and sold order items
//   - Reverb: listings
//   - Mercari: sales report
//
// An ambiguous name comes last, or is missing: "description", "total price" (with shipping). "name & lineitem name" is the column "name",
// but only in a file that has the column "lineitem name", too.
//
//go:embed columnnames.json
var columnNamesFile []byte

const (
	ofSale  = "a sale"
	ofOffer = "an offer"
)

// readColumnNames returns the names of each column, in their order.
func readColumnNames() map[string][]string {
	var groups map[string][]string
	if err := json.Unmarshal(columnNamesFile, &groups); err != nil {
		panic(err) // unreachable: the file is embedded
	}
	for column, list := range groups {
		groups[column] = strings.Split(strings.Join(list, "|"), "|")
	}
	return groups
}
