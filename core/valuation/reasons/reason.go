package reasons

import (
	"math"
	"strings"

	"loupe/core/base/jsontext"
)

// Reason is a sentence for the customer, with what a program needs to say the same in other words. docs/REASONS.md lists the codes.
type Reason struct {
	Code   string
	Text   string
	Values jsontext.Writer // JSON object: the values that the text states
}

// New returns a reason. The names of the values are separated by spaces. A value is an int, a float64, a string, a []string or a []float64.
func New(code, text, names string, values ...any) Reason {
	var w jsontext.Writer
	w.Open('{')
	for _, value := range values {
		var name string
		name, names, _ = strings.Cut(names, " ")
		w.Key(name)
		switch value := value.(type) {
		case int:
			w.Int(int64(value))
		case float64:
			w.Float(rounded(value))
		case string:
			w.String(value)
		case []string:
			w.Strings(value)
		case []float64:
			w.Open('[')
			for _, x := range value {
				w.Float(rounded(x))
			}
			w.Close(']')
		}
	}
	w.Close('}')
	return Reason{code, text, w}
}

// rounded rounds to six decimals. Further decimals are noise and may differ between machines.
func rounded(x float64) float64 { return math.Round(x*1e6)/1e6 + 0 } // never -0
