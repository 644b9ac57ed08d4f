package billing

import (
	"loupe/core/base/problem"
	"loupe/worker/console/server"
)

// purchase is a purchase as the API shows it.
type purchase struct {
	ID        string           `json:"id"`
	Pack      string           `json:"pack"`
	Credits   int64            `json:"credits"`
	Price     string           `json:"price"`   // decimal
	Charged   *string          `json:"charged"` // decimal, with tax that was added to the price; nil until paid
	Tax       *string          `json:"tax"`     // decimal, in Charged; nil until paid
	Currency  string           `json:"currency"`
	State     string           `json:"state"`            // open, failed, paid, refunded or disputed
	Refunded  int64            `json:"refunded_credits"` // taken back or owed
	CreatedAt server.Timestamp `json:"created_at"`

	row row
}

// row has the columns of a purchase that the API does not show.
type row struct {
	account, email         string
	price                  int64 // in the currency's minor unit
	charged, tax           int64
	isPaid                 bool
	session, paymentIntent string
	moneyBack              int64 // in minor units: of refunds and disputes
	reversals              int64 // number of refunds and disputes known
}

// selectPurchases reads purchases. A purchase is refunded if no credit of it is left, and disputed while a dispute is open
// or after it is lost. A failed purchase can still be paid: Stripe's events come in any order.
const selectPurchases = `SELECT p.id, p.pack, p.credits, p.price, coalesce(p.charged, p.price), p.tax, p.paid_at IS NOT NULL, p.currency,
	CASE WHEN p.paid_at IS NULL THEN iif(p.failed_at IS NULL, 'open', 'failed')
		WHEN EXISTS (SELECT 1 FROM reversal r WHERE r.payment_intent = p.payment_intent AND r.kind = 'dispute' AND r.active) THEN 'disputed'
		WHEN p.refunded = p.credits THEN 'refunded' ELSE 'paid' END,
	p.refunded, p.created_at, p.account, coalesce(o.email, ''), coalesce(p.session, ''), coalesce(p.payment_intent, ''),
	(SELECT coalesce(sum(r.amount), 0) FROM reversal r WHERE r.payment_intent = p.payment_intent AND r.kind = 'refund' AND r.active),
	(SELECT count(*) FROM reversal r WHERE r.payment_intent = p.payment_intent AND r.kind <> 'charge')
	FROM purchase p JOIN account_contact o ON o.account = p.account `

func (p *purchase) Cursor() string { return p.ID }

func (p *purchase) Targets() []any {
	return []any{&p.ID, &p.Pack, &p.Credits, &p.row.price, &p.row.charged, &p.row.tax, &p.row.isPaid, &p.Currency, &p.State, &p.Refunded, &p.CreatedAt,
		&p.row.account, &p.row.email, &p.row.session, &p.row.paymentIntent, &p.row.moneyBack, &p.row.reversals}
}

// priced sets the amounts of money as the API shows them.
func (p *purchase) priced() purchase {
	p.Price = FormatPrice(p.row.price, p.Currency)
	if p.row.isPaid {
		charged, tax := FormatPrice(p.row.charged, p.Currency), FormatPrice(p.row.tax, p.Currency)
		p.Charged, p.Tax = &charged, &tax
	}
	return *p
}

// findPurchase returns the purchase that a condition selects, or sql.ErrNoRows.
func findPurchase(c *server.Call, condition string, args ...any) (purchase, error) {
	p, err := server.QueryRow[purchase](c, selectPurchases+condition, args...)
	return p.priced(), err
}

func listOwn(c *server.Call) (any, error) {
	before, err := server.Before(c, "pur_")
	if err != nil {
		return nil, err
	}
	page, err := server.QueryPage[purchase](c, selectPurchases+`WHERE p.account = ? AND p.id < ? ORDER BY p.id DESC LIMIT ?`, c.Session.Account, before)
	for i := range page.Items {
		page.Items[i].priced()
	}
	return page, err
}

// adminPurchase is a purchase as administrators see it.
type adminPurchase struct {
	purchase
	Account       string `json:"account"`
	Email         string `json:"email"` // of the account's first owner, or ""
	PaymentIntent string `json:"payment_intent"`
}

func forAdministrators(p purchase) adminPurchase {
	return adminPurchase{p, p.row.account, p.row.email, p.row.paymentIntent}
}

func list(c *server.Call) (any, error) {
	before, err := server.Before(c, "pur_")
	if err != nil {
		return nil, err
	}
	page, err := server.QueryPage[purchase](c, selectPurchases+`WHERE p.id < ? ORDER BY p.id DESC LIMIT ?`, before)
	shown := server.Page[adminPurchase]{Items: []adminPurchase{}, Next: page.Next}
	for _, p := range page.Items {
		shown.Items = append(shown.Items, forAdministrators(p.priced()))
	}
	return shown, err
}

func noPurchase(err error) error {
	if server.NoRows(err) {
		return &problem.Problem{Code: problem.NotFound, Detail: "no such purchase"}
	}
	return err
}
