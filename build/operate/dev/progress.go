package dev

import (
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
	"time"
)

// progressFrom is the least number of items for which progress is shown.
const progressFrom = 1000

// Progress shows how far a task is: as a bar that is redrawn, if w is a terminal, and otherwise as a line for each tenth.
type Progress struct {
	w        io.Writer
	name     string
	total    int
	terminal bool

	mu    sync.Mutex
	done  int
	shown int // tenths or, on a terminal, hundredths that were drawn last
}

// NewProgress returns the progress of a task with this many items. Below 1,000 it shows nothing.
func NewProgress(w io.Writer, name string, total int) *Progress {
	file, _ := w.(*os.File)
	return &Progress{w: w, name: name, total: total, terminal: file != nil && isTerminal(file)}
}

func isTerminal(file *os.File) bool {
	info, err := file.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// Add adds n finished items. Several goroutines may call it.
func (p *Progress) Add(n int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.done += n
	if p.total < progressFrom {
		return
	}
	steps := 10
	if p.terminal {
		steps = 100
	}
	if step := p.done * steps / p.total; step > p.shown {
		p.shown = step
		p.draw()
	}
}

func (p *Progress) draw() {
	percent := p.done * 100 / p.total
	if !p.terminal {
		fmt.Fprintf(p.w, "%s: %d of %d (%d %%)\n", p.name, p.done, p.total, percent)
		return
	}
	end := ""
	if p.done >= p.total {
		end = "\n"
	}
	fmt.Fprintf(p.w, "\r%s [%-20s] %d of %d%s", p.name, strings.Repeat("#", percent/5), p.done, p.total, end)
}

// Elapsed runs a task whose progress is not known. It writes the task's name, the time that has passed every ten seconds,
// and at the end the time that it took.
func Elapsed(w io.Writer, name string, task func() error) error {
	start, ended := time.Now(), make(chan struct{})
	var ticking sync.WaitGroup
	ticking.Go(func() {
		ticker := time.NewTicker(10 * time.Second)
		defer ticker.Stop()
		for {
			select {
			case <-ticker.C:
				fmt.Fprintf(w, "%s: %d s\n", name, int(time.Since(start).Seconds()))
			case <-ended:
				return
			}
		}
	})
	fmt.Fprintf(w, "%s ...\n", name)
	err := task()
	close(ended)
	ticking.Wait()
	if err == nil {
		fmt.Fprintf(w, "%s: done in %.1f s\n", name, time.Since(start).Seconds())
	}
	return err
}
