// Package fault describes mistakes in the operator's configuration. The log, GET /admin/health and `make check` show
// them. Callers never see them.
package fault

import "loupe/core/base/jsontext"

// Fault is one mistake.
type Fault struct {
	Variable string // the variable, secret or binding that is wrong, such as SEARCH
	Problem  string // what is wrong and what it causes, such as "it is not set, so openai is not called"
	Remedy   string // what to do, such as "set it with make deploy SECRET=VISION_API_KEY"
}

// Write writes the members of the fault into an open object.
func (f Fault) Write(w *jsontext.Writer) {
	w.Key("variable").String(f.Variable)
	w.Key("problem").String(f.Problem)
	w.Key("remedy").String(f.Remedy)
}

// WriteList writes the faults as an array of objects.
func WriteList(w *jsontext.Writer, faults []Fault) {
	w.Open('[')
	for _, f := range faults {
		w.Open('{')
		f.Write(w)
		w.Close('}')
	}
	w.Close(']')
}

const maxName = 20 // characters

// Shown returns a name from a variable in quotes. What is not short lower-case letters and hyphens may be a key that was
// pasted by mistake, so it is not repeated.
func Shown(name string) string {
	if name == "" || len(name) > maxName {
		return "a name in it"
	}
	for i := range len(name) {
		if c := name[i]; c != '-' && (c < 'a' || c > 'z') {
			return "a name in it"
		}
	}
	return `"` + name + `"`
}
