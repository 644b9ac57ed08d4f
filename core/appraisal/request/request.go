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
	"loupe/core/base/problem"
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

var fields = Fields[Appraisal]{
	{"image_url", String, "Public HTTPS URL of a photo of the product, or a URL that POST /images returned", parseImage},
	{"images", Strings, "Up to four more photos of the same item: other sides, the label, damage", parseMoreImages},
	{"description", String, "What is known about the product: brand, model, size, edition, accessories. At most 2,000 characters", parseDescription},
	{"country", String, "Country in which the product is valued: ISO 3166-1 alpha-2, such as US or GB. The answer is in its currency", parseCountry},
	{"currency", String, "The answer's currency, instead of the country's: ISO 4217, such as EUR", parseCurrency},
	{"condition", String, "The product's condition, if it is known. It overrides what the photo and the description say", parseCondition},
	{"asking_price", Number, "A price that is asked, claimed or planned, in the answer's currency. The details say how it compares", parseAskingPrice},
	{"cost", Number, "What the product costs you, in the answer's currency. The details then say whether to buy it", parseCost},
	{"shipping", Number, "What it costs to send the product, in the answer's currency", parseShipping},
	{"margin", NumberOrString, "Least profit that you want: an amount in the answer's currency, such as 25, or a share of the price, such as 20%", parseMargin},
	{"channels", Strings, "Where you sell, by the names in the table of fees. By default all channels that sellers of the country may use. At most 20", parseChannels},
	{"limit", Number, "Highest number of similar items in the answer, 1 to 60. 20 if it is not given", parseLimit},
	{"exclude", Strings, "Listing ids, URLs or vendors that must not be used, such as the seller's own offer. At most 50", parseExclude},
	{"max_range", Number, "Widest range that is worth paying for, as a factor: 3 refuses a range from 20 to 70. A wider one is free of charge", parseMaxRange},
	{"as_of", String, "Past date, such as 2026-09-30: values the product as of that day, by catalogue listings dated up to it. Asks no outside service", parseAsOf},
}

// Parse validates a request, and fills in the defaults. It returns no problem if the request is valid. See [Fields.Parse] for the fields that
// it ignores. Today is the day of the request, in days since 1970-01-01 UTC.
func Parse(root gjson.Result, d Defaults, today int) (*Appraisal, *problem.Problem) {
	a, refused := ParseAll(root, d, today, 1)
	if refused == nil {
		return a, nil
	}
	return a, refused[0]
}

// ParseAll is like Parse, but goes on after an invalid field, and returns at most this many problems. It returns nil if the request is valid.
func ParseAll(root gjson.Result, d Defaults, today, most int) (*Appraisal, []*problem.Problem) {
	a := &Appraisal{Country: d.Country, Limit: DefaultLimit}
	given, refused := fields.Parse(root, a, Setting{d, today}, most)
	if given == nil {
		return a, refused
	}
	if _, named := given["image_url"]; len(refused) < most && (!named || refused == nil && a.Image == (publicurl.URL{})) {
		refused = append(refused, problem.Invalid("image_url", "image_url is required"))
	}
	if a.Currency == "" {
		a.Currency, _ = market.CurrencyOf(a.Country)
	}
	return a, refused
}

// Schema returns the JSON Schema of a request. Every request that [Parse] accepts is valid against it, except that Parse also accepts null
// for a field that is not required, and a number for margin.
func Schema() []byte { return fields.Schema("image_url") }

// IsField reports whether a request has a field with this name.
func IsField(name string) bool { return fields.Named(name) != nil }

// FromText makes the JSON of a request from the cells of a table: see [Fields.FromText].
func FromText(names, cells []string) []byte { return fields.FromText(names, cells) }

func parseImage(a *Appraisal, value gjson.Result, s Setting) (detail string) {
	a.Image, detail = checkImage(value.Str, s.AllowLocal)
	return detail
}

func parseMoreImages(a *Appraisal, value gjson.Result, s Setting) (detail string) {
	list := jsontext.List(&value, "@this", MaxMoreImages+1)
	if len(list) > MaxMoreImages {
		return "must not have more than 4 photos in addition to image_url"
	}
	for i, item := range list {
		image, detail := checkImage(item.Str, s.AllowLocal)
		if detail != "" {
			return "must contain public image URLs only; number " + strconv.Itoa(i+1) + " " + detail
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

func parseDescription(a *Appraisal, value gjson.Result, _ Setting) string {
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

func parseCountry(a *Appraisal, value gjson.Result, _ Setting) string {
	a.Country = strings.ToUpper(value.Str)
	// Checks the original text, because ToUpper maps some other letters to ASCII: "ı" becomes "I".
	if _, ok := market.CurrencyOf(value.Str); !ok {
		detail := "must be an ISO 3166-1 alpha-2 code, such as GB"
		if hint := countryHints.Get(strings.TrimSpace(a.Country)); hint != "" {
			detail += "; did you mean " + hint + "?"
		}
		return detail
	}
	return ""
}

func parseCurrency(a *Appraisal, value gjson.Result, _ Setting) string {
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

func parseCondition(a *Appraisal, value gjson.Result, _ Setting) (detail string) {
	a.Condition, detail = ConditionOf(value.Str)
	return detail
}

// ConditionOf returns the condition that has this code in requests, or the detail of the problem.
func ConditionOf(code string) (c product.Condition, detail string) {
	for _, c := range conditions[:] {
		if c.Code() == code {
			return c, ""
		}
	}
	return product.Unknown, "must be one of " + strings.Join(conditionCodes(), ", ")
}

// conditionCodes returns the codes of the conditions that a request may give.
func conditionCodes() (codes []string) {
	for _, c := range conditions[:] {
		codes = append(codes, c.Code())
	}
	return codes
}

func parseLimit(a *Appraisal, value gjson.Result, _ Setting) string {
	if value.Num != math.Trunc(value.Num) || value.Num < 1 || value.Num > MaxLimit {
		return "must be a whole number from 1 to 60"
	}
	a.Limit = int(value.Num)
	return ""
}

func parseExclude(a *Appraisal, value gjson.Result, _ Setting) string {
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

func parseAskingPrice(a *Appraisal, value gjson.Result, _ Setting) string {
	a.AskingPrice = value.Num
	if !(value.Num > 0 && value.Num <= float64(maxAskingPrice)) {
		return "must be greater than 0 and at most 1,000,000,000,000"
	}
	return ""
}

func parseCost(a *Appraisal, value gjson.Result, _ Setting) (detail string) {
	if !(value.Num > 0) {
		return "must be greater than 0"
	}
	return parseAmount(&a.Cost, value)
}

func parseShipping(a *Appraisal, value gjson.Result, _ Setting) string {
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

// parseMargin parses an amount, or a share of the price. A percentage has as many decimals as an amount, so its ten-thousandths are
// millionths of 1.
func parseMargin(a *Appraisal, value gjson.Result, _ Setting) string {
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

func parseChannels(a *Appraisal, value gjson.Result, s Setting) string {
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

func parseMaxRange(a *Appraisal, value gjson.Result, _ Setting) string {
	if a.MaxRange = value.Num; !(1.1 <= value.Num && value.Num <= 100) {
		return "must be 1.1 to 100"
	}
	return ""
}

func parseAsOf(a *Appraisal, value gjson.Result, s Setting) string {
	day, ok := date.Parse(value.Str)
	a.AsOf = day
	switch {
	case !ok || day <= 0:
		return "must be a date after 1970-01-01 in the form YYYY-MM-DD"
	case day >= s.Today:
		return "must be before today, " + date.Format(s.Today) + " (UTC)"
	}
	return ""
}
