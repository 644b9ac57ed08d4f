package exchange

import (
	"bytes"
	"fmt"
	"testing"
)

// play is the host's side of a machine, frame by frame.
type play struct {
	t testing.TB
	m *Machine
}

// begun is an effect as the host sees it.
type begun struct {
	number uint32
	kind   uint8
	time   uint32
	text   string // its method and url, key, model or first statement
	kept   []uint32
}

// said is a frame from the core, taken apart.
type said struct {
	raw      []byte
	exchange uint32
	response *Response
	closed   bool
	effects  []begun
	groups   [][]uint32
	notes    Headers // name and text
	fault    string
}

// newPlay has a machine, configured, whose exchanges begin with the stage.
func newPlay(t testing.TB, stage Stage) *play {
	p := &play{t, NewMachine(func(Config) Stage { return stage })}
	p.m.Step(configureFrame(nil))
	return p
}

// stepOnce gives the machine a frame and then writes over it: the machine keeps nothing of a frame.
func stepOnce(m *Machine, frame []byte) []byte {
	delivered := bytes.Clone(frame)
	answer := m.Step(delivered)
	for i := range delivered {
		delivered[i] = 0xaa
	}
	return answer
}

func configureFrame(vars Headers, secrets ...string) []byte {
	w := writer{frameConfigure}
	w.headers(vars)
	w.count(len(secrets))
	for _, s := range secrets {
		w.str(s)
	}
	return w
}

func openFrame(exchange uint32, now int64) []byte {
	return requestFrame(exchange, now, Request{Method: "GET", Path: "/"})
}

func requestFrame(exchange uint32, now int64, r Request, left ...notes) []byte {
	w := writer{frameOpen}
	w.u32(exchange)
	w.i64(now)
	w.bytes(bytes.Repeat([]byte{7}, EntropyBytes))
	w.count(len(left))
	for _, n := range left {
		w.str(n.name)
		w.count(len(n.list))
		for _, note := range n.list {
			w.i64(note.At)
			w.bytes(note.Text)
		}
	}
	w.str(r.Method)
	w.str(r.Path)
	w.headers(r.Headers)
	w.bytes(r.Body)
	return w
}

// finished is the result of an effect.
type finished struct {
	effect  uint32
	elapsed uint32
	outcome Code
	payload []byte
}

// fine is the result of a kv get that found its key.
func fine(effect uint32, value string) finished {
	w := writer{1}
	w.str(value)
	return finished{effect: effect, payload: w}
}

func doneFrame(exchange uint32, now int64, results ...finished) []byte {
	w := writer{frameDone}
	w.u32(exchange)
	w.i64(now)
	w.count(len(results))
	for _, r := range results {
		w.u32(r.effect)
		w.u32(r.elapsed)
		w.u8(uint8(r.outcome))
		w.bytes(r.payload)
	}
	return w
}

func (p *play) open(exchange uint32) said { p.t.Helper(); return p.step(openFrame(exchange, 0)) }

func (p *play) done(exchange uint32, results ...finished) said {
	p.t.Helper()
	return p.step(doneFrame(exchange, 0, results...))
}

func (p *play) step(frame []byte) said {
	p.t.Helper()
	return listen(p.t, stepOnce(p.m, frame))
}

// listen takes a frame from the core apart; it must fit the protocol to the last byte.
func listen(t testing.TB, frame []byte) said {
	t.Helper()
	s, r := said{raw: frame}, &reader{rest: frame}
	switch r.u8() {
	case frameReady:
		r.u32()
		r.u32()
	case frameProgress:
		s.exchange = r.u32()
		flags := r.u8()
		if flags&1 != 0 {
			s.response = &Response{int(r.u16()), r.headers(MaxHeaders), r.bytes()}
		}
		s.closed = flags&2 != 0
		for n := r.count(9); n > 0; n-- {
			s.effects = append(s.effects, readBegun(r))
		}
		for n := r.count(4); n > 0; n-- {
			group := make([]uint32, r.count(4))
			for i := range group {
				group[i] = r.u32()
			}
			s.groups = append(s.groups, group)
		}
		s.notes = r.headers(MaxEffects)
		if flags > 3 {
			t.Errorf("flags are %b", flags)
		}
	case frameFault:
		s.fault = r.str()
	default:
		t.Errorf("no such frame: %q", frame)
	}
	if !r.whole() {
		t.Fatalf("frame does not fit the protocol: %q", frame)
	}
	return s
}

func readBegun(r *reader) begun {
	b := begun{number: r.u32(), kind: r.u8(), time: r.u32()}
	switch b.kind {
	case kindFetch:
		b.text = r.str() + " " + r.str()
		r.headers(MaxHeaders)
		b.readParts(r)
		r.u32()
		r.u8()
		r.u32()
	case kindRead:
		b.kept = []uint32{r.u32()}
		r.u32()
		r.u32()
	case kindKVPut:
		b.text = r.str()
		r.bytes()
		r.u32()
	case kindD1:
		for n := r.count(8); n > 0; n-- {
			sql := r.str()
			if b.text == "" {
				b.text = sql
			}
			for n := r.count(1); n > 0; n-- {
				r.value()
			}
		}
	case kindAI:
		b.text = r.str()
		b.readParts(r)
	case kindKVGet, kindKVDelete, kindLimit:
		b.text = r.str()
	case kindWait:
		r.u32()
	case kindToken:
		b.text = r.str()
		r.u8()
		b.text += " " + r.str()
		r.headers(MaxHeaders)
		b.readParts(r)
	default:
		r.bad = true
	}
	return b
}

func (b *begun) readParts(r *reader) {
	for n := r.count(5); n > 0; n-- {
		if r.u8() == 0 {
			r.bytes()
		} else {
			b.kept = append(b.kept, r.u32())
		}
	}
}

// brief puts what matters in one line: effects as number:text, groups, response, closed.
func (s said) brief() string {
	var b bytes.Buffer
	for _, e := range s.effects {
		fmt.Fprintf(&b, "%d:%s ", e.number, e.text)
	}
	if len(s.groups) > 0 {
		fmt.Fprint(&b, s.groups, " ")
	}
	if s.response != nil {
		fmt.Fprintf(&b, "%d %s ", s.response.Status, s.response.Body)
	}
	if s.closed {
		b.WriteString("closed ")
	}
	if s.fault != "" {
		b.WriteString("fault: " + s.fault)
	}
	return string(bytes.TrimSpace(b.Bytes()))
}

func (p *play) expect(s said, want string) {
	p.t.Helper()
	if got := s.brief(); got != want {
		p.t.Errorf("the core says\n%s, not\n%s", got, want)
	}
}

// reply is a stage that answers with what the futures gave.
func reply(futures ...*Future[[]byte]) Stage {
	return func(f *Flow) {
		var texts []string
		for _, future := range futures {
			value, err := future.Result()
			if err != nil {
				value = []byte(err.Error())
			}
			texts = append(texts, string(value))
		}
		f.Reply(Response{Status: 200, Body: fmt.Append(nil, texts)})
	}
}
