package exchange

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"math/rand/v2"
	"slices"
	"testing"
)

// choices are made by bytes: what a random program does, and what a random host does. Out of bytes, all are 0.
type choices struct{ rest []byte }

func (c *choices) below(n int) int {
	if len(c.rest) == 0 {
		return 0
	}
	b := c.rest[0]
	c.rest = c.rest[1:]
	return int(b) % n
}

// program is a core that does what its choices say, mindful of all it was given: its answer has a checksum of
// every result, time and entropy that it saw. It is its own for each exchange.
type program struct {
	choices
	seen   uint32
	waits  []Awaitable
	checks []func() []byte // of each future, its result
	kept   []Future[Answer]
}

func (p *program) see(b []byte) { p.seen = crc32.Update(p.seen, crc32.IEEETable, b) }

func (p *program) stage(f *Flow) {
	p.see(binary.LittleEndian.AppendUint64(f.Entropy()[:4:4], uint64(f.Now())))
	for range 1 + p.below(6) {
		switch p.below(16) {
		case 0, 1:
			future := f.KVGet(string(rune('a' + p.below(26))))
			add(p, future, func(v []byte) []byte { return v })
		case 2:
			future := f.Fetch(Fetch{URL: "https://u/?" + string(rune('a'+p.below(26))), Keep: true, Time: p.below(9) * 1000})
			p.kept = append(p.kept, future)
			add(p, future, func(a Answer) []byte { return append(a.SHA256, a.Body...) })
		case 3:
			var from Future[Answer]
			if len(p.kept) > 0 {
				from = p.kept[p.below(len(p.kept))]
			}
			add(p, f.Read(from, p.below(9), p.below(9)), func(v []byte) []byte { return v })
			add(p, f.AI("model", []Part{Kept(from), Literal([]byte("x")), KeptBase64(from)}, 0), func(a Answer) []byte { return a.Body })
		case 4:
			add(p, f.D1(SQL("SELECT ?1", Int(int64(p.seen)))), func(r []Rows) []byte { return []byte{byte(len(r))} })
		case 5:
			add(p, f.Wait(p.below(9)), func(struct{}) []byte { return nil })
			add(p, f.KVPut("k", []byte{byte(p.seen)}, 60), func(struct{}) []byte { return nil })
		case 6:
			add(p, f.Limit("l"), func(ok bool) []byte { return []byte{bit(ok)} })
			add(p, f.Token(Token{Name: "T", URL: "https://t/"}), func(a Answer) []byte { return []byte{byte(a.Status)} })
			f.Note("n", []byte{byte(p.seen)})
			for _, n := range f.Notes("n") {
				p.see(n.Text)
			}
		case 7, 8, 9:
			if len(p.waits) > 0 {
				f.Await(p.waits[p.below(len(p.waits))])
			}
		case 10:
			p.waits = append(p.waits, f.Start(p.stage, p.stage))
		case 11:
			if p.below(8) == 7 {
				f.Await(f)
			}
		case 12:
			if p.below(3) > 0 {
				continue
			}
			f.Reply(Response{Status: 200 + p.below(100), Headers: Headers{{"h", "v"}}, Body: binary.LittleEndian.AppendUint32(nil, p.seen)})
		case 13, 14:
			f.Then(p.stage)
		case 15:
			for _, check := range p.checks {
				p.see(check())
			}
		}
	}
}

func add[T any](p *program, future Future[T], digest func(T) []byte) {
	p.waits = append(p.waits, future)
	p.checks = append(p.checks, func() []byte {
		v, err := future.Result()
		if err != nil {
			return []byte(err.Error())
		}
		return digest(v)
	})
}

// newProgram is a machine of programs made from the bytes.
func newProgram(script []byte) *Machine {
	return NewMachine(func(Config) Stage {
		return func(f *Flow) {
			p := &program{choices: choices{script}}
			f.Then(p.stage, p.stage, p.stage, p.stage, p.stage, p.stage)
		}
	})
}

// host is a random one: it finishes effects in any order and keeps the protocol. It holds the core to it too.
type host struct {
	t          testing.TB
	m          *Machine
	transcript [][2][]byte
	exchanges  map[uint32]*inFlight
}

type inFlight struct {
	begun, finished []uint32 // effects; those finished and not delivered
	next            uint32   // effect number
	groups          [][]uint32
	replied         bool
}

func (h *host) step(frame []byte) said {
	answer := stepOnce(h.m, frame)
	h.transcript = append(h.transcript, [2][]byte{frame, bytes.Clone(answer)})
	return listen(h.t, answer)
}

// take checks a progress frame against what the exchange was.
func (h *host) take(number uint32, s said) {
	x := h.exchanges[number]
	if s.fault != "" || s.exchange != number {
		h.t.Fatalf("exchange %d: %s", number, s.brief())
	}
	if s.response != nil && x.replied {
		h.t.Fatal("a second response")
	}
	x.replied = x.replied || s.response != nil
	for _, e := range s.effects {
		if e.number != x.next || e.time == 0 || e.time > UpstreamTime {
			h.t.Fatalf("effect %+v, the next number being %d", e, x.next)
		}
		x.next++
		for _, kept := range e.kept {
			if kept >= e.number && kept != noEffect {
				h.t.Fatalf("effect %d includes the body of %d", e.number, kept)
			}
		}
		x.begun = append(x.begun, e.number)
	}
	if x.next > MaxEffects {
		h.t.Fatalf("%d effects", x.next)
	}
	if s.closed != (len(s.groups) == 0) {
		h.t.Fatalf("closed %v with %d groups", s.closed, len(s.groups))
	}
	for _, group := range s.groups {
		for _, effect := range group {
			if !slices.Contains(x.begun, effect) || len(group) == 0 {
				h.t.Fatalf("group %v waits for what is not under way: %v", group, x.begun)
			}
		}
	}
	x.groups = s.groups
	if s.closed {
		delete(h.exchanges, number)
	}
	if h.m.Open() != len(h.exchanges) {
		h.t.Fatalf("%d exchanges are open, not %d", h.m.Open(), len(h.exchanges))
	}
}

// play runs a few exchanges to their ends.
func (h *host) play(c *choices) {
	h.exchanges = map[uint32]*inFlight{}
	h.step(configureFrame(Headers{{"A", "b"}}, "SECRET"))
	now := int64(0)
	for number := range uint32(1 + c.below(3)) {
		h.exchanges[number] = new(inFlight)
		h.take(number, h.step(openFrame(number, now)))
	}
	for len(h.exchanges) > 0 {
		now += int64(c.below(4)) * 1000
		var open []uint32
		for number := range uint32(3) {
			if h.exchanges[number] != nil {
				open = append(open, number)
			}
		}
		number := open[c.below(len(open))]
		x := h.exchanges[number]
		if waiting := slices.DeleteFunc(slices.Clone(x.begun), func(e uint32) bool { return slices.Contains(x.finished, e) }); len(waiting) > 0 {
			x.finished = append(x.finished, waiting[c.below(len(waiting))])
		}
		complete := func(group []uint32) bool {
			return !slices.ContainsFunc(group, func(e uint32) bool { return !slices.Contains(x.finished, e) })
		}
		if !slices.ContainsFunc(x.groups, complete) {
			continue
		}
		var results []finished
		for _, effect := range x.finished {
			payload := make([]byte, c.below(30))
			for i := range payload {
				payload[i] = byte(c.below(256))
			}
			results = append(results, finished{effect, uint32(c.below(256)), Code(max(0, c.below(16)-8)), payload})
		}
		x.begun = slices.DeleteFunc(x.begun, func(e uint32) bool { return slices.Contains(x.finished, e) })
		x.finished = nil
		h.take(number, h.step(doneFrame(number, now, results...)))
	}
}

// run plays a random program against a random host, and replays what they said on a fresh machine.
func run(t testing.TB, script, acts []byte) {
	h := &host{t: t, m: newProgram(script)}
	h.play(&choices{acts})
	again := newProgram(script)
	for i, pair := range h.transcript {
		if answer := again.Step(pair[0]); !bytes.Equal(answer, pair[1]) {
			t.Fatalf("frame %d: answered\n%q, and the second time\n%q", i, pair[1], answer)
		}
	}
}

func randomBytes(r *rand.Rand, n int) []byte {
	b := make([]byte, n)
	for i := range b {
		b[i] = byte(r.Uint32())
	}
	return b
}

// The same frames give the same bytes, whatever the program and the order in which effects end; and whatever the
// program, a host that keeps the protocol sees it kept, and every exchange ends.
func TestProgramsKeepTheProtocol(t *testing.T) {
	for seed := range uint64(3000) {
		r := rand.New(rand.NewPCG(seed, 1))
		run(t, randomBytes(r, r.IntN(300)), randomBytes(r, r.IntN(2000)))
		if t.Failed() {
			t.Fatalf("seed %d", seed)
		}
	}
}

func FuzzProgram(f *testing.F) {
	for seed := range uint64(20) {
		r := rand.New(rand.NewPCG(seed, 2))
		f.Add(randomBytes(r, 100), randomBytes(r, 300))
	}
	f.Fuzz(func(t *testing.T, script, acts []byte) { run(t, script[:min(len(script), 1000)], acts) })
}

// FuzzStep gives a machine with exchanges under way arbitrary frames: it answers each in the protocol's form and
// does not panic; a fault changes nothing, so the frames without those that found fault give the same answers.
func FuzzStep(f *testing.F) {
	script := randomBytes(rand.New(rand.NewPCG(0, 3)), 200)
	for seed := range uint64(50) {
		r := rand.New(rand.NewPCG(seed, 4))
		h := &host{t: f, m: newProgram(script)}
		h.play(&choices{randomBytes(r, 500)})
		var frames []byte
		for _, pair := range h.transcript {
			frames = binary.LittleEndian.AppendUint16(frames, uint16(len(pair[0])))
			frames = append(frames, pair[0]...)
		}
		f.Add(script, frames)
	}
	f.Add(script, []byte{1, 0, 3})
	f.Fuzz(func(t *testing.T, script, frames []byte) {
		script = script[:min(len(script), 1000)]
		m, calm := newProgram(script), newProgram(script)
		for len(frames) >= 2 {
			size := min(int(binary.LittleEndian.Uint16(frames)), len(frames)-2)
			frame := frames[2 : 2+size]
			frames = frames[2+size:]
			answer := stepOnce(m, frame)
			if listen(t, answer).fault != "" {
				continue
			}
			if same := stepOnce(calm, frame); !bytes.Equal(answer, same) || m.Open() != calm.Open() {
				t.Fatalf("after faults %q is answered\n%q, without\n%q", frame, answer, same)
			}
		}
	})
}
