package main

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"time"

	"loupe/build/operate/calibration"
	"loupe/build/products/host"
	"loupe/worker/listingcsv"
)

// replayPair measures what recorded sales change. It takes the queries with a price in the order of their dates. The first n are appraised,
// and their sales are recorded. The later ones are then appraised by two services: by one after its account has learned from these sales,
// and by one without them.
func replayPair(guest host.Guest, p *pair, n int, write func(Figures) error) error {
	queries := slices.DeleteFunc(slices.Clone(p.queries), func(q query) bool { return q.Price == 0 })
	slices.SortStableFunc(queries, func(a, b query) int { return strings.Compare(a.Date, b.Date) })
	if len(queries) <= n {
		return fmt.Errorf("%s: has %d queries with a price, want more than %d", p.name, len(queries), n)
	}
	p.queries = queries[n:]
	before, err := appraiseAll(guest, []pair{*p}, p)
	if err != nil {
		return err
	}
	s, err := startService(guest, []pair{*p}, len(queries))
	if err != nil {
		return err
	}
	defer s.close()
	recorded := 0
	for i := range queries[:n] {
		sold, err := s.sell(&queries[i])
		if err != nil {
			return fmt.Errorf("%s: sale %d: %w", p.name, i+1, err)
		}
		if sold {
			recorded++
		}
	}
	if err := s.learn(); err != nil {
		return err
	}
	ids, own := idsByListing([]pair{*p}), map[string]bool{}
	var after []outcome
	for i := range p.queries {
		a, err := s.appraise(&p.queries[i])
		if err != nil {
			return fmt.Errorf("%s: query %d: %w", p.name, i+1, err)
		}
		after = append(after, a.outcome(&p.queries[i], own, ids))
	}
	for i := range after { // compare the same queries
		if !before[i].appraised || !after[i].appraised {
			before[i].price, after[i].price = 0, 0
		}
	}
	if err := write(computeFigures(p.name+", without sales", before)); err != nil {
		return err
	}
	return write(computeFigures(fmt.Sprintf("%s, after %d sales", p.name, recorded), after))
}

// thin leaves every n-th listing in the pair, and learns its model again.
func (p *pair) thin(every int) (err error) {
	var kept []listingcsv.Listing
	for i := 0; i < len(p.listings); i += every {
		kept = append(kept, p.listings[i])
	}
	p.listings = kept
	p.model, err = calibration.Of(kept)
	return err
}

// sell appraises a query and records that it sold at its price. It returns false if the appraisal has no value. A sale without a date
// gets the day before.
func (s *service) sell(q *query) (sold bool, err error) {
	a, err := s.appraise(q)
	if err != nil || a.Appraisal == nil {
		return false, err
	}
	day := q.Date
	if day == "" {
		day = fixedTime.AddDate(0, 0, -1).Format(time.DateOnly)
	}
	body, err := json.Marshal(map[string]any{"sold_price": q.Price, "currency": q.Currency, "date": day})
	if err != nil {
		return false, err
	}
	request := httptest.NewRequest(http.MethodPut, "/api/v1/appraisals/"+a.id+"/outcome", strings.NewReader(string(body)))
	request.Header.Set("Authorization", "Bearer "+s.key)
	response := s.Do(request)
	if response.StatusCode != http.StatusOK {
		text, _ := io.ReadAll(response.Body)
		return false, fmt.Errorf("status is %s, want 200: %s", response.Status, text)
	}
	return true, nil
}

// learn runs the schedule on the following days until the account has learned from its sales.
func (s *service) learn() error {
	for range 1000 {
		s.now = s.now.Add(time.Hour)
		if _, err := s.Work(); err != nil {
			return err
		}
		var open int
		if err := s.d1.DB().QueryRow(`SELECT count(*) FROM calibration_due`).Scan(&open); err != nil || open == 0 {
			return err
		}
	}
	return fmt.Errorf("the account did not learn")
}
