package server

import "strings"

const (
	maxLink  = 250 // bytes of a URL of the operator's pages: four of them fit into Stripe's text of 1,200 characters
	maxEmail = 200
)

// Link returns the https URL in one of the variables TERMS_URL, PRIVACY_URL and IMPRINT_URL, "" if it has none. worker/links.mjs
// reads them by the same rules.
func (c *Console) Link(name string) string {
	value := c.Var(name)
	if len(value) > maxLink || !AllowedURL(value, false) || strings.ContainsFunc(value, notURL) {
		return ""
	}
	return value
}

// SupportEmail returns the address in the variable SUPPORT_EMAIL, "" if it has none.
func (c *Console) SupportEmail() string {
	value := c.Var("SUPPORT_EMAIL")
	name, domain, _ := strings.Cut(value, "@")
	if len(value) > maxEmail || name == "" || domain == "" || strings.Contains(domain, "@") || strings.ContainsFunc(value, notURL) {
		return ""
	}
	return value
}

// notURL reports whether a character is not printable ASCII, or needs escaping in a URL, HTML or Markdown.
func notURL(r rune) bool { return r <= ' ' || r > '~' || strings.ContainsRune("\"<>[]\\^`{|}", r) }
