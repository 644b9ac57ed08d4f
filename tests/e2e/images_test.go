package e2e

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"loupe/build/operate/dev"
	"loupe/tests/fixture"
)

// convert is a script that reads a picture on standard input and writes it in the format of its argument. wrangler
// brings sharp.
const convert = `const { default: sharp } = await import("sharp");
const { readFileSync, writeFileSync } = await import("node:fs");
writeFileSync(1, await sharp(readFileSync(0)).toFormat(process.argv[1]).toBuffer());`

func converted(t *testing.T, picture []byte, format string) []byte {
	t.Helper()
	root, err := dev.Root()
	if err != nil {
		t.Fatal(err)
	}
	script := filepath.Join(root, "build/toolchain/node.sh")
	node := exec.Command(script, "node", "--input-type=module", "-e", convert, format)
	node.Dir, node.Stdin, node.Stderr = root, bytes.NewReader(picture), os.Stderr
	file, err := node.Output()
	if err != nil {
		t.Fatal(err)
	}
	return file
}

// miniflare reduces pictures by sharp on this machine, as Cloudflare Images does in production.
func TestCloudflareImagesReducesOtherFormats(t *testing.T) {
	t.Parallel()
	camera := fixture.Picture(1) // the picture of listing c1
	files := map[string][]byte{
		"/camera.gif":  converted(t, encode(camera, 95), "gif"),
		"/camera.avif": converted(t, encode(camera, 95), "avif"),
		"/camera.webp": converted(t, encode(camera, 95), "webp"),
		"/broken.gif":  []byte("GIF89a\xff\xff\xff\xff\x00\x00\x00;"),
	}
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		file, found := files[r.URL.Path]
		if !found {
			http.NotFound(w, r)
			return
		}
		w.Write(file)
	}))
	defer host.Close()

	c := newCustomer(t, service, 100)
	// The Worker waits two seconds for a reduced picture; sharp takes longer to start on a busy machine.
	expectCamera := func(path string) {
		t.Helper()
		waitUntil(t, time.Minute, path+" is reduced", func() bool {
			r, charged := c.call("image_url", host.URL+path)
			return charged == cost && r.at("appraisal", "best_match", "title") != nil && len(r.list("error", "image_upload_errors")) == 0
		})
	}
	expectCamera("/camera.gif")
	expectCamera("/camera.avif")
	expectCamera("/camera.webp")
	r, charged := c.call("image_url", host.URL+"/broken.gif")
	if code := r.at("error", "image_upload_errors", 0, "code"); charged != 0 || code != "IMAGE_NOT_COMPARED" {
		t.Errorf("a broken photo: charged %d with the image error %v, want 0 with IMAGE_NOT_COMPARED", charged, code)
	}
	expectCamera("/camera.gif")
}
