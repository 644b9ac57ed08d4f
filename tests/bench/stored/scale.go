package main

import (
	"database/sql"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"loupe/build/products/host"
	"loupe/core/store/ledger"
)

// recording has the statements that scale.mjs runs again in a larger database.
type recording struct {
	sync.Mutex
	Purge   string // deletes old appraisals
	Batches []recordedBatch
}

type recordedBatch struct {
	What       string
	Statements []recordedStatement
}

type recordedStatement struct {
	SQL    string
	Params []any // a BLOB is an object with its base64
}

type blob struct{ Base64 []byte }

// record makes half of the appraisals and copies the database. Then it makes the others, reads them back, and writes the D1 batches
// of these to batches.json, each with what it does.
func (s *service) record(db *sql.DB, d1 *host.D1, folder string) error {
	half := len(s.answers) / 2
	if err := each(half, s.appraise); err != nil {
		return err
	}
	s.Wait()
	if _, err := db.Exec("VACUUM INTO ?1", filepath.Join(folder, "scale.sqlite")); err != nil {
		return err
	}
	r := recording{Purge: ledger.PurgeAppraisals}
	d1.Observe = r.add
	for _, do := range []func(int) error{s.appraise, s.read} {
		if err := each(half, func(n int) error { return do(half + n) }); err != nil {
			return err
		}
		s.Wait()
	}
	text, err := json.Marshal(&r)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, "batches.json"), text, 0o600)
}

func (r *recording) add(batch []host.Statement) {
	var recorded recordedBatch
	for _, statement := range batch {
		switch sql := statement.SQL; {
		case sql == ledger.HoldCredits:
			recorded.What = "admit"
		case strings.Contains(sql, "listing_band b ON"):
			recorded.What = "look up the picture"
		case strings.Contains(sql, "listing_text MATCH"):
			recorded.What = "search"
		case sql == ledger.FindSettlement.SQL:
			recorded.What = "settle"
		case sql == ledger.FindAppraisal.SQL:
			recorded.What = "read back"
		}
		params := make([]any, len(statement.Params))
		for i, param := range statement.Params {
			params[i] = param
			if bytes, isBlob := param.([]byte); isBlob {
				params[i] = blob{bytes}
			}
		}
		recorded.Statements = append(recorded.Statements, recordedStatement{statement.SQL, params})
	}
	r.Lock()
	defer r.Unlock()
	r.Batches = append(r.Batches, recorded)
}
