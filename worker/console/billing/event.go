package billing

import (
	"encoding/json"
	"errors"
	"strings"
)

// event is a snapshot event of Stripe (https://docs.stripe.com/api/events/object).
type event struct {
	ID      string `json:"id"`
	Type    string `json:"type"`
	Created int64  `json:"created"` // Unix seconds
	Live    *bool  `json:"livemode"`
	Data    struct {
		Object json.RawMessage `json:"object"`
	} `json:"data"`
}

// reference is the id of an object, which Stripe may also send as the object itself.
type reference string

// UnmarshalJSON reads an id, an object with an id, or null as "".
func (r *reference) UnmarshalJSON(data []byte) error {
	if len(data) > 0 && data[0] == '{' {
		var object struct {
			ID string `json:"id"`
		}
		err := json.Unmarshal(data, &object)
		*r = reference(object.ID)
		return err
	}
	return json.Unmarshal(data, (*string)(r))
}

// session has the members of a Checkout Session that this package reads
// (https://docs.stripe.com/api/checkout/sessions/object).
type session struct {
	ID            string    `json:"id"`
	Reference     string    `json:"client_reference_id"`
	Mode          string    `json:"mode"`
	PaymentStatus string    `json:"payment_status"`
	PaymentIntent reference `json:"payment_intent"`
	AmountTotal   int64     `json:"amount_total"` // with tax that is added to the price
	Currency      string    `json:"currency"`
	TotalDetails  struct {
		Tax int64 `json:"amount_tax"` // in AmountTotal
	} `json:"total_details"`
	Metadata struct {
		Account string `json:"account"`
	} `json:"metadata"`
}

// reversal is the latest known version of a refund or a dispute, or of the refunded amount of a charge.
type reversal struct {
	id, paymentIntent, kind, currency string
	amount                            int64
	active                            bool  // the money is taken back, or about to be
	version                           int64 // a higher version replaces a lower one
}

// The states of refunds and disputes, ordered as they can follow each other within one second. Money is not taken back
// while a dispute is an inquiry (its states begin with warning_).
// https://docs.stripe.com/api/refunds/object and https://docs.stripe.com/api/disputes/object
var (
	refundStates = []state{
		{"requires_action", true}, {"pending", true}, {"succeeded", true}, {"canceled", false}, {"failed", false},
	}
	disputeStates = []state{
		{"warning_needs_response", false}, {"warning_under_review", false}, {"warning_closed", false}, {"prevented", false},
		{"needs_response", true}, {"under_review", true}, {"lost", true},
		{"appeal_needs_response", true}, {"appeal_under_review", true}, {"won", false},
	}
)

type state struct {
	name   string
	active bool
}

// ranks is the number of versions that an object can have in one second.
const ranks = 10

const _ = uint(ranks - 10) // the longest of the lists above has ten states

// parseReversal reads the object of an event: a refund, a dispute or a charge.
func parseReversal(e event) (r reversal, err error) {
	var object struct {
		ID             string    `json:"id"`
		Object         string    `json:"object"`
		PaymentIntent  reference `json:"payment_intent"`
		Currency       string    `json:"currency"`
		Amount         int64     `json:"amount"`
		AmountRefunded int64     `json:"amount_refunded"` // of a charge
		Status         string    `json:"status"`
	}
	if err := json.Unmarshal(e.Data.Object, &object); err != nil {
		return r, err
	}
	r = reversal{id: object.ID, paymentIntent: string(object.PaymentIntent), kind: object.Object, currency: strings.ToUpper(object.Currency), amount: object.Amount}
	rank, known := 0, true
	switch object.Object {
	case "refund":
		rank, r.active, known = find(refundStates, object.Status)
	case "dispute":
		rank, r.active, known = find(disputeStates, object.Status)
	case "charge":
		r.amount, r.active = object.AmountRefunded, true
	default:
		return r, errors.New("the event has a " + object.Object)
	}
	switch {
	case !known:
		return r, errors.New("the " + object.Object + " has the unknown status " + object.Status)
	case r.id == "" || r.amount < 0 || r.amount > maxReversal || e.Created < 0 || e.Created > maxReversal:
		return r, errors.New("the " + object.Object + " has no id, or an amount or a time that can't be")
	}
	r.version = e.Created*ranks + int64(rank)
	return r, nil
}

const maxReversal = 1_000_000_000_000 // minor units, as in the schema

// find returns the place of a state in its list, and whether money is taken back in it.
func find(states []state, name string) (rank int, active, known bool) {
	for i, s := range states {
		if s.name == name {
			return i, s.active, true
		}
	}
	return 0, false, false
}
