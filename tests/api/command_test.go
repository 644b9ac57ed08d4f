package api

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"loupe/build/operate/dev"
	"loupe/build/products/host"
)

// loupePath returns the path of the command, which is built once.
var loupePath = sync.OnceValues(func() (string, error) {
	root, err := dev.Root()
	if err != nil {
		return "", err
	}
	path := filepath.Join(root, "build/out/loupe")
	output, err := exec.Command("go", "build", "-o", path, "loupe/build/products/loupe").CombinedOutput()
	if err != nil {
		err = fmt.Errorf("%w: %s", err, output)
	}
	return path, err
})

// command is a folder in which the command is run with the key of a service.
type command struct {
	*service
	folder, url string
}

func newCommand(t *testing.T, credits int, change ...func(*host.Options)) *command {
	t.Helper()
	s := newService(t, credits, append([]func(*host.Options){withVars(map[string]string{"PUBLIC_URL": "https://loupe.example.com"})}, change...)...)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		response := s.Do(r)
		if response == nil {
			panic(http.ErrAbortHandler)
		}
		defer response.Body.Close()
		maps.Copy(w.Header(), response.Header)
		w.WriteHeader(response.StatusCode)
		io.Copy(flushing{w}, response.Body)
	}))
	t.Cleanup(server.Close)
	return &command{s, t.TempDir(), server.URL}
}

// flushing sends each chunk at once.
type flushing struct{ http.ResponseWriter }

func (w flushing) Write(p []byte) (int, error) {
	n, err := w.ResponseWriter.Write(p)
	w.ResponseWriter.(http.Flusher).Flush()
	return n, err
}

// start starts the command in the folder.
func (c *command) start(args ...string) (process *exec.Cmd, out, err *bytes.Buffer) {
	c.t.Helper()
	path, failure := loupePath()
	if failure != nil {
		c.t.Fatal(failure)
	}
	out, err = &bytes.Buffer{}, &bytes.Buffer{}
	process = exec.CommandContext(c.t.Context(), path, args...)
	process.Dir, process.Stdout, process.Stderr = c.folder, out, err
	process.Env = append(os.Environ(), "LOUPE_URL="+c.url, "LOUPE_API_KEY="+c.key, "HOME="+c.folder, "XDG_CONFIG_HOME="+c.folder)
	if failure := process.Start(); failure != nil {
		c.t.Fatal(failure)
	}
	return process, out, err
}

// run runs the command and checks its exit status.
func (c *command) run(status int, args ...string) (out, err string) {
	c.t.Helper()
	process, stdout, stderr := c.start(args...)
	process.Wait()
	if got := process.ProcessState.ExitCode(); got != status {
		c.t.Fatalf("loupe %s: got status %d, want %d: %s%s", strings.Join(args, " "), got, status, stdout, stderr)
	}
	return stdout.String(), stderr.String()
}

// write writes a file into the folder.
func (c *command) write(name string, content []byte) {
	c.t.Helper()
	if err := os.MkdirAll(filepath.Dir(filepath.Join(c.folder, name)), 0o700); err != nil {
		c.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(c.folder, name), content, 0o600); err != nil {
		c.t.Fatal(err)
	}
}

func (c *command) read(name string) string {
	c.t.Helper()
	content, err := os.ReadFile(filepath.Join(c.folder, name))
	if err != nil {
		c.t.Fatal(err)
	}
	return string(content)
}

func (c *command) contains(text string, parts ...string) {
	c.t.Helper()
	for _, part := range parts {
		if !strings.Contains(text, part) {
			c.t.Errorf("got %s, want %q in it", text, part)
		}
	}
}

const scout = "Halden Scout 35 rangefinder camera"

func TestCommandAppraisesAPhoto(t *testing.T) {
	t.Parallel()
	c := newCommand(t, 3*cost)
	c.write("camera.jpg", photoJPEG(1))
	c.write("note.txt", []byte("no photo"))
	out, progress := c.run(0, "appraise", "camera.jpg", "-d", scout, "--asking-price", "5000", "--cost", "9000", "--margin", "20%", "--exclude", "c4,c3")
	c.contains(out, "Decision", "Leave it: ", "20% of the price", "Value", "USD", "Best match", scout, "5,000: over the range", "Reasons")
	c.contains(progress, "Uploading camera.jpg\n", "Estimating the value\n")
	c.expectBalance(2*cost, 0)

	c.advance(time.Second)
	out, _ = c.run(0, "appraise", cameraURL, "-d", scout, "--json")
	var answer struct {
		ID        string
		Appraisal struct {
			Lower float64 `json:"price_lower"`
		}
		Details struct{ Estimate float64 }
	}
	if err := json.Unmarshal([]byte(out), &answer); err != nil || answer.Appraisal.Lower <= 0 || answer.Details.Estimate <= 0 || answer.ID == "" {
		t.Fatalf("got %s, %v", out, err)
	}
	out, _ = c.run(0, "show", answer.ID)
	c.contains(out, answer.ID, "Estimate")
	out, _ = c.run(0, "balance")
	c.contains(out, fmt.Sprint(cost, " credits"))
	c.advance(time.Second)
	out, _ = c.run(3, "appraise", goneURL)
	c.contains(out, "none could be estimated")
	c.expectBalance(cost, 0)
	out, _ = c.run(0, "list", "-n", "2")
	if lines := strings.Split(strings.TrimSpace(out), "\n"); len(lines) != 2 || !strings.Contains(lines[0], "no_value") || !strings.HasPrefix(lines[1], answer.ID) {
		t.Errorf("got %s, want the newest two", out)
	}

	c.run(2, "appraise", "missing.jpg")
	c.run(2, "appraise", "note.txt")
	c.run(2, "appraise", cameraURL, "--country", "XX")
	c.run(2, "appraise", cameraURL, "--no-such-flag")
	c.run(2, "appraise")
	c.run(0, "appraise", cameraURL, "-d", scout, "--limit", "1")
	c.run(5, "appraise", cameraURL)
	c.expectBalance(0, 0)
	_, failure := c.run(2, "balance", "--url", "http://example.com")
	c.contains(failure, "must use https")
	c.key = "loupe_wrong"
	_, failure = c.run(4, "balance")
	c.contains(failure, "LOUPE_API_KEY")
	out, _ = c.run(0, "completion", "bash")
	c.contains(out, "complete")
}

// An interrupted list goes on with the same batch, even if the state is lost, and each item is charged once.
func TestCommandAppraisesAList(t *testing.T) {
	t.Parallel()
	c := newCommand(t, 1000, func(o *host.Options) { o.Queue = &host.Queue{Retries: 3, Delay: 500 * time.Millisecond} })
	for n := range 3 {
		c.write(fmt.Sprintf("photos/%d.jpg", n), photoJPEG(uint64(n+1)))
	}
	c.write("items.csv", []byte("shelf;photo;description\n1;0.jpg;"+scout+"\n2;1.jpg; 2.jpg;"+scout+"\n"))
	c.run(2, "appraise", "items.csv", "--photos", "photos") // more cells than the header
	c.write("items.csv", []byte("shelf;photo;description\n1;4.jpg;"+scout+"\n"))
	_, failure := c.run(2, "appraise", "items.csv", "--photos", "photos")
	c.contains(failure, "items.csv: ", "line 2: open ", "4.jpg")
	c.write("items.csv", []byte("shelf;photo;description\n\n1;0.jpg;"+scout+"\n2;http://10.0.0.1/a.jpg;x\n"))
	_, failure = c.run(2, "appraise", "items.csv", "--photos", "photos")
	c.contains(failure, "items.csv: line 4: image_url must use https")

	c.write("items.csv", []byte("shelf;photo;description\n1;0.jpg;"+scout+"\n2;\"1.jpg; 2.jpg\";"+scout+", boxed\n3;"+goneURL+";Zzyzx\n"))
	run := []string{"appraise", "items.csv", "--photos", "photos", "-o", "priced.csv", "--country", "US"}
	process, _, stderr := c.start(run...)
	for range 400 {
		if state, _ := os.ReadFile(filepath.Join(c.folder, "priced.csv.state")); bytes.Contains(state, []byte(`"batches":["bat_`)) {
			break
		}
		time.Sleep(50 * time.Millisecond)
	}
	process.Process.Signal(os.Interrupt)
	process.Wait()
	if status := process.ProcessState.ExitCode(); status != 130 {
		t.Fatalf("got status %d, want 130: %s", status, stderr)
	}
	c.contains(stderr.String(), "run the same command again", "loupe cancel bat_")

	changed := strings.Replace(c.read("items.csv"), "boxed", "unboxed", 1)
	original := c.read("items.csv")
	c.write("items.csv", []byte(changed))
	_, failure = c.run(2, run...)
	c.contains(failure, "have changed since the list was begun")
	c.write("items.csv", []byte(original))

	if err := os.Remove(filepath.Join(c.folder, "priced.csv.state")); err != nil {
		t.Fatal(err)
	}
	var first string
	for range 2 { // the second time, all is done
		out, _ := c.run(3, run...)
		c.contains(out, "priced.csv: 2 with a value, 1 without, 0 failed, 0 cancelled; 20 credits.")
		rows := strings.Split(c.read("priced.csv"), "\n")
		if len(rows) != 5 || !strings.HasPrefix(rows[0], "shelf;photo;description;loupe_state;price_lower;") ||
			!strings.HasPrefix(rows[2], "2;\"1.jpg; 2.jpg\";"+scout+", boxed;valued;") || !strings.HasPrefix(rows[3], "3;"+goneURL+";Zzyzx;unvalued;") {
			t.Errorf("got %s", strings.Join(rows, "\n"))
		}
		if first != "" && c.read("priced.csv") != first {
			t.Errorf("got %s, want %s again", c.read("priced.csv"), first)
		}
		first = c.read("priced.csv")
		if _, err := os.Stat(filepath.Join(c.folder, "priced.csv.state")); !os.IsNotExist(err) {
			t.Errorf("the state: got %v, want it deleted", err)
		}
		if n := c.queryInt(`SELECT count(*) FROM batch`); n != 1 {
			t.Errorf("got %d batches, want 1", n)
		}
		c.expectBalance(1000-2*cost, 0)
	}
	out, _ := c.run(3, append(run, "--again", "--json")...)
	c.contains(out, `"credits_spent": 20`)
	c.expectBalance(1000-4*cost, 0)
	c.checkBatches()
}
