package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"slices"
	"time"

	"loupe/core/account"
	"loupe/core/market"
)

const (
	ecbURL = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml"
	noECB  = "off" // in the place of an address

	refreshMinute = 7                // of each hour, and not the first, at which everybody asks
	fetchTime     = 10 * time.Second // for the whole file
	maxFile       = 64 << 10         // bytes; the file has some 1,600
)

// refreshRates puts the European Central Bank's rates in the place of older ones. The bank has new ones each working day
// at about 16:00 in Frankfurt: it is asked once an hour until those of today are there, and every minute as long as there
// are none at all. Rates that an operator put stay until the bank has those of a later day.
func (c *Console) refreshRates(ctx context.Context) error {
	if c.RatesURL == noECB {
		return nil
	}
	text, _, err := c.KV.Get(account.RatesKey)
	if err != nil {
		return err
	}
	stored, _ := market.ParseRates([]byte(text)) // without a date if there are none that the core could read
	now := c.Now().UTC()
	today := now.Format(time.DateOnly)
	if stored.Date != "" && (stored.Date >= today || now.Minute() != refreshMinute) {
		return nil
	}
	file, err := c.fetch(ctx, c.RatesURL)
	if err != nil {
		return err
	}
	rates, err := market.ParseECB(file)
	switch {
	case err != nil:
		return err
	case rates.Date > today: // they would stay until that day
		return errors.New("the bank's rates are of " + rates.Date + ", which is still to come")
	case rates.Date <= stored.Date:
		return nil
	}
	if err := c.KV.Put(account.RatesKey, string(rates.JSON())); err != nil {
		return err
	}
	c.Log.Printf("exchange rates of %s, from the European Central Bank", rates.Date)
	return nil
}

// fetch gets a file. Its time is kept here, since the transport in a Worker does not heed the context: whatever that still
// waits for ends with the event.
func (c *Console) fetch(ctx context.Context, address string) ([]byte, error) {
	ctx, cancel := context.WithTimeoutCause(ctx, fetchTime, errors.New("the bank took too long"))
	defer cancel()
	var file []byte
	done := make(chan error, 1)
	go func() {
		var err error
		file, err = c.get(ctx, address)
		done <- err
	}()
	select {
	case err := <-done:
		return file, err
	case <-ctx.Done():
		return nil, context.Cause(ctx)
	}
}

func (c *Console) get(ctx context.Context, address string) ([]byte, error) {
	if !mayFetch(address) {
		return nil, errors.New("ECB_RATES_URL is neither an https address nor off")
	}
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return nil, err
	}
	r.Header.Set("User-Agent", "loupe")
	response, err := c.Web.RoundTrip(r)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK { // a redirect is not followed: the address is the operator's to correct
		return nil, fmt.Errorf("the bank answers %d", response.StatusCode)
	}
	file, err := io.ReadAll(io.LimitReader(response.Body, maxFile+1))
	if len(file) > maxFile {
		return nil, errors.New("the bank's file is larger than 64 kB")
	}
	return file, err
}

// mayFetch asks for https, lest somebody on the way set the rates, except on the way to this machine.
func mayFetch(address string) bool {
	u, err := url.Parse(address)
	if err != nil || u.Host == "" || u.User != nil {
		return false
	}
	return u.Scheme == "https" || u.Scheme == "http" && slices.Contains([]string{"localhost", "127.0.0.1", "::1"}, u.Hostname())
}
