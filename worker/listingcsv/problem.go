package listingcsv

import (
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Problem is an error or a warning about a row of the file.
type Problem struct {
	Line    int    // line of the file where the row begins, from 1
	Column  string // name of the column, "" for the row as a whole
	Message string // what is wrong; of a warning also the value
	Warning bool   // the row is loaded without this field; otherwise it is skipped
}

// Warning returns the problem of a field that is left out because of its value.
func Warning(column, value, message string) Problem {
	const shown = 60 // bytes
	if len(value) > shown {
		value = strings.ToValidUTF8(value[:shown], "") + "..."
	}
	return Problem{Column: column, Message: message + ": " + strconv.Quote(value), Warning: true}
}

// String returns a text such as "line 12: title: empty".
func (p Problem) String() string {
	switch {
	case p.Column == "":
		return fmt.Sprintf("line %d: %s", p.Line, p.Message)
	case p.Warning:
		return fmt.Sprintf("line %d: %s: %s (loaded without it)", p.Line, p.Column, p.Message)
	}
	return fmt.Sprintf("line %d: %s: %s", p.Line, p.Column, p.Message)
}

// IsValid reports whether a row with these problems is loaded: all of them are warnings.
func IsValid(problems []Problem) bool { return Skipped(problems) == 0 }

// Skipped returns the number of rows that are not loaded.
func Skipped(problems []Problem) (n int) {
	for _, p := range problems {
		if !p.Warning {
			n++
		}
	}
	return n
}

const maxPrinted = 50

// Print writes problems for people to read, one per line, each line with the prefix. It prints the first 50
// and the number of the others.
func Print(w io.Writer, prefix string, problems []Problem) {
	for i, p := range problems {
		if i == maxPrinted {
			fmt.Fprintf(w, "%sand %d more\n", prefix, len(problems)-maxPrinted)
			return
		}
		fmt.Fprintf(w, "%s%s\n", prefix, p)
	}
}
