package batch

import (
	"slices"
	"strings"
	"unicode/utf8"

	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/ledger"
	"loupe/core/photo"
	"loupe/core/problem"
	"loupe/core/publicurl"
	"loupe/core/request"
	"loupe/core/rows"

	"github.com/tidwall/gjson"
)

const (
	// MaxBody is the largest body of a batch in bytes.
	MaxBody   = 5 << 20
	bodyLimit = "5 MB; send the items as several batches"

	maxReference = 255     // characters
	maxName      = 200     // characters
	maxFaults    = 5       // reported for an item
	maxPart      = 800_000 // bytes of a database parameter before its last item; D1 allows 2 MB
	maxStored    = 12 << 20
)

// reader reads the items of a batch from the pieces of its body.
type reader struct {
	*rows.Reader
	defaults request.Defaults
	today    int

	first  map[string]int // number of the first item with each request
	parts  []jsontext.Writer
	stored int // bytes of all parts
}

func newReader(form rows.Form, defaults request.Defaults, today int) *reader {
	r := &reader{defaults: defaults, today: today, first: map[string]int{}}
	r.Reader = rows.NewReader(&rows.Kind{
		Member: "items", Noun: "item", Required: "image_url",
		Max: ledger.MaxItems, TooMany: "a batch must not have more than 1,000 items; send the others as another batch",
		None: "the batch must have an item", Invalid: "nothing was begun, because items are invalid; the first is item",
		IsColumn: func(name string) bool { return name == "reference" || request.IsField(name) }, Meant: request.ColumnMeant, FromText: request.FromText, Add: r.addItem,
	}, form)
	return r
}

// addItem adds an item. cells is nil unless the body is CSV.
func (r *reader) addItem(root gjson.Result, cells []string) {
	reference := jsontext.Get(&root, "reference")
	switch i := slices.Index(r.Table.Names(), "reference"); {
	case cells != nil && i < 0:
		r.add(root, "", cells)
	case cells != nil:
		r.add(root, strings.TrimSpace(cells[i]), cells)
	case reference.Exists() && reference.Type != gjson.String && reference.Type != gjson.Null:
		r.Report("reference", "reference must be a string")
	default:
		r.add(root, reference.Str, nil)
	}
}

// add adds an item with its reference, "" for none.
func (r *reader) add(root gjson.Result, reference string, cells []string) {
	a, invalid := request.ParseAll(root, r.defaults, r.today, maxFaults)
	for _, one := range invalid {
		r.Report(one.Field, one.Detail)
	}
	if utf8.RuneCountInString(reference) > maxReference || strings.ContainsFunc(reference, isControl) {
		r.Report("reference", "reference must not have more than 255 characters, or control characters")
	}
	if r.Wrong != nil {
		return // nothing will be stored
	}
	json := string(a.JSON())
	first := r.first[json]
	if first == 0 {
		r.first[json] = r.Count
	}
	part := r.part()
	before := len(*part)
	part.Open('[')
	part.Int(int64(r.Count))
	writeOrNull(part, reference != "", func() { part.String(reference) })
	writeOrNull(part, first != 0, func() { part.Int(int64(first)) })
	photos := photoKeys(a)
	writeOrNull(part, photos != nil, func() { part.Strings(photos) })
	part.Raw([]byte(json))
	writeOrNull(part, cells != nil, func() { part.Strings(cells) })
	part.Close(']')
	if r.stored += len(*part) - before; r.stored > maxStored {
		r.End("the items are too large; send them as several batches")
	}
}

// part returns the part that the next item belongs to.
func (r *reader) part() *jsontext.Writer {
	if n := len(r.parts); n == 0 || len(r.parts[n-1]) > maxPart {
		r.parts = append(r.parts, append(make(jsontext.Writer, 0, maxPart+exchange.MaxBody), '['))
	}
	return &r.parts[len(r.parts)-1]
}

func isControl(c rune) bool { return c < ' ' || c == 0x7f }

func writeOrNull(w *jsontext.Writer, exists bool, write func()) {
	if exists {
		write()
	} else {
		w.Null()
	}
}

// photoKeys returns the KV keys of a request's uploaded photos.
func photoKeys(a *request.Appraisal) (keys []string) {
	for _, url := range append([]publicurl.URL{a.Image}, a.MoreImages...) {
		if key, uploaded := photo.UploadKeyOf(url); uploaded {
			keys = append(keys, key)
		}
	}
	return keys
}

// name returns the member name of a JSON body, and what is wrong with it.
func (r *reader) name() (name string, fault *problem.Problem) {
	if r.Name() == nil {
		return "", nil
	}
	value, err := jsontext.Parse(r.Name())
	if err != nil || value.Type != gjson.String && value.Type != gjson.Null || !IsName(value.Str) && value.Type == gjson.String {
		return "", &problem.Problem{Code: problem.BadRequest, Field: "name", Detail: "name " + NameForm}
	}
	return value.Str, nil
}

// IsName reports whether a text may be the name of a batch.
func IsName(name string) bool {
	n := utf8.RuneCountInString(name)
	return n >= 1 && n <= maxName && utf8.ValidString(name) && !strings.ContainsFunc(name, isControl)
}

// NameForm completes a message that begins with the field name.
const NameForm = "must be a text of 1 to 200 characters, without control characters"
