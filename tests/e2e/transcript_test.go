package e2e

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"loupe/build/operate/dev"
	"loupe/build/products/host"
	"loupe/tests/fixture"
	"loupe/tests/workerd"
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
	hash := sha256.Sum256([]byte(c.key.Key))
	return []string{c.key.Key, hex.EncodeToString(hash[:])}
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
	c := newCustomer(t, service, 2*cost)
	r, charged := c.call("image_url", images.URL+"/photo.jpg", "description", camera)
	if charged != cost {
		t.Fatalf("charged %d, want the price: %s", charged, r.body)
	}
	id := r.Header.Get("Loupe-Appraisal-Id")
	replayStored(t, persist, id, append(c.secrets(), adminToken)...)
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
}

func TestCallsOfTheConnectorReplay(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		capabilities, meta fixture.Object
		want               string
	}{
		"tools/call":    {want: "complete"},
		"with progress": {meta: fixture.Object{"progressToken": 1}, want: ""},
		"task":          {capabilities: fixture.Tasks, want: "task"},
		"question":      {capabilities: fixture.Object{"elicitation": fixture.Object{}}, want: "input_required"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			customer := newCustomer(t, service, cost)
			r := send(t, customer.mcp("tools/call", c.capabilities, c.meta, fixture.Object{
				"name": "appraise_product", "arguments": fixture.Object{"image_url": images.URL + "/unknown.jpg", "description": watch},
			}))
			if got, _ := r.at("result", "resultType").(string); got != c.want {
				t.Fatalf("got a result of type %q, want %q: %s", got, c.want, r.body)
			}
			if shown := replayStored(t, persist, r.Header.Get("Loupe-Appraisal-Id"), customer.secrets()...); !strings.Contains(shown, "POST /mcp") {
				t.Errorf("got the transcript\n%s, want one of POST /mcp", shown)
			}
		})
	}
}

func TestTranscriptsGoToTheBucketIfOneIsBound(t *testing.T) {
	t.Parallel()
	s := startLoaded(t, func(o *workerd.Options) {
		o.Config = "\n[[r2_buckets]]\nbinding = \"TRANSCRIPTS_BUCKET\"\nbucket_name = \"transcripts-of-the-tests\"\n"
	})
	c := newCustomer(t, s.Service, cost)
	r, _ := c.call("image_url", images.URL+"/photo.jpg", "description", camera)
	waitUntil(t, 20*time.Second, "the transcript is in the bucket", func() bool {
		files, _ := filepath.Glob(filepath.Join(s.data, "v3/r2/transcripts-of-the-tests/blobs/*"))
		return len(files) > 0
	})
	output, err := runReplay(t, "-id", r.Header.Get("Loupe-Appraisal-Id"), "-persist", s.data, "-bucket", "transcripts-of-the-tests")
	if err != nil || !strings.Contains(output, "the answer is the same") {
		t.Errorf("got %v and the output %s, want the same answer", err, output)
	}
	db, err := fixture.OpenDatabase(s.data)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if n := -1; db.QueryRow("SELECT count(*) FROM transcript").Scan(&n) != nil || n != 0 {
		t.Errorf("got %d transcripts in D1, want 0", n)
	}
}
