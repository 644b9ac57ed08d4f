package main

import (
	"bufio"
	"database/sql"
	"encoding/csv"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	_ "modernc.org/sqlite"

	"loupe/core/search"
	"loupe/core/valuation"
)

// query is a product of one shop, with the listings of another shop that a search for it finds.
type query struct {
	Description string
	Price       *float64 // nil if unknown
	Matches     []string // ids of the listings that are the same product

	listings []valuation.Listing
	isMatch  []bool // per listing
}

// set is a pair of files: a catalogue and the queries against it.
type set struct {
	name    string
	queries []*query
}

// load reads every pair NAME-listings.csv and NAME-queries.jsonl of a folder and runs the searches.
func load(folder string) (sets []set) {
	paths, err := filepath.Glob(filepath.Join(folder, "*-listings.csv"))
	check(err)
	for _, path := range paths {
		name := strings.TrimSuffix(path, "-listings.csv")
		listings, db := loadCatalogue(path)
		s := set{name: filepath.Base(name)}
		f, err := os.Open(name + "-queries.jsonl")
		check(err)
		for lines := bufio.NewScanner(f); lines.Scan(); {
			q := &query{}
			check(json.Unmarshal(lines.Bytes(), q))
			q.search(db, listings)
			s.queries = append(s.queries, q)
		}
		check(f.Close())
		check(db.Close())
		sets = append(sets, s)
	}
	return sets
}

// loadCatalogue returns the listings by id, and a database with the same full-text index as the
// service's.
func loadCatalogue(path string) (map[string]valuation.Listing, *sql.DB) {
	f, err := os.Open(path)
	check(err)
	rows, err := csv.NewReader(f).ReadAll()
	check(err)
	db, err := sql.Open("sqlite", ":memory:")
	check(err)
	db.SetMaxOpenConns(1)
	_, err = db.Exec(`CREATE VIRTUAL TABLE listing_text USING fts5 (id UNINDEXED, title, brand, category, tokenize = 'unicode61 remove_diacritics 2')`)
	check(err)
	listings := map[string]valuation.Listing{}
	for _, r := range rows[1:] {
		price, _ := strconv.ParseFloat(r[5], 64)
		listings[r[0]] = valuation.Listing{Title: r[1], Brand: r[2], Category: r[3], Vendor: r[4], Price: price, URL: r[7], Image: r[8]}
		_, err = db.Exec(`INSERT INTO listing_text VALUES (?,?,?,?)`, r[0], r[1], r[2], r[3])
		check(err)
	}
	return listings, db
}

// search sets the query's listings to the sixty that the service would find.
func (q *query) search(db *sql.DB, listings map[string]valuation.Listing) {
	rank := strings.Replace(search.RankExpression, "listing_text,", "listing_text, 0,", 1) // the index here has a column for ids
	rows, err := db.Query(`SELECT id FROM listing_text WHERE listing_text MATCH ? ORDER BY `+rank+`, rowid LIMIT 60`, search.MatchExpression(q.Description))
	check(err)
	for rows.Next() {
		var id string
		check(rows.Scan(&id))
		l := listings[id]
		l.TextRank = len(q.listings) + 1
		q.listings = append(q.listings, l)
		q.isMatch = append(q.isMatch, slices.Contains(q.Matches, id))
	}
	check(rows.Close())
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
