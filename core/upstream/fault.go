package upstream

import (
	"strings"

	"loupe/core/exchange"
	"loupe/core/fault"
)

// SecretsVariable is the host's variable that lists where each secret may be sent. See package exchange.
const SecretsVariable = "SECRETS"

// Endpoint is where an upstream is called, and with what.
type Endpoint struct {
	Provider    string
	Variable    string // of the base URL, such as EBAY_BASE_URL
	BaseURL     string
	Secret      string // without which the upstream cannot be called; "" if it needs none
	TokenSecret string // the access token that the host gets with Secret; "" if there is none
}

// Faults returns what is wrong with the configuration of an endpoint. Without its secret, the rest is not checked.
func (e Endpoint) Faults(config exchange.Config) []fault.Fault {
	if e.Secret != "" && !config.Secret(e.Secret) {
		return []fault.Fault{{Variable: e.Secret, Problem: "it is not set, so " + e.Provider + " is not called",
			Remedy: "set it with make deploy SECRET=" + e.Secret + ", on your own machine in .dev.vars, or remove " + e.Provider}}
	}
	host, sendsSecrets, ok := hostOf(e.BaseURL)
	if !ok {
		return []fault.Fault{{Variable: e.Variable, Problem: "it is not an https URL, so " + e.Provider + " cannot be called",
			Remedy: "set it to a URL such as https://api.example.com, or remove it"}}
	}
	var faults []fault.Fault
	for _, secret := range []string{e.Secret, e.TokenSecret} {
		if secret != "" && !(sendsSecrets && allowsHost(config, secret, host)) {
			faults = append(faults, fault.Fault{Variable: SecretsVariable,
				Problem: "it does not allow " + secret + " to be sent to " + host + ", so every call of " + e.Provider + " fails",
				Remedy:  "add " + secret + "@" + host})
		}
	}
	if e.TokenSecret != "" && config.Secret(e.TokenSecret) {
		faults = append(faults, fault.Fault{Variable: e.TokenSecret,
			Problem: "it has a value, so " + e.Provider + " cannot be called: the access token takes its place", Remedy: "remove it"})
	}
	return faults
}

// hostOf returns the host of a base URL as SECRETS must name it: in lower case, without the scheme's default port. It
// reports whether the host sends secrets there: not over plain http to the default port.
func hostOf(rawURL string) (host string, sendsSecrets, ok bool) {
	scheme, rest, _ := strings.Cut(rawURL, "://")
	defaultPort := ":443"
	switch scheme {
	case "https":
	case "http":
		defaultPort = ":80"
	default:
		return "", false, false
	}
	host, _, _ = strings.Cut(rest, "/")
	host = strings.ToLower(strings.TrimSuffix(host, defaultPort))
	if host == "" || strings.ContainsAny(rest, " @?#\\") {
		return "", false, false
	}
	hasPort := strings.Contains(host[strings.LastIndexByte(host, ']')+1:], ":")
	return host, hasPort || scheme == "https", true
}

// allowsHost reports whether SECRETS lists the host for the secret.
func allowsHost(config exchange.Config, secret, host string) bool {
	for entry := range strings.FieldsSeq(config.Var(SecretsVariable, "")) {
		name, allowed, _ := strings.Cut(entry, "@")
		if name == secret && strings.ToLower(allowed) == host {
			return true
		}
	}
	return false
}
