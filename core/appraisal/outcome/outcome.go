// Package outcome records what appraised items sold for, or that they did not sell, and says how good the ranges were. An outcome
// becomes a listing of the account's own catalogue, so that the next appraisal finds it. Recording the same again changes nothing.
package outcome

import (
	"slices"
	"strings"

	"loupe/core/appraisal/request"
	"loupe/core/base/date"
	"loupe/core/base/problem"
	"loupe/core/market"
	"loupe/core/market/product"

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

// Outcome says how the sale of an appraised item ended: at which price, or unsold.
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

var fields = request.Fields[Outcome]{
	{Name: "sold_price", Kind: request.Number, About: "What the buyer paid for the item, without shipping", Parse: parsePrice},
	{Name: "currency", Kind: request.String, About: "Currency of the price, ISO 4217. By default the range's", Parse: parseCurrency},
	{Name: "date", Kind: request.String, About: "Day of the sale, such as 2026-11-20. For an unsold item the last day of the offer, by default today", Parse: parseDate},
	{Name: "channel", Kind: request.String, About: "Where it was sold or offered, such as ebay. At most 200 characters", Parse: parseChannel},
	{Name: "condition", Kind: request.String, About: "The condition in which it was sold, if it differs from the one in which it was valued", Parse: parseCondition},
	{Name: "unsold", Kind: request.Flag, About: "true if it was offered for some days and did not sell", Parse: parseUnsold},
	{Name: "days", Kind: request.Number, About: "For how many days it was offered", Parse: parseDays},
	{Name: "asking_price", Kind: request.Number, About: "For an unsold item: the price that was asked", Parse: parsePrice},
}

// idOf returns the field that names an outcome's appraisal.
func idOf(name string) request.Field[Outcome] {
	return request.Field[Outcome]{Name: name, Kind: request.String, About: "The appraisal's id, such as apr_01J..."}
}

// Schema returns the JSON Schema of an outcome with its appraisal's id, for the connector: see [request.Fields.Schema].
func Schema() []byte {
	return slices.Insert(slices.Clone(fields), 0, idOf("id")).Schema("id")
}

// Parse parses an outcome without its appraisal's id. Unknown fields are ignored, but not misspelt ones. Today is the day of the
// request, in days since 1970-01-01 UTC.
func Parse(root gjson.Result, today int) (o Outcome, refused *problem.Problem) {
	o.Days = -1
	given, invalid := fields.Parse(root, &o, request.Setting{Today: today}, 1)
	if invalid != nil {
		return o, invalid[0]
	}
	required, must := "", " is required"
	switch {
	case o.Unsold && given["sold_price"]:
		required, must = "sold_price", " must not be given for an unsold item"
	case !o.Unsold && given["asking_price"]:
		required, must = "asking_price", " must be given for an unsold item only; for a sale, give sold_price"
	case o.Unsold && !given["days"]:
		required = "days"
	case !o.Unsold && !given["sold_price"]:
		required = "sold_price"
	case !o.Unsold && !given["date"]:
		required = "date"
	case o.Day == 0:
		o.Day = today
	}
	if required != "" {
		return o, problem.Invalid(required, required+must)
	}
	return o, nil
}

func parsePrice(o *Outcome, value gjson.Result, _ request.Setting) string {
	amount, err := market.AmountOf(value.Num)
	if err != nil || amount == 0 {
		return "must be a number above 0"
	}
	o.Price = amount.Float()
	return ""
}

func parseCurrency(o *Outcome, value gjson.Result, _ request.Setting) string {
	if o.Currency = strings.ToUpper(value.Str); !market.IsCurrency(o.Currency) {
		return "must be an ISO 4217 currency code, such as USD"
	}
	return ""
}

// parseDate accepts tomorrow in UTC, because it may be today where the caller is.
func parseDate(o *Outcome, value gjson.Result, s request.Setting) string {
	day, ok := date.Parse(value.Str)
	switch {
	case !ok || day <= 0:
		return "must be a day such as 2026-11-20"
	case day > s.Today+1:
		return "must not be in the future"
	}
	o.Day = day
	return ""
}

func parseChannel(o *Outcome, value gjson.Result, _ request.Setting) string {
	if !isText(value.Str, maxChannel) {
		return "must not have more than 200 characters, or control characters"
	}
	o.Channel = strings.TrimSpace(value.Str)
	return ""
}

func parseCondition(o *Outcome, value gjson.Result, _ request.Setting) (detail string) {
	o.Condition, detail = request.ConditionOf(value.Str)
	return detail
}

func parseUnsold(o *Outcome, value gjson.Result, _ request.Setting) string {
	o.Unsold = value.Type == gjson.True
	return ""
}

func parseDays(o *Outcome, value gjson.Result, _ request.Setting) string {
	if o.Days = int(value.Num); float64(o.Days) != value.Num || o.Days < 0 || o.Days > maxDays {
		return "must be a whole number from 0 to 3650"
	}
	return ""
}
