package main

import (
	"math/rand/v2"
	"runtime/debug"
	"time"
)

// process is an actor, such as a client, an operator or the cron: code that runs from top to bottom, and waits in simulated time. Only one process of a
// world runs at a time.
type process struct {
	*world
	actor  string
	random *rand.Rand

	last     reply  // to the last call of the data plane
	leavesAt string // text in a stream at which the client of the next call leaves; "" if it stays

	wake, parked chan struct{}
	ended        bool
	stopping     bool
}

// stop is the panic that ends a process at the end of the world.
type stop struct{}

// start starts a process, now.
func (w *world) start(name string, run func(*process)) *process {
	p := &process{world: w, actor: name, random: w.stream(name), wake: make(chan struct{}), parked: make(chan struct{})}
	w.processes = append(w.processes, p)
	go func() {
		<-p.wake
		defer func() {
			if r := recover(); r != nil && r != (stop{}) {
				w.violate(noPanic, "%s: %v\n%s", name, r, debug.Stack())
			}
			p.ended = true
			p.parked <- struct{}{}
		}()
		if !p.stopping {
			run(p)
		}
	}()
	w.after(0, p.resume)
	return p
}

// resume lets a process run until it waits or ends. Only events call it.
func (p *process) resume() {
	if !p.ended {
		p.wake <- struct{}{}
		<-p.parked
	}
}

// park waits until the process is resumed. At the end of the world it ends the process.
func (p *process) park() {
	if !p.wait() {
		panic(stop{})
	}
}

// wait waits until the process is resumed. It reports false at the end of the world.
func (p *process) wait() bool {
	if !p.stopping {
		p.parked <- struct{}{}
		<-p.wake
	}
	return !p.stopping
}

// sleep waits for a duration in simulated time.
func (p *process) sleep(d time.Duration) {
	p.after(d, p.resume)
	p.park()
}

// await passes the function wake to ask, and waits until an event calls wake. Further calls of wake have no effect.
func (p *process) await(ask func(wake func())) {
	woken := false
	ask(func() {
		if !woken {
			woken = true
			p.after(0, p.resume)
		}
	})
	p.park()
}

// stopAll ends all processes.
func (w *world) stopAll() {
	for _, p := range w.processes {
		p.stopping = true
		p.resume()
	}
}

// between returns a random duration from least to most.
func (p *process) between(least, most time.Duration) time.Duration {
	return least + time.Duration(p.random.Int64N(int64(most-least)+1))
}

// oneIn returns true with the probability 1/n.
func (p *process) oneIn(n int) bool { return p.random.IntN(n) == 0 }

// act is something that an actor does. Its weight says how often, relative to the other acts.
type act[T any] struct {
	weight int
	do     func(T)
}

// doOne does one of the acts at random, by their weights.
func doOne[T any](p *process, acts []act[T], actor T) {
	total := 0
	for _, a := range acts {
		total += a.weight
	}
	n := p.random.IntN(total)
	for _, a := range acts {
		if n -= a.weight; n < 0 {
			a.do(actor)
			return
		}
	}
}

func (p *process) tell(format string, args ...any) { p.world.tell(p.actor, format, args...) }

// pick returns a random element of a list.
func pick[T any](p *process, list []T) T { return list[p.random.IntN(len(list))] }
