package vision

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"testing"

	"loupe/core/exchange"
	"loupe/core/photo"
	"loupe/core/upstream"
)

const (
	photoURL   = "https://img.example/a b.jpg?${VISION_API_KEY}=\"1\"&x=<>"
	photoBytes = "\xff\xd8\xff a photo"
)

// request is the effect by which an upstream is asked, with the photo put where it belongs.
type request struct {
	kind    uint8 // 1 fetch, 7 ai
	method  string
	url     string
	headers exchange.Headers
	model   string
	flags   uint8 // 2: with secrets
	body    []byte
}

// play asks an upstream about a photo, in a machine of the exchange, and answers.
type play struct {
	machine *exchange.Machine
	sight   *Sight
	asked   []request
}

func newPlay(t *testing.T, vars exchange.Headers, description string) *play {
	t.Helper()
	p := &play{}
	p.machine = exchange.NewMachine(func(config exchange.Config) exchange.Stage {
		settings := Configure(config)
		return func(f *exchange.Flow) {
			kept := f.Fetch(exchange.Fetch{URL: photoURL, Keep: true})
			p.sight = Identify(f, &settings, &Photo{
				URL: photoURL, Format: photo.JPEG, fetch: &upstream.Followed{Fetched: kept},
			}, description, "GB")
		}
	})
	var w frame
	w.u8(0)
	w.u32(len(vars))
	for _, v := range vars {
		w.bytes(v.Name)
		w.bytes(v.Value)
	}
	w.u32(2)
	w.bytes("VISION_API_KEY")
	w.bytes("AI")
	p.machine.Step(w)

	w = nil
	w.u8(1)
	w.u32(1)
	w.i64(0)
	w.bytes(string(make([]byte, exchange.EntropyBytes)))
	w.u32(0)
	w.bytes("POST")
	w.bytes("/")
	w.u32(0)
	w.bytes("")
	p.read(t, p.machine.Step(w))
	return p
}

// answer gives the upstream's answer to what it was asked, with HTTP status 200 if it was by HTTP.
func (p *play) answer(t *testing.T, body string) {
	t.Helper()
	var payload frame
	if p.asked[0].kind == 1 {
		payload.u16(200)
		payload.u32(0)
		payload.u32(len(body))
		payload.bytes("")
	}
	payload.bytes(body)
	var w frame
	w.u8(2)
	w.u32(1)
	w.i64(300)
	w.u32(1)
	w.u32(1) // the effect: 0 is the photo's
	w.u32(300)
	w.u8(0)
	w.bytes(string(payload))
	p.read(t, p.machine.Step(w))
}

// read takes the effects of a progress frame.
func (p *play) read(t *testing.T, answer []byte) {
	t.Helper()
	r := frame(answer)
	if kind := r.takeU8(); kind != 1 {
		t.Fatalf("the core answers %q", answer)
	}
	r.takeU32()
	r.takeU8()
	for n := r.takeU32(); n > 0; n-- {
		number := r.takeU32()
		q := request{kind: r.takeU8()}
		r.takeU32()
		switch q.kind {
		case 1:
			q.method, q.url = r.takeString(), r.takeString()
			for n := r.takeU32(); n > 0; n-- {
				q.headers = append(q.headers, exchange.Header{Name: r.takeString(), Value: r.takeString()})
			}
			q.body = r.takeParts()
			r.takeU32()
			q.flags = r.takeU8()
			r.takeU32()
		case 7:
			q.model, q.body = r.takeString(), r.takeParts()
		default:
			t.Fatalf("an effect of kind %d", q.kind)
		}
		if number > 0 {
			p.asked = append(p.asked, q)
		}
	}
}

// frame is read from the front and written at the end, as the package exchange documents.
type frame []byte

func (w *frame) u8(v uint8)     { *w = append(*w, v) }
func (w *frame) u16(v uint16)   { *w = binary.LittleEndian.AppendUint16(*w, v) }
func (w *frame) u32(v int)      { *w = binary.LittleEndian.AppendUint32(*w, uint32(v)) }
func (w *frame) i64(v int64)    { *w = binary.LittleEndian.AppendUint64(*w, uint64(v)) }
func (w *frame) bytes(v string) { w.u32(len(v)); *w = append(*w, v...) }

func (r *frame) take(n int) []byte {
	taken := (*r)[:n]
	*r = (*r)[n:]
	return taken
}
func (r *frame) takeU8() uint8      { return r.take(1)[0] }
func (r *frame) takeU32() int       { return int(binary.LittleEndian.Uint32(r.take(4))) }
func (r *frame) takeString() string { return string(r.take(r.takeU32())) }

func (r *frame) takeParts() []byte {
	var body bytes.Buffer
	for n := r.takeU32(); n > 0; n-- {
		switch r.takeU8() {
		case 0:
			body.WriteString(r.takeString())
		case 2:
			if r.takeU32() == 0 {
				body.WriteString(base64.StdEncoding.EncodeToString([]byte(photoBytes)))
			}
		}
	}
	return body.Bytes()
}
