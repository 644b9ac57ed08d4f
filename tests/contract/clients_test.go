package contract

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"loupe/build/dev"
)

// The clients of docs/clients have types that are generated from docs/openapi.yaml by `make generate`.
func TestTypesOfClientsAreCurrent(t *testing.T) {
	t.Parallel()
	root, err := dev.Root()
	if err != nil {
		t.Fatal(err)
	}
	out := filepath.Join(t.TempDir(), "types.ts")
	for folder, c := range map[string]struct {
		file    string
		command []string
	}{
		"go":         {"types.go", []string{"go", "tool", "-modfile=../../../tests/clients/go.mod", "oapi-codegen", "-config", "generate.yaml", "-o", out, "../../openapi.yaml"}},
		"typescript": {"src/schema.ts", []string{"../../../build/node.sh", "../../../tests/clients/node_modules/.bin/openapi-typescript", "../../openapi.yaml", "-o", out}},
	} {
		folder = filepath.Join(root, "docs/clients", folder)
		generate := exec.CommandContext(t.Context(), c.command[0], c.command[1:]...)
		generate.Dir = folder
		if text, err := generate.CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, text)
		}
		want, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := os.ReadFile(filepath.Join(folder, c.file)); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s/%s is not what docs/openapi.yaml gives, %v: run make generate", folder, c.file, err)
		}
	}
}
