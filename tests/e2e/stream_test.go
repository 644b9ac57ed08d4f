package e2e

import (
	"bufio"
	"io"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"loupe/tests/fixture"
)

// openEvents makes a call that answers with server-sent events. Its body is still open.
func openEvents(t *testing.T, c customer, fields ...any) *http.Response {
	t.Helper()
	request := c.request(fields...)
	request.Header.Set("Accept", "text/event-stream")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	if got := response.Header.Get("Content-Type"); response.StatusCode != 200 || !strings.HasPrefix(got, "text/event-stream") {
		t.Fatalf("got status %d with %q, want 200 with text/event-stream", response.StatusCode, got)
	}
	return response
}

// One instance of the core serves both calls, and each gets its own events as they happen.
func TestTwoCallsStreamTheirEventsAtOnce(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 2*cost)
	first := openEvents(t, c, "image_url", images.URL+"/slow.jpg", "description", "an Orvik Drift guitar")
	second := openEvents(t, c, "image_url", images.URL+"/unknown.jpg", "description", "an Orvik Drift guitar")
	for _, response := range []*http.Response{second, first} {
		body, err := io.ReadAll(response.Body)
		response.Body.Close()
		var events []string
		for line := range strings.Lines(string(body)) {
			if name, found := strings.CutPrefix(line, "event: "); found {
				events = append(events, strings.TrimSpace(name))
			}
		}
		if first := "event: stage\ndata: {\"stage\":\"admit\",\"state\":\"ended\","; !strings.HasPrefix(string(body), first) {
			t.Errorf("got a body that begins with %.100q, want %q", body, first)
		}
		if err != nil || len(events) < 2 || events[0] != "stage" || slices.Index(events, "appraisal") != len(events)-1 {
			t.Errorf("got events %q, %v, want stages, and the appraisal last; the body is\n%s", events, err, body)
		}
	}
	c.expectBalance(0, 0)
}

// Sixty clients close their streams at different times during a stage. None of them is charged.
func TestClosedStreamsOfTheConnectorCostNothing(t *testing.T) {
	t.Parallel()
	const clients = 60
	c := newCustomer(t, service, clients*cost)
	var all sync.WaitGroup
	for n := range clients {
		all.Go(func() {
			arguments := fixture.Object{"image_url": images.URL + "/slow.jpg", "description": camera}
			request := fixture.ConnectorRequest(service.URL, c.key.Key, "tools/call", nil, fixture.Object{"progressToken": n}, fixture.Object{"name": "appraise_product", "arguments": arguments})
			response, err := http.DefaultClient.Do(request)
			if err != nil {
				t.Error(err)
				return
			}
			defer response.Body.Close()
			body := bufio.NewReader(response.Body)
			for line := ""; err == nil && !strings.Contains(line, "Fetching the photo"); {
				line, err = body.ReadString('\n')
			}
			if err != nil {
				t.Error(err)
			}
			time.Sleep(time.Duration(n%15) * 100 * time.Millisecond)
		})
	}
	all.Wait()
	for _, held := c.balance(); held > 0; _, held = c.balance() {
		time.Sleep(100 * time.Millisecond)
	}
	c.expectBalance(clients*cost, 0)
}
