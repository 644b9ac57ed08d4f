package main

import (
	"encoding/json"
	"strings"

	loupe "loupe/build/products/clients/go"

	"github.com/spf13/pflag"
)

// fields are the fields of a request that have a flag. The flag's name has hyphens in place of underscores.
var fields = []struct {
	name, shorthand string
	value           any // the zero value of the flag's type
	usage           string
}{
	{"description", "d", "", "what you know about the product"},
	{"country", "", "", "`code` of the country whose listings are preferred, such as GB"},
	{"condition", "", "", "new, open_box, refurbished, like_new, excellent, very_good, good, fair, poor, for_parts or used"},
	{"asking_price", "", 0.0, "the `price` that is asked, to compare"},
	{"cost", "", 0.0, "the `price` that you pay, to decide whether to buy"},
	{"shipping", "", 0.0, "the `price` of sending it"},
	{"margin", "", "", "the least `profit` that you want, such as 25 or 20%"},
	{"channels", "", []string(nil), "`names` of the table of fees, separated by commas: where you sell"},
	{"currency", "", "", "`code` of the answer's currency, such as EUR"},
	{"limit", "", 0, "at most this `number` of similar items"},
	{"exclude", "", []string(nil), "`listings` that must not be used: ids, URLs or vendors"},
	{"max_range", "", 0.0, "the widest range that is worth paying for, as a `factor`, such as 3"},
	{"as_of", "", "", "value the product as of a past `date`, such as 2026-01-31"},
}

// flagOf returns the flag of a field.
func flagOf(field string) string { return strings.ReplaceAll(field, "_", "-") }

// addFields adds the flags of all fields.
func addFields(flags *pflag.FlagSet) {
	for _, f := range fields {
		switch zero := f.value.(type) {
		case string:
			flags.StringP(flagOf(f.name), f.shorthand, zero, f.usage)
		case float64:
			flags.Float64(flagOf(f.name), zero, f.usage)
		case int:
			flags.Int(flagOf(f.name), zero, f.usage)
		case []string:
			flags.StringSlice(flagOf(f.name), zero, f.usage)
		}
	}
}

// given calls yield for each field whose flag was given, with its value as JSON and as the cell of a list.
func given(flags *pflag.FlagSet, yield func(field string, value any, cell string)) {
	for _, f := range fields {
		flag := flags.Lookup(flagOf(f.name))
		if !flag.Changed {
			continue
		}
		text := flag.Value.String()
		switch list, isList := flag.Value.(pflag.SliceValue); {
		case isList:
			yield(f.name, list.GetSlice(), strings.Join(list.GetSlice(), " "))
		case f.value == "":
			yield(f.name, text, text)
		default:
			yield(f.name, json.Number(text), text)
		}
	}
}

// request returns the request with the fields whose flags were given.
func request(flags *pflag.FlagSet) (r loupe.AppraisalRequest, err error) {
	values := map[string]any{}
	given(flags, func(field string, value any, _ string) { values[field] = value })
	text, err := json.Marshal(values)
	if err != nil {
		return r, err
	}
	return r, json.Unmarshal(text, &r)
}
