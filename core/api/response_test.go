package api_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"loupe/core/api"
	"loupe/core/base/sha256"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/store/ledger"
)

func row(values ...exchange.Value) exchangetest.Answer {
	return exchangetest.Rows(exchangetest.OneRow(values...))
}

// repeated is a host that knows the idempotency key of a request: of one with this body, in this state.
func repeated(body string, answer exchange.Value, state string) *script {
	s := healthy()
	s.storage = map[string]exchangetest.Answer{
		ledger.HoldCredits: exchangetest.Fail(exchange.Failed, "UNIQUE constraint failed: "+string(ledger.DuplicateIdempotencyKey)),
		ledger.FindReplay.SQL: row(exchange.Text("apr_1"), exchange.Text(sha256.Hex([]byte(body))), exchange.Text(state), exchange.Int(10), exchange.Int(75), answer,
			exchange.Value{}, exchange.Value{}, exchange.Value{}, exchange.Int(0)),
	}
	return s
}

func expectHeaders(t *testing.T, r *exchange.Response, want map[string]string) {
	t.Helper()
	for name, value := range want {
		if got := r.Headers.Get(name); got != value {
			t.Errorf("header %s is %q, want %q", name, got, value)
		}
	}
}

// The idempotency key stands for the bytes of the body.
func TestIdempotencyConflicts(t *testing.T) {
	request := post(validBody, exchange.Header{Name: "idempotency-key", Value: "once"})
	x, d := repeated(validBody+" ", exchange.Text("{}"), ledger.Posted).do(t, request)
	if d.Status != 409 || d.Code != "IDEMPOTENCY_CONFLICT" || d.Field != "Idempotency-Key" || x.Response.Headers.Get("retry-after") != "" {
		t.Errorf("another body: got %+v, Retry-After %q", d, x.Response.Headers.Get("retry-after"))
	}
	x, d = repeated(validBody, exchange.Value{}, ledger.Pending).do(t, request)
	if d.Status != 409 || d.Code != "IDEMPOTENCY_CONFLICT" || x.Response.Headers.Get("retry-after") != "5" {
		t.Errorf("in progress: got %+v, Retry-After %q, want 5", d, x.Response.Headers.Get("retry-after"))
	}
}

// report returns the response to the host's own question for the health, and the log.
func report(t *testing.T, rates exchangetest.Answer, target string, variables exchange.Headers, secrets ...string) (body string, log []string) {
	t.Helper()
	host := exchangetest.New(t, api.Program())
	host.Now, host.Variables, host.Secrets = 1_795_305_600_000, variables, secrets // 2026-11-22
	host.Answer = func(e exchangetest.Effect) exchangetest.Answer {
		if e.Kind == exchangetest.Fetch {
			return exchangetest.Fail(exchange.Network, "the model's vendor does not answer")
		}
		return rates
	}
	x := host.Do(exchange.Request{Method: "GET", Path: target})
	if x.Response.Status != 200 {
		t.Fatalf("got status %d, want 200", x.Response.Status)
	}
	return string(x.Response.Body), x.Log
}

func TestHealthIsNotOKWithoutExchangeRates(t *testing.T) {
	for name, c := range map[string]struct {
		rates exchangetest.Answer
		want  string
	}{
		"of today":   {exchangetest.Found(`{"date":"2026-11-22","base":"EUR","rates":{"USD":1.08}}`), `{"status":"ok","rates":{"date":"2026-11-22","age_days":0},`},
		"old":        {exchangetest.Found(`{"date":"2026-11-02","base":"EUR","rates":{"USD":1.08}}`), `{"status":"ok","rates":{"date":"2026-11-02","age_days":20},`},
		"none":       {exchangetest.NotFound(), `{"status":"degraded","rates":null,`},
		"not valid":  {exchangetest.Found(`{"date":"2026-11-22"}`), `{"status":"degraded","rates":null,`},
		"KV is down": {exchangetest.Fail(exchange.Failed, "down"), `{"status":"degraded","rates":null,`},
	} {
		if got, _ := report(t, c.rates, "/api/v1/health", nil); !strings.HasPrefix(got, c.want) {
			t.Errorf("%s: got %s, want %s...", name, got, c.want)
		}
	}
}

func TestReportListsTheMistakesOfTheConfiguration(t *testing.T) {
	fresh := exchangetest.Found(`{"date":"2026-11-20","base":"EUR","rates":{"USD":1.08}}`)
	for name, c := range map[string]struct {
		rates     exchangetest.Answer
		variables map[string]string
		secrets   []string
		want      []string // the variables that are wrong
	}{
		"nothing set":     {fresh, nil, nil, nil},
		"all is well":     {fresh, map[string]string{"VISION": "openai", "SEARCH": "catalog,ebay,ebay-image"}, []string{"VISION_API_KEY", "EBAY_CREDENTIALS"}, nil},
		"missing secrets": {fresh, map[string]string{"VISION": "openai", "SEARCH": "ebay,ebay-image,serper-lens"}, nil, []string{"VISION_API_KEY", "EBAY_CREDENTIALS", "EBAY_CREDENTIALS", "SERPER_API_KEY"}},
		"no binding":      {fresh, map[string]string{"VISION": "workers-ai"}, nil, []string{"AI"}},
		"mistyped":        {fresh, map[string]string{"VISION": "opneai", "SEARCH": "catalgo"}, nil, []string{"VISION", "SEARCH"}},
		"numbers": {fresh, map[string]string{"CACHE_TTL": "1h", "APPRAISALS_AT_ONCE": "0", "UPLOADS_PER_DAY": "-1", "RETENTION_DAYS": "5000"}, nil,
			[]string{"UPLOADS_PER_DAY", "RETENTION_DAYS", "APPRAISALS_AT_ONCE", "CACHE_TTL"}},
		"others":     {fresh, map[string]string{"DEFAULT_COUNTRY": "UK", "PUBLIC_URL": "loupe.example.com", "VISION": "google-vision", "VISION_IMAGE": "base64"}, []string{"VISION_API_KEY"}, []string{"DEFAULT_COUNTRY", "PUBLIC_URL", "VISION_IMAGE"}},
		"name":       {fresh, map[string]string{"SERVICE_NAME": "Über Taxi!"}, nil, []string{"SERVICE_NAME"}},
		"lower case": {fresh, map[string]string{"DEFAULT_COUNTRY": "gb", "PUBLIC_URL": "https://loupe.example.com/", "CACHE_TTL": "-1", "UPLOADS_PER_DAY": "0"}, nil, nil},
	} {
		t.Run(name, func(t *testing.T) {
			var variables exchange.Headers
			for name, value := range c.variables {
				variables = append(variables, exchange.Header{Name: name, Value: value})
			}
			body, log := report(t, c.rates, exchange.HealthTarget, variables, c.secrets...)
			var document struct {
				Faults []struct{ Variable, Problem, Remedy string }
			}
			if err := json.Unmarshal([]byte(body), &document); err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, f := range document.Faults {
				got = append(got, f.Variable)
				if f.Problem == "" || f.Remedy == "" {
					t.Errorf("got %+v, want a problem and a remedy", f)
				}
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("got the faults %+v, want of %q", document.Faults, c.want)
			}
			logged := 0
			for _, line := range log {
				if strings.HasPrefix(line, `{"log":"fault",`) {
					logged++
				}
			}
			if want := len(c.want); logged != want {
				t.Errorf("got %d faults in the log, want %d: %q", logged, want, log)
			}
		})
	}
}

// The vendor is asked for the configured model with the key of identifications. A model counts as gone only if the answer has
// the vendor's own words for it.
func TestReportSaysWhetherTheVendorHasTheModel(t *testing.T) {
	type vendor struct {
		variables map[string]string
		url       string // of the request; "" if the vendor is not asked
	}
	openAI := vendor{map[string]string{"VISION": "openai", "VISION_MODEL": "m-1"}, "https://api.openai.com/v1/models/m-1"}
	anthropic := vendor{map[string]string{"VISION": "anthropic", "VISION_MODEL": "m-1"}, "https://api.anthropic.com/v1/models/m-1"}
	openRouter := vendor{map[string]string{"VISION": "openai", "VISION_MODEL": "a/m-1:free", "VISION_BASE_URL": "https://openrouter.ai/api/v1/"},
		"https://openrouter.ai/api/v1/model/a/m-1:free"}
	notAsked := func(vision string) vendor { return vendor{map[string]string{"VISION": vision}, ""} }
	const gone, available, unknown = `"name":null,"state":"gone","ends":null`, `"name":"m-1","state":"available","ends":null`, `"name":null,"state":"unknown","ends":null`
	ends := func(date string) exchangetest.Answer { // as OpenAI
		return exchangetest.HTTP(200, `{"id":"m-1","object":"model","created":1686935002,"owned_by":"openai","shutdown_date":`+date+`}`)
	}
	endsOn := func(date string) string { return `"name":"m-1","state":"ending","ends":"` + date + `"` }
	refuses := func(body string) exchangetest.Answer { return exchangetest.HTTP(404, body) }
	for name, c := range map[string]struct {
		vendor
		answer exchangetest.Answer
		want   string // of the model; "" for null
	}{
		"no date":         {openAI, ends(`null`), available},
		"in 60 days":      {openAI, ends(`"2027-01-21"`), endsOn("2027-01-21")},
		"in 61 days":      {openAI, ends(`"2027-01-22"`), available},
		"yesterday":       {openAI, ends(`"2026-11-21"`), endsOn("2026-11-21")},
		"OpenAI, gone":    {openAI, refuses(`{"error":{"message":"The model 'm-1' does not exist","type":"invalid_request_error","param":"model","code":"model_not_found"}}`), gone},
		"Gemini, gone":    {openAI, refuses(`[{"error":{"code":404,"message":"Model is not found: models/m-1 for api version v1beta","status":"NOT_FOUND"}}]`), gone},
		"Anthropic":       {anthropic, exchangetest.HTTP(200, `{"type":"model","id":"m-1-20261001","created_at":"2026-10-01T00:00:00Z"}`), available},
		"Anthropic, gone": {anthropic, refuses(`{"type":"error","error":{"type":"not_found_error","message":"model: m-1"}}`), gone},
		"OpenRouter":      {openRouter, exchangetest.HTTP(200, `{"data":{"id":"a/m-1:free","expiration_date":"2026-12-31"}}`), `"name":"a/m-1:free","state":"ending","ends":"2026-12-31"`},

		"no such endpoint":   {openAI, refuses(`{"error":{"message":"Invalid URL (GET /v1/models/m-1)","type":"invalid_request_error","param":null,"code":null}}`), unknown},
		"vLLM":               {openAI, refuses(`{"detail":"Not Found"}`), unknown},
		"404 of a page":      {openAI, refuses(`<h1>model_not_found</h1>`), unknown},
		"key refused":        {openAI, exchangetest.HTTP(401, `{"error":{"code":"model_not_found"}}`), unknown},
		"redirect":           {openAI, exchangetest.HTTP(302, `{"id":"m-1"}`), unknown},
		"not JSON":           {openAI, exchangetest.HTTP(200, `id: m-1`), unknown},
		"not a model":        {openAI, exchangetest.HTTP(200, `{"id":7,"data":[{"id":"m-1"}]}`), unknown},
		"deep":               {openAI, exchangetest.HTTP(200, strings.Repeat("[", 60<<10)), unknown},
		"huge":               {openAI, exchangetest.HTTP(200, `{"id":"m-1","x":"`+strings.Repeat("x", 64<<10)+`"}`), unknown},
		"late":               {openAI, exchangetest.Fail(exchange.Timeout, "late"), unknown},
		"not allowed":        {openAI, exchangetest.Fail(exchange.Refused, "no"), unknown},
		"no day":             {openAI, ends(`"2026-11-31"`), available},
		"placeholder":        {openAI, ends(`"0001-01-01"`), available},
		"number":             {openAI, ends(`20261211`), available},
		"markup":             {openAI, ends(`"<b>2026-12-11</b>"`), available},
		"list":               {openAI, ends(`["2026-12-11"]`), available},
		"no such vendor":     {notAsked("opneai"), exchangetest.Answer{}, ""},
		"no model":           {notAsked(""), exchangetest.Answer{}, ""},
		"no choice of model": {notAsked("google-vision"), exchangetest.Answer{}, ""},
		"no key":             {notAsked("openai"), exchangetest.Answer{}, ""},
		"a binding":          {notAsked("workers-ai"), exchangetest.Answer{}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			host := exchangetest.New(t, api.Program())
			host.Now = 1_795_305_600_000 // 2026-11-22
			if name != "no key" {
				host.Secrets = []string{"VISION_API_KEY", exchange.BindingAI}
			}
			for name, value := range c.variables {
				host.Variables = append(host.Variables, exchange.Header{Name: name, Value: value})
			}
			host.Answer = func(e exchangetest.Effect) exchangetest.Answer {
				if e.Kind == exchangetest.Fetch {
					return c.answer
				}
				return exchangetest.NotFound()
			}
			x := host.Do(exchange.Request{Method: "GET", Path: exchange.HealthTarget})
			asked := x.Of(exchangetest.Fetch)
			if len(asked) > 1 || len(asked) == 1 != (c.url != "") {
				t.Fatalf("got the requests %v, want one to %q", asked, c.url)
			}
			for _, e := range asked {
				key := e.Headers.Get("authorization") + e.Headers.Get("x-api-key")
				if e.Method != "GET" || e.URL != c.url || !strings.HasSuffix(key, "${VISION_API_KEY}") || !e.Secrets || e.TimeLimit > 2000 {
					t.Errorf("got %v with the key %q and %d ms, want GET %s with the vendor's key and 2 s at most", e, key, e.TimeLimit, c.url)
				}
			}
			var document struct {
				Model  json.RawMessage
				Faults []struct{ Variable, Problem string }
			}
			if err := json.Unmarshal(x.Response.Body, &document); err != nil {
				t.Fatal(err)
			}
			want := "null"
			if c.want != "" {
				want = `{"provider":"` + c.variables["VISION"] + `",` + c.want + `}`
			}
			if string(document.Model) != want {
				t.Errorf("got the model %s, want %s", document.Model, want)
			}
			isFault := slices.ContainsFunc(document.Faults, func(f struct{ Variable, Problem string }) bool { return f.Variable == "VISION_MODEL" })
			if want := c.want == gone || strings.Contains(c.want, "ending"); isFault != want {
				t.Errorf("got the faults %v, want one of VISION_MODEL: %v", document.Faults, want)
			}
		})
	}
}

// The control plane compares them with SECRETS, which the core does not see.
func TestReportSaysWhereSecretsAreSent(t *testing.T) {
	variables := exchange.Headers{{Name: "VISION", Value: "openai"}, {Name: "VISION_BASE_URL", Value: "https://proxy.example.com/v1/"}, {Name: "SEARCH", Value: "catalog,ebay-image"}}
	body, _ := report(t, exchangetest.NotFound(), exchange.HealthTarget, variables, "VISION_API_KEY", "EBAY_CREDENTIALS")
	const want = `"endpoints":[{"provider":"openai","variable":"VISION_BASE_URL","base_url":"https://proxy.example.com/v1","secrets":["VISION_API_KEY"]},` +
		`{"provider":"ebay-image","variable":"EBAY_BASE_URL","base_url":"https://api.ebay.com","secrets":["EBAY_CREDENTIALS","EBAY_TOKEN"]}]`
	if !strings.Contains(body, want) {
		t.Errorf("got %s, want %s in it", body, want)
	}
	if public, _ := report(t, exchangetest.NotFound(), "/api/v1/health", variables); strings.Contains(public, "proxy.example.com") {
		t.Errorf("GET /health: got %s, want no endpoint", public)
	}
}

// An isolate serves many requests. One of them is enough to tell the operator.
func TestFaultsAreLoggedOncePerHost(t *testing.T) {
	host := exchangetest.New(t, api.Program())
	host.Variables = exchange.Headers{{Name: "SEARCH", Value: "catalgo"}}
	var lines []int
	for range 3 {
		lines = append(lines, len(host.Do(exchange.Request{Method: "GET", Path: "/api/v1/nothing"}).Log))
	}
	if !slices.Equal(lines, []int{2, 1, 1}) {
		t.Errorf("got %d lines, want 2 in the first exchange and 1 in the others", lines)
	}
}

// Nobody but the host can ask for the report: the path of a request begins with a slash.
func TestReportIsNoPath(t *testing.T) {
	host := exchangetest.New(t, api.Program())
	for _, path := range []string{"/health", "/" + exchange.HealthTarget, "//health"} {
		if x := host.Do(exchange.Request{Method: "GET", Path: path}); x.Response.Status != 404 {
			t.Errorf("%s: got status %d, want 404", path, x.Response.Status)
		}
	}
}

// A host gives the same id to responses that it makes without the core.
func TestRequestIDIsTheFirstEightBytesOfTheEntropy(t *testing.T) {
	host := exchangetest.New(t, api.Program())
	host.Entropy = make([]byte, exchange.EntropyBytes)
	for i := range host.Entropy {
		host.Entropy[i] = byte(i)
	}
	x := host.Do(exchange.Request{Method: "GET", Path: "/api/v1/nothing"})
	expectHeaders(t, x.Response, map[string]string{"x-request-id": "0001020304050607"})
}
