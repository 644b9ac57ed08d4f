package e2e

import (
	"io"
	"net/http"
	"slices"
	"strings"
	"testing"
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
