package text

import "testing"

func TestNoFormula(t *testing.T) {
	for in, want := range map[string]string{
		"": "", "a-b = c": "a-b = c", "=1": "'=1", "\n=1": "'\n'=1", "x;=1": "x;'=1", "x; -1": "x; -1", "x\t@y\r\n+z": "x\t'@y\r\n'+z", `;"-1`: `;"'-1`, "é;-ü": "é;'-ü",
	} {
		if got := NoFormula(in); got != want {
			t.Errorf("NoFormula(%q) = %q, want %q", in, got, want)
		}
	}
}
