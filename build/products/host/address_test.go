package host

import (
	"encoding/json"
	"net/http/httptest"
	"os"
	"testing"

	protocol "loupe/core/exchange"
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

func TestCoreGetsTheNetworkOfTheClient(t *testing.T) {
	h := serve(t, Options{}, func(f *protocol.Flow) { replyText(f, f.Request().Headers.Get("cf-connecting-ip")) })
	r := httptest.NewRequest("GET", "/", nil)
	r.Header.Set("CF-Connecting-IP", "2001:db8:1:2:3:4:5:6")
	if _, _, body := send(t, h, r); body != "2001:db8:1:2::/64" {
		t.Errorf("got %q, want the network of the client's address", body)
	}
}
