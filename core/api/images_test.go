package api_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"loupe/core/api"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/store/ledger"
)

// gifFile is a picture in a format that is stored as it is.
const gifFile = "GIF89a0000 with a picture."

// store is a KV that keeps photos. A script of the package's tests answers all other effects.
type store map[string]string

func (s store) do(t *testing.T, r exchange.Request, body string, variables ...exchange.Header) *exchangetest.Exchange {
	t.Helper()
	host := exchangetest.New(t, api.Program())
	host.Variables = variables
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
			if e.Statements[0].SQL == ledger.CountUpload {
				return exchangetest.Rows(exchange.Rows{Changes: 1}, exchangetest.OneRow(exchange.Int(100), exchange.Int(0), exchange.Int(100)))
			}
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
	large := gifFile + strings.Repeat("x", 200_000) + "\r\n--B\r\n not the end"
	for name, c := range map[string]struct{ contentType, body, want string }{
		"plain":            {"image/png", large, large},
		"multipart":        {"multipart/form-data; boundary=B", multipart(gifFile), gifFile},
		"quoted boundary":  {`multipart/form-data; charset=utf-8; Boundary="a;b\:c"`, strings.ReplaceAll(multipart(gifFile), "--B", "--a;b:c"), gifFile},
		"longest boundary": {"multipart/form-data; boundary=" + strings.Repeat("b", 70), strings.ReplaceAll(multipart(gifFile), "--B", "--"+strings.Repeat("b", 70)), gifFile},
		"space at the end": {"multipart/form-data; boundary=B", strings.TrimSuffix(multipart(gifFile), "\r\n") + " \t\r\n\r\n", gifFile},
		"no line end":      {"multipart/form-data; boundary=B ; x=y", strings.TrimSuffix(multipart(gifFile), "\r\n"), gifFile},
		"across windows":   {"multipart/form-data; boundary=B", multipart(gifFile + strings.Repeat("x", 256<<10-len(gifFile)-3)), gifFile + strings.Repeat("x", 256<<10-len(gifFile)-3)},
		"large multipart":  {`multipart/form-data; boundary="B"`, multipart(gifFile + strings.Repeat("x", 200_000)), gifFile + strings.Repeat("x", 200_000)},
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
			for header, want := range map[string]string{"content-type": "image/gif", "x-content-type-options": "nosniff", "content-security-policy": "default-src 'none'; sandbox"} {
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
		"AVIF":              {"image/avif", "\x00\x00\x00\x1cftypavif\x00\x00\x00\x00mif1avifmiaf", 400},
		"over 10 MB":        {"image/png", gifFile + strings.Repeat("x", 10<<20), 413},
		"two files":         {"multipart/form-data; boundary=B", multipart(gifFile, gifFile), 400},
		"two large files":   {"multipart/form-data; boundary=B", multipart(gifFile, gifFile+strings.Repeat("x", 200_000)), 400},
		"two larger files":  {"multipart/form-data; boundary=B", multipart(gifFile+strings.Repeat("x", 600_000), gifFile+strings.Repeat("x", 600_000)), 400},
		"after the end":     {"multipart/form-data; boundary=B", multipart(gifFile) + strings.Repeat("<script>", 100), 400},
		"space after end":   {"multipart/form-data; boundary=B", multipart(gifFile) + strings.Repeat(" ", 20_000), 400},
		"part after end":    {"multipart/form-data; boundary=B", multipart(gifFile) + multipart(gifFile), 400},
		"empty file":        {"multipart/form-data; boundary=B", multipart(""), 400},
		"no end":            {"multipart/form-data; boundary=B", strings.TrimSuffix(multipart(gifFile), "--B--\r\n"), 400},
		"other boundary":    {"multipart/form-data; boundary=C", multipart(gifFile), 400},
		"HTML in multipart": {"multipart/form-data; boundary=B", multipart("<html>"), 400},
		"field, no file":    {"multipart/form-data; boundary=B", "--B\r\nContent-Disposition: form-data; name=\"x\"\r\n\r\n" + gifFile + "\r\n--B--\r\n", 400},
	} {
		t.Run(name, func(t *testing.T) {
			kv := store{}
			x := kv.do(t, upload(c.contentType), c.body)
			var d document
			if err := json.Unmarshal(x.Response.Body, &d); err != nil || x.Response.Status != c.status || d.Field != "body" || strings.Contains(d.Detail, "AVIF") != (name == "AVIF") {
				t.Errorf("got %d %s, want %d with the field body", x.Response.Status, x.Response.Body, c.status)
			}
			for key := range kv {
				if strings.HasPrefix(key, "image/") {
					t.Errorf("%s was stored, want nothing stored", key)
				}
			}
		})
	}
	for _, boundary := range []string{"", "; boundary", `; boundary=""`, `; boundary="B`, "; boundary=" + strings.Repeat("b", 71), "; boundary=b{", `; boundary="b "`, "; name=boundary"} {
		x := store{}.do(t, upload("multipart/form-data"+boundary), multipart(gifFile))
		if x.Response.Status != 400 || !strings.Contains(string(x.Response.Body), `"field":"Content-Type"`) || len(x.Of(exchangetest.Body)) > 0 {
			t.Errorf("%q: got %d %s, want 400 with the field Content-Type before the body is read", boundary, x.Response.Status, x.Response.Body)
		}
	}
}

func TestUploadIsRefusedBeforeItsBodyIsRead(t *testing.T) {
	for name, c := range map[string]struct {
		rows                         exchangetest.Answer
		status                       int
		code, detail, retry, uploads string
	}{
		"no credits":  {exchangetest.Rows(exchange.Rows{}, exchangetest.OneRow(exchange.Int(25), exchange.Int(20), exchange.Int(5))), 402, "OUT_OF_CREDITS", fmt.Sprintf("%d credits, and 5 are available", ledger.AppraisalCost), "", ""},
		"day's limit": {exchangetest.Rows(exchange.Rows{}, exchangetest.OneRow(exchange.Int(25), exchange.Int(0), exchange.Int(25))), 429, "RATE_LIMITED", "its 7 photos of the day", "6400", "7"},
		"no database": {exchangetest.Fail(exchange.Timeout, "late"), 503, "UNAVAILABLE", "try again", "1", ""},
	} {
		t.Run(name, func(t *testing.T) {
			s := healthy()
			s.storage = map[string]exchangetest.Answer{ledger.FindCredits.SQL: c.rows}
			s.variables = exchange.Headers{{Name: "UPLOADS_PER_DAY", Value: c.uploads}}
			x, d := s.do(t, upload("image/png"))
			if d.Status != c.status || d.Code != c.code || !strings.Contains(d.Detail, c.detail) || x.Response.Headers.Get("retry-after") != c.retry {
				t.Errorf("got %+v with Retry-After %q, want %+v", d, x.Response.Headers.Get("retry-after"), c)
			}
		})
	}
}

func TestUploadedImagesURLHasACheckedHost(t *testing.T) {
	for host, valid := range map[string]bool{
		"loupe.example.com": true, "Loupe.Example.com:8443": true, "192.0.2.7:80": true, "[2001:db8::1]": true, "[::1]:8787": true, "localhost:8787": true,
		"": false, "a@b": false, `a'"<b>`: false, "a b": false, "a/b": false, "a..b": false, "-a.com": false, "a.com:": false, "a.com:0": false, "a.com:65536": false,
		"a.com:+1": false, "[::1": false, "[evil]": false, "::1": false, "é.com": false, strings.Repeat("a", 64): false, strings.Repeat("a.", 127): false,
	} {
		r := upload("image/png")
		r.Headers[1].Value = host
		x := store{}.do(t, r, gifFile)
		scheme := "https://"
		if host == "[::1]:8787" || host == "localhost:8787" {
			scheme = "http://"
		}
		if want := scheme + strings.ToLower(host) + "/api/v1/images/img_"; valid && (x.Response.Status != 201 || !strings.HasPrefix(x.Response.Headers.Get("location"), want)) {
			t.Errorf("%q: got %d with Location %q, want 201 with %s", host, x.Response.Status, x.Response.Headers.Get("location"), want)
		}
		if !valid && (x.Response.Status != 400 || !strings.Contains(string(x.Response.Body), `"field":"Host"`) || len(x.Of(exchangetest.Body)) > 0) {
			t.Errorf("%q: got %d %s, want 400 with the field Host before the body is read", host, x.Response.Status, x.Response.Body)
		}
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
	host := exchangetest.New(t, api.Program())
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

func TestPublicURLReplacesTheHost(t *testing.T) {
	for value, want := range map[string]string{
		"https://photos.example.com": "https://photos.example.com/api", "HTTPS://Photos.example.com:8443/": "https://photos.example.com:8443/api",
		"http://127.0.0.1:8787": "http://127.0.0.1:8787/api", "photos.example.com": "https://loupe.example.com/api",
		"https://photos.example.com/path": "https://loupe.example.com/api", "https://a@b": "https://loupe.example.com/api",
	} {
		x := store{}.do(t, upload("image/png"), gifFile, exchange.Header{Name: "PUBLIC_URL", Value: value})
		if got := x.Response.Headers.Get("location"); x.Response.Status != 201 || !strings.HasPrefix(got, want) {
			t.Errorf("%s: got %d with Location %q, want one that begins with %s", value, x.Response.Status, got, want)
		}
	}
	r := upload("image/png")
	r.Headers[1].Value = "a@b"
	if x := (store{}).do(t, r, gifFile, exchange.Header{Name: "PUBLIC_URL", Value: "https://photos.example.com"}); x.Response.Status != 201 {
		t.Errorf("got %d %s, want 201: the host is not used", x.Response.Status, x.Response.Body)
	}
}
