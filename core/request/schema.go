package request

import "loupe/core/jsontext"

// Schema returns the JSON Schema (2020-12) of a request. Every request that [Parse] accepts is valid
// against the schema, except that Parse also accepts null for a field that is not required: some clients of the connector
// can't use a schema whose type is a list. Parse also refuses what the schema can't express: URLs that are not public, countries
// and currencies that do not exist, dates that are not past, misspelt names, fields that are given twice, and entries of
// exclude that are too long in bytes.
//
// Annotate is called for each field and may write further members into the field's schema. It may be nil.
func Schema(annotate func(field string, w *jsontext.Writer)) []byte {
	var w jsontext.Writer
	w.Open('{')
	w.Key("type").String("object")
	w.Key("properties").Open('{')
	for i := range fields {
		f := &fields[i]
		w.Key(f.name).Open('{')
		f.writeType(&w)
		w.Key("description").String(f.about)
		if annotate != nil {
			annotate(f.name, &w)
		}
		w.Close('}')
	}
	w.Close('}')
	w.Key("required").Strings([]string{"image_url"})
	w.Close('}')
	return w
}

func (f *field) writeType(w *jsontext.Writer) {
	switch f.kind {
	case "a string":
		w.Key("type").String("string")
	case "a number":
		w.Key("type").String("number")
	default:
		w.Key("type").String("array")
	}
	if f.constrain != nil {
		f.constrain(w)
	}
}

func constrainURL(w *jsontext.Writer) { w.Key("format").String("uri") }

func constrainImages(w *jsontext.Writer) {
	w.Key("items").Open('{')
	w.Key("type").String("string")
	constrainURL(w)
	w.Close('}')
	w.Key("maxItems").Int(MaxMoreImages)
}

func constrainDescription(w *jsontext.Writer) { w.Key("maxLength").Int(MaxDescription) }

func constrainCountry(w *jsontext.Writer) { w.Key("pattern").String("^[A-Za-z]{2}$") }

func constrainCurrency(w *jsontext.Writer) { w.Key("pattern").String("^[A-Za-z]{3}$") }

func constrainCondition(w *jsontext.Writer) {
	w.Key("enum").Open('[')
	for _, c := range conditions[:] {
		w.String(c.Code())
	}
	w.Close(']')
}

func constrainLimit(w *jsontext.Writer) {
	w.Key("multipleOf").Int(1)
	w.Key("minimum").Int(1)
	w.Key("maximum").Int(MaxLimit)
	w.Key("default").Int(DefaultLimit)
}

func constrainExclude(w *jsontext.Writer) {
	w.Key("items").Open('{')
	w.Key("type").String("string")
	w.Key("minLength").Int(1)
	w.Key("maxLength").Int(maxExcludeBytes)
	w.Close('}')
	w.Key("maxItems").Int(MaxExclude)
}

func constrainAskingPrice(w *jsontext.Writer) {
	w.Key("exclusiveMinimum").Int(0)
	w.Key("maximum").Int(maxAskingPrice)
}

func constrainAsOf(w *jsontext.Writer) { w.Key("format").String("date") }
