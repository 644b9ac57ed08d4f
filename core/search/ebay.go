package search

import (
	"strings"

	"loupe/core/exchange"
	"loupe/core/market"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// eBay's Buy Browse API. It has what is on offer now, so all prices are asked.
//
// https://developer.ebay.com/api-docs/buy/browse/resources/item_summary/methods/search
// https://developer.ebay.com/api-docs/buy/browse/resources/item_summary/methods/searchByImage
const (
	ebaySummaries = "/buy/browse/v1/item_summary/search"
	ebayPage      = "?limit=50&filter=buyingOptions%3A%7BFIXED_PRICE%7D" // no auctions
)

// The countries whose marketplaces can be searched; the others are asked for at that of the United States.
// https://developer.ebay.com/api-docs/buy/ref-marketplace-supported.html
const (
	ebayWordSites    = "AT AU BE CA CH DE ES FR GB HK IE IT NL PL SG US"
	ebayPictureSites = "AU DE GB US"
)

func ebayWords(s *Settings, q *Question) exchange.Fetch {
	return exchange.Fetch{URL: s.ebay() + ebaySummaries + ebayPage + "&q=" + escape(q.Query), Headers: ebayHeaders(ebayWordSites, q.Country)}
}

func ebayPicture(s *Settings, q *Question) exchange.Fetch {
	var b upstream.Body
	b.Open('{')
	b.Key("image")
	b.Base64("", q.Photo)
	b.Close('}')
	return exchange.Fetch{
		Method: "POST", URL: s.ebay() + ebaySummaries + "_by_image" + ebayPage,
		Headers: append(ebayHeaders(ebayPictureSites, q.Country), exchange.Header{Name: "content-type", Value: "application/json"}), Body: b.Parts(),
	}
}

func (s *Settings) ebay() string { return s.base("EBAY_BASE_URL", "https://api.ebay.com") }

func ebayHeaders(sites, country string) exchange.Headers {
	if len(country) != 2 || !strings.Contains(sites, country) {
		country = "US"
	}
	return exchange.Headers{
		{Name: "authorization", Value: "Bearer ${EBAY_TOKEN}"},
		{Name: "x-ebay-c-marketplace-id", Value: "EBAY_" + country},
	}
}

// ebayToken is the client credentials grant.
// https://developer.ebay.com/api-docs/static/oauth-client-credentials-grant.html
func ebayToken(s *Settings) exchange.Token {
	return exchange.Token{
		Name: "EBAY_TOKEN", URL: s.ebay() + "/identity/v1/oauth2/token", Time: 5_000,
		Headers: exchange.Headers{
			{Name: "authorization", Value: "Basic ${EBAY_CREDENTIALS}"},
			{Name: "content-type", Value: "application/x-www-form-urlencoded"},
		},
		Body: []exchange.Part{exchange.Literal([]byte("grant_type=client_credentials&scope=https%3A%2F%2Fapi.ebay.com%2Foauth%2Fapi_scope"))},
	}
}

// ebayRows: a page of item summaries has the number "total". If that is 0, there is no list.
var ebayRows = shape{
	check: func(answer gjson.Result) (none bool, err error) {
		total := answer.Get("total")
		if total.Type != gjson.Number {
			return false, upstream.Unusable
		}
		return total.Num == 0, nil
	},
	lists: []string{"itemSummaries"},
	id:    "itemId", title: "title", url: "itemWebUrl", vendor: "seller.username",
	image: "image.imageUrl thumbnailImages.0.imageUrl", condition: "condition",
	refine: refineEBay,
}

// ebayConditions are condition IDs in the valuation's words; eBay's own are in the marketplace's language.
// https://developer.ebay.com/api-docs/sell/static/metadata/condition-id-values.html
var ebayConditions = [...]struct{ id, words string }{
	{"1000", "new"}, {"1500", "open box"}, {"1750", "open box"}, // 1500: other, perhaps without its packaging; 1750: with defects
	{"2000", "refurbished"}, {"2010", "refurbished"}, {"2020", "refurbished"}, {"2030", "refurbished"}, {"2500", "refurbished"},
	{"2750", "like new"}, {"2990", "excellent"}, {"3000", "used"}, {"3010", "fair"},
	{"4000", "very good"}, {"5000", "good"}, {"6000", "acceptable"}, {"7000", "for parts"},
}

func refineEBay(l *Listing, row gjson.Result) bool {
	// A bid is no price, since nobody sells for it yet. Its page would give it as one, so an auction is not kept at all.
	if options := row.Get("buyingOptions").Raw; strings.Contains(options, `"AUCTION"`) && !strings.Contains(options, `"FIXED_PRICE"`) {
		return false
	}
	// As Google calls it. A seller's equal offers are one listing, those of different sellers are not.
	l.Vendor = strings.TrimSuffix("eBay - "+l.Vendor, " - ")
	id := row.Get("conditionId").Str
	for _, c := range ebayConditions {
		if c.id == id {
			l.Condition = c.words
		}
	}
	// In the marketplace's currency; the seller's, if it is another, is in convertedFromValue and convertedFromCurrency.
	if currency := row.Get("price.currency").Str; market.IsCurrency(currency) {
		l.setPrice(gjson.Result{Type: gjson.Number, Raw: row.Get("price.value").Str}, currency, false)
	}
	return true
}
