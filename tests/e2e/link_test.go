package e2e

import (
	"encoding/json"
	"image"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"loupe/tests/fixture"
)

// tool calls a tool of the connector and returns its structured content, or its text if the call was refused.
func (c customer) tool(name string, arguments fixture.Object) (content fixture.Object, refusal string) {
	c.Helper()
	r, err := http.DefaultClient.Do(fixture.ConnectorRequest(c.service.URL, c.key, "tools/call", nil, nil, fixture.Object{"name": name, "arguments": arguments}))
	if err != nil {
		c.Fatal(err)
	}
	defer r.Body.Close()
	var answer struct {
		Result struct {
			IsError           bool
			Content           []struct{ Text string }
			StructuredContent fixture.Object
		}
	}
	if err := json.NewDecoder(r.Body).Decode(&answer); err != nil || len(answer.Result.Content) == 0 {
		c.Fatalf("%s: got %s, %v and %+v, want a result", name, r.Status, err, answer)
	}
	if answer.Result.IsError {
		return nil, answer.Result.Content[0].Text
	}
	return answer.Result.StructuredContent, ""
}

// newLink returns the URLs of an upload link and of its image.
func (c customer) newLink() (upload, image string) {
	c.Helper()
	content, refusal := c.tool("upload_photo", fixture.Object{})
	upload, _ = content["upload_url"].(string)
	image, _ = content["image_url"].(string)
	if !strings.HasPrefix(upload, c.service.URL+"/upload/") || image == "" {
		c.Fatalf("got %v %s, want a link", content, refusal)
	}
	return upload, image
}

// phonePhoto returns a JPEG of listing c1's picture, as large as phones take them: 12 megapixels with the noise of a sensor.
func phonePhoto() []byte {
	small, random := fixture.Picture(1), rand.New(rand.NewPCG(1, 2))
	large := image.NewRGBA(image.Rect(0, 0, 4000, 3000))
	for y := range 3000 {
		for x := range 4000 {
			r, g, b, _ := small.At(x*320/4000, y*240/3000).RGBA()
			noise := random.Uint32() & 0x070707
			i := large.PixOffset(x, y)
			copy(large.Pix[i:], []byte{byte(r>>8)&^7 | byte(noise), byte(g>>8)&^7 | byte(noise>>8), byte(b>>8)&^7 | byte(noise>>16), 255})
		}
	}
	return encode(large, 95)
}

func TestPhotoGoesFromTheUploadPageIntoAnAppraisal(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 100)
	photo, taken := phonePhoto(), filepath.Join(t.TempDir(), "IMG_0001.jpg")
	if err := os.WriteFile(taken, photo, 0o600); err != nil {
		t.Fatal(err)
	}
	args := []string{taken}
	var pictures []string
	for range 3 {
		link, picture := c.newLink()
		args, pictures = append(args, link), append(pictures, picture)
	}
	if _, refusal := c.tool("appraise_product", fixture.Object{"image_url": pictures[0]}); !strings.Contains(refusal, "the photo has not arrived yet") {
		t.Errorf("got %q before the upload, want that the photo has not arrived", refusal)
	}
	if folder := os.Getenv("SCREENSHOTS"); folder != "" {
		args = append(args, folder)
	}
	var seen struct {
		Texts  []string
		Titles map[string]string
		Faults []string
	}
	if err := json.Unmarshal([]byte(browse(t, "upload.mjs", args...)), &seen); err != nil {
		t.Fatal(err)
	}
	for _, fault := range seen.Faults {
		t.Error(fault)
	}
	for _, text := range seen.Texts {
		if !strings.Contains(text, "Go back to the chat") {
			t.Errorf("got the text %q at the end", text)
		}
	}
	if len(seen.Titles) != 5 || seen.Titles["de"] != "Foto hinzufügen" || seen.Titles["en"] != "Add a photo" {
		t.Errorf("got the titles %v, want five languages", seen.Titles)
	}
	for _, picture := range pictures {
		content, refusal := c.tool("appraise_product", fixture.Object{"image_url": picture})
		if title := fixture.At(content, "appraisal", "best_match", "title"); title == nil {
			t.Errorf("got %q and %v, want the camera's value", refusal, content["error"])
		}
		_, sent := get(t, strings.TrimPrefix(picture, service.URL))
		config, _, err := image.DecodeConfig(strings.NewReader(sent))
		if err != nil || config.Width != 2560 || config.Height != 1920 || len(sent) > len(photo)/2 {
			t.Errorf("got %d bytes of %d by %d pixels, %v; want the photo made smaller", len(sent), config.Width, config.Height, err)
		}
	}
	c.expectBalance(100-3*cost, 0)
}
