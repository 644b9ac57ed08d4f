package host

import (
	"crypto/hmac"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/iotest"
	"testing/synctest"
	"time"

	protocol "loupe/core/exchange"
)

// upload is a program that defers the path /upload, with the stage behind it.
func upload(t *testing.T, o Options, stage protocol.Stage) *Host {
	t.Helper()
	p := program(stage)
	p.Deferred = []string{"/other", "/upload"}
	o.Guest = Native(p)
	return start(t, o)
}

// counted counts the bytes that are read.
type counted struct {
	io.Reader
	n int
}

func (c *counted) Read(p []byte) (int, error) {
	n, err := c.Reader.Read(p)
	c.n += n
	return n, err
}

func TestDeferredBody(t *testing.T) {
	h := upload(t, Options{}, func(f *protocol.Flow) {
		body := f.Body(5, 3, 0)
		protocol.On(f, body, func(f *protocol.Flow, a protocol.Answer, err error) {
			if err != nil {
				replyText(f, err.Error())
				return
			}
			rest := f.Read(body, 1, 9)
			protocol.On(f, rest, func(f *protocol.Flow, b []byte, _ error) {
				replyText(f, fmt.Sprintf("%d in the frame, %d %d %s %s %v", len(f.Request().Body), a.Status, a.Size, a.Body, b, sha256.Sum256([]byte("photo")) == [32]byte(a.SHA256)))
			})
		})
	})
	const tooLarge = "too large: the request body is over its limit"
	const unavailable = "unavailable: the request has no deferred body, or it has been read"
	for _, c := range []struct {
		name, target string
		body         io.Reader
		size         int64 // the content-length; -1: unknown
		want         string
		read         int
	}{
		{"at the limit", "/upload?q", strings.NewReader("photo"), 5, "0 in the frame, 200 5 pho hoto true", 5},
		{"of unknown size", "/upload", strings.NewReader("photo"), -1, "0 in the frame, 200 5 pho hoto true", 5},
		{"empty", "/upload", strings.NewReader(""), 0, "0 in the frame, 200 0   false", 0},
		{"over the limit by its content-length", "/upload", strings.NewReader(strings.Repeat("x", 10_000)), 10_000, tooLarge, 10_000},
		{"over the limit by counting", "/upload", strings.NewReader(strings.Repeat("x", 10_000)), -1, tooLarge, 10_000},
		{"broken off", "/upload", iotest.ErrReader(errors.New("reset")), -1, "network: the request body broke off: reset", 0},
		{"another path", "/upload/", strings.NewReader("photo"), 5, unavailable, 5},
		{"a path written otherwise", "/%75pload", strings.NewReader("photo"), 5, unavailable, 5},
	} {
		counting := &counted{Reader: c.body}
		r := httptest.NewRequest("POST", c.target, counting)
		r.ContentLength = c.size
		if _, _, got := send(t, h, r); got != c.want || counting.n != c.read {
			t.Errorf("%s: got %q after %d bytes, want %q after %d", c.name, got, counting.n, c.want, c.read)
		}
	}
}

func TestDeferredBodyIsReadOnce(t *testing.T) {
	h := upload(t, Options{}, func(f *protocol.Flow) {
		first := f.Body(5, 5, 0)
		protocol.On(f, first, func(f *protocol.Flow, a protocol.Answer, err error) {
			protocol.On(f, f.Body(5, 5, 0), func(f *protocol.Flow, _ protocol.Answer, err error) { replyText(f, string(a.Body)+" "+err.Error()) })
		})
	})
	_, _, got := send(t, h, httptest.NewRequest("POST", "/upload", strings.NewReader("photo")))
	if want := "photo unavailable: the request has no deferred body, or it has been read"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestDeferredBodyOfASlowClientTimesOut(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := upload(t, Options{}, replyResult(func(f *protocol.Flow) protocol.Future[protocol.Answer] { return f.Body(5, 0, 700) }))
		body, client := io.Pipe()
		began := time.Now()
		_, _, got := send(t, h, httptest.NewRequest("POST", "/upload", body))
		if !strings.HasPrefix(got, "timeout: ") || time.Since(began).Round(time.Millisecond) != 700*time.Millisecond {
			t.Errorf("got %q after %v, want a timeout after 700ms", got, time.Since(began))
		}
		h.Wait()
		if _, err := client.Write([]byte("x")); err == nil {
			t.Error("the body is still read after the timeout")
		}
	})
}

func TestKVKeep(t *testing.T) {
	h := serve(t, Options{}, func(f *protocol.Flow) {
		keep := f.KVKeep("k", 5, 2)
		protocol.On(f, keep, func(f *protocol.Flow, a protocol.Answer, err error) {
			copied := f.KVPut("copy", 60, protocol.Literal([]byte("<")), protocol.KeptSlice(keep, 1, 3), protocol.Kept(keep))
			protocol.On(f, copied, func(f *protocol.Flow, _ struct{}, failure error) {
				replyText(f, fmt.Sprint(a.Status, " ", a.Size, " ", string(a.Body), " ", len(a.SHA256), " ", err, ", ", failure))
			})
		})
	})
	for _, c := range []struct{ value, want, copied string }{
		{"", "404 0  0 <nil>, refused: no such kept body", ""},
		{"value", "200 5 va 32 <nil>, <nil>", "<aluvalue"},
		{"larger", "0 0  0 too large: the value is over its limit, refused: no such kept body", ""},
	} {
		h.KV().Delete("copy")
		if c.value != "" {
			h.KV().Put("k", []byte(c.value), 60)
		}
		_, _, got := get(t, h, "/")
		if copied, _ := h.KV().Get("copy"); got != c.want || string(copied) != c.copied {
			t.Errorf("%q: got %q and the copy %q, want %q and %q", c.value, got, copied, c.want, c.copied)
		}
	}
}

func TestSign(t *testing.T) {
	record := new(Transcript)
	h := serve(t, Options{Record: record, Secrets: map[string]string{"A": "s3cret", "B": "another", "EMPTY": ""}}, func(f *protocol.Flow) {
		sign := f.Sign(f.Request().Path[1:], []byte(f.Request().Query))
		protocol.On(f, sign, func(f *protocol.Flow, b []byte, err error) {
			if err != nil {
				b = []byte(err.Error())
			}
			f.Reply(protocol.Response{Status: 200, Body: b})
		})
	})
	mac := hmac.New(sha256.New, []byte("s3cret"))
	mac.Write([]byte("message"))
	want := string(mac.Sum(nil))
	if _, _, got := get(t, h, "/A?message"); got != want {
		t.Errorf("got %x, want %x", got, want)
	}
	for _, forged := range []string{"/A?messagf", "/A?", "/B?message"} {
		if _, _, got := get(t, h, forged); len(got) != 32 || got == want {
			t.Errorf("%s: got %x, want another signature than that of the message", forged, got)
		}
	}
	for name, want := range map[string]string{"EMPTY": "unavailable: the secret EMPTY has no value", "NONE": "unavailable: the secret NONE has no value"} {
		if _, _, got := get(t, h, "/"+name); got != want {
			t.Errorf("%s: got %q, want %q", name, got, want)
		}
	}
	if strings.Contains(string(record.Encode()), "s3cret") {
		t.Error("the secret is in a frame")
	}
}

func TestKVOpen(t *testing.T) {
	for name, c := range map[string]struct {
		key   string
		parts func(protocol.Future[protocol.Answer]) []protocol.Part
		want  string
		code  int
	}{
		"whole": {"k", func(o protocol.Future[protocol.Answer]) []protocol.Part { return []protocol.Part{protocol.Kept(o)} }, "value", 200},
		"part": {"k", func(o protocol.Future[protocol.Answer]) []protocol.Part {
			return []protocol.Part{protocol.Kept(o), protocol.Kept(o)}
		}, "", 500},
		"absent": {"none", func(protocol.Future[protocol.Answer]) []protocol.Part { return nil }, "404 ", 200},
		"head":   {"k", func(protocol.Future[protocol.Answer]) []protocol.Part { return nil }, "200 va", 200},
	} {
		t.Run(name, func(t *testing.T) {
			h := serve(t, Options{}, func(f *protocol.Flow) {
				opened := f.KVOpen(c.key, 2)
				protocol.On(f, opened, func(f *protocol.Flow, a protocol.Answer, err error) {
					parts := c.parts(opened)
					if parts == nil {
						replyText(f, fmt.Sprint(a.Status, " ", string(a.Body)))
						return
					}
					f.Reply(protocol.Response{Status: 200, Parts: parts})
				})
			})
			h.KV().Put("k", []byte("value"), 60)
			status, _, body := send(t, h, httptest.NewRequest("GET", "/", nil))
			if status != c.code || c.code == 200 && body != c.want {
				t.Errorf("got %d %q, want %d %q", status, body, c.code, c.want)
			}
		})
	}
}

func TestKeptBodiesHaveALimitTogether(t *testing.T) {
	h := serve(t, Options{}, func(f *protocol.Flow) {
		text := ""
		for range 3 {
			protocol.On(f, f.KVKeep("k", 10<<20, 0), func(_ *protocol.Flow, _ protocol.Answer, err error) {
				text += fmt.Sprint(protocol.CodeOf(err), " ")
			})
		}
		f.Then(func(f *protocol.Flow) { replyText(f, text) })
	})
	h.KV().Put("k", make([]byte, 10<<20), 60)
	if _, _, body := get(t, h, "/"); strings.Count(body, protocol.TooLarge.String()) != 1 {
		t.Errorf("got %q, want one of three values of 10 MB to be too large", body)
	}
}

func TestReduce(t *testing.T) {
	images := func(picture []byte, jpeg bool, side int) ([]byte, error) {
		if string(picture) == "broken" {
			return nil, errors.New("no picture")
		}
		return fmt.Append(nil, len(picture), " ", jpeg, " ", side), nil
	}
	for name, c := range map[string]struct {
		images      func([]byte, bool, int) ([]byte, error)
		value, want string
		maxBytes    int
	}{
		"reduced":   {images, "picture", "200 10 7 t 32 <nil>, 7 true 256", 10},
		"too large": {images, "picture", "0 0  0 too large: the reduced picture is over its limit, ", 9},
		"damaged":   {images, "broken", "0 0  0 failed: no picture, ", 10},
		"not kept":  {images, "", "0 0  0 refused: no such kept body, ", 10},
		"no images": {nil, "picture", "0 0  0 unavailable: no binding IMAGES, ", 10},
	} {
		h := serve(t, Options{Images: c.images}, func(f *protocol.Flow) {
			keep := f.KVKeep("k", 100, 0)
			protocol.On(f, keep, func(f *protocol.Flow, _ protocol.Answer, _ error) {
				reduced := f.Reduce(keep, protocol.Reduction{JPEG: true, Side: 256, MaxBytes: c.maxBytes, HeadBytes: 3})
				protocol.On(f, reduced, func(f *protocol.Flow, a protocol.Answer, err error) {
					head, size, sum, status := string(a.Body), a.Size, len(a.SHA256), a.Status
					protocol.On(f, f.Read(reduced, 0, 100), func(f *protocol.Flow, b []byte, _ error) {
						replyText(f, fmt.Sprint(status, " ", size, " ", head, " ", sum, " ", err, ", ", string(b)))
					})
				})
			})
		})
		if c.value != "" {
			h.KV().Put("k", []byte(c.value), 60)
		}
		if _, _, got := get(t, h, "/"); got != c.want {
			t.Errorf("%s: got %q, want %q", name, got, c.want)
		}
	}
}
