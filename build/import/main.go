// Import loads a file of listings into the catalogue, on this machine or into the deployed database:
//
//	go run ./build/import -csv FILE [-remote] [-database NAME] [-persist DIR] [-image-base URL] [-fetch]
//
// Package catalogue says what the file looks like. Rows that are not right are named on standard error, by line, and
// left out; the others replace the listings of the same id and leave all others alone. All of them are loaded or none:
// wrangler executes a file in one transaction on this machine, and D1's import takes a database that fails back to where
// it was (https://github.com/cloudflare/workers-sdk/pull/5696).
//
// The exit status is 0 if something was loaded, even if rows were left out.
package main

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"

	"loupe/build/catalogue"
	"loupe/build/dev"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	err := run(ctx, os.Args[1:], os.Stdout, os.Stderr)
	stop()
	if err != nil {
		fmt.Fprintln(os.Stderr, "import:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	flags := flag.NewFlagSet("import", flag.ContinueOnError)
	flags.SetOutput(stderr)
	file := flags.String("csv", "", "the `file` of listings")
	remote := flags.Bool("remote", false, "load into the deployed database")
	database := flags.String("database", "loupe", "the database's name in wrangler.toml")
	persist := flags.String("persist", "", "the `folder` of this machine's database, if it is not wrangler's own")
	imageBase := flags.String("image-base", "", "the `URL` of the file's folder, for images in it")
	fetch := flags.Bool("fetch", false, "fetch images at https URLs, for their fingerprints")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if *file == "" || flags.NArg() > 0 {
		return errors.New("it takes -csv FILE and options, see -help")
	}
	if *remote && *persist != "" {
		return errors.New("-persist is of a database on this machine, -remote is not")
	}

	listings, problems, err := read(*file, catalogue.Options{ImageBase: *imageBase, Fetch: *fetch})
	if err != nil {
		return err
	}
	catalogue.Print(stderr, "", problems)
	if len(listings) == 0 {
		return errors.New("there is no listing to load")
	}
	where := []string{"--remote"}
	if !*remote {
		where = []string{"--local"}
		if *persist != "" {
			folder, err := filepath.Abs(*persist)
			if err != nil {
				return err
			}
			where = append(where, "--persist-to", folder)
		}
		if err := dev.Wrangler(ctx, append([]string{"d1", "migrations", "apply", *database}, where...)...); err != nil {
			return err
		}
	}
	if err := load(ctx, listings, *database, where); err != nil {
		return fmt.Errorf("nothing was loaded: %w", err)
	}
	skipped := catalogue.Skipped(problems)
	fmt.Fprintf(stdout, "%d rows read, %d loaded, %d skipped, %d with a fingerprint\n",
		len(listings)+skipped, len(listings), skipped, fingerprints(listings))
	return nil
}

func read(name string, o catalogue.Options) ([]catalogue.Listing, []catalogue.Problem, error) {
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

func load(ctx context.Context, listings []catalogue.Listing, database string, where []string) error {
	script, err := os.CreateTemp("", "catalogue-*.sql")
	if err != nil {
		return err
	}
	defer os.Remove(script.Name())
	defer script.Close()
	w := bufio.NewWriter(script)
	for statement := range catalogue.Statements(listings) {
		w.WriteString(statement)
		w.WriteString(";\n")
	}
	if err := errors.Join(w.Flush(), script.Close()); err != nil {
		return err
	}
	args := []string{"d1", "execute", database, "--yes", "--file", script.Name()}
	return dev.Wrangler(ctx, append(args, where...)...)
}

func fingerprints(listings []catalogue.Listing) (n int) {
	for _, l := range listings {
		if l.Fingerprint != "" {
			n++
		}
	}
	return n
}
