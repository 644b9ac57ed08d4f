package e2e

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"loupe/build/operate/dev"
)

// clients is the folder of the scripts that call the official TypeScript clients.
const clients = "tests/e2e/mcp"

// node runs a script of the clients' folder and returns its output.
func node(t *testing.T, args ...string) (output []byte, err error) {
	t.Helper()
	root, err := dev.Root()
	if err != nil {
		t.Fatal(err)
	}
	command := exec.CommandContext(t.Context(), filepath.Join(root, "build/toolchain/node.sh"), append([]string{"node"}, args...)...)
	command.Dir = filepath.Join(root, clients)
	output, err = command.Output()
	if exit, ok := err.(*exec.ExitError); ok {
		t.Logf("%s: %s", args, exit.Stderr)
	}
	return output, err
}

const watch = "Velm Tidewater diver watch" // its offers differ by the box

// report is what client.mjs prints.
type report struct {
	Version  string
	Tools    []string
	Progress []struct{ Progress, Total float64 }
	Card     struct{ Text, MimeType string }
	Question struct{ Message string }
	Calls    []struct {
		IsError           bool
		Content           []struct{ Text string }
		StructuredContent map[string]any
	}
	Error string
}

// typeScriptClient runs client.mjs. The call about the watch has a key of its own.
func typeScriptClient(t *testing.T, name, key, watchKey string) (r report) {
	t.Helper()
	output, err := node(t, "client.mjs", name, service.URL+"/mcp", key, images.URL+"/photo.jpg", watchKey, images.URL+"/unknown.jpg", watch)
	if err == nil {
		err = json.Unmarshal(output, &r)
	}
	if err != nil {
		t.Fatalf("%v: %s", err, output)
	}
	return r
}

const toolNames = "appraise_product appraise_products upload_photo get_appraisal record_sale correct_appraisal credit_balance valuation_health"

func TestOfficialTypeScriptClientsAppraise(t *testing.T) {
	t.Parallel()
	card, err := os.ReadFile("../../worker/card/appraisal.html")
	if err != nil {
		t.Fatal(err)
	}
	for name, version := range map[string]string{"client": "2026-07-28", "sdk": "2025-11-25"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := newCustomer(t, service, 15)
			r := typeScriptClient(t, name, c.key, newCustomer(t, service, cost).key)
			if r.Error != "" || r.Version != version || strings.Join(r.Tools, " ") != toolNames || len(r.Calls) != 5 {
				t.Fatalf("got %+v, want revision %s and the tools %s", r, version, toolNames)
			}
			if r.Card.Text != string(card) || r.Card.MimeType != "text/html;profile=mcp-app" {
				t.Errorf("got a card of type %s with %d bytes, want the site's file", r.Card.MimeType, len(r.Card.Text))
			}
			value, _ := r.Calls[0].StructuredContent["estimated_value"].(map[string]any)
			if r.Calls[0].IsError || value["currency"] != "EUR" {
				t.Errorf("got %+v, want a value in EUR", r.Calls[0])
			}
			if text := r.Calls[1].Content[0].Text; !r.Calls[1].IsError || !strings.HasPrefix(text, "OUT_OF_CREDITS: ") {
				t.Errorf("the second call: got %q, want OUT_OF_CREDITS", text)
			}
			if got := r.Calls[2].StructuredContent["available"]; got != 5.0 {
				t.Errorf("got %v credits, want 5", got)
			}
			// The client of the modern era is asked for the variant, and answers with the last one.
			answer, err := json.Marshal(r.Calls[4].StructuredContent["appraisal"])
			if err != nil || r.Calls[4].IsError {
				t.Fatalf("got %+v, %v", r.Calls[4], err)
			}
			if name == "client" && (!strings.Contains(r.Question.Message, "without box, with box") || !strings.Contains(string(answer), "You chose with box")) {
				t.Errorf("got the question %q and then %s", r.Question.Message, answer)
			} else if name == "sdk" && !strings.Contains(string(answer), "The range covers them all") {
				t.Errorf("got %s, want the range of all variants", answer)
			}
			if len(r.Progress) < 5 || r.Progress[0].Progress != 1 || r.Progress[len(r.Progress)-1].Progress != 10 || r.Progress[0].Total != 11 {
				t.Errorf("got the progress %+v, want one notification for each stage", r.Progress)
			}
			c.expectBalance(5, 0)
		})
	}
}
