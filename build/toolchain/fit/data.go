package main

import (
	"bufio"
	"database/sql"
	"encoding/csv"
	"encoding/gob"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	_ "modernc.org/sqlite"

	"loupe/build/operate/d1"
	"loupe/core/market/product"
	"loupe/core/upstream/search"
	"loupe/core/valuation"
	"loupe/worker/migrations"
)

// query is an item with the listings that a search of the catalogue finds for it.
type query struct {
	ID          string
	Description string
	Price       *float64 // nil if unknown
	Matches     []string // ids of the listings that are the same product; empty if unknown
	Date        string   // YYYY-MM-DD: only listings up to this day are searched; "" if unknown

	item     valuation.Item
	sold     bool // of a listing
	ids      []string
	listings []valuation.Listing
	isMatch  []bool // per listing
}

// set is a catalogue and the queries against it.
type set struct {
	name    string
	queries []*query
	own     []*query // a sample of the catalogue's own listings, each searched for among the others
	rest    []*query // the other listings with a price, without a search
	reverse *set     // the set in the other direction, if it has new goods and matches; else nil
}

// maxOwn is how many of a catalogue's own listings are appraised to calibrate it.
const maxOwn = 1500

// load reads every pair NAME-listings.csv and NAME-queries.jsonl of a folder and runs the searches. It keeps the
// results of the searches in the file cache, if it is not empty, for the next run.
func load(folder, cache string) (sets []set) {
	paths, err := filepath.Glob(filepath.Join(folder, "*-listings.csv"))
	check(err)
	found := readCache(cache)
	size := len(found)
	for _, path := range paths {
		name := strings.TrimSuffix(path, "-listings.csv")
		s := set{name: filepath.Base(name)}
		c := loadCatalogue(path, s.name, found)
		f, err := os.Open(name + "-queries.jsonl")
		check(err)
		for lines := bufio.NewScanner(f); lines.Scan(); {
			q := &query{}
			check(json.Unmarshal(lines.Bytes(), q))
			q.item.Description, q.item.Condition = product.CutCondition(q.Description)
			q.item.Day = dayOf(q.Date)
			c.search(q, "")
			s.queries = append(s.queries, q)
		}
		check(f.Close())
		s.own, s.rest = c.sample()
		c.close()
		if !c.isSecondHand() {
			reversed := c.reverse(s.queries)
			s.reverse = &reversed
		}
		sets = append(sets, s)
	}
	if len(found) > size {
		writeCache(cache, found)
	}
	return sets
}

func dayOf(date string) int {
	t, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return 0
	}
	return int(t.Unix() / (24 * 60 * 60))
}

// catalogue holds the listings of a file.
type catalogue struct {
	name     string
	ids      []string
	listings map[string]valuation.Listing
	dates    map[string]string
	db       *sql.DB // nil until it is needed
	found    map[string][]string
}

func loadCatalogue(path, name string, found map[string][]string) *catalogue {
	f, err := os.Open(path)
	check(err)
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	check(err)
	c := &catalogue{name: name, listings: map[string]valuation.Listing{}, dates: map[string]string{}, found: found}
	for _, r := range rows[1:] {
		column := func(name string) string {
			if i := slices.Index(rows[0], name); i >= 0 {
				return r[i]
			}
			return ""
		}
		price, _ := strconv.ParseFloat(column("price"), 64)
		id := column("id")
		c.ids = append(c.ids, id)
		c.dates[id] = column("date")
		c.listings[id] = valuation.Listing{
			ID: id, Title: column("title"), Brand: column("brand"), Category: column("category"), Vendor: column("vendor"), Price: price,
			URL: column("url"), Image: column("image"), Condition: product.ParseCondition(column("condition")), Sold: column("sold") == "yes",
			Date: dayOf(column("date")),
		}
	}
	return c
}

// open creates the database.
func (c *catalogue) open() {
	db, err := sql.Open("sqlite", ":memory:")
	check(err)
	c.db = db
	db.SetMaxOpenConns(1)
	for _, script := range migrations.All() {
		_, err = db.Exec(script)
		check(err)
	}
	tx, err := db.Begin()
	check(err)
	for _, id := range c.ids {
		l := c.listings[id]
		_, err = tx.Exec(`INSERT INTO listing (id, title, brand, category, date) VALUES (?,?,?,?,?)`, id, l.Title, l.Brand, l.Category, c.dates[id])
		check(err)
	}
	check(tx.Commit())
}

func (c *catalogue) close() {
	if c.db != nil {
		check(c.db.Close())
		c.db = nil
	}
}

// search sets the query's listings to the sixty that the service would find, without the listing with the id except.
func (c *catalogue) search(q *query, except string) {
	key := c.name + "\x00" + q.Date + "\x00" + except + "\x00" + q.item.Description
	ids, known := c.found[key]
	if !known {
		if c.db == nil {
			c.open()
		}
		rows, err := d1.Batch(c.db, search.OwnerStatement(search.MatchTerms(q.item.Description), "", dayOf(q.Date), search.MaxListings+1))
		check(err)
		for _, l := range search.DecodeListings(rows[0]) {
			if l.ID != except && len(ids) < search.MaxListings {
				ids = append(ids, l.ID)
			}
		}
		c.found[key] = ids
	}
	for i, id := range ids {
		l := c.listings[id]
		l.TextRank = i + 1
		q.listings = append(q.listings, l)
		q.ids = append(q.ids, id)
		q.isMatch = append(q.isMatch, slices.Contains(q.Matches, id))
	}
}

// isSecondHand reports whether a listing of the catalogue was sold or used.
func (c *catalogue) isSecondHand() bool {
	return slices.ContainsFunc(c.ids, func(id string) bool { return c.listings[id].Sold || c.listings[id].Condition > product.New })
}

// sample returns at most maxOwn of the listings with a price as queries, like build/operate/calibration, and the others without listings.
func (c *catalogue) sample() (own, rest []*query) {
	var priced []string
	for _, id := range c.ids {
		if c.listings[id].Price > 0 {
			priced = append(priced, id)
		}
	}
	n := min(maxOwn, len(priced))
	for i, id := range priced {
		l := c.listings[id]
		q := &query{Description: l.Title, Price: &l.Price, Date: c.dates[id], sold: l.Sold}
		q.item.Description, q.item.Condition = product.CutCondition(l.Title)
		if l.Condition != product.Unknown {
			q.item.Condition = l.Condition
		}
		q.item.Day = l.Date
		if i*n/len(priced) == (i+1)*n/len(priced) { // not every listing is in the sample
			rest = append(rest, q)
			continue
		}
		c.search(q, id)
		own = append(own, q)
	}
	return own, rest
}

func readCache(file string) map[string][]string {
	found := map[string][]string{}
	if f, err := os.Open(file); err == nil {
		defer f.Close()
		check(gob.NewDecoder(bufio.NewReader(f)).Decode(&found))
	}
	return found
}

func writeCache(file string, found map[string][]string) {
	if file == "" {
		return
	}
	f, err := os.Create(file)
	check(err)
	w := bufio.NewWriter(f)
	check(gob.NewEncoder(w).Encode(found))
	check(w.Flush())
	check(f.Close())
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
