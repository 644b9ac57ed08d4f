package e2e

import (
	"net/url"
	"strings"
	"testing"
)

const camera = "Halden Scout 35 rangefinder camera"

// tests/api checks the whole answer, and contract.Check its form.
func TestPhotoAloneIsAppraised(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 25)
	r, charged := c.call("image_url", images.URL+"/photo.jpg")
	if got := r.at("appraisal", "best_match", "title"); got != camera || charged != cost {
		t.Fatalf("charged %d for %s, want the price for %s", charged, r.body, camera)
	}
	r.expectNoErrors(t, "discovery_error", "image_upload_errors", "price_enrichment_errors", "appraisal_error")
	c.expectBalance(15, 0)
	c.expectLedger("pending posted")
}

// expectNoErrors checks that these members of the error container are null or empty.
func (r reply) expectNoErrors(t *testing.T, names ...string) {
	t.Helper()
	for _, name := range names {
		list, isList := r.at("error", name).([]any)
		if isList != strings.HasSuffix(name, "_errors") || len(list) > 0 || !isList && r.at("error", name) != nil {
			t.Errorf("error.%s: got %v, want null or an empty array", name, r.at("error", name))
		}
	}
}

// workerd makes these failures of a fetch. tests/api tests what the answer says of other photos.
func TestUnusablePhotosAreReported(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		path, code string // the code of the error; "" if the photo is usable
		status     any    // its http_status
	}{
		{"/redirect/3", "", nil},
		{"/redirect/4", "IMAGE_REDIRECT_REFUSED", 302.0},
		{"/elsewhere", "IMAGE_REDIRECT_REFUSED", 302.0},
		{"/missing.jpg", "IMAGE_NOT_SERVED", 404.0},
		{"/error.jpg", "IMAGE_NOT_SERVED", 502.0},
		{"/page.html", "IMAGE_FORMAT", nil}, // a status of 200 is not reported
		{"/endless.jpg", "IMAGE_TOO_LARGE", nil},
		{"/short.jpg", "IMAGE_UNREACHABLE", nil},
		{"/hang.jpg", "IMAGE_TIMEOUT", nil},
		{"/stall.jpg", "IMAGE_TIMEOUT", nil},
		{"/not-gzip.jpg", "IMAGE_UNREACHABLE", nil},
		{"/half-gzip.jpg", "IMAGE_UNREACHABLE", nil},
		{"http://127.0.0.1:1/photo.jpg", "IMAGE_UNREACHABLE", nil},
	} {
		t.Run(test.path[1:], func(t *testing.T) {
			t.Parallel()
			c := newCustomer(t, service, 100)
			address, _ := url.Parse(images.URL)
			address, _ = address.Parse(test.path)
			r, charged := c.call("image_url", address.String(), "description", camera)
			if charged != cost { // the description is enough
				t.Errorf("charged %d, want the price: %s", charged, r.body)
			}
			if test.code == "" {
				r.expectNoErrors(t, "image_upload_errors")
			} else if r.at("error", "image_upload_errors", 0, "code") != test.code ||
				r.at("error", "image_upload_errors", 0, "http_status") != test.status || len(r.list("error", "image_upload_errors")) != 1 {
				t.Errorf("got %v, want one error %s with status %v", r.at("error", "image_upload_errors"), test.code, test.status)
			}
		})
	}
}
