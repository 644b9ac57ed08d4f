// Demo runs Loupe on this machine with sample data, appraises a sample photo and shows how to call the service:
//
//	go run ./build/demo [-once] [-port PORT] [-upstreams]
//
// With -upstreams it calls a model and searches, as an installed service does; but those of tests/upstream, which stand in for
// the vendors on this machine, with made-up listings.
//
// It works on wrangler's own local KV and D1, as wrangler dev, make import and make key do, and can be repeated: the
// account, its thousand credits and the listings are then there already. Without -once the service runs until
// interrupted. The exit status is 0 only if there was an appraisal.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"syscall"

	"loupe/build/admin"
	"loupe/build/dev"
	"loupe/tests/upstream"
)

const (
	state   = ".wrangler/state" // wrangler's own
	secrets = ".dev.vars"
	samples = "/samples/"
	photo   = "camera-photo.jpg"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	err := run(ctx, os.Args[1:], os.Stdout)
	stop()
	if err != nil && !errors.Is(err, context.Canceled) {
		fmt.Fprintln(os.Stderr, "demo:", err)
	}
	if err != nil {
		os.Exit(1)
	}
}

func run(ctx context.Context, args []string, out io.Writer) error {
	flags := flag.NewFlagSet("demo", flag.ContinueOnError)
	once := flags.Bool("once", false, "end after the appraisal")
	port := flags.Int("port", 8787, "where the service listens, on 127.0.0.1")
	upstreams := flags.Bool("upstreams", false, "call stand-ins for the outside services")
	if err := flags.Parse(args); err != nil {
		return err
	}
	root, err := dev.Root()
	if err != nil {
		return err
	}
	if err := os.Chdir(root); err != nil {
		return err
	}
	token, err := adminToken()
	if err != nil {
		return err
	}
	if !dev.IsFree(*port) {
		fmt.Fprintf(out, "Port %d is taken: the service gets another one.\n", *port)
		*port = 0
	}

	vars := map[string]string{"ALLOW_LOCAL_IMAGES": "1", "ECB_RATES_URL": "off"}
	if *upstreams {
		stop := standIns(vars)
		defer stop()
		fmt.Fprintln(out, "VISION", vars["VISION"], "and SEARCH", vars["SEARCH"], "are stand-ins on this machine: they see the camera in every photo.")
	}
	fmt.Fprintln(out, "Starting the Worker in workerd, with a local KV and D1 ...")
	service, err := dev.Start(ctx, dev.Options{Persist: state, Port: *port, EnvFile: secrets, Vars: vars})
	if err != nil {
		return err
	}
	defer service.Stop()
	client := admin.Client{URL: service.URL, Token: token}
	fmt.Fprintln(out, "Loading sample exchange rates and listings ...")
	if err := client.PutRates(ctx, sampleRates()); err != nil {
		return err
	}
	if err := importSamples(ctx, service.URL); err != nil {
		return err
	}
	key, err := demoKey(ctx, client)
	if err != nil {
		return err
	}
	call := call{service.URL, key, service.URL + samples + photo}
	fmt.Fprintln(out, "Appraising", call.image, "...")
	result, err := call.appraise(ctx)
	if err != nil {
		return err
	}
	result.print(out)
	fmt.Fprintf(out, "\nKey          %s\n\n%s\n", key, call.curl())
	if !*once {
		fmt.Fprintf(out, "\nmake key NAME=me CREDITS=100 URL=%s\n", service.URL)
		fmt.Fprintf(out, "\nLoupe runs at %s until you press Ctrl-C.\n", service.URL)
		select {
		case <-ctx.Done():
			fmt.Fprintln(out)
		case <-service.Ended():
			return errors.New("the service has ended")
		}
	}
	if result.Appraisal == nil {
		return errors.New("there was no appraisal")
	}
	return nil
}

// standIns starts the stand-ins for the outside services, where the photo shows what the sample photo does, and sets the
// variables and secrets of a service that calls them.
func standIns(vars map[string]string) (stop func()) {
	web := upstream.New()
	web.SetItem(upstream.F2)
	stop = web.Listen()
	settings, secrets := web.Configure("openai", strings.Join(append(upstream.Names("search"), "catalog"), ","))
	maps.Copy(vars, settings)
	maps.Copy(vars, secrets)
	vars["ECB_RATES_URL"] = "off" // the sample rates have more currencies
	return stop
}

// importSamples loads the listings with the program that operators use. An interrupt reaches that by itself.
func importSamples(ctx context.Context, service string) error {
	command := exec.Command("go", "run", "./build/import", "-csv", "build/out/assets"+samples+"listings.csv",
		"-persist", state, "-image-base", service+samples)
	text, err := command.CombinedOutput()
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if err != nil {
		return fmt.Errorf("import: %w\n%s", err, text)
	}
	return nil
}
