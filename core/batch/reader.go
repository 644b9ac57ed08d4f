package batch

import (
	"bytes"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/ledger"
	"loupe/core/photo"
	"loupe/core/problem"
	"loupe/core/publicurl"
	"loupe/core/request"

	"github.com/tidwall/gjson"
)

// Form is a form in which items are sent and results are returned.
type Form int

const (
	JSON  Form = iota // an object with the array items
	Lines             // an item on each line
	CSV               // a header with the names of the fields, then an item in each record
)

const (
	// MaxBody is the largest body of a batch in bytes.
	MaxBody = 5 << 20

	maxReference = 255     // characters
	maxName      = 200     // characters
	maxColumns   = 100     // of a CSV file
	maxFaults    = 5       // reported for an item
	maxPart      = 800_000 // bytes of a database parameter before its last item; D1 allows 2 MB
	maxStored    = 12 << 20
)

// reader reads the items of a batch from the pieces of its body.
type reader struct {
	form     Form
	defaults request.Defaults
	today    int

	rest  []byte // the bytes of an incomplete item
	begun bool   // a piece was read
	split split
	table table // the header of a CSV file is nil until it is read

	count  int            // items
	first  map[string]int // number of the first item with each request
	parts  []jsontext.Writer
	stored int // bytes of all parts

	wrong []problem.RowError
	fatal *problem.Problem // why the rest of the body is not read
}

func newReader(form Form, defaults request.Defaults, today int) *reader {
	return &reader{form: form, defaults: defaults, today: today, first: map[string]int{}}
}

// read reads the items that end in a piece. last is true for the last piece.
func (r *reader) read(piece []byte, last bool) {
	r.rest = append(r.rest, piece...)
	if !r.begun {
		if len(r.rest) < len("\ufeff") && !last {
			return
		}
		after, found := bytes.CutPrefix(r.rest, []byte("\ufeff"))
		r.rest, r.table.mark, r.begun = after, found, true
	}
	at := 0
	for r.fatal == nil {
		size, fault := r.next(r.rest[at:], last)
		if fault != "" {
			r.end(fault)
		}
		at += size
		if size == 0 || at == len(r.rest) {
			break
		}
	}
	r.rest = append([]byte(nil), r.rest[at:]...)
	if r.fatal == nil && len(r.rest) > exchange.MaxBody {
		r.end("item " + strconv.Itoa(r.count+1) + " must not be larger than 64 kB")
	}
	if last {
		r.finish()
	}
}

// finish checks the body as a whole.
func (r *reader) finish() {
	switch {
	case r.fatal != nil:
	case r.form == JSON && r.split.at != atEnd:
		r.end("the body is not valid JSON")
	case r.form == JSON && !r.split.items:
		r.fatal = &problem.Problem{Code: problem.BadRequest, Field: "items", Detail: "items is required"}
	case r.count == 0:
		r.fatal = &problem.Problem{Code: problem.BadRequest, Field: "items", Detail: "the batch must have an item"}
	case r.wrong != nil:
		r.fatal = &problem.Problem{Code: problem.BadRequest, Field: "items", Errors: r.wrong,
			Detail: "nothing was begun, because items are invalid; the first is item " + strconv.Itoa(r.wrong[0].Row) + ": " + r.wrong[0].Detail}
	}
}

// end refuses the body and stops reading it.
func (r *reader) end(detail string) {
	r.fatal = &problem.Problem{Code: problem.BadRequest, Field: "body", Detail: detail}
}

// next reads one item, or the text between two. It returns the bytes read, or 0 if the item is not complete yet.
func (r *reader) next(text []byte, last bool) (size int, fault string) {
	switch r.form {
	case JSON:
		element, size, fault := r.split.next(text)
		if element != nil {
			r.addJSON(element)
		}
		return size, fault
	case Lines:
		line, _, found := bytes.Cut(text, []byte("\n"))
		if !found && !last {
			return 0, ""
		}
		if trimmed := bytes.TrimSpace(line); len(trimmed) > 0 {
			r.addJSON(trimmed)
		}
		return min(len(line)+1, len(text)), ""
	}
	if r.table.header == nil {
		return r.readHeader(text, last)
	}
	cells, size, fault := record(text, r.table.separator, last)
	if size > 0 && (fault != "" || len(cells) > 1 || strings.TrimSpace(cells[0]) != "") {
		r.addRecord(cells, text[:size], fault)
	}
	return size, ""
}

// readHeader reads the header of a CSV file. Lines before it that are empty, or such as "sep=;", are skipped.
func (r *reader) readHeader(text []byte, last bool) (size int, fault string) {
	line, _, found := bytes.Cut(text, []byte("\n"))
	if !found && !last {
		return 0, ""
	}
	if trimmed := bytes.TrimSpace(line); len(trimmed) == 0 || len(trimmed) == len("sep=;") && bytes.EqualFold(trimmed[:4], []byte("sep=")) {
		return min(len(line)+1, len(text)), ""
	}
	separator := separatorOf(line)
	cells, size, fault := record(text, separator, last)
	switch {
	case size == 0:
		return 0, ""
	case fault != "":
		return size, "the header is not CSV: " + fault
	case !utf8.Valid(text[:size]):
		return size, "the file must be in UTF-8"
	case len(cells) > maxColumns:
		return size, "the file must not have more than 100 columns"
	}
	r.table.separator, r.table.header = separator, cells
	for i, name := range cells {
		name = strings.TrimSpace(name)
		if (name == "reference" || request.IsField(name)) && slices.Contains(r.names()[:i], name) {
			return size, "the header must not have the column " + name + " twice"
		}
	}
	if !slices.Contains(r.names(), "image_url") {
		return size, "the header must have the column image_url"
	}
	return size, ""
}

// names returns the names in the header without spaces around them.
func (r *reader) names() []string {
	names := slices.Clone(r.table.header)
	for i := range names {
		names[i] = strings.TrimSpace(names[i])
	}
	return names
}

// addRecord adds the item of a record. Empty cells at its end may be missing or surplus.
func (r *reader) addRecord(cells []string, text []byte, fault string) {
	width := len(r.table.header)
	for len(cells) < width {
		cells = append(cells, "")
	}
	switch {
	case fault != "":
	case len(text) > exchange.MaxBody:
		fault = "must not be larger than 64 kB"
	case !utf8.Valid(text):
		fault = "must be in UTF-8"
	case strings.Join(cells[width:], "") != "":
		fault = "has " + strconv.Itoa(len(cells)) + " cells, but the header has " + strconv.Itoa(width)
	}
	if fault != "" {
		r.refuse("body", "the row "+fault)
		return
	}
	cells = cells[:width]
	names := r.names()
	root := gjson.ParseBytes(request.FromText(names, cells))
	reference := ""
	if i := slices.Index(names, "reference"); i >= 0 {
		reference = strings.TrimSpace(cells[i])
	}
	r.add(root, reference, cells)
}

// addJSON adds the item of a JSON text.
func (r *reader) addJSON(text []byte) {
	root, err := jsontext.Parse(text)
	reference := jsontext.Get(&root, "reference")
	switch {
	case len(text) > exchange.MaxBody:
		r.refuse("body", "the item must not be larger than 64 kB")
	case err != nil:
		r.refuse("body", "the item "+err.Error())
	case !root.IsObject():
		r.refuse("body", "the item must be a JSON object")
	case reference.Exists() && reference.Type != gjson.String && reference.Type != gjson.Null:
		r.refuse("reference", "reference must be a string")
	default:
		r.add(root, reference.Str, nil)
	}
}

// countItem counts an item. It returns false and refuses the body if there are too many, valid or not.
func (r *reader) countItem() bool {
	r.count++
	if r.count > ledger.MaxItems {
		r.fatal = &problem.Problem{Code: problem.BadRequest, Field: "items", Detail: "a batch must not have more than 1,000 items; send the others as another batch"}
	}
	return r.fatal == nil
}

// refuse adds an item that is not valid.
func (r *reader) refuse(field, detail string) {
	if r.countItem() {
		r.report(field, detail)
	}
}

func (r *reader) report(field, detail string) {
	r.wrong = append(r.wrong, problem.RowError{Row: r.count, Field: field, Detail: detail})
}

// add adds an item. cells is nil unless the body is CSV.
func (r *reader) add(root gjson.Result, reference string, cells []string) {
	if !r.countItem() {
		return
	}
	a, invalid := request.ParseAll(root, r.defaults, r.today, maxFaults)
	for _, one := range invalid {
		r.report(one.Field, one.Detail)
	}
	if utf8.RuneCountInString(reference) > maxReference || strings.ContainsFunc(reference, isControl) {
		r.report("reference", "reference must not have more than 255 characters, or control characters")
	}
	if r.wrong != nil {
		return // nothing will be stored
	}
	json := string(a.JSON())
	first := r.first[json]
	if first == 0 {
		r.first[json] = r.count
	}
	part := r.part()
	before := len(*part)
	part.Open('[')
	part.Int(int64(r.count))
	writeOrNull(part, reference != "", func() { part.String(reference) })
	writeOrNull(part, first != 0, func() { part.Int(int64(first)) })
	photos := photoKeys(&a)
	writeOrNull(part, photos != nil, func() { part.Strings(photos) })
	part.Raw([]byte(json))
	writeOrNull(part, cells != nil, func() { part.Strings(cells) })
	part.Close(']')
	if r.stored += len(*part) - before; r.stored > maxStored {
		r.end("the items are too large; send them as several batches")
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
	if r.split.value == nil {
		return "", nil
	}
	value, err := jsontext.Parse(r.split.value)
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
