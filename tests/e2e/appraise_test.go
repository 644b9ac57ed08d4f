package e2e

import (
	"regexp"
	"strings"
	"testing"
)

const camera = "Halden Scout 35 rangefinder camera"

// tests/api checks the whole answer, and contract.Check its form.
func TestPhotoAloneIsAppraised(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 25)
	r, charged := c.call("image_url", images.URL+"/photo.jpg")
	if got := r.at("appraisal", "best_match", "title"); got != camera || charged != 10 {
		t.Fatalf("charged %d for %s, want 10 for %s", charged, r.body, camera)
	}
	lower, _ := r.at("appraisal", "price_lower").(float64)
	upper, _ := r.at("appraisal", "price_upper").(float64)
	if !(100 < lower && lower <= upper && upper < 1000) || r.at("appraisal", "price_currency") != "USD" {
		t.Errorf("got %v to %v %v, want a range within 100 to 1000 USD", lower, upper, r.at("appraisal", "price_currency"))
	}
	r.expectNoErrors(t, "discovery_error", "image_upload_errors", "price_enrichment_errors", "appraisal_error")
	if id := r.Header.Get("Loupe-Appraisal-Id"); !regexp.MustCompile(`^apr_[0-9A-HJKMNP-TV-Z]{26}$`).MatchString(id) {
		t.Errorf("got appraisal id %q, want apr_ and a ULID", id)
	}
	if got := r.Header.Get("Loupe-Credits-Remaining"); got != "15" {
		t.Errorf("got %q credits remaining, want 15", got)
	}
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

func TestNothingFoundIsFree(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 10)
	for _, test := range []struct {
		call  []any
		image any // the code of the photo's error; nil if there is none
	}{
		{[]any{"image_url", images.URL + "/unknown.jpg"}, nil},
		{[]any{"image_url", images.URL + "/flat.jpg"}, "IMAGE_NOT_COMPARED"},
		{[]any{"image_url", images.URL + "/unknown.jpg", "description", "zzyzx"}, nil},
	} {
		r, charged := c.call(test.call...)
		if charged != 0 || r.at("error", "discovery_error", "code") == nil || r.at("error", "discovery_error", "message") == nil {
			t.Errorf("%v: charged %d for %s, want 0 with a discovery_error", test.call, charged, r.body)
		}
		if got := r.at("error", "image_upload_errors", 0, "code"); got != test.image {
			t.Errorf("%v: got image error %v, want %v", test.call, got, test.image)
		}
		r.expectNoErrors(t, "price_enrichment_errors", "appraisal_error")
	}
	c.expectBalance(10, 0)
	c.expectLedger("pending voided pending voided pending voided")
}

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
	} {
		t.Run(test.path[1:], func(t *testing.T) {
			t.Parallel()
			c := newCustomer(t, service, 100)
			r, charged := c.call("image_url", images.URL+test.path, "description", camera)
			if charged != 10 { // the description is enough
				t.Errorf("charged %d, want 10: %s", charged, r.body)
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

// workerd reports a body that it cannot decompress. wrangler dev before 4.100 crashed on one.
func TestBrokenGzipIsUnreachable(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 100)
	for _, path := range []string{"/not-gzip.jpg", "/half-gzip.jpg"} {
		r, charged := c.call("image_url", images.URL+path, "description", camera)
		errors := r.list("error", "image_upload_errors")
		if code := r.at("error", "image_upload_errors", 0, "code"); code != "IMAGE_UNREACHABLE" || len(errors) != 1 || charged != 10 {
			t.Errorf("%s: charged %d with image_upload_errors %v, want 10 with one IMAGE_UNREACHABLE", path, charged, errors)
		}
		r, charged = c.call("image_url", images.URL+"/photo.jpg")
		if charged != 10 {
			t.Errorf("the appraisal after %s charged %d, want 10: %s", path, charged, r.body)
		}
		r.expectNoErrors(t, "image_upload_errors")
	}
}

func TestUnreachablePhotoHostIsReported(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 100)
	r, charged := c.call("image_url", "http://127.0.0.1:1/photo.jpg")
	if charged != 0 || r.at("error", "image_upload_errors", 0, "code") != "IMAGE_UNREACHABLE" || r.at("error", "discovery_error", "code") != "NOT_IDENTIFIED" {
		t.Errorf("charged %d for %s, want 0 with IMAGE_UNREACHABLE and NOT_IDENTIFIED", charged, r.body)
	}
}
