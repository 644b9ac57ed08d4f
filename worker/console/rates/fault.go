package rates

import (
	"loupe/core/fault"
	"loupe/worker/console/server"
)

// Faults returns what is wrong with the variable ECB_RATES_URL.
func Faults(c *server.Console) []fault.Fault {
	if source := c.Var(sourceVariable); source != "" && source != ratesOff && !server.AllowedURL(source, true) {
		return []fault.Fault{{Variable: sourceVariable, Problem: "it is neither an https URL nor off, so the exchange rates are not refreshed", Remedy: "correct it, or remove it to use the bank's"}}
	}
	return nil
}
