package catalogue

import (
	"context"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"loupe/core/imaging"
	"loupe/core/imaging/fingerprint"
)

// testImage returns a picture of the samples, and its fingerprints.
func testImage(t *testing.T) (file []byte, prints string) {
	t.Helper()
	file, err := os.ReadFile("../samples/lamp.jpg")
	if err != nil {
		t.Fatal(err)
	}
	computed, err := fingerprint.Of(file, fingerprint.Stored)
	if err != nil {
		t.Fatal(err)
	}
	return file, computed.String()
}

// write writes a file and creates its folder.
func write(t *testing.T, name string, data []byte) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, data, 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestImagesInTheFolder(t *testing.T) {
	data, prints := testImage(t)
	root := t.TempDir()
	folder := filepath.Join(root, "listings")
	write(t, filepath.Join(folder, "a.jpg"), data)
	write(t, filepath.Join(folder, "deep/b c#é.jpg"), data)
	write(t, filepath.Join(folder, "a.webp"), []byte("RIFF\x00\x00\x00\x00WEBPVP8 "))
	write(t, filepath.Join(folder, "damaged.jpg"), data[:len(data)/2])
	write(t, filepath.Join(folder, "large.jpg"), append(data, make([]byte, MaxImage)...))
	write(t, filepath.Join(root, "outside.jpg"), data)
	for link, target := range map[string]string{"inner.jpg": "a.jpg", "escape.jpg": "../outside.jpg", "up": "..", "full.jpg": filepath.Join(folder, "a.jpg")} {
		if err := os.Symlink(target, filepath.Join(folder, link)); err != nil {
			t.Fatal(err)
		}
	}
	if err := syscall.Mkfifo(filepath.Join(folder, "pipe.jpg"), 0o644); err != nil {
		t.Fatal(err)
	}
	const base = "https://shop.com/img/"
	for image, want := range map[string]struct{ url, fingerprint, warning string }{
		"a.jpg":                        {base + "a.jpg", prints, ""},
		"inner.jpg":                    {base + "inner.jpg", prints, ""},
		"deep/b c#é.jpg":               {base + "deep/b%20c%23%C3%A9.jpg", prints, ""},
		"a.webp":                       {base + "a.webp", fingerprint.Unconverted, "binding IMAGES"},
		"damaged.jpg":                  {base + "damaged.jpg", fingerprint.Version, imaging.ErrCorrupt.Error()},
		"large.jpg":                    {"", "", "larger than 10 MB"},
		"none.jpg":                     {"", "", "no such file"},
		"deep":                         {"", "", "not a regular file"},
		"pipe.jpg":                     {"", "", "not a regular file"},
		"escape.jpg":                   {"", "", "escapes"},
		"up/outside.jpg":               {"", "", "escapes"},
		"full.jpg":                     {"", "", "escapes"},
		"../outside.jpg":               {"", "", "neither"},
		".":                            {"", "", "neither"},
		"/etc/hostname":                {"", "", "neither"},
		filepath.Join(folder, "a.jpg"): {"", "", "neither"},
		"file://" + folder + "/a.jpg":  {"", "", "neither"},
		"http://shop.com/a.jpg":        {"", "", "neither"},
		"https://shop.com/a.jpg":       {"https://shop.com/a.jpg", "", ""},
	} {
		listings, report, err := Read(strings.NewReader("id,title,image\n1,T,"+image+"\n"), Options{Folder: folder, ImageBase: base})
		if err != nil {
			t.Fatal(err)
		}
		if len(listings) != 1 || listings[0].Image != want.url || listings[0].Fingerprint != want.fingerprint {
			t.Errorf("%s: got %+v, want image %q with fingerprint %q", image, listings, want.url, want.fingerprint)
		}
		switch {
		case want.warning == "" && len(report.Rows) == 0:
		case want.warning == "" || len(report.Rows) != 1 || report.Rows[0].Line != 2 || !strings.Contains(report.Rows[0].Explanation(), "loaded without image: "),
			!strings.Contains(report.Rows[0].Explanation(), want.warning):
			t.Errorf("%s: got rows %v, want a left out image with %q", image, report.Rows, want.warning)
		}
	}

	listings, problems := read(t, "id,title,image\n1,T,a.jpg\n", Options{Folder: folder})
	if len(problems) != 0 || listings[0].Image != "" || listings[0].Fingerprint != prints {
		t.Errorf("without a base: got %+v and problems %q, want a fingerprint and no URL", listings, problems)
	}
	if listings, problems = read(t, "id,title,image\n1,T,a.jpg\n", Options{}); len(problems) != 1 || listings[0].Image != "" {
		t.Errorf("without a folder: got %+v and problems %q, want a warning and no URL", listings, problems)
	}
}

// newShop starts a server. It returns a client that connects to the server for every URL.
func newShop(t *testing.T, handler http.HandlerFunc) *http.Client {
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
	data, prints := testImage(t)
	redirects := map[string]string{
		"/moved": "/a.jpg", "/inside": "https://127.0.0.1/a.jpg", "/plain": "http://shop.com/a.jpg", "/round": "/round",
	}
	client := newShop(t, func(w http.ResponseWriter, r *http.Request) {
		switch to, moved := redirects[r.URL.Path]; {
		case moved:
			http.Redirect(w, r, to, http.StatusFound)
		case r.URL.Path == "/a.jpg":
			w.Write(data)
		case r.URL.Path == "/large":
			w.Write(make([]byte, MaxImage+1))
		default:
			http.NotFound(w, r)
		}
	})
	for image, want := range map[string]struct{ fingerprint, warning string }{
		"https://shop.com/a.jpg":    {prints, ""},
		"https://shop.com/moved":    {prints, ""},
		"https://shop.com/none":     {"", "404"},
		"https://shop.com/large":    {"", "larger than 10 MB"},
		"https://shop.com/inside":   {"", "public"},
		"https://shop.com/plain":    {"", "https"},
		"https://shop.com/round":    {"", "redirects"},
		"https://localhost/a.jpg":   {"", "public"},
		"https://10.0.0.1/a.jpg":    {"", "public"},
		"https://shop.com:22/a.jpg": {"", "port"},
	} {
		listings, problems := read(t, "id,title,image\n1,T,"+image+"\n", Options{Fetch: true, Client: client})
		if len(listings) != 1 || listings[0].Image != image || listings[0].Fingerprint != want.fingerprint {
			t.Errorf("%s: got %+v, want fingerprint %q", image, listings, want.fingerprint)
		}
		if warned := len(problems) == 1; warned != (want.warning != "") || warned && !strings.Contains(problems[0], want.warning) {
			t.Errorf("%s: got problems %q, want a warning with %q", image, problems, want.warning)
		}
	}
}

// The server of this test has a loopback address.
func TestPublicClientRefusesPrivateAddresses(t *testing.T) {
	server := httptest.NewTLSServer(http.NotFoundHandler())
	t.Cleanup(server.Close)
	if _, err := publicClient().Get(server.URL); err == nil || !strings.Contains(err.Error(), "public address") {
		t.Errorf("got error %v, want one with: public address", err)
	}
	for _, local := range []netip.Addr{{}, netip.MustParseAddr("2606:4700::1%eth0")} {
		if isPublic(local) {
			t.Errorf("%v is public, want it refused", local)
		}
	}
}
