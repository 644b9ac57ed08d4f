// Loupe is the command that people run: it signs in, appraises photos and lists of items, and shows appraisals. docs/COMMAND.md
// describes it.
//
//	go install ./build/products/loupe
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/debug"
	"strings"
	"syscall"
	"unicode"

	loupe "loupe/build/products/clients/go"

	"github.com/spf13/cobra"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second Ctrl-C ends the program at once
	p := &program{out: os.Stdout, err: os.Stderr, env: os.Getenv, open: openBrowser}
	status := p.run(ctx, os.Args[1:])
	stop()
	os.Exit(status)
}

// program is a run of the command.
type program struct {
	out, err io.Writer
	env      func(string) string
	open     func(url string) error // in a browser

	url  string // the flag --url
	json bool   // the flag --json

	begun bool // the arguments are valid
}

// run runs the command and returns its exit status.
func (p *program) run(ctx context.Context, args []string) int {
	root := &cobra.Command{
		Use: "loupe", Short: "Appraise products from photos", SilenceErrors: true, SilenceUsage: true,
		Long:             "Appraise products from photos.\n\n" + exitStatuses,
		PersistentPreRun: func(*cobra.Command, []string) { p.begun = true },
	}
	if info, ok := debug.ReadBuildInfo(); ok {
		root.Version = info.Main.Version
	}
	root.PersistentFlags().StringVar(&p.url, "url", "", "`address` of the service, such as https://loupe.example.com (LOUPE_URL)")
	root.PersistentFlags().BoolVar(&p.json, "json", false, "print JSON")
	root.AddCommand(p.loginCommand(), p.logoutCommand(), p.appraiseCommand(), p.balanceCommand(), p.listCommand(), p.showCommand(), p.cancelCommand())
	root.SetArgs(args)
	root.SetOut(p.out)
	root.SetErr(p.err)
	err := root.ExecuteContext(ctx)
	status := p.statusOf(ctx, err)
	if err != nil && err != errNoValue {
		fmt.Fprintln(p.err, "loupe:", plain(message(ctx, err)))
	}
	return status
}

// plain returns a text from the service without characters that could control the terminal.
func plain(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) && r != '\n' {
			return ' '
		}
		return r
	}, text)
}

// printJSON prints a value for other programs.
func (p *program) printJSON(value any) error {
	e := json.NewEncoder(p.out)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(value)
}

// connect returns a client of the service, with the API key in LOUPE_API_KEY or else as the user who has signed in.
func (p *program) connect(ctx context.Context) (*loupe.Client, error) {
	service, err := p.service()
	if err != nil {
		return nil, err
	}
	if key := p.env("LOUPE_API_KEY"); key != "" {
		return loupe.New(service, key), nil
	}
	s, err := openStore()
	if err != nil {
		return nil, err
	}
	return loupe.New(service, "", loupe.WithTokenSource(func() (string, error) { return s.accessToken(ctx, service) })), nil
}

// service returns the origin of the service, from --url, LOUPE_URL or the last sign-in.
func (p *program) service() (string, error) {
	for _, address := range []string{p.url, p.env("LOUPE_URL")} {
		if address != "" {
			return parseService(address)
		}
	}
	s, err := openStore()
	if err != nil {
		return "", err
	}
	c, err := s.load()
	if err == nil && c.Service == "" {
		err = usageError{errors.New("which service? Give its address by --url or LOUPE_URL, or sign in: loupe login --url https://loupe.example.com")}
	}
	return c.Service, err
}
