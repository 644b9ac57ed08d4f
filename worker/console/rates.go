package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"net/http"

	"loupe/core/market"
	"loupe/core/problem"
)

// ratesField maps an error of market.ParseRates to the invalid field. Other errors concern the whole
// document.
var ratesField = map[market.Error]string{
	market.ErrRatesDate:  "date",
	market.ErrRatesValue: "rates",
	market.ErrRatesTwice: "rates",
	market.ErrRatesCount: "rates",
}

func (c *Console) showRates(*http.Request, string) (any, error) {
	rates, found, err := c.KV.Get(market.RatesKey)
	if err != nil {
		return nil, err
	}
	if !found {
		return nil, &problem.Problem{Code: problem.NotFound, Detail: "no exchange rates are stored yet"}
	}
	return json.RawMessage(rates), nil
}

// putRates stores the exchange rates of the body, in the form that market.ParseRates reads.
func (c *Console) putRates(r *http.Request, _ string) (any, error) {
	body, err := readBody(r)
	if err != nil {
		return nil, err
	}
	var rates bytes.Buffer
	if json.Compact(&rates, body) != nil {
		return nil, errNotObject
	}
	parsed, err := market.ParseRates(rates.Bytes())
	if err != nil {
		var kind market.Error
		errors.As(err, &kind)
		return nil, invalid(ratesField[kind], err.Error())
	}
	return json.RawMessage(rates.Bytes()), c.storeRates(r.Context(), parsed.Date, rates.String())
}

// storeRates stores exchange rates in KV as the newest, and in D1 as those of their day. If one of them fails, the
// other still gets the rates.
func (c *Console) storeRates(ctx context.Context, date, rates string) error {
	newest := c.KV.Put(market.RatesKey, rates)
	_, ofDay := c.DB.ExecContext(ctx, market.StoreRates, date, rates)
	return errors.Join(newest, ofDay)
}
