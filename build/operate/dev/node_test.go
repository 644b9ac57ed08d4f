package dev_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// nodeScript runs build/toolchain/node.sh with a node and an npm that are shell scripts, and an empty cache.
type nodeScript struct {
	*testing.T
	bin, cache string
}

func newNodeScript(t *testing.T, nodeVersion, npm string) nodeScript {
	n := nodeScript{t, t.TempDir(), t.TempDir()}
	for name, script := range map[string]string{"node": "echo " + nodeVersion, "npm": npm} {
		if err := os.WriteFile(filepath.Join(n.bin, name), []byte("#!/bin/sh\n"+script), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	return n
}

func (n nodeScript) run(args ...string) (output string, err error) {
	command := exec.Command("../../toolchain/node.sh", args...)
	command.Env = append(os.Environ(), "PATH="+n.bin+":"+os.Getenv("PATH"), "XDG_CACHE_HOME="+n.cache)
	text, err := command.CombinedOutput()
	return strings.TrimSpace(string(text)), err
}

func TestNodeScriptUsesPathIfNewEnough(t *testing.T) {
	for _, version := range []string{"v22.13.0", "v22.100.0", "v100.1.0"} {
		n := newNodeScript(t, version, "exit 1")
		if got, err := n.run("sh", "-c", "command -v node"); err != nil || got != n.bin+"/node" {
			t.Errorf("%s on PATH: got node %q with error %v, want %s/node", version, got, err, n.bin)
		}
	}
}

func TestNodeScriptInstallsOnce(t *testing.T) {
	const npm = `[ "$1 $2" = "ci --ignore-scripts" ] && [ -f package-lock.json ] || exit 1
mkdir -p node_modules/node/bin && cd node_modules/node/bin && printf '#!/bin/sh\necho v22.23.2\n' >node && chmod +x node
`
	for _, version := range []string{"v22.2.0", "v9.12.0", "; exit 127"} {
		n := newNodeScript(t, version, npm)
		if got, err := n.run("node", "--version"); err != nil || !strings.HasSuffix(got, "\nv22.23.2") {
			t.Errorf("%s on PATH: got %q with error %v, want a message and v22.23.2", version, got, err)
		}
		if err := os.Remove(filepath.Join(n.bin, "npm")); err != nil {
			t.Fatal(err)
		}
		if got, err := n.run("node", "--version"); err != nil || got != "v22.23.2" {
			t.Errorf("%s on PATH, second run: got %q with error %v, want v22.23.2 only", version, got, err)
		}
	}
}
