package contract

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"loupe/build/operate/dev"
)

// The Go client has types that are generated from docs/openapi.yaml by `make generate`.
func TestTypesOfTheGoClientAreCurrent(t *testing.T) {
	t.Parallel()
	root, err := dev.Root()
	if err != nil {
		t.Fatal(err)
	}
	folder, out := filepath.Join(root, "build/products/clients/go"), filepath.Join(t.TempDir(), "types.go")
	generate := exec.CommandContext(t.Context(), "go", "tool", "-modfile=../../../../tests/clients/go.mod", "oapi-codegen", "-config", "generate.yaml",
		"-o", out, "../../../../docs/openapi.yaml")
	generate.Dir = folder
	if text, err := generate.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	want, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile(filepath.Join(folder, "types.go")); err != nil || !bytes.Equal(got, want) {
		t.Errorf("build/products/clients/go/types.go is not what docs/openapi.yaml gives, %v: run make generate", err)
	}
}
