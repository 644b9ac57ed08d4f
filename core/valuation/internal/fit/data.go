package main

import (
	"bufio"
	"database/sql"
	"encoding/csv"
	"encoding/json"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	_ "modernc.org/sqlite"

	"loupe/core/search"
	"loupe/core/valuation"
)

// query is a product of one shop, with what the search finds of the other shop's.
type query struct {
	Description string
	Price       *float64
	Matches     []string
	listings    []valuation.Listing
	match       []bool // of each listing
}

type set struct {
	name    string
	queries []*query
}

// load reads every pair NAME-listings.csv and NAME-queries.jsonl of a folder.
func load(dir string) (sets []set) {
	paths, err := filepath.Glob(filepath.Join(dir, "*-listings.csv"))
	check(err)
	for _, path := range paths {
		name := strings.TrimSuffix(path, "-listings.csv")
		listings, db := catalogue(path)
		s := set{name: filepath.Base(name)}
		f, err := os.Open(name + "-queries.jsonl")
		check(err)
		for lines := bufio.NewScanner(f); lines.Scan(); {
			q := &query{}
			check(json.Unmarshal(lines.Bytes(), q))
			q.find(db, listings)
			s.queries = append(s.queries, q)
		}
		check(f.Close())
		check(db.Close())
		sets = append(sets, s)
	}
	return sets
}

func catalogue(path string) (map[string]valuation.Listing, *sql.DB) {
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

func (q *query) find(db *sql.DB, listings map[string]valuation.Listing) {
	rank := strings.Replace(search.RankExpression, "listing_text,", "listing_text, 0,", 1) // for the column of identifiers
	rows, err := db.Query(`SELECT id FROM listing_text WHERE listing_text MATCH ? ORDER BY `+rank+`, rowid LIMIT 60`, search.MatchExpression(q.Description))
	check(err)
	for rows.Next() {
		var id string
		check(rows.Scan(&id))
		l := listings[id]
		l.TextRank = len(q.listings) + 1
		q.listings = append(q.listings, l)
		match := false
		for _, m := range q.Matches {
			match = match || m == id
		}
		q.match = append(q.match, match)
	}
	check(rows.Close())
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
