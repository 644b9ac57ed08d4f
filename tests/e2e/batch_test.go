package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"loupe/tests/workerd"
)

// A list goes through the Worker's consumer, whose queue delivers each message twice, six at a time. Each item is charged once.
func TestBatchGoesThroughTheQueue(t *testing.T) {
	t.Parallel()
	s := startLoaded(t, func(o *workerd.Options) {
		o.Config = twiceProducer + strings.Replace(queueConsumer, "max_batch_size = 1", "max_batch_size = 6", 1)
		o.OtherWorkers = []string{writeWorker(t, "queue/index.mjs", "name = \"twice\"\n"+queueProducer)}
	})
	c := newCustomer(t, s.Service, 20*cost)
	list := "image_url,description,shelf\n"
	for n := range 20 {
		list += fmt.Sprintf("%s,\"Orvik Drift guitar, lot %d\",%d\n", images.URL+"/guitar.jpg", n/2, n) // each item twice
	}
	request := c.newRequest("POST", "/api/v1/batches", strings.NewReader(list))
	request.Header.Set("Content-Type", "text/csv")
	created := send(t, request)
	if created.StatusCode != 202 {
		t.Fatalf("got %s %s, want 202", created.Status, created.body)
	}
	url := created.Header.Get("Location")
	var r reply
	waitUntil(t, time.Minute, "the batch is completed", func() bool {
		r = send(t, c.get(url))
		return r.at("state") == "completed"
	})
	if r.at("counts", "valued") != 20.0 {
		t.Errorf("got the batch %s, want 20 items with a value", r.body)
	}
	c.expectBalance(0, 0)
	posted := slices.DeleteFunc(c.ledgerStates(), func(state string) bool { return state != "posted" })
	if len(posted) != 20 {
		t.Errorf("got %d posted entries, want those of 20 items", len(posted))
	}
	rows := send(t, c.get(url+"/results?format=csv"))
	if n := strings.Count(string(rows.body), ",valued,"); n != 20 {
		t.Errorf("got %d valued rows in %s, want 20", n, rows.body)
	}
}
