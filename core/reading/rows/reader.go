package rows

import (
	"bytes"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"loupe/core/base/jsontext"
	"loupe/core/base/problem"
	"loupe/core/base/text"
	"loupe/core/exchange"

	"github.com/tidwall/gjson"
)

// Form is a form in which rows are sent and returned.
type Form int

const (
	JSON  Form = iota // an object with an array
	Lines             // a row on each line
	CSV               // a header with the names of the fields, then a row in each record
)

const (
	maxColumns = 100 // of a CSV file
	maxWrong   = 100 // mistakes; the rows after the last of these are not read
)

// Kind describes the rows of a request.
type Kind struct {
	Member   string // the array in a body in JSON, and the field of a problem of all rows
	Noun     string // names a row in messages
	Max      int    // highest number of rows
	TooMany  string // detail of the problem if there are more
	None     string // detail of the problem if there are none
	Invalid  string // beginning of the detail if rows are invalid; the number of the first and what is wrong with it follow
	Required string // the column that a CSV file must have

	IsColumn func(name string) bool                  // reports whether the column is read; a CSV file must not have it twice
	Meant    func(name string) string                // the column that is read and that another one is a misspelling of, "" for none; nil: none is
	FromText func(names, cells []string) []byte      // makes a JSON object of the cells of a record
	Add      func(root gjson.Result, cells []string) // adds a row; cells are nil unless the form is CSV
}

// Reader reads rows from the pieces of a body. While it calls Add with a row, Count is the row's number from 1.
type Reader struct {
	*Kind
	Form  Form
	Table Table // of a CSV file; its header is nil until it is read
	Count int   // rows so far
	Wrong []problem.RowError
	Fatal *problem.Problem // why reading stopped or, at the end, why the rows are refused; nil if they are not

	rest  []byte // the bytes of an incomplete row; its memory is used again: docs/RATIONALE.md, "Large objects"
	begun bool   // a piece was read
	split split

	charset text.Charset // of a CSV file
}

// NewReader returns a reader of a body in a form.
func NewReader(kind *Kind, form Form) *Reader {
	return &Reader{Kind: kind, Form: form, split: split{member: kind.Member}}
}

// Name returns the member name of a body in JSON, as JSON; nil if there is none.
func (r *Reader) Name() []byte { return r.split.value }

// Begun reports whether a piece was read.
func (r *Reader) Begun() bool { return r.begun }

// Read reads the rows that end in a piece. last is true for the last piece.
func (r *Reader) Read(piece []byte, last bool) {
	from := len(r.rest)
	r.rest = append(r.rest, piece...)
	first := !r.begun
	if first {
		if len(r.rest) < len("\ufeff") && !last {
			return
		}
		from, r.begun, r.charset = 0, true, text.UTF8
		r.Table.Mark = bytes.HasPrefix(r.rest, []byte("\ufeff"))
		if r.Form == CSV {
			r.charset = text.CharsetOf(r.rest)
		}
	}
	if first || r.charset != text.UTF8 {
		decoded, err := r.charset.Decode(r.rest[from:])
		if err != nil {
			r.End(err.Error())
		}
		r.rest = append(r.rest[:from], decoded...)
	}
	at := 0
	for r.Fatal == nil {
		size, fault := r.next(r.rest[at:], last)
		if fault != "" {
			r.End(fault)
		}
		at += size
		if size == 0 || at == len(r.rest) {
			break
		}
	}
	r.rest = append(r.rest[:0], r.rest[at:]...)
	if r.Fatal == nil && len(r.rest) > exchange.MaxBody {
		r.End(r.Noun + " " + strconv.Itoa(r.Count+1) + " must not be larger than 64 kB")
	}
	if last {
		r.finish()
	}
}

// finish checks the body as a whole.
func (r *Reader) finish() {
	detail := ""
	switch {
	case r.Fatal != nil:
		return
	case r.Form == JSON && r.split.at != atEnd:
		r.End("the body is not valid JSON")
		return
	case r.Form == JSON && !r.split.found:
		detail = r.Member + " is required"
	case r.Count == 0:
		detail = r.None
	case r.Wrong != nil:
		r.endWrong("")
		return
	default:
		return
	}
	r.Fatal = &problem.Problem{Code: problem.BadRequest, Field: r.Member, Detail: detail}
}

// endWrong refuses the body because of its invalid rows. The detail ends with rest.
func (r *Reader) endWrong(rest string) {
	detail := r.Invalid + " " + strconv.Itoa(r.Wrong[0].Row) + ": " + r.Wrong[0].Detail + rest
	r.Fatal = &problem.Problem{Code: problem.BadRequest, Field: r.Member, Errors: r.Wrong, Detail: detail}
}

// End refuses the body and stops reading it.
func (r *Reader) End(detail string) {
	r.Fatal = &problem.Problem{Code: problem.BadRequest, Field: "body", Detail: detail}
}

// next reads one row, or the text between two. It returns the bytes read, or 0 if the row is not complete yet.
func (r *Reader) next(text []byte, last bool) (size int, fault string) {
	switch r.Form {
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
	if r.Table.Header == nil {
		return r.readHeader(text, last)
	}
	cells, size, fault := record(text, r.Table.Separator, last)
	if size > 0 && (fault != "" || len(cells) > 1 || strings.TrimSpace(strings.TrimSuffix(cells[0], "\x1a")) != "") { // DOS ends files in Ctrl-Z
		r.addRecord(cells, text[:size], fault)
	}
	return size, ""
}

// readHeader reads the header of a CSV file. It skips empty lines and lines such as "sep=;" before it.
func (r *Reader) readHeader(text []byte, last bool) (size int, fault string) {
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
	case !utf8.Valid(text[:size]) || bytes.IndexByte(text[:size], 0) >= 0:
		return size, "the file must be in UTF-8"
	case len(cells) > maxColumns:
		return size, "the file must not have more than 100 columns"
	}
	r.Table.Separator, r.Table.Header = separator, cells
	names := r.Table.Names()
	for i, name := range names {
		if r.IsColumn(name) && slices.Contains(names[:i], name) {
			return size, "the header must not have the column " + name + " twice"
		}
		if r.Meant == nil {
			continue
		}
		if meant := r.Meant(name); meant != "" && !slices.Contains(names, meant) {
			return size, "the column " + name + " is not read; did you mean " + meant + "? Rename it"
		}
	}
	if !slices.Contains(names, r.Required) {
		return size, "the header must have the column " + r.Required
	}
	return size, ""
}

// addRecord adds the row of a record. A record may have more or fewer empty cells at its end than the header.
func (r *Reader) addRecord(cells []string, text []byte, fault string) {
	width := len(r.Table.Header)
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
	switch cells = cells[:width]; {
	case !r.count():
	case fault != "":
		r.Report("body", "the row "+fault)
	default:
		r.Add(gjson.ParseBytes(r.FromText(r.Table.Names(), cells)), cells)
	}
}

// addJSON adds the row of a JSON text.
func (r *Reader) addJSON(text []byte) {
	if !r.count() {
		return
	}
	root, err := jsontext.Parse(text)
	switch {
	case len(text) > exchange.MaxBody:
		r.Report("body", "the "+r.Noun+" must not be larger than 64 kB")
	case err != nil:
		r.Report("body", "the "+r.Noun+" "+err.Error())
	case !root.IsObject():
		r.Report("body", "the "+r.Noun+" must be a JSON object")
	default:
		r.Add(root, nil)
	}
}

// count counts a row. It returns false and refuses the body if there are too many, valid or not.
func (r *Reader) count() bool {
	r.Count++
	if r.Count > r.Max {
		r.Fatal = &problem.Problem{Code: problem.BadRequest, Field: r.Member, Detail: r.TooMany}
	}
	return r.Fatal == nil
}

// Report records what is wrong with the row that is being added. After maxWrong mistakes it ends the reading.
func (r *Reader) Report(field, detail string) {
	if r.Wrong = append(r.Wrong, problem.RowError{Row: r.Count, Field: field, Detail: detail}); len(r.Wrong) == maxWrong {
		r.endWrong("; only the first 100 mistakes are listed")
	}
}
