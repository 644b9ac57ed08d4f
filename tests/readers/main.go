// Readers measures how the readers of prices do on two public sets:
//
//	go run ./tests/readers [-prices FOLDER] [-pages FOLDER] [-misses]
//
// -prices is a copy of https://github.com/scrapinghub/price-parser: its tests have examples of prices in text for
// package market. -pages is a copy of https://github.com/scrapinghub/product-extraction-benchmark: product pages with
// their prices, for package page. -misses also names what is not right. The wasm reads them, unless the variable NATIVE is set.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"loupe/build/operate/dev"
	"loupe/tests/guest"
)

func main() { dev.Main("readers", run) }

func run(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	flags := dev.NewFlags("readers", stderr)
	prices := flags.String("prices", "", "`folder` of price-parser")
	pages := flags.String("pages", "", "`folder` of product-extraction-benchmark")
	misses := flags.Bool("misses", false, "name what is not right")
	if err := dev.ParseFlags(flags, args); err != nil {
		return err
	}
	if *prices+*pages == "" {
		return errors.New("-prices or -pages is required; see -help")
	}
	details := io.Discard
	if *misses {
		details = stdout
	}
	core, err := guest.Choose(ctx)
	if err != nil {
		return err
	}
	if *prices != "" {
		t := tally{details: details}
		if err := readTexts(core, *prices, &t); err != nil {
			return err
		}
		t.print(stdout, "prices in text")
	}
	if *pages != "" {
		t := tally{details: details}
		if err := readPages(core, *pages, &t); err != nil {
			return err
		}
		t.print(stdout, "prices of pages")
	}
	return nil
}

// An outcome says how a price that was read compares with the stated one.
type outcome int

const (
	right outcome = iota
	rangeAround
	wrong
	refused
	noPrice // rightly refused, because nothing states a price that a reader could return
	outcomes
)

var outcomeNames = [outcomes]string{"right", "a range with the right price", "wrong", "refused", "have no price to read"}

// A tally counts outcomes, and writes to details what is not right.
type tally struct {
	counts  [outcomes]int
	details io.Writer
}

func (t *tally) add(o outcome, format string, args ...any) {
	t.counts[o]++
	if o != right && o != noPrice {
		fmt.Fprintf(t.details, "%s: %s\n", outcomeNames[o], fmt.Sprintf(format, args...))
	}
}

func (t *tally) print(w io.Writer, title string) {
	total := 0
	for _, n := range t.counts[:noPrice] {
		total += n
	}
	fmt.Fprintf(w, "%d %s:", total, title)
	for o, n := range t.counts[:noPrice] {
		fmt.Fprintf(w, " %d %s,", n, outcomeNames[o])
	}
	fmt.Fprintf(w, " and %d %s\n", t.counts[noPrice], outcomeNames[noPrice])
}
