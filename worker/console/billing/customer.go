package billing

import (
	"errors"
	"net/http"
	"net/url"

	"loupe/core/base/problem"
	"loupe/worker/console/server"
)

// paidSession has the customer, the invoice and the receipt of a Checkout Session. A request must expand the members that it reads.
type paidSession struct {
	Customer *struct {
		ID      string `json:"id"`
		Deleted bool   `json:"deleted"`
	} `json:"customer"`
	Invoice *struct {
		URL string `json:"hosted_invoice_url"`
	} `json:"invoice"`
	PaymentIntent *struct {
		Charge *struct {
			URL string `json:"receipt_url"`
		} `json:"latest_charge"`
	} `json:"payment_intent"`
}

// findSession fetches a Checkout Session from Stripe. It returns an empty one if Stripe has none with this id in the key's mode.
func findSession(c *server.Call, id string, expand ...string) (s paidSession, err error) {
	err = get(c, "/v1/checkout/sessions/"+url.PathEscape(id), expand, &s)
	var refused *stripeError
	if errors.As(err, &refused) && refused.Status == http.StatusNotFound {
		return paidSession{}, nil
	}
	return s, err
}

// customerOf returns Stripe's id of the customer of the account's last paid purchase, "" if there is none. The id is not stored, because
// the customer may be deleted at Stripe.
func customerOf(c *server.Call) (string, error) {
	var session string
	err := c.DB.QueryRowContext(c.Context(), `SELECT session FROM purchase WHERE account = ? AND paid_at IS NOT NULL AND session IS NOT NULL
		ORDER BY paid_at DESC, id DESC LIMIT 1`, c.Session.Account).Scan(&session)
	if server.NoRows(err) {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	s, err := findSession(c, session, "customer")
	if err != nil || s.Customer == nil || s.Customer.Deleted {
		return "", err
	}
	return s.Customer.ID, nil
}

// addCustomer adds the customer to a Checkout Session. With STRIPE_PORTAL, all purchases of an account belong to one customer, who
// can then see all invoices in the portal.
func addCustomer(c *server.Call, form url.Values) {
	if c.Var("STRIPE_PORTAL") == "1" {
		customer, err := customerOf(c)
		if err != nil {
			c.Log.Printf("account %s: could not look up the customer, so the purchase makes another: %v", c.Session.Account, err)
		}
		if customer != "" {
			form.Set("customer", customer)
			form.Set("customer_update[address]", "auto") // required for tax
			form.Set("customer_update[name]", "auto")    // required for tax ids
			return
		}
		form.Set("customer_creation", "always")
	}
	form.Set("customer_email", c.Session.Email)
}

// hasPortal reports whether the operator lets customers into Stripe's portal.
func hasPortal(c *server.Call) bool {
	return c.Var("STRIPE_PORTAL") == "1" && c.Var("STRIPE_SECRET_KEY") != ""
}

var errNoPortal = &problem.Problem{Code: problem.Conflict, Detail: "there is nothing to manage yet; the portal opens after your first purchase"}

// openPortal returns the URL of Stripe's page on which the customer sees invoices and changes the billing address and tax ids
// (https://docs.stripe.com/api/customer_portal/sessions/create).
func openPortal(c *server.Call) (any, error) {
	if !hasPortal(c) {
		return nil, &problem.Problem{Code: problem.Unavailable, Detail: "this service has no customer portal"}
	}
	customer, err := customerOf(c)
	switch {
	case err != nil:
		c.Log.Printf("account %s: no customer: %v", c.Session.Account, err)
		return nil, errUnavailable
	case customer == "":
		return nil, errNoPortal
	}
	form := url.Values{"customer": {customer}, "return_url": {c.Origin() + "/dashboard/credits"}}
	var portal struct {
		URL string `json:"url"`
	}
	if err := post(c, "/v1/billing_portal/sessions", c.NewID("portal"), form, &portal); err != nil {
		c.Log.Printf("account %s: no customer portal: %v", c.Session.Account, err)
		return nil, errUnavailable
	}
	return stripePage(c, portal.URL)
}

// showReceipt returns the URL of a purchase's invoice at Stripe, or of its receipt. It is asked for each time, because the address of a
// receipt expires.
func showReceipt(c *server.Call) (any, error) {
	p, err := findPurchase(c, `WHERE p.id = ? AND p.account = ?`, c.ID, c.Session.Account)
	switch {
	case err != nil:
		return nil, noPurchase(err)
	case !p.row.isPaid || p.row.session == "":
		return nil, &problem.Problem{Code: problem.Conflict, Detail: "the purchase is not paid"}
	case c.Var("STRIPE_SECRET_KEY") == "":
		return nil, &problem.Problem{Code: problem.Unavailable, Detail: "the secret STRIPE_SECRET_KEY is not set"}
	}
	s, err := findSession(c, p.row.session, "invoice", "payment_intent.latest_charge")
	if err != nil {
		c.Log.Printf("purchase %s: no receipt: %v", p.ID, err)
		return nil, errUnavailable
	}
	switch {
	case s.Invoice != nil && s.Invoice.URL != "":
		return stripePage(c, s.Invoice.URL)
	case s.PaymentIntent != nil && s.PaymentIntent.Charge != nil && s.PaymentIntent.Charge.URL != "":
		return stripePage(c, s.PaymentIntent.Charge.URL)
	}
	return nil, &problem.Problem{Code: problem.NotFound, Detail: "Stripe has no receipt of this purchase"}
}

// stripePage returns the response with the address of one of Stripe's pages.
func stripePage(c *server.Call, address string) (any, error) {
	if !server.AllowedURL(address, false) {
		c.Log.Printf("Stripe's answer has no https URL")
		return nil, errUnavailable
	}
	return map[string]string{"url": address}, nil
}
