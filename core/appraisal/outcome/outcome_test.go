package outcome

import (
	"testing"

	"loupe/core/base/date"

	"github.com/tidwall/gjson"
)

func TestInvalidOutcomeNamesItsField(t *testing.T) {
	today, _ := date.Parse("2026-11-21")
	const sale, offer = `{"sold_price":5,"date":"2026-11-20"`, `{"unsold":true,"days":3650`
	for body, field := range map[string]string{
		sale: "", sale + `,"currency":"usd"`: "", sale + `,"note":7`: "", offer: "", offer + `,"asking_price":6`: "",
		`[]`: "body", `{`: "sold_price", `{"sold_price":5`: "date", `{"unsold":true`: "days",
		`{"sold_price":0`: "sold_price", `{"sold_price":"5"`: "sold_price", sale + `,"sold_price":5`: "sold_price",
		`{"date":"20.11.2026"`: "date", `{"date":"2026-11-23"`: "date", `{"date":"2026-11-22"`: "sold_price",
		sale + `,"currency":"XXQ"`: "currency", sale + `,"condition":"nice"`: "condition", sale + `,"chanel":"x"`: "chanel",
		sale + `,"channel":"a\nb"`: "channel", sale + `,"asking_price":6`: "asking_price",
		offer + `,"sold_price":5`: "sold_price", `{"unsold":1`: "unsold",
		`{"unsold":true,"days":1.5`: "days", `{"unsold":true,"days":3651`: "days",
	} {
		_, got := Parse(gjson.Parse(body+"}"), today)
		if (got == nil) != (field == "") || got != nil && got.Field != field {
			t.Errorf("%s: got %+v, want a problem with %q", body, got, field)
		}
	}
}
