package host

import (
	"errors"
	"io"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/iotest"
	"testing/synctest"

	protocol "loupe/core/exchange"
)

func TestDeferredBodyThatDoesNotArrive(t *testing.T) {
	for _, want := range []string{"network: the request body broke off: reset", "timeout: "} {
		synctest.Test(t, func(t *testing.T) {
			var body io.Reader = iotest.ErrReader(errors.New("reset"))
			if want == "timeout: " {
				body, _ = io.Pipe() // hangs
			}
			p := program(replyResult(func(f *protocol.Flow) protocol.Future[protocol.Answer] { return f.Body(5, 0, 700) }))
			p.Deferred = []string{"/upload"}
			h := start(t, Options{Guest: Native(p)})
			if _, _, got := send(t, h, httptest.NewRequest("POST", "/upload", body)); !strings.HasPrefix(got, want) {
				t.Errorf("got %q, want %q", got, want)
			}
		})
	}
}
