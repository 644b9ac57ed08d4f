// Source searches one source of listings, and prints the requests, the answers, and what was read from each row:
//
//	go run ./build/operate/source -name NAME -query WORDS [-country CODE] [-brand NAME] [-model NAME] [-gtin NUMBER] [-file FILE] [-vars FILE]
//
// The sources are those of the variable SOURCES, or with -file those in a file: an array, or a single source. Text searches
// that are built in can be tried, too. Variables come from the JSON object in the file -vars and from .dev.vars, secrets from
// .dev.vars and from the environment. Secrets are not printed.
//
// The search runs natively on the code that the Worker runs in wasm. The exit status is 0 if it returned listings, else 1.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"loupe/build/operate/dev"
	"loupe/build/products/host"
	"loupe/core/base/date"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/market"
	"loupe/core/market/product"
	"loupe/core/upstream"
	"loupe/core/upstream/search"
	"loupe/core/upstream/vision"
)

func main() { dev.Main("source", run) }

func run(_ context.Context, args []string, stdout, stderr io.Writer) error {
	flags := dev.NewFlags("source", stderr)
	name := flags.String("name", "", "`name` of the source (required)")
	var q search.Query
	flags.StringVar(&q.Keywords, "query", "", "`words` to search for (required)")
	flags.StringVar(&q.Country, "country", "US", "`code` of the country (ISO 3166-1 alpha-2)")
	flags.StringVar(&q.Brand, "brand", "", "brand of the item")
	flags.StringVar(&q.Model, "model", "", "model of the item")
	gtin := flags.String("gtin", "", "UPC, EAN or GTIN-14 of the item")
	file := flags.String("file", "", "`file` with the source or with an array of sources, in place of SOURCES")
	vars := flags.String("vars", "", "`file` with a JSON object of variables")
	if err := dev.ParseFlags(flags, args, "name", "query"); err != nil {
		return err
	}
	var ok bool
	if q.Currency, ok = market.CurrencyOf(q.Country); !ok {
		return fmt.Errorf("-country: %q is not a country of ISO 3166-1 alpha-2", q.Country)
	}
	q.Text = strings.Join([]string{q.Keywords, q.Brand, q.Model, *gtin}, " ")
	root, err := dev.Root()
	if err != nil {
		return err
	}
	c, err := readConfiguration(*vars, filepath.Join(root, ".dev.vars"))
	if err != nil {
		return err
	}
	if *file != "" {
		if c.vars["SOURCES"], err = readSources(*file); err != nil {
			return err
		}
	}
	c.vars["SEARCH"] = *name
	return try(stdout, c, q, http.DefaultTransport)
}

// configuration has the variables and the values of secrets.
type configuration struct{ vars, secrets map[string]string }

// readConfiguration reads the files. The second takes precedence. Either may be missing. Every name in SECRETS
// that has a value in .dev.vars or in the environment becomes a secret.
func readConfiguration(varsFile, devVarsFile string) (configuration, error) {
	c := configuration{map[string]string{}, map[string]string{}}
	if varsFile != "" {
		text, err := os.ReadFile(varsFile)
		if err != nil {
			return c, err
		}
		all := map[string]any{}
		if err := json.Unmarshal(text, &all); err != nil {
			return c, fmt.Errorf("%s: %w", varsFile, err)
		}
		for name, value := range all {
			if text, isText := value.(string); isText {
				c.vars[name] = text
			} else if name == "SOURCES" {
				return c, errors.New("SOURCES is not a text: put the JSON array between ''' and ''' in operator.toml")
			}
		}
	}
	text, err := os.ReadFile(devVarsFile)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return c, err
	}
	for line := range strings.Lines(string(text)) {
		name, value, isSetting := strings.Cut(line, "=")
		if name = strings.TrimSpace(name); !isSetting || strings.HasPrefix(name, "#") {
			continue
		}
		value = strings.TrimSpace(value)
		if n := len(value); n >= 2 && strings.ContainsRune(`"'`, rune(value[0])) && value[n-1] == value[0] {
			value = value[1 : n-1]
		}
		c.vars[name] = value
	}
	for _, entry := range strings.Fields(c.vars["SECRETS"]) {
		name, _, _ := strings.Cut(entry, "@")
		if value := os.Getenv(name); value != "" {
			c.secrets[name] = value
		} else if c.vars[name] != "" {
			c.secrets[name] = c.vars[name]
		}
		delete(c.vars, name)
	}
	return c, nil
}

// readSources returns the content of a file as an array of sources.
func readSources(file string) (string, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	if sources := strings.TrimSpace(string(text)); !strings.HasPrefix(sources, "{") {
		return sources, nil
	}
	return "[" + string(text) + "]", nil
}

// try searches the source that SEARCH names, and prints what happens. It returns an error if there are no listings.
func try(w io.Writer, c configuration, q search.Query, transport http.RoundTripper) error {
	name := c.vars["SEARCH"]
	rows := 0
	q.Observe = func(r search.Row) {
		rows++
		printRow(w, rows, r)
	}
	var settings search.Settings
	var results []*search.Results
	program := exchange.Program{
		Variables: search.Variables(),
		Secrets:   search.Secrets(),
		Configure: func(config exchange.Config) exchange.Stage {
			settings = search.Configure(config, c.vars["ALLOW_LOCAL_IMAGES"] == "1", vision.Names())
			return func(f *exchange.Flow) {
				results = search.ByText(f, &settings, &q, nil)
				for _, r := range results {
					f.Await(r)
				}
				f.Then(func(f *exchange.Flow) { f.Respond(exchange.Response{Status: 200}) })
			}
		},
	}
	requested := map[string]bool{}
	h, err := host.New(host.Options{
		Guest: host.Native(program), Vars: c.vars, Secrets: c.secrets, Transport: transport,
		Fault: func(e host.Effect, perform func() host.Result) host.Result {
			return printEffect(w, requested, e, perform)
		},
	})
	if err != nil {
		return err
	}
	defer h.Close()
	for _, fault := range settings.Faults() {
		if strings.HasPrefix(fault.Variable, "SOURCES") {
			fmt.Fprintf(w, "fault    %s: %s\n", fault.Variable, fault.Problem)
		}
	}
	if err := checkHosts(c.vars["SECRETS"], settings.Endpoints()); err != nil {
		return err
	}
	for _, s := range settings.Setup() {
		switch {
		case s.Unknown:
			return fmt.Errorf("there is no source %s in SOURCES, and no search of that name is built in", name)
		case s.Missing == "SOURCES":
			return fmt.Errorf("the source %s has faults", s.Provider)
		case s.Missing != "":
			return fmt.Errorf("the secret %s is not set in .dev.vars or in the environment", s.Missing)
		case s.Provider == search.Catalog:
			return errors.New("make source cannot search the catalogue: appraise a product instead")
		}
	}
	h.Do(httptest.NewRequest("GET", "/", nil))
	h.Wait()
	if h.Log() != "" {
		return errors.New(h.Log())
	}
	if len(results) == 0 {
		return fmt.Errorf("%s was not called: the query has no value for one of its parameters, or it is an image search", name)
	}
	r := results[0]
	if r.Err != nil {
		return fmt.Errorf("%s %w", name, r.Err)
	}
	fmt.Fprintf(w, "result   %d listings\n", len(r.Listings))
	if len(r.Listings) == 0 {
		return errors.New("no listings")
	}
	return nil
}

// checkHosts returns an error if the variable SECRETS does not allow a secret to be sent to its endpoint.
func checkHosts(secrets string, endpoints []upstream.Endpoint) error {
	allowed := strings.Fields(strings.ToLower(secrets))
	for _, e := range endpoints {
		base, err := url.Parse(e.BaseURL)
		if err != nil {
			return err
		}
		for _, secret := range e.Secrets {
			if entry := secret + "@" + base.Host; !slices.Contains(allowed, strings.ToLower(entry)) {
				return fmt.Errorf("SECRETS has no entry %s: add it, so that %s may be sent there", entry, secret)
			}
		}
	}
	return nil
}

// printEffect performs an effect, and prints the request and the answer if it is a fetch. Requested has the requests until now:
// one that is in it is a retry.
func printEffect(w io.Writer, requested map[string]bool, e host.Effect, perform func() host.Result) host.Result {
	if e.Kind != exchangetest.Fetch {
		return perform()
	}
	request, label := e.Method+" "+e.URL, "request "
	if requested[request] {
		label = "retry   "
	}
	requested[request] = true
	fmt.Fprintln(w, label, request)
	for _, header := range e.Headers {
		fmt.Fprintf(w, "         %s: %s\n", header.Name, header.Value)
	}
	for _, part := range e.Parts {
		fmt.Fprintf(w, "         %s\n", excerpt(string(part.Literal)))
	}
	result := perform()
	if status, body, ok := host.FetchAnswer(result); ok {
		fmt.Fprintf(w, "answer   %d, %d bytes: %s\n", status, len(body), excerpt(string(body)))
	} else {
		fmt.Fprintf(w, "answer   none: %s\n", result.Payload)
	}
	return result
}

func printRow(w io.Writer, number int, r search.Row) {
	fmt.Fprintf(w, "row %-4d %s\n", number, excerpt(r.JSON))
	for _, l := range r.Listings {
		printListing(w, l)
	}
	for _, p := range r.Problems {
		fmt.Fprintf(w, "         - %s\n", p)
	}
}

func printListing(w io.Writer, l product.Listing) {
	price, kind, day := "no price", "asked", ""
	if l.Price.Known() {
		price = l.Price.String() + " " + l.Price.Currency
	}
	if l.Sold {
		kind = "sold"
	}
	if l.Date != 0 {
		day = date.Format(l.Date)
	}
	fields := []string{price, kind, l.Condition.String(), day, l.Vendor, l.ID, l.URL, l.Image}
	fields = slices.DeleteFunc(fields, func(field string) bool { return field == "" })
	fmt.Fprintf(w, "         + %s\n           %s\n", l.Title, strings.Join(fields, ", "))
}

const maxExcerpt = 300 // bytes

// excerpt returns the beginning of a text on one line.
func excerpt(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	if len(s) <= maxExcerpt {
		return s
	}
	s = s[:maxExcerpt]
	for !utf8.ValidString(s) {
		s = s[:len(s)-1]
	}
	return s + " ..."
}
