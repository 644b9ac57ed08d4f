package e2e

import (
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"testing"
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
