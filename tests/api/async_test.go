package api

import (
	"bufio"
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"loupe/build/products/host"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

// event is a server-sent event.
type event struct {
	name string
	data map[string]any
}

// readEvents reads a stream of server-sent events whose data is JSON.
func readEvents(t *testing.T, body []byte) (events []event) {
	t.Helper()
	scanner := bufio.NewScanner(bytes.NewReader(body))
	scanner.Buffer(nil, 1<<20)
	var e event
	for scanner.Scan() {
		line := scanner.Text()
		switch name, value, _ := strings.Cut(line, ": "); name {
		case "event":
			e.name = value
		case "data":
			if err := json.Unmarshal([]byte(value), &e.data); err != nil {
				t.Fatalf("event %s has the data %q: %v", e.name, value, err)
			}
		case "":
			events, e = append(events, e), event{}
		}
	}
	return events
}

func TestEventsAreStagesThenARangeThenTheAnswer(t *testing.T) {
	s := newService(t, 100)
	plain := s.appraise(cameraRequest)
	r := s.appraise(cameraRequest, "Accept", "text/event-stream")
	if r.StatusCode != 200 || r.Header.Get("Content-Type") != "text/event-stream" || r.appraisalID() == "" {
		t.Fatalf("got %d, %v, want 200, an event stream and the appraisal's id", r.StatusCode, r.Header)
	}
	events := readEvents(t, r.body)
	var names []string
	for _, e := range events {
		if !slices.Contains(names, e.name) {
			names = append(names, e.name)
		}
	}
	if got := strings.Join(names, " "); got != "stage range appraisal" {
		t.Errorf("got the events %q, want stage range appraisal", got)
	}
	last := events[len(events)-1]
	if want := plain.at("appraisal", "price_upper"); last.name != "appraisal" || last.data["appraisal"].(map[string]any)["price_upper"] != want {
		t.Errorf("got the last event %v, want an appraisal with price_upper %v", last, want)
	}
	var open []string
	for _, e := range events {
		switch {
		case e.name != "stage":
		case e.data["state"] == "started":
			open = append(open, e.data["stage"].(string))
		case !slices.Contains(open, e.data["stage"].(string)) && e.data["stage"] != "admit":
			t.Errorf("the stage %v ends before it starts", e.data["stage"])
		}
	}
	s.expectBalance(100-2*cost, 0)
}

func TestAsynchronousCallIsAnsweredAtOnceAndCompleted(t *testing.T) {
	for name, queued := range map[string]bool{"in the same exchange": false, "through the queue": true} {
		t.Run(name, func(t *testing.T) {
			s := newService(t, 100, withQueue(queued))
			r := s.appraise(cameraRequest, "Prefer", "wait=10, respond-async")
			if r.StatusCode != 202 || r.Header.Get("Location") != "/api/v1/appraisals/"+r.appraisalID() || r.Header.Get("Preference-Applied") != "respond-async" {
				t.Fatalf("got %d, %v, want 202 with the location and the preference applied", r.StatusCode, r.Header)
			}
			s.expect(r, r.appraisalID(), "id")
			s.Wait()
			s.expectBalance(100-cost, 0)
			stored := s.get(r.Header.Get("Location"))
			if stored.StatusCode != 200 || stored.at("answer", "appraisal", "price_upper") == nil {
				t.Errorf("got %d %s, want the answer", stored.StatusCode, stored.body)
			}
		})
	}
}

// withQueue returns an option that gives the host a queue if bound is true.
func withQueue(bound bool) func(*host.Options) {
	return func(o *host.Options) {
		if bound {
			o.Queue = &host.Queue{Retries: 3}
		}
	}
}

// A queue may seem to fail and deliver the message all the same. One of the two exchanges does the appraisal.
func TestAppraisalIsDoneOnceIfTheQueueSeemsToFail(t *testing.T) {
	var searches atomic.Int32
	s := newService(t, 100, func(o *host.Options) {
		o.Queue = &host.Queue{Retries: 3}
		o.Fault = func(e host.Effect, perform func() host.Result) host.Result {
			if e.Kind == exchangetest.Queue {
				perform()
				return host.Fail(exchange.Timeout, "lost")
			}
			if sqlContains(e, "listing_text") {
				searches.Add(1)
			}
			return perform()
		}
	})
	once := func() int32 {
		searches.Store(0)
		s.appraise(cameraRequest)
		s.Wait()
		return searches.Load()
	}()
	searches.Store(0)
	s.appraise(cameraRequest, "Prefer", "respond-async")
	s.Wait()
	if got := searches.Load(); got != once || once == 0 {
		t.Errorf("got %d searches, want %d as in a synchronous call", got, once)
	}
	s.expectBalance(100-2*cost, 0)
}
