package e2e

import (
	"strings"
	"testing"
)

const camera = "Halden Scout 35 rangefinder camera"

// tests/api checks the whole answer, and contract.Check its form. What workerd recorded replays in wazero.
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

	id := r.Header.Get("Loupe-Appraisal-Id")
	replayStored(t, persist, id, append(c.secrets(), adminToken)...)
	output, err := runReplay(t, "-id", id, "-persist", persist)
	if err != nil {
		t.Fatalf("replay: %v\n%s", err, output)
	}
	for _, want := range []string{"the answer is the same", "fetch GET " + images.URL + "/photo.jpg", "status 200", "d1 ", "responds 200", "POST " + appraisePath} {
		if !strings.Contains(output, want) {
			t.Errorf("got no %q in the output, want it:\n%s", want, output)
		}
	}
	if strings.Contains(output, "another build") || strings.Contains(output, "unknown") {
		t.Errorf("got a core that is not known to be the same build:\n%s", output)
	}
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

// How a fetch of workerd fails. tests/api tests what the answer says of other photos.
func TestUnusablePhotosAreReported(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 100)
	for path, code := range map[string]any{
		"/redirect/3":    nil, // the photo is usable
		"/endless.jpg":   "IMAGE_TOO_LARGE",
		"/short.jpg":     "IMAGE_UNREACHABLE",
		"/half-gzip.jpg": "IMAGE_UNREACHABLE",
		"/stall.jpg":     "IMAGE_TIMEOUT",
	} {
		r, charged := c.call("image_url", images.URL+path, "description", camera)
		if got := r.at("error", "image_upload_errors", 0, "code"); got != code || charged != cost { // the description is enough
			t.Errorf("%s: got the error %v and %d credits charged, want %v and the price", path, got, charged, code)
		}
	}
}
