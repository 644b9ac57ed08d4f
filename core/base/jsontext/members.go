package jsontext

import (
	"loupe/core/base/date"

	"github.com/tidwall/gjson"
)

// Members visits the members of an object in their order. A function that names each member of a type once is enough to write
// values of the type as JSON, to read them back, and to describe them as JSON Schema:
//
//	func point(m *jsontext.Members, p *Point) {
//		m.Number("x", &p.X, jsontext.AsItIs)
//		m.Text("unit", &p.Unit, jsontext.Omitted)
//	}
//
//	text := jsontext.Encode(&p, point)
//	p := jsontext.Decode(parsed, point)
//	schema := jsontext.Schema(point)
//
// A member that is absent, null or of another type is read as the zero value.
type Members struct {
	doing action
	w     *Writer      // writing and describing
	from  gjson.Result // reading: the object
	value gjson.Result // reading: the member's value

	required []string // describing
}

// Empty says how the zero value of a member is written.
type Empty byte

const (
	AsItIs  Empty = iota // as any other value
	Null                 // as null
	Omitted              // not at all
)

type action byte

const (
	nothing action = iota
	writing
	reading
	describing
)

// Reading reports whether the members are read.
func (m *Members) Reading() bool { return m.doing == reading }

// Encode returns a value as a JSON object.
func Encode[T any](value *T, members func(*Members, *T)) []byte {
	var w Writer
	Write(&w, value, members)
	return w
}

// Write writes a value as a JSON object.
func Write[T any](w *Writer, value *T, members func(*Members, *T)) {
	w.Open('{')
	members(&Members{doing: writing, w: w}, value)
	w.Close('}')
}

// EncodePage returns a page of a list as a JSON object. Next is the cursor of the next page, "" on the last page.
func EncodePage[T any](name string, page []T, next string, members func(*Members, *T)) []byte {
	return Encode(&page, func(m *Members, page *[]T) {
		Objects(m, name, page, members, AsItIs)
		m.Text("next", &next, Null)
	})
}

// Decode reads a JSON object that Encode wrote. Any other JSON is read as the zero value.
func Decode[T any](object gjson.Result, members func(*Members, *T)) (value T) {
	members(&Members{doing: reading, from: object}, &value)
	return value
}

// Schema returns the JSON Schema (2020-12) of the objects that Encode writes.
func Schema[T any](members func(*Members, *T)) []byte {
	var w Writer
	describe(&w, members)
	return w
}

func describe[T any](w *Writer, members func(*Members, *T)) {
	m := Members{doing: describing, w: w}
	w.Open('{')
	w.Key("type").String("object")
	w.Key("properties").Open('{')
	members(&m, new(T))
	w.Close('}')
	if m.required != nil {
		w.Key("required").Strings(m.required)
	}
	w.Close('}')
}

// at goes to a member, and returns what to do with its value. It writes the member's key and, if need be, null. For types of one word
// it writes the schema.
func (m *Members) at(name string, isZero bool, empty Empty, schema string) action {
	switch m.doing {
	case writing:
		if isZero && empty == Omitted {
			return nothing
		}
		m.w.Key(name)
		if isZero && empty == Null {
			m.w.Null()
			return nothing
		}
	case reading:
		m.value = Get(&m.from, name)
		if m.value.Type == gjson.Null {
			return nothing
		}
	case describing:
		m.w.Key(name)
		if empty != Omitted {
			m.required = append(m.required, name)
		}
		if schema == "" {
			return describing
		}
		m.w.Open('{')
		m.w.Key("type")
		if empty == Null {
			m.w.Strings([]string{schema, "null"})
		} else {
			m.w.String(schema)
		}
		m.w.Close('}')
		return nothing
	}
	return m.doing
}

// scalar visits a value of one JSON type, which schema names.
func scalar[T comparable](m *Members, name string, v *T, empty Empty, schema string, write func(*Writer, T), read func(gjson.Result) T) {
	var zero T
	switch m.at(name, *v == zero, empty, schema) {
	case writing:
		write(m.w, *v)
	case reading:
		*v = read(m.value)
	}
}

// scalars visits an array of such values.
func scalars[T any](m *Members, name string, v *[]T, empty Empty, schema string, write func(*Writer, T), read func(gjson.Result) T) {
	list(m, name, v, empty, func(m *Members, element *T) {
		switch m.doing {
		case writing:
			write(m.w, *element)
		case reading:
			*element = read(m.value)
		case describing:
			m.w.Raw([]byte(`{"type":"` + schema + `"}`))
		}
	})
}

func readText(value gjson.Result) string { return value.Str }

func readInt(value gjson.Result) int { return int(value.Num) }

func writeInt(w *Writer, n int) { w.Int(int64(n)) }

// Text visits a string.
func (m *Members) Text(name string, v *string, empty Empty) {
	scalar(m, name, v, empty, "string", (*Writer).String, readText)
}

// Texts visits an array of strings. Nil is its zero value; without Null or Omitted it is written as an empty array.
func (m *Members) Texts(name string, v *[]string, empty Empty) {
	scalars(m, name, v, empty, "string", (*Writer).String, readText)
}

// Integer visits a whole number.
func (m *Members) Integer(name string, v *int, empty Empty) {
	scalar(m, name, v, empty, "integer", writeInt, readInt)
}

// Int64 visits a whole number.
func (m *Members) Int64(name string, v *int64, empty Empty) {
	scalar(m, name, v, empty, "integer", (*Writer).Int, func(value gjson.Result) int64 { return int64(value.Num) })
}

// Integers visits an array of whole numbers.
func (m *Members) Integers(name string, v *[]int) {
	scalars(m, name, v, AsItIs, "integer", writeInt, readInt)
}

// Index visits a whole number that is negative if there is none; then it is not written.
func (m *Members) Index(name string, v *int) {
	if m.doing == reading {
		*v = -1
	}
	switch m.at(name, *v < 0, Omitted, "integer") {
	case writing:
		writeInt(m.w, *v)
	case reading:
		*v = readInt(m.value)
	}
}

// Number visits a number.
func (m *Members) Number(name string, v *float64, empty Empty) {
	scalar(m, name, v, empty, "number", (*Writer).Float, func(value gjson.Result) float64 { return value.Num })
}

// NumberOrNull visits a number that is nil if there is none, which is written as null.
func (m *Members) NumberOrNull(name string, v **float64) {
	scalar(m, name, v, Null, "number", func(w *Writer, n *float64) { w.Float(*n) }, func(value gjson.Result) *float64 { return &value.Num })
}

// Flag visits true or false.
func (m *Members) Flag(name string, v *bool, empty Empty) {
	scalar(m, name, v, empty, "boolean", (*Writer).Bool, func(value gjson.Result) bool { return value.Type == gjson.True })
}

// Time visits a time in Unix milliseconds: see [Writer.Time].
func (m *Members) Time(name string, v *int64, empty Empty) {
	scalar(m, name, v, empty, "string", func(w *Writer, at int64) { w.Time(at) }, func(value gjson.Result) int64 {
		at, _ := date.ParseTime(value.Str)
		return at
	})
}

// Raw visits a value that is kept as JSON; nil is its zero value.
func (m *Members) Raw(name string, v *[]byte, empty Empty) {
	switch m.at(name, *v == nil, empty, "") {
	case writing:
		m.w.Raw(*v)
	case reading:
		*v = []byte(m.value.Raw)
	case describing:
		m.w.Raw([]byte("{}"))
	}
}

// JSON visits a value that is kept as JSON; "" is its zero value.
func (m *Members) JSON(name string, v *string, empty Empty) {
	raw := []byte(*v)
	if *v == "" {
		raw = nil
	}
	m.Raw(name, &raw, empty)
	*v = string(raw)
}

// Inline visits the members of an object that is kept as JSON, which are written only.
func (m *Members) Inline(object string) {
	if members := object[1 : len(object)-1]; m.doing == writing && members != "" {
		m.w.Raw([]byte(members))
	}
}

// Object visits a member that is an object.
func Object[T any](m *Members, name string, v *T, members func(*Members, *T)) {
	object(m, m.at(name, false, AsItIs, ""), v, members)
}

// ObjectOr visits an object that is nil if there is none, which is written as null or omitted.
func ObjectOr[T any](m *Members, name string, v **T, members func(*Members, *T), empty Empty) {
	doing := m.at(name, *v == nil, empty, "")
	switch {
	case doing == reading:
		*v = new(T)
	case doing == describing && empty == Null:
		m.w.Open('{')
		m.w.Key("anyOf").Open('[')
		describe(m.w, members)
		m.w.Raw([]byte(`{"type":"null"}`))
		m.w.Close(']')
		m.w.Close('}')
		return
	}
	object(m, doing, *v, members)
}

func object[T any](m *Members, doing action, v *T, members func(*Members, *T)) {
	switch doing {
	case writing:
		Write(m.w, v, members)
	case reading:
		*v = Decode(m.value, members)
	case describing:
		describe(m.w, members)
	}
}

// Objects visits an array of objects.
func Objects[T any](m *Members, name string, v *[]T, members func(*Members, *T), empty Empty) {
	list(m, name, v, empty, func(m *Members, element *T) { object(m, m.doing, element, members) })
}

// list visits an array. Each is called for every element; m.value is the element when it reads.
func list[T any](m *Members, name string, v *[]T, empty Empty, each func(*Members, *T)) {
	switch m.at(name, *v == nil, empty, "") {
	case writing:
		m.w.Open('[')
		for i := range *v {
			each(m, &(*v)[i])
		}
		m.w.Close(']')
	case reading:
		elements := List(&m.value, "@this", All)
		*v = make([]T, len(elements))
		for i := range elements {
			m.value = elements[i]
			each(m, &(*v)[i])
		}
	case describing:
		m.w.Open('{')
		m.w.Key("type")
		if empty == Null {
			m.w.Strings([]string{"array", "null"})
		} else {
			m.w.String("array")
		}
		m.w.Key("items")
		each(m, new(T))
		m.w.Close('}')
	}
}
