package e2e

import (
	"bytes"
	"context"
	"net/http"
	"strconv"
	"sync"
	"testing"
	"time"

	"loupe/tests/fixture"
)

const largePhoto = 9 << 20 // bytes

// serveSlowPhotos adds photos to the image host: a large one that arrives at once, one that claims its size and then
// trickles, and one that trickles without a length.
func serveSlowPhotos(mux *http.ServeMux) {
	photo := encode(fixture.Picture(1), 60)
	large := append(bytes.Clone(photo), make([]byte, largePhoto-len(photo))...)
	mux.HandleFunc("GET /large.jpg", func(w http.ResponseWriter, r *http.Request) { w.Write(large) })
	trickle := func(w http.ResponseWriter, r *http.Request) {
		for n := 0; r.Context().Err() == nil; n++ {
			if _, err := w.Write(large[n<<10 : (n+1)<<10]); err != nil {
				return
			}
			w.(http.Flusher).Flush()
			time.Sleep(200 * time.Millisecond)
		}
	}
	mux.HandleFunc("GET /claims.jpg", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Length", strconv.Itoa(len(large)))
		trickle(w, r)
	})
	mux.HandleFunc("GET /trickles.jpg", trickle)
}

// Thirty appraisals of one account wait for hosts that send a kilobyte now and then. Another account's photos are large,
// and all arrive.
func TestTricklingHostsLeaveOtherAccountsTheirMemory(t *testing.T) {
	victim, attacker := newCustomer(t, service, 1000), newCustomer(t, service, 300)
	ctx, stop := context.WithCancel(t.Context())
	var attacks sync.WaitGroup
	for n := range 30 {
		attacks.Go(func() {
			path := []string{"/claims.jpg", "/trickles.jpg"}[n%2]
			for ctx.Err() == nil {
				response, err := http.DefaultClient.Do(attacker.request("image_url", images.URL+path).WithContext(ctx))
				if err == nil {
					response.Body.Close()
					time.Sleep(100 * time.Millisecond) // after a 429
				}
			}
		})
	}
	time.Sleep(time.Second)
	for range 7 {
		r, charged := victim.call("image_url", images.URL+"/large.jpg", "description", camera)
		if errors := r.list("error", "image_upload_errors"); charged != cost || len(errors) > 0 {
			t.Errorf("got %d credits charged and the errors %v, want the price and none", charged, errors)
		}
	}
	stop()
	attacks.Wait()
}
