package catalogue

import (
	"database/sql"
	"fmt"
	"iter"
	"strings"

	"loupe/core/photo"
	"loupe/core/product"
	"loupe/worker/listingcsv"
)

const (
	// maxStatement is D1's limit in bytes: https://developers.cloudflare.com/d1/platform/limits/
	maxStatement = 100_000
	// batchSize is the length in bytes after which a statement gets no more rows. Longer statements are no faster, and
	// wrangler's time to split a file grows with the square of the length of its statements.
	batchSize = 10_000
)

// Statements returns the SQL statements that load listings from Read. Execute them in order, in one
// transaction. Each statement is shorter than D1's limit of 100,000 bytes and has no semicolon at its end.
// They replace the bands of the fingerprints; the schema's triggers update the full-text index. They load listings that all
// accounts share, and leave an account's own listing with the same id as it is.
func Statements(listings []listingcsv.Listing) iter.Seq[string] {
	return func(yield func(string) bool) {
		for len(listings) > 0 {
			var rows []string
			for size := 0; len(rows) < len(listings) && size < batchSize; {
				row := "(" + Quote(listings[len(rows)].Values()...) + ")"
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

// batch returns the statements for a batch of listings. rows has the listings as SQL.
func batch(listings []listingcsv.Listing, rows []string) []string {
	var ids, bands []string
	for _, l := range listings {
		ids = append(ids, l.ID)
		if fingerprint, ok := photo.Parse(l.Fingerprint); ok {
			numbers := strings.ReplaceAll(fmt.Sprint(fingerprint.Bands()), " ", ",") // "[1,2,...]" is valid JSON
			bands = append(bands, "("+Quote(l.ID, numbers)+")")
		}
	}
	statements := []string{
		"INSERT INTO listing (" + listingcsv.StoredColumns + ") VALUES " + strings.Join(rows, ", ") + listingcsv.Upsert,
		"DELETE FROM listing_band WHERE listing IN (SELECT n FROM listing WHERE coalesce(account, '') = '' AND id IN (" + Quote(ids...) + "))",
	}
	if len(bands) > 0 {
		statements = append(statements, "WITH loaded (id, bands) AS (VALUES "+strings.Join(bands, ", ")+") "+
			"INSERT INTO listing_band (band, bits, listing) SELECT key, value, n FROM loaded JOIN listing l ON coalesce(l.account, '') = '' AND l.id = loaded.id, json_each(bands)")
	}
	return statements
}

// deleteSize is the number of listings that one statement deletes, so that none takes D1's 30 seconds.
const deleteSize = 10_000

// DeleteListings deletes up to 10,000 of the listings that all accounts share.
var DeleteListings = fmt.Sprintf("DELETE FROM listing WHERE n IN (SELECT n FROM listing WHERE coalesce(account, '') = '' LIMIT %d)", deleteSize)

// DeleteStatements returns the statements that delete up to MaxRows of the listings that all accounts share, and all
// corrections of the ranges.
func DeleteStatements() iter.Seq[string] {
	return func(yield func(string) bool) {
		for range MaxRows / deleteSize {
			if !yield(DeleteListings) {
				return
			}
		}
		yield("DELETE FROM calibration")
	}
}

// CalibrationStatement returns the statement that stores the calibration of a part of the catalogue, such as a file, in
// place of an earlier one of the same name. The zero value removes the earlier one.
func CalibrationStatement(part string, c product.Calibration) string {
	if !c.Valid() {
		return "DELETE FROM calibration WHERE part = " + Quote(part)
	}
	return fmt.Sprintf("INSERT INTO calibration (part, span, fast, patient, listings) VALUES (%s, %.4f, %.4f, %.4f, %d) "+
		"ON CONFLICT (part) DO UPDATE SET span = excluded.span, fast = excluded.fast, patient = excluded.patient, listings = excluded.listings",
		Quote(part), c.Range, c.Fast, c.Patient, c.Listings)
}

// Quote returns texts as SQL literals, separated by commas.
func Quote(texts ...string) string {
	quoted := make([]string, len(texts))
	for i, text := range texts {
		quoted[i] = "'" + escape.Replace(text) + "'"
	}
	return strings.Join(quoted, ", ")
}

// escape escapes text for a SQL literal. SQLite requires only that the quote is escaped; it does not allow
// NUL, which Read refuses. wrangler removes the words BEGIN TRANSACTION from a file, even in literals, so
// escape splits them in two.
var escape = strings.NewReplacer("'", "''", "BEGIN TRANSACTION", "BEGIN' || ' TRANSACTION")

// Load executes the statements on a database in one transaction.
func Load(db *sql.DB, listings []listingcsv.Listing) error {
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback() // has no effect after Commit
	for statement := range Statements(listings) {
		if _, err := tx.Exec(statement); err != nil {
			return err
		}
	}
	return tx.Commit()
}
