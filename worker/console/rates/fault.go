package rates

import (
	"fmt"

	"loupe/core/fault"
	"loupe/worker/console/server"
)

// Faults returns the fault of the variable ECB_RATES_URL, if it has one.
func Faults(c *server.Console) []fault.Fault {
	if source := c.Var(sourceVariable); source != "" && source != ratesOff && !server.AllowedURL(source, true) {
		return []fault.Fault{{Variable: sourceVariable, Problem: "it is neither an https URL nor off, so the exchange rates are not refreshed", Remedy: "correct it, or remove it to use the bank's"}}
	}
	return nil
}

// staleAge is the age in days from which exchange rates are a fault. The bank publishes rates on each working day, with at
// most four days between.
const staleAge = 8

// AgeFaults returns the fault of missing or old exchange rates. Age is in days, nil without rates.
func AgeFaults(age *int64) []fault.Fault {
	const remedy = `search the log for "exchange rates not refreshed", or send rates with PUT /admin/rates`
	switch {
	case age == nil:
		return []fault.Fault{{Variable: sourceVariable, Problem: "no exchange rates are stored, so prices in other currencies are not used", Remedy: remedy}}
	case *age >= staleAge:
		return []fault.Fault{{Variable: sourceVariable, Problem: fmt.Sprintf("the exchange rates are %d days old", *age), Remedy: remedy}}
	}
	return nil
}
