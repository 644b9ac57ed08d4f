package exchangetest

import (
	"bytes"
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"loupe/core/exchange"
	"loupe/core/exchange/wire"
)

// The first byte of a frame.
const (
	FrameConfigure = 0
	FrameOpen      = 1
	FrameDone      = 2
	FrameDescribe  = 3
	FrameGone      = 4

	FrameReady    = 0
	FrameProgress = 1
	FrameFault    = 2
	FrameManifest = 3
)

// Frame is a frame from the core.
type Frame struct {
	Raw      []byte
	Fault    string    // "" if the frame is not a fault
	Manifest *Manifest // nil if the frame is not a manifest

	// Of a progress frame.
	Exchange uint32
	Response *exchange.Response // nil if it has none; its body has kept bodies as [Effect.Kept] says
	Open     bool               // the body of the response stays open
	Chunk    []byte             // of that body; nil if the frame has none
	Account  string             // for whose account the exchange is; "" if the frame does not say
	Closed   bool
	Log      []string // lines for the host's log
	Effects  []Effect
	Groups   [][]int
	Notes    []Note

	Parts []Part // the body of the response
}

// Note is a note that an exchange leaves.
type Note struct{ Name, Text string }

// Manifest is the content of the core's manifest frame: limits, and names of variables and secrets.
type Manifest struct {
	MaxBody, Connections  int
	Deferred              []string
	Variables, Secrets    []string
	Internal, Unavailable exchange.Response
}

// Defers reports whether the host leaves the bodies of requests to a path unread.
func (m *Manifest) Defers(path string) bool {
	return slices.ContainsFunc(m.Deferred, func(one string) bool {
		return one == path || strings.HasSuffix(one, "/") && strings.HasPrefix(path, one)
	})
}

var maxUint32 uint32 = math.MaxUint32

// NoEffect is the number of an effect that never started: the largest u32, which is -1 where an int has 32 bits.
var NoEffect = int(maxUint32)

// DecodeFrame decodes a frame from the core. It returns an error if the frame does not fit the protocol.
func DecodeFrame(raw []byte) (Frame, error) {
	f, r := Frame{Raw: raw}, wire.NewReader(raw)
	switch kind := r.U8(); kind {
	case FrameReady:
	case FrameProgress:
		f.decodeProgress(r)
	case FrameFault:
		f.Fault = r.String()
		if f.Fault == "" {
			return f, fmt.Errorf("a fault has no message")
		}
	case FrameManifest:
		f.Manifest = &Manifest{
			MaxBody: int(r.U32()), Connections: int(r.U32()), Deferred: DecodeStrings(r),
			Variables: DecodeStrings(r), Secrets: DecodeStrings(r),
			Internal: decodeLiteralResponse(r), Unavailable: decodeLiteralResponse(r),
		}
	default:
		return f, fmt.Errorf("there is no frame of type %d", kind)
	}
	if !r.Complete() {
		return f, fmt.Errorf("the frame does not fit the protocol")
	}
	return f, nil
}

func (f *Frame) decodeProgress(r *wire.Reader) {
	f.Exchange = r.U32()
	flags := r.U8()
	if flags > 63 {
		r.Fail()
	}
	if flags&1 != 0 {
		f.Response, f.Parts = decodeResponse(r)
	}
	f.Closed, f.Open = flags&2 != 0, flags&4 != 0
	if flags&8 != 0 {
		f.Chunk = append([]byte{}, r.Bytes()...)
	}
	if flags&16 != 0 {
		f.Account = r.String()
	}
	if flags&32 != 0 {
		f.Log = DecodeStrings(r)
	}
	for n := r.Count(9); n > 0; n-- {
		f.Effects = append(f.Effects, decodeEffect(r, f.Exchange))
	}
	for n := r.Count(4); n > 0; n-- {
		group := make([]int, r.Count(4))
		for i := range group {
			group[i] = int(r.U32())
		}
		f.Groups = append(f.Groups, group)
	}
	for n := r.Count(8); n > 0; n-- {
		f.Notes = append(f.Notes, Note{r.String(), r.String()})
	}
}

// decodeResponse returns the response and the parts of its body.
func decodeResponse(r *wire.Reader) (*exchange.Response, []Part) {
	response := &exchange.Response{Status: int(r.U16()), Headers: DecodeHeaders(r)}
	parts := decodeParts(r)
	text, _ := describeParts(parts)
	response.Body = []byte(text)
	return response, parts
}

// decodeLiteralResponse decodes a response without kept bodies.
func decodeLiteralResponse(r *wire.Reader) exchange.Response {
	response, parts := decodeResponse(r)
	if slices.ContainsFunc(parts, func(p Part) bool { return p.Kind != 0 }) {
		r.Fail()
	}
	return *response
}

// DecodeStrings decodes a list of texts.
func DecodeStrings(r *wire.Reader) []string {
	var list []string
	for n := r.Count(4); n > 0; n-- {
		list = append(list, DecodeText(r))
	}
	return list
}

// DescribeFrame asks for the manifest.
func DescribeFrame() []byte { return []byte{FrameDescribe} }

// ConfigureFrame configures the core.
func ConfigureFrame(variables exchange.Headers, secrets ...string) []byte {
	w := wire.Writer{FrameConfigure}
	writeHeaders(&w, variables)
	w.Count(len(secrets))
	for _, name := range secrets {
		w.String(name)
	}
	return w
}

// Open describes an exchange to open.
type Open struct {
	Exchange uint32
	Now      int64  // Unix milliseconds
	Entropy  []byte // nil: 32 bytes of 7
	Notes    Notes
	Request  exchange.Request // method GET and path / if empty
}

// Topic is the notes of one name, oldest first.
type Topic struct {
	Name  string
	Notes []exchange.Note
}

// Notes are the topics of a host, sorted by name.
type Notes []Topic

// Add adds the notes of a frame, whose time is now. The last ten of each name stay.
func (n *Notes) Add(now int64, notes []Note) {
	for _, note := range notes {
		i, found := slices.BinarySearchFunc(*n, note.Name, func(t Topic, name string) int { return cmp.Compare(t.Name, name) })
		if !found {
			*n = slices.Insert(*n, i, Topic{Name: note.Name})
		}
		all := append((*n)[i].Notes, exchange.Note{At: now, Text: []byte(note.Text)})
		(*n)[i].Notes = all[max(0, len(all)-10):]
	}
}

// Frame encodes the open frame.
func (o Open) Frame() []byte {
	if o.Entropy == nil {
		o.Entropy = bytes.Repeat([]byte{7}, exchange.EntropyBytes)
	}
	request, target := o.Request, o.Request.Path
	if request.Method == "" {
		request.Method = "GET"
	}
	if target == "" {
		target = "/"
	}
	if request.Query != "" {
		target += "?" + request.Query
	}
	w := wire.Writer{FrameOpen}
	w.U32(o.Exchange)
	w.I64(o.Now)
	w.Bytes(o.Entropy)
	w.Count(len(o.Notes))
	for _, topic := range o.Notes {
		w.String(topic.Name)
		w.Count(len(topic.Notes))
		for _, note := range topic.Notes {
			w.I64(note.At)
			w.Bytes(note.Text)
		}
	}
	w.String(request.Method)
	w.String(target)
	writeHeaders(&w, request.Headers)
	w.Bytes(request.Body)
	return w
}

// Result is the result of an effect. [Answer.Result] makes one.
type Result struct {
	Effect  int
	Elapsed int           // milliseconds
	Code    exchange.Code // 0: success
	Payload []byte        // the effect's answer, or the message of the failure
}

// DoneFrame delivers results.
func DoneFrame(exchange uint32, now int64, results ...Result) []byte {
	w := wire.Writer{FrameDone}
	w.U32(exchange)
	w.I64(now)
	w.Count(len(results))
	for _, r := range results {
		w.U32(uint32(r.Effect))
		w.U32(uint32(r.Elapsed))
		w.U8(uint8(r.Code))
		w.Bytes(r.Payload)
	}
	return w
}

// GoneFrame says that the client has left.
func GoneFrame(exchange uint32, now int64) []byte {
	w := wire.Writer{FrameGone}
	w.U32(exchange)
	w.I64(now)
	return w
}
