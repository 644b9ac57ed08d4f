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

	"loupe/build/operate/catalogue"
	"loupe/build/products/host"
	"loupe/core/market/product"
	"loupe/core/store/account"
	"loupe/core/store/ledger"
	"loupe/worker/migrations"
)

const (
	photoURL            = "https://images.example.com/photo.jpg"
	maxDescriptionRunes = 2000 // the API's limit
)

// appraiseAll returns the outcome of every query of a pair, in order, with the listings of the pairs catalogue. It runs one service per
// processor. An outcome depends only on the catalogue, not on earlier queries.
func appraiseAll(guest host.Guest, catalogue []pair, p *pair) ([]outcome, error) {
	ids, own := idsByListing(catalogue), map[string]bool{}
	for i := range p.listings {
		own[p.listings[i].ID] = true
	}
	outcomes := make([]outcome, len(p.queries))
	errs := make([]error, runtime.GOMAXPROCS(0))
	var next atomic.Int64
	var workers sync.WaitGroup
	for worker := range errs {
		workers.Go(func() {
			s, err := startService(guest, catalogue, len(p.queries))
			if err != nil {
				errs[worker] = err
				return
			}
			defer s.close()
			for i := next.Add(1) - 1; i < int64(len(p.queries)); i = next.Add(1) - 1 {
				q := &p.queries[i]
				a, err := s.appraise(q)
				if err != nil {
					errs[worker] = fmt.Errorf("query %d: %w", i+1, err)
					return
				}
				if outcomes[i] = a.outcome(q, own, ids); !outcomes[i].appraised {
					outcomes[i].lower, outcomes[i].upper = p.low, p.high
				}
			}
		})
	}
	workers.Wait()
	return outcomes, errors.Join(errs...)
}

// service is an instance of Loupe with a catalogue, and a key with credits for some queries.
type service struct {
	*host.Host
	d1  *host.D1
	key string
	now time.Time
}

// fixedTime is the time of the services' clock, later than every query's date.
var fixedTime = time.Date(2030, 1, 1, 12, 0, 0, 0, time.UTC)

func startService(guest host.Guest, pairs []pair, queries int) (*service, error) {
	d1, err := host.OpenD1(migrations.All())
	if err != nil {
		return nil, err
	}
	s := &service{d1: d1, now: fixedTime, key: account.NewKey("loupe", [account.SecretBytes]byte{})}
	for _, p := range pairs {
		err := catalogue.Load(d1.DB(), p.listings)
		if err == nil {
			_, err = d1.DB().Exec(catalogue.ModelStatement(p.name, &p.model))
		}
		if err != nil {
			d1.Close()
			return nil, err
		}
	}
	_, err = d1.Batch(
		host.Statement{SQL: "INSERT INTO account (id, name, created_at) VALUES ('accuracy', 'accuracy', 0)"},
		host.Statement{SQL: "INSERT INTO api_key (id, account, name, hash, hint, created_at) VALUES ('k', 'accuracy', 'k', ?1, '', 0)",
			Params: []any{account.HashKey(s.key)}},
		host.Statement{SQL: "INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at) " +
			"VALUES ('grant', ?1, 'accuracy', ?2, ?3, 'accuracy', 0, 0)",
			Params: []any{ledger.Issued, int64(ledger.AppraisalCost * max(1, queries)), ledger.Posted}},
	)
	if err == nil {
		s.Host, err = host.New(host.Options{Guest: guest, D1: d1, Clock: func() time.Time { return s.now }, Transport: notFoundTransport{}})
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

// notFoundTransport answers every request with 404.
type notFoundTransport struct{}

func (notFoundTransport) RoundTrip(r *http.Request) (*http.Response, error) {
	return &http.Response{StatusCode: http.StatusNotFound, Header: http.Header{}, Body: http.NoBody, Request: r}, nil
}

// answer has the measured fields of a response's body.
type answer struct {
	id        string
	Appraisal *struct {
		Lower    float64 `json:"price_lower"`
		Upper    float64 `json:"price_upper"`
		Currency string  `json:"price_currency"`
		Best     *item   `json:"best_match"`
	}
	Details struct {
		Estimate, Confidence float64
		Prices               struct{ Fast, Patient float64 }
		Candidates           []struct {
			ID   string
			Used bool
		}
	}
}

// item has the fields of a listing that an answer contains and that identify the listing.
type item struct{ Title, URL, Vendor string }

// appraise sends the query to the service. It returns an error unless the status is 200 and the
// currency is the query's.
func (s *service) appraise(q *query) (a answer, err error) {
	fields := map[string]string{"image_url": photoURL, "description": truncate(q.Description), "country": q.country}
	if q.Date != "" {
		fields["as_of"] = q.Date
	}
	body, err := json.Marshal(fields)
	if err != nil {
		return a, err
	}
	request := httptest.NewRequest(http.MethodPost, "/api/v1/appraise-product?include=details", strings.NewReader(string(body)))
	request.Header.Set("Authorization", "Bearer "+s.key)
	request.Header.Set("Content-Type", "application/json")
	response := s.Do(request)
	answerText, err := io.ReadAll(response.Body)
	switch {
	case err != nil:
		return a, err
	case response.StatusCode != http.StatusOK:
		return a, fmt.Errorf("status is %s, want 200: %s", response.Status, answerText)
	}
	err = json.Unmarshal(answerText, &a)
	a.id = response.Header.Get("loupe-appraisal-id")
	if err == nil && a.Appraisal != nil && a.Appraisal.Currency != q.Currency {
		err = fmt.Errorf("price_currency is %s, want %s", a.Appraisal.Currency, q.Currency)
	}
	return a, err
}

// truncate cuts a description to the length that the API accepts.
func truncate(description string) string {
	if utf8.RuneCountInString(description) > maxDescriptionRunes {
		description = string([]rune(description)[:maxDescriptionRunes])
	}
	return description
}

// idsByListing maps the fields of a listing to the ids of all listings that have them. An answer has no
// ids, and several listings can have the same fields.
func idsByListing(pairs []pair) map[item][]string {
	ids := map[item][]string{}
	for _, p := range pairs {
		for _, l := range p.listings {
			i := item{l.Title, l.URL, l.Vendor}
			ids[i] = append(ids[i], l.ID)
		}
	}
	return ids
}

// outcome compares the answer with the query's price and matches. own has the ids of the pair's listings.
func (a answer) outcome(q *query, own map[string]bool, ids map[item][]string) outcome {
	o := outcome{price: q.Price, hasMatches: len(q.Matches) > 0, appraised: a.Appraisal != nil, condition: product.ParseCondition(q.Description)}
	if !o.appraised {
		return o
	}
	o.lower, o.upper = a.Appraisal.Lower, a.Appraisal.Upper
	o.estimate, o.confidence = a.Details.Estimate, a.Details.Confidence
	o.fast, o.patient = a.Details.Prices.Fast, a.Details.Prices.Patient
	for _, c := range a.Details.Candidates {
		if c.Used {
			o.used++
			if !own[c.ID] {
				o.foreign++
			}
		}
	}
	if best := a.Appraisal.Best; best != nil {
		o.hit = slices.ContainsFunc(ids[*best], func(id string) bool { return slices.Contains(q.Matches, id) })
	}
	return o
}
