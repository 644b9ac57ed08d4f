package host

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	protocol "loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/exchange/wire"
)

// Explain writes what each frame of a transcript brought and what the core answered:
//
//	step 4, +38 ms, done
//	  effect 3 d1 SELECT ... ['acct_1']: 1 rows and 0 changes, 12 ms, 96 bytes
//	  starts effect 5 fetch GET https://example.com/photo.jpg, within 8000 ms
//	  waits for 5
//	  notes openai: ok
//	step 5, +920 ms, done
//	  effect 5 fetch GET https://example.com/photo.jpg: status 200, a body of 20480 bytes, 880 ms, 64 bytes
//	  responds 200, 1520 bytes: {"similar_items":...
//	  closes the exchange
//
// Times count from the exchange's open frame. Texts of more than 200 bytes are cut.
func (t *Transcript) Explain(w io.Writer) {
	e := explainer{Writer: w, opened: map[uint32]int64{}, effects: map[effectID]Effect{}}
	for i, s := range t.Steps {
		e.step(i, s)
	}
}

// ExplainAnswer writes what an answer of the core tells the host, as Explain does.
func ExplainAnswer(w io.Writer, answer []byte) {
	e := explainer{Writer: w, effects: map[effectID]Effect{}}
	e.answer(answer)
}

type effectID struct {
	exchange uint32
	number   int
}

type explainer struct {
	io.Writer
	opened  map[uint32]int64 // by exchange: Unix time in milliseconds
	effects map[effectID]Effect
}

func (e explainer) line(format string, args ...any) { fmt.Fprintf(e, "  "+format+"\n", args...) }

func (e explainer) step(i int, s Step) {
	if s.isBuild() {
		fmt.Fprintf(e, "step %d, core of build %x\n", i, s.Answer)
		return
	}
	r := wire.NewReader(s.Frame)
	switch kind := r.U8(); kind {
	case exchangetest.FrameDescribe:
		fmt.Fprintf(e, "step %d, describe\n", i)
	case exchangetest.FrameConfigure:
		fmt.Fprintf(e, "step %d, configure\n", i)
		for _, v := range exchangetest.DecodeHeaders(r) {
			e.line("variable %s = %s", v.Name, exchangetest.Short(v.Value))
		}
		if secrets := exchangetest.DecodeStrings(r); len(secrets) > 0 {
			e.line("secrets with a value: %s", strings.Join(secrets, " "))
		}
	case exchangetest.FrameOpen:
		exchange, now := r.U32(), r.I64()
		e.opened[exchange] = now
		fmt.Fprintf(e, "step %d, open exchange %d at %s\n", i, exchange, time.UnixMilli(now).UTC().Format("2006-01-02 15:04:05.000"))
		e.open(r)
	case exchangetest.FrameDone, exchangetest.FrameGone:
		exchange, now := r.U32(), r.I64()
		fmt.Fprintf(e, "step %d, +%d ms, %s\n", i, now-e.opened[exchange], map[uint8]string{exchangetest.FrameDone: "done", exchangetest.FrameGone: "the client left"}[kind])
		if kind == exchangetest.FrameDone {
			for n := r.Count(13); n > 0; n-- {
				e.result(exchange, r)
			}
		}
	default:
		fmt.Fprintf(e, "step %d, unknown frame of kind %d\n", i, kind)
	}
	if !r.Complete() {
		e.line("the frame does not fit the protocol")
	}
	e.answer(s.Answer)
}

func (e explainer) open(r *wire.Reader) {
	r.Bytes() // entropy
	for n := r.Count(8); n > 0; n-- {
		name := exchangetest.DecodeText(r)
		var notes []string
		for n := r.Count(12); n > 0; n-- {
			r.I64()
			notes = append(notes, exchangetest.DecodeText(r))
		}
		e.line("earlier notes %s: %s", name, exchangetest.Short(strings.Join(notes, ", ")))
	}
	method, target := exchangetest.DecodeText(r), exchangetest.DecodeText(r)
	headers, body := exchangetest.DecodeHeaders(r), r.Bytes()
	e.line("%s %s, %d headers", method, exchangetest.Short(target), len(headers))
	if len(body) > 0 {
		e.line("body, %d bytes: %s", len(body), exchangetest.Short(string(body)))
	}
}

func (e explainer) result(exchange uint32, r *wire.Reader) {
	number, elapsed, code, payload := int(r.U32()), r.U32(), protocol.Code(r.U8()), r.Bytes()
	effect, known := e.effects[effectID{exchange, number}]
	asked := fmt.Sprintf("effect %d unknown", number)
	if known {
		asked = effect.String()
	}
	got := code.String() + ", " + exchangetest.Short(string(payload))
	if code == 0 {
		got = describeResult(effect, payload)
	}
	e.line("%s: %s, %d ms, %d bytes", asked, got, elapsed, len(payload))
}

func (e explainer) answer(answer []byte) {
	switch {
	case len(answer) == 0:
		e.line("the core trapped")
		return
	case answer[0] == exchangetest.FrameFault:
		e.line("fault: %s", exchangetest.Short(exchangetest.DecodeText(wire.NewReader(answer[1:]))))
		return
	case answer[0] != exchangetest.FrameProgress:
		return // of describe and configure
	}
	p, err := decodeFrame(answer, exchangetest.FrameProgress)
	if err != nil {
		e.line("the answer does not fit the protocol")
		return
	}
	for _, effect := range p.Effects {
		e.effects[effectID{effect.Exchange, effect.Number}] = effect
		e.line("starts %s, within %d ms", effect, effect.TimeLimit)
	}
	if p.Response != nil {
		e.line("responds %d, %s", p.Response.Status, describeParts(p.Parts))
	}
	if p.Account != "" {
		e.line("is for the account %s", p.Account)
	}
	for _, line := range p.Log {
		e.line("logs %s", exchangetest.Short(line))
	}
	if p.Chunk != nil {
		e.line("streams %s", exchangetest.Short(string(p.Chunk)))
	}
	for _, n := range p.Notes {
		e.line("notes %s: %s", n.Name, exchangetest.Short(n.Text))
	}
	if len(p.Groups) > 0 {
		groups := make([]string, len(p.Groups))
		for i, group := range p.Groups {
			groups[i] = strings.Join(strings.Fields(strings.Trim(fmt.Sprint(group), "[]")), "+")
		}
		e.line("waits for %s", strings.Join(slices.Compact(groups), " or "))
	}
	if p.Closed {
		e.line("closes the exchange")
	}
}

// describeResult returns the outcome of an effect that succeeded.
func describeResult(e Effect, payload []byte) string {
	r := wire.NewReader(payload)
	switch e.Kind {
	case exchangetest.Fetch:
		status := r.U16()
		exchangetest.DecodeHeaders(r)
		return fmt.Sprintf("status %d, a body of %d bytes", status, r.U32())
	case exchangetest.Token:
		return fmt.Sprintf("status %d", r.U16())
	case exchangetest.KVGet, exchangetest.KVKeep:
		if r.U8() == 0 {
			return "not found"
		}
		return "found"
	case exchangetest.Limit:
		if r.U8() == 0 {
			return "not allowed"
		}
		return "allowed"
	case exchangetest.D1:
		var sets []string
		for _, set := range exchangetest.DecodeRows(r) {
			sets = append(sets, fmt.Sprintf("%d rows and %d changes", len(set.Rows), set.Changes))
		}
		return strings.Join(sets, "; ")
	case exchangetest.Body, exchangetest.Reduce:
		return fmt.Sprintf("a body of %d bytes", r.U32())
	case exchangetest.Read:
		return fmt.Sprintf("%d bytes read", min(e.Length, len(payload)))
	}
	return "ok"
}

// describeParts returns the literal text of a body, and names its kept parts.
func describeParts(parts []exchangetest.Part) string {
	var text strings.Builder
	size := 0
	for _, p := range parts {
		size += len(p.Literal)
		if p.Kind == 0 {
			text.Write(p.Literal)
		} else {
			fmt.Fprintf(&text, "<body of effect %d>", p.Effect)
		}
	}
	return fmt.Sprintf("%d bytes: %s", size, exchangetest.Short(text.String()))
}
