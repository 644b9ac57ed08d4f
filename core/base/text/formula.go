package text

import "strings"

// NoFormula returns s with an apostrophe wherever a spreadsheet that opens it as a cell of a CSV file would take what follows for a
// formula: at the beginning, and after a character that separates cells or rows. A spreadsheet that separates cells by another
// character than the file does ignores the quotes around a cell. The bytes of s stay as they are.
// https://owasp.org/www-community/attacks/CSV_Injection
func NoFormula(s string) string {
	var safe []byte
	begins := true
	for i := range len(s) {
		if begins && strings.IndexByte("=+-@", s[i]) >= 0 || i == 0 && strings.IndexByte("\t\r\n", s[i]) >= 0 {
			safe = append(safe, '\'')
		}
		safe = append(safe, s[i])
		begins = strings.IndexByte(",;\t\r\n", s[i]) >= 0 || begins && s[i] == '"'
	}
	return string(safe)
}
