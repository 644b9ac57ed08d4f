package exchange_test

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"math/rand/v2"
	"slices"
	"testing"

	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

// choices decides what a random program or a random host does next. Each choice takes one byte. Once the
// bytes run out, every choice is 0.
type choices struct{ rest []byte }

func (c *choices) below(n int) int {
	if len(c.rest) == 0 {
		return 0
	}
	b := c.rest[0]
	c.rest = c.rest[1:]
	return int(b) % n
}

// program is one exchange of a random program. Its response has a checksum of every result, time and
// entropy that it saw.
type program struct {
	choices
	checksum uint32
	waits    []exchange.Awaitable
	results  []func() []byte // of each future
	kept     []exchange.Future[exchange.Answer]
}

func (p *program) see(b []byte) { p.checksum = crc32.Update(p.checksum, crc32.IEEETable, b) }

func (p *program) stage(f *exchange.Flow) {
	p.see(binary.LittleEndian.AppendUint64(f.Entropy()[:4:4], uint64(f.Now())))
	for range 1 + p.below(6) {
		switch p.below(20) {
		case 0, 1:
			add(p, f, f.KVGet(string(rune('a'+p.below(26)))), func(v []byte) []byte { return v })
		case 2:
			fetch := f.Fetch(exchange.Fetch{
				URL: "https://u/?" + string(rune('a'+p.below(26))), Keep: true, TimeLimit: p.below(9) * 1000,
			})
			p.kept = append(p.kept, fetch)
			add(p, f, fetch, func(a exchange.Answer) []byte { return append(a.SHA256, a.Body...) })
		case 3:
			var from exchange.Future[exchange.Answer]
			if len(p.kept) > 0 {
				from = p.kept[p.below(len(p.kept))]
			}
			add(p, f, f.Read(from, p.below(9), p.below(9)), func(v []byte) []byte { return v })
			input := []exchange.Part{
				exchange.Kept(from), exchange.Literal([]byte("x")), exchange.KeptBase64(from), exchange.KeptSlice(from, p.below(9), p.below(9)),
			}
			add(p, f, f.AI("model", input, 0), func(a exchange.Answer) []byte { return a.Body })
		case 4:
			batch := f.D1(exchange.SQL("SELECT ?1", exchange.Int(int64(p.checksum))))
			add(p, f, batch, func(r []exchange.Rows) []byte { return []byte{byte(len(r))} })
		case 5:
			add(p, f, f.Wait(p.below(9)), func(struct{}) []byte { return nil })
			add(p, f, f.KVPut("k", 60, exchange.Literal([]byte{byte(p.checksum)})), func(struct{}) []byte { return nil })
		case 6:
			add(p, f, f.Limit("l"), func(allowed bool) []byte {
				if allowed {
					return []byte{1}
				}
				return []byte{0}
			})
			token := f.Token(exchange.Token{Name: "T", URL: "https://t/"})
			add(p, f, token, func(a exchange.Answer) []byte { return []byte{byte(a.Status)} })
			f.Note("n", []byte{byte(p.checksum)})
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
				f.Await(awaitItself(f))
			}
		case 12:
			if p.below(3) > 0 {
				continue
			}
			f.Reply(exchange.Response{
				Status:  200 + p.below(100),
				Headers: exchange.Headers{{Name: "h", Value: "v"}},
				Body:    binary.LittleEndian.AppendUint32(nil, p.checksum),
			})
		case 13, 14:
			f.Then(p.stage)
		case 15:
			if p.below(2) > 0 {
				continue
			}
			f.Stream(exchange.Response{Status: 200, Body: []byte("begun")})
		case 16, 17:
			f.Send(binary.LittleEndian.AppendUint32(nil, p.checksum))
			if f.ClientGone() {
				p.see([]byte("gone"))
			}
			if p.below(8) == 7 {
				f.EndStream()
			}
		case 18:
			keep := f.KVKeep("k", p.below(9), p.below(9))
			if p.below(2) == 1 {
				keep = f.Body(p.below(9), p.below(9), p.below(9)*1000)
			}
			if p.below(3) == 2 {
				keep = f.Reduce(keep, exchange.Reduction{Side: p.below(9), MaxBytes: p.below(9), HeadBytes: p.below(9)})
			}
			p.kept = append(p.kept, keep)
			add(p, f, keep, func(a exchange.Answer) []byte { return append(a.SHA256, a.Body...) })
			add(p, f, f.Sign("S", []byte{byte(p.checksum)}), func(b []byte) []byte { return b })
			add(p, f, f.Queue([]byte{byte(p.checksum)}), func(struct{}) []byte { return nil })
		case 19:
			for _, result := range p.results {
				p.see(result())
			}
		}
	}
}

// add records a future, so that a later choice can await it or look at its result. One choice in three
// also adds a continuation at once.
func add[T any](p *program, f *exchange.Flow, future exchange.Future[T], digest func(T) []byte) {
	text := func(v T, err error) []byte {
		if err != nil {
			return []byte(err.Error())
		}
		return digest(v)
	}
	p.waits = append(p.waits, future)
	p.results = append(p.results, func() []byte { return text(future.Result()) })
	if p.below(3) == 1 {
		exchange.On(f, future, func(f *exchange.Flow, v T, err error) {
			p.see(text(v, err))
			if p.below(2) == 1 {
				p.stage(f)
			}
		})
	}
}

// programFrom makes a program whose exchanges all have the same choices.
func programFrom(script []byte) exchange.Program {
	return programOf(func(f *exchange.Flow) {
		p := &program{choices: choices{script}}
		f.Then(p.stage, p.stage, p.stage, p.stage, p.stage, p.stage)
	})
}

// host finishes effects in random order and follows the protocol.
type host struct {
	t          testing.TB
	session    *exchangetest.Session
	transcript [][2][]byte // frames to the core, with the answers
	exchanges  map[uint32]*inFlight
}

// inFlight is an open exchange.
type inFlight struct {
	started  []int // effects whose results the core does not have
	finished []int // those of them that have finished
	effects  int   // in all
	groups   [][]int
	open     bool // the body of the response
	gone     bool // the client
}

func newHost(t testing.TB, script []byte) *host {
	return &host{t: t, session: exchangetest.NewSession(t, programFrom(script)), exchanges: map[uint32]*inFlight{}}
}

func (h *host) step(frame []byte) exchangetest.Frame {
	answer := h.session.Step(frame)
	h.transcript = append(h.transcript, [2][]byte{frame, bytes.Clone(answer.Raw)})
	return answer
}

// progress records the core's answer about an exchange. The session has checked it against the protocol.
func (h *host) progress(number uint32, f exchangetest.Frame) {
	x := h.exchanges[number]
	if f.Fault != "" {
		h.t.Fatalf("exchange %d: %s", number, brief(f))
	}
	for _, e := range f.Effects {
		if e.TimeLimit > exchange.DefaultTime {
			h.t.Fatalf("%s has a time limit of %d ms", e, e.TimeLimit)
		}
		x.started = append(x.started, e.Number)
	}
	if x.effects += len(f.Effects); x.effects > exchange.MaxEffects {
		h.t.Fatalf("the exchange has %d effects", x.effects)
	}
	x.groups, x.open = f.Groups, f.Open
	if f.Closed {
		delete(h.exchanges, number)
	}
	if n := h.session.Machine.InFlight(); n != len(h.exchanges) {
		h.t.Fatalf("%d exchanges are open, want %d", n, len(h.exchanges))
	}
}

// play runs a few exchanges to their ends.
func (h *host) play(c *choices) {
	h.step(exchangetest.ConfigureFrame(exchange.Headers{{Name: "A", Value: "b"}}, "SECRET"))
	now := int64(0)
	for number := range uint32(1 + c.below(3)) {
		h.exchanges[number] = new(inFlight)
		h.progress(number, h.step(openAt(number, now)))
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
		finished := func(effect int) bool { return slices.Contains(x.finished, effect) }
		if waiting := slices.DeleteFunc(slices.Clone(x.started), finished); len(waiting) > 0 {
			x.finished = append(x.finished, waiting[c.below(len(waiting))])
		}
		complete := func(group []int) bool {
			return !slices.ContainsFunc(group, func(effect int) bool { return !finished(effect) })
		}
		if x.open && !x.gone && c.below(8) == 7 {
			x.gone = true
			h.progress(number, h.step(exchangetest.GoneFrame(number, now)))
			continue
		}
		if !slices.ContainsFunc(x.groups, complete) {
			continue
		}
		var results []exchangetest.Result
		for _, effect := range x.finished {
			payload := make([]byte, c.below(30))
			for i := range payload {
				payload[i] = byte(c.below(256))
			}
			results = append(results, exchangetest.Result{
				Effect: effect, Elapsed: c.below(256), Code: exchange.Code(max(0, c.below(16)-8)), Payload: payload,
			})
		}
		x.started = slices.DeleteFunc(x.started, finished)
		x.finished = nil
		h.progress(number, h.step(exchangetest.DoneFrame(number, now, results...)))
	}
}

// playAndReplay plays a random program against a random host, and replays the frames on a fresh machine.
func playAndReplay(t testing.TB, script, acts []byte) {
	h := newHost(t, script)
	h.play(&choices{acts})
	replay := exchange.NewMachine(programFrom(script))
	for i, pair := range h.transcript {
		if answer := replay.Step(pair[0]); !bytes.Equal(answer, pair[1]) {
			t.Fatalf("frame %d: the answer is\n%q, and in the replay\n%q", i, pair[1], answer)
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

// For any program and any order of results, the core follows the protocol, every exchange ends, and the
// same frames give the same bytes.
func TestRandomProgramsFollowTheProtocol(t *testing.T) {
	for seed := range uint64(3000) {
		r := rand.New(rand.NewPCG(seed, 1))
		playAndReplay(t, randomBytes(r, r.IntN(300)), randomBytes(r, r.IntN(2000)))
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
	f.Fuzz(func(t *testing.T, script, acts []byte) { playAndReplay(t, script[:min(len(script), 1000)], acts) })
}

// FuzzStep gives arbitrary frames to a machine with exchanges in flight. The machine answers each as the
// protocol says and does not panic. A fault changes nothing: without the frames that caused faults, the
// answers to the others are the same.
func FuzzStep(f *testing.F) {
	script := randomBytes(rand.New(rand.NewPCG(0, 3)), 200)
	for seed := range uint64(50) {
		r := rand.New(rand.NewPCG(seed, 4))
		h := newHost(f, script)
		h.play(&choices{randomBytes(r, 500)})
		var frames []byte
		for _, pair := range h.transcript {
			frames = binary.LittleEndian.AppendUint16(frames, uint16(len(pair[0])))
			frames = append(frames, pair[0]...)
		}
		f.Add(script, frames)
	}
	f.Add(script, []byte{1, 0, 4})
	f.Fuzz(func(t *testing.T, script, frames []byte) {
		script = script[:min(len(script), 1000)]
		all := exchangetest.NewSession(t, programFrom(script))
		faultless := exchangetest.NewSession(t, programFrom(script))
		for len(frames) >= 2 {
			size := min(int(binary.LittleEndian.Uint16(frames)), len(frames)-2)
			frame := frames[2 : 2+size]
			frames = frames[2+size:]
			answer := all.Step(frame)
			if answer.Fault != "" {
				continue
			}
			same := faultless.Step(frame)
			if !bytes.Equal(answer.Raw, same.Raw) || all.Machine.InFlight() != faultless.Machine.InFlight() {
				t.Fatalf("after faults the answer to %q is\n%q, without\n%q", frame, answer.Raw, same.Raw)
			}
		}
	})
}
