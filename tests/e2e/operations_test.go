package e2e

import (
	"bufio"
	"context"
	"database/sql"
	"fmt"
	"maps"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	_ "modernc.org/sqlite"

	"loupe/build/admin"
	"loupe/build/dev"
	"loupe/tests/upstream"
)

const previousToken = "administrator token before the rotation"

// operated is a service of its own with what its operator runs beside it.
type operated struct {
	operator
	service *dev.Service
	data    string // the folder of its data
	project string // a folder in which the programs of build work on its data
	log     *logBuffer
	web     *upstream.Web
}

// openOperated starts a service with stand-ins for a search and the bank, and with two administrator's tokens.
func openOperated(t *testing.T) operated {
	t.Helper()
	web := upstream.New()
	t.Cleanup(web.Listen())
	s := operated{operator: operator{T: t}, data: t.TempDir(), log: &logBuffer{}, web: web}
	o := options(s.data, s.log)
	vars, secrets := web.Configure("openai", "ebay,catalog")
	maps.Copy(o.Vars, vars)
	maps.Copy(o.Vars, secrets)
	o.Vars["ADMIN_TOKEN_PREVIOUS"] = previousToken
	var err error
	if s.service, err = start(t.Context(), o); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.service.Stop)
	s.url, s.project = s.service.URL, backupProject(t, s.data)
	return s
}

// runProgram runs a program of the folder build, and returns its output and whether it succeeded.
func runProgram(t *testing.T, name string, args ...string) (output string, ok bool) {
	t.Helper()
	command := exec.CommandContext(t.Context(), program(name), args...)
	command.Env = append(os.Environ(), "ADMIN_TOKEN="+adminToken)
	text, err := command.CombinedOutput()
	return string(text), err == nil
}

// script returns a command that runs a program of the project in JavaScript.
func (s operated) script(ctx context.Context, name string, args ...string) *exec.Cmd {
	s.Helper()
	root, err := dev.Root()
	if err != nil {
		s.Fatal(err)
	}
	command := exec.CommandContext(ctx, filepath.Join(root, "build/node.sh"), append([]string{"node", "--no-warnings", filepath.Join(s.project, name)}, args...)...)
	command.Dir = s.project
	return command
}

// as sends a request with a token, and returns the status and the body.
func (s operated) as(token, method, path, body string) (int, string) {
	s.Helper()
	request, err := http.NewRequest(method, s.url+path, strings.NewReader(body))
	if err != nil {
		s.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+token)
	r := send(s.T, request)
	return r.StatusCode, string(r.body)
}

func items(list map[string]any) (objects []map[string]any) {
	for _, item := range list["items"].([]any) {
		objects = append(objects, item.(map[string]any))
	}
	return objects
}

// What an operator does in the first years, one after the other, on one service.
func TestOperatorRunsTheService(t *testing.T) {
	t.Parallel()
	s := openOperated(t)
	for _, part := range []struct {
		name string
		run  func(operated)
	}{
		{"rates", operated.testRates},
		{"imports", operated.testImports},
		{"a failing vendor", operated.testFailingVendor},
		{"callers", operated.testCallers},
		{"corrections", operated.testCorrections},
		{"backups", operated.testBackups},
	} {
		if !t.Run(part.name, func(t *testing.T) {
			own := s
			own.T = t
			part.run(own)
		}) {
			t.Fatalf("the log:\n%s", s.log)
		}
	}
}

func (s operated) testRates() {
	day := func(ago int) string { return time.Now().UTC().AddDate(0, 0, -ago).Format(time.DateOnly) }
	put := func(status, ago int, rest string) map[string]any {
		s.Helper()
		return s.ok(status, "PUT", "/admin/rates", fmt.Sprintf(`{"date":%q,"base":"EUR",%s}`, day(ago), rest))
	}
	put(200, 40, `"rates":{"USD":1.10,"GBP":0.80}`)
	put(200, 1, `"rates":{"USD":1.08,"GBP":0.86}`)
	if got := put(400, 1, `"rates":{"GBP":86}`); got["field"] != "rates.GBP" && got["field"] != "rates" {
		s.Errorf("a rate of 86: got %v, want a refusal that names the rate", got)
	}
	put(400, -1, `"rates":{"GBP":0.86}`)
	if got := put(200, 1, `"rates":{"GBP":0.99},"force":true`); got["rates"].(map[string]any)["GBP"] != 0.99 {
		s.Errorf("forced: got %v, want 0.99", got)
	}
	if got := put(200, 1, `"rates":{"GBP":0.86},"force":true`); got["rates"].(map[string]any)["USD"] != 1.08 || got["age_days"] != 1.0 {
		s.Errorf("got %v, want the dollar's rate as it was, and the age of the rates", got)
	}
	if stored := s.query(`SELECT group_concat(date) FROM (SELECT date FROM rates ORDER BY date)`); stored != day(40)+","+day(1) {
		s.Errorf("got the stored days %s, want both", stored)
	}
}

// query returns the value of a statement that reads the service's database.
func (s operated) query(statement string) (value string) {
	s.Helper()
	db := openDatabase(s.T, s.data)
	defer db.Close()
	if err := db.QueryRow(statement).Scan(&value); err != nil {
		s.Fatalf("%s: %v", statement, err)
	}
	return value
}

// openDatabase opens the local D1 in a folder.
func openDatabase(t *testing.T, data string) *sql.DB {
	t.Helper()
	files, _ := filepath.Glob(filepath.Join(data, "v3/d1/miniflare-D1DatabaseObject/*.sqlite"))
	for _, file := range files {
		db, err := sql.Open("sqlite", "file:"+file+"?_pragma=busy_timeout(10000)")
		if err != nil {
			t.Fatal(err)
		}
		if db.QueryRow("SELECT 1 FROM sqlite_schema WHERE name = 'transfer'").Scan(new(int)) == nil {
			return db
		}
		db.Close()
	}
	t.Fatalf("no database in %s", data)
	return nil
}

// A file as a spreadsheet saves it: semicolons, a byte order mark, Windows line ends, local words and dates.
func (s operated) testImports() {
	var file strings.Builder
	file.WriteString("\uFEFFid;title;price;currency;image;sold;date;condition;url\r\n")
	for n := range 1000 {
		file.WriteString(fmt.Sprintf("n%d;Orvik Drift acoustic guitar %d;%d,50 €;EUR;;ja;%02d.11.2026;gebraucht;https://shop.example/n%[1]d\r\n", n, n, 200+n%50, 1+n%20))
	}
	file.WriteString("w1;Lost price;ask us;EUR;;x;03.11.2026;;\r\nw2;Odd fields;5,00;Wampum;;vielleicht;31.11.2026;seltsam;nowhere\r\n;No id;5;EUR;;;;;\r\n")
	folder := s.TempDir()
	name := filepath.Join(folder, "stock.csv")
	if err := os.WriteFile(name, []byte(file.String()), 0o600); err != nil {
		s.Fatal(err)
	}
	output, ok := runProgram(s.T, "import", "-csv", name, "-persist", s.data)
	for _, want := range []string{
		"1003 rows read, 1002 loaded, 1 skipped", `line 1002: price: `, `"ask us" (loaded without it)`, `line 1003: currency: not an ISO 4217 currency code: "Wampum"`,
		`line 1003: sold: not yes or no: "vielleicht"`, `line 1003: date: not a date`, `"31.11.2026"`, `line 1003: condition: not understood: "seltsam"`,
		`line 1003: url: not an absolute http or https URL: "nowhere"`, "line 1004: id: empty\n",
	} {
		if !ok || !strings.Contains(output, want) {
			s.Errorf("import: got %t, %s\nwant %q in it", ok, output, want)
		}
	}
	if got := s.query(`SELECT count(*) || ' ' || sum(sold = 'yes') || ' ' || min(date) || ' ' || max(date) FROM listing WHERE id LIKE 'n%' AND price <> ''`); got != "1000 1000 2026-11-01 2026-11-20" {
		s.Errorf("stored: got %s, want 1000 sold listings of 1 to 20 November", got)
	}
	if output, ok := runProgram(s.T, "listings", "-persist", s.data, "-find", "Lost"); !ok || !strings.Contains(output, "w1") || strings.Contains(output, "n1 ") {
		s.Errorf("listings: got %s, want the one listing", output)
	}
	if output, ok := runProgram(s.T, "listings", "-persist", s.data, "-delete", "w1 w2"); !ok {
		s.Errorf("delete: got %s", output)
	}
	if got := s.ok(200, "GET", "/admin/catalogue/summary", ""); got["listings"] != 1000.0 {
		s.Errorf("got %v, want 1000 listings left", got)
	}
	if err := os.WriteFile(name, []byte(listings), 0o600); err != nil {
		s.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "camera.jpg"), []byte("no picture"), 0o600); err != nil {
		s.Fatal(err)
	}
	if output, ok := runProgram(s.T, "import", "-csv", name, "-persist", s.data, "-replace"); !ok || !strings.Contains(output, "image") {
		s.Errorf("replace: got %s, want it loaded, with a warning about the image", output)
	}
	if got := s.ok(200, "GET", "/admin/catalogue/summary", ""); got["listings"] != 10.0 {
		s.Errorf("replaced: got %v, want the 10 listings of the second file", got)
	}
}

func (s operated) testFailingVendor() {
	s.web.Vendor("ebay").Behave(upstream.Behaviour{Status: 503})
	defer s.web.Vendor("ebay").Behave(upstream.Behaviour{})
	c := newCustomer(s.T, s.service, 100)
	r, charged := c.call("image_url", s.web.URL("https://img.example.com/scout-35.jpg"), "description", "it is my grandfather's")
	if charged != 10 || r.at("error", "discovery_error") == nil {
		s.Errorf("charged %d for %s, want 10 for the listings of the catalogue, and the failed search in the error", charged, r.body)
	}
	request := r.Header.Get("X-Request-Id")
	waitUntil(s.T, 10*time.Second, "the line of the failed effect", func() bool {
		return strings.Contains(lines(s.log), `{"log":"effect","request":"`+request+`","upstream":"ebay","code":"`)
	})
	waitUntil(s.T, 10*time.Second, "the line of the exchange", func() bool {
		return strings.Contains(lines(s.log), `"appraisal":"`+r.Header.Get("Loupe-Appraisal-Id")+`","charged":10,`)
	})
	text := s.log.String()
	for _, secret := range s.web.Secrets() {
		if strings.Contains(text, secret.Value) {
			s.Errorf("the log has a secret of %s", secret.Vendor)
		}
	}
	if strings.Contains(text, "grandfather") || strings.Contains(text, "img.example.com") || strings.Contains(text, c.key.Key) {
		s.Error("the log has a caller's text, a URL or a key")
	}
	stored := s.ok(200, "GET", "/admin/appraisals/"+r.Header.Get("Loupe-Appraisal-Id"), "")
	if stored["evidence"].(map[string]any)["upstreams"] == nil {
		s.Errorf("got %v, want the evidence with the upstreams", stored)
	}
}

func (s operated) testCallers() {
	c := newCustomer(s.T, s.service, 100)
	file := filepath.Join(s.TempDir(), "listings.csv")
	text := "id,title,price,currency,url\na1,Halden Scout 35 rangefinder camera in Akureyri,52000,ISK,https://shop.example/a1\n" +
		"a2,Halden Scout 35 rangefinder camera in Reykjavik,54000,ISK,https://shop.example/a2\n"
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		s.Fatal(err)
	}
	if output, ok := runProgram(s.T, "import", "-csv", file, "-persist", s.data); !ok {
		s.Fatal(output)
	}
	photo := s.web.URL("https://img.example.com/scout-35.jpg")
	r, _ := c.call("image_url", photo, "description", camera, "exclude", []string{"c2", "https://shop.example/c3"})
	for i := range r.list("similar_items") {
		if url := r.at("similar_items", i, "url"); url == "https://shop.example/c2" || url == "https://shop.example/c3" {
			s.Errorf("got the excluded listing %v", url)
		}
	}
	var missing []string
	for i := range r.list("error", "price_enrichment_errors") {
		if message := fmt.Sprint(r.at("error", "price_enrichment_errors", i, "message")); strings.Contains(message, "ISK") {
			missing = append(missing, message)
		}
	}
	if len(r.list("similar_items")) == 0 || len(missing) != 1 || !strings.Contains(missing[0], "2 listings in ISK") {
		s.Errorf("got %s, want similar items, and the missing rate once for both listings in ISK", r.body)
	}
	r, _ = c.call("image_url", photo, "description", "Velm Tidewater diver watch")
	if !strings.Contains(string(r.body), "names another product than the photo shows") {
		s.Errorf("a watch in the text, a camera in the photo: got %s, want that it says so", r.body)
	}
}

func (s operated) testCorrections() {
	output, ok := runProgram(s.T, "key", "-name", "shop", "-credits", "-5", "-url", s.url)
	if ok || !strings.Contains(output, "-credits is -5, must be 1 to") {
		s.Errorf("make key CREDITS=-5: got %s, want a refusal", output)
	}
	if found := items(s.ok(200, "GET", "/admin/accounts?q=shop", "")); len(found) != 0 {
		s.Errorf("make key CREDITS=-5: got the accounts %v, want none left behind", found)
	}
	output, ok = runProgram(s.T, "key", "-name", "shop", "-credits", "100", "-url", s.url)
	found := items(s.ok(200, "GET", "/admin/accounts?q=shop", ""))
	if !ok || len(found) != 1 || found[0]["available"] != 100.0 {
		s.Fatalf("make key: got %s and the accounts %v, want one with 100 credits", output, found)
	}
	for _, a := range items(s.ok(200, "GET", "/admin/accounts", "")) {
		if a["id"] == "issued" || a["id"] == "earned" {
			s.Errorf("got the account %v among the customers", a)
		}
	}
	path := "/admin/accounts/" + found[0]["id"].(string)
	if got := s.ok(409, "POST", path+"/grants", `{"credits":-101,"reason":"too much"}`); !strings.Contains(got["detail"].(string), "of a balance of 100 credits") {
		s.Errorf("got %v, want what is available", got)
	}
	if got := s.ok(201, "POST", path+"/grants", `{"credits":-40,"reason":"granted twice"}`); got["balance"] != 60.0 {
		s.Errorf("got %v, want a balance of 60", got)
	}
	for _, id := range []string{"debt:" + found[0]["id"].(string) + ":1", "pur_1:1", "order-7", "order-7"} {
		if got := s.ok(201, "POST", path+"/grants", `{"credits":1,"reason":"sorry","id":"`+id+`"}`); got["transfer"].(map[string]any)["id"] != "grant:"+id {
			s.Errorf("got %v, want the transfer grant:%s", got, id)
		}
	}
	fields := strings.Fields(output)
	secret := fields[len(fields)-1]
	if found := items(s.ok(200, "GET", "/admin/keys?hint="+secret[len(secret)-4:], "")); len(found) != 1 || found[0]["name"] != "shop" {
		s.Errorf("got the keys %v, want the one with this hint", found)
	}
	if got := s.ok(200, "PATCH", path, `{"name":"Shop Ltd","suspended":true,"reason":"unpaid"}`); got["name"] != "Shop Ltd" || got["suspended_at"] == nil || got["balance"] != 63.0 {
		s.Errorf("got %v, want the new name, the suspension, and 63 credits", got)
	}
	if status, body := s.as(secret, "GET", "/api/v1/credits", ""); status != 401 {
		s.Errorf("key of a suspended account: got %d %s, want 401", status, body)
	}
	s.ok(200, "PATCH", path, `{"suspended":false,"reason":"paid"}`)
	if status, body := s.as(previousToken, "PATCH", path, `{"name":"Shop & Co","reason":"renamed"}`); status != 200 {
		s.Errorf("the previous token: got %d %s, want 200", status, body)
	}
	if last := items(s.ok(200, "GET", "/admin/audit", ""))[0]; last["actor"] != "previous token" || last["action"] != "account.update" {
		s.Errorf("got the act %v, want the renaming by the previous token", last)
	}
	if status, _ := s.as("another token of sixteen letters", "GET", "/admin/accounts", ""); status != 401 {
		s.Errorf("another token: got %d, want 401", status)
	}
}

// A damaged database is named by make verify, and a restore that is killed serves nothing until it is repeated.
func (s operated) testBackups() {
	s.service.Stop()
	file := filepath.Join(s.TempDir(), "b.sqlite")
	if output := runBackup(s.T, s.project, "create", "--file", file); !strings.Contains(output, "The backup is complete and checked") {
		s.Errorf("got %s, want a complete backup", output)
	}
	if output, err := s.script(s.Context(), "build/backup/main.mjs", "restore", "--file", file).CombinedOutput(); err == nil || !strings.Contains(string(output), "is not empty") {
		s.Errorf("restore over data: got %v, %s, want a refusal", err, output)
	}

	target := s
	target.data = s.TempDir()
	target.project = backupProject(s.T, target.data)
	killed := target.script(s.Context(), "build/backup/main.mjs", "restore", "--file", file)
	output, err := killed.StdoutPipe()
	if err != nil {
		s.Fatal(err)
	}
	killed.Stderr = killed.Stdout
	if err := killed.Start(); err != nil {
		s.Fatal(err)
	}
	for scanner := bufio.NewScanner(output); scanner.Scan(); {
		if strings.Contains(scanner.Text(), "> account: ") {
			killed.Process.Kill()
			break
		}
	}
	killed.Wait()
	if output, err := target.script(s.Context(), "build/backup/main.mjs", "verify").CombinedOutput(); err == nil || !strings.Contains(string(output), "unfinished restore") {
		s.Errorf("verify after the kill: got %v, %s, want an unfinished restore", err, output)
	}
	if output := runBackup(s.T, target.project, "restore", "--file", file); !strings.Contains(output, "has an unfinished restore of this backup") || !strings.Contains(output, "is restored and in service") {
		s.Errorf("got %s, want the restore completed", output)
	}

	for damage, want := range map[string]string{
		`UPDATE entry SET balance = balance + 1000 WHERE rowid_of_damage`: "but ",
		`DELETE FROM entry WHERE account = 'earned' AND seq = 1`:          "transfer ",
	} {
		damaged := s.TempDir()
		if err := os.CopyFS(damaged, os.DirFS(target.data)); err != nil {
			s.Fatal(err)
		}
		db := openDatabase(s.T, damaged)
		damage = strings.Replace(damage, "rowid_of_damage", "account = 'earned' AND seq = 1", 1)
		for _, statement := range []string{"DROP TRIGGER entry_update_guard", "DROP TRIGGER entry_delete_guard", damage} {
			if _, err := db.Exec(statement); err != nil {
				s.Fatalf("%s: %v", statement, err)
			}
		}
		db.Close()
		own := target
		own.project = backupProject(s.T, damaged)
		if output, err := own.script(s.Context(), "build/backup/main.mjs", "verify").CombinedOutput(); err == nil || !strings.Contains(string(output), "is damaged") ||
			!strings.Contains(string(output), want) || !strings.Contains(string(output), "account earned") || !strings.Contains(string(output), "trigger entry_update_guard is missing") {
			s.Errorf("%s: got %v, %s, want the entry of the account earned and the missing trigger named", damage, err, output)
		}
	}
	if output := runBackup(s.T, target.project, "verify"); !strings.Contains(output, "is sound") {
		s.Errorf("got %s, want that the copy was damaged only", output)
	}
}

// A database of an earlier release gets the later migrations, with its data, and the service goes on with it.
func TestServiceGoesOnAfterAnUpgrade(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	project := backupProject(t, data)
	migrations, err := filepath.Glob(filepath.Join(project, "worker/migrations/*.sql"))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(migrations[len(migrations)-1]); err != nil { // as if a later release had added it
		t.Fatal(err)
	}
	old := operated{operator: operator{T: t}, data: data, project: project}
	for _, args := range [][]string{{"d1", "migrations", "apply", "DB", "--local"}, {"d1", "execute", "DB", "--local", "--yes", "--file", writeOldData(t)}} {
		command := old.script(t.Context(), "node_modules/wrangler/bin/wrangler.js", args...)
		command.Env = append(os.Environ(), "CI=1", "WRANGLER_SEND_METRICS=false")
		if output, err := command.CombinedOutput(); err != nil {
			t.Fatalf("%q: %v\n%s", args, err, output)
		}
	}

	var log logBuffer
	s, err := dev.Start(t.Context(), options(data, &log)) // applies the migrations, as make upgrade does
	if err != nil {
		t.Fatal(err)
	}
	defer s.Stop()
	o := operator{t, s.URL}
	if got := o.ok(200, "GET", "/admin/accounts/acct_old", ""); got["balance"] != 50.0 {
		t.Errorf("got %v, want the balance of the earlier release", got)
	}
	if got := o.ok(201, "POST", "/admin/accounts/acct_old/grants", `{"credits":50,"reason":"order","id":"order-7"}`); got["balance"] != 50.0 {
		t.Errorf("a grant of the earlier release, repeated: got %v, want no more credits", got)
	}
	c := customer{T: t, service: s, admin: admin.Client{URL: s.URL, Token: adminToken}, account: "acct_old"}
	if c.key, err = c.admin.CreateKey(t.Context(), c.account, "new"); err != nil {
		t.Fatal(err)
	}
	if err := c.admin.PutRates(t.Context(), []byte(rates)); err != nil {
		t.Fatal(err)
	}
	if r, charged := c.call("image_url", images.URL+"/unknown.jpg", "description", "Orvik Drift acoustic guitar"); charged != 10 {
		t.Errorf("got %s, want an appraisal by the listings of the earlier release", r.body)
	}
	s.Stop()
	if output := runBackup(t, backupProject(t, data), "verify"); !strings.Contains(output, "is sound") {
		t.Errorf("got %s, want a sound database", output)
	}
}

// writeOldData writes statements that fill a database as the earlier release did.
func writeOldData(t *testing.T) (file string) {
	t.Helper()
	var text strings.Builder
	text.WriteString(`INSERT INTO account (id, name, created_at) VALUES ('acct_old', 'Old', 1);
INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at) VALUES ('grant:order-7', 'issued', 'acct_old', 50, 'posted', 'order', 2, 2);
INSERT INTO audit (id, at, actor, action, target, detail) VALUES ('aud_1', 2, 'token', 'credits.grant', 'acct_old', '{"transfer":"grant:order-7","credits":50,"reason":"order"}');
`)
	for n := range 6 {
		fmt.Fprintf(&text, "INSERT INTO listing (id, title, brand, category, vendor, price, currency, url) VALUES ('g%d', 'Orvik Drift acoustic guitar %[1]d', 'Orvik', 'Guitars', 'Strings', '%d.00', 'USD', 'https://shop.example/g%[1]d');\n", n, 240+5*n)
	}
	file = filepath.Join(t.TempDir(), "old.sql")
	if err := os.WriteFile(file, []byte(text.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}
