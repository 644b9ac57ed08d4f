package search

import (
	"loupe/core/market"
	"loupe/core/market/product"
)

// Responses as the providers document them, with variations that occur in practice: missing members,
// prices as text and as numbers, sponsored rows, other scripts. All are made up, in the formats of the references that the
// providers' files link. None was recorded from a vendor. Serper has no reference, so its format is that of public clients.

const ebayResponse = `{
"href":"https://api.ebay.com/buy/browse/v1/item_summary/search?q=canon+ae-1&limit=50&offset=0","total":1532,"limit":50,"offset":0,
"next":"https://api.ebay.com/buy/browse/v1/item_summary/search?q=canon+ae-1&limit=50&offset=50",
"warnings":[{"errorId":12002,"domain":"API_BROWSE","category":"REQUEST","message":"The filter value is invalid"}],
"itemSummaries":[
{"itemId":"v1|110554920001|0","title":"Canon AE-1 Program 35mm SLR  Film Camera \u2013 Black","leafCategoryIds":["15230"],
 "categories":[{"categoryId":"15230","categoryName":"Film Cameras"}],"image":{"imageUrl":"https://i.ebayimg.com/images/g/a/s-l225.jpg"},
 "price":{"value":"189.99","currency":"USD"},"seller":{"username":"filmhaus_pdx","feedbackPercentage":"99.8","feedbackScore":4210},
 "condition":"Used","conditionId":"3000","itemCreationDate":"2026-11-20T08:30:00.000Z","buyingOptions":["FIXED_PRICE","BEST_OFFER"],"priorityListing":true,
 "shippingOptions":[{"shippingCostType":"CALCULATED","shippingCost":{"value":"14.50","currency":"USD"}},{"shippingCostType":"FIXED","shippingCost":{"value":"9.00","currency":"USD"}}],
 "marketingPrice":{"originalPrice":{"value":"229.99","currency":"USD"},"discountPercentage":"17","discountAmount":{"value":"40.00","currency":"USD"},"priceTreatment":"MARKDOWN"},
 "itemLocation":{"postalCode":"972**","country":"US"},
 "itemWebUrl":"https://www.ebay.com/itm/110554920001?hash=item19bdc0e3c1:g:AbC&amdata=enc%3AAQAI&_skw=canon+ae-1","legacyItemId":"110554920001"},
{"itemId":"v1|110554920002|511","title":"Canon AE-1 Schultergurt","price":{"value":"1299","currency":"EUR","convertedFromValue":"1410.22","convertedFromCurrency":"USD"},
 "thumbnailImages":[{"imageUrl":"https://i.ebayimg.com/thumbs/b.jpg"}],"condition":"Neu: Sonstige","conditionId":"1500","itemCreationDate":"yesterday","buyingOptions":["FIXED_PRICE"],
 "shippingOptions":[{"shippingCostType":"FIXED","shippingCost":{"value":"0.00","currency":"EUR"}},{"shippingCostType":"CALCULATED"}],"itemLocation":{"country":"JP"},
 "itemGroupType":"SELLER_DEFINED_VARIATIONS","itemWebUrl":"https://www.ebay.de/itm/110554920002?var=511&hash=item1"},
{"itemId":"v1|3|0","title":"Canon AE-1, auction","currentBidPrice":{"value":"20.50","currency":"USD"},"bidCount":7,"buyingOptions":["AUCTION"],
 "itemWebUrl":"https://www.ebay.com/itm/3","seller":{"username":"bidder"}},
{"itemId":"v1|4|0","title":"Canon AE-1, auction or at once","price":{"value":"12.990","currency":"USD"},"currentBidPrice":{"value":"5.00","currency":"USD"},
 "buyingOptions":["AUCTION","FIXED_PRICE"],"conditionId":"7000","condition":"For parts or not working","itemWebUrl":"https://www.ebay.com/itm/4","seller":{"username":"z"}},
{"itemId":"v1|5|0","title":"Price in the basket","itemWebUrl":"https://www.ebay.com/itm/5","condition":"Parfait état","conditionId":"9999"},
{"itemId":"v1|6|0","title":"Too dear","price":{"value":"1e9","currency":"USD"},"itemWebUrl":"https://www.ebay.com/itm/6"},
{"itemId":"v1|7|0","title":"In no currency","price":{"value":"7.00","currency":"$"},"itemWebUrl":"https://www.ebay.com/itm/7"},
{"itemId":"v1|8|0","title":"Without a page","price":{"value":"7.00","currency":"USD"}},
{"itemId":"v1|9|0","title":42,"itemWebUrl":"https://www.ebay.com/itm/9"}
]}`

var ebayListings = []product.Listing{
	{ID: "v1|110554920001|0", Title: "Canon AE-1 Program 35mm SLR Film Camera – Black", Vendor: "eBay", URL: "https://www.ebay.com/itm/110554920001",
		Image: "https://i.ebayimg.com/images/g/a/s-l225.jpg", Price: price("198.99", "USD"), Condition: product.Used, Date: 20777,
		Shipping: 9 * market.Unit, ListPrice: 22999 * market.Unit / 100, TakesOffers: true, Country: "US"},
	{ID: "v1|110554920002|511", Title: "Canon AE-1 Schultergurt", Vendor: "eBay", URL: "https://www.ebay.de/itm/110554920002?var=511",
		Image: "https://i.ebayimg.com/thumbs/b.jpg", Price: price("1299", "EUR"), Condition: product.OpenBox, Country: "JP"},
	{ID: "v1|4|0", Title: "Canon AE-1, auction or at once", Vendor: "eBay", URL: "https://www.ebay.com/itm/4", Price: price("12.9900", "USD"), Condition: product.ForParts},
	{ID: "v1|5|0", Title: "Price in the basket", Vendor: "eBay", URL: "https://www.ebay.com/itm/5", Condition: product.Excellent},
	{ID: "v1|6|0", Title: "Too dear", Vendor: "eBay", URL: "https://www.ebay.com/itm/6", Condition: product.Used},
	{ID: "v1|7|0", Title: "In no currency", Vendor: "eBay", URL: "https://www.ebay.com/itm/7", Condition: product.Used},
}

const serpAPIShoppingResponse = `{
"search_metadata":{"id":"66","status":"Success","json_endpoint":"https://serpapi.com/searches/66.json"},
"search_parameters":{"engine":"google_shopping","q":"canon ae-1","gl":"ca","hl":"en"},
"search_information":{"query_displayed":"canon ae-1","shopping_results_state":"Results for exact spelling"},
"inline_shopping_results":[{"position":1,"title":"An advertisement","link":"https://ads.example/1","price":"$1.00","source":"Ads"}],
"shopping_results":[
{"position":1,"title":"Canon AE-1 Program","product_id":"1010","product_link":"https://www.google.ca/search?ibp=oshop&q=Canon AE-1&prds=catalogid:1010&gl=ca","source":"KEH Camera","price":"$1,299.00",
 "extracted_price":1299,"rating":4.6,"reviews":21,"second_hand_condition":"pre-owned","thumbnail":"data:image/webp;base64,UklGR","serpapi_thumbnail":"https://serpapi.com/t/1.webp"},
{"position":2,"title":"Canon AE-1 kit","product_id":"1011","product_link":"https://www.google.ca/shopping/product/1011?gl=ca","link":"https://shop.example/ae-1?utm_source=google&srsltid=AfmB&v=2",
 "source":"shop.example","price":"US$349.95 *","old_price":"US$399.95","extracted_old_price":399.95,"tag":"12% OFF","delivery":"+US$12.00 delivery","thumbnail":"https://encrypted-tbn0.gstatic.com/shopping?q=tbn:1"},
{"position":3,"title":"Canon AE-1, by the month","product_link":"https://www.google.ca/shopping/product/1012","source":"Klarna","price":"$29.17","installment":{"down_payment":"$0","months":"12","cost_per_month":"$29.17"}},
{"position":4,"title":"Canon AE-1, by the month too","product_link":"https://www.google.ca/shopping/product/1013","source":"Klarna","price":"$29.17/mo"},
{"position":5,"title":"Canon AE-1, now and later","product_link":"https://www.google.ca/shopping/product/1014","source":"Telco","price":"$10.00 now"},
{"position":6,"title":"Canon AE-1 manual","product_link":"https://www.google.ca/shopping/product/1015","source":"PDF","price":"Free"},
{"position":7,"title":"Canon AE-1 cap","product_link":"https://www.google.ca/shopping/product/1016","source":"Caps","price":null},
{"position":8,"title":"Canon AE-1 bag","product_link":"https://www.google.ca/shopping/product/1017","source":"Bags","price":"39.50","delivery":"Free delivery on $60+"},
{"position":9,"title":"Canon AE-1 film","product_link":"https://www.google.ca/shopping/product/1018","source":"Films","price":12.345},
{"position":10,"title":"Canon AE-1 nothing","product_link":"https://www.google.ca/shopping/product/1019","source":"Zero","price":0},
{"position":11,"title":"no link","source":"x","price":"$5"},
{"position":12,"title":"Canon AE-1 restored","product_link":"https://www.google.ca/shopping/product/1021","source":"Films","price":"$99.00","second_hand_condition":"restored"}],
"categorized_shopping_results":[{"title":"Top rated","shopping_results":[
{"position":1,"title":"Canon AE-1 body","product_id":"1020","product_link":"https://www.google.ca/shopping/product/1020","source":"B&H","price":"from $150.00"}]},{"title":"Empty"}]}`

// Rows without a price that only link to Google's product page are dropped.
var serpAPIShoppingListings = []product.Listing{
	{Title: "Canon AE-1 Program", Vendor: "KEH Camera", URL: "https://www.google.ca/search?ibp=oshop&q=Canon%20AE-1&prds=catalogid:1010&gl=ca", Image: "https://serpapi.com/t/1.webp",
		Price: price("$1,299.00", "CAD"), Condition: product.Used},
	{Title: "Canon AE-1 kit", Vendor: "shop.example", URL: "https://shop.example/ae-1?v=2", Image: "https://encrypted-tbn0.gstatic.com/shopping?q=tbn:1",
		Price: price("US$361.95", "USD"), Condition: product.New, Shipping: 12 * market.Unit, ListPrice: 39995 * market.Unit / 100},
	{Title: "Canon AE-1 bag", Vendor: "Bags", URL: "https://www.google.ca/shopping/product/1017", Price: price("39.50", "CAD"), Condition: product.New},
	{Title: "Canon AE-1 film", Vendor: "Films", URL: "https://www.google.ca/shopping/product/1018", Price: price("12.3450", "CAD"), Condition: product.New},
	{Title: "Canon AE-1 restored", Vendor: "Films", URL: "https://www.google.ca/shopping/product/1021", Price: price("99.00", "CAD")}, // not new
	{Title: "Canon AE-1 body", Vendor: "B&H", URL: "https://www.google.ca/shopping/product/1020", Price: price("from $150.00", "CAD"), Condition: product.New},
}

const serpAPILensResponse = `{
"search_metadata":{"status":"Success"},"search_parameters":{"engine":"google_lens","url":"https://img.example/photo.jpg","type":"all"},
"visual_matches":[
{"position":1,"title":"Canon AE-1 | eBay","link":"https://www.ebay.com.au/itm/canon-ae-1/110554920001?hash=x","source":"eBay","source_icon":"https://serpapi.com/i.png","rating":4.5,"reviews":12,
 "price":{"value":"$260*","extracted_value":260,"currency":"$"},"in_stock":true,"condition":"Used","thumbnail":"https://tbn.example/1","image":"https://i.ebayimg.com/1.jpg"},
{"position":2,"title":"कैनन AE-1","link":"https://www.amazon.in/dp/B0834SY88H","source":"Amazon.in","price":{"value":"₹36,100.50*","extracted_value":36100.5,"currency":"₹"},"thumbnail":"https://tbn.example/2"},
{"position":3,"title":"キヤノン AE-1","link":"https://item.rakuten.co.jp/a/1/","source":"楽天","price":{"value":"¥36,100*","extracted_value":36100,"currency":"¥"}},
{"position":4,"title":"Canon AE-1 review","link":"https://blog.example/ae-1#:~:text=Canon","source":"A blog"},
{"position":5,"title":"Canon AE-1 väska","link":"https://tradera.example/2","source":"Tradera","price":{"value":"450 kr*","extracted_value":450,"currency":"kr"}},
{"position":6,"title":"Without a sign","link":"https://tradera.example/3","source":"Tradera","price":{"value":"450","extracted_value":450}},
{"position":7,"title":"not a page","link":"javascript:alert(1)"}],
"related_content":[{"query":"canon ae-1","link":"https://google.com/search?q=canon"}]}`

// As read for a caller in Australia.
var serpAPILensListings = []product.Listing{
	{Title: "Canon AE-1 | eBay", Vendor: "eBay", URL: "https://www.ebay.com.au/itm/canon-ae-1/110554920001", Image: "https://i.ebayimg.com/1.jpg", Condition: product.Used},
	{Title: "कैनन AE-1", Vendor: "Amazon.in", URL: "https://www.amazon.in/dp/B0834SY88H", Image: "https://tbn.example/2", Price: price("₹36,100.50", "INR")},
	{Title: "キヤノン AE-1", Vendor: "楽天", URL: "https://item.rakuten.co.jp/a/1/", Price: price("¥36,100", "JPY")},
	{Title: "Canon AE-1 review", Vendor: "A blog", URL: "https://blog.example/ae-1"},
	{Title: "Canon AE-1 väska", Vendor: "Tradera", URL: "https://tradera.example/2", Condition: product.Used},
	{Title: "Without a sign", Vendor: "Tradera", URL: "https://tradera.example/3", Condition: product.Used},
}

const serpAPIExactResponse = `{
"search_metadata":{"status":"Success"},"search_parameters":{"engine":"google_lens","url":"https://img.example/photo.jpg","type":"exact_matches"},
"exact_matches":[
{"position":1,"title":"Canon AE-1, the same picture","source":"Etsy","source_icon":"https://serpapi.com/i.png","link":"https://www.etsy.com/listing/1/canon","price":"€120.00*","extracted_price":120,"in_stock":true,"condition":"Used","thumbnail":"https://tbn.example/1"},
{"position":2,"title":"Sold Price: Canon AE-1 camera - May 3, 2026","source":"Invaluable","link":"https://www.invaluable.com/auction-lot/canon-ae-1","price":"£85","extracted_price":85,"actual_image_width":1200,"actual_image_height":900},
{"position":3,"title":"A forum","source":"Forum","link":"https://forum.example/1","date":"Feb 3, 2020","thumbnail":"https://tbn.example/3"}]}`

var serpAPIExactListings = []product.Listing{
	{Title: "Canon AE-1, the same picture", Vendor: "Etsy", URL: "https://www.etsy.com/listing/1/canon", Image: "https://tbn.example/1", Price: price("€120.00", "EUR"), Condition: product.Used},
	{Title: "Sold Price: Canon AE-1 camera - May 3, 2026", Vendor: "Invaluable", URL: "https://www.invaluable.com/auction-lot/canon-ae-1", Price: price("£85", "GBP"),
		Condition: product.Used, Sold: true},
	{Title: "A forum", Vendor: "Forum", URL: "https://forum.example/1", Image: "https://tbn.example/3"},
}

const serperShoppingResponse = `{"searchParameters":{"q":"canon ae-1","gl":"us","hl":"en","type":"shopping","num":40,"engine":"google"},
"shopping":[
{"title":"Canon AE-1","source":"eBay - filmhaus_pdx","link":"https://www.google.com/search?ibp=oshop&q=canon&prds=catalogid:1,productid:2","price":"$189.99","delivery":"Free delivery",
 "imageUrl":"data:image/webp;base64,UklGR","rating":4.5,"ratingCount":1200,"offers":"2","productId":"2","position":1},
{"title":"Canon AE-1 lens","source":"KEH","link":"https://www.google.com/shopping/product/3?gl=us","price":"$29.99 - $49.99","delivery":"$5.00 delivery by Nov 28","imageUrl":"https://tbn.example/3","position":2},
{"title":"Canon AE-1 strap","source":"KEH","link":"https://www.google.com/shopping/product/4","price":19.5,"position":3},
{"title":"Canon AE-1 by the month","source":"KEH","link":"https://www.google.com/shopping/product/5","price":"$29.17/mo","position":4}],"credits":2}`

var serperShoppingListings = []product.Listing{
	{Title: "Canon AE-1", Vendor: "eBay", URL: "https://www.google.com/search?ibp=oshop&q=canon&prds=catalogid:1,productid:2", Price: price("$189.99", "USD"), Condition: product.Used},
	{Title: "Canon AE-1 lens", Vendor: "KEH", URL: "https://www.google.com/shopping/product/3?gl=us", Image: "https://tbn.example/3", Price: price("$34.99 - $54.99", "USD"),
		Condition: product.Used, Shipping: 5 * market.Unit},
	{Title: "Canon AE-1 strap", Vendor: "KEH", URL: "https://www.google.com/shopping/product/4", Price: price("19.5", "USD"), Condition: product.Used},
}

const serperLensResponse = `{"searchParameters":{"url":"https://img.example/photo.jpg","type":"lens","engine":"google"},
"organic":[
{"title":"Canon AE-1 Program – KEH","source":"KEH Camera","link":"https://www.keh.com/shop/canon-ae-1.html","imageUrl":"https://keh.example/1.jpg","thumbnailUrl":"https://tbn.example/1"},
{"title":"Canon AE-1","source":"Etsy","link":"https://www.etsy.com/listing/1","thumbnailUrl":"https://tbn.example/2","price":"$240.00"}],"credits":3}`

var serperLensListings = []product.Listing{
	{Title: "Canon AE-1 Program – KEH", Vendor: "KEH Camera", URL: "https://www.keh.com/shop/canon-ae-1.html", Image: "https://keh.example/1.jpg", Condition: product.Used},
	{Title: "Canon AE-1", Vendor: "Etsy", URL: "https://www.etsy.com/listing/1", Image: "https://tbn.example/2", Price: price("$240.00", "USD")},
}
