package billing

import (
	"errors"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"loupe/core/base/problem"
	"loupe/worker/console/server"
)

// maxUnpaid is the highest number of checkouts that an account may begin in an hour without paying.
const maxUnpaid = 20

const hour = 3600_000 // milliseconds

// insertPurchase inserts a purchase unless the account has maxUnpaid unpaid ones of the last hour.
const insertPurchase = `INSERT INTO purchase (id, account, pack, credits, price, currency, created_at)
	SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
	WHERE (SELECT count(*) FROM purchase WHERE account = ?2 AND paid_at IS NULL AND created_at > ?8) < ?9`

// checkOut begins the purchase of a pack and returns the URL of Stripe's page on which the customer pays. The purchase is
// stored first, so that an event about it finds it.
func checkOut(c *server.Call) (any, error) {
	body, err := server.DecodeBody[struct {
		Pack string `json:"pack"`
	}](c)
	if err != nil {
		return nil, err
	}
	p, err := findPack(c, body.Pack)
	if err != nil {
		return nil, err
	}
	id, now := c.NewID("pur"), c.Millis()
	changed, err := c.DB.Batch(c.Context(), server.SQL(insertPurchase, id, c.Session.Account, p.ID, p.Credits, p.minor, p.Currency, now, now-hour, maxUnpaid))
	if err != nil {
		return nil, err
	}
	if !changed[0] {
		return nil, &problem.Problem{Code: problem.Conflict, Detail: "too many checkouts were begun and not paid in the last hour; pay one of them, or try again later"}
	}
	session, err := createSession(c, id, p)
	if err != nil {
		c.Log.Printf("purchase %s: no Checkout Session: %v", id, err)
		if _, err := c.DB.Batch(c.Context(), fail(id, c.Millis())); err != nil {
			return nil, err
		}
		return nil, errUnavailable
	}
	// If this fails, the payment's event has the session's id.
	if _, err := c.DB.Batch(c.Context(), server.SQL(`UPDATE purchase SET session = coalesce(session, ?) WHERE id = ?`, session.ID, id)); err != nil {
		return nil, err
	}
	return map[string]string{"url": session.URL}, nil
}

// findPack returns the pack with this id, or a problem.
func findPack(c *server.Call, id string) (pack, error) {
	packs, err := packsForSale(c)
	if err != nil {
		c.Log.Printf("nothing is for sale: %v", err)
	}
	if len(packs) == 0 {
		return pack{}, &problem.Problem{Code: problem.Unavailable, Detail: "this service does not sell credits; ask its operator for credits"}
	}
	i := slices.IndexFunc(packs, func(p pack) bool { return p.ID == id })
	if i < 0 {
		return pack{}, server.Invalid("pack", "pack must be the id of a pack; GET /console/credits lists them")
	}
	return packs[i], nil
}

// checkoutSession is a Checkout Session as Stripe returns it.
type checkoutSession struct {
	ID  string `json:"id"`
	URL string `json:"url"`
}

// createSession creates a Checkout Session (https://docs.stripe.com/api/checkout/sessions/create). Adaptive pricing is off:
// the customer pays the pack's price in its currency, so that the amounts of events can be compared with it.
func createSession(c *server.Call, id string, p pack) (session checkoutSession, err error) {
	back := c.Origin() + "/dashboard/credits?checkout="
	form := url.Values{
		"mode":                                          {"payment"},
		"line_items[0][quantity]":                       {"1"},
		"line_items[0][price_data][currency]":           {strings.ToLower(p.Currency)},
		"line_items[0][price_data][unit_amount]":        {strconv.FormatInt(p.minor, 10)},
		"line_items[0][price_data][product_data][name]": {strconv.FormatInt(p.Credits, 10) + " " + c.Service() + " credits"},
		"client_reference_id":                           {id},
		"metadata[purchase]":                            {id},
		"metadata[account]":                             {c.Session.Account},
		"payment_intent_data[metadata][purchase]":       {id},
		"payment_intent_data[metadata][account]":        {c.Session.Account},
		"adaptive_pricing[enabled]":                     {"false"},
		"success_url":                                   {back + "success&purchase=" + id},
		"cancel_url":                                    {back + "cancelled"},
	}
	addCustomer(c, form)
	addOptions(c, form)
	if err := post(c, "/v1/checkout/sessions", id, form, &session); err != nil {
		return session, err
	}
	if session.ID == "" || !server.AllowedURL(session.URL, false) {
		return session, errors.New("Stripe's answer has no id or no https URL")
	}
	return session, nil
}
