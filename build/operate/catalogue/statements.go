package catalogue

import (
	"database/sql"
	"fmt"
	"iter"
	"strings"

	"loupe/core/valuation/learned"
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
// The schema's triggers update the full-text index and the bands of the fingerprints. The statements load listings that all
// accounts share, and leave an account's own listing with the same id as it is. A listing whose image is the same, and was
// not read this time, keeps its fingerprints.
func Statements(listings []listingcsv.Listing) iter.Seq[string] {
	return func(yield func(string) bool) {
		for len(listings) > 0 {
			var rows []string
			for size := 0; len(rows) < len(listings) && size < batchSize; {
				row := "(" + Quote(listings[len(rows)].Values()...) + ")"
				rows, size = append(rows, row), size+len(row)
			}
			if !yield("INSERT INTO listing (" + listingcsv.StoredColumns + ") VALUES " + strings.Join(rows, ", ") + upsert) {
				return
			}
			listings = listings[len(rows):]
		}
	}
}

// upsert is listingcsv.Upsert, but keeps the fingerprints of an unread image.
var upsert = strings.ReplaceAll(listingcsv.Upsert, "excluded.fingerprint",
	"iif(excluded.fingerprint = '' AND excluded.image <> '' AND excluded.image = listing.image, listing.fingerprint, excluded.fingerprint)")

// deleteSize is the number of listings that one statement deletes, so that none takes D1's 30 seconds.
const deleteSize = 10_000

// DeleteListings deletes up to 10,000 of the listings that all accounts share.
var DeleteListings = fmt.Sprintf("DELETE FROM listing WHERE n IN (SELECT n FROM listing WHERE coalesce(account, '') = '' LIMIT %d)", deleteSize)

// DeleteModels deletes the models of the listings that all accounts share.
const DeleteModels = "DELETE FROM calibration WHERE account IS NULL"

// DeleteStatements returns the statements that delete up to MaxRows of the listings that all accounts share, and their
// models.
func DeleteStatements() iter.Seq[string] {
	return func(yield func(string) bool) {
		for range MaxRows / deleteSize {
			if !yield(DeleteListings) {
				return
			}
		}
		yield(DeleteModels)
	}
}

// ModelStatement returns the statement that stores the model of a part of the catalogue, such as a file, in place of an earlier
// one of the same name. A model whose Listings is 0 removes the earlier one.
func ModelStatement(part string, m *learned.Model) string {
	if m.Listings == 0 {
		return DeleteModels + " AND part = " + Quote(part)
	}
	return fmt.Sprintf("INSERT INTO calibration (part, currency, mean, step, cells, correction, listings) VALUES (%s, %s, %.9f, %.9f, %s, %s, %d) "+
		"ON CONFLICT (coalesce(account, ''), part) DO UPDATE SET currency = excluded.currency, mean = excluded.mean, step = excluded.step, "+
		"cells = excluded.cells, correction = excluded.correction, listings = excluded.listings",
		Quote(part), Quote(m.Currency), m.Mean, m.Step, Quote(m.Cells), Quote(m.CorrectionJSON()), m.Listings)
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
