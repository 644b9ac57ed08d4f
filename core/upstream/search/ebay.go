package search

import (
	"strings"

	"loupe/core/base/jsontext"
	"loupe/core/exchange"
	"loupe/core/market/product"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// eBay's Buy Browse API has current offers only, so every price is an asking price. docs/UPSTREAMS.md says what an operator
// must agree with eBay first.

// ebayMaxAge is how old an offer that is shown may be, in seconds: section 8.1(c) of
// https://developer.ebay.com/join/api-license-agreement
const ebayMaxAge = 6 * 3600

var ebayBaseURL = variable{"EBAY_BASE_URL", "https://api.ebay.com"}

// ebay is the text search.
// https://developer.ebay.com/api-docs/buy/browse/resources/item_summary/methods/search
var ebay = provider{
	name:      "ebay",
	baseURL:   ebayBaseURL,
	secret:    "EBAY_CREDENTIALS",
	countries: ebayTextSites,
	maxAge:    ebayMaxAge,
	token:     ebayToken,
	request: func(baseURL string, q *Query) exchange.Fetch {
		return exchange.Fetch{
			URL:     baseURL + "/buy/browse/v1/item_summary/search" + ebayFilter + "&q=" + percentEncode(q.Keywords),
			Headers: ebayHeaders(q.Country),
		}
	},
	mapping: &ebayMapping,
}

// ebayImage is the image search.
// https://developer.ebay.com/api-docs/buy/browse/resources/item_summary/methods/searchByImage
var ebayImage = provider{
	name:      "ebay-image",
	baseURL:   ebayBaseURL,
	secret:    "EBAY_CREDENTIALS",
	byPhoto:   true,
	countries: ebayImageSites,
	maxAge:    ebayMaxAge,
	token:     ebayToken,
	request: func(baseURL string, q *Query) exchange.Fetch {
		var b upstream.Body
		b.Open('{')
		b.Key("image")
		b.Base64("", q.Photo)
		b.Close('}')
		return exchange.Fetch{
			Method:  "POST",
			URL:     baseURL + "/buy/browse/v1/item_summary/search_by_image" + ebayFilter,
			Headers: append(ebayHeaders(q.Country), exchange.Header{Name: "content-type", Value: "application/json"}),
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

// ebayHeaders returns the headers of a search. The buyer's location makes eBay return what shipping there costs.
// https://developer.ebay.com/api-docs/buy/static/api-browse.html
func ebayHeaders(country string) exchange.Headers {
	if country == "" {
		country = "US"
	}
	return exchange.Headers{
		{Name: "authorization", Value: "Bearer ${EBAY_TOKEN}"},
		{Name: "x-ebay-c-marketplace-id", Value: "EBAY_" + country},
		{Name: "x-ebay-c-enduserctx", Value: "contextualLocation=country%3D" + country},
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
	check: func(response *gjson.Result) (noList bool, err error) {
		total := jsontext.Get(response, "total")
		if total.Type != gjson.Number {
			return false, upstream.Unusable
		}
		return total.Num == 0, nil
	},
	lists: []string{"itemSummaries"},
	fields: [numFields]string{
		fieldID:        "itemId",
		fieldTitle:     "title",
		fieldURL:       "itemWebUrl",
		fieldImage:     "image.imageUrl thumbnailImages.0.imageUrl",
		fieldCurrency:  "price.currency",
		fieldShipping:  "shippingOptions.#.shippingCost.value",
		fieldListPrice: "marketingPrice.originalPrice.value",
		fieldCountry:   "itemLocation.country",
		fieldCondition: "conditionId condition",
		fieldDate:      "itemCreationDate",
	},
	prices:     []pricePath{{path: "price.value"}}, // in the marketplace's currency; convertedFromValue is in the seller's
	conditions: ebayConditions[:],
	constants:  constants{vendor: "eBay"}, // section 8.2 of the licence forbids storing the seller's user name
	refine:     refineEbay,
}

// refineEbay drops auctions. A current bid says little about the final price. Without a price the listing would stay, and
// the offer's page would give the bid as its price.
func refineEbay(l *product.Listing, row *gjson.Result) bool {
	options := jsontext.Get(row, "buyingOptions").Raw
	if strings.Contains(options, `"AUCTION"`) && !strings.Contains(options, `"FIXED_PRICE"`) {
		return false
	}
	l.TakesOffers = strings.Contains(options, `"BEST_OFFER"`)
	return true
}

// ebayConditions maps condition ids to conditions. The texts in a response are in the marketplace's
// language.
// https://developer.ebay.com/api-docs/sell/static/metadata/condition-id-values.html
var ebayConditions = [...]conditionWord{
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
