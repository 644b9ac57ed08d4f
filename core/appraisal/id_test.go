package appraisal

import (
	"bytes"
	"strings"
	"testing"

	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

// The first eight bytes of the entropy are in every response, as the request id.
func TestIDDoesNotDependOnTheRequestID(t *testing.T) {
	idOf := func(changed int) (id string) {
		h := exchangetest.New(t, exchange.Program{Configure: func(exchange.Config) exchange.Stage {
			return func(f *exchange.Flow) { id = NewID(f) }
		}})
		h.Entropy = bytes.Repeat([]byte{1}, exchange.EntropyBytes)
		if changed >= 0 {
			h.Entropy[changed] = 2
		}
		h.Do(exchange.Request{})
		return id
	}
	id := idOf(-1)
	if !strings.HasPrefix(id, "apr_") || len(id) != len("apr_")+26 {
		t.Errorf("the id is %q, want apr_ and a ULID", id)
	}
	for _, i := range []int{0, 7} {
		if idOf(i) != id {
			t.Errorf("byte %d of the entropy changes the id", i)
		}
	}
	for _, i := range []int{8, 17} {
		if idOf(i) == id {
			t.Errorf("byte %d of the entropy does not change the id", i)
		}
	}
}
