package host

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"time"
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

type effectID struct{ exchange, number uint32 }

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
	d := &decoder{rest: s.Frame}
	switch kind := d.u8(); kind {
	case frameDescribe:
		fmt.Fprintf(e, "step %d, describe\n", i)
	case frameConfigure:
		fmt.Fprintf(e, "step %d, configure\n", i)
		for _, v := range list(d, readHeader) {
			e.line("variable %s = %s", v.Name, short(v.Value))
		}
		if secrets := list(d, (*decoder).str); len(secrets) > 0 {
			e.line("secrets with a value: %s", strings.Join(secrets, " "))
		}
	case frameOpen:
		exchange, now := d.u32(), d.i64()
		e.opened[exchange] = now
		fmt.Fprintf(e, "step %d, open exchange %d at %s\n", i, exchange, time.UnixMilli(now).UTC().Format("2006-01-02 15:04:05.000"))
		e.open(d)
	case frameDone, frameGone:
		exchange, now := d.u32(), d.i64()
		fmt.Fprintf(e, "step %d, +%d ms, %s\n", i, now-e.opened[exchange], map[uint8]string{frameDone: "done", frameGone: "the client left"}[kind])
		if kind == frameDone {
			list(d, func(d *decoder) struct{} { e.result(exchange, d); return struct{}{} })
		}
	default:
		fmt.Fprintf(e, "step %d, unknown frame of kind %d\n", i, kind)
	}
	if d.end() != nil {
		e.line("the frame does not fit the protocol")
	}
	e.answer(s.Answer)
}

func (e explainer) open(d *decoder) {
	d.bytes() // entropy
	list(d, func(d *decoder) struct{} {
		name, notes := d.str(), list(d, func(d *decoder) string { d.i64(); return d.str() })
		e.line("earlier notes %s: %s", name, short(strings.Join(notes, ", ")))
		return struct{}{}
	})
	method, target, headers, body := d.str(), d.str(), list(d, readHeader), d.bytes()
	e.line("%s %s, %d headers", method, short(target), len(headers))
	if len(body) > 0 {
		e.line("body, %d bytes: %s", len(body), short(string(body)))
	}
}

func (e explainer) result(exchange uint32, d *decoder) {
	number, elapsed, outcome, payload := d.u32(), d.u32(), Code(d.u8()), d.bytes()
	effect, known := e.effects[effectID{exchange, number}]
	asked := "unknown"
	if known {
		asked = describeCall(effect.Call)
	}
	got := "failed, " + short(string(payload))
	if outcome == OK {
		got = describeResult(effect.Call, payload)
	} else if int(outcome) < len(codeNames) {
		got = codeNames[outcome] + ", " + short(string(payload))
	}
	e.line("effect %d %s: %s, %d ms, %d bytes", number, asked, got, elapsed, len(payload))
}

var codeNames = [...]string{OK: "ok", Timeout: "timeout", Network: "network", TooLarge: "too large", Refused: "refused",
	Unavailable: "unavailable", Failed: "failed", Malformed: "malformed", NoMemory: "no memory"}

func (e explainer) answer(answer []byte) {
	switch {
	case len(answer) == 0:
		e.line("the core trapped")
		return
	case answer[0] == frameFault:
		d := &decoder{rest: answer[1:]}
		e.line("fault: %s", short(d.str()))
		return
	case answer[0] != frameProgress:
		return // of describe and configure
	}
	p, err := readProgress(answer)
	if err != nil {
		e.line("the answer does not fit the protocol")
		return
	}
	for _, effect := range p.effects {
		e.effects[effectID{effect.Exchange, effect.Number}] = effect
		e.line("starts effect %d %s, within %d ms", effect.Number, describeCall(effect.Call), effect.TimeLimit.Milliseconds())
	}
	if p.response != nil {
		e.line("responds %d, %s", p.response.status, describeParts(p.response.parts))
	}
	if p.account != "" {
		e.line("is for the account %s", p.account)
	}
	for _, line := range p.log {
		e.line("logs %s", short(line))
	}
	if p.chunk != nil {
		e.line("streams %s", short(string(p.chunk)))
	}
	for _, n := range p.notes {
		e.line("notes %s: %s", n.name, short(string(n.text)))
	}
	if len(p.groups) > 0 {
		groups := make([]string, len(p.groups))
		for i, group := range p.groups {
			groups[i] = strings.Join(strings.Fields(strings.Trim(fmt.Sprint(group), "[]")), "+")
		}
		e.line("waits for %s", strings.Join(slices.Compact(groups), " or "))
	}
	if p.closed {
		e.line("closes the exchange")
	}
}

// describeCall returns the kind of an effect and what it asks for.
func describeCall(call Call) string {
	switch c := call.(type) {
	case FetchCall:
		return fmt.Sprintf("fetch %s %s", c.Method, short(c.URL))
	case ReadCall:
		return fmt.Sprintf("read of effect %d, %d bytes at %d", c.Effect, c.Length, c.Offset)
	case KVGetCall:
		return "kv get " + short(c.Key)
	case KVPutCall:
		return fmt.Sprintf("kv put %s for %d s", short(c.Key), c.Seconds)
	case KVDeleteCall:
		return "kv delete " + short(c.Key)
	case D1Call:
		statements := make([]string, len(c.Statements))
		for i, s := range c.Statements {
			statements[i] = short(s.SQL) + describeParams(s.Params)
		}
		return "d1 " + strings.Join(statements, "; ")
	case AICall:
		return "ai " + short(c.Model)
	case LimitCall:
		return "limit " + short(c.Key)
	case WaitCall:
		return fmt.Sprintf("wait %d ms", c.Time.Milliseconds())
	case TokenCall:
		return fmt.Sprintf("token %s from %s", c.Name, short(c.URL))
	case BodyCall:
		return "body"
	case KVKeepCall:
		return "kv keep " + short(c.Key)
	case SignCall:
		return "sign with " + c.Secret
	case ReduceCall:
		return fmt.Sprintf("reduce the picture of effect %d to %d pixels", c.Effect, c.Side)
	case QueueCall:
		return "queue " + short(string(c.Message))
	}
	return "unknown"
}

// describeParams returns the parameters of a statement in brackets, "" if there are none.
func describeParams(params []any) string {
	if len(params) == 0 {
		return ""
	}
	texts := make([]string, len(params))
	for i, p := range params {
		switch p := p.(type) {
		case nil:
			texts[i] = "NULL"
		case string:
			texts[i] = "'" + short(p) + "'"
		case []byte:
			texts[i] = fmt.Sprintf("%d bytes", len(p))
		default:
			texts[i] = fmt.Sprint(p)
		}
	}
	return " [" + strings.Join(texts, ", ") + "]"
}

// describeResult returns the outcome of an effect that succeeded.
func describeResult(call Call, payload []byte) string {
	d := &decoder{rest: payload}
	switch c := call.(type) {
	case FetchCall:
		status := d.u16()
		list(d, readHeader)
		size := d.u32()
		return fmt.Sprintf("status %d, a body of %d bytes", status, size)
	case TokenCall:
		return fmt.Sprintf("status %d", d.u16())
	case KVGetCall, KVKeepCall:
		if d.u8() == 0 {
			return "not found"
		}
		return "found"
	case LimitCall:
		if d.u8() == 0 {
			return "not allowed"
		}
		return "allowed"
	case D1Call:
		rows := list(d, func(d *decoder) string {
			changes, columns := d.i64(), list(d, (*decoder).str)
			n := d.u32()
			for range n * min(1, uint32(len(columns))) { // a row without columns has no bytes
				for range columns {
					d.value()
				}
				if d.err != nil {
					break
				}
			}
			return fmt.Sprintf("%d rows and %d changes", n, changes)
		})
		return strings.Join(rows, "; ")
	case BodyCall, ReduceCall:
		return fmt.Sprintf("a body of %d bytes", d.u32())
	case ReadCall:
		return fmt.Sprintf("%d bytes read", min(c.Length, uint32(len(payload))))
	}
	return "ok"
}

// describeParts returns the literal text of a body, and names its kept parts.
func describeParts(parts []Part) string {
	var text strings.Builder
	size := 0
	for _, p := range parts {
		size += len(p.Bytes)
		if p.Kind == 0 {
			text.Write(p.Bytes)
		} else {
			fmt.Fprintf(&text, "<body of effect %d>", p.Effect)
		}
	}
	return fmt.Sprintf("%d bytes: %s", size, short(text.String()))
}

// short returns a text on one line, without its end if it is long. Control characters become
// spaces.
func short(text string) string {
	const most = 200
	end := ""
	if len(text) > most {
		text, end = text[:most], "..."
	}
	text = strings.ToValidUTF8(text, "\uFFFD")
	text = strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f {
			return ' '
		}
		return r
	}, text)
	return strings.Join(strings.Fields(text), " ") + end
}
