package request

import "loupe/core/base/jsontext"

// Schema returns the JSON Schema (2020-12) of a request, for the connector. Every request that [Parse] accepts is valid
// against the schema, except that Parse also accepts null for a field that is not required, and a number for margin. The schema uses only
// what each vendor of models takes: one type for each value, properties, items, enum, required and descriptions. The descriptions state the limits of
// the values, which Parse checks. TestInputSchemasAreTheCommonSubset in core/api/mcp names the sources.
func Schema() []byte {
	var w jsontext.Writer
	w.Open('{')
	w.Key("type").String("object")
	w.Key("properties").Open('{')
	for i := range fields {
		f := &fields[i]
		w.Key(f.name).Open('{')
		f.writeType(&w)
		w.Key("description").String(f.about)
		w.Close('}')
	}
	w.Close('}')
	w.Key("required").Strings([]string{"image_url"})
	w.Close('}')
	return w
}

func (f *field) writeType(w *jsontext.Writer) {
	switch f.kind {
	case "a string", marginKind:
		w.Key("type").String("string")
	case "a number":
		w.Key("type").String("number")
	default:
		w.Key("type").String("array")
		w.Key("items").Open('{')
		w.Key("type").String("string")
		w.Close('}')
	}
	if f.name == "condition" {
		w.Key("enum").Strings(ConditionCodes())
	}
}
