package host

import (
	"fmt"
	"testing"
	"testing/synctest"
	"time"

	protocol "loupe/core/exchange"
)

func TestQueuedMessageIsDeliveredUntilStatus200(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		deliveries := map[string][]string{} // of each message: method, number of headers, time
		queue := &Queue{Delay: time.Second, Retries: 3}
		began := time.Now()
		h := serve(t, Options{Queue: queue}, func(f *protocol.Flow) {
			r, m := f.Request(), string(f.Request().Body)
			if r.Path != protocol.QueueTarget {
				f.Queue([]byte("fails twice"))
				f.Queue([]byte("fails"))
				replyText(f, "")
				return
			}
			deliveries[m] = append(deliveries[m], fmt.Sprint(r.Method, " ", len(r.Headers), " ", time.Since(began).Round(time.Millisecond)))
			if m == "fails" || len(deliveries[m]) == 1 {
				panic("on purpose")
			}
			f.Reply(protocol.Response{Status: map[bool]int{true: 200, false: 503}[len(deliveries[m]) == 3]})
		})
		get(t, h, "/")
		h.Wait()
		want := "map[fails:[POST 0 1s POST 0 2s POST 0 3s POST 0 4s] fails twice:[POST 0 1s POST 0 2s POST 0 3s]]"
		if got := fmt.Sprint(deliveries); got != want {
			t.Errorf("got deliveries\n%s, want\n%s", got, want)
		}
		if dropped := fmt.Sprintf("%s", queue.Dropped()); dropped != "[fails]" {
			t.Errorf("got dropped messages %s, want [fails]", dropped)
		}
	})
}
