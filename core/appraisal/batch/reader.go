package batch

import (
	"hash/fnv"
	"slices"
	"strings"
	"unicode/utf8"

	"loupe/core/appraisal/request"
	"loupe/core/base/jsontext"
	"loupe/core/base/problem"
	"loupe/core/base/publicurl"
	"loupe/core/exchange"
	"loupe/core/reading/rows"
	"loupe/core/store/ledger"
	"loupe/core/upstream/photo"

	"github.com/tidwall/gjson"
)

const (
	// MaxBody is the largest body of a batch in bytes.
	MaxBody   = 5 << 20
	bodyLimit = "5 MB; send the items as several batches"

	maxReference = 255     // characters
	maxName      = 200     // characters
	maxProblems  = 5       // reported for an item
	maxChunk     = 200_000 // bytes of a chunk before its last item, which has at most 800,000
	maxParam     = 1_900_000
	maxStored    = 12 << 20
)

// reader reads the items of a batch from the pieces of its body.
type reader struct {
	*rows.Reader
	defaults request.Defaults
	today    int

	first  map[uint64]int    // number of the first item with each request, by the request's hash
	chunks []jsontext.Writer // the items that are not in params yet, as elements of a JSON array
	kept   []exchange.Future[exchange.Answer]
	params []param
	stored int // bytes of all items
}

// param is a parameter of a statement that inserts items: a JSON array of at most 2 MB, D1's limit of a value.
type param struct {
	parts []exchange.Part // without the closing bracket
	size  int             // bytes
}

func (p *param) value() exchange.Value {
	return exchange.TextOf(append(p.parts, exchange.Literal([]byte("]")))...)
}

func newReader(form rows.Form, defaults request.Defaults, today int) *reader {
	r := &reader{defaults: defaults, today: today, first: map[uint64]int{}}
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
	a, refused := request.ParseAll(root, r.defaults, r.today, maxProblems)
	for _, one := range refused {
		r.Report(one.Field, one.Detail)
	}
	if utf8.RuneCountInString(reference) > maxReference || strings.ContainsFunc(reference, isControl) {
		r.Report("reference", "reference must not have more than 255 characters, or control characters")
	}
	if r.Wrong != nil {
		r.chunks = nil // nothing will be stored
		return
	}
	json := a.JSON()
	hash := fnv.New64a()
	hash.Write(json)
	first := r.first[hash.Sum64()]
	if first == 0 {
		r.first[hash.Sum64()] = r.Count
	}
	w := r.chunk()
	before := len(*w)
	w.Open('[')
	w.Int(int64(r.Count))
	w.StringOrNull(reference)
	writeOrNull(w, first != 0, func() { w.Int(int64(first)) })
	photos := photoKeys(a)
	writeOrNull(w, photos != nil, func() { w.Strings(photos) })
	w.Raw(json)
	writeOrNull(w, cells != nil, func() { w.Strings(cells) })
	w.Close(']')
	if r.stored += len(*w) - before; r.stored > maxStored {
		r.End("the items are too large; send them as several batches")
	}
}

// chunk returns the chunk that the next item belongs to.
func (r *reader) chunk() *jsontext.Writer {
	n := len(r.chunks)
	switch {
	case n > 0 && len(r.chunks[n-1]) <= maxChunk:
		return &r.chunks[n-1]
	case n < cap(r.chunks): // the memory of an earlier chunk
		r.chunks = r.chunks[:n+1]
		r.chunks[n] = r.chunks[n][:0]
	default:
		r.chunks = append(r.chunks, nil)
	}
	return &r.chunks[n]
}

// keepChunks moves the chunks to the host, so that the core does not hold the items of a large body. Its flow waits
// until they are there.
func (r *reader) keepChunks(f *exchange.Flow) {
	for _, chunk := range r.chunks {
		kept := f.Keep(exchange.Literal(chunk))
		f.Await(kept)
		r.kept = append(r.kept, kept)
		r.addToParams(exchange.Kept(kept), len(chunk))
	}
	r.chunks = r.chunks[:0]
}

// keptAll returns the failure of a chunk that the host did not keep.
func (r *reader) keptAll() error {
	for _, kept := range r.kept {
		if _, err := kept.Result(); err != nil {
			return err
		}
	}
	return nil
}

func (r *reader) addToParams(chunk exchange.Part, size int) {
	between := ","
	if n := len(r.params); n == 0 || r.params[n-1].size+size > maxParam {
		r.params, between = append(r.params, param{}), "["
	}
	last := &r.params[len(r.params)-1]
	last.parts = append(last.parts, exchange.Literal([]byte(between)), chunk)
	last.size += len(between) + size
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
func (r *reader) name() (name string, refused *problem.Problem) {
	if r.Name() == nil {
		return "", nil
	}
	value, err := jsontext.Parse(r.Name())
	if err != nil || value.Type != gjson.String && value.Type != gjson.Null || !IsName(value.Str) && value.Type == gjson.String {
		return "", problem.Invalid("name", "name "+NameForm)
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
