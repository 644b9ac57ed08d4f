package e2e

import (
	"bufio"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"loupe/tests/fixture"
	"loupe/tests/workerd"
)

// The lines of wrangler.toml that bind the queue. Messages are delivered at once, and again a second after a failure.
const (
	queueProducer = "\n[[queues.producers]]\nbinding = \"JOBS\"\nqueue = \"jobs-of-the-tests\"\n"
	queueConsumer = "\n[[queues.consumers]]\nqueue = \"jobs-of-the-tests\"\nmax_batch_size = 1\nmax_batch_timeout = 0\nmax_retries = 5\nretry_delay = 1\n"
)

// writeWorker copies the code of a Worker into a new folder, with this configuration, and returns the configuration's path.
func writeWorker(t *testing.T, code, config string) string {
	t.Helper()
	text, err := os.ReadFile(code)
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	file := filepath.Join(folder, "wrangler.toml")
	config = "compatibility_date = \"2026-11-17\"\n" + config
	if err := errors.Join(os.WriteFile(filepath.Join(folder, "index.mjs"), text, 0o600), os.WriteFile(file, []byte(config), 0o600)); err != nil {
		t.Fatal(err)
	}
	return file
}

// sendAndLeave sends a request and closes the connection as soon as the response begins. It returns the status line.
func sendAndLeave(t *testing.T, request *http.Request) (status string) {
	t.Helper()
	connection, err := net.Dial("tcp", request.URL.Host)
	if err != nil {
		t.Fatal(err)
	}
	defer connection.Close()
	if err := request.Write(connection); err != nil {
		t.Fatal(err)
	}
	if status, err = bufio.NewReader(connection).ReadString('\n'); err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(status)
}

// The queue delivers each message twice. The clients of an asynchronous call and of a task of the connector leave at once; both appraisals
// are done and charged once, and so is each item of a batch.
func TestQueuedWorkIsDoneOnce(t *testing.T) {
	t.Parallel()
	s := startLoaded(t, func(o *workerd.Options) {
		o.Config = "\n[[services]]\nbinding = \"JOBS\"\nservice = \"twice\"\nentrypoint = \"Twice\"\n" + queueConsumer
		o.OtherWorkers = []string{writeWorker(t, "queue/index.mjs", "name = \"twice\"\n"+queueProducer)}
	})
	const description = "an Orvik Drift guitar"
	photo := images.URL + "/slow.jpg"
	called, tasked, listed := newCustomer(t, s.Service, 2*cost), newCustomer(t, s.Service, 2*cost), newCustomer(t, s.Service, 20*cost)
	request := called.request("image_url", photo, "description", description)
	request.Header.Set("Prefer", "respond-async")
	if status := sendAndLeave(t, request); !strings.HasSuffix(status, " 202 Accepted") {
		t.Fatalf("got %q, want 202", status)
	}
	arguments := fixture.Object{"image_url": photo, "description": description}
	if status := sendAndLeave(t, tasked.mcp("tools/call", fixture.Tasks, nil, fixture.Object{"name": "appraise_product", "arguments": arguments})); !strings.HasSuffix(status, " 200 OK") {
		t.Fatalf("got %q, want 200", status)
	}
	list := "image_url,description,shelf\n"
	for n := range 20 {
		list += fmt.Sprintf("%s,\"Orvik Drift guitar, lot %d\",%d\n", images.URL+"/guitar.jpg", n/2, n) // each item twice
	}
	batch := listed.ok(202, "POST", "/batches", "text/csv", list).Header.Get("Location")

	called.expectOneAppraisal(s.data)
	id := tasked.expectOneAppraisal(s.data)
	r := send(t, tasked.mcp("tasks/get", fixture.Tasks, nil, fixture.Object{"taskId": id}))
	if r.at("result", "status") != "completed" || r.at("result", "result", "structuredContent", "appraisal") == nil {
		t.Errorf("got the task %s, want it completed with a value", r.body)
	}
	waitUntil(t, time.Minute, "the batch is completed", func() bool {
		r = send(t, listed.get(batch))
		return r.at("state") == "completed"
	})
	rows := send(t, listed.get(batch+"/results?format=csv"))
	if n := strings.Count(string(rows.body), ",valued,"); n != 20 || r.at("counts", "valued") != 20.0 {
		t.Errorf("got the batch %s and %d valued rows in %s, want 20 items with a value", r.body, n, rows.body)
	}
	waitUntil(t, 20*time.Second, "the calls' messages are delivered twice", func() bool { return strings.Count(s.log.String(), "QUEUE jobs-of-the-tests") >= 6 })
	called.expectBalance(cost, 0) // still, after the last delivery
	tasked.expectBalance(cost, 0)
	listed.expectBalance(0, 0)
}

// expectOneAppraisal waits until the customer's only appraisal has ended, and returns its id. The appraisal must have a value
// and be charged, and its transcript must tell that a message of the queue opened its exchange.
func (c customer) expectOneAppraisal(persist string) (id string) {
	c.Helper()
	waitUntil(c.T, 30*time.Second, "the appraisal is listed", func() bool {
		id, _ = send(c.T, c.get("/api/v1/appraisals")).at("items", 0, "id").(string)
		return id != ""
	})
	var r reply
	waitUntil(c.T, 30*time.Second, "the appraisal has ended", func() bool {
		r = send(c.T, c.get("/api/v1/appraisals/"+id))
		return r.StatusCode != 202
	})
	if r.StatusCode != 200 || r.at("answer", "appraisal") == nil {
		c.Errorf("got %s %s, want an appraisal with a value", r.Status, r.body)
	}
	c.expectBalance(cost, 0)
	c.expectLedger("pending posted")
	if items := send(c.T, c.get("/api/v1/appraisals")).list("items"); len(items) != 1 {
		c.Errorf("got %d appraisals, want 1", len(items))
	}
	if shown := replayStored(c.T, persist, id, c.secrets()...); !strings.Contains(shown, "POST queue") {
		c.Errorf("got the transcript\n%s, want \"POST queue\" in it", shown)
	}
	return id
}
