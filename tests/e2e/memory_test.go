package e2e

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"loupe/tests/fixture"
)

const largePhoto = 9 << 20 // bytes

// serveSlowPhotos adds photos to the image host: a large one that arrives at once, one that claims its size and then
// trickles, and one that trickles without a length.
func serveSlowPhotos(mux *http.ServeMux) {
	photo := encode(fixture.Picture(1), 60)
	large := append(bytes.Clone(photo), make([]byte, largePhoto-len(photo))...)
	mux.HandleFunc("GET /large.jpg", func(w http.ResponseWriter, r *http.Request) { w.Write(large) })
	trickle := func(w http.ResponseWriter, r *http.Request) {
		for n := 0; r.Context().Err() == nil; n++ {
			if _, err := w.Write(large[n<<10 : (n+1)<<10]); err != nil {
				return
			}
			w.(http.Flusher).Flush()
			time.Sleep(200 * time.Millisecond)
		}
	}
	mux.HandleFunc("GET /claims.jpg", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Length", strconv.Itoa(len(large)))
		trickle(w, r)
	})
	mux.HandleFunc("GET /trickles.jpg", trickle)
}

// Thirty appraisals of one account wait for hosts that send a kilobyte now and then. Another account's photos are large,
// and all arrive.
func TestTricklingHostsLeaveOtherAccountsTheirMemory(t *testing.T) {
	victim, attacker := newCustomer(t, service, 1000), newCustomer(t, service, 300)
	ctx, stop := context.WithCancel(t.Context())
	var attacks sync.WaitGroup
	for n := range 30 {
		attacks.Go(func() {
			path := []string{"/claims.jpg", "/trickles.jpg"}[n%2]
			for ctx.Err() == nil {
				response, err := http.DefaultClient.Do(attacker.request("image_url", images.URL+path).WithContext(ctx))
				if err == nil {
					response.Body.Close()
					time.Sleep(100 * time.Millisecond) // after a 429
				}
			}
		})
	}
	time.Sleep(time.Second)
	for range 7 {
		r, charged := victim.call("image_url", images.URL+"/large.jpg", "description", camera)
		if errors := r.list("error", "image_upload_errors"); charged != cost || len(errors) > 0 {
			t.Errorf("got %d credits charged and the errors %v, want the price and none", charged, errors)
		}
	}
	stop()
	attacks.Wait()
}

// slowClients opens connections that send a few bytes of a request's body now and then. It returns a function that waits
// until the service has closed them all, within 20 seconds, and checks that it has refused each.
func slowClients(t *testing.T, serviceURL string, count int, path string) (wait func()) {
	t.Helper()
	address := strings.TrimPrefix(serviceURL, "http://")
	var clients sync.WaitGroup
	for range count {
		connection, err := net.Dial("tcp", address)
		if err != nil {
			t.Fatal(err)
		}
		connection.SetDeadline(time.Now().Add(20 * time.Second))
		fmt.Fprintf(connection, "POST %s HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{", path, address)
		closed := make(chan struct{})
		go func() {
			for {
				select {
				case <-closed:
					return
				case <-time.After(500 * time.Millisecond):
					connection.Write([]byte(" "))
				}
			}
		}()
		clients.Go(func() {
			defer close(closed)
			defer connection.Close()
			answer, err := io.ReadAll(connection)
			if err != nil && !strings.Contains(err.Error(), "reset") || !strings.HasPrefix(string(answer), "HTTP/1.1 400 ") || !strings.Contains(string(answer), "the body did not arrive") {
				t.Errorf("%s: got %q, %v, want a refusal and the end of the connection", path, answer, err)
			}
		})
	}
	return clients.Wait
}

// Clients without a key that send their bodies slowly are disconnected, and calls of others succeed meanwhile. tests/worker/inbound.test.mjs
// bounds the memory that they hold.
func TestSlowBodiesAreGivenUp(t *testing.T) {
	t.Parallel()
	s := startLoaded(t, nil)
	visitor, customer := signInAt(t, s.URL, "slow@example.com"), newCustomer(t, s.Service, cost)
	waitForConsole, waitForConnector := slowClients(t, s.URL, 600, "/auth/sign-in/dev"), slowClients(t, s.URL, 600, "/mcp")
	visitor.ok(200, "GET", "/console/session", "")
	if _, charged := customer.call("image_url", images.URL+"/photo.jpg", "description", camera); charged != cost {
		t.Errorf("got %d credits charged beside slow clients, want %d", charged, cost)
	}
	waitForConsole()
	waitForConnector()
}
