package main

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"loupe/tests/workerd"
)

// columns are the titles and formats of a window's figures.
var columns = [...]struct{ title, format string }{
	{"appraisals", "%.0f"}, {"a second", "%.1f"}, {"median, ms", "%.0f"}, {"99th percentile, ms", "%.0f"}, {"CPU per appraisal, ms", "%.1f"},
	{"RSS, MB", "%.1f"}, {"open files", "%.0f"}, {"database, MB", "%.1f"},
}

// window is a number of consecutive appraisals.
type window struct {
	began time.Time
	cpu   float64         // CPU time of workerd when the window began, in milliseconds
	took  []time.Duration // by each appraisal
}

func (s *soak) newWindow() (window, error) {
	usage, err := workerd.ReadUsage(s.process)
	return window{began: time.Now(), cpu: usage.CPU, took: make([]time.Duration, 0, *size)}, err
}

func printTitles() {
	for _, c := range columns {
		fmt.Printf("| %s ", c.title)
	}
	fmt.Printf("|\n%s|\n", strings.Repeat("|---", len(columns)))
}

// print prints the figures of a window. done is the number of appraisals at its end, since the beginning of the run.
func (w *window) print(s *soak, done int) error {
	usage, err := workerd.ReadUsage(s.process)
	if err != nil {
		return err
	}
	slices.Sort(w.took)
	n := len(w.took)
	for i, figure := range [len(columns)]float64{
		float64(done), float64(n) / time.Since(w.began).Seconds(), ms(w.took[n/2]), ms(w.took[n*99/100]), (usage.CPU - w.cpu) / float64(n),
		float64(usage.Memory) / 1e6, float64(usage.Files), float64(s.databaseSize()) / 1e6,
	} {
		fmt.Printf("| "+columns[i].format+" ", figure)
	}
	fmt.Println("|")
	return nil
}

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
