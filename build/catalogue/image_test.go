package catalogue

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"loupe/core/photo"
)

// picture is a PNG with enough detail to be recognised by, and its fingerprint.
func picture(t *testing.T) (file []byte, fingerprint string) {
	t.Helper()
	m := image.NewGray(image.Rect(0, 0, 200, 150))
	for y := range 150 {
		for x := range 200 {
			m.SetGray(x, y, color.Gray{uint8((x/25*37 + y/19*x/11*53) % 256)})
		}
	}
	var b bytes.Buffer
	if err := png.Encode(&b, m); err != nil {
		t.Fatal(err)
	}
	print, err := photo.Fingerprint(b.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	return b.Bytes(), print.String()
}

func write(t *testing.T, name string, data []byte) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, data, 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestImagesOfTheFolder(t *testing.T) {
	data, print := picture(t)
	root := t.TempDir()
	folder := filepath.Join(root, "listings")
	write(t, filepath.Join(folder, "a.png"), data)
	write(t, filepath.Join(folder, "deep/b c#é.png"), data)
	write(t, filepath.Join(folder, "page.html"), []byte("<p>"))
	write(t, filepath.Join(folder, "large.png"), append(data, make([]byte, MaxImage)...))
	write(t, filepath.Join(root, "outside.png"), data)
	for link, target := range map[string]string{"inner.png": "a.png", "escape.png": "../outside.png", "up": "..", "full.png": filepath.Join(folder, "a.png")} {
		if err := os.Symlink(target, filepath.Join(folder, link)); err != nil {
			t.Fatal(err)
		}
	}
	if err := syscall.Mkfifo(filepath.Join(folder, "pipe.png"), 0o644); err != nil {
		t.Fatal(err)
	}
	const base = "https://shop.com/img/"
	for image, want := range map[string]struct{ shown, print, warning string }{
		"a.png":                           {base + "a.png", print, ""},
		"inner.png":                       {base + "inner.png", print, ""},
		"deep/b c#é.png":                  {base + "deep/b%20c%23%C3%A9.png", print, ""},
		"page.html":                       {base + "page.html", "", "not a JPEG or a PNG"},
		"large.png":                       {"", "", "larger than 10 MB"},
		"none.png":                        {"", "", "no such file"},
		"deep":                            {"", "", "is not a file"},
		"pipe.png":                        {"", "", "is not a file"},
		"escape.png":                      {"", "", "escapes"},
		"up/outside.png":                  {"", "", "escapes"},
		"full.png":                        {"", "", "escapes"},
		"../outside.png":                  {"", "", "neither"},
		"deep/../a.png":                   {"", "", "neither"},
		"./a.png":                         {"", "", "neither"},
		".":                               {"", "", "neither"},
		"/etc/hostname":                   {"", "", "neither"},
		filepath.Join(folder, "a.png"):    {"", "", "neither"},
		"file://" + folder + "/a.png":     {"", "", "neither"},
		"http://shop.com/a.png":           {"", "", "neither"},
		"//shop.com/a.png":                {"", "", "neither"},
		"https:///a.png":                  {"", "", "neither"},
		"https://shop.com/a.png":          {"https://shop.com/a.png", "", ""},
		"javascript:alert(1)":             {"", "", "no such file"},
		"a.png/":                          {"", "", "neither"},
		strings.Repeat("x", 300) + ".png": {"", "", "too long"},
	} {
		listings, problems, err := Read(strings.NewReader("id,title,image\n1,T,"+image+"\n"), Options{Folder: folder, ImageBase: base})
		if err != nil {
			t.Fatal(err)
		}
		if len(listings) != 1 || listings[0].Image != want.shown || listings[0].Fingerprint != want.print {
			t.Errorf("%s: got %+v", image, listings)
		}
		switch {
		case want.warning == "" && len(problems) == 0:
		case want.warning == "" || len(problems) != 1 || !problems[0].Warning || problems[0].Line != 2 || !strings.Contains(problems[0].String(), "image: "),
			!strings.Contains(problems[0].Message, want.warning):
			t.Errorf("%s: got %v, want %q", image, problems, want.warning)
		}
	}

	listings, problems := read(t, "id,title,image\n1,T,a.png\n", Options{Folder: folder})
	if len(problems) != 0 || listings[0].Image != "" || listings[0].Fingerprint != print {
		t.Errorf("without a base: %+v %q", listings, problems)
	}
	if listings, problems = read(t, "id,title,image\n1,T,a.png\n", Options{}); len(problems) != 1 || listings[0].Image != "" {
		t.Errorf("without a folder: %+v %q", listings, problems)
	}
}

// shop serves images at https://shop.com; the client finds it whatever the host in a URL.
func shop(t *testing.T, handler http.HandlerFunc) *http.Client {
	server := httptest.NewTLSServer(handler)
	t.Cleanup(server.Close)
	client := publicClient()
	transport := server.Client().Transport.(*http.Transport).Clone()
	transport.TLSClientConfig.ServerName = "example.com"
	transport.DialContext = func(ctx context.Context, network, _ string) (net.Conn, error) {
		return (&net.Dialer{}).DialContext(ctx, network, server.Listener.Addr().String())
	}
	client.Transport = transport
	return client
}

func TestImagesAtURLs(t *testing.T) {
	data, print := picture(t)
	redirects := map[string]string{
		"/moved": "/a.png", "/inside": "https://127.0.0.1/a.png", "/plain": "http://shop.com/a.png", "/round": "/round",
	}
	client := shop(t, func(w http.ResponseWriter, r *http.Request) {
		switch to, moved := redirects[r.URL.Path]; {
		case moved:
			http.Redirect(w, r, to, http.StatusFound)
		case r.URL.Path == "/a.png":
			w.Write(data)
		case r.URL.Path == "/large":
			w.Write(make([]byte, MaxImage+1))
		default:
			http.NotFound(w, r)
		}
	})
	for image, want := range map[string]struct{ print, warning string }{
		"https://shop.com/a.png":    {print, ""},
		"https://shop.com/moved":    {print, ""},
		"https://shop.com/none":     {"", "404"},
		"https://shop.com/large":    {"", "larger than 10 MB"},
		"https://shop.com/inside":   {"", "public"},
		"https://shop.com/plain":    {"", "https"},
		"https://shop.com/round":    {"", "redirects"},
		"https://localhost/a.png":   {"", "public"},
		"https://10.0.0.1/a.png":    {"", "public"},
		"https://shop.com:22/a.png": {"", "port"},
	} {
		listings, problems := read(t, "id,title,image\n1,T,"+image+"\n", Options{Fetch: true, Client: client})
		if len(listings) != 1 || listings[0].Image != image || listings[0].Fingerprint != want.print {
			t.Errorf("%s: got %+v", image, listings)
		}
		if warned := len(problems) == 1; warned != (want.warning != "") || warned && !strings.Contains(problems[0], want.warning) {
			t.Errorf("%s: got %q, want %q", image, problems, want.warning)
		}
	}
}

func TestNothingIsFetchedUnlessAsked(t *testing.T) {
	client := shop(t, func(http.ResponseWriter, *http.Request) { t.Error("it was") })
	read(t, "id,title,image\n1,T,https://shop.com/a.png\n", Options{Client: client})
}

func TestSixImagesAtOnce(t *testing.T) {
	data, print := picture(t)
	var now, most atomic.Int32
	client := shop(t, func(w http.ResponseWriter, r *http.Request) {
		n := now.Add(1)
		defer now.Add(-1)
		for old := most.Load(); n > old && !most.CompareAndSwap(old, n); old = most.Load() {
		}
		time.Sleep(5 * time.Millisecond)
		w.Write(data)
	})
	file := "id,title,image\n"
	for i := range 40 {
		file += fmt.Sprintf("%d,T,https://shop.com/%d.png\n", i, i)
	}
	listings, problems := read(t, file, Options{Fetch: true, Client: client})
	if len(problems) > 0 || most.Load() > imagesAtOnce || most.Load() < 2 {
		t.Errorf("%d at once, %q", most.Load(), problems)
	}
	for _, l := range listings {
		if l.Fingerprint != print {
			t.Errorf("%+v", l)
		}
	}
}

// The client that is used outside of tests connects to no address of a private network, whatever its name.
func TestPublicClient(t *testing.T) {
	server := httptest.NewTLSServer(http.NotFoundHandler())
	t.Cleanup(server.Close)
	if _, err := publicClient().Get(server.URL); err == nil || !strings.Contains(err.Error(), "public address") {
		t.Errorf("got %v", err)
	}
}
