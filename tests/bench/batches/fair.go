package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"time"

	"loupe/core/store/ledger"
)

// fair times the single calls of an account, in turns without and with a batch of another account in progress.
func fair(ctx context.Context, s *service) error {
	const plenty = 1_000_000
	key, err := s.newKey(ctx, plenty)
	if err != nil {
		return err
	}
	other, err := s.newKey(ctx, plenty)
	if err != nil {
		return err
	}
	if _, err := s.singleCalls(ctx, key, 5*time.Second); err != nil { // the first calls are slower
		return err
	}
	var alone, beside, ratios []float64
	done, busy := 0, time.Duration(0)
	for range *pairs {
		a, err := s.singleCalls(ctx, key, *phase)
		if err != nil {
			return err
		}
		b, err := s.newBatch(ctx, other, *items)
		if err != nil {
			return err
		}
		began := time.Now()
		c, err := s.singleCalls(ctx, key, *phase)
		if err != nil {
			return err
		}
		if b, err = s.batch(ctx, other, http.MethodPost, "/"+b.ID+"/cancel", ""); err != nil {
			return err
		}
		if b.Counts.Valued == 0 || b.State == "completed" {
			return fmt.Errorf("the batch of %d items did not run all the time: %+v", *items, b)
		}
		done, busy = done+b.Counts.Valued, busy+time.Since(began)
		if err := s.await(ctx, other, &b, func() bool { return b.Counts.Running == 0 }); err != nil {
			return err
		}
		alone, beside, ratios = append(alone, a...), append(beside, c...), append(ratios, percentile(c, 95)/percentile(a, 95))
	}
	ratio := percentile(beside, 95) / percentile(alone, 95)
	fmt.Printf("single calls      number   median   95th percentile\nalone             %6d   %4.0f ms   %4.0f ms\nbeside a batch    %6d   %4.0f ms   %4.0f ms\n",
		len(alone), percentile(alone, 50), percentile(alone, 95), len(beside), percentile(beside, 50), percentile(beside, 95))
	slices.Sort(ratios)
	fmt.Printf("ratio of the 95th percentiles %.2f; in the %d pairs of phases %.2f to %.2f; the batch ran %.1f items a second\n",
		ratio, len(ratios), ratios[0], ratios[len(ratios)-1], float64(done)/busy.Seconds())

	if ratio > longest {
		return errors.New("a goal is missed")
	}
	return nil
}

// singleCalls makes calls until the duration has passed, and returns how many milliseconds each took.
func (s *service) singleCalls(ctx context.Context, key string, duration time.Duration) (took []float64, err error) {
	for end := time.Now().Add(duration); time.Now().Before(end); {
		began := time.Now()
		if _, err := s.call(ctx, key, http.MethodPost, "/api/v1/appraise-product", s.item()); err != nil {
			return nil, err
		}
		took = append(took, float64(time.Since(began).Microseconds())/1000)
	}
	return took, nil
}

// percentile returns a percentile of the values.
func percentile(values []float64, percent int) float64 {
	values = slices.Sorted(slices.Values(values))
	return values[(len(values)*percent+99)/100-1]
}

// await reads a batch until a condition holds. Meanwhile it runs the schedule.
func (s *service) await(ctx context.Context, key string, b *batch, condition func() bool) (err error) {
	for end := time.Now().Add(2 * ledger.StaleAfter * time.Millisecond); !condition(); {
		if time.Now().After(end) {
			return fmt.Errorf("timed out waiting for the batch: %+v", *b)
		}
		time.Sleep(300 * time.Millisecond)
		if err := s.runSchedule(ctx); err != nil {
			return err
		}
		if *b, err = s.batch(ctx, key, http.MethodGet, "/"+b.ID, ""); err != nil {
			return err
		}
	}
	return nil
}
