package signin

import (
	"strconv"

	"loupe/core/fault"
	"loupe/core/ledger"
	"loupe/worker/console/server"
)

// pairs are variables that only have an effect together.
var pairs = [...][2]string{{"OIDC_ISSUER", "OIDC_CLIENT_ID"}, {"GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"}}

// Faults returns the faults of the variables and secrets for signing in.
func Faults(c *server.Console) (faults []fault.Fault) {
	configured := false
	for _, p := range pairs {
		first, second := c.Var(p[0]) != "", c.Var(p[1]) != ""
		configured = configured || first && second
		if first != second {
			missing, set := p[1], p[0]
			if second {
				missing, set = set, missing
			}
			faults = append(faults, fault.Fault{Variable: missing, Problem: "it is not set, so " + set + " has no effect and nobody can sign in that way", Remedy: "set it, or remove " + set})
		}
	}
	if configured && c.Var("SESSION_SECRET") == "" {
		faults = append(faults, fault.Fault{Variable: "SESSION_SECRET", Problem: "it is not set, so nobody can sign in", Remedy: "set it with make deploy SECRET=SESSION_SECRET"})
	}
	if text := c.Var("SIGNUP_CREDITS"); text != "" {
		if n, err := strconv.ParseInt(text, 10, 64); err != nil || n < 0 || n > ledger.MaxTransfer {
			faults = append(faults, fault.Fault{Variable: "SIGNUP_CREDITS", Problem: "it is not a whole number from 0 to 1000000000, so new accounts get no credits", Remedy: "correct it, or remove it"})
		}
	}
	return faults
}
