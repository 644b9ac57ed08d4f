package catalogue

import (
	"database/sql"
	"fmt"
	"iter"
	"strings"

	"loupe/core/photo"
)

const (
	// maxStatement is D1's limit in bytes: https://developers.cloudflare.com/d1/platform/limits/
	maxStatement = 100_000
	// enough rows have so many bytes of SQL to make a statement of. Longer ones are no faster, and wrangler takes
	// statements apart in a time that grows with the square of their length.
	enough = 10_000
)

// stored are the columns of the table listing, in the order of values.
const stored = "id, title, brand, category, vendor, price, currency, url, image, fingerprint"

func (l *Listing) values() []string {
	return []string{l.ID, l.Title, l.Brand, l.Category, l.Vendor, l.Price, l.Currency, l.URL, l.Image, l.Fingerprint}
}

// upsert is what follows the rows: a listing that is there already, by its id, is replaced; if nothing changed, not even
// written.
var upsert = func() string {
	var set, before, after []string
	for _, name := range strings.Split(stored, ", ")[1:] {
		set = append(set, name+" = excluded."+name)
		before, after = append(before, "listing."+name), append(after, "excluded."+name)
	}
	return fmt.Sprintf(" ON CONFLICT (id) DO UPDATE SET %s WHERE (%s) <> (%s)",
		strings.Join(set, ", "), strings.Join(before, ", "), strings.Join(after, ", "))
}()

// Statements gives the SQL that loads listings as Read gives them, in order: to be executed in one transaction. Each
// is shorter than D1's limit of 100,000 bytes and has no semicolon at its end. The tables' triggers keep the index of
// words in step; the bands of the fingerprints are replaced here.
func Statements(listings []Listing) iter.Seq[string] {
	return func(yield func(string) bool) {
		for len(listings) > 0 {
			var rows []string
			for size := 0; len(rows) < len(listings) && size < enough; {
				row := "(" + list(listings[len(rows)].values()) + ")"
				rows, size = append(rows, row), size+len(row)
			}
			for _, statement := range batch(listings[:len(rows)], rows) {
				if !yield(statement) {
					return
				}
			}
			listings = listings[len(rows):]
		}
	}
}

// batch gives the statements for a few listings, whose rows are written already.
func batch(listings []Listing, rows []string) []string {
	var ids, bands []string
	for _, l := range listings {
		ids = append(ids, l.ID)
		if print, ok := photo.Parse(l.Fingerprint); ok {
			numbers := strings.ReplaceAll(fmt.Sprint(print.Bands()), " ", ",") // "[1,2, ...]", also as JSON
			bands = append(bands, "("+list([]string{l.ID, numbers})+")")
		}
	}
	statements := []string{
		"INSERT INTO listing (" + stored + ") VALUES " + strings.Join(rows, ", ") + upsert,
		"DELETE FROM listing_band WHERE listing IN (SELECT n FROM listing WHERE id IN (" + list(ids) + "))",
	}
	if len(bands) > 0 {
		statements = append(statements, "WITH print (id, bands) AS (VALUES "+strings.Join(bands, ", ")+") "+
			"INSERT INTO listing_band (band, bits, listing) SELECT key, value, n FROM print JOIN listing USING (id), json_each(bands)")
	}
	return statements
}

// list writes texts as SQL literals.
func list(texts []string) string {
	quoted := make([]string, len(texts))
	for i, text := range texts {
		quoted[i] = "'" + literal.Replace(text) + "'"
	}
	return strings.Join(quoted, ", ")
}

// literal is what a text needs within quotes. SQLite knows of the quote only; NUL, which it does not allow, Read
// refuses. But wrangler looks for the words of a transaction in the file before it takes it apart, and would take out
// those of a title.
var literal = strings.NewReplacer("'", "''", "BEGIN TRANSACTION", "BEGIN' || ' TRANSACTION")

// Load executes the statements on a database, all or nothing.
func Load(db *sql.DB, listings []Listing) error {
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback() // of no effect after Commit
	for statement := range Statements(listings) {
		if _, err := tx.Exec(statement); err != nil {
			return err
		}
	}
	return tx.Commit()
}
