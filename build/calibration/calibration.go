// Package calibration appraises a catalogue's listings by each other and determines the corrections of its ranges. See
// valuation.Calibrate.
package calibration

import (
	"database/sql"
	"fmt"

	_ "modernc.org/sqlite"

	"loupe/build/catalogue"
	"loupe/core/date"
	"loupe/core/product"
	"loupe/core/search"
	"loupe/core/valuation"
	"loupe/worker/listingcsv"
	"loupe/worker/migrations"
)

// maxTrials is how many listings are appraised at most. With 1,000 trials, the share inside the corrected range is within
// 0.02 of 0.8 in nine of ten catalogues.
const maxTrials = 1000

// Of returns the calibration of a catalogue. It appraises a sample of its second-hand listings, each by the listings
// that a search for its title finds among the others, dated up to its own day if it is dated. It returns the zero value
// if there are too few.
//
// Listings of new goods don't count. A shop lists a product once, so the other listings don't contain the product, whereas
// they do for a customer's query.
func Of(listings []listingcsv.Listing) (product.Calibration, error) {
	var second []*listingcsv.Listing
	for i := range listings {
		if l := &listings[i]; isSecondHand(l) && priceOf(l, l.Currency) > 0 {
			second = append(second, l)
		}
	}
	if len(second) == 0 {
		return product.Calibration{}, nil
	}
	db, err := open(listings)
	if err != nil {
		return product.Calibration{}, err
	}
	defer db.Close()
	byID := make(map[string]*listingcsv.Listing, len(listings))
	for i := range listings {
		byID[listings[i].ID] = &listings[i]
	}
	n := min(len(second), maxTrials)
	trials := make([]valuation.Trial, n)
	for i := range trials {
		l := second[i*len(second)/n]
		others, err := find(db, l)
		if err != nil {
			return product.Calibration{}, fmt.Errorf("listing %s: %w", l.ID, err)
		}
		trials[i] = try(l, others, byID)
	}
	return valuation.Calibrate(trials), nil
}

func isSecondHand(l *listingcsv.Listing) bool {
	c := product.ParseCondition(l.Condition)
	return l.Sold == "yes" || c != product.Unknown && c != product.New
}

// priceOf returns the listing's price in major units, or 0 if it is unknown or in another currency.
func priceOf(l *listingcsv.Listing, currency string) float64 {
	if p := product.ParsePrice(l.Price, l.Currency); p.Known() && p.Currency == currency {
		return p.Middle().Float()
	}
	return 0
}

// open returns a database with the listings, in memory.
func open(listings []listingcsv.Listing) (*sql.DB, error) {
	db, err := sql.Open("sqlite", ":memory:")
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1) // each connection to :memory: would be another database
	for _, script := range migrations.All() {
		if _, err := db.Exec(script); err != nil {
			db.Close()
			return nil, err
		}
	}
	if err := catalogue.Load(db, listings); err != nil {
		db.Close()
		return nil, err
	}
	return db, nil
}

// find returns the ids of the listings that the service's search for the listing finds, without the listing itself.
func find(db *sql.DB, l *listingcsv.Listing) (ids []string, err error) {
	title, _ := product.CutCondition(l.Title)
	expression := search.MatchExpression(title)
	if expression == "" {
		return nil, nil
	}
	day, _ := date.Parse(l.Date)
	statement := search.CatalogStatement(expression, "", day, search.MaxListings+1)
	var params []any
	for _, p := range statement.Params {
		params = append(params, p.Any())
	}
	rows, err := db.Query("SELECT id FROM ("+statement.SQL+")", params...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var id string
		if err := rows.Scan(&id); err != nil {
			return nil, err
		}
		if id != l.ID && len(ids) < search.MaxListings {
			ids = append(ids, id)
		}
	}
	return ids, rows.Err()
}

// try appraises the listing by the others.
func try(l *listingcsv.Listing, others []string, byID map[string]*listingcsv.Listing) valuation.Trial {
	title, condition := product.CutCondition(l.Title)
	if c := product.ParseCondition(l.Condition); c != product.Unknown {
		condition = c
	}
	day, _ := date.Parse(l.Date)
	listings := make([]valuation.Listing, len(others))
	for i, id := range others {
		o := byID[id]
		listings[i] = valuation.Listing{
			Title: o.Title, Brand: o.Brand, Category: o.Category, Vendor: o.Vendor, URL: o.URL, Image: o.Image,
			Condition: product.ParseCondition(o.Condition), Price: priceOf(o, l.Currency), Sold: o.Sold == "yes", TextRank: i + 1,
		}
		listings[i].Date, _ = date.Parse(o.Date)
	}
	item := valuation.Item{Description: title, Condition: condition, Day: day}
	return valuation.Trial{Price: priceOf(l, l.Currency), Valuation: valuation.Appraise(item, listings, l.Currency)}
}
