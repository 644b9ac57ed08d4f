package main

import (
	"compress/gzip"
	"encoding/json"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"loupe/core/market"
	"loupe/core/market/page"
	"loupe/tests/guest"
	"loupe/tests/guest/functions"
)

// readPages reads the pages of product-extraction-benchmark. A page has no price to read if the set states none, or if the page has
// none in structured data.
func readPages(core guest.Caller, folder string, t *tally) error {
	folder = filepath.Join(folder, "dataset")
	truth, err := os.ReadFile(filepath.Join(folder, "ground-truth.json"))
	if err != nil {
		return err
	}
	var pages map[string]struct {
		Price []string
		URL   string
	}
	if err := json.Unmarshal(truth, &pages); err != nil {
		return err
	}
	for _, id := range slices.Sorted(maps.Keys(pages)) {
		html, err := readGzip(filepath.Join(folder, "html", id+".html.gz"))
		if err != nil {
			return err
		}
		stated := pages[id]
		offer, err := guest.Read[page.Offer](core, functions.Page, html)
		if guest.IsLost(err) {
			return err
		}
		o := wrong
		switch {
		case err != nil && (len(stated.Price) == 0 || err.Error() == page.ErrNoOffer.Error()):
			o = noPrice
		case err != nil:
			o = refused
		}
		for _, price := range stated.Price {
			amount, parseErr := market.ParseAmount(strings.TrimSpace(price))
			if parseErr != nil {
				return parseErr
			}
			if err == nil {
				o = min(o, compare(offer.Price.Low, offer.Price.High, amount))
			}
		}
		t.add(o, "%s, want %q: got %s %s %v, %s", id[:8], stated.Price, offer.Price, offer.Price.Currency, err, stated.URL)
	}
	return nil
}

// compare compares a price with the stated amount. The set also states "24.990" pesos, which are 24,990, as "24.990" or
// "24.99", so the thousandth part counts as the same amount.
func compare(low, high, stated market.Amount) outcome {
	for _, amount := range [...]market.Amount{stated, 1000 * stated} {
		switch {
		case low == amount && high == amount:
			return right
		case low <= amount && amount <= high:
			return rangeAround
		}
	}
	return wrong
}

func readGzip(path string) ([]byte, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	unzipped, err := gzip.NewReader(file)
	if err != nil {
		return nil, err
	}
	return io.ReadAll(unzipped)
}
