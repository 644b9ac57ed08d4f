// Package rates keeps the exchange rates: it shows and replaces them for administrators, and refreshes them
// from the European Central Bank.
package rates

import (
	"bytes"
	"encoding/json"
	"errors"
	"net/http"

	"loupe/core/market"
	"loupe/core/problem"
	"loupe/worker/console/server"
)

// Routes are the routes of this package.
var Routes = []server.Route{
	{Method: http.MethodGet, Pattern: "/admin/rates", Access: server.Administrator, Status: http.StatusOK, Handle: show},
	{Method: http.MethodPut, Pattern: "/admin/rates", Access: server.Administrator, Status: http.StatusOK, Handle: put},
}

// Tasks are the tasks of this package.
var Tasks = []server.Task{{Name: "exchange rates not refreshed", Run: refresh}}

// ratesField maps an error of market.ParseRates to the invalid field. Other errors concern the whole
// document.
var ratesField = map[market.Error]string{
	market.ErrRatesDate:  "date",
	market.ErrRatesValue: "rates",
	market.ErrRatesTwice: "rates",
	market.ErrRatesCount: "rates",
}

func show(c *server.Call) (any, error) {
	rates, found, err := c.KV.Get(market.RatesKey)
	if err != nil {
		return nil, err
	}
	if !found {
		return nil, &problem.Problem{Code: problem.NotFound, Detail: "no exchange rates are stored yet"}
	}
	return json.RawMessage(rates), nil
}

// put stores the exchange rates of the body, in the form that market.ParseRates reads: in KV as the newest, and in D1
// as those of their day. If one of the two fails, the other still stores the rates.
func put(c *server.Call) (any, error) {
	body, err := c.ReadBody()
	if err != nil {
		return nil, err
	}
	var rates bytes.Buffer
	if json.Compact(&rates, body) != nil {
		return nil, server.ErrNotObject
	}
	parsed, err := market.ParseRates(rates.Bytes())
	if err != nil {
		var kind market.Error
		errors.As(err, &kind)
		return nil, server.Invalid(ratesField[kind], err.Error())
	}
	newest := c.KV.Put(market.RatesKey, rates.String())
	_, ofDay := c.Change("rates.put", market.RatesKey, map[string]string{"date": parsed.Date}, server.SQL(market.StoreRates, parsed.Date, rates.String()))
	return json.RawMessage(rates.Bytes()), errors.Join(newest, ofDay)
}
