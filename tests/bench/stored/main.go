// Stored makes appraisals of a camera with sixty listings in a database on this machine, by the core and its SQL, and reads each of them
// back. It prints how many bytes of the database an appraisal takes, everything included. Then check.mjs checks the database as
// `make verify` does, and backs it up. With -scale, scale.mjs measures the same batches of D1 in larger databases instead.
package main

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"loupe/build/operate/dev"
	"loupe/build/products/host"
	"loupe/core/api"
	"loupe/core/imaging/imagingtest"
	"loupe/core/store/account"
	"loupe/core/store/ledger"
	"loupe/tests/fixture"
)

const photoURL = "https://photos.example.com/camera.jpg"

func main() {
	appraisals := flag.Int("appraisals", 2_000, "how many appraisals to make")
	scale := flag.String("scale", "", "measure in larger databases instead, of so many `listings+appraisals`, separated by commas")
	flag.Parse()
	if err := run(*appraisals, *scale); err != nil {
		fmt.Fprintln(os.Stderr, "stored:", err)
		os.Exit(1)
	}
}

func run(appraisals int, scale string) error {
	root, err := dev.Root()
	if err != nil {
		return err
	}
	folder := filepath.Join(root, "build/out/stored")
	if err := os.RemoveAll(folder); err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	if err := fixture.CopyMigrated(folder); err != nil {
		return err
	}
	db, err := fixture.OpenDatabase(folder)
	if err != nil {
		return err
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	s := service{
		key: account.NewKey("loupe", [account.SecretBytes]byte{1}), answers: make([]answer, appraisals),
		photo: imagingtest.JPEG(imagingtest.NewScene(1).Paint(200, 150, 0, 1), 85), // small, to save time
	}
	if err := s.fill(db); err != nil {
		return err
	}
	d1 := host.NewD1(db)
	if s.Host, err = host.New(host.Options{
		Guest: host.Native(api.Program()), D1: d1, KV: host.NewKV(time.Now), Transport: &s, Limit: func(string) bool { return true },
	}); err != nil {
		return err
	}
	defer s.Close()
	if scale != "" {
		if err := s.record(db, d1, folder); err != nil {
			return err
		}
		for _, size := range strings.Split(scale, ",") {
			listings, copies, _ := strings.Cut(size, "+")
			if err := node(root, "scale.mjs", folder, listings, cmp.Or(copies, "0")); err != nil {
				return err
			}
		}
		return nil
	}
	before, err := size(db)
	if err != nil {
		return err
	}
	for _, part := range []struct {
		what string
		do   func(n int) error
	}{{"made", s.appraise}, {"read back", s.read}} {
		begun := time.Now()
		if err := each(appraisals, part.do); err != nil {
			return err
		}
		s.Wait()
		fmt.Printf("%d appraisals %s in %.0f s\n", appraisals, part.what, time.Since(begun).Seconds())
	}
	after, err := size(db)
	if err != nil {
		return err
	}
	each := float64(after-before) / float64(appraisals)
	fmt.Printf("%.0f bytes of the database for each appraisal: 10 GB hold %.0f\n", each, 10e9/each)
	if err := db.Close(); err != nil {
		return err
	}
	return node(root, "check.mjs", folder)
}

// node runs a script of this folder.
func node(root, script string, arguments ...string) error {
	run := exec.Command(filepath.Join(root, "build/toolchain/node.sh"), append([]string{"node", "--no-warnings", filepath.Join(root, "tests/bench/stored", script)}, arguments...)...)
	run.Stdout, run.Stderr = os.Stdout, os.Stderr
	return run.Run()
}

// size returns the bytes that a database's pages take.
func size(db *sql.DB) (bytes int64, err error) {
	err = db.QueryRow("SELECT (page_count - freelist_count) * page_size FROM pragma_page_count, pragma_freelist_count, pragma_page_size").Scan(&bytes)
	return bytes, err
}

// each calls do with each number below n, in two goroutines. It returns the first error.
func each(n int, do func(int) error) error {
	var next atomic.Int64
	var group sync.WaitGroup
	ctx, fail := context.WithCancelCause(context.Background())
	defer fail(nil)
	for range 2 {
		group.Go(func() {
			for i := int(next.Add(1)) - 1; i < n && ctx.Err() == nil; i = int(next.Add(1)) - 1 {
				if err := do(i); err != nil {
					fail(fmt.Errorf("appraisal %d: %w", i, err))
				}
			}
		})
	}
	group.Wait()
	return context.Cause(ctx)
}

// service is the core with a catalogue, and an account that can pay.
type service struct {
	*host.Host
	key     string
	photo   []byte
	answers []answer
}

// answer is the id of an appraisal and the hash of its response.
type answer struct {
	id   string
	hash [sha256.Size]byte
}

// RoundTrip serves the photo.
func (s *service) RoundTrip(r *http.Request) (*http.Response, error) {
	return &http.Response{StatusCode: 200, Header: http.Header{"Content-Type": {"image/jpeg"}}, Body: io.NopCloser(bytes.NewReader(s.photo)), Request: r}, nil
}

// fill stores an account, its key and sixty listings of the camera. A listing's texts are as long as those of shops.
func (s *service) fill(db *sql.DB) error {
	for _, statement := range []struct {
		sql    string
		params []any
	}{
		{sql: "PRAGMA synchronous = OFF"},
		{sql: "PRAGMA foreign_keys = ON"},
		{sql: "INSERT INTO account (id, name, created_at) VALUES ('acct_01KAKSYQG0R2J8TBXN4WQ5V7CE', 'bench', 0)"},
		{"INSERT INTO api_key (id, account, name, hash, hint, created_at) VALUES ('key_01KAKSYQG0R2J8TBXN4WQ5V7CE', 'acct_01KAKSYQG0R2J8TBXN4WQ5V7CE', 'bench', ?1, '', 0)", []any{account.HashKey(s.key)}},
		{"INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at) VALUES ('grant', 'issued', 'acct_01KAKSYQG0R2J8TBXN4WQ5V7CE', ?1, 'posted', 'bench', 0, 0)",
			[]any{ledger.AppraisalCost * (len(s.answers) + 1)}},
		{sql: `INSERT INTO listing (id, title, brand, category, vendor, price, currency, url, image, condition, sold, date)
			WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
			SELECT 'v1|' || (256000000000 + i * 7919) || '|0', 'Halden Scout 35 rangefinder film camera ' || substr('chrome black tested boxed lens strap case mint', 1 + i * 7 % 40, 12) || ' no ' || i,
				'Halden', 'Cameras', 'Seller ' || i * 31 % 97, 360 + i * 37 % 120 || '.' || 10 + i * 13 % 90, 'USD', 'https://www.example-market.com/itm/' || (256000000000 + i * 7919),
				'https://images.example-market.com/images/g/' || hex(randomblob(8)) || '/s-l500.jpg', substr('good very_good fair', 1 + i % 2 * 5, 4 + i % 2 * 5), 'yes', '2026-10-' || (10 + i % 20) FROM n`},
	} {
		if _, err := db.Exec(statement.sql, statement.params...); err != nil {
			return fmt.Errorf("%s: %w", statement.sql, err)
		}
	}
	return nil
}

// appraise makes an appraisal.
func (s *service) appraise(n int) error {
	body, status, err := s.call("POST", "/api/v1/appraise-product", fmt.Sprintf(`{"image_url":%q,"description":"Halden Scout 35 rangefinder camera, shelf %d"}`, photoURL, n), &s.answers[n].id)
	if err == nil && (status != 200 || !bytes.Contains(body, []byte(`"price_lower"`))) {
		err = fmt.Errorf("status %d: %s", status, body)
	}
	s.answers[n].hash = sha256.Sum256(body)
	return err
}

// read reads an appraisal back. It returns an error unless it is the one that was made.
func (s *service) read(n int) error {
	body, status, err := s.call("GET", "/api/v1/appraisals/"+s.answers[n].id, "", nil)
	if err != nil {
		return err
	}
	var record struct {
		Answer   json.RawMessage
		Evidence struct{ Candidates []json.RawMessage }
	}
	if err := json.Unmarshal(body, &record); err != nil || sha256.Sum256(record.Answer) != s.answers[n].hash || len(record.Evidence.Candidates) != 60 {
		return fmt.Errorf("read back with status %d (%v): %s", status, err, body)
	}
	return nil
}

func (s *service) call(method, path, body string, id *string) ([]byte, int, error) {
	r, err := http.NewRequest(method, "https://loupe.example.com"+path, bytes.NewReader([]byte(body)))
	if err != nil {
		return nil, 0, err
	}
	r.Header.Set("Authorization", "Bearer "+s.key)
	r.Header.Set("Content-Type", "application/json")
	response := s.Do(r)
	defer response.Body.Close()
	if id != nil {
		*id = response.Header.Get("Loupe-Appraisal-Id")
	}
	text, err := io.ReadAll(response.Body)
	return text, response.StatusCode, err
}
