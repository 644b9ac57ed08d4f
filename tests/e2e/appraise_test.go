package e2e

import (
	"io"
	"maps"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const camera = "Halden Scout 35 rangefinder camera"

// The photo alone is enough, and the answer is the contract's to the letter.
func TestPhotoAlone(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 25)
	r, charged := c.call("image_url", pictures.URL+"/photo.jpg")
	if charged != 10 {
		t.Fatalf("charged %d: %s", charged, r.text)
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
			t.Errorf("%v has the keys %q, want %q", object.path, keys, object.keys)
		}
	}
	if got := r.at("appraisal", "best_match", "title"); got != camera {
		t.Errorf("best match %v", got)
	}
	if n := len(r.list("similar_items")); n < 1 || n > 20 {
		t.Errorf("%d similar items", n)
	}
	for i := range r.list("similar_items") {
		for _, name := range []string{"title", "url", "vendor", "image", "price"} {
			text, ok := r.at("similar_items", i, name).(string)
			if !ok || name == "price" && !regexp.MustCompile(`^\d+\.\d\d$`).MatchString(text) {
				t.Errorf("the %s of item %d is %v", name, i, r.at("similar_items", i, name))
			}
		}
	}
	lower, _ := r.at("appraisal", "price_lower").(float64)
	upper, _ := r.at("appraisal", "price_upper").(float64)
	if !(100 < lower && lower <= upper && upper < 1000) || r.at("appraisal", "price_currency") != "USD" {
		t.Errorf("from %v to %v %v", lower, upper, r.at("appraisal", "price_currency"))
	}
	if len(r.list("appraisal", "reasoning")) == 0 || r.list("appraisal", "defects") == nil {
		t.Errorf("reasons %v, defects %v", r.at("appraisal", "reasoning"), r.at("appraisal", "defects"))
	}
	r.without(t, "discovery_error", "image_upload_errors", "price_enrichment_errors", "appraisal_error")
	if id := r.Header.Get("Loupe-Appraisal-Id"); !regexp.MustCompile(`^apr_[0-9A-HJKMNP-TV-Z]{26}$`).MatchString(id) {
		t.Errorf("appraisal id %q", id)
	}
	balance, held := c.stands()
	if balance != 15 || held != 0 || r.Header.Get("Loupe-Credits-Remaining") != "15" {
		t.Errorf("balance %d, held %d, remaining %s", balance, held, r.Header.Get("Loupe-Credits-Remaining"))
	}
	if got := strings.Join(c.ledger(), " "); got != "pending posted" {
		t.Errorf("the ledger has %q", got)
	}
}

// without checks that members of the error container are null or empty.
func (r reply) without(t *testing.T, names ...string) {
	t.Helper()
	for _, name := range names {
		list, isList := r.at("error", name).([]any)
		if isList != strings.HasSuffix(name, "_errors") || len(list) > 0 || !isList && r.at("error", name) != nil {
			t.Errorf("%s is %v", name, r.at("error", name))
		}
	}
}

func TestDescriptionAlone(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 100)
	r, charged := c.call("image_url", pictures.URL+"/unknown.jpg", "description", "acoustic guitar, an Orvik Drift", "country", "us", "other", nil)
	if charged != 10 || !strings.HasPrefix(r.at("appraisal", "best_match", "title").(string), "Orvik Drift") {
		t.Errorf("%s", r.text)
	}
	r.without(t, "discovery_error", "image_upload_errors", "appraisal_error")

	// In another country it is worth as much in the currency of that.
	r, charged = c.call("image_url", pictures.URL+"/unknown.jpg", "description", camera, "country", "DE")
	if lower, _ := r.at("appraisal", "price_lower").(float64); charged != 10 || r.at("appraisal", "price_currency") != "EUR" ||
		r.at("appraisal", "best_match", "price") != "328.00" || lower > 328 || !strings.Contains(string(r.text), "the rate of 2026-05-01") {
		t.Errorf("%s", r.text)
	}
}

// Nothing to go by gives no appraisal and costs nothing.
func TestNothingFound(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 10)
	for _, test := range []struct {
		call  []any
		image any // the code of what is said of it
	}{
		{[]any{"image_url", pictures.URL + "/unknown.jpg"}, nil},
		{[]any{"image_url", pictures.URL + "/flat.jpg"}, "IMAGE_NOT_COMPARED"},
		{[]any{"image_url", pictures.URL + "/unknown.jpg", "description", "zzyzx"}, nil},
	} {
		r, charged := c.call(test.call...)
		if charged != 0 || r.at("error", "discovery_error", "code") == nil || r.at("error", "discovery_error", "message") == nil {
			t.Errorf("%v: %s", test.call, r.text)
		}
		if got := r.at("error", "image_upload_errors", 0, "code"); got != test.image {
			t.Errorf("%v: image_upload_errors has %v, not %v", test.call, got, test.image)
		}
		r.without(t, "price_enrichment_errors", "appraisal_error")
	}
	if balance, held := c.stands(); balance != 10 || held != 0 {
		t.Errorf("balance %d, held %d", balance, held)
	}
	if got := strings.Join(c.ledger(), " "); got != "pending voided pending voided pending voided" {
		t.Errorf("the ledger has %q", got)
	}
}

func TestPhotos(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		path, code string // "": the photo is had
		status     any    // the one that is reported
	}{
		{"/redirect/3", "", nil},
		{"/redirect/4", "IMAGE_REDIRECT_REFUSED", 302.0},
		{"/elsewhere", "IMAGE_REDIRECT_REFUSED", 302.0},
		{"/missing.jpg", "IMAGE_NOT_SERVED", 404.0},
		{"/error.jpg", "IMAGE_NOT_SERVED", 502.0},
		{"/page.html", "IMAGE_FORMAT", nil}, // 200 is no error
		{"/endless.jpg", "IMAGE_TOO_LARGE", nil},
		{"/short.jpg", "IMAGE_UNREACHABLE", nil},
		{"/hang.jpg", "IMAGE_TIMEOUT", nil},
		{"/stall.jpg", "IMAGE_TIMEOUT", nil},
	} {
		t.Run(test.path[1:], func(t *testing.T) {
			t.Parallel()
			c := newCustomer(t, service, 100)
			r, charged := c.call("image_url", pictures.URL+test.path, "description", camera)
			if charged != 10 { // by the description
				t.Errorf("charged %d: %s", charged, r.text)
			}
			if test.code == "" {
				r.without(t, "image_upload_errors")
			} else if r.at("error", "image_upload_errors", 0, "code") != test.code ||
				r.at("error", "image_upload_errors", 0, "http_status") != test.status || len(r.list("error", "image_upload_errors")) != 1 {
				t.Errorf("%v, want %s %v", r.at("error", "image_upload_errors"), test.code, test.status)
			}
		})
	}
}

// workerd reports a body that it cannot decompress; wrangler dev before 4.100 ended on one.
func TestBrokenGzipIsUnreachable(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 100)
	for _, path := range []string{"/not-gzip.jpg", "/half-gzip.jpg"} {
		r, charged := c.call("image_url", pictures.URL+path, "description", camera)
		errors := r.list("error", "image_upload_errors")
		if code := r.at("error", "image_upload_errors", 0, "code"); code != "IMAGE_UNREACHABLE" || len(errors) != 1 || charged != 10 {
			t.Errorf("%s: charged %d with image_upload_errors %v, want 10 with one IMAGE_UNREACHABLE", path, charged, errors)
		}
		r, charged = c.call("image_url", pictures.URL+"/photo.jpg")
		if charged != 10 {
			t.Errorf("the appraisal after %s charged %d, want 10: %s", path, charged, r.text)
		}
		r.without(t, "image_upload_errors")
	}
	select {
	case <-service.Ended():
		t.Error("wrangler dev ended, want it running")
	default:
	}
}

func TestPhotoFromNobody(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 100)
	r, charged := c.call("image_url", "http://127.0.0.1:1/photo.jpg")
	if charged != 0 || r.at("error", "image_upload_errors", 0, "code") != "IMAGE_UNREACHABLE" || r.at("error", "discovery_error", "code") != "NOT_IDENTIFIED" {
		t.Errorf("%s", r.text)
	}
}

// The planes share the host name with the site's files.
func TestFiles(t *testing.T) {
	t.Parallel()
	for path, status := range map[string]int{"/samples/listings.csv": 200, "/samples/none": 404, "/wrangler.toml": 404, "/.dev.vars": 404} {
		response, err := http.Get(service.URL + path)
		if err != nil {
			t.Fatal(err)
		}
		text, _ := io.ReadAll(response.Body)
		response.Body.Close()
		if response.StatusCode != status || status == 200 && !strings.HasPrefix(string(text), "id,title,") {
			t.Errorf("%s: %s %.40q", path, response.Status, text)
		}
	}
}
