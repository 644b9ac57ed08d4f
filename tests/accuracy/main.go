// Accuracy measures appraisals on real listings, through core.wasm as it is built:
//
//	go run ./tests/accuracy -data DIR [-format json]
//
// In the folder, each NAME-listings.csv is a catalogue (package build/catalogue says what it looks like), and
// NAME-queries.jsonl beside it has what is asked of it, one object a line:
//
//	{"description": "nikon coolpix p6000", "price": 399.0, "currency": "USD", "matches": ["id of a listing", ...]}
//
// price is what the item really cost, null if that is not known; currency is USD if it is not given. Each description,
// of which the contract takes 2,000 characters, is sent to POST /api/v1/appraise-product for a country of that currency.
// The photo is not there (404): the descriptions are measured, not the pictures. There are no exchange rates: listings in
// other currencies have no price.
//
// For each pair, in the order of their names, a line is written, with -format json an object. [Figures] says what the
// figures are.
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
	data := flags.String("data", "", "the `folder` of NAME-listings.csv and NAME-queries.jsonl")
	format := flags.String("format", "text", "text or json")
	if err := flags.Parse(args); err != nil {
		return err
	}
	write, known := formats[*format]
	if *data == "" || !known || flags.NArg() > 0 {
		return errors.New("it takes -data FOLDER and perhaps -format json")
	}
	wasm, err := os.ReadFile("build/out/core.wasm")
	if err != nil {
		return fmt.Errorf("no core.wasm, run make build: %w", err)
	}
	guest, err := host.Compile(wasm)
	if err != nil {
		return err
	}
	return measureAll(guest, *data, stderr, write(stdout))
}

// measureAll measures each pair of the folder and gives its figures to the sink.
func measureAll(guest host.Guest, folder string, stderr io.Writer, sink func(Figures) error) error {
	names, err := pairs(folder)
	if err != nil {
		return err
	}
	for _, name := range names {
		p, err := readPair(folder, name, stderr)
		if err != nil {
			return err
		}
		outcomes, err := appraise(guest, p)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if err := sink(figures(name, outcomes)); err != nil {
			return err
		}
	}
	return nil
}
