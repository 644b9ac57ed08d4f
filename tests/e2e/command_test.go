package e2e

import (
	"bufio"
	"bytes"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// The command signs in by the service's pages, and the API accepts its token.
func TestCommandSignsInAndAppraises(t *testing.T) {
	t.Parallel()
	v := signIn(t, "command@example.com")
	folder := t.TempDir()
	start := func(args ...string) *exec.Cmd {
		command := exec.CommandContext(t.Context(), filepath.Join(programs, "loupe"), append(args, "--url", service.URL)...)
		command.Env = []string{"HOME=" + folder, "XDG_CONFIG_HOME=" + folder} // no PATH, so no browser opens
		return command
	}
	login := start("login")
	var printed bytes.Buffer
	login.Stdout = &printed
	messages, err := login.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := login.Start(); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(messages)
	for lines.Scan() && !strings.HasPrefix(lines.Text(), service.URL) {
	}
	response, err := http.Get(allow(v, lines.Text()))
	if err != nil || response.StatusCode != http.StatusOK {
		t.Fatalf("got %v, %v, want the page that can be closed", response, err)
	}
	response.Body.Close()
	if err := login.Wait(); err != nil || !strings.Contains(printed.String(), "You have 100 credits") {
		t.Fatalf("login: %v: %s", err, &printed)
	}

	photo := filepath.Join(folder, "camera.jpg")
	if response, err = http.Get(images.URL + "/photo.jpg"); err != nil {
		t.Fatal(err)
	}
	var content bytes.Buffer
	content.ReadFrom(response.Body)
	response.Body.Close()
	if err := os.WriteFile(photo, content.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := start("appraise", photo).CombinedOutput()
	if err != nil || !bytes.Contains(out, []byte("Best match")) {
		t.Errorf("appraise: %v: %s", err, out)
	}
	out, err = start("balance").CombinedOutput()
	if err != nil || !bytes.Contains(out, []byte("90 credits")) {
		t.Errorf("balance: %v: %s", err, out)
	}
	if out, err := start("logout").CombinedOutput(); err != nil {
		t.Errorf("logout: %v: %s", err, out)
	}
	out, _ = start("balance").CombinedOutput()
	if !bytes.Contains(out, []byte("you are not signed in")) {
		t.Errorf("balance after logout: %s", out)
	}
}
