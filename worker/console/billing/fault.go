package billing

import (
	"loupe/core/fault"
	"loupe/worker/console/server"
)

// Faults returns the faults of the variables and secrets for purchases.
func Faults(c *server.Console) (faults []fault.Fault) {
	packs, err := parsePacks(c.Var("PACKS"))
	if err != nil {
		faults = append(faults, fault.Fault{Variable: "PACKS", Problem: "an entry is not valid, so nothing is for sale", Remedy: "write entries such as: starter 1000 10.00 USD"})
	}
	key, webhook := c.Var("STRIPE_SECRET_KEY") != "", c.Var("STRIPE_WEBHOOK_SECRET") != ""
	if wanted := len(packs) > 0 || key || webhook; wanted && !key {
		faults = append(faults, missing("STRIPE_SECRET_KEY"))
	}
	if wanted := len(packs) > 0 || key; wanted && !webhook {
		faults = append(faults, missing("STRIPE_WEBHOOK_SECRET"))
	}
	return faults
}

func missing(secret string) fault.Fault {
	return fault.Fault{Variable: secret, Problem: "it is not set, so nothing is for sale", Remedy: "set it with make deploy SECRET=" + secret + ", or remove PACKS and the other secret of Stripe"}
}
