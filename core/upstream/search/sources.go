package search

import (
	"slices"
	"strconv"

	"loupe/core/base/fault"
	"loupe/core/base/jsontext"
	"loupe/core/base/limits"
	"loupe/core/exchange"
	"loupe/core/market/product"

	"github.com/tidwall/gjson"
)

// sourcesVariable is the variable with the sources.
const sourcesVariable = "SOURCES"

// ownSource is an entry of SOURCES.
type ownSource struct {
	provider provider // only its name is set if the entry has a fault
	isFaulty bool
}

// parseSources parses the variable SOURCES, a JSON array with an object for each source. It returns every entry and the faults
// of all, each with its field: SOURCES[1].price. A fault never repeats a value, because someone may have pasted a key there by
// mistake. reserved has the names that a source may not have.
func parseSources(config exchange.Config, allowLocal bool, reserved []string) (sources []ownSource, faults []fault.Fault) {
	written := config.Var(sourcesVariable, "")
	if written == "" {
		return nil, nil
	}
	r := &sourceParser{allowLocal: allowLocal, reserved: reserved, at: sourcesVariable}
	root, err := jsontext.Parse([]byte(written))
	switch {
	case err != nil:
		r.fault("", err.Error())
		return nil, r.faults
	case !root.IsArray():
		r.fault("", "must be an array of sources")
		return nil, r.faults
	}
	entries := jsontext.List(&root, "@this", jsontext.All)
	for i := range entries {
		before := len(r.faults)
		own := ownSource{}
		r.enter(sourcesVariable+"["+strconv.Itoa(i)+"]", &entries[i], sourceMembers, func() { own.provider = r.source() })
		own.isFaulty = len(r.faults) > before
		sources = append(sources, own)
		r.reserved = append(r.reserved, own.provider.name)
	}
	return sources, r.faults
}

// The members of each kind of object, separated by spaces.
const (
	sourceMembers = " name request detail id title url image vendor brand gtin price prices currency condition conditions sold date shipping" +
		" error total constants price_format date_format premium_percent vat_percent limit timeout_ms interval_ms cache_seconds "
	requestMembers  = " url headers results method body pages next "
	detailMembers   = " url headers results rows "
	priceMembers    = " path label condition "
	constantMembers = " vendor currency condition sold "
	anyMembers      = ""
)

// source parses a source. The provider can be used if there was no fault.
func (r *sourceParser) source() provider {
	d := &definition{numbers: defaultNumbers, mapping: mapping{described: true}}
	name := r.required("name", plainText)
	switch {
	case name == "":
	case !isWord(name, "-0123456789", maxName):
		r.fault("name", "must have 1 to 20 lower-case letters, digits and hyphens, and begin with a letter")
		name = ""
	case slices.Contains(r.reserved, name):
		r.fault("name", "must differ from the names of the built-in upstreams and of the earlier sources")
		name = ""
	}
	for i, f := range sourceFields {
		if f.needed {
			r.required(f.name, f.kind)
		}
		if f.name != "" {
			d.fields[i] = r.text(f.name, f.kind)
		}
	}
	for i, n := range sourceNumbers {
		r.integer(n.name, n.least, n.most, &d.numbers[i])
	}
	d.priceFormat, d.dateFormat = r.oneOf("price_format", priceFormats), r.oneOf("date_format", dateFormats)
	d.shippingFactor = r.factor("vat_percent")
	d.priceFactor = d.shippingFactor * r.factor("premium_percent")
	r.member("constants", constantMembers, func() {
		d.constants = constants{vendor: r.text("vendor", plainText), currency: r.text("currency", currencyCode), condition: r.condition("condition")}
		sold := r.get("sold").Type
		if d.constants.sold = sold == gjson.True; r.has("sold") && sold != gjson.True && sold != gjson.False {
			r.fault("sold", "must be true or false")
		}
	})
	if d.constants.currency == "" && d.priceFormat != textPrices && !r.has("currency") {
		r.fault("currency", "is missing: set it to a path, or set constants.currency")
	}
	r.prices(d)
	r.member("conditions", anyMembers, func() {
		for c := jsontext.Read(r.object); c.Next(); {
			condition := conditionNamed(c.Value().Str)
			if condition == product.Unknown {
				r.fault("", "each value "+badCondition)
			}
			d.conditions = append(d.conditions, conditionWord{c.Name(), condition})
		}
	})
	baseURL := r.endpoints(d)
	return provider{name: name, baseURL: variable{fallback: baseURL}, maxAge: d.numbers[numberMaxAge], request: d.fetch, definition: d}
}

// sourceFields are the members with paths. Fields without a name are of built-in services only.
var sourceFields = [numFields]struct {
	name   string
	kind   textKind
	needed bool
}{
	fieldID:        {name: "id", kind: pathsOrTemplate},
	fieldTitle:     {name: "title", kind: pathsOrTemplate, needed: true},
	fieldURL:       {name: "url", kind: pathsOrURL, needed: true},
	fieldImage:     {name: "image", kind: pathsOrURL},
	fieldVendor:    {name: "vendor"},
	fieldBrand:     {name: "brand"},
	fieldGTIN:      {name: "gtin"},
	fieldCurrency:  {name: "currency"},
	fieldCondition: {name: "condition"},
	fieldSold:      {name: "sold"},
	fieldDate:      {name: "date"},
	fieldShipping:  {name: "shipping"},
	fieldFailure:   {name: "error"},
	fieldTotal:     {name: "total"},
}

// sourceNumbers are the members with whole numbers.
var sourceNumbers = [numberMaxAge + 1]struct {
	name        string
	least, most int
}{
	numberLimit:    {"limit", 1, MaxListings},
	numberTimeout:  {"timeout_ms", 500, limits.TextSearch},
	numberInterval: {"interval_ms", 0, 2_000},
	numberMaxAge:   {"cache_seconds", 60, 30 * 86400},
}

// The most requests for details, and for pages.
const maxDetails, maxPages = 5, 5

// prices parses the member price or prices.
func (r *sourceParser) prices(d *definition) {
	if !r.has("prices") {
		d.prices = []pricePath{{path: r.required("price", paths)}}
		return
	}
	list := jsontext.List(r.get("prices"), "@this", jsontext.All)
	if len(list) == 0 || !r.get("prices").IsArray() {
		r.fault("prices", "must be an array of prices that is not empty")
	}
	if r.has("price") {
		r.fault("price", "must be left out if prices is set")
	}
	for i := range list {
		r.enter(r.at+".prices["+strconv.Itoa(i)+"]", &list[i], priceMembers, func() {
			d.prices = append(d.prices, pricePath{r.required("path", paths), r.text("label", plainText), r.condition("condition")})
		})
	}
}
