// Command accuracy measures appraisals on real listings, with core.wasm as built:
//
//	go run ./tests/accuracy -data FOLDER [-mix] [-format json] [-by condition|confidence] [-outcomes N [-every N]]
//
// Each NAME-listings.csv in the folder is a catalogue, in the format of package build/operate/catalogue.
// NAME-queries.jsonl in the same folder has the queries against it, one JSON object per line:
//
//	{"description": "nikon coolpix p6000", "price": 399.0, "currency": "USD", "matches": ["listing id", ...], "date": "2026-01-31"}
//
// price is the item's real price, or null if unknown. currency defaults to USD. matches are the
// listings that are the same product. With a date, the item is appraised as of that day, by the listings dated up to it.
// Each file has a model learned from its own listings, as by make import. With -mix, the catalogue has the listings of all pairs.
//
// Each description, cut to the 2,000 characters that the API accepts, is sent to POST
// /api/v1/appraise-product with a country of the currency. The photo's URL answers 404, so only the
// descriptions are measured. There are no exchange rates, so a listing in another currency counts as
// having no price.
//
// The command prints one line per pair of files, in the order of their names: a table row, or with
// -format json an object. With -outcomes it prints two lines: see replayPair. With -by it also prints a
// line per group of queries. [Figures] defines the figures.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"loupe/build/products/host"
)

func main() {
	if err := run(os.Args[1:], os.Stdout, os.Stderr); err != nil {
		fmt.Fprintln(os.Stderr, "accuracy:", err)
		os.Exit(1)
	}
}

func run(args []string, stdout, stderr io.Writer) error {
	flags := flag.NewFlagSet("accuracy", flag.ContinueOnError)
	flags.SetOutput(stderr)
	data := flags.String("data", "", "`folder` of NAME-listings.csv and NAME-queries.jsonl")
	format := flags.String("format", "text", "output `format`: text or json")
	mix := flags.Bool("mix", false, "make one catalogue of all pairs, and compare each pair's queries with it")
	by := flags.String("by", "", "also print the figures by `group`: condition or confidence")
	outcomes := flags.Int("outcomes", 0, "record this many sales first, and measure the queries after them with and without")
	every := flags.Int("every", 1, "with -outcomes: the catalogue has every n-th listing of a file")
	if err := flags.Parse(args); err != nil {
		return err
	}
	newWriter, known := formats[*format]
	group, grouped := groupings[*by]
	switch {
	case *data == "":
		return errors.New("-data is required: the folder of NAME-listings.csv and NAME-queries.jsonl")
	case !known:
		return fmt.Errorf("-format is %q, must be text or json", *format)
	case *by != "" && !grouped:
		return fmt.Errorf("-by is %q, must be condition or confidence", *by)
	case *every < 1:
		return fmt.Errorf("-every is %d, must be 1 or more", *every)
	case flags.NArg() > 0:
		return fmt.Errorf("unexpected argument %q", flags.Arg(0))
	}
	guest, err := host.OpenCore()
	if err != nil {
		return err
	}
	if *outcomes > 0 {
		return replayAll(guest, *data, *outcomes, *every, stderr, newWriter(stdout))
	}
	return measureAll(guest, *data, *mix, group, stderr, newWriter(stdout))
}

// measureAll measures each pair in the folder and passes its figures to write, then the figures of its groups unless
// group is nil. If mix is set, the catalogue has the listings of all pairs. It reports listings that it can't read on stderr.
func measureAll(guest host.Guest, folder string, mix bool, group func(outcome) string, stderr io.Writer, write func(Figures) error) error {
	names, err := pairNames(folder)
	if err != nil {
		return err
	}
	var pairs []pair
	for _, name := range names {
		p, err := readPair(folder, name, stderr)
		if err != nil {
			return err
		}
		if pairs = append(pairs, p); mix {
			pairs[len(pairs)-1].qualify()
			continue
		}
		if err := measurePair(guest, &p, pairs[len(pairs)-1:], group, write); err != nil {
			return err
		}
	}
	if !mix {
		return nil
	}
	for i := range pairs {
		if err := measurePair(guest, &pairs[i], pairs, group, write); err != nil {
			return err
		}
	}
	return nil
}

// measurePair measures the queries of one pair with a catalogue.
func measurePair(guest host.Guest, p *pair, catalogue []pair, group func(outcome) string, write func(Figures) error) error {
	outcomes, err := appraiseAll(guest, catalogue, p)
	if err != nil {
		return fmt.Errorf("%s: %w", p.name, err)
	}
	figures := []Figures{computeFigures(p.name, outcomes)}
	if group != nil {
		figures = append(figures, computeGroups(p.name, outcomes, group)...)
	}
	for _, f := range figures {
		if err := write(f); err != nil {
			return err
		}
	}
	return nil
}

// replayAll replays the sales of each pair in the folder.
func replayAll(guest host.Guest, folder string, n, every int, stderr io.Writer, write func(Figures) error) error {
	names, err := pairNames(folder)
	for _, name := range names {
		var p pair
		if p, err = readPair(folder, name, stderr); err == nil {
			err = p.thin(every)
		}
		if err == nil {
			err = replayPair(guest, &p, n, write)
		}
		if err != nil {
			return err
		}
	}
	return err
}
