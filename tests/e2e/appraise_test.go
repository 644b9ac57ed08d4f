package e2e

import (
	"fmt"
	"io"
	"maps"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const camera = "Halden Scout 35 rangefinder camera"

func TestPhotoAloneGetsTheContractsAnswer(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 25)
	r, charged := c.call("image_url", images.URL+"/photo.jpg")
	if charged != 10 {
		t.Fatalf("charged %d, want 10: %s", charged, r.body)
	}
	for _, object := range []struct {
		path []any
		keys string
	}{
		{nil, "appraisal error similar_items"},
		{[]any{"similar_items", 0}, "image price title url vendor"},
		{[]any{"appraisal"}, "best_match defects price_currency price_lower price_upper reasoning"},
		{[]any{"appraisal", "best_match"}, "image price title url vendor"},
		{[]any{"error"}, "appraisal_error discovery_error image_upload_errors price_enrichment_errors"},
	} {
		value, _ := r.at(object.path...).(map[string]any)
		if keys := strings.Join(slices.Sorted(maps.Keys(value)), " "); keys != object.keys {
			t.Errorf("%v: got the keys %q, want %q", object.path, keys, object.keys)
		}
	}
	if got := r.at("appraisal", "best_match", "title"); got != camera {
		t.Errorf("got the best match %v, want %s", got, camera)
	}
	if n := len(r.list("similar_items")); n < 1 || n > 20 {
		t.Errorf("got %d similar items, want 1 to 20", n)
	}
	for i := range r.list("similar_items") {
		for _, name := range []string{"title", "url", "vendor", "image", "price"} {
			text, ok := r.at("similar_items", i, name).(string)
			if !ok || name == "price" && !regexp.MustCompile(`^\d+\.\d\d$`).MatchString(text) {
				t.Errorf("similar item %d: got %s %v, want a string, and a price with two decimals", i, name, r.at("similar_items", i, name))
			}
		}
	}
	lower, _ := r.at("appraisal", "price_lower").(float64)
	upper, _ := r.at("appraisal", "price_upper").(float64)
	if !(100 < lower && lower <= upper && upper < 1000) || r.at("appraisal", "price_currency") != "USD" {
		t.Errorf("got %v to %v %v, want a range within 100 to 1000 USD", lower, upper, r.at("appraisal", "price_currency"))
	}
	if len(r.list("appraisal", "reasoning")) == 0 || r.list("appraisal", "defects") == nil {
		t.Errorf("got reasons %v and defects %v, want reasons and an array", r.at("appraisal", "reasoning"), r.at("appraisal", "defects"))
	}
	r.expectNoErrors(t, "discovery_error", "image_upload_errors", "price_enrichment_errors", "appraisal_error")
	if id := r.Header.Get("Loupe-Appraisal-Id"); !regexp.MustCompile(`^apr_[0-9A-HJKMNP-TV-Z]{26}$`).MatchString(id) {
		t.Errorf("got appraisal id %q, want apr_ and a ULID", id)
	}
	c.expectBalance(15, 0)
	if got := r.Header.Get("Loupe-Credits-Remaining"); got != "15" {
		t.Errorf("got %q credits remaining, want 15", got)
	}
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

func TestDescriptionAloneFindsItsProduct(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 100)
	r, charged := c.call("image_url", images.URL+"/unknown.jpg", "description", "acoustic guitar, an Orvik Drift", "country", "us", "other", nil)
	if charged != 10 || !strings.HasPrefix(r.at("appraisal", "best_match", "title").(string), "Orvik Drift") {
		t.Errorf("charged %d for %s, want 10 for an Orvik Drift", charged, r.body)
	}
	r.expectNoErrors(t, "discovery_error", "image_upload_errors", "appraisal_error")
}

func TestCountrySetsTheCurrency(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 100)
	r, charged := c.call("image_url", images.URL+"/unknown.jpg", "description", camera, "country", "DE")
	if lower, _ := r.at("appraisal", "price_lower").(float64); charged != 10 || r.at("appraisal", "price_currency") != "EUR" ||
		r.at("appraisal", "best_match", "price") != "328.00" || lower > 328 || !strings.Contains(fmt.Sprint(r.list("appraisal", "reasoning")), ratesDate) {
		t.Errorf("charged %d for %s, want 10 for a camera of 328.00 EUR at the rate of %s", charged, r.body, ratesDate)
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
	select {
	case <-service.Ended():
		t.Error("wrangler dev ended, want it running")
	default:
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

// Static assets share the host name with both planes.
func TestOnlyAssetsAreServed(t *testing.T) {
	t.Parallel()
	for path, status := range map[string]int{"/samples/listings.csv": 200, "/samples/none": 404, "/wrangler.toml": 404, "/.dev.vars": 404} {
		response, err := http.Get(service.URL + path)
		if err != nil {
			t.Fatal(err)
		}
		text, _ := io.ReadAll(response.Body)
		response.Body.Close()
		if response.StatusCode != status || status == 200 && !strings.HasPrefix(string(text), "id,title,") {
			t.Errorf("%s: got %s %.40q, want %d", path, response.Status, text, status)
		}
	}
}
