package billing

import (
	"errors"
	"net/url"
	"strconv"

	"loupe/core/base/problem"
	"loupe/worker/console/server"
)

// refundResponse is a purchase and its new refund.
type refundResponse struct {
	adminPurchase
	Refund refundRecord `json:"refund"`
}

// refundRecord is a refund as Stripe returns it.
type refundRecord struct {
	ID     string `json:"id"`
	Amount string `json:"amount"` // decimal
	Status string `json:"status"` // such as succeeded or pending
}

// refund returns the money of a purchase, or a part of it, through Stripe. Stripe's webhook takes the credits back. The act
// is recorded before Stripe is asked, so no money is returned without a record.
func refund(c *server.Call) (any, error) {
	body, err := server.DecodeBody[struct {
		Amount *string `json:"amount"`
		Reason string  `json:"reason"`
	}](c)
	if err != nil {
		return nil, err
	}
	reason, err := server.CleanLine("reason", body.Reason, 500)
	if err != nil {
		return nil, err
	}
	p, err := findPurchase(c, `WHERE p.id = ?`, c.ID)
	if err != nil {
		return nil, noPurchase(err)
	}
	left := p.row.charged - p.row.moneyBack
	switch {
	case p.State == "refunded" || left <= 0 && p.State == "paid":
		return nil, &problem.Problem{Code: problem.Conflict, Detail: "the purchase is already refunded"}
	case p.State == "disputed":
		return nil, &problem.Problem{Code: problem.Conflict, Detail: "the purchase is disputed; its money can't be refunded before the dispute is closed at Stripe"}
	case p.State != "paid":
		return nil, &problem.Problem{Code: problem.Conflict, Detail: "the purchase is not paid"}
	case c.Var("STRIPE_SECRET_KEY") == "":
		return nil, &problem.Problem{Code: problem.Unavailable, Detail: "the secret STRIPE_SECRET_KEY is not set"}
	}
	amount := left
	if body.Amount != nil {
		if amount, err = parsePrice(*body.Amount, p.Currency); err != nil {
			return nil, server.Invalid("amount", "amount "+err.Error())
		}
		if amount > left {
			return nil, server.Invalid("amount", "amount must be at most "+FormatPrice(left, p.Currency)+" "+p.Currency+", which is not refunded yet")
		}
	}
	detail := map[string]any{"account": p.row.account, "amount": FormatPrice(amount, p.Currency), "currency": p.Currency, "reason": server.Text(reason)}
	if _, err := c.Change("purchase.refund", p.ID, detail); err != nil {
		return nil, err
	}
	made, err := createRefund(c, &p, amount)
	if err != nil {
		return nil, refundFailed(c, &p, err)
	}
	made.Amount = FormatPrice(amount, p.Currency)
	return refundResponse{forAdministrators(p), made}, nil
}

// createRefund creates a refund (https://docs.stripe.com/api/refunds/create). The idempotency key contains the number of
// known reversals, so two equal requests at the same time make one refund.
func createRefund(c *server.Call, p *purchase, amount int64) (made refundRecord, err error) {
	text := strconv.FormatInt(amount, 10)
	key := "refund:" + p.ID + ":" + strconv.FormatInt(p.row.reversals, 10) + ":" + text
	var answer struct {
		ID     string `json:"id"`
		Status string `json:"status"`
	}
	err = post(c, "/v1/refunds", key, url.Values{
		"payment_intent": {p.row.paymentIntent}, "amount": {text}, "metadata[purchase]": {p.ID}, "metadata[actor]": {c.Actor()},
	}, &answer)
	if err == nil && answer.ID == "" {
		err = errors.New("Stripe's answer has no id")
	}
	return refundRecord{ID: answer.ID, Status: answer.Status}, err
}

// refundFailed records that Stripe refused a refund or that its result is unknown, and returns the problem.
func refundFailed(c *server.Call, p *purchase, cause error) error {
	c.Log.Printf("purchase %s: no refund: %v", p.ID, cause)
	if _, err := c.Change("purchase.refund_failed", p.ID, map[string]any{"account": p.row.account, "cause": server.Text(cause.Error())}); err != nil {
		return err
	}
	var refused *stripeError
	if errors.As(cause, &refused) && refused.Status >= 400 && refused.Status < 500 {
		return &problem.Problem{Code: problem.Conflict, Detail: "Stripe refused the refund: " + refused.Type + " " + refused.Code + "; see the payment in Stripe's dashboard"}
	}
	return errUnavailable
}
