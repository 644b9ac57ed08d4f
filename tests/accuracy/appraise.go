package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"
	"unicode/utf8"

	"loupe/build/catalogue"
	"loupe/core/account"
	"loupe/tests/host"
	"loupe/worker/migrations"
)

const (
	photo          = "https://images.example.com/photo.jpg"
	maxDescription = 2000 // characters, the contract's
)

// appraise asks for every query of a pair, in as many instances of the core as there are processors. What comes of a
// query depends on nothing but the catalogue.
func appraise(guest host.Guest, p pair) ([]outcome, error) {
	named := identities(p.listings)
	outcomes := make([]outcome, len(p.queries))
	errs := make([]error, runtime.GOMAXPROCS(0))
	var next atomic.Int64
	var workers sync.WaitGroup
	for worker := range errs {
		workers.Go(func() {
			s, err := start(guest, p)
			if err != nil {
				errs[worker] = err
				return
			}
			defer s.close()
			for i := next.Add(1) - 1; i < int64(len(p.queries)); i = next.Add(1) - 1 {
				q := &p.queries[i]
				a, err := s.ask(q)
				if err != nil {
					errs[worker] = fmt.Errorf("query %d: %w", i+1, err)
					return
				}
				outcomes[i] = a.outcome(q, named)
			}
		})
	}
	workers.Wait()
	return outcomes, errors.Join(errs...)
}

// service is a Loupe of its own with a pair's catalogue, and a key with credits for all its queries.
type service struct {
	*host.Host
	d1  *host.D1
	key string
}

// The services' clock stands still: nothing that is measured depends on the hour.
var noon = time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)

func start(guest host.Guest, p pair) (*service, error) {
	d1, err := host.OpenD1(migrations.All())
	if err != nil {
		return nil, err
	}
	s := &service{d1: d1, key: account.NewKey("loupe", [account.SecretBytes]byte{})}
	if err := catalogue.Load(d1.DB(), p.listings); err != nil {
		d1.Close()
		return nil, err
	}
	_, err = d1.Batch(
		host.Statement{SQL: "INSERT INTO account (id, name, created_at) VALUES ('accuracy', 'accuracy', 0)"},
		host.Statement{SQL: "INSERT INTO api_key (id, account, name, hash, hint, created_at) VALUES ('k', 'accuracy', 'k', ?1, '', 0)",
			Params: []any{account.HashKey(s.key)}},
		host.Statement{SQL: "INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at) " +
			"VALUES ('grant', ?1, 'accuracy', ?2, ?3, 'accuracy', 0, 0)",
			Params: []any{account.Issued, int64(account.AppraisalCost * max(1, len(p.queries))), account.Posted}},
	)
	if err == nil {
		s.Host, err = host.New(host.Options{Guest: guest, D1: d1, Clock: func() time.Time { return noon }, Transport: missing{}})
	}
	if err != nil {
		d1.Close()
		return nil, err
	}
	return s, nil
}

func (s *service) close() {
	s.Close()
	s.d1.Close()
}

// missing is a network where there is nothing.
type missing struct{}

func (missing) RoundTrip(r *http.Request) (*http.Response, error) {
	return &http.Response{StatusCode: http.StatusNotFound, Header: http.Header{}, Body: http.NoBody, Request: r}, nil
}

// answer is what counts of a response's body.
type answer struct {
	Appraisal *struct {
		Lower    float64 `json:"price_lower"`
		Upper    float64 `json:"price_upper"`
		Currency string  `json:"price_currency"`
		Best     *item   `json:"best_match"`
	}
}

type item struct{ Title, URL, Vendor string }

func (s *service) ask(q *query) (a answer, err error) {
	body, err := json.Marshal(map[string]string{"image_url": photo, "description": cut(q.Description), "country": q.country})
	if err != nil {
		return a, err
	}
	request := httptest.NewRequest(http.MethodPost, "/api/v1/appraise-product", strings.NewReader(string(body)))
	request.Header.Set("Authorization", "Bearer "+s.key)
	request.Header.Set("Content-Type", "application/json")
	response := s.Do(request)
	text, err := io.ReadAll(response.Body)
	switch {
	case err != nil:
		return a, err
	case response.StatusCode != http.StatusOK:
		return a, fmt.Errorf("the answer is %s: %s", response.Status, text)
	}
	err = json.Unmarshal(text, &a)
	if err == nil && a.Appraisal != nil && a.Appraisal.Currency != q.Currency {
		err = fmt.Errorf("the answer is in %s, not %s", a.Appraisal.Currency, q.Currency)
	}
	return a, err
}

// cut takes as much of a description as a request may have.
func cut(description string) string {
	if utf8.RuneCountInString(description) > maxDescription {
		description = string([]rune(description)[:maxDescription])
	}
	return description
}

// identities tells which listings a listing in an answer can be. An answer has no ids.
func identities(listings []catalogue.Listing) map[item][]string {
	named := map[item][]string{}
	for _, l := range listings {
		i := item{l.Title, l.URL, l.Vendor}
		named[i] = append(named[i], l.ID)
	}
	return named
}

func (a answer) outcome(q *query, named map[item][]string) outcome {
	o := outcome{price: q.Price, hasMatches: len(q.Matches) > 0, appraised: a.Appraisal != nil}
	if !o.appraised {
		return o
	}
	o.lower, o.upper = a.Appraisal.Lower, a.Appraisal.Upper
	if best := a.Appraisal.Best; best != nil {
		o.hit = slices.ContainsFunc(named[*best], func(id string) bool { return slices.Contains(q.Matches, id) })
	}
	return o
}
