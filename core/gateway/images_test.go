package gateway_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/gateway"
)

const pngFile = "\x89PNG\r\n\x1a\n0000IHDR a picture"

// store is a KV that keeps photos. A script of the package's tests answers all other effects.
type store map[string]string

func (s store) do(t *testing.T, r exchange.Request, body string) *exchangetest.Exchange {
	t.Helper()
	host := exchangetest.New(t, gateway.Program())
	host.RequestBody = []byte(body)
	script := healthy()
	host.Answer = func(e exchangetest.Effect) exchangetest.Answer {
		switch e.Kind {
		case exchangetest.KVGet:
			return exchangetest.NotFound()
		case exchangetest.KVOpen:
			if value, found := s[e.Key]; found {
				return exchangetest.Kept(value)
			}
			return exchangetest.NotFound()
		case exchangetest.KVPut:
			s[e.Key] = resolve(e.Value, body)
			return exchangetest.OK()
		case exchangetest.Limit:
			return exchangetest.Allowed(true)
		case exchangetest.D1:
			return script.database
		}
		return exchangetest.Answer{}
	}
	x := host.Do(r)
	if x.Response == nil {
		t.Fatal("there is no response")
	}
	return x
}

// resolve returns the value of a KV put. The test host shows a part of the request's body as "<kept ...>".
func resolve(value, body string) string {
	var effect, length, offset int
	if n, _ := fmt.Sscanf(value, "<kept %d, %d bytes from %d>", &effect, &length, &offset); n == 3 {
		return body[offset : offset+length]
	}
	if n, _ := fmt.Sscanf(value, "<kept %d>", &effect); n == 1 {
		return body
	}
	return value
}

func upload(contentType string) exchange.Request {
	return exchange.Request{Method: "POST", Path: "/api/v1/images", Headers: exchange.Headers{
		{Name: "authorization", Value: "Bearer " + key}, {Name: "host", Value: "loupe.example.com"}, {Name: "content-type", Value: contentType},
	}}
}

func multipart(parts ...string) string {
	body := ""
	for _, p := range parts {
		body += "--B\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.png\"\r\nContent-Type: image/png\r\n\r\n" + p + "\r\n"
	}
	return body + "--B--\r\n"
}

func TestUploadedImageIsServed(t *testing.T) {
	large := pngFile + strings.Repeat("x", 200_000) + "\r\n--B\r\n not the end"
	for name, c := range map[string]struct{ contentType, body, want string }{
		"plain":           {"image/png", large, large},
		"multipart":       {"multipart/form-data; boundary=B", multipart(pngFile), pngFile},
		"large multipart": {`multipart/form-data; boundary="B"`, multipart(pngFile + strings.Repeat("x", 200_000)), pngFile + strings.Repeat("x", 200_000)},
	} {
		t.Run(name, func(t *testing.T) {
			kv := store{}
			created := kv.do(t, upload(c.contentType), c.body)
			var answer struct {
				ImageURL  string `json:"image_url"`
				ExpiresAt string `json:"expires_at"`
			}
			if err := json.Unmarshal(created.Response.Body, &answer); err != nil || created.Response.Status != 201 {
				t.Fatalf("got %d %s", created.Response.Status, created.Response.Body)
			}
			path, found := strings.CutPrefix(answer.ImageURL, "https://loupe.example.com")
			if !found || answer.ExpiresAt != "2023-11-15T22:13:20.000Z" {
				t.Errorf("got %+v, want a URL of the request's host that expires a day later", answer)
			}
			served := kv.do(t, exchange.Request{Method: "GET", Path: path}, "")
			if served.Response.Status != 200 || string(served.Response.Body) != c.want {
				t.Errorf("got %d with %d bytes, want 200 with the %d bytes uploaded", served.Response.Status, len(served.Response.Body), len(c.want))
			}
			for header, want := range map[string]string{"content-type": "image/png", "x-content-type-options": "nosniff", "content-security-policy": "default-src 'none'; sandbox"} {
				if got := served.Response.Headers.Get(header); got != want {
					t.Errorf("header %s is %q, want %q", header, got, want)
				}
			}
		})
	}
}

func TestUploadRefusesInvalidPhotos(t *testing.T) {
	for name, c := range map[string]struct {
		contentType, body string
		status            int
	}{
		"empty":             {"image/png", "", 400},
		"HTML":              {"image/png", "<html>", 400},
		"over 10 MB":        {"image/png", pngFile + strings.Repeat("x", 10<<20), 400},
		"two files":         {"multipart/form-data; boundary=B", multipart(pngFile, pngFile), 400},
		"no end":            {"multipart/form-data; boundary=B", strings.TrimSuffix(multipart(pngFile), "--B--\r\n"), 400},
		"other boundary":    {"multipart/form-data; boundary=C", multipart(pngFile), 400},
		"HTML in multipart": {"multipart/form-data; boundary=B", multipart("<html>"), 400},
		"field, no file":    {"multipart/form-data; boundary=B", "--B\r\nContent-Disposition: form-data; name=\"x\"\r\n\r\n" + pngFile + "\r\n--B--\r\n", 400},
	} {
		t.Run(name, func(t *testing.T) {
			kv := store{}
			x := kv.do(t, upload(c.contentType), c.body)
			var d document
			if err := json.Unmarshal(x.Response.Body, &d); err != nil || x.Response.Status != c.status || d.Field != "body" {
				t.Errorf("got %d %s, want %d with the field body", x.Response.Status, x.Response.Body, c.status)
			}
			for key := range kv {
				if strings.HasPrefix(key, "image/") {
					t.Errorf("%s was stored, want nothing stored", key)
				}
			}
		})
	}
}

func TestUploadNeedsAKeyBeforeItReadsTheBody(t *testing.T) {
	r := upload("image/png")
	r.Headers = nil
	x := store{}.do(t, r, pngFile)
	if x.Response.Status != 401 || len(x.Of(exchangetest.Body)) != 0 {
		t.Errorf("got %d after reading %d bodies, want 401 after none", x.Response.Status, len(x.Of(exchangetest.Body)))
	}
}

func TestUnknownImageIs404(t *testing.T) {
	for _, id := range []string{"img_" + strings.Repeat("0", 32), "img_0", "x", "..%2fkey", "img_" + strings.Repeat("G", 32)} {
		if x := (store{}).do(t, exchange.Request{Method: "GET", Path: "/api/v1/images/" + id}, ""); x.Response.Status != 404 {
			t.Errorf("%s: got %d, want 404", id, x.Response.Status)
		}
	}
}

func TestImagesHaveARateLimitByAddress(t *testing.T) {
	host := exchangetest.New(t, gateway.Program())
	host.Answer = func(e exchangetest.Effect) exchangetest.Answer {
		if e.Kind == exchangetest.Limit && e.Key == "images from 192.0.2.7" {
			return exchangetest.Allowed(false)
		}
		return exchangetest.Answer{}
	}
	x := host.Do(exchange.Request{
		Method: "GET", Path: "/api/v1/images/img_" + strings.Repeat("0", 32),
		Headers: exchange.Headers{{Name: "cf-connecting-ip", Value: "192.0.2.7"}},
	})
	if x.Response == nil || x.Response.Status != 429 || x.Response.Headers.Get("retry-after") == "" {
		t.Errorf("got %+v, want 429 with retry-after, before KV is asked", x.Response)
	}
}
