package e2e

import (
	"encoding/json"
	"io"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"
)

// visitor is a signed-in user, as a browser on a page of the dashboard would call the service.
type visitor struct {
	*testing.T
	url, cookie, csrf, account string
}

// signIn signs a user in by the development sign-in.
func signIn(t *testing.T, email string) *visitor {
	t.Helper()
	return signInAt(t, service.URL, email)
}

// signInAt is signIn for the service at a URL.
func signInAt(t *testing.T, url, email string) *visitor {
	t.Helper()
	v := &visitor{T: t, url: url}
	request := v.request("POST", "/auth/sign-in/dev", `{"email":"`+email+`","name":"Ann"}`)
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	response.Body.Close()
	cookie := response.Header.Get("Set-Cookie")
	if response.StatusCode != 204 || !strings.HasPrefix(cookie, "__Host-loupe_session=") || !strings.HasSuffix(cookie, "; Path=/; Max-Age=2592000; HttpOnly; Secure; SameSite=Lax") {
		t.Fatalf("sign-in: got %d with cookie %q, want 204 with the cookie of a session", response.StatusCode, cookie)
	}
	v.cookie, _, _ = strings.Cut(cookie, ";")
	session := v.ok(200, "GET", "/console/session", "")
	v.csrf, v.account = session["csrf_token"].(string), session["account"].(map[string]any)["id"].(string)
	return v
}

func (v *visitor) request(method, path, body string) *http.Request {
	request, err := http.NewRequest(method, v.url+path, strings.NewReader(body))
	if err != nil {
		v.Fatal(err)
	}
	request.Header.Set("Origin", v.url)
	request.Header.Set("X-CSRF-Token", v.csrf)
	request.Header.Set("Cookie", "other=1,2; "+v.cookie)
	return request
}

// ok sends a request and decodes the response's body. The test fails unless the response has this status.
func (v *visitor) ok(status int, method, path, body string) map[string]any {
	v.Helper()
	return v.do(status, v.request(method, path, body))
}

func (v *visitor) do(status int, request *http.Request) map[string]any {
	v.Helper()
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		v.Fatal(err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil || response.StatusCode != status {
		v.Fatalf("%s %s: got status %d, %v, want %d: %s", request.Method, request.URL, response.StatusCode, err, status, text)
	}
	var object map[string]any
	if len(text) > 0 {
		if err := json.Unmarshal(text, &object); err != nil {
			v.Fatal(err)
		}
	}
	return object
}

// appraise asks for an appraisal with a key or an access token.
func (v *visitor) appraise(key string) reply {
	v.Helper()
	request := v.request("POST", appraisePath, `{"image_url":"`+images.URL+`/photo.jpg"}`)
	request.Header.Set("Authorization", "Bearer "+key)
	request.Header.Set("Content-Type", "application/json")
	return send(v.T, request)
}

func TestUserSignsInAndUsesAKeyUntilItIsRevoked(t *testing.T) {
	t.Parallel()
	v := signIn(t, "user@example.com")
	created := v.ok(201, "POST", "/console/keys", `{"name":"laptop","expires_at":"2099-01-01T00:00:00Z","credits_per_month":29}`)
	id, key := created["id"].(string), created["key"].(string)
	if got := v.appraise(key); got.StatusCode != 200 {
		t.Fatalf("appraisal with the key: got %d, want 200: %s", got.StatusCode, got.body)
	}
	token := v.ok(201, "POST", "/console/keys/"+id+"/token", "")["token"].(string)
	if got := v.appraise(token); got.StatusCode != 200 {
		t.Errorf("appraisal with a token of the key: got %d, want 200: %s", got.StatusCode, got.body)
	}
	v.appraise(token).expectProblem(t, 429, "KEY_LIMIT_REACHED") // a token counts towards the limits of its key
	changed := v.ok(200, "PATCH", "/console/keys/"+id, `{"credits_per_day":1000}`)
	if changed["credits_this_month"] != 2.0*cost || changed["credits_per_month"] != 29.0 || changed["credits_per_day"] != 1000.0 ||
		!strings.HasSuffix(changed["month_resets_at"].(string), "-01T00:00:00.000Z") {
		t.Errorf("key with limits: got %v, want both limits, what is used and when it resets", changed)
	}
	dashboard := v.ok(201, "POST", "/console/token", "")["token"].(string)
	request := v.request("GET", "/api/v1/appraisals", "")
	request.Header.Set("Authorization", "Bearer "+dashboard)
	if got := send(t, request); got.StatusCode != 200 || len(got.list("items")) != 2 {
		t.Errorf("list with the dashboard's token: got %d with %d items, want 200 with 2", got.StatusCode, len(got.list("items")))
	}
	waitUntil(t, 10*time.Second, "the key's last use", func() bool {
		return v.ok(200, "GET", "/console/keys", "")["items"].([]any)[0].(map[string]any)["last_used_at"] != nil
	})
	if revoked := v.ok(200, "DELETE", "/console/keys/"+id, ""); revoked["revoked_at"] == nil || revoked["warning"] != nil {
		t.Errorf("revocation: got %v, want a time and no warning", revoked)
	}
	for name, secret := range map[string]string{"key": key, "token": token} {
		if got := v.appraise(secret); got.StatusCode != 401 {
			t.Errorf("%s after the revocation: got %d, want 401", name, got.StatusCode)
		}
	}
	v.ok(204, "POST", "/auth/sign-out", "")
	v.ok(401, "GET", "/console/session", "")
}

// D1 must roll a batch back, report the schema's errors by name, and count the changes of each statement.
func TestAdministratorActsInD1(t *testing.T) {
	t.Parallel()
	v := signIn(t, "customer@example.com")
	if got := v.ok(403, "GET", "/admin/accounts", ""); got["code"] != "FORBIDDEN" {
		t.Errorf("got %v, want FORBIDDEN", got)
	}
	administrator := signIn(t, "Admin@Example.com")
	path := "/admin/accounts/" + v.account
	acts := func() (acts []string) { // on this account, newest first
		for _, item := range administrator.ok(200, "GET", "/admin/audit", "")["items"].([]any) {
			if act := item.(map[string]any); act["target"] == v.account {
				acts = append(acts, act["action"].(string))
			}
		}
		return acts
	}
	if got := administrator.ok(409, "POST", path+"/grants", `{"credits":-101,"reason":"too much"}`); got["code"] != "CONFLICT" || got["field"] != "credits" {
		t.Errorf("correction below zero: got %v, want CONFLICT of credits", got)
	}
	if got := acts(); len(got) > 0 {
		t.Errorf("refused correction: got the acts %q, want none", got)
	}
	if got := administrator.ok(201, "POST", path+"/grants", `{"credits":-60,"reason":"mistake"}`); got["balance"] != 40.0 {
		t.Errorf("correction: got %v, want a balance of 40", got)
	}
	for range 25 {
		v.ok(201, "POST", "/console/keys", `{"name":"n"}`)
	}
	if got := v.ok(409, "POST", "/console/keys", `{"name":"n"}`); got["code"] != "CONFLICT" {
		t.Errorf("26th key: got %v, want CONFLICT", got)
	}
	if got := administrator.ok(200, "PATCH", path, `{"suspended":true,"reason":"abuse"}`); got["suspended_at"] == nil || got["email"] != "customer@example.com" {
		t.Errorf("suspension: got %v, want its time and the address", got)
	}
	if got, want := acts(), []string{"account.update", "credits.correct"}; !slices.Equal(got, want) {
		t.Errorf("got the acts %q, want %q", got, want)
	}
}
