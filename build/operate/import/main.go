// Import loads a CSV file of listings into the catalogue of this machine or of the deployed service:
//
//	go run ./build/operate/import -csv FILE [-remote] [-persist DIR] [-image-base URL] [-fetch] [-replace] [-dates dmy|mdy] [-source NAME]
//		[-columns FIELD=COLUMN,...] [-currency CODE] [-high-prices] [-without-prices] [-script FILE]
//
// Package listingcsv describes the file. The command prints which columns it reads and, on standard error, what is wrong with the
// rows, by reason. Rows with problems are written to a CSV file, which can be corrected and loaded. Refused rows are not loaded.
// Valid rows replace listings with the same id; other listings stay as they are, or with -replace all shared listings are deleted
// first. With -script it writes the SQL into a file instead of
// executing it, without an entry for the audit log, so that the same listings give the same bytes.
//
// Each listing records its source: the file's name without its folder, or NAME. The import learns a model from the file's
// listings and stores it under the source; see package calibration. The load is atomic: on this machine wrangler executes a
// file in one transaction, and the import of D1 restores the database after an error
// (https://github.com/cloudflare/workers-sdk/pull/5696).
//
// The exit status is 0 if the valid rows were loaded, even if other rows were skipped.
package main

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
	"path/filepath"
	"strings"
	"time"

	"loupe/build/operate/calibration"
	"loupe/build/operate/catalogue"
	"loupe/build/operate/dev"
	"loupe/core/base/date"
	"loupe/core/imaging/fingerprint"
	"loupe/core/market"
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
	columns := flags.String("columns", "", "`columns` of the file for fields, such as price=Kaufpreis,title=Name; FIELD= reads none")
	currency := flags.String("currency", "", "ISO 4217 `code` of prices without a currency")
	highPrices := flags.Bool("high-prices", false, "also load rows whose prices must be confirmed")
	withoutPrices := flags.Bool("without-prices", false, "also load a file most of whose rows have no price")
	script := flags.String("script", "", "`file` for the SQL, which is then not executed")
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
	if *currency != "" && !market.IsCurrency(*currency) {
		return fmt.Errorf("-currency: %q is not an ISO 4217 currency code", *currency)
	}
	var named map[string]string
	if *columns != "" {
		if named, err = listingcsv.ParseColumns(strings.Split(*columns, ",")); err != nil {
			return fmt.Errorf("-columns: %w", err)
		}
	}
	reading := listingcsv.Options{
		Today: date.OfTime(time.Now().UnixMilli()), Source: *source, DateOrder: order, Columns: named, Currency: *currency, HighPrices: *highPrices,
	}

	destination := "the database on this machine"
	if *remote {
		destination = "the deployed database"
	}
	fmt.Fprintf(stderr, "read %s, to load it into %s ...\n", *file, cmp.Or(*script, destination))
	listings, report, err := read(*file, catalogue.Options{Options: reading, ImageBase: *imageBase, Fetch: *fetch})
	if err != nil {
		return err
	}
	report.PrintColumns(stderr)
	report.Print(stderr, "")
	if err := writeReport(stderr, *file, report); err != nil {
		return err
	}
	if len(listings) == 0 {
		return errors.New("the file has no valid listing; nothing was loaded")
	}
	if n := countWithoutPrice(listings); 2*n > len(listings) && !*withoutPrices {
		return fmt.Errorf("%d of %d rows have no price%s; nothing was loaded; say which column has it (COLUMNS=price=NAME), or confirm with WITHOUT_PRICES=1",
			n, len(listings), report.Unread())
	}
	fmt.Fprintln(stderr, "learn from the listings ...")
	model, err := calibration.Of(listings)
	if err != nil {
		return fmt.Errorf("learn from the listings: %w", err)
	}
	if *script != "" {
		return writeScript(*script, statements(*source, listings, &model, *replace))
	}
	fmt.Fprintf(stderr, "load %d listings ...\n", len(listings))
	audit := catalogue.AuditStatement("make import", "catalogue.import", *source,
		map[string]any{"accepted": len(listings), "rejected": report.Refused(), "replace": *replace})
	if err := load(ctx, statements(*source, listings, &model, *replace, audit), *remote, *persist); err != nil {
		return fmt.Errorf("nothing was loaded: %w", err)
	}
	refused := report.Refused()
	fmt.Fprintf(stdout, "%d rows read, %d loaded, %d refused, %d with a fingerprint\n",
		len(listings)+refused, len(listings), refused, countFingerprints(listings))
	if model.Listings > 0 {
		fmt.Fprintf(stdout, "learned from %d listings, of which %d were appraised by the others\n", len(listings), model.Listings)
	}
	return nil
}

// read reads the listings of a file. Relative image paths are relative to the file's folder.
func read(name string, o catalogue.Options) ([]listingcsv.Listing, *listingcsv.Report, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, nil, err
	}
	defer file.Close()
	o.Folder = filepath.Dir(name)
	listings, report, err := catalogue.Read(file, o)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", name, err)
	}
	return listings, report, nil
}

// writeReport writes the rows with problems, if there are any, into a new file beside the listings. Its name has the time, because
// an earlier report may have been corrected by hand.
func writeReport(stderr io.Writer, listings string, report *listingcsv.Report) error {
	if len(report.Rows) == 0 {
		return nil
	}
	name := strings.TrimSuffix(listings, filepath.Ext(listings)) + time.Now().UTC().Format(".problems-20060102-150405.000.csv")
	file, err := os.Create(name)
	if err == nil {
		_, err = report.WriteTo(file)
		err = errors.Join(err, file.Close())
	}
	if err != nil {
		return fmt.Errorf("%w; nothing was loaded", err)
	}
	fmt.Fprintf(stderr, "rows with problems, to correct and load: %s\n", name)
	return nil
}

// statements returns the statements that load a file's listings and model, followed by more. If replace is set, they delete
// the other shared listings, and the models of other sources.
func statements(source string, listings []listingcsv.Listing, model *learned.Model, replace bool, more ...string) iter.Seq[string] {
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
		for _, statement := range append([]string{catalogue.ModelStatement(source, model)}, more...) {
			if !yield(statement) {
				return
			}
		}
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
	folder, err := os.MkdirTemp("", "catalogue-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	script := filepath.Join(folder, "load.sql")
	if err := writeScript(script, statements); err != nil {
		return err
	}
	args := []string{"d1", "execute", "DB", "--yes", "--file", script}
	return dev.Wrangler(ctx, append(args, target...)...)
}

// writeScript writes statements into a new file.
func writeScript(name string, statements iter.Seq[string]) error {
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	w := bufio.NewWriter(file)
	for statement := range statements {
		w.WriteString(statement)
		w.WriteString(";\n")
	}
	return errors.Join(w.Flush(), file.Close())
}

func countWithoutPrice(listings []listingcsv.Listing) (n int) {
	for _, l := range listings {
		if l.Price == "" {
			n++
		}
	}
	return n
}

func countFingerprints(listings []listingcsv.Listing) (n int) {
	for _, l := range listings {
		if fingerprint.Parse(l.Fingerprint) != nil {
			n++
		}
	}
	return n
}
