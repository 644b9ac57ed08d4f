package api

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
)

// publicURL makes the URLs of uploaded photos public ones.
var publicURL = map[string]string{"PUBLIC_URL": "https://loupe.example.com"}

// TestTypeScriptClient runs a program with the TypeScript package against the service. The first answer is lost on the way.
func TestTypeScriptClient(t *testing.T) {
	t.Parallel()
	s := newService(t, 1000, withQueue(true), withVars(publicURL))
	var sent atomic.Int32
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if sent.Add(1) == 1 {
			s.ServeHTTP(httptest.NewRecorder(), r)
			panic(http.ErrAbortHandler)
		}
		s.ServeHTTP(w, r)
	}))
	defer server.Close()
	photo := filepath.Join(t.TempDir(), "photo.jpg")
	if err := os.WriteFile(photo, photoJPEG(1), 0o600); err != nil {
		t.Fatal(err)
	}
	output, err := exec.CommandContext(t.Context(), "../../build/toolchain/node.sh", "node", "../clients/typescript.mjs", server.URL, s.key, cameraURL, photo).CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s; has `make prepare` run?", err, output)
	}
	var got map[string]any
	if err := json.Unmarshal(output, &got); err != nil {
		t.Fatalf("%v: %s", err, output)
	}
	lower := got["lower"]
	for name, want := range map[string]any{
		"charged": 10.0, "replayed": true, "stored": lower, "evidence": got["estimate"], "waited": lower, "streamed": lower, "events": "stage range appraisal",
		"listed": 3.0, "followed": "A valued 10, B unvalued 0", "state": "completed", "name": "Stock", "spent": 10.0, "after": "B", "batches": 2.0, "row": 2.0, "code": "BAD_REQUEST",
	} {
		if got[name] != want {
			t.Errorf("%s: got %v, want %v", name, got[name], want)
		}
	}
	if table := fmt.Sprint(got["table"]); lower == nil || got["estimate"] == nil || !strings.Contains(table, ",12,valued,") {
		t.Errorf("got the value %v, the estimate %v and the table %s", lower, got["estimate"], table)
	}
	if got["available"] != float64(s.balance()) {
		t.Errorf("got %v credits available, want %d", got["available"], s.balance())
	}
}
