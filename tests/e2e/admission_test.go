package e2e

import (
	"io"
	"net/http"
	"strconv"
	"strings"
	"testing"

	"loupe/core/account"
	"loupe/tests/workerd"
)

func TestUnknownPathIs404AndWrongMethodIs405(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		method, path string
		status       int
		code, allow  string
	}{
		{"GET", appraisePath, 405, "METHOD_NOT_ALLOWED", "POST"},
		{"PUT", appraisePath, 405, "METHOD_NOT_ALLOWED", "POST"},
		{"OPTIONS", appraisePath, 405, "METHOD_NOT_ALLOWED", "POST"},
		{"POST", appraisePath + "/", 404, "NOT_FOUND", ""},
		{"POST", "/api/v1/Appraise-Product", 404, "NOT_FOUND", ""},
		{"GET", "/api/v1", 404, "NOT_FOUND", ""},
		{"GET", "/api/", 404, "NOT_FOUND", ""},
		{"GET", "/admin", 404, "NOT_FOUND", ""},
		{"GET", "/admin/none", 404, "NOT_FOUND", ""},
		{"DELETE", "/admin/accounts", 405, "METHOD_NOT_ALLOWED", "POST, GET"},
		{"GET", "/admin/accounts", 401, "UNAUTHORIZED", ""},
	} {
		request, _ := http.NewRequest(test.method, service.URL+test.path, nil)
		r := send(t, request)
		r.expectProblem(t, test.status, test.code)
		if got := r.Header.Get("Allow"); got != test.allow {
			t.Errorf("%s %s: got Allow %q, want %q", test.method, test.path, got, test.allow)
		}
	}
	for _, path := range []string{"/administration", "/apis"} { // the site's, not the API's
		r, err := http.Get(service.URL + path)
		if err != nil {
			t.Fatal(err)
		}
		r.Body.Close()
		if r.StatusCode != 404 || r.Header.Get("Content-Type") == "application/problem+json" || r.Header.Get("X-Request-Id") != "" {
			t.Errorf("GET %s: got %s with the type %q, want the site's 404", path, r.Status, r.Header.Get("Content-Type"))
		}
	}
	request, _ := http.NewRequest("HEAD", service.URL+appraisePath, nil)
	if r := send(t, request); r.StatusCode != 405 || len(r.body) > 0 {
		t.Errorf("HEAD: got %s with the body %q, want 405 without a body", r.Status, r.body)
	}
}

func TestKeysAreCheckedAndRevoked(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 100)
	unknown := account.NewKey("loupe", [account.SecretBytes]byte{1, 2, 3})
	if !account.WellFormed("loupe", c.key.Key) {
		t.Errorf("got the key %q, want one that is well formed", c.key.Key)
	}
	mistyped := []byte(c.key.Key)
	mistyped[10] ^= 1
	for _, authorization := range []string{"", "Bearer", "Bearer ", "Bearer " + unknown, "Bearer " + string(mistyped), "Basic " + c.key.Key,
		c.key.Key, "Bearer " + c.key.Key + "x", "Bearer " + c.key.Key + "," + c.key.Key, "Bearer " + adminToken} {
		request := c.post("not JSON: the key is checked first")
		request.Header.Set("Authorization", authorization)
		r := send(t, request)
		r.expectProblem(t, 401, "UNAUTHORIZED")
		if r.Header.Get("Www-Authenticate") != "Bearer" {
			t.Errorf("%q: got WWW-Authenticate %q, want Bearer", authorization, r.Header.Get("Www-Authenticate"))
		}
	}
	lower := c.request("image_url", images.URL+"/photo.jpg")
	lower.Header.Set("Authorization", "bearer "+c.key.Key)
	if charged := send(t, lower).charged(t); charged != 10 {
		t.Errorf("scheme in lower case: charged %d, want 10", charged)
	}

	// The key is in KV by now. Revoking it removes it there too.
	if revoked, err := c.admin.RevokeKey(t.Context(), c.key.ID); err != nil || revoked.Warning != "" {
		t.Fatalf("RevokeKey: got %+v, %v, want no warning", revoked, err)
	}
	send(t, c.request("image_url", images.URL+"/photo.jpg")).expectProblem(t, 401, "UNAUTHORIZED")
	c.expectBalance(90, 0)
}

// tests/api checks each field. The host refuses bodies over 64 kB, before it has read them whole.
func TestInvalidRequestIs400(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 10)
	image := `"image_url":"` + images.URL + `/photo.jpg"`
	for _, test := range []struct{ body, field string }{
		{``, "body"},
		{"{" + image + ",\"description\":\"\xff\"}", "body"},
		{`{` + image + `,"x":` + strings.Repeat("[", 60_000), "body"},
		{`{` + image + `,"x":"` + strings.Repeat("x", 64<<10) + `"}`, "body"},
		{`{` + image + `,"x":"` + strings.Repeat("x", 5<<20) + `"}`, "body"},
		{`{"image_url":"https://ann:secret@shop.example/photo.jpg"}`, "image_url"},
	} {
		r := send(t, c.post(test.body))
		r.expectProblem(t, 400, "BAD_REQUEST")
		if r.at("field") != test.field {
			t.Errorf("%.80q: got field %v, want %s", test.body, r.at("field"), test.field)
		}
	}
	// Without a Content-Length, the Worker finds out that the body is too large only by reading it.
	for range 3 {
		request := c.post("")
		request.Body, request.ContentLength = io.NopCloser(strings.NewReader(strings.Repeat(" ", 5<<20))), -1
		send(t, request).expectProblem(t, 400, "BAD_REQUEST")
	}
	request := c.request("image_url", images.URL+"/photo.jpg")
	request.Header.Set("Idempotency-Key", "ключ")
	r := send(t, request)
	r.expectProblem(t, 400, "BAD_REQUEST")
	if r.at("field") != "Idempotency-Key" {
		t.Errorf("Idempotency-Key of other letters: got %s, want it as the field", r.body)
	}
	if states := c.ledgerStates(); len(states) > 0 {
		t.Errorf("got ledger entries %q for refused requests, want none", states)
	}
}

func TestRateLimitIsByKey(t *testing.T) {
	t.Parallel()
	const limit = 20
	s := start(t, func(o *workerd.Options) { o.Limit = limit })
	c := newCustomer(t, s.Service, 10)
	passed, refused := 0, false
	for ; !refused && passed <= 2*limit; passed++ { // a new minute may begin meanwhile
		r := send(t, c.post("{}"))
		if refused = r.StatusCode == 429; !refused {
			r.expectProblem(t, 400, "BAD_REQUEST")
			continue
		}
		r.expectProblem(t, 429, "RATE_LIMITED")
		if seconds, err := strconv.Atoi(r.Header.Get("Retry-After")); err != nil || seconds < 1 || seconds > 60 {
			t.Errorf("got Retry-After %q, want 1 to 60 seconds", r.Header.Get("Retry-After"))
		}
		break
	}
	if !refused || passed < limit {
		t.Errorf("refused: %v, after %d calls; want it refused after %d or more", refused, passed, limit)
	}
	other := newCustomer(t, s.Service, 10)
	send(t, other.post("{}")).expectProblem(t, 400, "BAD_REQUEST")
}
