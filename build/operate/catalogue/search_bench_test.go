package catalogue

import (
	"database/sql"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"loupe/build/operate/d1"
	"loupe/core/api/indexing"
	"loupe/core/upstream/search"
	"loupe/worker/migrations/migrationstest"
)

// BenchmarkSearchBesideOthers measures how long an account's text search takes if it and all accounts have listings, and then if
// nine other accounts have as many each.
//
//	go test ./build/operate/catalogue -run '^$' -bench SearchBesideOthers -benchtime 1x -listings 100000
func BenchmarkSearchBesideOthers(b *testing.B) {
	db, _ := migrationstest.Open(b)
	add := func(account any) {
		if account != nil {
			migrationstest.Exec(b, db, "INSERT INTO account (id, name, created_at) VALUES (?1, ?1, 0)", account)
		}
		fillTitles(b, db, account)
	}
	add(nil)
	add("ann")
	alone := timeSearches(b, db)
	for n := range 9 {
		add(fmt.Sprint("other", n))
	}
	var beside []time.Duration
	for b.Loop() {
		beside = timeSearches(b, db)
	}
	half, most := len(alone)/2, len(alone)*19/20
	b.ReportMetric(float64(alone[half].Microseconds())/1000, "ms/median")
	b.ReportMetric(float64(alone[most].Microseconds())/1000, "ms/95th")
	b.ReportMetric(float64(beside[half])/float64(alone[half]), "median-beside/alone")
	b.ReportMetric(float64(beside[most])/float64(alone[most]), "95th-beside/alone")
}

// timeSearches returns the durations of two hundred searches of the account ann, in order. The first of each is not measured.
func timeSearches(b *testing.B, db *sql.DB) (all []time.Duration) {
	b.Helper()
	for range 100 { // minutes of the schedule
		migrationstest.Exec(b, db, indexing.MergeText.SQL)
	}
	r := rand.New(rand.NewPCG(3, 4))
	for range 200 {
		statement := search.CatalogStatement(search.MatchTerms(drawTitle(r, 12)), "ann", 0, search.MaxListings)
		for n := range 2 {
			start := time.Now()
			if _, err := d1.Batch(db, statement); err != nil {
				b.Fatal(err)
			}
			if n > 0 {
				all = append(all, time.Since(start))
			}
		}
	}
	slices.Sort(all)
	return all
}

func fillTitles(b *testing.B, db *sql.DB, account any) {
	b.Helper()
	tx, err := db.Begin()
	if err != nil {
		b.Fatal(err)
	}
	defer tx.Rollback() // has no effect after Commit
	insert, err := tx.Prepare("INSERT INTO listing (account, id, title) VALUES (?1, ?2, ?3)")
	if err != nil {
		b.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for n := range *benchListings {
		if _, err := insert.Exec(account, n, drawTitle(r, 9)); err != nil {
			b.Fatal(err)
		}
	}
	if err := tx.Commit(); err != nil {
		b.Fatal(err)
	}
}

// drawTitle draws words. As in titles of real listings, a few of them are in every tenth title and most are rare: word n has a probability
// proportional to 1/n, of 20,000.
func drawTitle(r *rand.Rand, words int) string {
	var title []string
	for range words {
		title = append(title, fmt.Sprintf("w%d", int(math.Pow(20_000, r.Float64()))))
	}
	return strings.Join(title, " ")
}
