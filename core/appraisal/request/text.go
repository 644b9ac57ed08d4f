package request

import (
	"strings"

	"loupe/core/base/jsontext"

	"github.com/tidwall/gjson"
)

// IsField reports whether a request has a field with this name.
func IsField(name string) bool { return fieldNamed(name) != nil }

// FromText returns a request as JSON from fields as text: numbers as in JSON, several values separated by spaces. Unknown names and
// empty texts are left out. The result may be invalid: see [Parse].
func FromText(names, texts []string) []byte {
	var w jsontext.Writer
	w.Open('{')
	for i, name := range names {
		f := fieldNamed(name)
		if f == nil || texts[i] == "" {
			continue
		}
		w.Key(name)
		switch value := strings.TrimSpace(texts[i]); {
		case f.kind == "an array of strings":
			w.Strings(strings.Fields(value))
		case f.kind != "a string" && gjson.Valid(value) && gjson.Parse(value).Type == gjson.Number:
			w.Raw([]byte(value))
		default:
			w.String(value)
		}
	}
	w.Close('}')
	return w
}
