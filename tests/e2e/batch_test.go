package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"loupe/tests/workerd"
)

// A list goes through the Worker's consumer, which gets up to six messages at a time. Each item is charged once.
func TestBatchGoesThroughTheQueue(t *testing.T) {
	t.Parallel()
	s := startLoaded(t, func(o *workerd.Options) {
		o.Config = queueProducer + strings.Replace(queueConsumer, "max_batch_size = 1", "max_batch_size = 6", 1)
	})
	c := newCustomer(t, s.Service, 20*cost)
	list := "image_url,description,shelf\n"
	for n := range 20 {
		list += fmt.Sprintf("%s,\"Orvik Drift guitar, lot %d\",%d\n", images.URL+"/guitar.jpg", n/2, n) // each item twice
	}
	url := c.ok(202, "POST", "/batches", "text/csv", list).Header.Get("Location")
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
