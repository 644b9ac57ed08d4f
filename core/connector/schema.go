package connector

// The schemas are JSON Schema 2020-12. Tests validate the tools' results against them.

// noInput returns the schema of a tool without arguments. Some vendors refuse an object without properties.
func noInput() []byte { return []byte(`{"type":"object","properties":{}}`) }

func idInput() []byte {
	return []byte(`{"type":"object","properties":{"id":{"type":"string","description":"The appraisal's id, such as apr_01J..."}},"required":["id"]}`)
}

func correctionInput() []byte {
	return []byte(`{"type":"object","properties":{"id":{"type":"string","description":"The appraisal's id, such as apr_01J..."},` +
		`"candidate":{"type":"string","description":"Id or URL of a candidate that is the same item; or give a title"},` +
		`"title":{"type":"string","description":"What the item is: brand, model, variant"}},"required":["id"]}`)
}

// listingSchema is a listing in an answer.
const listingSchema = `{"type":"object","properties":{` +
	`"title":{"type":"string"},"url":{"type":"string"},"vendor":{"type":"string"},"image":{"type":"string"},` +
	`"price":{"type":"string","description":"In the answer's currency; empty if unknown"}},` +
	`"required":["title","url","vendor","image","price"]}`

// failureSchema is an entry of the error container.
const failureSchema = `{"type":"object","properties":{` +
	`"code":{"type":"string"},"message":{"type":"string"},"url":{"type":"string"},"provider":{"type":"string"},"http_status":{"type":"integer"}},` +
	`"required":["code","message"]}`

const definitions = `"$defs":{"listing":` + listingSchema + `,"failure":` + failureSchema + `}`

// answerProperties has the members of an answer.
const answerProperties = `"similar_items":{"type":"array","items":{"$ref":"#/$defs/listing"}},` +
	`"appraisal":{"description":"null if no value could be estimated","anyOf":[{"type":"null"},{"type":"object","properties":{` +
	`"price_lower":{"type":"number"},"price_upper":{"type":"number"},"price_currency":{"type":"string"},` +
	`"best_match":{"anyOf":[{"$ref":"#/$defs/listing"},{"type":"null"}]},` +
	`"reasoning":{"type":"array","items":{"type":"string"}},"defects":{"type":"array","items":{"type":"string"}}},` +
	`"required":["price_lower","price_upper","price_currency","best_match","reasoning","defects"]}]},` +
	`"error":{"type":"object","description":"The steps that failed; there may be a value nevertheless","properties":{` +
	`"discovery_error":{"anyOf":[{"$ref":"#/$defs/failure"},{"type":"null"}]},` +
	`"image_upload_errors":{"type":"array","items":{"$ref":"#/$defs/failure"}},` +
	`"price_enrichment_errors":{"type":"array","items":{"$ref":"#/$defs/failure"}},` +
	`"appraisal_error":{"anyOf":[{"$ref":"#/$defs/failure"},{"type":"null"}]}},` +
	`"required":["discovery_error","image_upload_errors","price_enrichment_errors","appraisal_error"]}`

// detailsSchema is the details of an answer. They also have the members of the evidence.
const detailsSchema = `{"description":"Prices to sell and to buy at, and the evidence",` +
	`"anyOf":[{"type":"null"},{"type":"object","properties":{` +
	`"estimate":{"type":["number","null"],"description":"The best single figure"},` +
	`"confidence":{"type":"number","description":"Probability that the price is within 20 % of the estimate"},` +
	`"prices":{"type":["object","null"],"description":"fast, market, patient: 25th, 50th and 75th percentile of what such an item goes for"},` +
	`"private_sale":{"type":["object","null"],"description":"What a private seller gets: lower, estimate, upper"},` +
	`"replacement":{"type":["object","null"],"description":"What a replacement costs: lower, estimate, upper"},` +
	`"asking_price":{"type":["object","null"],"description":"How asking_price compares: verdict under, within or over the range; percentile"},` +
	`"decision":{"type":["object","null"],"description":"Whether to buy, by cost and the fees of channels: verdict buy, borderline or leave; explanation; ` +
	`net, profit and highest_cost at each price; best_channel; channels, the best first, as far as there is room; null without a cost and a table of fees"},` +
	`"pieces":{"type":"integer","description":"Of a lot"},"value_per_piece":{"type":["number","null"],"description":"null unless the item is a lot"},` +
	`"sold_share":{"type":["object","null"],"description":"Of the listings used that are dated within 90 days: how many were sold and how many are offers"},` +
	`"conditions":{"type":"array","items":{"type":"object"},"description":"Number and median price of the listings in each condition"},` +
	`"trend":{"type":["object","null"],"description":"Relative change of prices in 90 days"},` +
	`"defects":{"type":["array","null"],"items":{"type":"string"},"description":"null if no model looked for defects"},` +
	`"candidates":{"type":"array","items":{"type":"object"},"description":"The listings used, as far as there is room"},` +
	`"left_out":{"type":"array","items":{"type":"object","properties":{"why":{"type":"string"},"listings":{"type":"integer"}},` +
	`"required":["why","listings"]},"description":"Why other listings are not among them, and how many"}},` +
	`"required":["estimate","confidence","prices","private_sale","replacement","asking_price","decision","conditions","trend","defects"]}]}`

const appraiseOutput = `{"type":"object","properties":{` + answerProperties + `,` +
	`"details":` + detailsSchema + `,` +
	`"estimated_value":{"description":"null if no value could be estimated","anyOf":[{"type":"null"},{"type":"object","properties":{` +
	`"lower":{"type":"number"},"upper":{"type":"number"},"midpoint":{"type":"number"},` +
	`"estimate":{"type":"number","description":"The best single figure"},"currency":{"type":"string"}},` +
	`"required":["lower","upper","midpoint","estimate","currency"]}]}},` +
	`"required":["similar_items","appraisal","error","details","estimated_value"],` + definitions + `}`

const recordOutput = `{"type":"object","properties":{"id":{"type":"string"},` +
	`"status":{"enum":["working","completed","failed","cancelled"],"description":"failed and cancelled appraisals have no answer and cost nothing"},` +
	`"answer":{"anyOf":[{"type":"null"},{"type":"object","properties":{` + answerProperties + `},"required":["similar_items","appraisal","error"]}]},` +
	`"evidence":{"type":["object","null"]},"corrected":{"type":"object","description":"Only if the item was corrected: the request. Answer and evidence are then the correction's"}},` +
	`"required":["id","status","answer","evidence"],` + definitions + `}`

const creditsOutput = `{"type":"object","properties":{` +
	`"balance":{"type":"integer"},"pending":{"type":"integer","description":"Of the balance: held for appraisals in progress"},` +
	`"available":{"type":"integer"},"cost_per_call":{"type":"integer"}},` +
	`"required":["balance","pending","available","cost_per_call"]}`

const healthOutput = `{"type":"object","properties":{"status":{"enum":["ok","degraded"]},` +
	`"rates":{"type":["object","null"],"properties":{"date":{"type":"string"},"age_days":{"type":"integer"}},"required":["date","age_days"]},` +
	`"upstreams":{"type":"array","items":{"type":"object","properties":{` +
	`"name":{"type":"string"},"kind":{"type":"string"},"configured":{"type":"boolean"},` +
	`"state":{"enum":["ok","untried","failing","skipped","not_configured"]},` +
	`"calls":{"type":"integer"},"failures":{"type":"integer"}},` +
	`"required":["name","kind","configured","state","calls","failures"]}}},` +
	`"required":["status","rates","upstreams"]}`
