package request

import (
	"strings"

	"loupe/core/base/jsontext"
	"loupe/core/base/problem"
	"loupe/core/base/text"

	"github.com/tidwall/gjson"
)

// Kind is the JSON type of a field, in words.
type Kind string

const (
	String         Kind = "a string"
	Number         Kind = "a number"
	Flag           Kind = "true or false"
	Strings        Kind = "an array of strings"
	NumberOrString Kind = "a number or a string"
)

// Field is a field of the JSON objects that are parsed as T. Parse stores a value and returns "". If the value is invalid, Parse stores
// what it can, for [Stored], and returns the detail of the problem without its subject, the field's name: "must be a string".
type Field[T any] struct {
	Name  string
	Kind  Kind
	About string // for callers: what the field means
	Parse func(into *T, value gjson.Result, s Setting) (detail string)
}

// Setting is the context in which fields are parsed.
type Setting struct {
	Defaults
	Today int // day of the request, in days since 1970-01-01 UTC
}

// Fields are all fields of T.
type Fields[T any] []Field[T]

// plain returns the field's name as text.AlphanumericASCII does.
func (f *Field[T]) plain() string { return strings.ReplaceAll(f.Name, "_", "") }

// Named returns the field with this name, or nil.
func (all Fields[T]) Named(name string) *Field[T] {
	for i := range all {
		if all[i].Name == name {
			return &all[i]
		}
	}
	return nil
}

// Parse parses an object, and returns at most this many problems. Given has the fields that the object has: false for those that are null,
// which counts as absent. Unknown fields are ignored, but a name that is probably meant as a field is a problem: see [IsMisspelling].
func (all Fields[T]) Parse(root gjson.Result, into *T, s Setting, most int) (given map[string]bool, refused []*problem.Problem) {
	if !root.IsObject() {
		return nil, []*problem.Problem{problem.Invalid("body", "the body must be a JSON object")}
	}
	given = map[string]bool{}
	unknown := 0
	for c := jsontext.Read(&root); len(refused) < most && c.Next(); {
		name, value := c.Name(), c.Value()
		f, meant, detail := all.Named(name), "", ""
		if f == nil && unknown < maxUnknown {
			unknown++
			meant = all.meant(name)
		}
		_, twice := given[name]
		switch {
		case f == nil && meant == "":
			continue
		case f == nil:
			name, detail = Printable(name), "is not a field of this request; did you mean "+meant+"?"
		case twice:
			detail = "must not be given twice"
		case value.Type == gjson.Null:
			given[f.Name] = false
		case !f.Kind.has(value):
			if detail = "must be " + string(f.Kind); f.Kind == Number && value.Type == gjson.String {
				detail += ", such as 1250.50, without a currency"
			}
		default:
			given[f.Name] = true
			detail = f.Parse(into, detached(value), s)
		}
		if detail != "" {
			refused = append(refused, problem.Invalid(name, name+" "+detail))
		}
	}
	return given, refused
}

// detached returns a value that does not keep the whole body in memory.
func detached(v gjson.Result) gjson.Result {
	v.Raw, v.Str = strings.Clone(v.Raw), strings.Clone(v.Str)
	return v
}

// has reports whether a value is of this kind.
func (k Kind) has(value gjson.Result) bool {
	switch k {
	case String:
		return value.Type == gjson.String
	case Number:
		return value.Type == gjson.Number
	case Flag:
		return value.IsBool()
	case NumberOrString:
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

// meant returns the name of the field that a caller probably meant by an unknown name. It returns "" if no field is near.
func (all Fields[T]) meant(name string) string {
	if len(name) > maxNameShown {
		return ""
	}
	given := text.AlphanumericASCII(name)
	for i := range all {
		if isMisspelling(given, all[i].plain()) {
			return all[i].Name
		}
	}
	return ""
}

// Schema returns the JSON Schema (2020-12) of an object that must have the required field, for the connector. It uses only what each vendor
// of models takes: one type for each value, properties, items, enum, required and descriptions. The descriptions state the limits of the
// values, which Parse checks. TestInputSchemasAreTheCommonSubset in core/api/mcp names the sources.
func (all Fields[T]) Schema(required string) []byte {
	var w jsontext.Writer
	w.Open('{')
	w.Key("type").String("object")
	w.Key("properties").Open('{')
	for _, f := range all {
		w.Key(f.Name).Open('{')
		switch f.Kind {
		case String, NumberOrString:
			w.Key("type").String("string")
		case Number:
			w.Key("type").String("number")
		case Flag:
			w.Key("type").String("boolean")
		case Strings:
			w.Key("type").String("array")
			w.Key("items").Raw([]byte(`{"type":"string"}`))
		}
		if f.Name == "condition" {
			w.Key("enum").Strings(conditionCodes())
		}
		w.Key("description").String(f.About)
		w.Close('}')
	}
	w.Close('}')
	w.Key("required").Strings([]string{required})
	w.Close('}')
	return w
}

// FromText returns an object as JSON from fields as text: numbers and booleans as in JSON, several values separated by spaces. Unknown
// names and blank texts are left out. The result may be invalid: see [Fields.Parse].
func (all Fields[T]) FromText(names, texts []string) []byte {
	var w jsontext.Writer
	w.Open('{')
	for i, name := range names {
		f, value := all.Named(name), strings.TrimSpace(texts[i])
		if f == nil || value == "" {
			continue
		}
		w.Key(name)
		switch lower := strings.ToLower(value); {
		case f.Kind == Strings:
			w.Strings(strings.Fields(value))
		case f.Kind == Flag && (lower == "true" || lower == "false"):
			w.Bool(lower == "true")
		case f.Kind != String && gjson.Valid(value) && gjson.Parse(value).Type == gjson.Number:
			w.Raw([]byte(value))
		default:
			w.String(value)
		}
	}
	w.Close('}')
	return w
}
