package rates

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net/http"
	"time"

	"loupe/core/market"
	"loupe/worker/console/server"
)

const (
	ecbURL         = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml"
	sourceVariable = "ECB_RATES_URL"

	ratesOff = "off" // its value that stops the cron from fetching exchange rates

	refreshMinute = 7        // of each hour; most other clients ask at minute 0
	maxRatesFile  = 64 << 10 // bytes; the file has about 1,600
)

// refresh merges the exchange rates of the European Central Bank into the stored ones if they are newer. Currencies that the
// bank does not publish keep the rate that the operator stored.
// The bank publishes rates on each working day at about 16:00 in Frankfurt. refresh asks once an
// hour until it has the rates of today, and every minute while no rates are stored. An
// operator's rates stay until the bank publishes rates of a later day.
func refresh(c *server.Console, ctx context.Context) error {
	source := cmp.Or(c.Var(sourceVariable), ecbURL)
	if source == ratesOff {
		return nil
	}
	text, _, err := c.KV.Get(market.RatesKey)
	if err != nil {
		return err
	}
	stored, _ := market.ParseRates([]byte(text)) // rates that are missing or invalid have no date
	now := c.Now().UTC()
	today := now.Format(time.DateOnly)
	if stored.Date != "" && (stored.Date >= today || now.Minute() != refreshMinute) {
		return nil
	}
	file, err := download(c, ctx, source)
	if err != nil {
		return err
	}
	rates, err := parseBankFile(string(file))
	switch {
	case err != nil:
		return err
	case rates.Date > today: // if they were stored, no refresh would succeed until that day
		return errors.New("the bank's rates have a future date, " + rates.Date)
	case rates.Date <= stored.Date:
		return nil
	}
	merged, err := stored.Apply(market.Update{Rates: rates})
	if err != nil { // no rate connects the bases
		merged = rates
	}
	refreshed := string(merged.JSON())
	newest := c.KV.Put(market.RatesKey, refreshed)
	_, ofDay := c.DB.ExecContext(ctx, market.StoreRates, rates.Date, refreshed)
	if err := errors.Join(newest, ofDay); err != nil {
		return err
	}
	c.Log.Printf("exchange rates refreshed: those of %s from the European Central Bank", rates.Date)
	return nil
}

// download returns the bank's file. It follows no redirect: the operator must correct the URL.
func download(c *server.Console, ctx context.Context, rawURL string) ([]byte, error) {
	if !server.AllowedURL(rawURL, true) {
		return nil, errors.New(`ECB_RATES_URL must be an https URL or "off"`)
	}
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, rawURL, nil)
	if err != nil {
		return nil, err
	}
	r.Header.Set("User-Agent", "loupe")
	file, err := c.Fetch(ctx, r, maxRatesFile)
	if err != nil {
		return nil, err
	}
	if file.Status != http.StatusOK {
		return nil, fmt.Errorf("the bank answered with status %d", file.Status)
	}
	return file.Body, nil
}
