package e2e

import (
	"bytes"
	"compress/flate"
	"database/sql"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"loupe/core/market"
	"loupe/tests/fixture"
	"loupe/tests/workerd"

	_ "modernc.org/sqlite"
)

// mark is in every text that the deleted customer writes. No other text has it.
const mark = "zaphodbeeble"

// traces returns where a database has the mark: table and column. It looks into deflated columns, too.
func traces(t *testing.T, db *sql.DB) (found []string) {
	t.Helper()
	texts := func(query string) (values []string) {
		rows, err := db.Query(query)
		if err != nil {
			t.Fatalf("%s: %v", query, err)
		}
		defer rows.Close()
		for rows.Next() {
			var value sql.RawBytes
			if err := rows.Scan(&value); err != nil {
				t.Fatal(err)
			}
			values = append(values, string(value))
		}
		return values
	}
	for _, table := range texts(`SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'shadow') AND name NOT LIKE 'sqlite_%'`) {
		for _, column := range texts(`SELECT name FROM pragma_table_info('` + table + `')`) {
			for _, value := range texts(fmt.Sprintf(`SELECT "%s" FROM "%s"`, column, table)) {
				inflated, _ := io.ReadAll(flate.NewReader(strings.NewReader(value)))
				if strings.Contains(strings.ToLower(value+string(inflated)), mark) {
					found = append(found, table+"."+column)
					break
				}
			}
		}
	}
	return found
}

// keptKeys returns the keys of the KV namespace in a folder, without those that expire within a day.
func keptKeys(t *testing.T, data string) (keys []string) {
	t.Helper()
	files, _ := filepath.Glob(filepath.Join(data, "v3/kv/miniflare-KVNamespaceObject/*.sqlite"))
	for _, file := range files {
		if filepath.Base(file) == "metadata.sqlite" {
			continue
		}
		db, err := sql.Open("sqlite", "file:"+file+"?mode=ro&_pragma=busy_timeout(10000)")
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		rows, err := db.Query(`SELECT key FROM _mf_entries WHERE expiration IS NULL OR expiration > ?`, time.Now().Add(24*time.Hour).UnixMilli())
		if err != nil {
			t.Fatal(err)
		}
		for rows.Next() {
			var key string
			if err := rows.Scan(&key); err != nil {
				t.Fatal(err)
			}
			keys = append(keys, key)
		}
	}
	return keys
}

// A customer who has used every feature is deleted. Then none of their texts, photos and addresses is in D1, KV, the bucket, the log
// or a new backup, and the ledger is sound.
func TestDeletedCustomerLeavesNoTrace(t *testing.T) {
	t.Parallel()
	const bucket = "transcripts-of-the-deletion"
	s := startLoaded(t, func(o *workerd.Options) {
		o.Config = "\n[[r2_buckets]]\nbinding = \"TRANSCRIPTS_BUCKET\"\nbucket_name = \"" + bucket + "\"\n"
		o.Vars["ALLOW_LOCAL_IMAGES"] = "1"
	})
	received := make(chan string, 100)
	receiver := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { received <- r.URL.Path }))
	defer receiver.Close()
	v := signInAt(t, s.URL, mark+"@example.com")
	admin := operator{t, s.URL}
	admin.ok(200, "PATCH", "/admin/accounts/"+v.account, `{"name":"`+mark+` Ltd","reason":"`+mark+` wrote"}`)
	admin.ok(201, "POST", "/admin/accounts/"+v.account+"/grants", `{"credits":500,"reason":"for `+mark+`"}`)
	c := customer{T: t, service: s.Service, account: v.account}
	c.key = v.ok(201, "POST", "/console/keys", `{"name":"`+mark+` laptop"}`)["key"].(string)
	sendJSON := func(status int, method, path, body string) reply {
		t.Helper()
		return c.ok(status, method, path, "application/json", body)
	}
	schedule := func() {
		t.Helper()
		if err := s.Scheduled(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	v.ok(200, "PUT", "/console/low-balance", `{"low_balance":100000}`)
	v.ok(201, "POST", "/console/checkout", `{"pack":"starter"}`)
	sendJSON(201, "POST", "/webhooks", `{"url":"`+receiver.URL+`/`+mark+`","events":["appraisal.completed","outcome.recorded","credits.low"]}`)
	image := c.ok(201, "POST", "/images", "image/jpeg", string(encode(fixture.Picture(1), 90))).at("image_url").(string)
	appraised := sendJSON(200, "POST", "/appraise-product", `{"image_url":"`+image+`","description":"Halden Scout 35 camera of `+mark+`"}`)
	id := appraised.Header.Get("Loupe-Appraisal-Id")
	if appraised.charged(t) != cost {
		t.Fatalf("got %s, want an appraisal that was charged", appraised.body)
	}
	sendJSON(201, "POST", "/appraisals/"+id+"/corrections", `{"title":"Halden Scout 35 rangefinder camera `+mark+`"}`)
	sendJSON(200, "PUT", "/appraisals/"+id+"/outcome", `{"sold_price":400,"currency":"USD","date":"2026-05-01","channel":"`+mark+`"}`)
	report := sendJSON(201, "POST", "/reports", `{"appraisals":["`+id+`"],"title":"Estate of `+mark+`"}`).at("id").(string)
	c.ok(202, "POST", "/batches?name="+mark, "text/csv", "image_url,description,shelf\n"+image+",Halden camera of "+mark+","+mark+"\n")
	upload := v.ok(201, "POST", "/console/uploads", `{"name":"`+mark+`.csv"}`)["id"].(string)
	rows := v.request("POST", "/console/uploads/"+upload+"/rows?line=2", "id,title,price\n1,Camera of "+mark+",20 USD\n")
	rows.Header.Set("Content-Type", "text/csv")
	v.do(200, rows)
	waitUntil(t, time.Minute, "events are delivered, and the report has its photo", func() bool {
		schedule()
		return len(received) > 0 && strings.Contains(fmt.Sprint(keptKeys(t, s.data)), "report/"+id)
	})

	db, err := fixture.OpenDatabase(s.data)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	for _, column := range []string{"user.email", "account.name", "note.text", "api_key.name", "appraisal.request", "correction.title", "webhook.url", "outcome.channel", "report.title", "batch.name", "batch_item.cells", "listing.title", "listing_file.name"} {
		if before := traces(t, db); !strings.Contains(strings.Join(before, " "), column) {
			t.Errorf("before the deletion: got the text in %v, want it in %s", before, column)
		}
	}
	transcripts := func() []string {
		files, _ := filepath.Glob(filepath.Join(s.data, "v3/r2/"+bucket+"/blobs/*"))
		return files
	}
	waitUntil(t, 20*time.Second, "the transcript is in the bucket", func() bool { return len(transcripts()) > 0 })
	if output, err := runReplay(t, "-id", id, "-persist", s.data, "-bucket", bucket); err != nil || !strings.Contains(output, "the answer is the same") {
		t.Errorf("replay from the bucket: got %v and %s, want the same answer", err, output)
	}

	deleted := v.ok(200, "DELETE", "/console/account", `{"confirm":"`+mark+` Ltd"}`)
	if deleted["credits_lost"] == 0.0 {
		t.Errorf("got %v, want the credits that are lost", deleted)
	}
	v.do(401, v.request("GET", "/console/session", ""))
	send(t, c.get("/api/v1/credits")).expectProblem(t, 401, "UNAUTHORIZED")

	// As if ten minutes had passed.
	if err := s.Execute(t.Context(), "DROP TRIGGER deleted_account_update_guard", "UPDATE deleted_account SET deleted_at = deleted_at - 3600000"); err != nil {
		t.Fatal(err)
	}
	waitUntil(t, time.Minute, "the deletion is finished", func() bool {
		schedule()
		var finished, photos int
		err := db.QueryRow(`SELECT count(finished_at), (SELECT count(*) FROM report_photo) FROM deleted_account`).Scan(&finished, &photos)
		return err == nil && finished == 1 && photos == 0
	})
	if found := traces(t, db); len(found) > 0 {
		t.Errorf("got traces of the customer in %v", found)
	}
	if files := transcripts(); len(files) > 0 {
		t.Errorf("got %d transcripts in the bucket, want none", len(files))
	}
	for _, name := range keptKeys(t, s.data) {
		if name != market.RatesKey {
			t.Errorf("got the key %s, which stays for more than a day", name)
		}
	}
	shown, err := http.Get(s.URL + "/api/v1/reports/" + report)
	if err != nil {
		t.Fatal(err)
	}
	shown.Body.Close()
	if shown.StatusCode != 404 {
		t.Errorf("got the report with status %d, want 404", shown.StatusCode)
	}
	if strings.Contains(strings.ToLower(s.log.String()), mark) {
		t.Errorf("the log has a text of the customer:\n%s", s.log)
	}

	file := filepath.Join(t.TempDir(), "backup.sqlite")
	if output := runBackup(t, backupProject(t, s.data), "create", "--file", file); !strings.Contains(output, "ok     ledger: ") {
		t.Errorf("got %s, want a sound ledger", output)
	}
	if text, err := os.ReadFile(file); err != nil || bytes.Contains(bytes.ToLower(text), []byte(mark)) {
		t.Errorf("the new backup has a text of the customer, or can't be read: %v", err)
	}
	backup, err := sql.Open("sqlite", "file:"+file+"?mode=ro")
	if err != nil {
		t.Fatal(err)
	}
	defer backup.Close()
	if found := traces(t, backup); len(found) > 0 {
		t.Errorf("got traces of the customer in the backup: %v", found)
	}
}
