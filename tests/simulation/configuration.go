package main

import "strconv"

// The configurations that deploys switch between.
var configurations = []map[string]string{
	{"SEARCH": "catalog"},
	{"SEARCH": "catalog", "DEFAULT_COUNTRY": "GB", "UPLOADS_PER_DAY": "100", "STRIPE_TAX": "exclusive"},
	{"SEARCH": "catalog,serper-shopping", "VISION": "openai", "SECRETS": "VISION_API_KEY@" + modelHost + " SERPER_API_KEY@" + searchHost},
}

// secrets of the Worker, by name. No frame, record or log may contain a value.
var secrets = map[string]string{
	"SESSION_SECRET": "a secret of sessions, " + secretMark,
	"ADMIN_TOKEN":    adminToken,

	"STRIPE_SECRET_KEY":     "sk_test_" + secretMark + "0123456789",
	"STRIPE_WEBHOOK_SECRET": webhookSecret,

	"VISION_API_KEY": "sk-proj-" + secretMark + "-0123456789abcdef",
	"SERPER_API_KEY": secretMark + "5e12be12ab5e12be12ab5e12be12ab",
}

const adminToken = "a token, " + secretMark + ", for simulations, with 40 characters"

// publicURL is in the URLs that the service tells. Its requests go to a local host, which the sign-in for development needs.
const publicURL = "https://loupe.example.com"

func coreVars(version int) map[string]string {
	vars := map[string]string{"SERVICE_NAME": "loupe", "PUBLIC_URL": publicURL}
	for name, value := range configurations[version%len(configurations)] {
		vars[name] = value
	}
	return vars
}

// consoleVar returns a variable or secret of the control plane.
func (i *isolate) consoleVar(name string) string {
	if value, ok := secrets[name]; ok {
		return value
	}
	if value, ok := consoleVars[name]; ok {
		return value
	}
	return coreVars(i.version)[name]
}

var consoleVars = map[string]string{
	"DEV_SIGN_IN": "1", "OAUTH_REGISTRATION": "on", "ADMINS": "admin@example.com", "SUPPORT": "support@example.com",
	"PACKS": packsForSale, "SIGNUP_CREDITS": strconv.Itoa(signupCredits),
}

// signupCredits is how many credits a new customer gets.
const signupCredits = 30

// deploy switches to the next configuration. Isolates with the previous one finish their exchanges.
func (w *world) deploy() {
	w.version++
	w.tell("operator", "deploys configuration %d", w.version)
	if w.version%2 == 0 {
		w.migrate()
	}
}
