package main

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"loupe/core/ledger"
	"loupe/tests/fixture"
)

// killed runs a batch, and kills the Worker several times on the way, each time while items are in progress. At the end each item must
// have ended with a value, be charged once and have one event. wrangler dev's queue is lost with its process, so after each kill the
// schedule starts new lanes, once the claims of the lost ones have ended.
func killed(ctx context.Context, s *service) error {
	began := time.Now()
	credits := int64(*items * ledger.AppraisalCost)
	account, key, err := s.newKey(ctx, credits)
	if err != nil {
		return err
	}
	events := &receiver{ids: map[string]int{}}
	server := httptest.NewServer(events)
	defer server.Close()
	if _, err := s.call(ctx, key, http.MethodPost, "/api/v1/webhooks", fmt.Sprintf(`{"url":"%s/","events":["appraisal.completed"]}`, server.URL)); err != nil {
		return err
	}
	b, err := s.newBatch(ctx, key, *items)
	if err != nil {
		return err
	}
	interrupted := 0
	for range *kills {
		ended := b.ended()
		if err := s.await(ctx, key, &b, func() bool { return b.Counts.Running > 0 && b.ended() > ended }); err != nil {
			return err
		}
		time.Sleep(rand.N(2 * time.Second))
		if b, err = s.batch(ctx, key, http.MethodGet, "/"+b.ID, ""); err != nil {
			return err
		}
		if err := s.await(ctx, key, &b, func() bool { return b.Counts.Running > 0 || b.State != "running" }); err != nil {
			return err
		}
		if b.State != "running" {
			return fmt.Errorf("the batch ended before the last kill: %+v", b)
		}
		interrupted += b.Counts.Running
		s.Kill()
		if err := s.start(ctx); err != nil {
			return err
		}
	}
	const open = "SELECT (SELECT count(*) FROM batch WHERE account = ?1 AND ended_at IS NULL) + (SELECT count(*) FROM webhook_delivery WHERE delivered_at IS NULL)"
	for end := time.Now().Add(3 * ledger.StaleAfter * time.Millisecond); ; time.Sleep(time.Second) {
		if err := s.runSchedule(ctx); err != nil {
			return err
		}
		left, err := s.query(ctx, open, account)
		if err != nil {
			return err
		}
		if left == 0 {
			break
		}
		if time.Now().After(end) {
			return fmt.Errorf("timed out: %d batches and deliveries have not ended", left)
		}
	}
	s.Stop()

	voided, err := s.query(ctx, "SELECT count(*) FROM transfer WHERE debit = ?1 AND state = 'voided'", account)
	if err != nil {
		return err
	}
	verified, err := s.verify(ctx)
	fmt.Printf("%d items, killed %d times with %d items in progress: %d appraisals voided, %d deliveries of %d events, in %.0f s\n%s",
		*items, *kills, interrupted, voided, events.deliveries, len(events.ids), time.Since(began).Seconds(), verified)
	if len(events.ids) != *items {
		err = errors.Join(err, fmt.Errorf("the webhook received %d events, want %d", len(events.ids), *items))
	}
	return errors.Join(err, s.checkCharges(ctx, account))
}

// query reads a number from the Worker's database.
func (s *service) query(ctx context.Context, sql, account string) (n int64, err error) {
	db, err := fixture.OpenDatabase(s.data())
	if err != nil {
		return 0, err
	}
	defer db.Close()
	err = db.QueryRowContext(ctx, sql, account).Scan(&n)
	return n, err
}

// checkCharges returns an error unless each item of an account was charged once and has one event.
func (s *service) checkCharges(ctx context.Context, account string) (wrong error) {
	for what, c := range map[string]struct {
		sql  string
		want int
	}{
		"items with a value":          {"SELECT count(*) FROM batch_item i JOIN batch b ON b.id = i.batch WHERE b.account = ?1 AND i.state = 'valued'", *items},
		"paid appraisals of items":    {"SELECT count(DISTINCT t.id) FROM batch_item i JOIN transfer t ON t.id = i.appraisal WHERE t.debit = ?1 AND t.state = 'posted'", *items},
		"paid appraisals":             {"SELECT count(*) FROM transfer WHERE debit = ?1 AND state = 'posted'", *items},
		"credits left":                {"SELECT balance FROM credit WHERE account = ?1", 0},
		"credits held":                {"SELECT held FROM credit WHERE account = ?1", 0},
		"events":                      {"SELECT count(*) FROM webhook_event WHERE account = ?1", *items},
		"paid appraisals with events": {"SELECT count(DISTINCT t.id) FROM webhook_event e JOIN transfer t ON t.id = e.data ->> '$.id' AND t.state = 'posted' WHERE e.account = ?1", *items},
	} {
		if got, err := s.query(ctx, c.sql, account); err != nil || got != int64(c.want) {
			wrong = errors.Join(wrong, fmt.Errorf("got %d %s (%v), want %d", got, what, err, c.want))
		}
	}
	return wrong
}

// ended returns how many items have ended.
func (b batch) ended() int {
	return b.Counts.Valued + b.Counts.Unvalued + b.Counts.Failed + b.Counts.Cancelled
}

// receiver is a webhook. It counts the deliveries of each event.
type receiver struct {
	mu         sync.Mutex
	ids        map[string]int // by webhook-id
	deliveries int
}

func (r *receiver) ServeHTTP(w http.ResponseWriter, request *http.Request) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.ids[request.Header.Get("webhook-id")]++
	r.deliveries++
	w.WriteHeader(http.StatusNoContent)
}

// verify checks the database as make verify does, and returns what that prints.
func (s *service) verify(ctx context.Context) (string, error) {
	project := filepath.Join(s.folder, "project")
	if err := os.Mkdir(project, 0o700); err != nil {
		return "", err
	}
	if err := fixture.MakeBackupProject(project, s.data()); err != nil {
		return "", err
	}
	output, err := fixture.RunBackup(ctx, project, "verify")
	if err == nil && !strings.Contains(output, "is sound") {
		err = errors.New("the database is damaged")
	}
	return output, err
}
