package outcome

import (
	"loupe/core/appraisal/request"
	"loupe/core/base/jsontext"

	"github.com/tidwall/gjson"
)

// Schema returns the JSON Schema (2020-12) of an outcome with its appraisal's id, for the connector. It uses the same keywords as
// request.Schema.
func Schema() []byte {
	var w jsontext.Writer
	w.Open('{')
	w.Key("type").String("object")
	w.Key("properties").Open('{')
	w.Key("id").Open('{')
	w.Key("type").String("string")
	w.Key("description").String("The appraisal's id, such as apr_01J...")
	w.Close('}')
	for i := range fields {
		f := &fields[i]
		w.Key(f.name).Open('{')
		w.Key("type").String(map[gjson.Type]string{gjson.Number: "number", gjson.String: "string", gjson.True: "boolean"}[f.kind])
		if f.name == "condition" {
			w.Key("enum").Strings(request.ConditionCodes())
		}
		w.Key("description").String(f.about)
		w.Close('}')
	}
	w.Close('}')
	w.Key("required").Strings([]string{"id"})
	w.Close('}')
	return w
}
