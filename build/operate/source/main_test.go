package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"loupe/core/upstream/search"
	"loupe/tests/fixture"
	"loupe/tests/upstream"
)

// tried tries a source of docs/SOURCES.md, or one that is built in, against its stand-in.
func tried(t *testing.T, name, query string, change ...func(c configuration, web *upstream.Web)) (output string, err error) {
	t.Helper()
	web := upstream.New()
	c := configuration{}
	c.vars, c.secrets = web.Configure("", name)
	web.AddSources(fixture.DocumentedSources(t), c.vars, c.secrets)
	for _, f := range change {
		f(c, web)
	}
	var out bytes.Buffer
	err = try(&out, c, search.Query{Keywords: query, Text: query, Country: "US", Currency: "USD"}, web)
	for _, secret := range web.Secrets() {
		if strings.Contains(out.String(), secret.Value) || err != nil && strings.Contains(err.Error(), secret.Value) {
			t.Errorf("got a secret of %s in\n%s\n%v", secret.Vendor, &out, err)
		}
	}
	for _, violation := range web.Violations() {
		t.Errorf("violation: %s", violation)
	}
	return out.String(), err
}

func TestTrialShowsWhatWasRead(t *testing.T) {
	for name, want := range map[string][]string{
		"sold-prices": {
			"request  GET https://api.soldprices.example.com/v1/sales?q=Halden%20Scout%2035&country=US&limit=50\n         authorization: Bearer ${SOLD_PRICES_KEY}\n",
			"answer   200, ", `row 1    {"condition":"B",`,
			"+ Halden Scout 35 rangefinder camera\n           401.00 USD, sold, good, 2026-10-30, Sample Market, 918273, https://market.example.com/sold/918273",
			"- dropped: a sale without a price", "- dropped: url has no public https URL: it must use https", "result   3 listings\n",
		},
		"camera-shop": {
			`request  POST https://shop.example.com/api/search`, "x-api-key: ${CAMERA_SHOP_KEY}", `"text": "Halden Scout 35"`, `"page_size": 50`,
			"425.90 USD, asked, very good, Example Camera Shop, HS35-0412, https://shop.example.com/p/halden-scout-35-0412",
			"no price, asked, good", "- no price: there is none in the form of price_format", "result   3 listings\n",
		},
		"auction-house": {"378.00 GBP, sold, used, 2026-11-05, Example Auctions, 114, https://auctions.example.com/lots/114", "1323.00 GBP, sold", "result   2 listings\n"},
		"wholesaler": {
			"request  POST https://api.wholesale.example.com/v1/offers\n", "         key=${WHOLESALER_KEY}&words=Halden%20Scout%2035&after=\n",
			"         key=${WHOLESALER_KEY}&words=Halden%20Scout%2035&after=offset%2F2\n",
			"368.90 EUR, asked, used, 2026-11-05, Example Wholesale, W-7701, https://wholesale.example.com/offer/W-7701",
			"+ Halden Scout 35 camera\n           320.00 EUR, asked, used, Example Wholesale, W-7703", "- no date: there is none in the form of date_format", "result   3 listings\n",
		},
		"serper-shopping": {"request  POST https://google.serper.dev/shopping", "+ Halden Scout 35 rangefinder film camera\n           429.00 USD, asked"},
	} {
		got, err := tried(t, name, "Halden Scout 35")
		if err != nil {
			t.Errorf("%s: %v\n%s", name, err, got)
		}
		for _, text := range want {
			if !strings.Contains(got, text) {
				t.Errorf("%s: got\n%s\nwant in it\n%s", name, got, text)
			}
		}
	}
}

func TestTrialSaysWhatIsWrong(t *testing.T) {
	set := func(name, value string) func(configuration, *upstream.Web) {
		return func(c configuration, _ *upstream.Web) { c.vars[name] = value }
	}
	behave := func(vendor string, b upstream.Behaviour) func(configuration, *upstream.Web) {
		return func(_ configuration, web *upstream.Web) { web.Vendor(vendor).Behave(b) }
	}
	for _, c := range []struct {
		name   string
		change func(configuration, *upstream.Web)
		output string
		err    string
	}{
		{"nobody", set("SEARCH", "nobody"), "", "there is no source nobody in SOURCES"},
		{"catalog", set("SEARCH", "catalog"), "", "cannot search the catalogue"},
		{"sold-prices", set("SOURCES", `[{"name":"sold-prices"}]`), "fault    SOURCES[0].title: is missing\n", "the source sold-prices has faults"},
		{"sold-prices", func(c configuration, _ *upstream.Web) { delete(c.secrets, "SOLD_PRICES_KEY") }, "", "the secret SOLD_PRICES_KEY is not set"},
		{"sold-prices", set("SECRETS", "OTHER@api.soldprices.example.com"), "", "SECRETS has no entry SOLD_PRICES_KEY@api.soldprices.example.com: add it"},
		{"wholesaler", set("SECRETS", "WHOLESALER_KEY@example.com"), "", "SECRETS has no entry WHOLESALER_KEY@api.wholesale.example.com: add it"},
		{"sold-prices", behave("sold prices", upstream.Behaviour{Body: upstream.NoResults}), "result   0 listings", "no listings"},
		{"sold-prices", behave("sold prices", upstream.Behaviour{Status: 500, Body: upstream.Echo}), "authorization: Bearer ${SOLD_PRICES_KEY}", "sold-prices answered with an HTTP error"},
		{"auction-house", behave("auction house", upstream.Behaviour{Body: upstream.WrongShapes}), "", "auction-house sent a response in an unexpected format"},
		{"serper-lens", set("SEARCH", "serper-lens"), "", "was not called"},
	} {
		got, err := tried(t, c.name, "Halden Scout 35", c.change)
		if err == nil || !strings.Contains(err.Error(), c.err) || !strings.Contains(got, c.output) {
			t.Errorf("%s: got %v and\n%s\nwant the error %q and in the output %q", c.name, err, got, c.err, c.output)
		}
	}
}

func TestConfigurationComesFromBothFiles(t *testing.T) {
	folder := t.TempDir()
	write := func(name, text string) string {
		file := filepath.Join(folder, name)
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return file
	}
	t.Setenv("SECOND", "from the environment")
	vars := write("vars.json", `{"SOURCES":"[1]","SECRETS":"FIRST@a.com SECOND@b.com THIRD@c.com","OTHER":7}`)
	devVars := write(".dev.vars", "# a comment\nFIRST=\"one=1\"\nSOURCES='[{\"a\": 1}]'\nUNLISTED=x\n\n")
	c, err := readConfiguration(vars, devVars)
	if err != nil {
		t.Fatal(err)
	}
	if c.vars["SOURCES"] != `[{"a": 1}]` || len(c.secrets) != 2 || c.secrets["FIRST"] != "one=1" || c.secrets["SECOND"] != "from the environment" || c.vars["FIRST"] != "" {
		t.Errorf("got %+v, want SOURCES of .dev.vars, the secrets FIRST and SECOND, and no secret among the variables", c)
	}
	if _, err := readConfiguration(write("array.json", `{"SOURCES":[{}]}`), devVars); err == nil || !strings.Contains(err.Error(), "SOURCES is not a text") {
		t.Errorf("got %v for an array in place of a text, want an error that says so", err)
	}
	if c, err := readConfiguration("", filepath.Join(folder, "nothing")); err != nil || len(c.vars) > 0 {
		t.Errorf("got %+v, %v without files, want no variables", c, err)
	}
	for text, want := range map[string]string{`{"a":1}`: `[{"a":1}]`, ` [{"a":1}] `: `[{"a":1}]`} {
		if got, err := readSources(write("sources.json", text)); err != nil || got != want {
			t.Errorf("readSources(%s) = %s, %v, want %s", text, got, err, want)
		}
	}
}
