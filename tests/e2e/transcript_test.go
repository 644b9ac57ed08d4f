package e2e

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"os/exec"
	"strings"
	"testing"
	"time"

	"loupe/build/operate/dev"
	"loupe/build/products/host"
	"loupe/tests/fixture"
)

// storedTranscript waits until the transcript of an appraisal is in the local D1 of a folder, and returns it.
func storedTranscript(t *testing.T, persist, id string) (data []byte) {
	t.Helper()
	db, err := fixture.OpenDatabase(persist)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	waitUntil(t, 10*time.Second, "the transcript of "+id+" is stored", func() bool {
		return db.QueryRow("SELECT data FROM transcript WHERE appraisal = ?", id).Scan(&data) == nil
	})
	return data
}

// replayStored checks that the transcript of an appraisal replays in wazero to the same answers, and that it has none of these
// secrets. It returns what build/operate/replay shows of the transcript.
func replayStored(t *testing.T, persist, id string, secrets ...string) string {
	t.Helper()
	recorded := storedTranscript(t, persist, id)
	for _, secret := range secrets {
		if bytes.Contains(recorded, []byte(secret)) {
			t.Errorf("got the secret %.12s... in the transcript, want no secret there", secret)
		}
	}
	transcript, err := host.DecodeTranscript(recorded)
	if err != nil {
		t.Fatal(err)
	}
	if len(transcript.Steps) < 6 || transcript.Build() == nil {
		t.Errorf("got %d steps by the build %x, want 6 or more and a build id", len(transcript.Steps), transcript.Build())
	}
	if err := host.Replay(host.Core(t), transcript); err != nil {
		t.Errorf("replay: %v", err)
	}
	var text strings.Builder
	transcript.Explain(&text)
	return text.String()
}

// secrets returns the customer's key and its hash, which no transcript may contain.
func (c customer) secrets() []string {
	hash := sha256.Sum256([]byte(c.key))
	return []string{c.key, hex.EncodeToString(hash[:])}
}

// runReplay runs the command that operators use, and returns its output.
func runReplay(t *testing.T, args ...string) (output string, err error) {
	t.Helper()
	root, err := dev.Root()
	if err != nil {
		t.Fatal(err)
	}
	command := exec.CommandContext(t.Context(), program("replay"), args...)
	command.Dir = root
	text, err := command.CombinedOutput()
	return string(text), err
}
