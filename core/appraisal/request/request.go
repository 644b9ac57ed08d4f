// Package request parses and validates appraisal requests: the JSON object that callers send over HTTP or
// through the connector.
package request

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"loupe/core/base/date"
	"loupe/core/base/jsontext"
	"loupe/core/base/publicurl"
	"loupe/core/base/text"
	"loupe/core/market"
	"loupe/core/market/product"

	"github.com/tidwall/gjson"
)

// Appraisal is a valid appraisal request.
type Appraisal struct {
	Image       publicurl.URL
	MoreImages  []publicurl.URL   // up to MaxMoreImages further photos of the same item
	Description string            // "" if there is none
	Country     string            // ISO 3166-1 alpha-2, upper case
	Currency    string            // ISO 4217, upper case: the answer's currency
	Condition   product.Condition // product.Unknown if the caller does not give it
	Limit       int               // highest number of similar_items in the answer, 1 to MaxLimit
	AskingPrice float64           // in Currency, in major units; 0 if there is none
	Cost        market.Amount     // what the item costs the caller, in Currency; 0 if it is not given
	Shipping    market.Amount     // what sending the item costs, in Currency
	Margin      market.Amount     // the least profit that the caller wants, in Currency; 0 if it is not given as an amount
	MarginShare int64             // the same as a share of the price, in millionths; 0 if it is not given as a share
	Channels    []string          // names of the channels where the caller sells; nil if they are not given
	Exclude     []string          // listing ids, URLs and vendors that must not be used
	MaxRange    float64           // the widest range that is a value, its upper bound by its lower one; 0 for the operator's
	AsOf        int               // past day of the appraisal, in days since 1970-01-01; 0 for now
}

// Limits of a request.
const (
	MaxDescription = 2000 // characters
	MaxMoreImages  = 4
	MaxLimit       = 60
	DefaultLimit   = 20
	MaxExclude     = 50
	MaxChannels    = 20

	maxExcludeBytes = 2048 // in one entry of exclude
)

// Defaults are the operator's settings for requests.
type Defaults struct {
	Country    string // of requests without country: ISO 3166-1 alpha-2, upper case
	AllowLocal bool   // image URLs may use plain HTTP and name any host, for development

	Channels func() []string // returns the names that the field channels may have; nil: any
}

// Of returns the defaults for a caller whose table of fees has channels of these names. It calls channels only if a request names some.
func (d Defaults) Of(channels func() []string) Defaults {
	d.Channels = channels
	return d
}

// Invalid says why a request is refused. Field is the invalid field, or "body". Detail says what is wrong
// with it and what to do.
type Invalid struct{ Field, Detail string }

// field is one field of the request. parse stores a value in the request and returns "". If the value is invalid, parse
// stores what it can, for [Stored], and returns the rest of a sentence that begins with the field's name: "must be a string".
type field struct {
	name  string
	kind  string // the JSON type: "a string", "a number", "a number or a string" or "an array of strings"
	about string // for callers: what the field means
	parse func(a *Appraisal, value gjson.Result, s setting) string
}

// setting is the context in which fields are parsed.
type setting struct {
	Defaults
	today int // day of the request, in days since 1970-01-01 UTC
}

var fields = [...]field{
	{"image_url", "a string", "Public HTTPS URL of a photo of the product, or a URL that POST /images returned", parseImage},
	{"images", "an array of strings", "Up to four more photos of the same item: other sides, the label, damage", parseMoreImages},
	{"description", "a string", "What is known about the product: brand, model, size, edition, accessories. At most 2,000 characters", parseDescription},
	{"country", "a string", "Country in which the product is valued: ISO 3166-1 alpha-2, such as US or GB. The answer is in its currency", parseCountry},
	{"currency", "a string", "The answer's currency, instead of the country's: ISO 4217, such as EUR", parseCurrency},
	{"condition", "a string", "The product's condition, if it is known. It overrides what the photo and the description say", parseCondition},
	{"asking_price", "a number", "A price that is asked, claimed or planned, in the answer's currency. The details say how it compares", parseAskingPrice},
	{"cost", "a number", "What the product costs you, in the answer's currency. The details then say whether to buy it", parseCost},
	{"shipping", "a number", "What it costs to send the product, in the answer's currency", parseShipping},
	{"margin", marginKind, "Least profit that you want: an amount in the answer's currency, such as 25, or a share of the price, such as 20%", parseMargin},
	{"channels", "an array of strings", "Where you sell, by the names in the table of fees. By default all channels that sellers of the country may use. At most 20", parseChannels},
	{"limit", "a number", "Highest number of similar items in the answer, 1 to 60. 20 if it is not given", parseLimit},
	{"exclude", "an array of strings", "Listing ids, URLs or vendors that must not be used, such as the seller's own offer. At most 50", parseExclude},
	{"max_range", "a number", "Widest range that is worth paying for, as a factor: 3 refuses a range from 20 to 70. A wider one is free of charge", parseMaxRange},
	{"as_of", "a string", "Past date, such as 2026-09-30: values the product as of that day, by catalogue listings dated up to it. Asks no outside service", parseAsOf},
}

// Parse validates a request, and fills in the defaults. It returns a nil Invalid if the request is
// valid. A field that is null counts as absent. Unknown fields are ignored, but a name that is probably meant as a field
// is invalid: see [IsMisspelling]. Today is the day of the request, in days since 1970-01-01 UTC.
func Parse(root gjson.Result, d Defaults, today int) (*Appraisal, *Invalid) {
	a, invalid := ParseAll(root, d, today, 1)
	if invalid == nil {
		return a, nil
	}
	return a, &invalid[0]
}

// ParseAll is like Parse, but goes on after an invalid field, and returns at most most faults. It returns nil if the request is valid.
func ParseAll(root gjson.Result, d Defaults, today, most int) (*Appraisal, []Invalid) {
	if !root.IsObject() {
		return &Appraisal{}, []Invalid{{"body", "the body must be a JSON object"}}
	}
	a := &Appraisal{Country: d.Country, Limit: DefaultLimit}
	seen := map[string]bool{}
	unknown := 0
	var invalid []Invalid
	for c := jsontext.Read(&root); len(invalid) < most && c.Next(); {
		name, value := c.Name(), c.Value()
		f := fieldNamed(name)
		problem := ""
		if f == nil {
			unknown++
		}
		switch {
		case f == nil && (unknown > maxUnknown || nearest(name) == ""):
			continue
		case f == nil:
			problem = "is not a field of this request; did you mean " + nearest(name) + "?"
		case seen[f.name]:
			problem = "must not be given twice"
		case value.Type == gjson.Null: // an absent field
			seen[f.name] = true
		case !isKind(value, f.kind):
			if problem = "must be " + f.kind; f.kind == "a number" && value.Type == gjson.String {
				problem += ", such as 1250.50, without a currency"
			}
		default:
			seen[f.name] = true
			problem = f.parse(a, detached(value), setting{d, today})
		}
		if problem != "" {
			invalid = append(invalid, Invalid{Printable(name), Printable(name) + " " + problem})
		}
	}
	if len(invalid) < most && (!seen["image_url"] || invalid == nil && a.Image == (publicurl.URL{})) {
		invalid = append(invalid, Invalid{"image_url", "image_url is required"})
	}
	if a.Currency == "" {
		a.Currency, _ = market.CurrencyOf(a.Country)
	}
	return a, invalid
}

// detached returns a value that does not keep the whole body in memory.
func detached(v gjson.Result) gjson.Result {
	v.Raw, v.Str = strings.Clone(v.Raw), strings.Clone(v.Str)
	return v
}

func fieldNamed(name string) *field {
	for i := range fields {
		if fields[i].name == name {
			return &fields[i]
		}
	}
	return nil
}

// isKind reports whether a value has the JSON type of a field.
func isKind(value gjson.Result, kind string) bool {
	switch kind {
	case "a string":
		return value.Type == gjson.String
	case "a number":
		return value.Type == gjson.Number
	case marginKind:
		return value.Type == gjson.Number || value.Type == gjson.String
	}
	if !value.IsArray() {
		return false
	}
	for c := jsontext.Read(&value); c.Next(); {
		if c.Value().Type != gjson.String {
			return false
		}
	}
	return true
}

func parseImage(a *Appraisal, value gjson.Result, s setting) (problem string) {
	a.Image, problem = checkImage(value.Str, s.AllowLocal)
	return problem
}

func parseMoreImages(a *Appraisal, value gjson.Result, s setting) (problem string) {
	list := jsontext.List(&value, "@this", MaxMoreImages+1)
	if len(list) > MaxMoreImages {
		return "must not have more than 4 photos in addition to image_url"
	}
	for i, item := range list {
		image, problem := checkImage(item.Str, s.AllowLocal)
		if problem != "" {
			return "must contain public image URLs only; number " + strconv.Itoa(i+1) + " " + problem
		}
		a.MoreImages = append(a.MoreImages, image)
	}
	return ""
}

// checkImage parses the URL of a photo. It returns what is wrong with it, "" if nothing is.
func checkImage(url string, allowLocal bool) (publicurl.URL, string) {
	if len(url) >= 5 && strings.EqualFold(url[:5], "data:") {
		return publicurl.URL{}, "must be the URL of an image, not the image itself; upload it with POST /images"
	}
	image, err := publicurl.Check(url, allowLocal)
	if err != nil {
		return image, err.Error()
	}
	return image, ""
}

func parseDescription(a *Appraisal, value gjson.Result, _ setting) string {
	a.Description = strings.TrimSpace(value.Str)
	if utf8.RuneCountInString(value.Str) > MaxDescription {
		return "must not be longer than 2,000 characters"
	}
	return ""
}

// countryHints maps codes and names that people often send to the ISO 3166-1 code that they mean. EU is
// not a country, so its hint is only an example.
var countryHints = text.Pairs{
	{"UK", "GB"}, {"ENGLAND", "GB"}, {"USA", "US"}, {"EU", "DE or another member state"}, {"GER", "DE"}, {"DEU", "DE"}, {"FRA", "FR"}, {"GBR", "GB"},
	{"JPN", "JP"}, {"ESP", "ES"}, {"ITA", "IT"}, {"CAN", "CA"}, {"AUS", "AU"}, {"NLD", "NL"}, {"CHE", "CH"}, {"AUT", "AT"}, {"EL", "GR"},
}

func parseCountry(a *Appraisal, value gjson.Result, _ setting) string {
	a.Country = strings.ToUpper(value.Str)
	// Checks the original text, because ToUpper maps some other letters to ASCII: "ı" becomes "I".
	if _, ok := market.CurrencyOf(value.Str); !ok {
		problem := "must be an ISO 3166-1 alpha-2 code, such as GB"
		if hint := countryHints.Get(strings.TrimSpace(a.Country)); hint != "" {
			problem += "; did you mean " + hint + "?"
		}
		return problem
	}
	return ""
}

func parseCurrency(a *Appraisal, value gjson.Result, _ setting) string {
	a.Currency = strings.ToUpper(value.Str)
	// The lengths differ if ToUpper mapped another letter to ASCII: "ı" becomes "I".
	if len(value.Str) != len(a.Currency) || !market.IsCurrency(a.Currency) {
		return "must be a three-letter ISO 4217 code"
	}
	return ""
}

// conditions are the values of the field condition: the nine grades, and excellent and used, because answers name these two.
var conditions = [...]product.Condition{
	product.New, product.OpenBox, product.Refurbished, product.LikeNew, product.Excellent, product.VeryGood, product.Good, product.Used,
	product.Fair, product.Poor, product.ForParts,
}

func parseCondition(a *Appraisal, value gjson.Result, _ setting) (problem string) {
	a.Condition, problem = ConditionOf(value.Str)
	return problem
}

// ConditionOf returns the condition that has this code in requests, or what the code must be.
func ConditionOf(code string) (c product.Condition, must string) {
	for _, c := range conditions[:] {
		if c.Code() == code {
			return c, ""
		}
	}
	return product.Unknown, "must be one of " + strings.Join(ConditionCodes(), ", ")
}

// ConditionCodes returns the codes of the conditions that a request may give.
func ConditionCodes() (codes []string) {
	for _, c := range conditions[:] {
		codes = append(codes, c.Code())
	}
	return codes
}

func parseLimit(a *Appraisal, value gjson.Result, _ setting) string {
	if value.Num != math.Trunc(value.Num) || value.Num < 1 || value.Num > MaxLimit {
		return "must be a whole number from 1 to 60"
	}
	a.Limit = int(value.Num)
	return ""
}

func parseExclude(a *Appraisal, value gjson.Result, _ setting) string {
	list := jsontext.List(&value, "@this", MaxExclude+1)
	if len(list) > MaxExclude {
		return "must not have more than 50 entries"
	}
	for _, item := range list {
		a.Exclude = append(a.Exclude, item.Str)
		if item.Str == "" || len(item.Str) > maxExcludeBytes {
			return "must have entries of 1 to 2,048 bytes"
		}
	}
	return ""
}

// maxAskingPrice is the highest price that package market handles, in major units.
const maxAskingPrice = int64(market.MaxAmount / market.Unit)

func parseAskingPrice(a *Appraisal, value gjson.Result, _ setting) string {
	a.AskingPrice = value.Num
	if !(value.Num > 0 && value.Num <= float64(maxAskingPrice)) {
		return "must be greater than 0 and at most 1,000,000,000,000"
	}
	return ""
}

func parseCost(a *Appraisal, value gjson.Result, _ setting) (problem string) {
	if !(value.Num > 0) {
		return "must be greater than 0"
	}
	return parseAmount(&a.Cost, value)
}

func parseShipping(a *Appraisal, value gjson.Result, _ setting) string {
	return parseAmount(&a.Shipping, value)
}

// parseAmount sets an amount. It rounds to what an Amount can hold.
func parseAmount(into *market.Amount, value gjson.Result) string {
	var err error
	if *into, err = market.AmountOf(value.Num); err != nil {
		return "must be 0 to 1,000,000,000,000"
	}
	return ""
}

const marginKind = "a number or a string"

// parseMargin parses an amount, or a share of the price. A percentage has as many decimals as an amount, so its ten-thousandths are
// millionths of 1.
func parseMargin(a *Appraisal, value gjson.Result, _ setting) string {
	if value.Type == gjson.Number {
		return parseAmount(&a.Margin, value)
	}
	number, isShare := strings.CutSuffix(strings.TrimSpace(value.Str), "%")
	amount, err := market.ParseAmount(strings.TrimSpace(number))
	switch {
	case err != nil || isShare && amount > 100*market.Unit:
		return "must be an amount, such as 25, or a share from 0% to 100%, such as 20%"
	case isShare:
		a.MarginShare = int64(amount)
	default:
		a.Margin = amount
	}
	return ""
}

func parseChannels(a *Appraisal, value gjson.Result, s setting) string {
	list := jsontext.List(&value, "@this", MaxChannels+1)
	if len(list) > MaxChannels || len(list) == 0 {
		return "must have 1 to 20 names"
	}
	var known []string
	if s.Channels != nil {
		known = s.Channels()
	}
	for _, item := range list {
		if s.Channels != nil && !slices.Contains(known, item.Str) {
			if len(known) == 0 {
				return "must be left out, because there is no table of fees"
			}
			return "must have names of the table of fees only: " + strings.Join(known, ", ")
		}
		a.Channels = append(a.Channels, item.Str)
	}
	return ""
}

func parseMaxRange(a *Appraisal, value gjson.Result, _ setting) string {
	if a.MaxRange = value.Num; !(1.1 <= value.Num && value.Num <= 100) {
		return "must be 1.1 to 100"
	}
	return ""
}

func parseAsOf(a *Appraisal, value gjson.Result, s setting) string {
	day, ok := date.Parse(value.Str)
	a.AsOf = day
	switch {
	case !ok || day <= 0:
		return "must be a date after 1970-01-01 in the form YYYY-MM-DD"
	case day >= s.today:
		return "must be before today, " + date.Format(s.today) + " (UTC)"
	}
	return ""
}
