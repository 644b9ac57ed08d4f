package http

import (
	"bytes"
	"context"
	"errors"
	"io"
	std "net/http"
	"net/http/httptest"
	"reflect"
	"strings"
	"testing"
)

func TestStatusText(t *testing.T) {
	for _, code := range []int{200, 201, 204, 302, 400, 401, 402, 403, 404, 405, 409, 429, 500, 503} {
		if got, want := StatusText(code), std.StatusText(code); got != want {
			t.Errorf("StatusText(%d) = %q, want %q", code, got, want)
		}
	}
}

func FuzzCanonicalHeaderKey(f *testing.F) {
	for _, name := range []string{"", "a", "content-TYPE", "x--y-", "-", "two words", "naïve", "a:b", "ETag", "x_1-b!c", "x_y", "\x80"} {
		f.Add(name)
	}
	f.Fuzz(func(t *testing.T, name string) {
		if got, want := CanonicalHeaderKey(name), std.CanonicalHeaderKey(name); got != want {
			t.Errorf("CanonicalHeaderKey(%q) = %q, want %q", name, got, want)
		}
	})
}

// header has the methods of Header in both packages.
type header interface {
	Add(name, value string)
	Set(name, value string)
	Del(name string)
	Get(name string) string
	Values(name string) []string
}

func TestHeader(t *testing.T) {
	ours, theirs := Header{}, std.Header{}
	for _, h := range []header{ours, theirs} {
		h.Add("set-cookie", "a=1")
		h.Add("SET-COOKIE", "b=2")
		h.Set("x-one", "old")
		h.Set("X-One", "new")
		h.Add("x-gone", "1")
		h.Del("X-GONE")
	}
	if !reflect.DeepEqual(map[string][]string(ours), map[string][]string(theirs)) {
		t.Errorf("got header %v, want %v", ours, theirs)
	}
	for _, name := range []string{"Set-Cookie", "set-cookie", "x-one", "x-gone"} {
		if ours.Get(name) != theirs.Get(name) || !reflect.DeepEqual(ours.Values(name), theirs.Values(name)) {
			t.Errorf("%s: got %q, want %q", name, ours.Values(name), theirs.Values(name))
		}
	}
	clone := ours.Clone()
	clone["Set-Cookie"][0] = "changed"
	clone.Set("X-One", "changed")
	if !reflect.DeepEqual(map[string][]string(ours), map[string][]string(theirs)) {
		t.Errorf("after a change of the clone: got header %v, want %v", ours, theirs)
	}
	if Header(nil).Clone() != nil || Header(nil).Get("a") != "" {
		t.Error("nil header: got a clone or a value, want neither")
	}
}

func TestNewRequestWithContext(t *testing.T) {
	opaque := func() io.Reader { return io.MultiReader(strings.NewReader("opaque")) }
	tests := []struct {
		name, method, url string
		body              func() io.Reader
	}{
		{"get", "GET", "https://example.com/a?b=c#d", nil},
		{"no method", "", "https://example.com", nil},
		{"own method", "PURGE", "https://example.com:8443/", nil},
		{"empty port", "GET", "https://example.com:/", nil},
		{"buffer", "POST", "https://example.com/", func() io.Reader { return bytes.NewBufferString("buffer") }},
		{"bytes", "POST", "https://example.com/", func() io.Reader { return bytes.NewReader([]byte("bytes")) }},
		{"string", "PUT", "https://example.com/", func() io.Reader { return strings.NewReader("string") }},
		{"empty string", "PUT", "https://example.com/", func() io.Reader { return strings.NewReader("") }},
		{"reader", "POST", "https://example.com/", opaque},
		{"read closer", "POST", "https://example.com/", func() io.Reader { return io.NopCloser(opaque()) }},
		{"bad method", "GE T", "https://example.com/", nil},
		{"bad url", "GET", "https://exa mple.com/", nil},
		{"bad escape", "GET", "/%zz", nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			body := func() io.Reader { return nil }
			if test.body != nil {
				body = test.body
			}
			ours, err := NewRequestWithContext(t.Context(), test.method, test.url, body())
			theirs, wantErr := std.NewRequestWithContext(t.Context(), test.method, test.url, body())
			if err != nil || wantErr != nil {
				if err == nil || wantErr == nil || err.Error() != wantErr.Error() {
					t.Fatalf("got error %v, want %v", err, wantErr)
				}
				return
			}
			type summary struct {
				method, url, host, body string
				length                  int64
				hasBody                 bool
			}
			got := summary{ours.Method, ours.URL.String(), ours.Host, readAll(t, ours.Body), ours.ContentLength, ours.Body != nil}
			want := summary{theirs.Method, theirs.URL.String(), theirs.Host, readAll(t, theirs.Body), theirs.ContentLength, theirs.Body != nil}
			if got != want {
				t.Errorf("got request %+v, want %+v", got, want)
			}
			if ours.Header == nil {
				t.Error("got a nil header, want an empty one")
			}
		})
	}
	if _, err := NewRequestWithContext(nil, "GET", "https://example.com", nil); err == nil { //lint:ignore SA1012 on purpose
		t.Error("nil context: got no error, want one")
	}
}

func readAll(t *testing.T, r io.ReadCloser) string {
	if r == nil {
		return ""
	}
	b, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func TestRequestContext(t *testing.T) {
	type key struct{}
	r := &Request{Method: MethodGet}
	if r.Context() == nil {
		t.Error("request without context: got nil, want the background context")
	}
	with := r.WithContext(context.WithValue(context.Background(), key{}, "value"))
	if with.Context().Value(key{}) != "value" || r.Context().Value(key{}) != nil || with.Method != MethodGet {
		t.Error("WithContext: got no copy with the new context")
	}
}

func TestMaxBytesReader(t *testing.T) {
	for _, text := range []string{"", "1234", "12345", "123456", strings.Repeat("x", 4096)} {
		for _, limit := range []int64{-1, 0, 5, 4096} {
			ours := MaxBytesReader(nil, io.NopCloser(strings.NewReader(text)), limit)
			theirs := std.MaxBytesReader(nil, io.NopCloser(strings.NewReader(text)), limit)
			// Read twice: a reader that has failed must keep failing.
			for range 2 {
				got, err := io.ReadAll(ours)
				want, wantErr := io.ReadAll(theirs)
				var tooLarge *MaxBytesError
				var wantTooLarge *std.MaxBytesError
				if !bytes.Equal(got, want) || errors.As(err, &tooLarge) != errors.As(wantErr, &wantTooLarge) {
					t.Errorf("limit %d of %d bytes: got %d bytes, error %v, want %d, %v", limit, len(text), len(got), err, len(want), wantErr)
				}
				if tooLarge != nil && tooLarge.Limit != wantTooLarge.Limit {
					t.Errorf("got limit %d in the error, want %d", tooLarge.Limit, wantTooLarge.Limit)
				}
			}
		}
	}
}

// recorder makes the standard library's recorder a ResponseWriter of this package.
type recorder struct{ *httptest.ResponseRecorder }

func (r recorder) Header() Header { return Header(r.ResponseRecorder.Header()) }

func TestError(t *testing.T) {
	ours, theirs := recorder{httptest.NewRecorder()}, httptest.NewRecorder()
	ours.Header().Set("Content-Length", "3")
	theirs.Header().Set("Content-Length", "3")
	DefaultServeMux.ServeHTTP(ours, &Request{})
	std.NotFound(theirs, nil)
	if ours.Code != theirs.Code || ours.Body.String() != theirs.Body.String() ||
		!reflect.DeepEqual(ours.Result().Header, theirs.Result().Header) {
		t.Errorf("got %d %q %v, want %d %q %v", ours.Code, ours.Body, ours.Header(), theirs.Code, theirs.Body, theirs.Header())
	}
}
