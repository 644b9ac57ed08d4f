package phrases

import "strconv"

// Source returns the Go source of a variable that is a table of these blocks, whose text is in another variable. Generators of tables
// write it.
func Source(name string, blocks []uint32, text string) string {
	source := "var " + name + " = phrases.Table{Text: " + text + ", Blocks: []uint32{"
	for i, at := range blocks {
		if i%16 == 0 {
			source += "\n\t"
		}
		source += strconv.Itoa(int(at)) + ", "
	}
	return source + "\n}}\n"
}
