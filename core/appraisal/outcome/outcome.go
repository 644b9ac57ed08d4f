// Package outcome records what appraised items sold for, or that they did not sell, and says how good the ranges were. An outcome
// becomes a listing of the account's own catalogue, so that the next appraisal finds it. Recording the same again changes nothing.
package outcome

import (
	"strings"

	"loupe/core/appraisal/request"
	"loupe/core/base/date"
	"loupe/core/market"
	"loupe/core/market/product"

	"loupe/core/base/jsontext"

	"github.com/tidwall/gjson"
)

// idField is the field of an outcome in a list that names its appraisal.
const idField = "appraisal_id"

// MaxRows is the highest number of outcomes in a request. Each reads an appraisal's evidence, which takes the database a few milliseconds.
const MaxRows = 200

const (
	maxChannel = 200  // characters
	maxDays    = 3650 // of an offer; the schema enforces it
)

// Outcome is what an appraised item sold for, or that it did not sell.
type Outcome struct {
	Appraisal string // id
	Unsold    bool
	Price     float64 // paid, or asked if it is unsold, in major units; 0 if it is not given
	Currency  string  // of the price, ISO 4217; "" for the range's
	Day       int     // of the sale, or the last day of the offer, in days since 1970-01-01
	Channel   string  // where it was sold or offered
	Condition product.Condition
	Days      int // for which it was offered; -1 if they are not given
}

// field is a field of an outcome. parse stores a value and returns "", or what is wrong with it: a sentence without its subject, the
// field's name.
type field struct {
	name  string
	kind  gjson.Type // of the JSON value; True for both booleans
	about string     // for callers: what the field means
	parse func(o *Outcome, value *gjson.Result, today int) string
}

var fields = [...]field{
	{"sold_price", gjson.Number, "What the buyer paid for the item, without shipping", parsePrice},
	{"currency", gjson.String, "Currency of the price, ISO 4217. By default the range's", parseCurrency},
	{"date", gjson.String, "Day of the sale, such as 2026-11-20. For an unsold item the last day of the offer, by default today", parseDate},
	{"channel", gjson.String, "Where it was sold or offered, such as ebay. At most 200 characters", parseChannel},
	{"condition", gjson.String, "The condition in which it was sold, if it differs from the one in which it was valued", parseCondition},
	{"unsold", gjson.True, "true if it was offered for some days and did not sell", parseUnsold},
	{"days", gjson.Number, "For how many days it was offered", parseDays},
	{"asking_price", gjson.Number, "For an unsold item: the price that was asked", parsePrice},
}

func fieldNamed(name string) *field {
	for i := range fields {
		if fields[i].name == name {
			return &fields[i]
		}
	}
	return nil
}

// Parse parses an outcome without its appraisal's id. Unknown fields are ignored, but not misspelt ones. Today is the day of the
// request, in days since 1970-01-01 UTC.
func Parse(root gjson.Result, today int) (o Outcome, invalid *request.Invalid) {
	if !root.IsObject() {
		return o, &request.Invalid{Field: "body", Detail: "the body must be a JSON object"}
	}
	o.Days = -1
	seen := map[string]bool{}
	for c := jsontext.Read(&root); c.Next(); {
		name, value := c.Name(), c.Value()
		f, problem := fieldNamed(name), ""
		switch {
		case f == nil:
			if meant := nearest(name); meant != "" {
				name = request.Printable(name)
				problem = "is not a field of this request; did you mean " + meant + "?"
			}
		case seen[name]:
			problem = "must not be given twice"
		case value.Type == gjson.Null:
		case value.Type != f.kind && !(value.IsBool() && f.kind == gjson.True):
			problem = "must be " + kindNames[f.kind]
		default:
			seen[name] = true
			problem = f.parse(&o, &value, today)
		}
		if problem != "" {
			return o, &request.Invalid{Field: name, Detail: name + " " + problem}
		}
	}
	required, must := "", " is required"
	switch {
	case o.Unsold && seen["sold_price"]:
		required, must = "sold_price", " must not be given for an unsold item"
	case !o.Unsold && seen["asking_price"]:
		required, must = "asking_price", " must be given for an unsold item only; for a sale, give sold_price"
	case o.Unsold && !seen["days"]:
		required = "days"
	case !o.Unsold && !seen["sold_price"]:
		required = "sold_price"
	case !o.Unsold && !seen["date"]:
		required = "date"
	case o.Day == 0:
		o.Day = today
	}
	if required != "" {
		return o, &request.Invalid{Field: required, Detail: required + must}
	}
	return o, nil
}

var kindNames = map[gjson.Type]string{gjson.Number: "a number", gjson.String: "a string", gjson.True: "true or false"}

func nearest(name string) string {
	if name == idField {
		return ""
	}
	for i := range fields {
		if request.IsMisspelling(name, fields[i].name) {
			return fields[i].name
		}
	}
	return ""
}

func parsePrice(o *Outcome, value *gjson.Result, _ int) string {
	amount, err := market.AmountOf(value.Num)
	if err != nil || amount == 0 {
		return "must be a number above 0"
	}
	o.Price = amount.Float()
	return ""
}

func parseCurrency(o *Outcome, value *gjson.Result, _ int) string {
	if o.Currency = strings.ToUpper(value.Str); !market.IsCurrency(o.Currency) {
		return "must be an ISO 4217 currency code, such as USD"
	}
	return ""
}

// parseDate accepts tomorrow in UTC, because it may be today where the caller is.
func parseDate(o *Outcome, value *gjson.Result, today int) string {
	day, ok := date.Parse(value.Str)
	switch {
	case !ok || day <= 0:
		return "must be a day such as 2026-11-20"
	case day > today+1:
		return "must not be in the future"
	}
	o.Day = day
	return ""
}

func parseChannel(o *Outcome, value *gjson.Result, _ int) string {
	if !isText(value.Str, maxChannel) {
		return "must not have more than 200 characters, or control characters"
	}
	o.Channel = strings.TrimSpace(value.Str)
	return ""
}

func parseCondition(o *Outcome, value *gjson.Result, _ int) (problem string) {
	o.Condition, problem = request.ConditionOf(value.Str)
	return problem
}

func parseUnsold(o *Outcome, value *gjson.Result, _ int) string {
	o.Unsold = value.Type == gjson.True
	return ""
}

func parseDays(o *Outcome, value *gjson.Result, _ int) string {
	if o.Days = int(value.Num); float64(o.Days) != value.Num || o.Days < 0 || o.Days > maxDays {
		return "must be a whole number from 0 to 3650"
	}
	return ""
}
