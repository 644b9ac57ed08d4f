package search

import (
	"strings"

	"loupe/core/base/text"
	"loupe/core/market/product"
)

// usedMarkets lists the markets for used goods, by the condition of their offers that state none. It is Unknown for markets
// where new goods are as common. A market's name is the main part of its host and the name that searches give it, in lower
// case without spaces: "Back Market" is "backmarket".
var usedMarkets = [...]struct {
	condition product.Condition
	names     string
}{
	{product.Used, " ebay mercari poshmark vinted depop thredup therealreal vestiairecollective grailed offerup craigslist" +
		" facebookmarketplace gumtree kleinanzeigen leboncoin wallapop milanuncios subito marktplaats 2dehands 2ememain tradera" +
		" blocket dba willhaben ricardo tutti shpock carousell jimoty rakuma buyee surugaya olx sellpy rebelle momox" +
		" momoxfashion rebag fashionphile goodwill shopgoodwill swappa gazelle decluttr musicmagpie cex webuy rebuy keh" +
		" kehcamera mpb discogs catawiki liveauctioneers invaluable "},
	{product.Refurbished, " backmarket refurbed reebelo amazonrenewed certideal recommerce "},
	{product.Unknown, " etsy reverb chrono24 1stdibs chairish abebooks bonanza amazonresale stockx bricklink "},
}

// impliedCondition returns the condition that follows from the listing's title, else from the words of its URL, else from
// its shop. It returns false if nothing says that the goods are used. For a market with new and used goods, it returns Unknown
// and true.
func impliedCondition(l *product.Listing) (c product.Condition, ok bool) {
	if c = product.ParseCondition(l.Title); c != product.Unknown {
		return c, true
	}
	u, _ := parseURL(l.URL)
	host := strings.ToLower(u.host)
	if !isGoogle(host) { // Google's URLs repeat the query
		switch c = product.ParseCondition(u.path); c { // other conditions are words of names as well
		case product.Used, product.Refurbished, product.OpenBox:
			return c, true
		}
	}
	vendor, _, _ := strings.Cut(l.Vendor, ".") // "Mercari.com"
	names := text.Alphanumeric(vendor) + "." + host
	for names != "" {
		var name string
		name, names, _ = strings.Cut(names, ".")
		for i := range usedMarkets {
			if name != "" && strings.Contains(usedMarkets[i].names, " "+name+" ") {
				return usedMarkets[i].condition, true
			}
		}
	}
	return product.Unknown, false
}

// isGoogle reports whether a host in lower case is a site of Google's search, such as "www.google.co.uk".
func isGoogle(host string) bool {
	return strings.HasPrefix(strings.TrimPrefix(host, "www."), "google.")
}

// withoutSeller returns a vendor's name without the name of an eBay user, which eBay's licence forbids storing:
// "eBay - halden_shop" becomes "eBay".
func withoutSeller(vendor string) string {
	if shop, _, found := strings.Cut(vendor, " - "); found && strings.EqualFold(shop, "ebay") {
		return shop
	}
	return vendor
}

// soldMarks begin or end the titles of items that were sold. "Sold out" and "sold separately" are not among them.
var soldMarks = [...]string{"sold:", "sold!", "sold -", "sold –", "[sold]", "(sold)", "*sold*", "**sold**", "sold price:", "sold at auction:", "sold for $"}

// saysSold reports whether a title says that the item was sold. The responses of built-in searches have no member for it.
func saysSold(title string) bool {
	title = strings.ToLower(title)
	for _, mark := range soldMarks[:] {
		if strings.HasPrefix(title, mark) || mark[0] != 's' && strings.HasSuffix(title, mark) {
			return true
		}
	}
	return strings.HasSuffix(title, " - sold")
}
