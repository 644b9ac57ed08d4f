package search

import (
	"strings"

	"loupe/core/exchange"
	"loupe/core/market"
	"loupe/core/product"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// eBay's Buy Browse API has current offers only, so every price is an asking price.

var ebayBaseURL = variable{"EBAY_BASE_URL", "https://api.ebay.com"}

// ebay is the text search.
// https://developer.ebay.com/api-docs/buy/browse/resources/item_summary/methods/search
var ebay = provider{
	name:    "ebay",
	baseURL: ebayBaseURL,
	secret:  "EBAY_CREDENTIALS",
	token:   ebayToken,
	request: func(baseURL string, q *Query) exchange.Fetch {
		return exchange.Fetch{
			URL:     baseURL + "/buy/browse/v1/item_summary/search" + ebayFilter + "&q=" + percentEncode(q.Keywords),
			Headers: ebayHeaders(ebayTextSites, q.Country),
		}
	},
	mapping: &ebayMapping,
}

// ebayImage is the image search.
// https://developer.ebay.com/api-docs/buy/browse/resources/item_summary/methods/searchByImage
var ebayImage = provider{
	name:    "ebay-image",
	baseURL: ebayBaseURL,
	secret:  "EBAY_CREDENTIALS",
	byPhoto: true,
	token:   ebayToken,
	request: func(baseURL string, q *Query) exchange.Fetch {
		var b upstream.Body
		b.Open('{')
		b.Key("image")
		b.Base64("", q.Photo)
		b.Close('}')
		return exchange.Fetch{
			Method:  "POST",
			URL:     baseURL + "/buy/browse/v1/item_summary/search_by_image" + ebayFilter,
			Headers: append(ebayHeaders(ebayImageSites, q.Country), exchange.Header{Name: "content-type", Value: "application/json"}),
			Body:    b.Parts(),
		}
	},
	mapping: &ebayMapping,
}

// ebayFilter asks for 50 offers with a fixed price, no auctions.
const ebayFilter = "?limit=50&filter=buyingOptions%3A%7BFIXED_PRICE%7D"

// The countries whose marketplace can be searched. Queries from other countries go to the marketplace of
// the United States. https://developer.ebay.com/api-docs/buy/ref-marketplace-supported.html
const (
	ebayTextSites  = "AT AU BE CA CH DE ES FR GB HK IE IT NL PL SG US"
	ebayImageSites = "AU DE GB US"
)

func ebayHeaders(sites, country string) exchange.Headers {
	if len(country) != 2 || !strings.Contains(sites, country) {
		country = "US"
	}
	return exchange.Headers{
		{Name: "authorization", Value: "Bearer ${EBAY_TOKEN}"},
		{Name: "x-ebay-c-marketplace-id", Value: "EBAY_" + country},
	}
}

// ebayToken returns the request for an access token with the client credentials grant.
// https://developer.ebay.com/api-docs/static/oauth-client-credentials-grant.html
func ebayToken(baseURL string) exchange.Token {
	return exchange.Token{
		Name: "EBAY_TOKEN",
		URL:  baseURL + "/identity/v1/oauth2/token",
		Headers: exchange.Headers{
			{Name: "authorization", Value: "Basic ${EBAY_CREDENTIALS}"},
			{Name: "content-type", Value: "application/x-www-form-urlencoded"},
		},
		Body: []exchange.Part{exchange.Literal([]byte("grant_type=client_credentials&scope=https%3A%2F%2Fapi.ebay.com%2Foauth%2Fapi_scope"))},
	}
}

var ebayMapping = mapping{
	check: func(response gjson.Result) (noList bool, err error) {
		total := response.Get("total")
		if total.Type != gjson.Number {
			return false, upstream.Unusable
		}
		return total.Num == 0, nil
	},
	lists:     []string{"itemSummaries"},
	id:        "itemId",
	title:     "title",
	url:       "itemWebUrl",
	vendor:    "seller.username",
	image:     "image.imageUrl thumbnailImages.0.imageUrl",
	condition: "condition",
	date:      "itemCreationDate",
	refine:    refineEbay,
}

func refineEbay(l *product.Listing, row gjson.Result) bool {
	// A current bid says little about the final price. Without a price the listing would stay, and the
	// offer's page would give the bid as its price. So the listing is dropped.
	if options := row.Get("buyingOptions").Raw; strings.Contains(options, `"AUCTION"`) && !strings.Contains(options, `"FIXED_PRICE"`) {
		return false
	}
	l.Vendor = strings.TrimSuffix("eBay - "+l.Vendor, " - ") // as Google writes it, so that Merge finds duplicates
	id := row.Get("conditionId").Str
	for _, c := range ebayConditions {
		if c.id == id {
			l.Condition = c.condition
		}
	}
	// The price is in the marketplace's currency; convertedFromValue is in the seller's.
	if currency := row.Get("price.currency").Str; market.IsCurrency(currency) {
		l.Price = decimalPrice(row.Get("price.value").Str, currency)
	}
	return true
}

// ebayConditions maps condition ids to conditions. The texts in a response are in the marketplace's
// language.
// https://developer.ebay.com/api-docs/sell/static/metadata/condition-id-values.html
var ebayConditions = [...]struct {
	id        string
	condition product.Condition
}{
	{"1000", product.New},
	{"1500", product.OpenBox}, // "New other": perhaps without its packaging
	{"1750", product.OpenBox}, // "New with defects"
	{"2000", product.Refurbished},
	{"2010", product.Refurbished},
	{"2020", product.Refurbished},
	{"2030", product.Refurbished},
	{"2500", product.Refurbished},
	{"2750", product.LikeNew},
	{"2990", product.Excellent}, // "Pre-owned - Excellent"
	{"3000", product.Used},
	{"3010", product.Fair}, // "Pre-owned - Fair"
	{"4000", product.VeryGood},
	{"5000", product.Good},
	{"6000", product.Fair}, // "Acceptable"
	{"7000", product.ForParts},
}
