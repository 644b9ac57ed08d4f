package health

import (
	"strconv"
	"strings"

	"loupe/core/base/fault"
	"loupe/worker/console/server"
)

// values are the variables whose values no other check reads.
var values = [...]struct {
	variable string
	isValid  func(c *server.Call, value string) bool
	problem  string
}{
	{"TRANSCRIPTS", isSwitch, "it is neither 1 nor 0, so no transcripts are stored"},
	{"READ_REPLICAS", isSwitch, "it is neither 1 nor 0, so no replica of the database is read"},
	{"ALLOW_LOCAL_IMAGES", isSwitch, "it is neither 1 nor 0, so local images are not allowed"},
	{"DEV_SIGN_IN", isSwitch, "it is neither 1 nor 0, so there is no development sign-in"},
	{"MCP_REGISTRY_AUTH", isProof, "it is not the line that the registry of MCP servers asks for, so the registry does not accept it"},
	{"OPENAI_APPS_CHALLENGE", isProof, "it is not the token that OpenAI's portal shows, so OpenAI does not accept it"},
	{"TERMS_URL", isLink, notShown}, {"PRIVACY_URL", isLink, notShown}, {"IMPRINT_URL", isLink, notShown},
	{"SUPPORT_EMAIL", isSupport, "it is not an e-mail address, so it is not shown"},
	{"OPERATOR_WEBHOOK", isURL, "it is not an https URL, so no alarms are sent to the chat"},
	{"DATABASE_GB", isSize, "it is not a number above 0, so the limit is 10 GB"},
	{"OIDC_ISSUER", isIssuer, "it is not an https URL without a query, so nobody can sign in that way"},
}

const notShown = "it is not an https URL of at most 250 characters, so it is not shown"

func isLink(_ *server.Call, value string) bool { return server.IsLink(value) }

func isSupport(_ *server.Call, value string) bool { return server.IsEmail(value) }

func isSwitch(_ *server.Call, value string) bool { return value == "1" || value == "0" }

// maxProof is the number of bytes that the registry of MCP servers reads.
const maxProof = 4096

// isProof reports whether a value is one line of printable ASCII, which a directory of connectors may have asked for.
func isProof(_ *server.Call, value string) bool {
	return len(value) <= maxProof && strings.IndexFunc(value, func(r rune) bool { return r < ' ' || r > '~' }) < 0
}

func isURL(_ *server.Call, value string) bool { return server.AllowedURL(value, true) }

func isSize(_ *server.Call, value string) bool {
	gigabytes, err := strconv.ParseFloat(value, 64)
	return err == nil && gigabytes > 0
}

// isIssuer reports whether a value is an issuer's URL: https://openid.net/specs/openid-connect-core-1_0.html#Terminology
func isIssuer(c *server.Call, value string) bool {
	return server.AllowedURL(value, c.DevSignIn()) && !strings.ContainsAny(value, "?#")
}

// valueFaults returns the faults of values.
func valueFaults(c *server.Call) (faults []fault.Fault) {
	for _, v := range values {
		if value := c.Var(v.variable); value != "" && !v.isValid(c, value) {
			faults = append(faults, fault.Fault{Variable: v.variable, Problem: v.problem, Remedy: "correct it, or remove it"})
		}
	}
	return faults
}
