package api

import (
	"strconv"
	"strings"

	"loupe/core/base/fault"
	"loupe/core/base/jsontext"
	"loupe/core/exchange"
	"loupe/core/store/ledger"
)

// check returns the mistakes in the gateway's own variables. s has the values in effect.
func (s *settings) check(config exchange.Config) (faults []fault.Fault) {
	days := ledger.RetentionDays(config.Var(retentionDays, ""))
	for _, v := range []struct {
		name    string
		valid   bool // if the variable is set
		problem string
	}{
		{serviceName, s.service == config.Var(serviceName, ""), "must be 2 to 20 lower-case letters and digits, and begin with a letter; using " + s.service},
		{defaultCountry, strings.EqualFold(config.Var(defaultCountry, ""), s.country), "must be a country of ISO 3166-1 with two letters, such as GB; using " + fallbackCountry},
		{publicURLName, s.publicURL != "", "must be the scheme and host of an https or http URL, such as https://loupe.example.com; it is ignored"},
		{rateLimit, s.rate != rate{}, "must be the requests and the seconds of the rate limit, such as 300/60; it is ignored"},
		{uploadsPerDay, isNumber(config.Var(uploadsPerDay, ""), s.uploadsPerDay), "it is not a whole number, so it counts as " + itoa(defaultUploads)},
		{retentionDays, isNumber(config.Var(retentionDays, ""), int64(days)), "it is not a number from 1 to 3650, so it counts as " + itoa(int64(days))},
	} {
		if config.Var(v.name, "") != "" && !v.valid {
			faults = append(faults, fault.Fault{Variable: v.name, Problem: v.problem, Remedy: "correct it, or remove it"})
		}
	}
	return faults
}

// isNumber reports whether the text is the number.
func isNumber(text string, n int64) bool {
	parsed, err := strconv.ParseInt(text, 10, 64)
	return err == nil && parsed == n
}

const faultsNote = "faults" // left by the exchange that has logged the mistakes in the configuration

// logFaults logs the mistakes in the configuration, in the first exchange of a host only.
func (c *call) logFaults(f *exchange.Flow) {
	if len(c.faults) == 0 || len(f.Notes(faultsNote)) > 0 {
		return
	}
	f.Note(faultsNote, nil)
	for _, fault := range c.faults {
		f.Log(exchange.LogFault, func(w *jsontext.Writer) { fault.Write(w) })
	}
}
