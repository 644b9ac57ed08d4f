package catalogue

import (
	"cmp"
	"database/sql"
	"fmt"
	"hash/fnv"
	"slices"

	_ "modernc.org/sqlite"

	"loupe/core/date"
	"loupe/core/product"
	"loupe/core/search"
	"loupe/core/valuation"
	"loupe/worker/listingcsv"
)

const (
	maxTrials = 300 // listings that are valued, each without itself

	// maxCompared is how many listings a trial is compared with at most. In a larger catalogue a search for common
	// words would take seconds.
	maxCompared = 50_000
)

// Calibrate values a sample of the listings, each by the others that the service's search finds, and returns the
// factors that make the valuation's promise true for them. It returns the zero value if too few have a price. The
// result does not depend on the order of the listings.
func Calibrate(listings []listingcsv.Listing) (valuation.Calibration, error) {
	sample := slices.Clone(listings)
	slices.SortFunc(sample, func(a, b listingcsv.Listing) int {
		return cmp.Or(cmp.Compare(hash(a.ID), hash(b.ID)), cmp.Compare(a.ID, b.ID))
	})
	sample = sample[:min(len(sample), maxCompared)]
	index, err := newIndex(sample)
	if err != nil {
		return valuation.Calibration{}, err
	}
	defer index.db.Close()
	var trials []valuation.Trial
	for i := range sample {
		if len(trials) == maxTrials {
			break
		}
		price := product.ParsePrice(sample[i].Price, sample[i].Currency)
		if !price.Known() {
			continue
		}
		found, err := index.search(i, price.Currency)
		if err != nil {
			return valuation.Calibration{}, err
		}
		trials = append(trials, valuation.Trial{
			Price:     price.Middle().Float(),
			Valuation: valuation.Appraise(itemOf(&sample[i]), found, price.Currency),
		})
	}
	return valuation.Calibrate(trials), nil
}

func hash(id string) uint64 {
	h := fnv.New64a()
	h.Write([]byte(id))
	return h.Sum64()
}

// itemOf returns the item that a listing offers, as a caller would describe it.
func itemOf(l *listingcsv.Listing) valuation.Item {
	words, stated := product.CutCondition(l.Title)
	day, _ := date.Parse(l.Date)
	return valuation.Item{Description: words + " " + l.Brand, Condition: cmp.Or(product.ParseCondition(l.Condition), stated), Day: day}
}

// index is a full-text index of listings, as the service's database has it.
type index struct {
	db       *sql.DB
	listings []listingcsv.Listing
}

func newIndex(listings []listingcsv.Listing) (*index, error) {
	db, err := sql.Open("sqlite", ":memory:")
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1) // another connection would have another database
	x := &index{db, listings}
	if err := x.fill(); err != nil {
		db.Close()
		return nil, err
	}
	return x, nil
}

// fill adds the listings. The row ids are their indexes, from 1.
func (x *index) fill() error {
	tx, err := x.db.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback() // has no effect after Commit
	const table = "CREATE VIRTUAL TABLE listing_text USING fts5 (title, brand, category, tokenize = 'unicode61 remove_diacritics 2')"
	if _, err := tx.Exec(table); err != nil {
		return err
	}
	insert, err := tx.Prepare("INSERT INTO listing_text (rowid, title, brand, category) VALUES (?1, ?2, ?3, ?4)")
	if err != nil {
		return err
	}
	for i := range x.listings {
		l := &x.listings[i]
		if _, err := insert.Exec(i+1, l.Title, l.Brand, l.Category); err != nil {
			return err
		}
	}
	return tx.Commit()
}

// search returns what the service's text search finds for the i-th listing, without that listing. Prices in other
// currencies are left out, because they can't be converted here.
func (x *index) search(i int, currency string) (found []valuation.Listing, err error) {
	expression := search.MatchExpression(itemOf(&x.listings[i]).Description)
	if expression == "" {
		return nil, nil
	}
	rows, err := x.db.Query("SELECT rowid FROM listing_text WHERE listing_text MATCH ?1 AND rowid <> ?2 ORDER BY "+
		search.RankExpression+", rowid LIMIT ?3", expression, i+1, search.MaxListings)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var row int
		if err := rows.Scan(&row); err != nil {
			return nil, err
		}
		l := &x.listings[row-1]
		day, _ := date.Parse(l.Date)
		listing := valuation.Listing{
			Title: l.Title, Brand: l.Brand, Category: l.Category, Vendor: l.Vendor, URL: l.URL, Image: l.Image,
			Condition: product.ParseCondition(l.Condition), Sold: l.Sold == "yes", Date: day, TextRank: len(found) + 1,
		}
		if price := product.ParsePrice(l.Price, l.Currency); price.Currency == currency {
			listing.Price = price.Middle().Float()
		}
		found = append(found, listing)
	}
	return found, rows.Err()
}

// StoreCalibration returns the SQL statement that stores the calibration of the catalogue, and replaces the one of before.
func StoreCalibration(c valuation.Calibration) string {
	return fmt.Sprintf("INSERT OR REPLACE INTO calibration (source, range_factor, fast_factor, patient_factor, listings) VALUES ('%s', %.4f, %.4f, %.4f, %d)",
		search.Catalog, c.Range, c.Fast, c.Patient, c.Listings)
}
