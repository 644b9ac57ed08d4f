package billing

import (
	"net/url"
	"strings"

	"loupe/core/base/fault"
	"loupe/worker/console/server"
)

// switches are the variables that turn on a feature of Stripe with the value 1, and the fields that they add to a Checkout Session
// (https://docs.stripe.com/api/checkout/sessions/create).
var switches = [...]struct{ variable, field, value string }{
	{"STRIPE_INVOICES", "invoice_creation[enabled]", "true"},
	{"STRIPE_TAX_IDS", "tax_id_collection[enabled]", "true"},
	{"STRIPE_CONSENT", "consent_collection[terms_of_service]", "required"},
}

// addOptions adds to a Checkout Session what the operator's variables ask for. The variables are valid: with a fault, nothing is for
// sale.
func addOptions(c *server.Call, form url.Values) {
	for _, s := range switches {
		if c.Var(s.variable) == "1" {
			form.Set(s.field, s.value)
		}
	}
	if behavior := c.Var("STRIPE_TAX"); behavior != "" {
		form.Set("automatic_tax[enabled]", "true")
		form.Set("line_items[0][price_data][tax_behavior]", behavior)
	}
	if c.Var("STRIPE_CONSENT") == "1" {
		form.Set("custom_text[terms_of_service_acceptance][message]", "I agree to the "+markdownLink("terms", c.Link("TERMS_URL"))+".")
	}
	var links []string
	for _, l := range [...]struct{ text, variable string }{{"Terms", "TERMS_URL"}, {"Privacy", "PRIVACY_URL"}, {"Imprint", "IMPRINT_URL"}} {
		if link := c.Link(l.variable); link != "" {
			links = append(links, markdownLink(l.text, link))
		}
	}
	if email := c.SupportEmail(); email != "" {
		links = append(links, "Support: "+email)
	}
	if len(links) > 0 {
		form.Set("custom_text[submit][message]", strings.Join(links, " · "))
	}
}

// markdownLink returns a link in the syntax of Stripe's custom texts.
func markdownLink(text, link string) string {
	return "[" + text + "](" + strings.NewReplacer("(", "%28", ")", "%29").Replace(link) + ")"
}

// optionFaults returns the faults of the variables that addOptions reads.
func optionFaults(c *server.Call) (faults []fault.Fault) {
	const nothing = "; nothing is for sale"
	for _, name := range [...]string{"STRIPE_INVOICES", "STRIPE_TAX_IDS", "STRIPE_CONSENT", "STRIPE_PORTAL"} {
		if value := c.Var(name); value != "" && value != "0" && value != "1" {
			faults = append(faults, fault.Fault{Variable: name, Problem: "it is neither 1 nor 0" + nothing, Remedy: "correct it, or remove it"})
		}
	}
	if value := c.Var("STRIPE_TAX"); value != "" && value != "inclusive" && value != "exclusive" {
		faults = append(faults, fault.Fault{Variable: "STRIPE_TAX", Problem: "it is neither inclusive nor exclusive" + nothing, Remedy: "correct it, or remove it"})
	}
	if c.Var("STRIPE_CONSENT") == "1" && c.Link("TERMS_URL") == "" {
		faults = append(faults, fault.Fault{Variable: "TERMS_URL", Problem: "it is not an https URL, so STRIPE_CONSENT can't ask for consent" + nothing, Remedy: "set it to the page with your terms, or remove STRIPE_CONSENT"})
	}
	return faults
}
