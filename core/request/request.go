// Package request reads requests for an appraisal: the JSON object that callers of the HTTP interface
// and of the connector send.
package request

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"loupe/core/jsontext"
	"loupe/core/market"
	"loupe/core/product"
	"loupe/core/publicurl"

	"github.com/tidwall/gjson"
)

// Appraisal is a valid request. Texts are the caller's.
type Appraisal struct {
	Image       publicurl.URL
	MoreImages  []publicurl.URL   // further photos of the same item
	Description string            // "" if there is none
	Country     string            // ISO 3166-1 alpha-2, upper case
	Currency    string            // ISO 4217: of the answer
	Condition   product.Condition // as the caller knows it; Unknown if not given
	Limit       int               // of similar_items in the answer
	Exclude     []string          // listing ids, URLs and vendors that must not be used
}

// Limits of a request.
const (
	MaxDescription = 2000 // characters
	MaxMoreImages  = 4
	MaxLimit       = 60
	DefaultLimit   = 20
	MaxExclude     = 50

	maxExcludeBytes = 2048 // of one entry
)

// Defaults are the operator's.
type Defaults struct {
	Country    string // ISO 3166-1 alpha-2, upper case
	AllowLocal bool   // images may be on plain HTTP and on the developer's machine
}

// Invalid is the reason why a request is refused. Detail says what is wrong and what to do.
type Invalid struct{ Field, Detail string }

// field is one field of the request. Its read function returns what is wrong with the value, to follow
// the field's name in a sentence; "" if nothing is.
type field struct {
	name  string
	kind  string // the JSON type, as "a string"
	about string // for callers: what the field means
	read  func(a *Appraisal, value gjson.Result, d Defaults) string

	constrain func(w *jsontext.Writer) // writes the limits of the value in JSON Schema; nil if it has none
}

var fields = [...]field{
	{"image_url", "a string", "Public HTTPS URL of a photo of the product, or a URL that POST /images returned", readImage, constrainURL},
	{"images", "an array of strings", "Up to four more photos of the same item: other sides, the label, damage", readMoreImages, constrainImages},
	{"description", "a string", "What is known about the product: brand, model, size, edition, accessories", readDescription, constrainDescription},
	{"country", "a string", "Where the product is valued: ISO 3166-1 alpha-2, such as US or GB. Its currency is the answer's", readCountry, constrainCountry},
	{"currency", "a string", "Currency of the answer instead of the country's: ISO 4217, such as EUR", readCurrency, constrainCurrency},
	{"condition", "a string", "The product's condition, if it is known. It goes before what the photo and the description say", readCondition, constrainCondition},
	{"limit", "a number", "Number of similar items in the answer at most", readLimit, constrainLimit},
	{"exclude", "an array of strings", "Listing ids, URLs or vendors that must not be used, such as the seller's own offer", readExclude, constrainExclude},
}

// Read reads a request. Unknown fields are ignored, except for those that look like a misspelt field.
func Read(root gjson.Result, d Defaults) (Appraisal, *Invalid) {
	if !root.IsObject() {
		return Appraisal{}, &Invalid{"body", "the body must be a JSON object"}
	}
	a := Appraisal{Country: d.Country, Limit: DefaultLimit}
	seen := map[string]bool{}
	var invalid *Invalid
	root.ForEach(func(key, value gjson.Result) bool {
		f := fieldNamed(key.Str)
		problem := ""
		switch {
		case f == nil && nearest(key.Str) == "":
			return true
		case f == nil:
			problem = "is not a field of this request; did you mean " + nearest(key.Str) + "?"
		case seen[f.name]:
			problem = "must not be given twice"
		case !isKind(value, f.kind):
			problem = "must be " + f.kind
		default:
			seen[f.name] = true
			problem = f.read(&a, value, d)
		}
		if problem != "" {
			invalid = &Invalid{printable(key.Str), printable(key.Str) + " " + problem}
		}
		return invalid == nil
	})
	if invalid == nil && !seen["image_url"] {
		invalid = &Invalid{"image_url", "image_url is required"}
	}
	if a.Currency == "" {
		a.Currency, _ = market.CurrencyOf(a.Country)
	}
	return a, invalid
}

func fieldNamed(name string) *field {
	for i := range fields {
		if fields[i].name == name {
			return &fields[i]
		}
	}
	return nil
}

func isKind(value gjson.Result, kind string) bool {
	switch kind {
	case "a string":
		return value.Type == gjson.String
	case "a number":
		return value.Type == gjson.Number
	}
	if !value.IsArray() {
		return false
	}
	strings := true
	value.ForEach(func(_, item gjson.Result) bool {
		strings = item.Type == gjson.String
		return strings
	})
	return strings
}

func readImage(a *Appraisal, value gjson.Result, d Defaults) (problem string) {
	a.Image, problem = checkImage(value.Str, d)
	return problem
}

func readMoreImages(a *Appraisal, value gjson.Result, d Defaults) (problem string) {
	list := value.Array()
	if len(list) > MaxMoreImages {
		return "must not have more than 4 photos, beside image_url"
	}
	for i, item := range list {
		image, problem := checkImage(item.Str, d)
		if problem != "" {
			return "must contain public image URLs only; number " + strconv.Itoa(i+1) + " " + problem
		}
		a.MoreImages = append(a.MoreImages, image)
	}
	return ""
}

func checkImage(url string, d Defaults) (publicurl.URL, string) {
	if len(url) >= 5 && strings.EqualFold(url[:5], "data:") {
		return publicurl.URL{}, "must be the URL of an image, not the image itself; upload it with POST /images"
	}
	image, err := publicurl.Check(url, d.AllowLocal)
	if err != nil {
		return image, err.Error()
	}
	return image, ""
}

func readDescription(a *Appraisal, value gjson.Result, _ Defaults) string {
	if utf8.RuneCountInString(value.Str) > MaxDescription {
		return "must not be longer than 2,000 characters"
	}
	a.Description = strings.TrimSpace(value.Str)
	return ""
}

// countryHints has the codes and names that people write for a country, and the code that ISO 3166-1
// assigns. EU is no country; which one is meant only the caller knows.
var countryHints = map[string]string{
	"UK": "GB", "ENGLAND": "GB", "USA": "US", "EU": "DE or another member state", "GER": "DE", "DEU": "DE", "FRA": "FR", "GBR": "GB",
	"JPN": "JP", "ESP": "ES", "ITA": "IT", "CAN": "CA", "AUS": "AU", "NLD": "NL", "CHE": "CH", "AUT": "AT", "EL": "GR",
}

func readCountry(a *Appraisal, value gjson.Result, _ Defaults) string {
	country := strings.ToUpper(value.Str)
	if _, ok := market.CurrencyOf(value.Str); !ok { // not of country: ToUpper makes ASCII of some other letters
		problem := "must be an ISO 3166-1 alpha-2 code, such as GB"
		if hint := countryHints[strings.TrimSpace(country)]; hint != "" {
			problem += "; did you mean " + hint + "?"
		}
		return problem
	}
	a.Country = country
	return ""
}

func readCurrency(a *Appraisal, value gjson.Result, _ Defaults) string {
	currency := strings.ToUpper(value.Str)
	if len(value.Str) != len(currency) || !market.IsCurrency(currency) { // ToUpper makes ASCII of some other letters
		return "must be a three-letter ISO 4217 code"
	}
	a.Currency = currency
	return ""
}

// conditions are the values of the field condition.
var conditions = [...]struct {
	name      string
	condition product.Condition
}{
	{"new", product.New}, {"open_box", product.OpenBox}, {"refurbished", product.Refurbished},
	{"like_new", product.LikeNew}, {"very_good", product.VeryGood}, {"good", product.Good},
	{"fair", product.Fair}, {"poor", product.Poor}, {"for_parts", product.ForParts},
}

func readCondition(a *Appraisal, value gjson.Result, _ Defaults) string {
	names := ""
	for _, c := range conditions {
		if c.name == value.Str {
			a.Condition = c.condition
			return ""
		}
		names += ", " + c.name
	}
	return "must be one of " + names[2:]
}

func readLimit(a *Appraisal, value gjson.Result, _ Defaults) string {
	a.Limit = int(value.Int())
	if value.Num != float64(a.Limit) || a.Limit < 1 || a.Limit > MaxLimit {
		return "must be a whole number from 1 to 60"
	}
	return ""
}

func readExclude(a *Appraisal, value gjson.Result, _ Defaults) string {
	list := value.Array()
	if len(list) > MaxExclude {
		return "must not have more than 50 entries"
	}
	for _, item := range list {
		if item.Str == "" || len(item.Str) > maxExcludeBytes {
			return "must have entries of 1 to 2,048 characters"
		}
		a.Exclude = append(a.Exclude, item.Str)
	}
	return ""
}
