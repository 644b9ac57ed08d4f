package e2e

import (
	"bufio"
	"errors"
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

// Without a queue, the appraisal goes on in the exchange that accepted it.
func TestAsynchronousAppraisalSurvivesItsClient(t *testing.T) {
	t.Parallel()
	expectAsynchronousAppraisals(t, service, persist, false)
}

// The queue delivers each message twice.
func TestAsynchronousAppraisalGoesThroughTheQueue(t *testing.T) {
	t.Parallel()
	s := startLoaded(t, func(o *workerd.Options) {
		o.Config = "\n[[services]]\nbinding = \"JOBS\"\nservice = \"twice\"\nentrypoint = \"Twice\"\n" + queueConsumer
		o.OtherWorkers = []string{writeWorker(t, "queue/index.mjs", "name = \"twice\"\n"+queueProducer)}
	})
	customers := expectAsynchronousAppraisals(t, s.Service, s.data, true)
	waitUntil(t, 20*time.Second, "all messages are delivered twice", func() bool {
		return strings.Count(s.log.String(), "QUEUE jobs-of-the-tests") >= 2*len(customers)
	})
	for _, c := range customers {
		c.expectBalance(cost, 0) // still, after the last delivery
	}
}

// expectAsynchronousAppraisals makes an asynchronous call and a task of the connector. Both clients leave at once. It checks
// that both appraisals are done and charged once, and returns the customers.
func expectAsynchronousAppraisals(t *testing.T, s *workerd.Service, persist string, queued bool) []customer {
	t.Helper()
	photo, description := images.URL+"/slow.jpg", "an Orvik Drift guitar"
	called := newCustomer(t, s, 2*cost)
	request := called.request("image_url", photo, "description", description)
	request.Header.Set("Prefer", "respond-async")
	if status := sendAndLeave(t, request); !strings.HasSuffix(status, " 202 Accepted") {
		t.Fatalf("got %q, want 202", status)
	}
	tasked := newCustomer(t, s, 2*cost)
	arguments := fixture.Object{"image_url": photo, "description": description}
	if status := sendAndLeave(t, tasked.mcp("tools/call", fixture.Tasks, nil, fixture.Object{"name": "appraise_product", "arguments": arguments})); !strings.HasSuffix(status, " 200 OK") {
		t.Fatalf("got %q, want 200", status)
	}
	called.expectOneAppraisal(persist, queued)
	id := tasked.expectOneAppraisal(persist, queued)
	r := send(t, tasked.mcp("tasks/get", fixture.Tasks, nil, fixture.Object{"taskId": id}))
	if r.at("result", "status") != "completed" || r.at("result", "result", "structuredContent", "appraisal") == nil {
		t.Errorf("got the task %s, want it completed with a value", r.body)
	}
	return []customer{called, tasked}
}

// expectOneAppraisal waits until the customer's only appraisal has ended, and returns its id. The appraisal must have a value
// and be charged, and its transcript must tell whether a message of the queue opened its exchange.
func (c customer) expectOneAppraisal(persist string, queued bool) (id string) {
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
	opened := "POST /" // a path of the request
	if queued {
		opened = "POST queue"
	}
	if shown := replayStored(c.T, persist, id, c.secrets()...); !strings.Contains(shown, opened) {
		c.Errorf("got the transcript\n%s, want %q in it", shown, opened)
	}
	return id
}
