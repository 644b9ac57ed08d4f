package billing

import (
	"errors"
	"strings"

	"loupe/core/base/fault"
	"loupe/core/base/problem"
	"loupe/worker/console/server"
)

// isTestKey reports whether a secret or restricted key of Stripe is of test mode, where anybody can pay with a test card
// (https://docs.stripe.com/keys).
func isTestKey(key string) bool {
	return strings.HasPrefix(key, "sk_test_") || strings.HasPrefix(key, "rk_test_")
}

var errTestEvent = errors.New("the event is of test mode, but STRIPE_SECRET_KEY is not a test key")

// checkMode returns an error unless an event is of the mode of the service's key: of test mode if the key is a test key, otherwise
// of live mode. errTestEvent means that the event can never be applied. A live event is sent again by Stripe, until somebody sets
// the live key.
func checkMode(c *server.Call, e event) error {
	isTest := isTestKey(c.Var("STRIPE_SECRET_KEY"))
	switch {
	case e.Live == nil:
		return server.Invalid("", "the event has no livemode")
	case *e.Live && isTest:
		c.Log.Printf("Stripe's event %s (%s) is of live mode, but STRIPE_SECRET_KEY is a test key", e.ID, e.Type)
		return &problem.Problem{Code: problem.Unavailable, Detail: "the event is of live mode, but STRIPE_SECRET_KEY is a test key"}
	case !*e.Live && !isTest:
		return errTestEvent
	}
	return nil
}

// testKeyFaults returns the fault of a test key on a host that others reach.
func testKeyFaults(c *server.Call) []fault.Fault {
	if c.IsLocal() || !isTestKey(c.Var("STRIPE_SECRET_KEY")) {
		return nil
	}
	return []fault.Fault{{Variable: "STRIPE_SECRET_KEY", Problem: "it is a test key, so anybody can buy credits with a test card",
		Remedy: "set a live key with make deploy SECRET=STRIPE_SECRET_KEY once you have tried the purchase"}}
}
