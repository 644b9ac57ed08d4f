package e2e

import (
	"fmt"
	"io"
	"net"
	"strings"
	"sync"
	"testing"
	"time"
)

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
// and memory.test.mjs bound the memory that they and slow hosts of photos hold.
func TestSlowBodiesAreGivenUp(t *testing.T) {
	t.Parallel()
	visitor, customer := signIn(t, "slow@example.com"), newCustomer(t, service, cost)
	waitForConsole, waitForConnector := slowClients(t, service.URL, 100, "/auth/sign-in/dev"), slowClients(t, service.URL, 100, "/mcp")
	visitor.ok(200, "GET", "/console/session", "")
	if _, charged := customer.call("image_url", images.URL+"/photo.jpg", "description", camera); charged != cost {
		t.Errorf("got %d credits charged beside slow clients, want %d", charged, cost)
	}
	waitForConsole()
	waitForConnector()
}
