package health_test

import (
	"context"
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"

	"loupe/worker/console/consoletest"
)

// faults returns the variables that GET /admin/health names.
func faults(f *consoletest.Fixture) (variables []string) {
	f.Helper()
	for _, item := range f.OK(200, "GET", "/admin/health", "")["faults"].([]any) {
		fault := item.(consoletest.Object)
		if fault["problem"] == "" || fault["remedy"] == "" {
			f.Errorf("got %v, want a problem and a remedy", fault)
		}
		variables = append(variables, fault["variable"].(string))
	}
	return variables
}

// reportHealth makes the data plane report this.
func reportHealth(f *consoletest.Fixture, report string) {
	f.Console.Health = func(context.Context) ([]byte, error) { return []byte(report), nil }
}

func TestHealthHasTheMistakesOfBothPlanes(t *testing.T) {
	f := consoletest.Open(t)
	reportHealth(f, `{"status":"degraded","rates":{"date":"2026-04-30","age_days":1},"upstreams":[{"name":"ebay","missing":"EBAY_CREDENTIALS"}],
			"model":{"provider":"openai","name":null,"state":"gone","ends":null},
			"faults":[{"variable":"EBAY_CREDENTIALS","problem":"it is not set","remedy":"set it"}]}`)
	f.Vars["PACKS"] = "starter"
	got := f.OK(200, "GET", "/admin/health", "")
	rates, upstreams := got["rates"].(consoletest.Object), got["upstreams"].([]any)
	model, _ := got["model"].(consoletest.Object)
	if got["status"] != "degraded" || rates["age_days"] != 1.0 || len(upstreams) != 1 || model["state"] != "gone" {
		t.Errorf("got %v, want the data plane's status, rates, upstreams and model", got)
	}
	f.Equal("faults of both planes", faults(f), []string{"EBAY_CREDENTIALS", "PACKS"})
}

func TestHealthNamesEachMistakeOfTheControlPlane(t *testing.T) {
	f := consoletest.Open(t)
	usual := f.Vars
	for name, c := range map[string]struct {
		variables map[string]string
		want      []string
	}{
		"all is well":           {map[string]string{"OIDC_ISSUER": "https://id.example.com", "OIDC_CLIENT_ID": "c", "SIGNUP_CREDITS": "50", "ADMINS": "a@example.com, b@example.com", "ECB_RATES_URL": "off"}, nil},
		"short admin token":     {map[string]string{"ADMIN_TOKEN_PREVIOUS": "short"}, []string{"ADMIN_TOKEN_PREVIOUS"}},
		"weak admin token":      {map[string]string{"ADMIN_TOKEN_PREVIOUS": "0123456789012345678901234567890"}, []string{"ADMIN_TOKEN_PREVIOUS"}},
		"strong admin token":    {map[string]string{"ADMIN_TOKEN_PREVIOUS": "01234567890123456789012345678901"}, nil},
		"nothing is rotated":    {map[string]string{"ADMIN_TOKEN_PREVIOUS": "same"}, []string{"ADMIN_TOKEN_PREVIOUS"}},
		"short session secret":  {map[string]string{"SESSION_SECRET": "short"}, []string{"SESSION_SECRET"}},
		"no session secret":     {map[string]string{"SESSION_SECRET": "", "GITHUB_CLIENT_ID": "c", "GITHUB_CLIENT_SECRET": "s"}, []string{"SESSION_SECRET"}},
		"no way to sign in":     {map[string]string{"SESSION_SECRET": ""}, nil},
		"half of a provider":    {map[string]string{"OIDC_CLIENT_ID": "c", "GITHUB_CLIENT_ID": "c"}, []string{"OIDC_ISSUER", "GITHUB_CLIENT_SECRET"}},
		"no address":            {map[string]string{"ADMINS": "a@example.com bob", "SUPPORT": "c@example.com,d"}, []string{"ADMINS", "SUPPORT"}},
		"credits":               {map[string]string{"SIGNUP_CREDITS": "fifty"}, []string{"SIGNUP_CREDITS"}},
		"half of Stripe":        {map[string]string{"STRIPE_SECRET_KEY": "sk"}, []string{"STRIPE_WEBHOOK_SECRET"}},
		"packs without Stripe":  {map[string]string{"PACKS": "starter 1000 10.00 USD"}, []string{"STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"}},
		"issuer":                {map[string]string{"OIDC_ISSUER": "foo", "OIDC_CLIENT_ID": "c"}, []string{"OIDC_ISSUER"}},
		"issuer over http":      {map[string]string{"OIDC_ISSUER": "http://id.example.com", "OIDC_CLIENT_ID": "c"}, []string{"OIDC_ISSUER"}},
		"issuer with a query":   {map[string]string{"OIDC_ISSUER": "https://id.example.com/?a", "OIDC_CLIENT_ID": "c"}, []string{"OIDC_ISSUER"}},
		"switches that are off": {map[string]string{"TRANSCRIPTS": "0", "READ_REPLICAS": "0", "ALLOW_LOCAL_IMAGES": "0"}, nil},
		"switches":              {map[string]string{"TRANSCRIPTS": "yes", "READ_REPLICAS": "on", "ALLOW_LOCAL_IMAGES": "true"}, []string{"TRANSCRIPTS", "READ_REPLICAS", "ALLOW_LOCAL_IMAGES"}},
		"proofs":                {map[string]string{"MCP_REGISTRY_AUTH": "v=MCPv1; k=ed25519; p=AAAA", "OPENAI_APPS_CHALLENGE": strings.Repeat("t", 4096)}, nil},
		"no proofs":             {map[string]string{"MCP_REGISTRY_AUTH": "v=MCPv1;\nk=", "OPENAI_APPS_CHALLENGE": strings.Repeat("t", 4097)}, []string{"MCP_REGISTRY_AUTH", "OPENAI_APPS_CHALLENGE"}},
		"legal pages":           {map[string]string{"TERMS_URL": "https://e.com/t?a=b#c", "PRIVACY_URL": "https://e.com/p", "IMPRINT_URL": "https://e.com/i", "SUPPORT_EMAIL": "help@e.com"}, nil},
		"no legal pages": {map[string]string{"TERMS_URL": "http://e.com/", "PRIVACY_URL": "https://e.com/<b>", "IMPRINT_URL": "https://e.com/" + strings.Repeat("i", 250), "SUPPORT_EMAIL": "help\n@e.com"},
			[]string{"TERMS_URL", "PRIVACY_URL", "IMPRINT_URL", "SUPPORT_EMAIL"}},
		"registration":       {map[string]string{"OAUTH_REGISTRATION": "1", "OAUTH_REDIRECT_SCHEMES": "cursor javascript"}, []string{"OAUTH_REGISTRATION", "OAUTH_REDIRECT_SCHEMES"}},
		"registration is on": {map[string]string{"OAUTH_REGISTRATION": "on", "OAUTH_REDIRECT_SCHEMES": "cursor,vscode"}, nil},
		"rates":              {map[string]string{"ECB_RATES_URL": "http://example.com/"}, []string{"ECB_RATES_URL"}},
	} {
		f.Vars = maps.Clone(usual)
		for name, value := range c.variables {
			if value == "same" {
				value = f.Vars["ADMIN_TOKEN"]
			}
			f.Vars[name] = value
		}
		f.Equal(name, faults(f), c.want)
		f.Equal(name+": status", f.OK(200, "GET", "/admin/health", "")["status"], map[bool]string{true: "ok", false: "degraded"}[len(c.want) == 0])
	}
}

func TestTestKeyOnAPublicHostIsAFault(t *testing.T) {
	for key, want := range map[string][]string{"sk_test_1": {"STRIPE_SECRET_KEY"}, "rk_test_1": {"STRIPE_SECRET_KEY"}, "sk_live_1": nil, "rk_live_1": nil} {
		f := consoletest.Open(t)
		f.Vars["STRIPE_SECRET_KEY"], f.Vars["STRIPE_WEBHOOK_SECRET"] = key, "whsec_1"
		f.Equal(key+" on this machine", faults(f), []string(nil))
		r := consoletest.Request("GET", "/admin/health", "")
		r.Host = "loupe.example.com"
		r.Header.Set("Authorization", "Bearer "+f.Vars["ADMIN_TOKEN"])
		var got []string
		for _, item := range consoletest.Body(t, f.Do(r))["faults"].([]any) {
			got = append(got, item.(consoletest.Object)["variable"].(string))
		}
		f.Equal(key, got, want)
	}
}

func TestMissingAndOldExchangeRatesAreMistakes(t *testing.T) {
	for rates, want := range map[string][]string{
		"null": {"ECB_RATES_URL"}, `{"date":"2026-04-24","age_days":7}`: nil, `{"date":"2026-04-23","age_days":8}`: {"ECB_RATES_URL"},
	} {
		f := consoletest.Open(t)
		reportHealth(f, `{"status":"ok","rates":`+rates+`,"upstreams":[],"faults":[]}`)
		f.Equal(rates, faults(f), want)
	}
}

func TestSecretsAreComparedWithTheEndpoints(t *testing.T) {
	f := consoletest.Open(t)
	const allowed = "VISION_API_KEY@api.openai.com EBAY_CREDENTIALS@api.ebay.com EBAY_TOKEN@API.ebay.com VISION_API_KEY@127.0.0.1:99"
	openAI := func(url string) string {
		return `{"provider":"openai","variable":"VISION_BASE_URL","base_url":"` + url + `","secrets":["VISION_API_KEY"]}`
	}
	ebay := func(name string) string {
		return `{"provider":"` + name + `","variable":"EBAY_BASE_URL","base_url":"https://api.ebay.com","secrets":["EBAY_CREDENTIALS","EBAY_TOKEN"]}`
	}
	for name, c := range map[string]struct {
		endpoints, secrets string
		token              string
		want               []string
	}{
		"all is well":       {openAI("https://api.openai.com/v1") + "," + ebay("ebay"), allowed, "", nil},
		"other host":        {openAI("https://proxy.example.com/v1"), allowed, "", []string{"SECRETS"}},
		"host in capitals":  {openAI("https://API.OpenAI.com:443/v1"), allowed, "", nil},
		"other port":        {openAI("https://api.openai.com:8443"), allowed, "", []string{"SECRETS"}},
		"plain http":        {openAI("http://api.openai.com"), allowed, "", []string{"SECRETS"}},
		"http with a port":  {openAI("http://127.0.0.1:99"), allowed, "", nil},
		"no URL":            {openAI("api.openai.com"), allowed, "", []string{"VISION_BASE_URL"}},
		"no token allowed":  {ebay("ebay") + "," + ebay("ebay-image"), "EBAY_CREDENTIALS@api.ebay.com", "", []string{"SECRETS", "SECRETS"}},
		"token has a value": {ebay("ebay"), allowed, "v^1.1", []string{"EBAY_TOKEN"}},
		"malformed entry":   {openAI("https://api.openai.com"), allowed + " sk-pasted-by-mistake", "", []string{"SECRETS"}},
		"nothing is sent":   {"", "", "", nil},
	} {
		f.Vars["SECRETS"], f.Vars["EBAY_TOKEN"] = c.secrets, c.token
		reportHealth(f, `{"status":"ok","rates":{"date":"2026-05-01","age_days":0},"upstreams":[],"faults":[],"endpoints":[`+c.endpoints+`]}`)
		f.Equal(name, faults(f), c.want)
		if body := f.Send("GET", "/admin/health", "").Body.String(); strings.Contains(body, "sk-pasted") || strings.Contains(body, "v^1.1") {
			t.Errorf("%s: got %s, want no secret", name, body)
		}
	}
}

func TestHealthIsShownIfTheDataPlaneIsDown(t *testing.T) {
	f := consoletest.Open(t)
	for _, health := range []func(context.Context) ([]byte, error){
		func(context.Context) ([]byte, error) { return nil, errors.New("status 500") },
		func(context.Context) ([]byte, error) { return []byte("<html>"), nil },
	} {
		f.Logged.Reset()
		f.Console.Health = health
		got := f.OK(200, "GET", "/admin/health", "")
		if got["status"] != "down" || !slices.Equal(faults(f), []string{"core.wasm"}) || !strings.Contains(f.Logged.String(), "health") {
			t.Errorf("got %v and log %q, want down and the reason in the log", got, &f.Logged)
		}
	}
}

func TestSetupNamesWhatIsMissingForAValue(t *testing.T) {
	const (
		rates   = `{"date":"2026-05-01","age_days":0}`
		catalog = `{"name":"catalog","kind":"search","configured":true}`
		model   = `,{"name":"workers-ai","kind":"vision","configured":true}`
		search  = `,{"name":"serper-shopping","kind":"search","configured":true}`
	)
	for name, c := range map[string]struct {
		rates, upstreams string
		listings         []string // their account and source
		want             []string // missing steps
	}{
		"new":                     {"null", catalog, nil, []string{"identification", "listings", "rates"}},
		"a model":                 {rates, catalog + model, nil, []string{"listings"}},
		"a model and a search":    {rates, catalog + model + search, nil, nil},
		"a model and listings":    {rates, catalog + model, []string{"", "shop.csv"}, nil},
		"a search alone":          {rates, catalog + search, nil, []string{"identification"}},
		"secrets are missing":     {rates, catalog + strings.ReplaceAll(model+search, "true", "false"), nil, []string{"identification", "listings"}},
		"the sample catalogue":    {rates, catalog + model, []string{"", "samples"}, []string{"listings"}},
		"listings of one account": {rates, catalog + model, []string{"acct_1", "shop.csv"}, []string{"listings"}},
	} {
		f := consoletest.Open(t)
		f.Exec(`INSERT INTO account (id, name, created_at) VALUES ('acct_1', 'n', 0)`)
		if l := c.listings; l != nil {
			f.Exec(`INSERT INTO listing (account, id, title, source) VALUES (nullif(?, ''), 'a', 't', ?)`, l[0], l[1])
		}
		reportHealth(f, `{"status":"ok","rates":`+c.rates+`,"upstreams":[`+c.upstreams+`],"faults":[]}`)
		var missing []string
		steps := f.OK(200, "GET", "/admin/health", "")["setup"].([]any)
		for _, item := range steps {
			step := item.(consoletest.Object)
			if step["text"] == "" || (step["remedy"] == "") != step["done"].(bool) {
				t.Errorf("%s: got %v, want a text, and a remedy unless it is done", name, step)
			}
			if step["done"] == false {
				missing = append(missing, step["name"].(string))
			}
		}
		if len(steps) != 3 {
			t.Errorf("%s: got %d steps, want 3", name, len(steps))
		}
		f.Equal(name, missing, c.want)
	}
}
