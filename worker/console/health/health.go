// Package health shows administrators the health of the service and every mistake of its configuration.
package health

import (
	"encoding/json"
	"net/http"

	"loupe/core/base/fault"
	"loupe/worker/console/billing"
	"loupe/worker/console/catalogue"
	"loupe/worker/console/money"
	"loupe/worker/console/oauth"
	"loupe/worker/console/rates"
	"loupe/worker/console/server"
	"loupe/worker/console/signin"
)

// Routes are the routes of this package.
var Routes = []server.Route{
	{Method: http.MethodGet, Pattern: "/admin/health", Access: server.Staff, Status: http.StatusOK, Handle: show},
}

// checks return the mistakes in the variables and secrets of the control plane. Those of the data plane are in its report.
var checks = [...]func(*server.Call) []fault.Fault{server.TokenFaults, signin.Faults, oauth.Faults, billing.Faults, money.Faults, catalogue.Faults, rates.Faults, valueFaults}

// report is the health of the service. Only the data plane sees whether its upstreams answer.
type report struct {
	Status    string          `json:"status"` // ok, degraded, or down if the data plane does not answer
	Rates     *ratesAge       `json:"rates"`  // nil without exchange rates
	Upstreams json.RawMessage `json:"upstreams"`
	Model     json.RawMessage `json:"model"` // what the vendor says of the model; null if it was not asked
	Faults    []record        `json:"faults"`
	Setup     []step          `json:"setup"` // empty if the data plane or the database does not answer
}

type ratesAge struct {
	Date    string `json:"date"`
	AgeDays int64  `json:"age_days"`
}

// dataPlane is what the data plane reports.
type dataPlane struct {
	report
	Endpoints []endpoint `json:"endpoints"`
}

// record is a mistake of the configuration.
type record struct {
	Variable string `json:"variable"`
	Problem  string `json:"problem"`
	Remedy   string `json:"remedy"`
}

// down is the mistake if the data plane does not answer.
var down = record{"core.wasm", "the data plane does not answer", `correct the other mistakes first, then search the log for "exchange_failed"`}

// show returns the data plane's report with the mistakes of the control plane and the steps of the setup.
func show(c *server.Call) (any, error) {
	r := dataPlane{report: report{Faults: []record{}}}
	text, err := c.Health(c.Context())
	if err == nil {
		err = json.Unmarshal(text, &r)
	}
	if err != nil {
		c.Log.Printf("the data plane does not report its health: %v", err)
		r = dataPlane{report: report{Status: "down", Upstreams: json.RawMessage("[]"), Faults: []record{down}}}
	}
	faults := secretFaults(c.Console, r.Endpoints)
	if err == nil {
		var age *int64
		if r.Rates != nil {
			age = &r.Rates.AgeDays
		}
		faults = append(faults, rates.AgeFaults(age)...)
		if r.Setup, err = findSetup(c, &r.report); err != nil {
			c.Log.Printf("the steps of the setup are unknown: %v", err)
		}
	}
	for _, check := range checks {
		faults = append(faults, check(c)...)
	}
	for _, f := range faults {
		r.Faults = append(r.Faults, record(f))
	}
	if r.Setup == nil {
		r.Setup = []step{}
	}
	if len(r.Faults) > 0 && r.Status == "ok" {
		r.Status = "degraded"
	}
	return r.report, nil
}
