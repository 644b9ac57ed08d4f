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
