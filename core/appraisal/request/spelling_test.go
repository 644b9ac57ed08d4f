package request

import "testing"

func TestColumnsThatAreProbablyTypos(t *testing.T) {
	for name, want := range map[string]string{
		"descripton": "description", "Conditon": "condition", "asking-prise": "asking_price", "imageurl2": "image_url",
		"description": "", "Condition": "", "condition_notes": "", "image": "", "Cost price": "", "shelf": "", "": "",
	} {
		if got := ColumnMeant(name); got != want {
			t.Errorf("%q: got %q, want %q", name, got, want)
		}
	}
}
