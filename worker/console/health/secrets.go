package health

import (
	"net/url"
	"slices"
	"strings"

	"loupe/core/base/fault"
	"loupe/worker/console/server"
)

// endpoint is where the data plane calls an upstream, and the names of the secrets that it sends there. A second one is an
// access token that the host gets with the first.
type endpoint struct {
	Provider string   `json:"provider"`
	Variable string   `json:"variable"` // that sets the URL
	BaseURL  string   `json:"base_url"`
	Secrets  []string `json:"secrets"`
}

// secretFaults returns the faults of SECRETS for these endpoints, and of the endpoints' URLs. A secret that is not
// set is not checked, because the data plane reports it.
func secretFaults(c *server.Console, endpoints []endpoint) (faults []fault.Fault) {
	allowed := strings.Fields(c.Var("SECRETS"))
	for i, entry := range allowed {
		name, host, _ := strings.Cut(entry, "@")
		if !isSecretName(name) || host == "" || strings.ContainsAny(host, "/@?#") {
			return []fault.Fault{{Variable: "SECRETS", Problem: "an entry is not NAME@host, so the data plane does not start", Remedy: "write entries such as VISION_API_KEY@api.example.com, separated by spaces"}}
		}
		allowed[i] = name + "@" + strings.ToLower(host)
	}
	for _, e := range endpoints {
		host, sendsSecrets, ok := hostOf(e.BaseURL)
		if !ok {
			faults = add(faults, fault.Fault{Variable: e.Variable, Problem: "it is not an https URL, so " + e.Provider + " cannot be called", Remedy: "set it to a URL such as https://api.example.com, or remove it"})
			continue
		}
		for _, secret := range e.Secrets {
			if !sendsSecrets || !slices.Contains(allowed, secret+"@"+host) {
				faults = add(faults, fault.Fault{Variable: "SECRETS", Problem: "it does not allow " + secret + " to be sent to " + host + ", so every call of " + e.Provider + " fails", Remedy: "add " + secret + "@" + host})
			}
		}
		if token := e.Secrets[len(e.Secrets)-1]; len(e.Secrets) > 1 && c.Var(token) != "" {
			faults = add(faults, fault.Fault{Variable: token, Problem: "it has a value, so " + e.Provider + " cannot be called: the access token takes its place", Remedy: "remove it"})
		}
	}
	return faults
}

// isSecretName reports whether a name is a capital, then capitals, digits and underscores, as worker/host/secrets.mjs reads them.
func isSecretName(name string) bool {
	return name != "" && name[0] >= 'A' && name[0] <= 'Z' && strings.Trim(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_") == ""
}

// hostOf returns the host of a base URL as SECRETS must name it: in lower case, without the scheme's default port. It reports
// whether the host sends secrets there: not over plain http to the default port.
func hostOf(rawURL string) (host string, sendsSecrets, ok bool) {
	u, err := url.Parse(rawURL)
	if err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" || u.User != nil || u.RawQuery != "" {
		return "", false, false
	}
	host = strings.ToLower(u.Host)
	if u.Scheme == "https" {
		return strings.TrimSuffix(host, ":443"), true, true
	}
	return strings.TrimSuffix(host, ":80"), u.Port() != "" && u.Port() != "80", true
}

// add appends a fault, unless it is in the list: two searches of a vendor have the same ones.
func add(faults []fault.Fault, f fault.Fault) []fault.Fault {
	if slices.Contains(faults, f) {
		return faults
	}
	return append(faults, f)
}
