package page

import (
	"strings"
	"testing"

	"loupe/core/market/product"
)

// ld returns a page with each JSON-LD document in a script of its own.
func ld(documents ...string) string {
	page := "<!DOCTYPE html><html><head><title>Shop</title>"
	for _, d := range documents {
		page += `<script type="application/ld+json">` + d + `</script>`
	}
	return page + "</head><body><p>Only $9.99!</p></body></html>"
}

// oneOffer returns a schema.org product in JSON-LD. offer has the members of its only offer.
func oneOffer(name, offer string) string {
	return `{"@type":"Product","name":"` + name + `","offers":{"@type":"Offer",` + offer + `}}`
}

const usd10 = `"price":"10.00","priceCurrency":"USD"`

// shops has pages in the forms that well-known shop platforms write.
var shops = []struct {
	name, page string
	want       Offer
}{
	{"Shopify, one variant", ld(`{"@context":"http:\/\/schema.org\/","@id":"\/products\/beard-oil#product","@type":"Product",
		"brand":{"@type":"Brand","name":"Potent \u0026 Sons"},"category":"","description":"","image":"https:\/\/cdn.example.com\/a.jpg?v=1\u0026width=1920",
		"name":"Beard oil","offers":{"@id":"\/products\/beard-oil?variant=1#offer","@type":"Offer","availability":"http:\/\/schema.org\/OutOfStock",
		"price":"56.00","priceCurrency":"CAD","url":"https:\/\/shop.example.com\/products\/beard-oil?variant=1"},"url":"https:\/\/shop.example.com\/"}`),
		Offer{Title: "Beard oil", Brand: "Potent & Sons", Price: product.ParsePrice("56.00", "CAD"), OutOfStock: true}},
	{"Shopify, variants", ld(`{"@context":"http://schema.org/","@id":"/products/shirt#product","@type":"ProductGroup","brand":{"@type":"Brand","name":"Loom"},
		"name":"Linen shirt","productGroupID":"7","hasVariant":[
		{"@id":"/products/shirt?variant=1#variant","@type":"Product","name":"Linen shirt - S","offers":{"@type":"Offer","price":"49.00","priceCurrency":"EUR"}},
		{"@id":"/products/shirt?variant=2#variant","@type":"Product","name":"Linen shirt - XXL","offers":{"@type":"Offer","price":"59.00","priceCurrency":"EUR"}}]}`),
		Offer{Title: "Linen shirt", Brand: "Loom", Price: product.ParsePrice("49.00 - 59.00", "EUR")}},
	{"WooCommerce, on sale", ld(`{"@context":"https:\/\/schema.org\/","@graph":[
		{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"item":{"name":"Home","@id":"https:\/\/shop.example.com"}}]},
		{"@type":"Product","@id":"https:\/\/shop.example.com\/p\/mug#product","name":"Mug","sku":101,"offers":[{"@type":"Offer",
		"priceSpecification":[{"@type":"UnitPriceSpecification","price":"12.00","priceCurrency":"GBP","valueAddedTaxIncluded":false,"validThrough":"2027-12-31"},
		{"@type":"UnitPriceSpecification","price":"15.00","priceCurrency":"GBP","priceType":"https:\/\/schema.org\/ListPrice"}],
		"priceValidUntil":"2027-12-31","availability":"https:\/\/schema.org\/InStock","seller":{"@type":"Organization","name":"Shop"}}]}]}`),
		Offer{Title: "Mug", Price: product.ParsePrice("12.00", "GBP"), ValidUntil: 21183}},
	{"WooCommerce 9.4, whose only price is a ListPrice", ld(`{"@type":"Product","name":"Mug","offers":[{"@type":"Offer","priceSpecification":[
		{"@type":"UnitPriceSpecification","price":"15.00","priceCurrency":"GBP","priceType":"https://schema.org/ListPrice"}]}]}`),
		Offer{Title: "Mug", Price: product.ParsePrice("15.00", "GBP")}},
	{"WooCommerce, variants on sale", ld(`{"@type":"Product","name":"Tee","offers":[{"@type":"AggregateOffer","lowPrice":"18.00","highPrice":"25.00","offerCount":4,
		"priceSpecification":[{"@type":"UnitPriceSpecification","priceType":"https://schema.org/SalePrice","price":"18.00","priceCurrency":"USD"}],"priceCurrency":"USD"}]}`),
		Offer{Title: "Tee", Price: product.ParsePrice("18.00 - 25.00", "USD")}},
	{"Yoast, a graph with references", ld(`{"@context":"https://schema.org","@graph":[
		{"@type":["WebPage","ItemPage"],"@id":"https://shop.example.com/lamp/","name":"Lamp - Shop","mainEntity":{"@id":"https://shop.example.com/lamp/#product"}},
		{"@type":"Offer","@id":"#/schema/Offer/1","priceSpecification":{"@type":"PriceSpecification","price":"80.00","priceCurrency":"EUR"}},
		{"@type":"Offer","@id":"#/schema/Offer/2","priceSpecification":{"@type":"PriceSpecification","price":"95.00","priceCurrency":"EUR"}},
		{"@type":"Product","@id":"https://shop.example.com/lamp/#product","name":"Lamp","brand":{"@id":"#brand"},
		"mainEntityOfPage":{"@id":"https://shop.example.com/lamp/"},"offers":[{"@id":"#/schema/Offer/1"},{"@id":"#/schema/Offer/2"}]},
		{"@type":"Brand","@id":"#brand","name":"Lux"}]}`),
		Offer{Title: "Lamp", Price: product.ParsePrice("80.00 - 95.00", "EUR")}},
	{"eBay, used, beside a list of other products", ld(`{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Cameras"}]}`,
		`{"@context":"https://schema.org","@type":"Product","name":"Leica M6 TTL 0.72 black","brand":{"@type":"Brand","name":"Leica"},
		"offers":{"@type":"Offer","itemCondition":"https://schema.org/UsedCondition","availability":"https://schema.org/InStock","priceCurrency":"USD","price":2995.0,
		"shippingDetails":[{"@type":"OfferShippingDetails","shippingRate":{"@type":"MonetaryAmount","value":"35.0","currency":"USD"}}]}}`,
		`{"@type":"ItemList","itemListElement":[{"@type":"ListItem","position":1,"item":`+oneOffer("Leica M3", `"price":1500,"priceCurrency":"USD"`)+`}]}`),
		Offer{Title: "Leica M6 TTL 0.72 black", Brand: "Leica", Price: product.ParsePrice("2995.00", "USD"), Condition: product.Used}},
	{"Etsy, a price for each choice", ld(`{"@type":"Product","@context":"https:\/\/schema.org","url":"https:\/\/www.example.com\/listing\/1","name":"Oak shelf, made to measure",
		"brand":{"@type":"Brand","name":"OakAndCo"},"offers":{"@type":"AggregateOffer","offerCount":12,"lowPrice":"85.50","highPrice":"210.00","priceCurrency":"GBP",
		"availability":"https:\/\/schema.org\/InStock"},"review":[{"@type":"Review","itemReviewed":{"@type":"Product","name":"Oak shelf","offers":{"price":"1","priceCurrency":"USD"}}}]}`),
		Offer{Title: "Oak shelf, made to measure", Brand: "OakAndCo", Price: product.ParsePrice("85.50 - 210.00", "GBP")}},
	{"a price comparison", ld(`{"@type":"Product","name":"X100","offers":{"@type":"AggregateOffer","priceCurrency":"EUR","offers":[
		{"@type":"Offer","price":1299,"itemCondition":"NewCondition"},{"@type":"Offer","price":1349,"itemCondition":"NewCondition"},{"@type":"Offer","price":700,"itemCondition":"UsedCondition"}]}}`),
		Offer{Title: "X100", Price: product.ParsePrice("1299.00 - 1349.00", "EUR"), Condition: product.New}},
	{"Magento, microdata that begins at the body", `<body itemscope="itemscope" itemtype="http://schema.org/Product" class="catalog-product-view">
		<h1 class="page-title"><span class="base" data-ui-id="page-title-wrapper" itemprop="name">Fusion Backpack</span></h1>
		<div class="product-info-price"><div class="price-box price-final_price"><span class="price-container price-final_price" itemprop="offers" itemscope itemtype="http://schema.org/Offer">
		<span id="product-price-6" data-price-amount="59" class="price-wrapper"><span class="price">$59.00</span></span>
		<meta itemprop="price" content="59" /><meta itemprop="priceCurrency" content="USD" /></span></div></div>
		<div itemprop="review" itemscope itemtype="http://schema.org/Review"><span itemprop="name">Great!</span><meta itemprop="price" content="1"></div>
		<ol class="related"><li><span class="price">$12.00</span><li><span class="price">$14.00</span></ol></body>`,
		Offer{Title: "Fusion Backpack", Price: product.ParsePrice("59.00", "USD")}},
	{"a German shop's microdata", `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">K&uuml;hlschrank&nbsp;Kühl &amp; Frisch</h1>
		<span itemprop="brand" itemscope itemtype="https://schema.org/Brand"><span itemprop="name">Bosch</span></span>
		<div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><link itemprop="itemCondition" href="https://schema.org/NewCondition"/>
		<span itemprop="price">1.295,00&nbsp;&euro;</span><small>inkl. MwSt.</small></div></div>`,
		Offer{Title: "Kühlschrank Kühl & Frisch", Brand: "Bosch", Price: product.ParsePrice("1295.00", "EUR"), Condition: product.New}},
	{"a German shop's JSON-LD", ld(oneOffer("Sessel", `"price":"1.295,00","priceCurrency":"EUR"`)), Offer{Title: "Sessel", Price: product.ParsePrice("1295.00", "EUR")}},
	{"an old theme with a currency sign only", `<div itemscope itemtype="http://schema.org/Product"><h1 itemprop=name>Vase</h1><div itemprop="offers" itemscope itemtype="http://schema.org/Offer">
		<p itemprop="price" class="price"><span class="amount"><span>&pound;</span>35.00</span></p><link itemprop="availability" href="http://schema.org/InStock"></div></div>`,
		Offer{Title: "Vase", Price: product.ParsePrice("35.00", "GBP")}},
	{"OpenGraph only", `<head prefix="og: http://ogp.me/ns#"><meta property="og:type" content="product"><meta property="og:title" content="Gamer &quot;DIY&quot; Kit">
		<meta property="product:brand" content="Tech"><meta property="product:condition" content="refurbished">
		<meta property="product:price:amount" content="1,295.00"><meta property="product:price:currency" content="usd"></head>`,
		Offer{Title: `Gamer "DIY" Kit`, Brand: "Tech", Price: product.ParsePrice("1295.00", "USD"), Condition: product.Refurbished}},
	{"Pinterest's tags, by name", `<META NAME='og:price:amount' CONTENT='15,00'><META NAME=og:price:currency CONTENT=EUR>`, Offer{Price: product.ParsePrice("15.00", "EUR")}},
	{"OpenGraph completes JSON-LD", `<meta property="og:title" content="Clock"><meta property="product:brand" content="Tick"><meta property="product:condition" content="used">
		<meta property="og:price:amount" content="1"><meta property="og:price:currency" content="EUR">` + ld(`{"@type":"Product","offers":{`+usd10+`}}`),
		Offer{Title: "Clock", Brand: "Tick", Price: product.ParsePrice("10.00", "USD"), Condition: product.Used}},
	{"JSON-LD of a review app without offers, microdata of the theme", ld(`{"@type":"Product","name":"Bowl","aggregateRating":{"ratingValue":"4.8"}}`) +
		`<div itemscope itemtype="http://schema.org/Product"><b itemprop="name">Bowl</b><i itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="price" content="8"><meta itemprop="priceCurrency" content="USD"></i></div>`,
		Offer{Title: "Bowl", Price: product.ParsePrice("8.00", "USD")}},
}

func TestReadShops(t *testing.T) {
	for _, c := range shops {
		if got, err := Read([]byte(c.page), "text/html; charset=utf-8"); err != nil || got != c.want {
			t.Errorf("%s:\n got %+v, %v\nwant %+v", c.name, got, err, c.want)
		}
	}
}

// A truncated page gives no price in another currency.
func TestReadTruncatedPages(t *testing.T) {
	for _, c := range shops {
		for n := range len(c.page) {
			got, err := Read([]byte(c.page[:n]), "text/html")
			if err == nil && got.Price.Currency != c.want.Price.Currency && !strings.Contains(c.name, "completes") {
				t.Errorf("%s, first %d bytes: got %+v, want currency %s or an error", c.name, n, got, c.want.Price.Currency)
			}
		}
	}
}

func TestReadOneOffer(t *testing.T) {
	priced := func(price, currency string) string { return `"price":` + price + `,"priceCurrency":"` + currency + `"` }
	for want, offers := range map[any][]string{
		"1295.00 USD":  {priced(`"1,295.00"`, "USD"), priced(`1295`, "USD")},
		"1.30 EUR":     {priced(`1.299`, "EUR")},
		"129.99 EUR":   {priced(`129.99000000000001`, "EUR")},
		"13000.00 EUR": {priced(`12999.999999999998`, "EUR")},
		"12.00 EUR": {
			`"price":["12.00"],"priceCurrency":["EUR","USD"]`, `"price":{"@value":"12.00"},"priceCurrency":"EUR"`, `"price":"12.00 €"`,
			priced(`"12.00"`, "€"), priced(`"12.00"`, " eur "),
		},
		"12.00 CAD":    {priced(`"$ 12.00"`, "CAD")},
		"19990.00 CLP": {priced(`"19.990"`, "CLP")},
		"1.2990 KWD":   {priced(`"1.299"`, "KWD")},
		"45.00 USD":    {priced(`"45.0000"`, "USD")},
		"12.00 USD": {
			priced(`"from $12"`, "USD"), `"lowPrice":12,"highPrice":0,"priceCurrency":"USD"`,
			`"lowPrice":12,"highPrice":"12.00","priceCurrency":"USD"`,
		},
		"12.00 - 15.00 USD": {priced(`"12 - 15"`, "USD"), `"lowPrice":15,"highPrice":12,"priceCurrency":"USD"`},
		ErrNoOffer: {
			`"lowPrice":0,"highPrice":12,"priceCurrency":"USD"`, usd10 + `,"priceType":"ListPrice"`,
			usd10 + `,"businessFunction":"http://purl.org/goodrelations/v1#LeaseOut"`,
			`"priceSpecification":{` + usd10 + `,"priceType":"https://schema.org/MSRP"}`,
			`"priceSpecification":{` + usd10 + `,"unitCode":"MON"}`, `"priceSpecification":{` + usd10 + `,"billingDuration":"P1M"}`,
			`"priceSpecification":{` + usd10 + `,"billingDuration":"P1M","unitCode":"C62"}`,
			`"priceSpecification":{` + usd10 + `,"billingDuration":"P1M"},"businessFunction":"Sell"`,
			usd10 + `,"validForMemberTier":"#gold","businessFunction":"http://purl.org/goodrelations/v1#Sell"`, priced(`""`, "USD"),
			priced(`0`, "USD"), priced(`"0.00"`, "USD"), priced(`0.001`, "USD"), priced(`null`, "USD"), priced(`true`, "USD"),
			priced(`"on request"`, "USD"),
		},
		"7.00 USD": {
			`"price":0,"priceSpecification":{"price":7,"priceCurrency":"USD"}`,
			`"price":9,"priceSpecification":{"price":7,"priceCurrency":"USD"}`,
			`"priceCurrency":"USD","priceSpecification":[{"price":5,"validForMemberTier":{"@id":"#gold"}},{"price":9,"priceType":"StrikethroughPrice"},{"price":7},{"price":6}]`,
			// a list price counts only if there is no other, whatever comes first
			`"priceCurrency":"USD","priceSpecification":[{"price":9,"priceType":"https://schema.org/ListPrice"},{"price":7}]`,
			`"priceCurrency":"USD","priceSpecification":[{"price":9,"priceType":"https://schema.org/ListPrice"},{"price":7,"priceType":"SalePrice"}]`,
		},
		"9.00 USD": {
			`"price":9,"priceCurrency":"USD","priceSpecification":{"price":7,"priceCurrency":"USD"}`,
			`"priceCurrency":"USD","priceSpecification":{"price":9,"priceType":"ListPrice"}`,
		},
		"10.00 USD refurbished": {usd10 + `,"itemCondition":"http://schema.org/RefurbishedCondition"`},
		"10.00 USD for parts":   {usd10 + `,"itemCondition":"DamagedCondition"`},
		"10.00 USD used":        {usd10 + `,"itemCondition":"schema:UsedCondition/"`},
		"10.00 USD":             {usd10 + `,"itemCondition":"as good as new"`, usd10 + `,"businessFunction":"http://purl.org/goodrelations/v1#Sell"`},
		ErrPrice: {
			priced(`-5`, "USD"), priced(`1.5e3`, "USD"), priced(`"1.299"`, "EUR"), priced(`"1.299"`, "RUR"), priced(`"12.99 13.99"`, "EUR"),
			priced(`"12 12"`, "EUR"), priced(`"50% off 12"`, "USD"), `"price":"` + strings.Repeat("1", 200) + `","priceCurrency":"USD"`,
		},
		ErrCurrency: {
			priced(`"1299.50"`, "rur"), `"price":"12.00"`, `"price":"$12.00"`, priced(`"12.00"`, "$"), priced(`"12.00"`, "dollars"),
			priced(`"0.001"`, "BTC"), priced(`"€12.00"`, "USD"),
		},
		"1299.50 RUB":       {priced(`"1299.50"`, "RUR")},
		"12.99 EUR":         {`"price":"12.99","pricecurrency":"eur"`, priced(`"12.99 12.99"`, "EUR"), priced(`"12.99€ 12.99€ 12.99"`, "EUR")},
		"10.00 - 50.00 USD": {`"lowPrice":10,"highPrice":50,"priceCurrency":"USD"`},
		ErrAmbiguous:        {`"lowPrice":10,"highPrice":51,"priceCurrency":"USD"`},
	} {
		for _, offer := range offers {
			check(t, ld(oneOffer("A", offer)), want)
		}
	}
}

// check reads a page, and compares the result with want: a price with its currency and condition, or an Error.
func check(t *testing.T, page string, want any) {
	t.Helper()
	offer, err := Read([]byte(page), "text/html")
	got := any(strings.TrimSpace(offer.Price.String() + " " + offer.Price.Currency + " " + offer.Condition.String()))
	if err != nil && got == "" {
		got = err
	}
	if got != want {
		t.Errorf("got %q, %v, want %q, for\n%.600s", got, err, want, page)
	}
}

func TestReadChoosesThePagesProduct(t *testing.T) {
	a, b, c := oneOffer("A", usd10), oneOffer("B", `"price":20,"priceCurrency":"USD"`), oneOffer("C", `"price":10,"priceCurrency":"USD"`)
	item := func(p string) string { return `{"@type":"ItemList","itemListElement":[` + p + `]}` }
	named := func(id, more string) string {
		return `{"@type":"Product","@id":"` + id + `","name":"` + id + `"` + more + `}`
	}
	offer := func(price string) string { return `,"offers":{"price":` + price + `,"priceCurrency":"USD"}` }
	tagged := func(price string) string {
		return `<meta property="product:price:amount" content="` + price + `"><meta property="product:price:currency" content="USD">`
	}
	tags := tagged("11")
	aggregate := func(more string) string {
		return `{"@type":"Product","name":"A","offers":{"@type":"AggregateOffer","lowPrice":10,"highPrice":12,"priceCurrency":"USD",` + more + `}}`
	}
	micro := func(price string) string {
		return `<div itemscope itemtype="http://schema.org/Product"><b itemprop="name">` + price + `</b><i itemprop="offers" itemscope><meta itemprop="price" content="` +
			price + `"><meta itemprop="priceCurrency" content="USD"></i></div>`
	}
	offered := func(name string) string {
		return `{"@type":"Offer",` + usd10 + `,"itemOffered":{"@type":"Product","name":"` + name + `"}}`
	}
	makes := func(offers string) string { return `{"@type":"Store","name":"Shop","makesOffer":[` + offers + `]}` }
	for _, test := range []struct {
		page string
		want any
	}{
		{ld(a, c), "10.00 USD"},
		{ld(a, b), ErrAmbiguous},
		{ld("[" + a + "," + b + "]"), ErrAmbiguous},
		{ld(a, oneOffer("A", `"price":12,"priceCurrency":"USD"`)), "10.00 - 12.00 USD"},
		{ld(a, oneOffer("B", `"price":20`)), ErrAmbiguous},
		{ld(oneOffer("A", `"price":10`), oneOffer("A", `"price":12,"priceCurrency":"USD"`)), "12.00 USD"},
		{ld(`{"@type":"Product","name":"B"}`, a), "10.00 USD"},
		{ld(item(a+","+b), c), "10.00 USD"},
		{ld(item(a + "," + b)), ErrAmbiguous},
		{ld(item(a)), ErrAmbiguous},
		{ld(item(`{"@type":"ListItem","item":` + a + `}`)), ErrAmbiguous},
		{ld(`{"@type":"CollectionPage","mainEntity":` + item(a) + `}`), ErrAmbiguous},
		{ld(`{"@type":"OfferCatalog","itemListElement":[{"@type":"Offer",` + usd10 + `}]}`), ErrAmbiguous},
		{ld(a, `{"@type":"WebPage","mainEntity":`+b+`}`), "20.00 USD"},
		{ld(`{"@type":"WebPage","mainEntity":[` + a + "," + b + `]}`), ErrAmbiguous},
		{ld(named("A", offer("1")), named("B", offer("2")), `{"@type":"ItemPage","mainEntity":{"@id":"B"}}`), "2.00 USD"},
		{ld(named("A", offer("1")), named("B", offer("2")+`,"mainEntityOfPage":"https://example.com/b"`)), "2.00 USD"},
		{ld(named("A", offer("1")), named("B", `,"mainEntityOfPage":true`)), ErrNoOffer},
		{ld(named("A", `,"mainEntityOfPage":true`), oneOffer("A", usd10), b), "10.00 USD"},
		{ld(`{"@type":"Product","name":"A","isRelatedTo":` + b + `,"isSimilarTo":[` + b + `],"isAccessoryOrSparePartFor":` + b + `}`), ErrNoOffer},
		{ld(`{"@type":"Product","name":"A","offers":{` + usd10 + `},"isRelatedTo":` + b + `}`), "10.00 USD"},
		{ld(`{"@type":"ProductGroup","name":"G","hasVariant":[{"@id":"A"},{"@id":"B"}]}`, named("A", offer("3")), named("B", offer("2"))), "2.00 - 3.00 USD"},
		{ld(named("A", offer("3")), named("B", offer("2")), `{"@type":"ProductGroup","name":"G","hasVariant":[{"@id":"A"},{"@id":"B"}]}`), "2.00 - 3.00 USD"},
		{ld(`{"@type":"ProductGroup","name":"G","hasVariant":[{"@id":"A"},{"@id":"B"}]}`, named("A", offer("3")), named("B", offer("2")), `{"@type":"WebPage","mainEntity":{"@id":"B"}}`), "2.00 USD"},
		{ld(named("A", offer("3")+`,"inProductGroupWithID":"g"`), named("B", offer("2")+`,"inProductGroupWithID":"g"`)), "2.00 - 3.00 USD"},
		{ld(named("A", `,"offers":{"@id":"o","offers":{"@id":"o"}}`), `{"@id":"o","@type":"Offer","offers":{"@id":"A"}}`), ErrNoOffer},
		{ld(`{"@type":"Product","name":"A","offers":[{` + usd10 + `},{"price":9,"priceCurrency":"EUR"},{"price":12,"priceCurrency":"USD"}]}`), "10.00 - 12.00 USD"},
		// variants in stock come first
		{ld(`{"@type":"Product","name":"A","offers":[{"price":8,"priceCurrency":"USD","availability":"OutOfStock"},{` + usd10 + `,"availability":"InStock"},` +
			`{"price":12,"priceCurrency":"USD"},{"price":15,"priceCurrency":"USD","availability":"SoldOut"}]}`), "10.00 - 12.00 USD"},
		{ld(`{"@type":"Product","name":"A","offers":[{"price":8,"priceCurrency":"USD","availability":"OutOfStock"},{` + usd10 + `,"availability":"SoldOut"}]}`), "8.00 - 10.00 USD"},
		{ld(`{"@type":"Product","name":"A","offers":[{"price":8,"priceCurrency":"USD","availability":"OutOfStock"},{"price":9,"priceCurrency":"EUR","availability":"InStock"}]}`), "8.00 USD"},
		// the only offer of an AggregateOffer
		{ld(aggregate(`"offerCount":1,"offers":[{"price":10}]`)), "10.00 USD"},
		{ld(aggregate(`"offercount":"1","offers":[{"price":0}]`)), "10.00 - 12.00 USD"},
		{ld(aggregate(`"offerCount":2,"offers":[{"price":10}]`)), "10.00 - 12.00 USD"},
		{ld(aggregate(`"offers":[{"price":10}]`)), "10.00 - 12.00 USD"},
		// the sale price
		{`<meta property="product:sale_price:amount" content="9.00">` + tags, "9.00 USD"},
		{tags + `<meta property="product:sale_price:amount" content="0">`, "11.00 USD"},
		{tags + `<meta property="product:sale_price:amount" content="9.00">` + micro("9.00"), "9.00 USD"},
		{tags + `<meta property="product:sale_price:amount" content="9.00">` + micro("8.00"), ErrDisagree},
		{ld(`{"@type":"Offer",` + usd10 + `,"itemOffered":{"@type":"Product","name":"A"}}`), "10.00 USD"},
		{ld(strings.Replace(a, "Product", `https://schema.org/Product`, 1)), "10.00 USD"},
		{ld(strings.Replace(a, `"Product"`, `["Thing","Car"]`, 1)), "10.00 USD"},
		{ld(strings.Replace(a, "Product", "Book", 1)), "10.00 USD"},
		{ld(strings.Replace(a, "Product", "Event", 1)), ErrNoOffer},
		{ld(strings.Replace(a, "Product", "Service", 1)), ErrNoOffer},
		{ld(strings.Replace(a, `"Product"`, `" "`, 1)), ErrNoOffer},
		{ld(a, b) + tags, "11.00 USD"},
		{ld(oneOffer("A", `"price":11`)) + tags, "11.00 USD"},
		{ld(oneOffer("A", `"price":10`)) + tags, ErrDisagree},
		{ld(item(a)) + micro("3"), "3.00 USD"},
		{micro("3") + micro("4"), ErrAmbiguous},
		{micro("3") + micro("3"), "3.00 USD"},
		{micro("3") + tagged("3.00"), "3.00 USD"},
		{micro("3") + tags, ErrDisagree},
		{`<ul itemscope itemtype="http://schema.org/ItemList"><li itemprop="itemListElement" itemscope itemtype="http://schema.org/Product"><meta itemprop="price" content="5 €"></ul>`, ErrAmbiguous},
		{strings.Replace(micro("3"), `itemtype="`, `itemtype="https://example.com/Camera `, 1), "3.00 USD"},
		{strings.Replace(micro("3"), "priceCurrency", "pricecurrency", 1), "3.00 USD"},
		{`<div itemscope itemtype="http://schema.org/Product"><b itemprop="price">€11<sup>00</sup></b></div>` + tags, "11.00 USD"},
		{ld(oneOffer("A", `"price":"10.00","priceCurrency":"EUR"`)) + strings.ReplaceAll(tagged("11.90"), "USD", "EUR"), "11.90 EUR"}, // with VAT
		{ld(makes(offered("A"))), "10.00 USD"},
		{ld(makes(offered("A") + "," + strings.Replace(offered("B"), "10.00", "3.00", 1))), ErrAmbiguous},
		{ld(b, makes(`{"@type":"Offer",`+usd10+`}`)), "20.00 USD"},
		{ld(`{"@type":"MusicEvent","name":"A"}`, `{"@type":"Offer",`+usd10+`}`), ErrNoOffer},
		{ld(strings.Replace(offered("A"), "Product", "Event", 1)), ErrNoOffer},
		{`<body itemscope itemtype="http://schema.org/WebPage">` + micro("3"), "3.00 USD"},
		{`<body itemscope itemtype="http://schema.org/Product">` + micro("3") + `<p itemprop="price" content="€4">`, "4.00 EUR"},
		{`<body itemscope itemtype="http://schema.org/WebPage">` + micro("3") + strings.Replace(micro("4"), "itemscope", `itemprop="mainEntity" itemscope`, 1), "4.00 USD"},
	} {
		check(t, test.page, test.want)
	}
}

func TestReadFindsTheProductThatThePageNames(t *testing.T) {
	named := func(name, price, more string) string {
		return `{"@type":"Product","name":"` + name + `"` + more + `,"offers":{"price":` + price + `,"priceCurrency":"USD"}}`
	}
	body, strap, kit := named("Halden F2", "10", ""), named("Strap", "20", ""), named("Halden F2 kit", "30", "")
	url := func(s string) string { return `,"url":"` + s + `"` }
	for _, c := range []struct {
		head     string
		want     any
		products []string
	}{
		{`<title>Halden F2 | Shop</title>`, "10.00 USD", []string{strap, body}},
		{`<title>Buy the Halden F2!</title>`, "10.00 USD", []string{body, strap}},
		{`<meta property="og:title" content="Halden F2">`, "10.00 USD", []string{body, strap}},
		{`<title>Halden F2 kit - Shop</title>`, "30.00 USD", []string{body, kit, strap}},
		{`<title>Halden F2 - Shop</title>`, "10.00 USD", []string{body, kit, strap}},
		{`<title>Halden F23 - Shop</title>`, ErrAmbiguous, []string{body, strap}},
		{`<title>Cameras and straps</title>`, ErrAmbiguous, []string{body, strap}},
		{`<title>Halden F2 with Strap X</title>`, "10.00 USD", []string{body, named("Strap X", "5", "")}},
		{`<title>Halden F2</title>`, "10.00 - 12.00 USD", []string{body, strap, named("Halden F2", "12", "")}},
		{`<title>AB CD</title>`, ErrAmbiguous, []string{named("AB", "1", ""), named("CD", "2", "")}}, // both names fit equally well
		{`<link rel=canonical href="http://a.example/p/1/">`, "10.00 USD", []string{named("X", "10", url("https://a.example/p/1#top")), strap}},
		{`<link rel="Canonical" href="https://a.example/p/1">`, "10.00 USD", []string{named("X", "10", url("/p/1")), named("Y", "20", url("/1"))}},
		{`<meta property="og:url" content="https://a.example/p/1">`, "10.00 USD", []string{named("X", "10", url("https://a.example/p/1")), strap}},
		{`<link rel=canonical href="https://a.example/p/1">`, ErrAmbiguous, []string{named("X", "10", url("https://a.example/p/1")), named("Y", "20", url("https://a.example/p/1"))}},
		{`<link rel=canonical href="https://a.example/p/1"><title>Strap</title>`, "10.00 USD", []string{named("X", "10", url("https://a.example/p/1")), strap}},
		{`<link rel=stylesheet href="https://a.example/p/1">`, ErrAmbiguous, []string{named("X", "10", url("https://a.example/p/1")), strap}},
		{`<title>Halden F2</title>`, "20.00 USD", []string{body, named("Strap", "20", `,"mainEntityOfPage":true`)}},
	} {
		check(t, c.head+strings.Replace(ld(c.products...), "<title>Shop</title>", "", 1), c.want)
	}
}

func TestReadDetailsOfTheOffer(t *testing.T) {
	for offer, want := range map[string]Offer{
		`"availability":"https://schema.org/InStock"`:                       {},
		`"availability":"http://schema.org/SoldOut"`:                        {OutOfStock: true},
		`"availability":"out of stock"`:                                     {OutOfStock: true},
		`"availability":"Discontinued","priceValidUntil":"2026-11-20"`:      {OutOfStock: true, ValidUntil: 20777},
		`"validThrough":"2026-11-20T23:59:59+01:00"`:                        {ValidUntil: 20777},
		`"priceValidUntil":"soon","itemCondition":"schema:UsedCondition"`:   {Condition: product.Used},
		`"priceValidUntil":"2026-13-40"`:                                    {},
		`"itemCondition":"https://schema.org/RefurbishedCondition","x":"y"`: {Condition: product.Refurbished},
	} {
		got, err := Read([]byte(ld(`{"@type":"Product","name":"Caf&eacute; &amp; t&#233;","brand":{"name":"A &amp; B"},"offers":{`+offer+`,`+usd10+`}}`)), "")
		want.Title, want.Brand, want.Price = "Café & té", "A & B", product.ParsePrice("10.00", "USD")
		if err != nil || got != want {
			t.Errorf("%s: got %+v, %v, want %+v", offer, got, err, want)
		}
	}
	two := ld(`{"@type":"Product","name":"A","offers":[{"price":10,"priceCurrency":"USD","availability":"SoldOut"},{"price":12,"priceCurrency":"USD","availability":"InStock"}]}`)
	if got, err := Read([]byte(two), ""); err != nil || got.OutOfStock {
		t.Errorf("got %+v, %v, want an offer in stock, because one variant is", got, err)
	}
}

func TestReadRDFa(t *testing.T) {
	for page, want := range map[string]any{
		`<div typeof="Product"><b property="price">€5</b></div>`:                                                                                  "5.00 EUR",
		`<div typeof="schema:Thing schema:Product"><b property="schema:price">€5</b></div>`:                                                       "5.00 EUR",
		`<div typeof="Product"><i property="offers" typeof="Offer"><link property="priceCurrency" href="USD"><b property="price">5</b></i></div>`: "5.00 USD",
		`<div typeof="Product"><i property="isRelatedTo" typeof="Product"><b property="price">€5</b></i></div>`:                                   ErrNoOffer,
		`<div typeof="Event"><i property="offers" typeof="Offer"><b property="price">€5</b></i></div>`:                                            ErrNoOffer,
		`<b property="price">€5</b>`: ErrNoOffer,
		`<div typeof="Product" itemscope itemtype="/Product"><b property="price" itemprop="price">€5</b></div>`: "5.00 EUR",
	} {
		check(t, page, want)
	}
}

func TestReadMicrodata(t *testing.T) {
	for inner, want := range map[string]any{
		`<meta itemprop="price" content="5"><meta itemprop="priceCurrency" content="USD">`:                 "5.00 USD",
		`<META ITEMPROP="price" CONTENT="5"><META ITEMPROP="priceCurrency" CONTENT="USD">`:                 "5.00 USD",
		`<meta itemprop='http://schema.org/price' content=5><meta itemprop="priceCurrency x" content=USD>`: "5.00 USD",
		`<span itemprop="price" content="5">$ 6</span><span itemprop="priceCurrency" content="USD" />`:     "5.00 USD",
		`<data itemprop="price" value="5">5</data><link itemprop="priceCurrency" href="USD">`:              "5.00 USD",
		`<b itemprop="price">€<!-- -->5</b>`:                                                               "5.00 EUR",
		`<b itemprop="price"><i>€</i><i>5<sup></sup></i></b>`:                                              "5.00 EUR",
		`<b itemprop="price">€ 5`:                                                    "5.00 EUR",
		`<b itemprop="price">&#8364;&#x35;</b>`:                                      "5.00 EUR",
		`<b itemprop="price">€12<sup>99</sup></b>`:                                   ErrPrice,
		`<img itemprop="price">€ 5`:                                                  ErrNoOffer,
		strings.Repeat("<br>", maxOpenElements+1) + `<b itemprop="price">€ 5</b>`:    "5.00 EUR",
		`<p itemprop="price">€ 5<p>each`:                                             "5.00 EUR",
		`<table><tr><td itemprop="price">€5<td>6<tr><td itemprop="price">€7</table>`: "5.00 EUR",
		`<i itemprop="offers" itemscope><b itemprop="price">€5</b></i><i itemprop="offers" itemscope><b itemprop="price">€6</b></i>`: "5.00 - 6.00 EUR",
		`<i itemprop="offers" itemscope><b itemprop="priceSpecification" itemscope><b itemprop="price">€5</b></b></i>`:               "5.00 EUR",
		`<i itemprop="isRelatedTo" itemscope itemtype="http://schema.org/Product"><b itemprop="price">€5</b></i>`:                    ErrNoOffer,
		`</div><b itemprop="price">€5</b>`: ErrNoOffer,
		`<script>"<b itemprop='price'>€5</b>"</script><!-- <b itemprop="price">€6</b> --><b itemprop="price">€7</b>`: "7.00 EUR",
		`<img itemprop="price" alt="€5"><b itemprop="price"></b><b itemprop="price">€6</b>`:                          "6.00 EUR",
	} {
		check(t, `<div itemscope itemtype="http://schema.org/Product">`+inner+`</div>`, want)
	}
}

func TestReadRepairsJSON(t *testing.T) {
	whole := oneOffer("A", usd10)
	for want, scripts := range map[any][]string{
		"10.00 USD": {
			" \n" + whole + "\n;", "<!--\n" + whole + "\n-->", "//<![CDATA[\n" + whole + "\n//]]>",
			"/* <![CDATA[ */[" + whole + "]/* ]]> */", "\ufeff" + whole, whole + whole, whole + "\n,\n" + whole, "[" + whole + ",\n]",
			strings.Replace(whole, "}}", ",\n} , }", 1), strings.Replace(whole, `"A"`, "\"A\nB\t\x00\\n\\\\\"", 1),
			"// <![CDATA[\n" + whole + "\n// ]]>", strings.Replace(whole, `"A"`, `"27" A, the "best" B"`, 1), strings.Replace(whole, `"10.00"`, `10,00 `, 1),
			strings.Replace(whole, `"A"`, `"A ]]> } ,] \" {"`, 1), strings.Replace(whole, `"A"`, "\"Caf\xe9\"", 1),
		},
		ErrNoOffer: {
			strings.Replace(whole, `"A"`, `"A", B"`, 1), strings.Replace(whole, `"A"`, `A`, 1), strings.Replace(whole, `"10.00"`, `1 0`, 1),
			strings.ReplaceAll(whole, `"`, "&quot;"), whole[:len(whole)-1], whole[1:], whole + "{", "12" + whole, "var product = " + whole,
			strings.Repeat("[", 70) + whole + strings.Repeat("]", 70), "",
		},
	} {
		for _, script := range scripts {
			check(t, ld(script), want)
			check(t, ld(script, whole), "10.00 USD")
		}
	}
	for _, media := range []string{"application/ld+json", " Application/LD+JSON ", "application/ld+json; charset=utf-8"} {
		check(t, `<script type="`+media+`">`+whole+`</script>`, "10.00 USD")
	}
	for _, media := range []string{"", "application/json", "text/javascript", "application/ld+json2"} {
		check(t, `<script type="`+media+`">`+whole+`</script>`, ErrNoOffer)
	}
}

func TestReadContentType(t *testing.T) {
	for contentType, want := range map[string]error{
		"":                                   nil,
		"text/html":                          nil,
		"Text/HTML ; charset=ISO-8859-1":     nil,
		"application/xhtml+xml;charset=utf8": nil,
		"text/plain":                         ErrNotHTML,
		"application/json":                   ErrNotHTML,
		"image/jpeg":                         ErrNotHTML,
		"text/htmlx":                         ErrNotHTML,
	} {
		if _, err := Read([]byte(ld(oneOffer("A", usd10))), contentType); err != want {
			t.Errorf("content type %q: got %v, want %v", contentType, err, want)
		}
	}
}

func TestReadEncodings(t *testing.T) {
	for name, want := range map[string]string{
		"Caf\xc3\xa9 \xe2\x82\xac":            "Café €",
		"Caf\xe9 \x80\x92":                    "Café €’",
		"\x83\x5c\x83\x6a\x81\x5b":            "ƒ\\ƒj [", // Shift_JIS, garbled
		"a\xff\x00b":                          "aÿ b",
		strings.Repeat("é", 400):              strings.Repeat("é", 150),
		"x" + strings.Repeat("€", 400):        "x" + strings.Repeat("€", 99),
		"  a\t\n\u00a0 b\x7f":                 "a b",
		strings.Repeat("a", 299) + " b":       strings.Repeat("a", 299),
		"Ren&eacute;e &amp;amp; &#233; &lt;b": "Renée &amp; é <b",
	} {
		page := `<meta charset="iso-8859-1"><meta property="og:title" content="` + name + `"><meta property="og:price:amount" content="5">
			<meta property="og:price:currency" content="EUR">`
		got, err := Read([]byte(page), "text/html; charset=windows-1252")
		if err != nil || got.Title != want || got.Price.String() != "5.00" {
			t.Errorf("title %q: got %+v, %v, want title %q and price 5.00", name, got, err, want)
		}
	}
}

func TestReadStopsAtMaxPage(t *testing.T) {
	offer := ld(oneOffer("A", usd10))
	check(t, strings.Repeat(" ", MaxPage-len(offer))+offer, "10.00 USD")
	check(t, strings.Repeat(" ", MaxPage)+offer, ErrNoOffer)
}
