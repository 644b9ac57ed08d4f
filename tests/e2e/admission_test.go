package e2e

import (
	"io"
	"net/http"
	"strconv"
	"strings"
	"testing"

	"loupe/core/account"
)

func TestPathsAndMethods(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		method, path string
		status       int
		code, allow  string
	}{
		{"GET", path, 405, "METHOD_NOT_ALLOWED", "POST"},
		{"PUT", path, 405, "METHOD_NOT_ALLOWED", "POST"},
		{"OPTIONS", path, 405, "METHOD_NOT_ALLOWED", "POST"},
		{"POST", path + "/", 404, "NOT_FOUND", ""},
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
		r.refused(t, test.status, test.code)
		if got := r.Header.Get("Allow"); got != test.allow {
			t.Errorf("%s %s: Allow: %q", test.method, test.path, got)
		}
	}
	request, _ := http.NewRequest("HEAD", service.URL+path, nil)
	if r := send(t, request); r.StatusCode != 405 || len(r.text) > 0 {
		t.Errorf("HEAD: %s %s", r.Status, r.text)
	}
}

func TestKeys(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 100)
	unknown := account.NewKey("loupe", [account.SecretBytes]byte{1, 2, 3})
	if !account.WellFormed("loupe", c.key.Key) {
		t.Errorf("the key %q is not well formed", c.key.Key)
	}
	mistyped := []byte(c.key.Key)
	mistyped[10] ^= 1
	for _, authorization := range []string{"", "Bearer", "Bearer ", "Bearer " + unknown, "Bearer " + string(mistyped), "Basic " + c.key.Key,
		c.key.Key, "Bearer " + c.key.Key + "x", "Bearer " + c.key.Key + "," + c.key.Key, "Bearer " + adminToken} {
		request := c.post("no JSON: the key comes first")
		request.Header.Set("Authorization", authorization)
		r := send(t, request)
		r.refused(t, 401, "UNAUTHORIZED")
		if r.Header.Get("Www-Authenticate") != "Bearer" {
			t.Errorf("%q: WWW-Authenticate: %q", authorization, r.Header.Get("Www-Authenticate"))
		}
	}
	lower := c.request("image_url", pictures.URL+"/photo.jpg")
	lower.Header.Set("Authorization", "bearer "+c.key.Key)
	if charged := send(t, lower).charged(t); charged != 10 {
		t.Errorf("charged %d", charged)
	}

	// By now KV knows the key. Revoking it removes that copy as well.
	if revoked, err := c.admin.RevokeKey(t.Context(), c.key.ID); err != nil || revoked.Warning != "" {
		t.Fatal(revoked, err)
	}
	send(t, c.request("image_url", pictures.URL+"/photo.jpg")).refused(t, 401, "UNAUTHORIZED")
	if balance, held := c.stands(); balance != 90 || held != 0 {
		t.Errorf("balance %d, held %d", balance, held)
	}
}

func TestBodies(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 10)
	image := `"image_url":"` + pictures.URL + `/photo.jpg"`
	for _, test := range []struct{ body, field string }{
		{``, "body"},
		{`{` + image, "body"},
		{`[{` + image + `}]`, "body"},
		{`null`, "body"},
		{"{" + image + ",\"description\":\"\xff\"}", "body"},
		{`{` + image + `,"x":` + strings.Repeat("[", 60_000), "body"},
		{`{` + image + `,"x":"` + strings.Repeat("x", 64<<10) + `"}`, "body"},
		{`{` + image + `,"x":"` + strings.Repeat("x", 5<<20) + `"}`, "body"},
		{`{}`, "image_url"},
		{`{"image_url":null}`, "image_url"},
		{`{"image_url":7}`, "image_url"},
		{`{"image_url":"photo.jpg"}`, "image_url"},
		{`{"image_url":"ftp://files.example/photo.jpg"}`, "image_url"},
		{`{"image_url":"https://ann:secret@shop.example/photo.jpg"}`, "image_url"},
		{`{` + image + `,` + image + `}`, "image_url"},
		{`{` + image + `,"description":["a camera"]}`, "description"},
		{`{` + image + `,"description":"` + strings.Repeat("ß", 2001) + `"}`, "description"},
		{`{` + image + `,"country":"XX"}`, "country"},
		{`{` + image + `,"country":49}`, "country"},
	} {
		r := send(t, c.post(test.body))
		r.refused(t, 400, "BAD_REQUEST")
		detail, _ := r.at("detail").(string)
		if r.at("field") != test.field || !strings.Contains(detail, test.field) {
			t.Errorf("%.80q: field %v, %q", test.body, r.at("field"), detail)
		}
	}
	// A body whose length is not known before it is read.
	for range 3 {
		request := c.post("")
		request.Body, request.ContentLength = io.NopCloser(strings.NewReader(strings.Repeat(" ", 5<<20))), -1
		send(t, request).refused(t, 400, "BAD_REQUEST")
	}
	for _, key := range []string{strings.Repeat("k", 256), "ключ"} {
		request := c.request("image_url", pictures.URL+"/photo.jpg")
		request.Header.Set("Idempotency-Key", key)
		r := send(t, request)
		r.refused(t, 400, "BAD_REQUEST")
		if r.at("field") != "Idempotency-Key" {
			t.Errorf("%s", r.text)
		}
	}
	if states := c.ledger(); len(states) > 0 {
		t.Errorf("refused requests are in the ledger: %q", states)
	}
}

// The first call over the key's rate is refused, and another key is not touched by that.
func TestRate(t *testing.T) {
	t.Parallel()
	const limit = 300 // a minute, in wrangler.toml
	c := newCustomer(t, service, 10)
	passed, refused := 0, false
	for ; !refused && passed <= 2*limit; passed++ { // twice, if a new minute begins
		r := send(t, c.post("{}"))
		if refused = r.StatusCode == 429; !refused {
			r.refused(t, 400, "BAD_REQUEST")
			continue
		}
		r.refused(t, 429, "RATE_LIMITED")
		if seconds, err := strconv.Atoi(r.Header.Get("Retry-After")); err != nil || seconds < 1 || seconds > 60 {
			t.Errorf("Retry-After: %q", r.Header.Get("Retry-After"))
		}
		break
	}
	if !refused || passed < limit {
		t.Errorf("refused: %v, after %d calls", refused, passed)
	}
	other := newCustomer(t, service, 10)
	send(t, other.post("{}")).refused(t, 400, "BAD_REQUEST")
}
