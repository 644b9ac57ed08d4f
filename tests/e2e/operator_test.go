package e2e

import (
	"maps"
	"net/http"
	"strings"
	"testing"
	"time"

	"loupe/tests/upstream"
	"loupe/tests/workerd"
)

// operator calls the administration with ADMIN_TOKEN.
type operator struct {
	*testing.T
	url string
}

// ok sends a request and decodes the response's body. The test fails unless the response has this status.
func (o operator) ok(status int, method, path, body string) map[string]any {
	o.Helper()
	request, err := http.NewRequest(method, o.url+path, strings.NewReader(body))
	if err != nil {
		o.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+adminToken)
	return (&visitor{T: o.T, url: o.url}).do(status, request)
}

// lines returns the log without white space.
func lines(log *logBuffer) string { return strings.Join(strings.Fields(log.String()), "") }

// The name of the model is misspelt, and the search lacks its secret. Only the operator is told, with what to do.
func TestOperatorFindsOutWhatIsWrong(t *testing.T) {
	t.Parallel()
	web := upstream.New()
	defer web.Listen()()
	vars, _ := web.Configure("openai", "ebay,catalog")
	s := start(t, func(o *workerd.Options) {
		maps.Copy(o.Vars, vars)
		o.Vars["VISION"] = "opneai"
	})
	admin, c := operator{t, s.URL}, newCustomer(t, s.Service, 100)

	health := send(t, c.get("/api/v1/health"))
	if health.StatusCode != 200 || health.at("status") != "degraded" || health.at("rates") != nil || strings.Contains(string(health.body), "EBAY_CREDENTIALS") {
		t.Errorf("public health: got %d %s, want 200, degraded, no rates, and not the missing secret", health.StatusCode, health.body)
	}
	r, charged := c.call("image_url", web.URL("https://img.example.com/scout-35.jpg"), "description", camera)
	if charged != 0 || r.at("error", "image_upload_errors", 0, "code") != "SOURCE_UNAVAILABLE" || r.at("error", "discovery_error", "code") != "SOURCE_UNAVAILABLE" ||
		strings.Contains(string(r.body), "opneai") {
		t.Errorf("the caller reads %s, want SOURCE_UNAVAILABLE twice and no charge", r.body)
	}

	faults := map[any]bool{}
	for _, f := range admin.ok(200, "GET", "/admin/health", "")["faults"].([]any) {
		faults[f.(map[string]any)["variable"]] = true
	}
	for _, variable := range []string{"VISION", "EBAY_CREDENTIALS", "ECB_RATES_URL"} {
		if !faults[variable] {
			t.Errorf("got the faults %v, want %s among them", faults, variable)
		}
	}

	today := time.Now().UTC().Format(time.DateOnly)
	admin.ok(200, "PUT", "/admin/rates", `{"date":"`+today+`","base":"EUR","rates":{"USD":1.08}}`)
	waitUntil(t, 10*time.Second, "the exchange rates in the health", func() bool { return send(t, c.get("/api/v1/health")).at("rates", "date") == today })

	id := r.Header.Get("Loupe-Appraisal-Id")
	stored := admin.ok(200, "GET", "/admin/appraisals/"+id, "")
	if stored["state"] != "no_value" || stored["evidence"].(map[string]any)["photo"] == nil {
		t.Errorf("got %v, want the evidence", stored)
	}
	if last := admin.ok(200, "GET", "/admin/audit", "")["items"].([]any)[0].(map[string]any); last["action"] != "appraisal.read" || last["target"] != id {
		t.Errorf("got the act %v, want that the appraisal was read", last)
	}

	waitUntil(t, 10*time.Second, "the lines of the log", func() bool {
		text := lines(s.log)
		return strings.Contains(text, `{"log":"fault"`) && strings.Contains(text, `"route":"POST/api/v1/appraise-product","appraisal":"`+id+`","charged":0,"cache":"miss","stages":{"admit":`)
	})
	for _, private := range []string{"img.example.com", camera, c.key} {
		if strings.Contains(s.log.String(), private) {
			t.Errorf("got %q in the log, want no photo's URL, description or key there", private)
		}
	}
}
