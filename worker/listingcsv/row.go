package listingcsv

import "strings"

// Row is a row of a file.
type Row struct {
	Listing
	Line     int       // of the file where the row begins, from 1
	Text     []byte    // the row as in the file; one that is not valid CSV is one quoted field, unless it was read leniently
	Problems []Problem // if the row is not loaded, only the one that prevents it
}

// Valid reports whether the row is loaded.
func (r *Row) Valid() bool { return len(r.Problems) == 0 || r.Problems[0].Effect == LeftOut }

// LeaveOut empties a field of the row because of its value, and records the problem.
func (r *Row) LeaveOut(column string, field *string, message string) {
	r.Problems = append(r.Problems, leftOut(column, *field, message))
	*field = ""
}

// Explanation returns the row's problems as text.
func (r *Row) Explanation() string {
	var texts []string
	for _, p := range r.Problems {
		texts = append(texts, p.String())
	}
	if !r.Valid() {
		texts[0] = "refused: " + texts[0]
	}
	return strings.Join(texts, "; ")
}
