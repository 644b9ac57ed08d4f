// Import loads a CSV file of listings into the catalogue of this machine or of the deployed service:
//
//	go run ./build/import -csv FILE [-remote] [-persist DIR] [-image-base URL] [-fetch] [-replace] [-dates dmy|mdy] [-source NAME]
//
// Package catalogue describes the file. Invalid rows are skipped and reported on standard error. Valid rows replace listings with
// the same id; other listings stay as they are, or with -replace all shared listings are deleted first. Each listing records its
// source: the file's name without its folder, or NAME. The import learns a model from the file's
// listings and stores it under the source; see package calibration. The load is atomic: on this machine wrangler
// executes a file in one transaction, and the import of D1 restores the database after an error
// (https://github.com/cloudflare/workers-sdk/pull/5696).
//
// The exit status is 0 if the valid rows were loaded, even if other rows were skipped.
package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
	"path/filepath"

	"loupe/build/calibration"
	"loupe/build/catalogue"
	"loupe/build/dev"
	"loupe/core/fingerprint"
	"loupe/core/valuation/learned"
	"loupe/worker/listingcsv"
)

func main() { dev.Main("import", run) }

func run(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	return runWith(ctx, args, stdout, stderr, load)
}

// runWith is run with load as a parameter, so that tests need no wrangler.
func runWith(ctx context.Context, args []string, stdout, stderr io.Writer, load func(ctx context.Context, statements iter.Seq[string], remote bool, persist string) error) error {
	flags := dev.NewFlags("import", stderr)
	file := flags.String("csv", "", "`file` of listings (required)")
	remote := flags.Bool("remote", false, "load into the deployed database")
	persist := flags.String("persist", "", "`folder` of the local database, instead of wrangler's own")
	imageBase := flags.String("image-base", "", "public `URL` of the file's folder, ending in a slash, for images in that folder")
	fetch := flags.Bool("fetch", false, "fetch and fingerprint images at https URLs")
	dates := flags.String("dates", "", "`order` of day and month in dates such as 03/04/2026, dmy or mdy; without it, the file's other dates show it")
	source := flags.String("source", "", "`name` of the source of the listings, instead of the file's name")
	replace := flags.Bool("replace", false, "delete all other shared listings")
	if err := dev.ParseFlags(flags, args, "csv"); err != nil {
		return err
	}
	if *remote && *persist != "" {
		return errors.New("-persist and -remote exclude each other: -persist is for the local database")
	}
	if *source == "" {
		*source = filepath.Base(*file)
	}
	order, err := listingcsv.ParseDateOrder(*dates)
	if err != nil {
		return fmt.Errorf("-dates: %w", err)
	}

	destination, err := dev.Destination(*remote, *persist)
	if err != nil {
		return err
	}
	fmt.Fprintf(stderr, "import %s into %s\n", *file, destination)
	var images *dev.Progress
	listings, problems, err := read(*file, catalogue.Options{Source: *source, ImageBase: *imageBase, Fetch: *fetch, DateOrder: order, Images: func(total int) func() {
		images = dev.NewProgress(stderr, "images", total)
		return func() { images.Add(1) }
	}})
	if err != nil {
		return err
	}
	listingcsv.Print(stderr, "", problems)
	if len(listings) == 0 {
		return errors.New("the file has no valid listing; nothing was loaded")
	}
	var model learned.Model
	err = dev.Elapsed(stderr, "learn", func() (err error) {
		model, err = calibration.Of(listings)
		return err
	})
	if err != nil {
		return fmt.Errorf("learn from the listings: %w", err)
	}
	err = dev.Elapsed(stderr, fmt.Sprintf("load %d listings", len(listings)), func() error {
		audit := catalogue.AuditStatement("make import", "catalogue.import", *source,
			map[string]any{"accepted": len(listings), "rejected": listingcsv.Skipped(problems), "replace": *replace})
		return load(ctx, statements(*source, listings, &model, *replace, audit), *remote, *persist)
	})
	if err != nil {
		return fmt.Errorf("nothing was loaded: %w", err)
	}
	skipped := listingcsv.Skipped(problems)
	fmt.Fprintf(stdout, "%d rows read, %d loaded, %d skipped, %d with a fingerprint\n",
		len(listings)+skipped, len(listings), skipped, countFingerprints(listings))
	if model.Listings > 0 {
		fmt.Fprintf(stdout, "learned from %d listings, of which %d were appraised by the others\n", len(listings), model.Listings)
	}
	return nil
}

// read reads the listings of a file. Relative image paths are relative to the file's folder.
func read(name string, o catalogue.Options) ([]listingcsv.Listing, []listingcsv.Problem, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, nil, err
	}
	defer file.Close()
	o.Folder = filepath.Dir(name)
	listings, problems, err := catalogue.Read(file, o)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", name, err)
	}
	return listings, problems, nil
}

// statements returns the statements that load a file's listings and model, and the one that records it in the audit log. If replace
// is set, they delete the other shared listings, and the models of other sources.
func statements(source string, listings []listingcsv.Listing, model *learned.Model, replace bool, audit string) iter.Seq[string] {
	return func(yield func(string) bool) {
		if replace {
			for statement := range catalogue.DeleteStatements() {
				if !yield(statement) {
					return
				}
			}
		}
		for statement := range catalogue.Statements(listings) {
			if !yield(statement) {
				return
			}
		}
		_ = yield(catalogue.ModelStatement(source, model)) && yield(audit)
	}
}

// load executes statements with wrangler, in the deployed database or in the one in the folder persist, which it brings up to
// date first.
func load(ctx context.Context, statements iter.Seq[string], remote bool, persist string) error {
	target, err := dev.Target(remote, persist)
	if err != nil {
		return err
	}
	if !remote {
		if err := dev.Migrate(ctx, persist); err != nil {
			return err
		}
	}
	script, err := os.CreateTemp("", "catalogue-*.sql")
	if err != nil {
		return err
	}
	defer os.Remove(script.Name())
	defer script.Close()
	w := bufio.NewWriter(script)
	for statement := range statements {
		w.WriteString(statement)
		w.WriteString(";\n")
	}
	if err := errors.Join(w.Flush(), script.Close()); err != nil {
		return err
	}
	args := []string{"d1", "execute", "DB", "--yes", "--file", script.Name()}
	return dev.Wrangler(ctx, append(args, target...)...)
}

func countFingerprints(listings []listingcsv.Listing) (n int) {
	for _, l := range listings {
		if fingerprint.Parse(l.Fingerprint) != nil {
			n++
		}
	}
	return n
}
