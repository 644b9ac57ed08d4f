package api

import (
	"bytes"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"loupe/build/products/host"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

// upload sends a photo and returns the reply.
func (s *service) upload(photo []byte) reply {
	s.t.Helper()
	r := httptest.NewRequest("POST", "/api/v1/images", bytes.NewReader(photo))
	r.Host = "loupe.example.com"
	r.Header.Set("Authorization", "Bearer "+s.key)
	r.Header.Set("Content-Type", "image/jpeg")
	return s.send(r)
}

func TestUploadedPhotoIsAppraised(t *testing.T) {
	s := newService(t, 100)
	s.setListingImage("c1", photoJPEG(1))
	uploaded := s.upload(photoJPEG(1))
	url, _ := uploaded.at("image_url").(string)
	if uploaded.StatusCode != 201 || !strings.HasPrefix(url, "https://loupe.example.com/api/v1/images/img_") {
		t.Fatalf("got %d %s, want 201 with a URL of the request's host", uploaded.StatusCode, uploaded.body)
	}
	r := s.appraise(`{"image_url":"` + url + `"}`)
	s.expectCharge(r, cost)
	s.expectContains(r, []any{"appraisal", "best_match", "title"}, "Halden Scout 35")
	s.expectEmpty(r, "error", "image_upload_errors")
	for _, fetched := range s.images.fetched {
		if strings.Contains(fetched, "/images/") {
			t.Errorf("%s was fetched over the network, want it read from KV", fetched)
		}
	}
}

func TestUploadedPhotoExpires(t *testing.T) {
	s := newService(t, 100)
	url, _ := s.upload(photoJPEG(1)).at("image_url").(string)
	path := strings.TrimPrefix(url, "https://loupe.example.com")
	if r := s.get(path); r.StatusCode != 200 || !bytes.Equal(r.body, photoJPEG(1)) {
		t.Errorf("got %d with %d bytes, want the photo", r.StatusCode, len(r.body))
	}
	s.advance(24*time.Hour + time.Second)
	s.expectProblem(s.get(path), 404, "NOT_FOUND")
	r := s.appraise(`{"image_url":"` + url + `","description":"Halden Scout 35 rangefinder camera"}`)
	s.expect(r, "IMAGE_EXPIRED", "error", "image_upload_errors", 0, "code")
	s.expectCharge(r, cost)
}

// The photo stays in the host, so the core's memory does not grow by its size.
func TestLargePhotoIsUploadedAndAppraised(t *testing.T) {
	s := newService(t, 100)
	s.upload(photoJPEG(1))
	before := s.Memory()
	large := append(photoJPEG(1), make([]byte, 10<<20-len(photoJPEG(1)))...)
	url, _ := s.upload(large).at("image_url").(string)
	if grown := s.Memory() - before; grown > 1<<20 {
		t.Errorf("the core's memory grew by %d bytes, want less than a megabyte", grown)
	}
	r := s.appraise(`{"image_url":"` + url + `","description":"Halden Scout 35 rangefinder camera"}`)
	s.expectCharge(r, cost)
	s.expectProblem(s.upload(append(large, 0)), 413, "CONTENT_TOO_LARGE")
}

// The host had no memory for the photo: the caller is told so, and nothing is charged or held.
func TestAppraisalWithoutMemoryIs503(t *testing.T) {
	full := true
	s := newService(t, 100, withFault(func(e host.Effect) *host.Result {
		if e.Kind == exchangetest.Fetch && full && e.Keep {
			r := host.Fail(exchange.NoMemory, "full")
			return &r
		}
		return nil
	}))
	r := s.appraise(cameraRequest, "Idempotency-Key", "a")
	s.expectProblem(r, 503, "UNAVAILABLE")
	s.expectContains(r, []any{"detail"}, "nothing was charged")
	if r.Header.Get("Retry-After") == "" || strings.Contains(string(r.body), "IMAGE_") {
		t.Errorf("got %v %s, want Retry-After, and no blame for the photo's host", r.Header, r.body)
	}
	s.expectBalance(100, 0)
	s.expect(s.record(r), nil, "answer")
	full = false
	s.charged(s.appraise(cameraRequest, "Idempotency-Key", "a"))
}

// A queued appraisal that lacks memory is delivered again, and keeps its credits held meanwhile.
func TestQueuedAppraisalWithoutMemoryIsDeliveredAgain(t *testing.T) {
	failures := 2
	s := newService(t, 100, func(o *host.Options) { o.Queue = &host.Queue{Retries: 3} }, withFault(func(e host.Effect) *host.Result {
		if e.Kind == exchangetest.Fetch && e.Keep && failures > 0 {
			failures--
			r := host.Fail(exchange.NoMemory, "full")
			return &r
		}
		return nil
	}))
	r := s.appraise(cameraRequest, "Prefer", "respond-async")
	s.Wait()
	stored := s.record(r)
	s.expectCharge(stored, cost)
	s.expectBalance(100-cost, 0)
}
