// Demo runs Loupe on this machine with sample data, appraises a sample photo and shows how to call the service:
//
//	go run ./build/operate/demo [-once] [-port PORT] [-upstreams]
//
// With -upstreams the service calls a vision model and searches, as a deployed service does. The vendors are
// stand-ins on this machine, from tests/upstream, with made-up listings. They know what the sample photos show.
//
// The demo has a KV, a D1, variables and secrets of its own, in .wrangler/demo. It reads neither .dev.vars nor
// operator.toml nor the data of wrangler dev. Its exchange rates are made up. It can be repeated: it reuses the
// account and the listings, and tops up the account to 1,000 credits. The service runs until it is interrupted or,
// with -once, until the appraisal is printed. The exit status is 0 only if there is an appraisal.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"os/signal"
	"strconv"
	"strings"
	"syscall"

	"loupe/build/operate/admin"
	"loupe/build/operate/dev"
	"loupe/tests/upstream"
)

const (
	stateDir      = ".wrangler/demo"   // the demo's KV and D1; wrangler dev has its own in .wrangler/state
	varsFile      = stateDir + "/vars" // the demo's variables and secrets, in the format of .dev.vars
	samplesPath   = "/samples/"        // of the service
	samplesFolder = "build/out/assets/samples"
	samplePhoto   = "camera-phone.jpg" // 12 megapixels

	usualPort = 8787

	administrator = "admin@example.com" // may administer the demo in the dashboard
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
	flags := dev.NewFlags("demo", os.Stderr)
	once := flags.Bool("once", false, "stop after the appraisal")
	port := flags.Int("port", 0, fmt.Sprintf("`port` of the service on 127.0.0.1; without it %d, or another if that is in use", usualPort))
	upstreams := flags.Bool("upstreams", false, "call stand-ins for the vendors")
	if err := dev.ParseFlags(flags, args); err != nil {
		return err
	}
	root, err := dev.Root()
	if err != nil {
		return err
	}
	if err := os.Chdir(root); err != nil {
		return err
	}
	switch {
	case *port < 0 || *port > 65535:
		return fmt.Errorf("-port: %d is not a port", *port)
	case *port != 0 && !dev.IsFree(*port):
		return fmt.Errorf("port %d is in use; choose another one", *port)
	case *port == 0 && dev.IsFree(usualPort):
		*port = usualPort
	case *port == 0:
		fmt.Fprintf(out, "Port %d is in use; the service gets another one.\n", usualPort)
	}

	vars := map[string]string{
		"ALLOW_LOCAL_IMAGES": "1", "ECB_RATES_URL": "off", // the sample rates stay
		"DEV_SIGN_IN": "1", "ADMINS": administrator, "SIGNUP_CREDITS": strconv.Itoa(demoCredits),
	}
	if *upstreams {
		stop, err := standIns(vars)
		if err != nil {
			return err
		}
		defer stop()
		fmt.Fprintln(out, "VISION", vars["VISION"], "and SEARCH", vars["SEARCH"], "are stand-ins on this machine. They recognise the sample photos, and no others.")
	}
	token, err := writeVars(vars)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "The demo's data are in %s, its variables and secrets in %s. Your own are not read or changed.\n", stateDir, varsFile)
	fmt.Fprintln(out, "Starting the Worker in workerd ...")
	service, err := dev.Start(ctx, dev.Options{Persist: stateDir, Port: *port, EnvFile: varsFile})
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
	request := call{service.URL, key, service.URL + samplesPath + samplePhoto}
	fmt.Fprintln(out, "Appraising", request.image, "...")
	result, err := request.appraise(ctx)
	if err != nil {
		return err
	}
	result.print(out)
	fmt.Fprintf(out, "\nKey          %s\n\n%s\n", key, request.curl())
	if !*once {
		fmt.Fprintf(out, "\nADMIN_TOKEN=%s make key NAME=me CREDITS=100 URL=%s\n", token, service.URL)
		fmt.Fprintf(out, "\nDashboard    %s/dashboard/\n             Sign in with any address. %s may administer.\n", service.URL, administrator)
		fmt.Fprintf(out, "\nLoupe is running at %s. Press Ctrl-C to stop it. In another terminal, try the command:\n\n%s\n", service.URL, commands(service.URL))
		select {
		case <-ctx.Done():
			fmt.Fprintln(out)
		case <-service.Ended():
			return errors.New("the service has stopped")
		}
	}
	if result.Appraisal == nil {
		return errors.New("there was no appraisal")
	}
	return nil
}

// commands are two commands to try with a service.
func commands(url string) string {
	return "go run ./build/products/loupe login --url " + url + "\ngo run ./build/products/loupe appraise " + samplesFolder + "/" + samplePhoto
}

// standIns starts stand-ins for the vendors, which recognise the products of the sample listings. standIns adds to vars the
// variables and secrets that make a service call the stand-ins.
func standIns(vars map[string]string) (stop func(), err error) {
	samples, err := readSamples(samplesFolder)
	if err != nil {
		return nil, err
	}
	web := upstream.New()
	web.Recognise(recognise(samples))
	stop = web.Listen()
	settings, secrets := web.Configure("openai", strings.Join(append(upstream.Names(upstream.Search), "catalog"), ","))
	maps.Copy(vars, settings)
	maps.Copy(vars, secrets)
	vars["ECB_RATES_URL"] = "off" // the sample rates have more currencies
	return stop, nil
}

// importSamples loads the sample listings with build/operate/import, as an operator would. It does not stop the
// program when ctx ends, because Ctrl-C already interrupts it.
func importSamples(ctx context.Context, service string) error {
	command := exec.Command("go", "run", "./build/operate/import", "-csv", samplesFolder+"/listings.csv",
		"-persist", stateDir, "-image-base", service+samplesPath)
	text, err := command.CombinedOutput()
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if err != nil {
		return fmt.Errorf("import: %w\n%s", err, text)
	}
	return nil
}
