package exchangetest

import (
	"fmt"
	"strings"

	"loupe/core/exchange"
)

// String describes the effect in a line, for failure messages and transcripts:
//
//	effect 3 d1 SELECT ... ['acct_1']
func (e Effect) String() string {
	text := e.Key
	switch e.Kind {
	case Fetch:
		text = e.Method + " " + e.URL
	case Read:
		text = fmt.Sprintf("of effect %d, %d bytes at %d", e.Source, e.Length, e.Offset)
	case KVPut:
		text = fmt.Sprintf("%s for %d s", e.Key, e.Seconds)
	case D1:
		statements := make([]string, len(e.Statements))
		for i, s := range e.Statements {
			statements[i] = Short(s.SQL) + describeParams(s.Params)
		}
		return fmt.Sprintf("effect %d %s %s", e.Number, e.Kind, strings.Join(statements, "; "))
	case AI:
		text = e.Model
	case Wait:
		text = fmt.Sprintf("%d ms", e.Wait)
	case Token:
		text = e.Name + " from " + e.URL
	case Sign:
		text = "with " + e.Name
	case Reduce:
		text = fmt.Sprintf("the picture of effect %d to %d pixels", e.Source, e.Side)
	case Queue:
		text = e.Message
	}
	return strings.TrimSpace(fmt.Sprintf("effect %d %s %s", e.Number, e.Kind, Short(text)))
}

// describeParams returns the parameters of a statement in brackets, "" for a statement without parameters.
func describeParams(params []exchange.Value) string {
	if len(params) == 0 {
		return ""
	}
	texts := make([]string, len(params))
	for i, p := range params {
		switch p := p.Any().(type) {
		case nil:
			texts[i] = "NULL"
		case string:
			texts[i] = "'" + Short(p) + "'"
		case []byte:
			texts[i] = fmt.Sprintf("%d bytes", len(p))
		default:
			texts[i] = fmt.Sprint(p)
		}
	}
	return " [" + strings.Join(texts, ", ") + "]"
}

// Short returns the first 200 bytes of a text on one line. Control characters become spaces.
func Short(text string) string {
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
