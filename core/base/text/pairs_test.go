package text

import "testing"

func TestPairsFindTheirKeys(t *testing.T) {
	table := Pairs{{"a", "1"}, {"b", "2"}, {"a", "3"}}
	for key, want := range map[string]string{"a": "1", "b": "2", "c": "", "": ""} {
		if got := table.Get(key); got != want {
			t.Errorf("%q: got %q, want %q", key, got, want)
		}
	}
}
