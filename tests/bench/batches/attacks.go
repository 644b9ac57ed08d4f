package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"time"
)

// most is the goal: the highest ratio of the 95th percentiles of single calls beside an attack and alone.
const most = 2.0

// attack is a call that a hostile client repeats without a pause. setUp prepares and returns it. The service may refuse it.
type attack struct {
	name  string
	setUp func(ctx context.Context, s *service, key string) (func() error, error)
}

var attacks = []attack{
	{"batches, CSV of 4.7 MB, each cancelled", func(ctx context.Context, s *service, key string) (func() error, error) {
		body := largeCSV(s, "")
		return func() error {
			b, err := s.csvBatch(ctx, key, body)
			if err == nil {
				_, err = s.batch(ctx, key, http.MethodPost, "/"+b.ID+"/cancel", "")
			}
			return err
		}, nil
	}},
	{"batches of 4.7 MB that are refused at their end", func(ctx context.Context, s *service, key string) (func() error, error) {
		body := largeCSV(s, "http://\n")
		return func() error {
			_, err := s.csvBatch(ctx, key, body)
			return err
		}, nil
	}},
	{"results of such a batch, as CSV", func(ctx context.Context, s *service, key string) (func() error, error) {
		b, err := s.csvBatch(ctx, key, largeCSV(s, ""))
		if err != nil {
			return nil, err
		}
		if _, err = s.batch(ctx, key, http.MethodPost, "/"+b.ID+"/cancel", ""); err != nil {
			return nil, err
		}
		return get(ctx, s, key, http.MethodGet, "/api/v1/batches/"+b.ID+"/results?format=csv", ""), nil
	}},
	{"forged events of Stripe, 500 kB", func(ctx context.Context, s *service, key string) (func() error, error) {
		return get(ctx, s, "", http.MethodPost, "/webhooks/stripe", `{"id":"`+strings.Repeat("e", 500_000)+`"}`), nil
	}},
	{"requests for a token, 64 kB", func(ctx context.Context, s *service, key string) (func() error, error) {
		return get(ctx, s, "", http.MethodPost, "/oauth/token", "grant_type=refresh_token&refresh_token="+strings.Repeat("t", 64_000)), nil
	}},
	{"an outcome that changes", func(ctx context.Context, s *service, key string) (func() error, error) {
		id, err := s.appraisalID(ctx, key)
		if err != nil {
			return nil, err
		}
		price := 0
		return func() error {
			price++
			_, err := s.call(ctx, key, http.MethodPut, "/api/v1/appraisals/"+id+"/outcome", fmt.Sprintf(`{"unsold":true,"days":30,"asking_price":%d}`, 100+price%2))
			return err
		}, nil
	}},
}

func get(ctx context.Context, s *service, key, method, path, body string) func() error {
	return func() error {
		_, err := s.call(ctx, key, method, path, body)
		return err
	}
}

func (s *service) csvBatch(ctx context.Context, key, file string) (b batch, err error) {
	text, err := s.send(ctx, key, http.MethodPost, "/api/v1/batches", "text/csv", file)
	if err == nil {
		err = json.Unmarshal(text, &b)
	}
	return b, err
}

// largeCSV returns a file of 4.7 MB with a thousand items, and then a last line.
func largeCSV(s *service, last string) string {
	var text strings.Builder
	text.WriteString("image_url,note\n")
	for n := range 990 {
		fmt.Fprintf(&text, "%s?%d,%s\n", s.web.URL("https://img.example.com/scout-35.jpg"), n, strings.Repeat("x", 4_600))
	}
	return text.String() + last
}

// appraisalID appraises an item and returns the appraisal's id.
func (s *service) appraisalID(ctx context.Context, key string) (string, error) {
	if _, err := s.call(ctx, key, http.MethodPost, "/api/v1/appraise-product", s.item()); err != nil {
		return "", err
	}
	text, err := s.call(ctx, key, http.MethodGet, "/api/v1/appraisals?limit=1", "")
	if err != nil {
		return "", err
	}
	var page struct{ Items []struct{ ID string } }
	if err := json.Unmarshal(text, &page); err != nil || len(page.Items) != 1 {
		return "", fmt.Errorf("no appraisal in %s: %w", text, err)
	}
	return page.Items[0].ID, nil
}

// besideAttacks times the single calls of an account alone and beside each attack by another account.
func besideAttacks(ctx context.Context, s *service) error {
	key, err := s.newKey(ctx, 1_000_000)
	if err != nil {
		return err
	}
	if _, err := s.singleCalls(ctx, key, 5*time.Second); err != nil { // the first calls are slower
		return err
	}
	missed := false
	fmt.Println("95th percentile of single calls, ms          alone  beside  ratio  attacks  refused")
	for _, a := range attacks {
		other, err := s.newKey(ctx, 1_000_000)
		if err != nil {
			return err
		}
		call, err := a.setUp(ctx, s, other)
		if err != nil {
			return err
		}
		alone, err := s.singleCalls(ctx, key, *phase)
		if err != nil {
			return err
		}
		var running sync.WaitGroup
		stop, made, refused := make(chan struct{}), 0, 0
		running.Go(func() {
			for {
				select {
				case <-stop:
					return
				default:
				}
				made++
				if call() != nil {
					refused++
				}
			}
		})
		beside, err := s.singleCalls(ctx, key, *phase)
		close(stop)
		running.Wait()
		if err != nil {
			return err
		}
		before, with := percentile(alone, 95), percentile(beside, 95)
		missed = missed || with > most*before
		fmt.Printf("%-45s%6.0f%8.0f%7.2f%9d%9d\n", a.name, before, with, with/before, made, refused)
	}
	if missed {
		return errors.New("a goal is missed")
	}
	return nil
}
