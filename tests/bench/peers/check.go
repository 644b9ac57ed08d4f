package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"strings"
	"sync/atomic"

	"loupe/tests/fixture"
)

// plenty is how many credits an account needs for all calls.
const plenty = 100_000_000

// Kinds of call.
const (
	refused401 = "refused, 401"
	refused400 = "refused, 400"
	appraised  = "appraisal"
)

// calls makes the calls.
type calls struct {
	photo  string // URL
	key    string // API key
	client http.Client
	made   atomic.Int64
}

// answer is a response.
type answer struct {
	status    int
	body      []byte
	charged   string
	remaining int64
}

// appraise calls a service. The description may be empty.
func (c *calls) appraise(ctx context.Context, p *peer, key, idempotencyKey, body string) (a answer, err error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, p.URL+"/api/v1/appraise-product", strings.NewReader(body))
	if err != nil {
		return a, err
	}
	request.Header.Set("Authorization", "Bearer "+key)
	request.Header.Set("Content-Type", "application/json")
	if idempotencyKey != "" {
		request.Header.Set("Idempotency-Key", idempotencyKey)
	}
	response, err := c.client.Do(request)
	if err != nil {
		return a, err
	}
	defer response.Body.Close()
	a = answer{status: response.StatusCode, charged: response.Header.Get("Loupe-Credits-Charged")}
	a.remaining, _ = strconv.ParseInt(response.Header.Get("Loupe-Credits-Remaining"), 10, 64)
	a.body, err = io.ReadAll(response.Body)
	return a, err
}

// call makes a call of a kind, unlike all others. It returns an error unless the status is as it should be.
func (c *calls) call(ctx context.Context, p *peer, kind string) error {
	n := c.made.Add(1)
	key, idempotencyKey, body, want := c.key, "", `{"description":"no photo"}`, 400
	switch kind {
	case refused401:
		key, want = mistyped(c.key), 401
	case appraised:
		idempotencyKey, body, want = fmt.Sprintf("call %d", n), c.body(fmt.Sprintf("Halden F2 SLR camera, lot %d", n)), 200
	}
	a, err := c.appraise(ctx, p, key, idempotencyKey, body)
	if err == nil && (a.status != want || want == 200 && a.charged != "10") {
		err = fmt.Errorf("%s: status %d, want %d: %s", kind, a.status, want, a.body)
	}
	return err
}

func (c *calls) body(description string) string {
	return fmt.Sprintf(`{"image_url":%q,"description":%q}`, c.photo, description)
}

// mistyped returns a key whose checksum is wrong.
func mistyped(key string) string { return key[:len(key)-1] + string(key[len(key)-1]^1) }

// check returns an error unless the service refuses what it must, answers a repeated request without another charge, and appraises the
// camera in the photo: without a description, too, if it compares pictures.
func (c *calls) check(ctx context.Context, p *peer) error {
	for _, kind := range kinds {
		if err := c.call(ctx, p, kind); err != nil {
			return err
		}
	}
	first, err := c.appraise(ctx, p, c.key, "check", c.body("Halden F2 SLR camera"))
	if err == nil {
		err = checkCamera(first)
	}
	if err != nil {
		return err
	}
	again, err := c.appraise(ctx, p, c.key, "check", c.body("Halden F2 SLR camera"))
	if err != nil || !bytes.Equal(again.body, first.body) || again.remaining != first.remaining {
		return fmt.Errorf("got %d and %s to a repeated request (%v), want the first answer and no charge", again.status, again.body, err)
	}
	if !p.comparesPictures {
		return nil
	}
	byPhoto, err := c.appraise(ctx, p, c.key, "", c.body(""))
	if err != nil {
		return err
	}
	return checkCamera(byPhoto)
}

// checkCamera returns an error unless an answer is an appraisal of the camera in the photo. Its listings cost 170 to 520 dollars.
func checkCamera(a answer) error {
	type item struct{ Title, URL, Price string }
	var body struct {
		Similar   []item `json:"similar_items"`
		Appraisal struct {
			Lower     float64 `json:"price_lower"`
			Upper     float64 `json:"price_upper"`
			Currency  string  `json:"price_currency"`
			Best      item    `json:"best_match"`
			Reasoning []string
		}
	}
	if err := json.Unmarshal(a.body, &body); err != nil || a.status != 200 {
		return fmt.Errorf("status %d (%v): %s", a.status, err, a.body)
	}
	v, cameras := body.Appraisal, 0
	for _, s := range body.Similar {
		if strings.Contains(s.Title, "Halden F2") && s.URL != "" && s.Price != "" {
			cameras++
		}
	}
	if !(170 <= v.Lower && v.Lower < v.Upper && v.Upper <= 520) || v.Currency != "USD" || !strings.Contains(v.Best.Title, "Halden F2") || cameras < 5 || len(v.Reasoning) < 2 || a.charged != "10" {
		return fmt.Errorf("not an appraisal of the camera, charged %s: %s", a.charged, a.body)
	}
	return nil
}

// checkStored returns an error unless each appraisal in the database has an answer, is settled, and has evidence if the service stores any.
// It prints the bytes that an appraisal takes.
func (p *peer) checkStored(ctx context.Context, w io.Writer) error {
	db, err := fixture.OpenDatabase(p.data)
	if err != nil {
		return err
	}
	defer db.Close()
	var valued, incomplete, answers, evidence int
	if err := db.QueryRowContext(ctx, "SELECT count(*), sum(p.answer IS NULL OR ?1 AND p.findings IS NULL), CAST(avg(length(p.answer)) AS INTEGER), CAST(avg(coalesce(length(p.findings), 0)) AS INTEGER) FROM transfer t JOIN appraisal p ON p.id = t.id "+
		"WHERE t.state = 'posted'", p.comparesPictures).Scan(&valued, &incomplete, &answers, &evidence); err != nil {
		return err
	}
	var held int
	if err := db.QueryRowContext(ctx, "SELECT sum(held) FROM credit").Scan(&held); err != nil {
		return err
	}
	if incomplete > 0 || held > 0 || valued == 0 {
		return errors.New("appraisals are not complete")
	}
	fmt.Fprintf(w, "%-22s %6d appraisals stored, each with an answer of %d bytes and findings of %d\n", p.title, valued, answers, evidence)
	return nil
}
