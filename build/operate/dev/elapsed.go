package dev

import (
	"fmt"
	"io"
	"sync"
	"time"
)

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
