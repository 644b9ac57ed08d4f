package search

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"strings"
	"testing"

	"loupe/core/exchange"
)

// effect is one that the core asks the host for, as the package comment of exchange encodes it.
type effect struct {
	number      uint32
	kind        byte
	time        uint32
	name        string // of a token
	fresh       bool
	method, url string
	headers     exchange.Headers
	body        string // a kept body in base64 is "<kept N>"
	secrets     bool
	wait        uint32
}

const (
	fetchEffect = 1
	d1Effect    = 6
	waitEffect  = 9
	tokenEffect = 10
)

// reply is what the host answers.
type reply struct {
	status  int
	body    string
	failure exchange.Code
}

// host is the other side of exchanges. It keeps the notes that they leave.
type host struct {
	names []string
	notes map[string][]string
}

func (h *host) note(name, text string) {
	if h.notes == nil {
		h.notes = map[string][]string{}
	}
	if h.notes[name] == nil {
		h.names = append(h.names, name)
	}
	h.notes[name] = append(h.notes[name], text)
	h.notes[name] = h.notes[name][max(0, len(h.notes[name])-10):]
}

// play runs an exchange to its end, each effect answered at once. Begin starts searches, and is given the
// future of a kept photo. What the searches found comes back, with the effects that they asked for.
func (h *host) play(t testing.TB, vars exchange.Headers, secrets []string, answer func(effect) reply,
	begin func(f *exchange.Flow, s *Settings, photo exchange.Future[exchange.Answer]) []*Results) ([]*Results, []effect) {
	t.Helper()
	var results []*Results
	machine := exchange.NewMachine(func(config exchange.Config) exchange.Stage {
		settings := Configure(config)
		return func(f *exchange.Flow) {
			photo := f.Fetch(exchange.Fetch{URL: "https://img.example/photo.jpg", Keep: true, Limit: 1 << 20})
			f.Await(photo)
			f.Then(func(f *exchange.Flow) {
				results = begin(f, &settings, photo)
				for _, r := range results {
					f.Await(r)
				}
				f.Then(func(f *exchange.Flow) { f.Reply(exchange.Response{Status: 200}) })
			})
		}
	})

	var configure encoder
	configure.u8(0)
	configure.headers(vars)
	configure.u32(len(secrets))
	for _, s := range secrets {
		configure.str(s)
	}
	machine.Step(configure)

	now := 1_000_000
	var open encoder
	open.u8(1)
	open.u32(7)
	open.i64(now)
	open.str(strings.Repeat("e", exchange.EntropyBytes))
	open.u32(len(h.names))
	for _, name := range h.names {
		open.str(name)
		open.u32(len(h.notes[name]))
		for _, note := range h.notes[name] {
			open.i64(now)
			open.str(note)
		}
	}
	open.str("GET")
	open.str("/")
	open.u32(0) // headers
	open.str("")

	var all []effect
	frame := machine.Step(open)
	for range 20 {
		effects, closed := h.decode(t, frame)
		var done encoder
		done.u8(2)
		done.u32(7)
		at := len(done)
		done.i64(now)
		done.u32(len(effects))
		for _, e := range effects {
			payload, outcome := encoder{}, exchange.Code(0)
			switch {
			case e.kind == waitEffect:
				now += int(e.wait)
			case e.url == "https://img.example/photo.jpg":
				payload.answer(200, "")
			case e.kind == d1Effect:
				payload.u32(1)
				payload.i64(0)
				payload.u32(0)
				payload.u32(0)
			default:
				all = append(all, e)
				r := answer(e)
				switch {
				case r.failure != 0:
					outcome = r.failure
				case e.kind == tokenEffect:
					payload.u16(r.status)
				default:
					payload.answer(r.status, r.body)
				}
			}
			done.u32(int(e.number))
			done.u32(5)
			done.u8(int(outcome))
			done.str(string(payload))
		}
		binary.LittleEndian.PutUint64(done[at:], uint64(now))
		if closed {
			return results, all
		}
		frame = machine.Step(done)
	}
	t.Fatal("the exchange does not end")
	return nil, nil
}

type encoder []byte

func (e *encoder) u8(v int)     { *e = append(*e, byte(v)) }
func (e *encoder) u16(v int)    { *e = binary.LittleEndian.AppendUint16(*e, uint16(v)) }
func (e *encoder) u32(v int)    { *e = binary.LittleEndian.AppendUint32(*e, uint32(v)) }
func (e *encoder) i64(v int)    { *e = binary.LittleEndian.AppendUint64(*e, uint64(v)) }
func (e *encoder) str(v string) { e.u32(len(v)); *e = append(*e, v...) }
func (e *encoder) headers(h exchange.Headers) {
	e.u32(len(h))
	for _, header := range h {
		e.str(header.Name)
		e.str(header.Value)
	}
}
func (e *encoder) answer(status int, body string) {
	e.u16(status)
	e.headers(nil)
	e.u32(len(body))
	e.str("")
	e.str(body)
}

type decoder struct{ *bytes.Reader }

func (d decoder) number(size int) uint64 {
	var b [8]byte
	d.Read(b[:size])
	return binary.LittleEndian.Uint64(b[:])
}
func (d decoder) u8() byte    { return byte(d.number(1)) }
func (d decoder) u32() uint32 { return uint32(d.number(4)) }
func (d decoder) str() string {
	b := make([]byte, min(int(d.u32()), d.Len()))
	d.Read(b)
	return string(b)
}
func (d decoder) headers() (h exchange.Headers) {
	for range d.u32() {
		h = append(h, exchange.Header{Name: d.str(), Value: d.str()})
	}
	return h
}
func (d decoder) parts() (body string) {
	for range d.u32() {
		switch d.u8() {
		case 0:
			body += d.str()
		case 1:
			body += fmt.Sprintf("<raw %d>", d.u32())
		case 2:
			body += fmt.Sprintf("<kept %d>", d.u32())
		}
	}
	return body
}

// decode takes a progress frame apart, as far as the searches' effects go.
func (h *host) decode(t testing.TB, frame []byte) (effects []effect, closed bool) {
	t.Helper()
	d := decoder{bytes.NewReader(frame)}
	if kind := d.u8(); kind != 1 {
		t.Fatalf("no progress frame: %q", frame)
	}
	d.u32()
	flags := d.u8()
	if flags&1 != 0 {
		d.number(2)
		d.headers()
		d.str()
	}
	for range d.u32() {
		e := effect{number: d.u32(), kind: d.u8(), time: d.u32()}
		switch e.kind {
		case fetchEffect:
			e.method, e.url, e.headers, e.body = d.str(), d.str(), d.headers(), d.parts()
			d.u32()
			e.secrets = d.u8()&2 != 0
			d.u32()
		case tokenEffect:
			e.name, e.fresh, e.url, e.headers, e.body = d.str(), d.u8() == 1, d.str(), d.headers(), d.parts()
		case waitEffect:
			e.wait = d.u32()
		case d1Effect:
			for range d.u32() {
				d.str()
				for range d.u32() {
					switch d.u8() {
					case 1, 2:
						d.number(8)
					case 3, 4:
						d.str()
					}
				}
			}
		default:
			t.Fatalf("effect of kind %d", e.kind)
		}
		effects = append(effects, e)
	}
	for range d.u32() { // groups
		for range d.u32() {
			d.u32()
		}
	}
	for range d.u32() {
		h.note(d.str(), d.str())
	}
	if d.Len() > 0 {
		t.Fatalf("%d bytes are left of a frame", d.Len())
	}
	return effects, flags&2 != 0
}
