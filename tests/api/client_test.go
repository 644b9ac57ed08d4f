package api

import (
	"bytes"
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
	"time"

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

// roundTrip is the service as the transport of a client.
type roundTrip func(*http.Request) (*http.Response, error)

func (f roundTrip) RoundTrip(r *http.Request) (*http.Response, error) { return f(r) }

// client returns the Go client of the service. Lose says which answers are lost on the way, by their number from 1; the service has
// given them all the same.
func (s *service) client(lose ...int32) *loupe.Client {
	var sent atomic.Int32
	return loupe.New("https://loupe.example.com", s.key, loupe.WithHTTPClient(&http.Client{Transport: roundTrip(func(r *http.Request) (*http.Response, error) {
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

func TestClientWaits(t *testing.T) {
	t.Parallel()
	s := newService(t, 100, withQueue(true))
	c := s.client(1)
	id, err := c.AppraiseAsync(t.Context(), cameraItem)
	if err != nil || id == "" {
		t.Fatalf("got %q, %v", id, err)
	}
	if a, err := c.WaitAppraisal(t.Context(), id); err != nil || a.Value == nil || a.ID != id || a.CreditsCharged != cost || a.Details == nil {
		t.Errorf("got %+v, %v, want the answer and its evidence", a, err)
	}
	s.expectBalance(100-cost, 0)

	var ids []string
	for range 2 {
		a, err := c.Appraise(t.Context(), loupe.AppraisalRequest{ImageURL: goneURL})
		if err != nil || a.Value != nil {
			t.Fatalf("got %+v, %v, want no value", a, err)
		}
		ids = append(ids, a.ID)
	}
	for filter, want := range map[loupe.Filter]int{{}: 3, {State: loupe.AppraisalStateValued}: 1, {Since: s.clock().Add(time.Millisecond)}: 0} {
		n := 0
		for summary, err := range c.Appraisals(t.Context(), filter) {
			if err != nil {
				t.Fatal(err)
			}
			if n++; summary.ID != id && !slices.Contains(ids, summary.ID) {
				t.Errorf("got %+v", summary)
			}
		}
		if n != want {
			t.Errorf("%+v: got %d appraisals, want %d", filter, n, want)
		}
	}
}

func TestClientUploads(t *testing.T) {
	t.Parallel()
	s := newService(t, 100, withVars(publicURL))
	c := s.client()
	stored, err := c.Upload(t.Context(), bytes.NewReader(photoJPEG(1)), "")
	if err != nil || !strings.HasPrefix(stored.ImageURL, "https://loupe.example.com/api/v1/images/") {
		t.Fatalf("got %+v, %v", stored, err)
	}
	item := cameraItem
	item.ImageURL = stored.ImageURL
	if a, err := c.Appraise(t.Context(), item); err != nil || a.Value == nil || len(a.Error.ImageUploadErrors) > 0 {
		t.Errorf("got %+v, %v, want a value from the photo", a, err)
	}
	_, err = c.Upload(t.Context(), strings.NewReader("no photo"), "image/jpeg")
	if e, ok := errors.AsType[*loupe.Error](err); !ok || e.Code != loupe.ProblemCodeBadRequest || e.RequestID == "" {
		t.Errorf("got %v, want BAD_REQUEST", err)
	}
}

func TestClientRunsBatches(t *testing.T) {
	t.Parallel()
	s := newService(t, 1000, withQueue(true))
	c := s.client(1)
	b, err := c.CreateBatchFrom(t.Context(), strings.NewReader("image_url,description,reference,shelf\n"+
		cameraURL+",Halden Scout 35 rangefinder camera,A,12\n"+goneURL+",Zzyzx,B,13\n"), "text/csv", "Stock")
	if err != nil || b.Items != 2 || b.Name != "Stock" {
		t.Fatalf("got %+v, %v", b, err)
	}
	var followed []string
	for r, err := range c.Results(t.Context(), b.ID, loupe.ResultOptions{Follow: true}) {
		if err != nil {
			t.Fatal(err)
		}
		followed = append(followed, r.Reference+" "+string(r.State))
		if (r.State == loupe.ItemStateValued) != (r.Charged == cost) || r.Answer == nil {
			t.Errorf("got %+v", r)
		}
	}
	slices.Sort(followed)
	if got := strings.Join(followed, ", "); got != "A valued, B unvalued" {
		t.Errorf("got %s, want each item once", got)
	}
	if b, err = c.WaitBatch(t.Context(), b.ID); err != nil || b.State != loupe.BatchStateCompleted || b.Credits.Spent != cost || b.PausedReason != "" {
		t.Errorf("got %+v, %v, want it completed", b, err)
	}
	n := 0
	for r, err := range c.Results(t.Context(), b.ID, loupe.ResultOptions{After: 1}) {
		if n++; err != nil || r.Reference != "B" {
			t.Errorf("got %+v, %v, want the second item", r, err)
		}
	}
	table, err := c.ResultsCSV(t.Context(), b.ID)
	if err != nil {
		t.Fatal(err)
	}
	defer table.Close()
	if rows, err := io.ReadAll(table); err != nil || n != 1 || bytes.Count(rows, []byte("\n")) != 3 || !bytes.Contains(rows, []byte(",12,valued,")) {
		t.Errorf("got %d results after the first and %s, %v", n, rows, err)
	}

	_, err = c.CreateBatch(t.Context(), loupe.BatchRequest{Items: []loupe.BatchItem{{ImageURL: cameraURL}, {ImageURL: "http://10.0.0.1/", Country: "XX"}}})
	if e, ok := errors.AsType[*loupe.Error](err); !ok || len(e.Errors) != 2 || e.Errors[0].Row != 2 || e.Errors[0].Field+e.Errors[1].Field != "countryimage_url" {
		t.Errorf("got %v, want both mistakes of the second item", err)
	}
	if b, err = c.CreateBatch(t.Context(), loupe.BatchRequest{Items: []loupe.BatchItem{{ImageURL: cameraURL, Reference: "C"}}}); err != nil {
		t.Fatal(err)
	}
	if _, err := c.CancelBatch(t.Context(), b.ID); err != nil {
		t.Error(err)
	}
	if b, err = c.WaitBatch(t.Context(), b.ID); err != nil || b.EndedAt == nil {
		t.Errorf("got %+v, %v, want it ended", b, err)
	}
	n = 0
	for _, err := range c.Batches(t.Context()) {
		if n++; err != nil {
			t.Error(err)
		}
	}
	if n != 2 {
		t.Errorf("got %d batches, want 2", n)
	}
	s.checkBatches()
}
