package server

import "strings"

const (
	maxLink  = 250 // bytes of a URL of the operator's pages: four of them fit into Stripe's text of 1,200 characters
	maxEmail = 200
)

// Link returns the URL in one of the variables TERMS_URL, PRIVACY_URL and IMPRINT_URL, "" if it has none.
func (c *Console) Link(name string) string {
	if value := c.Var(name); IsLink(value) {
		return value
	}
	return ""
}

// SupportEmail returns the address in the variable SUPPORT_EMAIL, "" if it has none.
func (c *Console) SupportEmail() string {
	if value := c.Var("SUPPORT_EMAIL"); IsEmail(value) {
		return value
	}
	return ""
}

// IsLink reports whether the operator may have this URL shown to customers: https, without credentials, and without characters that
// need escaping.
func IsLink(value string) bool {
	return len(value) <= maxLink && AllowedURL(value, false) && !strings.ContainsFunc(value, needsEscaping)
}

// IsEmail reports whether a value looks like an e-mail address.
func IsEmail(value string) bool {
	name, domain, _ := strings.Cut(value, "@")
	return len(value) <= maxEmail && name != "" && domain != "" && !strings.Contains(domain, "@") && !strings.ContainsFunc(value, needsEscaping)
}

// needsEscaping reports whether a character must be escaped in a URL, in HTML or in Markdown.
func needsEscaping(r rune) bool {
	return r <= ' ' || r > '~' || strings.ContainsRune("\"<>[]\\^`{|}", r)
}
