package e2e

import (
	"bytes"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"errors"
	"io"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	_ "modernc.org/sqlite"

	"loupe/build/dev"
	"loupe/tests/host"
)

// storedTranscript waits until the transcript of an appraisal is in the local D1 of a folder, and returns
// it.
func storedTranscript(t *testing.T, persist, id string) (data []byte) {
	t.Helper()
	files, _ := filepath.Glob(filepath.Join(persist, "v3/d1/miniflare-D1DatabaseObject/*.sqlite"))
	waitUntil(t, 10*time.Second, "the transcript of "+id+" is stored", func() bool {
		for _, file := range files {
			db, err := sql.Open("sqlite", "file:"+file+"?mode=ro")
			if err != nil {
				t.Fatal(err)
			}
			err = db.QueryRow("SELECT data FROM transcript WHERE appraisal = ?", id).Scan(&data)
			db.Close()
			if err == nil {
				return true
			}
		}
		return false
	})
	return data
}

// replayStored checks that the transcript of an appraisal replays in wazero to the same answers.
func replayStored(t *testing.T, persist, id string) {
	t.Helper()
	transcript, err := host.DecodeTranscript(storedTranscript(t, persist, id))
	if err != nil {
		t.Fatal(err)
	}
	if len(transcript.Steps) < 6 || transcript.Build() == nil {
		t.Errorf("got %d steps by the build %x, want 6 or more and a build id", len(transcript.Steps), transcript.Build())
	}
	if err := host.Replay(host.Core(t), transcript); err != nil {
		t.Errorf("replay: %v", err)
	}
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

func TestRecordedAppraisalReplaysInWazero(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 20)
	r, charged := c.call("image_url", images.URL+"/photo.jpg", "description", camera)
	if charged != 10 {
		t.Fatalf("charged %d, want 10: %s", charged, r.body)
	}
	id := r.Header.Get("Loupe-Appraisal-Id")
	recorded := storedTranscript(t, persist, id)
	keyHash := sha256.Sum256([]byte(c.key.Key))
	for name, secret := range map[string]string{"the API key": c.key.Key, "its hash": hex.EncodeToString(keyHash[:]), "ADMIN_TOKEN": adminToken} {
		if bytes.Contains(recorded, []byte(secret)) {
			t.Errorf("got %s in the transcript, want no secret there", name)
		}
	}
	output, err := runReplay(t, "-id", id, "-persist", persist)
	if err != nil {
		t.Fatalf("replay: %v\n%s", err, output)
	}
	for _, want := range []string{"the answer is the same", "fetch GET " + images.URL + "/photo.jpg", "status 200", "d1 ", "responds 200", "POST " + appraisePath} {
		if !strings.Contains(output, want) {
			t.Errorf("got no %q in the output, want it:\n%s", want, output)
		}
	}
	if strings.Contains(output, "another build") || strings.Contains(output, "unknown") {
		t.Errorf("got a core that is not known to be the same build:\n%s", output)
	}
	if output, err = runReplay(t, "-id", "apr_00000000000000000000000000", "-persist", persist); exitCode(err) != 1 || !strings.Contains(output, "TRANSCRIPTS=1") {
		t.Errorf("an appraisal that was not recorded: got %v, %s, want exit status 1 and what to check", err, output)
	}
}

// exitCode returns the exit status of a command that failed, else 0.
func exitCode(err error) int {
	if failed := (*exec.ExitError)(nil); errors.As(err, &failed) {
		return failed.ExitCode()
	}
	return 0
}

func TestStreamedAndAsynchronousAppraisalsReplay(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 20)
	response := openEvents(t, t.Context(), c, "image_url", images.URL+"/unknown.jpg", "description", "an Orvik Drift guitar")
	io.Copy(io.Discard, response.Body)
	response.Body.Close()
	replayStored(t, persist, response.Header.Get("Loupe-Appraisal-Id"))

	request := c.request("image_url", images.URL+"/unknown.jpg", "description", camera)
	request.Header.Set("Prefer", "respond-async")
	r := send(t, request)
	if r.StatusCode != 202 {
		t.Fatalf("got status %d, want 202: %s", r.StatusCode, r.body)
	}
	replayStored(t, persist, r.Header.Get("Loupe-Appraisal-Id"))
}

func TestCallsOfTheConnectorReplay(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		capabilities, meta object
		want               string
	}{
		"tools/call":    {want: "complete"},
		"with progress": {meta: object{"progressToken": 1}, want: ""},
		"task":          {capabilities: tasksCapability, want: "task"},
		"question":      {capabilities: object{"elicitation": object{}}, want: "input_required"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			customer := newCustomer(t, service, 10)
			r := send(t, customer.mcp("tools/call", c.capabilities, c.meta, object{
				"name": "appraise_product", "arguments": object{"image_url": images.URL + "/unknown.jpg", "description": watch},
			}))
			if got, _ := r.at("result", "resultType").(string); got != c.want {
				t.Fatalf("got a result of type %q, want %q: %s", got, c.want, r.body)
			}
			id := r.Header.Get("Loupe-Appraisal-Id")
			recorded := storedTranscript(t, persist, id)
			keyHash := sha256.Sum256([]byte(customer.key.Key))
			if bytes.Contains(recorded, []byte(customer.key.Key)) || bytes.Contains(recorded, []byte(hex.EncodeToString(keyHash[:]))) {
				t.Error("got the API key or its hash in the transcript, want neither there")
			}
			output, err := runReplay(t, "-id", id, "-persist", persist)
			if err != nil || !strings.Contains(output, "the answer is the same") || !strings.Contains(output, "POST /mcp") {
				t.Errorf("got %v, want a replay of POST /mcp with the same answer:\n%s", err, output)
			}
		})
	}
}

func TestTranscriptsGoToTheBucketIfOneIsBound(t *testing.T) {
	t.Parallel()
	var log logBuffer
	o := options(t.TempDir(), &log)
	o.ExtraConfig = "\n[[r2_buckets]]\nbinding = \"TRANSCRIPTS_BUCKET\"\nbucket_name = \"transcripts-of-the-tests\"\n"
	s, err := start(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Stop()
	c := newCustomer(t, s, 10)
	r, _ := c.call("image_url", images.URL+"/photo.jpg", "description", camera)
	args := []string{"-id", r.Header.Get("Loupe-Appraisal-Id"), "-persist", o.Persist}
	var output string
	waitUntil(t, 20*time.Second, "the transcript is in the bucket", func() bool {
		output, err = runReplay(t, append(args, "-bucket", "transcripts-of-the-tests")...)
		return err == nil
	})
	if !strings.Contains(output, "the answer is the same") {
		t.Errorf("got the output %s, want the same answer", output)
	}
	if output, err = runReplay(t, args...); err == nil {
		t.Errorf("got a transcript in D1, want none:\n%s", output)
	}
}
