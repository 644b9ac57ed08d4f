package http

import (
	"bytes"
	"errors"
	"io"
	std "net/http"
	"net/http/httptest"
	"reflect"
	"strings"
	"testing"
)

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
