package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"net/http"

	"loupe/core/account"
	"loupe/core/market"
)

// ratesField is the field that is at fault, where the error is of one.
var ratesField = map[market.Error]string{
	market.ErrRatesDate:  "date",
	market.ErrRatesValue: "rates",
	market.ErrRatesTwice: "rates",
	market.ErrRatesCount: "rates",
}

func (c *Console) showRates(*http.Request, string) (any, error) {
	rates, found, err := c.KV.Get(account.RatesKey)
	if err != nil {
		return nil, err
	}
	if !found {
		return nil, &problem{Code: notFound, Detail: "there are no exchange rates yet"}
	}
	return json.RawMessage(rates), nil
}

// putRates replaces the exchange rates by a document that market.ParseRates takes.
func (c *Console) putRates(r *http.Request, _ string) (any, error) {
	body, err := readBody(r)
	if err != nil {
		return nil, err
	}
	var rates bytes.Buffer
	if json.Compact(&rates, body) != nil {
		return nil, notJSON
	}
	if _, err := market.ParseRates(rates.Bytes()); err != nil {
		var kind market.Error
		errors.As(err, &kind)
		return nil, wrong(ratesField[kind], err.Error())
	}
	return json.RawMessage(rates.Bytes()), c.KV.Put(account.RatesKey, rates.String())
}
