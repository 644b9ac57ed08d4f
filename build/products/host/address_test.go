package host

import (
	"encoding/json"
	"os"
	"testing"
)

// The host on Cloudflare reads the same examples.
func TestNetworkOfAnAddress(t *testing.T) {
	text, err := os.ReadFile("../../../tests/worker/addresses.json")
	if err != nil {
		t.Fatal(err)
	}
	var examples map[string]string
	if err := json.Unmarshal(text, &examples); err != nil || len(examples) == 0 {
		t.Fatalf("got %d examples, %v", len(examples), err)
	}
	for address, want := range examples {
		if got := networkOf(address); got != want {
			t.Errorf("%q: got %q, want %q", address, got, want)
		}
	}
}
