package e2e

import (
	"bytes"
	"io"
	"net/http"
	"slices"
	"strings"
	"testing"
)

// upload sends a photo with the customer's key.
func (c customer) upload(photo io.Reader) reply {
	c.Helper()
	request := c.newRequest("POST", "/api/v1/images", photo)
	request.Header.Set("Content-Type", "image/jpeg")
	return send(c.T, request)
}

// The host stores the size of a photo with it, sends the photo as a stream, and keeps it for an appraisal.
func TestUploadedPhotoIsServedAndAppraised(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, cost)
	scan := bytes.Repeat([]byte("photo"), 200_000)
	photo := slices.Concat([]byte{0xff, 0xd8, 0xff, 0xda, 0, 2}, scan, []byte{0xff, 0xd9}) // has no metadata to cut
	created := c.upload(bytes.NewReader(photo))
	if created.StatusCode != 201 {
		t.Fatalf("got %s %s, want 201", created.Status, created.body)
	}
	url, _ := created.at("image_url").(string)
	path := url[strings.Index(url, "/api/"):]
	for range 2 {
		request, _ := http.NewRequest("GET", service.URL+path, nil)
		if served := send(t, request); served.StatusCode != 200 || !bytes.Equal(served.body, photo) {
			t.Fatalf("got %d bytes, want the %d bytes uploaded", len(served.body), len(photo))
		}
	}
	r, _ := c.call("image_url", "https://loupe.example.com"+path, "description", "camera")
	if strings.Contains(string(r.body), "IMAGE_EXPIRED") || strings.Contains(string(r.body), "IMAGE_UNREACHABLE") || strings.Contains(string(r.body), "IMAGE_TIMEOUT") {
		t.Errorf("got %s, want the photo to be read", r.body)
	}
}
