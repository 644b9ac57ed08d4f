// Command accuracy measures appraisals on real listings, with core.wasm as built:
//
//	go run ./tests/accuracy -data FOLDER [-format json] [-by condition|confidence]
//
// Each NAME-listings.csv in the folder is a catalogue, in the format of package build/catalogue.
// NAME-queries.jsonl in the same folder has the queries against it, one JSON object per line:
//
//	{"description": "nikon coolpix p6000", "price": 399.0, "currency": "USD", "matches": ["listing id", ...], "date": "2026-01-31"}
//
// price is the item's real price, or null if unknown. currency defaults to USD. matches are the
// listings that are the same product. With a date, the item is appraised as of that day, by the listings dated up to it.
// The catalogue is calibrated on its own listings, as by make import.
//
// Each description, cut to the 2,000 characters that the API accepts, is sent to POST
// /api/v1/appraise-product with a country of the currency. The photo's URL answers 404, so only the
// descriptions are measured. There are no exchange rates, so a listing in another currency counts as
// having no price.
//
// The command prints one line per pair of files, in the order of their names: a table row, or with
// -format json an object. [Figures] defines the figures. With -by it also prints a line per group of queries.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"loupe/tests/host"
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
	by := flags.String("by", "", "also print the figures by `group`: condition or confidence")
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
	case flags.NArg() > 0:
		return fmt.Errorf("unexpected argument %q", flags.Arg(0))
	}
	wasm, err := os.ReadFile("build/out/core.wasm")
	if err != nil {
		return fmt.Errorf("core.wasm is not built, run make build: %w", err)
	}
	guest, err := host.Compile(wasm)
	if err != nil {
		return err
	}
	return measureAll(guest, *data, group, stderr, newWriter(stdout))
}

// measureAll measures each pair in the folder and passes its figures to write, then the figures of its groups unless
// group is nil. It reports listings that it can't read on stderr.
func measureAll(guest host.Guest, folder string, group func(outcome) string, stderr io.Writer, write func(Figures) error) error {
	names, err := pairNames(folder)
	if err != nil {
		return err
	}
	for _, name := range names {
		p, err := readPair(folder, name, stderr)
		if err != nil {
			return err
		}
		outcomes, err := appraiseAll(guest, p)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		figures := []Figures{computeFigures(name, outcomes)}
		if group != nil {
			figures = append(figures, computeGroups(name, outcomes, group)...)
		}
		for _, f := range figures {
			if err := write(f); err != nil {
				return err
			}
		}
	}
	return nil
}
