package api

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	loupe "loupe/build/products/clients/go"
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

// client returns the Go client of the service. Lose says which answers are lost on the way, by their number from 1; the service has
// given them all the same.
func (s *service) client(lose ...int32) *loupe.Client {
	var sent atomic.Int32
	return loupe.New("https://loupe.example.com", s.key, loupe.WithHTTPClient(&http.Client{Transport: roundTripper(func(r *http.Request) (*http.Response, error) {
		n := sent.Add(1)
		response := s.Do(r)
		if response == nil {
			return nil, r.Context().Err()
		}
		if slices.Contains(lose, n) {
			io.Copy(io.Discard, response.Body)
			response.Body.Close()
			return nil, errors.New("connection reset by peer")
		}
		return response, nil
	})}))
}

var cameraItem = loupe.AppraisalRequest{ImageURL: cameraURL, Description: "Halden Scout 35 rangefinder camera"}

func TestClientAppraisesOnceWhateverIsLost(t *testing.T) {
	t.Parallel()
	s := newService(t, 100)
	a, err := s.client(1, 2).Appraise(t.Context(), cameraItem, loupe.WithDetails())
	if err != nil || a.Value == nil || a.Value.PriceLower <= 0 || a.Details.Estimate == nil || a.CreditsCharged != cost || !a.Replayed {
		t.Fatalf("got %+v, %v, want the value, replayed", a, err)
	}
	s.expectBalance(100-cost, 0)

	stored, err := s.client().Appraisal(t.Context(), a.ID)
	if err != nil || *stored.Value.BestMatch != *a.Value.BestMatch || stored.Details == nil {
		t.Errorf("got %+v, %v, want the stored answer", stored, err)
	}
	credits, err := s.client(1).Credits(t.Context())
	if err != nil || credits.Available != 100-cost || credits.CostPerCall != cost {
		t.Errorf("got %+v, %v", credits, err)
	}
}

func TestClientStreams(t *testing.T) {
	t.Parallel()
	s := newService(t, 100)
	for name, client := range map[string]*loupe.Client{"whole": s.client(), "lost": s.client(1)} {
		var stages, ranges int
		var last loupe.Event
		for e, err := range client.AppraiseStream(t.Context(), cameraItem) {
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			if last = e; e.Stage != nil {
				stages++
			} else if e.Range != nil {
				ranges++
			}
		}
		if last.Appraisal == nil || last.Appraisal.Value == nil || last.Appraisal.ID == "" || name == "whole" && (stages < 4 || ranges != 1) {
			t.Errorf("%s: got %d stages, %d ranges and %+v, want the answer last", name, stages, ranges, last)
		}
	}
	s.expectBalance(100-2*cost, 0)
}
