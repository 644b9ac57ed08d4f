package e2e

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"loupe/build/operate/dev"
	"loupe/tests/fixture"
)

// The programs of tests/clients call the service with clients that were generated from docs/openapi.yaml and compiled.
func TestGeneratedClientsCall(t *testing.T) {
	t.Parallel()
	root, err := dev.Root()
	if err != nil {
		t.Fatal(err)
	}
	folder := filepath.Join(root, "build/out/clients")
	photo := filepath.Join(t.TempDir(), "photo.jpg")
	uploaded := encode(fixture.Picture(1), 90) // has no metadata to cut
	if err := os.WriteFile(photo, uploaded, 0o600); err != nil {
		t.Fatal(err)
	}
	for name, program := range map[string][]string{
		"oapi-codegen":  {filepath.Join(folder, "go-client")},
		"openapi-fetch": {filepath.Join(root, "build/toolchain/node.sh"), "node", filepath.Join(folder, "run.mjs"), filepath.Join(folder, "fetch.js")},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := newCustomer(t, service, 2*cost)
			output, err := exec.CommandContext(t.Context(), program[0], append(program[1:], service.URL+"/api/v1", c.key, images.URL+"/photo.jpg", photo)...).CombinedOutput()
			if err != nil {
				t.Fatalf("%v: %s; has `make prepare` run?", err, output)
			}
			var got struct {
				Lower, Estimate     float64
				Listings, Available int
				Image, Code, Field  string
			}
			if err := json.Unmarshal(output, &got); err != nil {
				t.Fatalf("%v: %s", err, output)
			}
			if got.Lower <= 0 || got.Estimate <= got.Lower || got.Listings != 3 || got.Available != cost || got.Code != "BAD_REQUEST" || got.Field != "image_url" {
				t.Errorf("got %s, want a value from 3 listings, %d credits left and a problem of image_url", output, cost)
			}
			if r, body := get(t, got.Image[len(service.URL):]); r.StatusCode != 200 || r.Header.Get("Content-Type") != "image/jpeg" || body != string(uploaded) {
				t.Errorf("%s: got %s of the type %s with %d bytes, want the photo's %d", got.Image, r.Status, r.Header.Get("Content-Type"), len(body), len(uploaded))
			}
		})
	}
}
