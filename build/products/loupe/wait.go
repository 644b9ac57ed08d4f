package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	loupe "loupe/build/products/clients/go"
)

// wait waits until all items of some batches have ended, and shows how many have.
func (r *listRun) wait(ctx context.Context, ids []string) error {
	begun := time.Now()
	var bar *bar
	for {
		total, ended, open := 0, 0, false
		var done time.Time // the estimated end of all batches, zero while it is unknown
		var hint string
		for _, id := range ids {
			b := r.batches[id]
			if b == nil || b.EndedAt == nil {
				var err error
				if b, err = r.client.Batch(ctx, id); err != nil {
					return err
				}
				r.batches[id] = b
			}
			total += b.Items
			ended += b.Items - b.Counts.Waiting - b.Counts.Running
			if b.EndedAt != nil {
				continue
			}
			open = true
			if b.DoneAt != nil && b.DoneAt.After(done) {
				done = *b.DoneAt
			}
			if b.State == loupe.BatchStatePaused && len(b.Warnings) > 0 {
				hint = b.Warnings[0]
			}
			if err := r.checkPause(ctx, b, begun); err != nil {
				return err
			}
		}
		if bar == nil {
			bar = r.p.newBar(total, "Appraising items")
		}
		left := max(0, time.Until(done))
		bar.set(ended, cmp.Or(hint, timeLeft(left)))
		if !open {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(min(max(time.Second, left/20), 10*time.Second)):
		}
	}
}

// timeLeft says how long a list will still take, "" if that is unknown.
func timeLeft(d time.Duration) string {
	switch {
	case d == 0:
		return ""
	case d < time.Minute:
		return "less than a minute left"
	}
	return "about " + strings.TrimSuffix(d.Round(time.Minute).String(), "0s") + " left"
}

// pauseTime is a little more than the minute after which the service retries a paused batch.
const pauseTime = 70 * time.Second

// checkPause returns an error if a batch is paused and the user must act. Items in progress hold credits, which may be released.
func (r *listRun) checkPause(ctx context.Context, b *loupe.Batch, begun time.Time) error {
	reason := b.PausedReason
	switch {
	case b.State != loupe.BatchStatePaused || reason == "" || b.Counts.Running > 0:
		return nil
	case reason == loupe.BatchPausedReasonOutOfCredits:
		credits, err := r.client.Credits(ctx)
		if err == nil && credits.Available < credits.CostPerCall {
			err = fmt.Errorf("%w: the rest of the list needs up to %d. Get some and run the same command again; the list goes on", errNoCredits, b.Credits.Needed)
		}
		return err
	case time.Since(begun) < pauseTime:
		return nil
	case reason == loupe.BatchPausedReasonKeyLimit:
		return fmt.Errorf("%w for this key or sign-in: its spending limit is reached. The list goes on by itself when the limit allows it, or after you raise the limit in the dashboard", errNoCredits)
	case reason == loupe.BatchPausedReasonKeyInvalid:
		return fmt.Errorf("%w: cancel it with loupe cancel %s, and appraise the rest as another list", errKeyInvalid, b.ID)
	}
	return nil
}

// explain adds to an error how to continue a list that has begun.
func (r *listRun) explain(ctx context.Context, err error) error {
	if len(r.state.Batches) == 0 || errors.Is(err, errNoCredits) || errors.Is(err, errKeyInvalid) {
		return err
	}
	text := "the list goes on at the service: run the same command again for the result, or stop it with loupe cancel " + strings.Join(r.state.Batches, ", ")
	if ctx.Err() != nil {
		return errors.New(text)
	}
	return fmt.Errorf("%w\n%s", err, text)
}

// report says how a list has ended.
func (r *listRun) report(output string, ids []string) error {
	var c loupe.BatchCounts
	spent := 0
	batches := []*loupe.Batch{}
	for _, id := range ids {
		b := r.batches[id]
		batches = append(batches, b)
		c.Valued, c.Unvalued, c.Failed, c.Cancelled = c.Valued+b.Counts.Valued, c.Unvalued+b.Counts.Unvalued, c.Failed+b.Counts.Failed, c.Cancelled+b.Counts.Cancelled
		spent += b.Credits.Spent
	}
	if r.p.json {
		if err := r.p.printJSON(map[string]any{"output": output, "counts": c, "credits_spent": spent, "batches": batches}); err != nil {
			return err
		}
	} else {
		fmt.Fprintf(r.p.out, "%s: %d with a value, %d without, %d failed, %d cancelled; %d credits.\n", output, c.Valued, c.Unvalued, c.Failed, c.Cancelled, spent)
	}
	if c.Valued < len(r.table.rows) {
		return errNoValue
	}
	return nil
}

// bar shows progress: a line for each tenth.
type bar struct {
	p      *program
	steps  int
	tenths int // tenths shown so far
}

func (p *program) newBar(steps int, title string) *bar {
	p.progress(fmt.Sprintf("%s: %d", title, steps))
	return &bar{p: p, steps: steps}
}

// set shows that some steps are done. hint may be "".
func (b *bar) set(done int, hint string) {
	if done*10/b.steps > b.tenths {
		b.tenths = done * 10 / b.steps
		b.p.progress(strings.TrimSuffix(fmt.Sprintf("%d of %d, %s", done, b.steps, hint), ", "))
	}
}
