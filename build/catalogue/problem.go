package catalogue

import (
	"fmt"
	"io"
)

// Problem is what is wrong with a row.
type Problem struct {
	Line    int    // where the row begins in the file, from 1
	Column  string // by name; "" if it is the row as a whole
	Message string
	Warning bool // the row is taken all the same, without what is wrong with it
}

// String gives a problem as "line 12: price: the amount is zero".
func (p Problem) String() string {
	switch {
	case p.Column == "":
		return fmt.Sprintf("line %d: %s", p.Line, p.Message)
	case p.Warning:
		return fmt.Sprintf("line %d: %s: %s (loaded without it)", p.Line, p.Column, p.Message)
	}
	return fmt.Sprintf("line %d: %s: %s", p.Line, p.Column, p.Message)
}

// Skipped counts the rows that were left out.
func Skipped(problems []Problem) (n int) {
	for _, p := range problems {
		if !p.Warning {
			n++
		}
	}
	return n
}

const maxShown = 50

// Print writes problems for a person, one a line behind the prefix: the first fifty, then how many more there are.
func Print(w io.Writer, prefix string, problems []Problem) {
	for i, p := range problems {
		if i == maxShown {
			fmt.Fprintf(w, "%sand %d more\n", prefix, len(problems)-maxShown)
			return
		}
		fmt.Fprintf(w, "%s%s\n", prefix, p)
	}
}
