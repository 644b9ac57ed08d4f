package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"sync"
	"sync/atomic"
	"time"
)

// kinds are the kinds of call, in the order of the table.
var kinds = []string{refused401, refused400, appraised}

// turn is what was measured in one turn of a service.
type turn struct {
	rate float64 // calls a second
	cpu  usage   // a call
}

// figures are the turns by kind of call, service and round.
type figures map[string][][]turn

// measure runs the rounds, after one that doesn't count: the first calls are slower.
func (c *calls) measure(ctx context.Context) (figures, error) {
	f := figures{}
	for _, kind := range kinds {
		f[kind] = make([][]turn, len(peers))
	}
	for round := range *rounds + 1 {
		for _, kind := range kinds {
			for i := range peers {
				i = (i + round) % len(peers)
				t, err := c.turn(ctx, &peers[i], kind)
				if err != nil {
					return nil, fmt.Errorf("%s: %w", peers[i].name, err)
				}
				if round > 0 {
					f[kind][i] = append(f[kind][i], t)
				}
			}
		}
	}
	return f, nil
}

// turn makes calls of a kind, some at the same time, for the duration of a phase.
func (c *calls) turn(ctx context.Context, p *peer, kind string) (turn, error) {
	before, began, end := p.cpu(), time.Now(), time.Now().Add(*phase)
	var done atomic.Int64
	var running sync.WaitGroup
	errs := make([]error, *atOnce)
	for i := range errs {
		running.Go(func() {
			for time.Now().Before(end) && errs[i] == nil {
				errs[i] = c.call(ctx, p, kind)
				done.Add(1)
			}
		})
	}
	running.Wait()
	n := float64(done.Load())
	return turn{rate: n / time.Since(began).Seconds(), cpu: p.cpu().minus(before).by(n)}, errors.Join(errs...)
}

// print prints a table for each kind of call. It returns an error if a goal is missed.
func (f figures) print(w io.Writer) (missed error) {
	fmt.Fprintf(w, "%d rounds of %v for each service and kind of call, %d calls at the same time: medians, in brackets the range.\nWorker ms is the CPU time of a call in the workerd of the Worker, dev ms in all processes of wrangler dev.\n", *rounds, *phase, *atOnce)
	for _, kind := range kinds {
		fmt.Fprintf(w, "\n%-22s %24s %24s %9s %9s %6s\n", kind, "calls a second", "Loupe's divided by it", "Worker ms", "dev ms", "goal")
		for i, p := range peers {
			turns, first := f[kind][i], f[kind][0]
			var rates, ratios, worker, all []float64
			for round, t := range turns {
				rates, ratios = append(rates, t.rate), append(ratios, first[round].rate/t.rate)
				worker, all = append(worker, t.cpu.worker), append(all, t.cpu.all)
			}
			fmt.Fprintf(w, "%-22s %24s %24s %9.2f %9.2f", p.title, spread(rates, 0), spread(ratios, 2), median(worker), median(all))
			if goal := p.goals[kind]; goal > 0 {
				fmt.Fprintf(w, " %6.2f", goal)
				if median(ratios) < goal {
					fmt.Fprint(w, ", missed")
					missed = errors.New("a goal is missed")
				}
			}
			fmt.Fprintln(w)
		}
	}
	fmt.Fprintln(w)
	return missed
}

// spread formats the median and the range of values, with so many decimals.
func spread(values []float64, decimals int) string {
	return fmt.Sprintf("%.*f (%.*f to %.*f)", decimals, median(values), decimals, slices.Min(values), decimals, slices.Max(values))
}

func median(values []float64) float64 {
	sorted := slices.Sorted(slices.Values(values))
	return (sorted[(len(sorted)-1)/2] + sorted[len(sorted)/2]) / 2
}
