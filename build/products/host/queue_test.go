package host

import (
	"fmt"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	protocol "loupe/core/exchange"
)

func TestQueuedMessageIsDeliveredUntilStatus200(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		deliveries := map[string][]string{} // of each message: method, number of headers, query, time
		queue := &Queue{Delay: time.Second, Retries: 3}
		began := time.Now()
		h := serve(t, Options{Queue: queue}, func(f *protocol.Flow) {
			r := f.Request()
			if r.Path != protocol.QueueTarget {
				f.Queue([]byte("fails twice"))
				f.Queue([]byte("fails"))
				protocol.On(f, f.Queue(make([]byte, protocol.MaxBody+1)), func(f *protocol.Flow, _ struct{}, err error) { replyText(f, err.Error()) })
				return
			}
			status := 200
			m := string(r.Body)
			deliveries[m] = append(deliveries[m], fmt.Sprint(r.Method, " ", len(r.Headers), r.Query, " ", time.Since(began).Round(time.Millisecond)))
			if m == "fails" || len(deliveries[m]) < 3 {
				status = 503
			}
			f.Reply(protocol.Response{Status: status})
			f.D1(protocol.SQL("after the reply"))
		})
		if _, _, body := get(t, h, "/"); body != "too large: the message is over the limit of a request body" {
			t.Errorf("got %q, want a message that is too large", body)
		}
		h.Wait()
		want := "map[fails:[POST 0 1s POST 0 2s POST 0 3s POST 0 4s] fails twice:[POST 0 1s POST 0 2s POST 0 3s]]"
		if got := fmt.Sprint(deliveries); got != want {
			t.Errorf("got deliveries\n%s, want\n%s", got, want)
		}
		if dropped := queue.Dropped(); len(dropped) != 1 || string(dropped[0]) != "fails" {
			t.Errorf("got dropped messages %q, want \"fails\"", dropped)
		}
		if h.Open() != 0 {
			t.Errorf("got %d open exchanges, want 0", h.Open())
		}
	})
}

func TestQueuedMessageWhoseExchangeTrapsIsDeliveredAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		trapped := false
		h := serve(t, Options{Queue: &Queue{Retries: 1}}, func(f *protocol.Flow) {
			switch {
			case f.Request().Path != protocol.QueueTarget:
				f.Queue([]byte("m"))
				replyText(f, "queued")
			case !trapped:
				trapped = true
				panic("on purpose")
			default:
				f.Stream(protocol.Response{Status: 200, Body: []byte("nobody reads this")})
				f.Await(f.Wait(1))
				f.Then(func(f *protocol.Flow) { f.Note("end", fmt.Append(nil, f.ClientGone())) })
			}
		})
		get(t, h, "/")
		h.Wait()
		if got := fmt.Sprint(h.Traps(), h.ends(), h.options.Queue.Dropped()); got != "1 [true] []" {
			t.Errorf("got traps, notes and dropped messages %s, want 1 [true] []", got)
		}
	})
}

func TestQueueIsUnavailableWithoutOne(t *testing.T) {
	h := serve(t, Options{}, replyResult(func(f *protocol.Flow) protocol.Future[struct{}] { return f.Queue(nil) }))
	if _, _, body := get(t, h, "/"); body != "unavailable: no binding JOBS" {
		t.Errorf("got %q, want %q", body, "unavailable: no binding JOBS")
	}
}

// The core trusts the target: no client may choose it.
func TestNoRequestHasTheTargetOfTheQueue(t *testing.T) {
	h := serve(t, Options{}, func(f *protocol.Flow) { replyText(f, f.Request().Path) })
	for target, want := range map[string]string{"queue": "/queue", "*": "/*", "queue?a": "/queue", "/queue": "/queue"} {
		r := httptest.NewRequest("POST", "/", strings.NewReader("forged"))
		r.RequestURI = target
		if _, _, body := send(t, h, r); body != want {
			t.Errorf("target %q: the core got the path %q, want %q", target, body, want)
		}
	}
}
