package catalogue_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"loupe/worker/console/consoletest"
)

const header = "id,title,price,currency,image,sold\n"

// begin begins an upload of the user and returns its path.
func begin(u *consoletest.User) string {
	id := u.OK(201, "POST", "/console/uploads", `{"name":"stock.csv"}`)["id"].(string)
	return "/console/uploads/" + id + "/rows"
}

// titles returns the titles on a page of listings.
func titles(page consoletest.Object) (titles []string) {
	for _, item := range page["items"].([]any) {
		titles = append(titles, item.(consoletest.Object)["title"].(string))
	}
	return titles
}

func TestUploadedRowsAreListedNewestFirst(t *testing.T) {
	f, ann := consoletest.OpenSignedIn(t)
	path := begin(ann)
	got := ann.OK(200, "POST", path+"?line=2", header+"1,Camera,250,USD,https://img.example.com/1.jpg,yes\n2,Lens,,,,\n")
	f.Equal("answer", fmt.Sprint(got), "map[accepted:2 errors:[] refused:0]")
	page := ann.OK(200, "GET", "/console/catalogue", "")
	if got := fmt.Sprint(titles(page)); got != "[Lens Camera]" || page["next"] != nil {
		t.Errorf("got %v and next %v, want Lens and Camera on the last page", got, page["next"])
	}
	camera := page["items"].([]any)[1].(consoletest.Object)
	f.Members("the row's fields", camera, consoletest.Object{"id": "1", "price": "250", "sold": true, "image": "https://img.example.com/1.jpg"})
	f.Members("a row without the field", page["items"].([]any)[0].(consoletest.Object), consoletest.Object{"sold": nil})
	summary := ann.OK(200, "GET", "/console/catalogue/summary", "")
	upload := summary["uploads"].([]any)[0].(consoletest.Object)
	if summary["listings"] != 2.0 || upload["name"] != "stock.csv" || upload["accepted"] != 2.0 || upload["refused"] != 0.0 {
		t.Errorf("got summary %v, want two listings of stock.csv", summary)
	}
}

func TestErrorsNameTheLineOfTheFile(t *testing.T) {
	f, ann := consoletest.OpenSignedIn(t)
	got := ann.OK(200, "POST", begin(ann)+"?line=502", header+"1,,250,USD,,\n2,Lens,5,,,\n3,Tripod,40,USD,http://img.example.com/3.jpg,\n4,Bag,1,USD,,maybe\n")
	want := `map[accepted:3 errors:[` +
		`map[line:502 problems:[map[detail:empty effect:refused field:title value:]] text:1,,250,USD,,] ` +
		`map[line:503 problems:[map[detail:no currency: name it in the price or in the column currency effect:left_out field:price value:5]] text:2,Lens,5,,,] ` +
		`map[line:504 problems:[map[detail:not an https URL effect:left_out field:image value:http://img.example.com/3.jpg]] text:3,Tripod,40,USD,http://img.example.com/3.jpg,] ` +
		`map[line:505 problems:[map[detail:not yes or no effect:left_out field:sold value:maybe]] text:4,Bag,1,USD,,maybe]] refused:1]`
	f.Equal("", fmt.Sprint(got), want)
	upload := ann.OK(200, "GET", "/console/catalogue/summary", "")["uploads"].([]any)[0].(consoletest.Object)
	f.Members("three accepted rows and a refused one", upload, consoletest.Object{"accepted": 3.0, "refused": 1.0})
}

// The dates of a piece may not show the order of the file's dates, so the caller may say it.
func TestDatesOfAPieceAreReadInTheOrderOfTheFile(t *testing.T) {
	f, ann := consoletest.OpenSignedIn(t)
	path := begin(ann)
	for _, c := range []struct{ order, rows, date, warnings string }{
		{"", "1,T,03/04/2025\n2,T,20/11/2025\n", "2025-04-03", ""},
		{"", "1,T,03/04/2025\n", "", "date"},
		{"&date_order=dmy", "1,T,03/04/2025\n", "2025-04-03", ""},
		{"&date_order=MDY", "1,T,03/04/2025\n", "2025-03-04", ""},
	} {
		got := ann.OK(200, "POST", path+"?line=2"+c.order, "id,title,date\n"+c.rows)
		var warnings string
		for _, e := range got["errors"].([]any) {
			warnings += e.(consoletest.Object)["problems"].([]any)[0].(consoletest.Object)["field"].(string)
		}
		if date := f.Column(`SELECT date FROM listing WHERE id = '1'`)[0]; date != c.date || warnings != c.warnings {
			t.Errorf("%s %q: got the date %q and warnings %q, want %q and %q", c.order, c.rows, date, warnings, c.date, c.warnings)
		}
	}
	ann.Refused("BAD_REQUEST", "date_order", "POST", path+"?line=2&date_order=ymd", "id,title\n1,T\n")
}

func TestPiecesAreChecked(t *testing.T) {
	f, ann := consoletest.OpenSignedIn(t)
	path := begin(ann)
	for _, test := range []struct{ query, body, field string }{
		{"", header + "1,Camera,,,,\n", "line"}, {"?line=0", header, "line"}, {"?line=x", header, "line"},
		{"?line=2", "", ""}, {"?line=2", "Was\nCamera\n", ""}, {"?line=2", "id|title\n1|Camera\n", ""},
		{"?line=2", header + strings.Repeat("1,Camera,,,,\n", 501), ""},
		{"?line=2", "id,title\n1,\xff\n", ""},
	} {
		ann.Refused("BAD_REQUEST", test.field, "POST", path+test.query, test.body)
	}
	ann.Refused("CONTENT_TOO_LARGE", "", "POST", path+"?line=2", strings.Repeat("x", 1<<20+1))
	shared := f.OK(201, "POST", "/admin/uploads", `{"name":"all.csv"}`)["id"].(string)
	for _, foreign := range []string{"upl_none", shared, strings.Split(begin(f.SignIn("bob@example.com")), "/")[3]} {
		ann.Refused("NOT_FOUND", "", "POST", "/console/uploads/"+foreign+"/rows?line=2", header+"1,Camera,,,,\n")
	}
	f.Equal("", fmt.Sprint(f.Column("SELECT count(*) FROM listing")), "[0]")
}

func TestListingsOfAnAccountAreLimited(t *testing.T) {
	f, ann := consoletest.OpenSignedIn(t)
	path := begin(ann) + "?line=2"
	f.Vars["LISTINGS_PER_ACCOUNT"] = "450"
	for _, price := range []string{"250", "260"} { // the same listings again
		ann.OK(200, "POST", path, rows(450, price))
	}
	ann.Refused("CONFLICT", "", "POST", path, header+"one more,Camera,250,USD,,\n")

	f.Vars["LISTINGS_PER_ACCOUNT"], f.Vars["LISTING_MB_PER_ACCOUNT"] = "", "0"
	if r := ann.Send("POST", path, header+"one more,Camera,250,USD,,\n"); r.Code != 409 || !strings.Contains(r.Body.String(), "may take 0 MB") {
		t.Errorf("got %d %s, want the limit of bytes", r.Code, r.Body)
	}
	f.Vars["LISTING_MB_PER_ACCOUNT"], f.Vars["LISTING_MB_IN_ALL"] = "", "0"
	if r := ann.Send("POST", path, header+"one more,Camera,250,USD,,\n"); r.Code != 409 || !strings.Contains(r.Body.String(), "of all accounts") {
		t.Errorf("got %d %s, want the limit of all accounts' bytes", r.Code, r.Body)
	}
	shared := "/admin/uploads/" + f.OK(201, "POST", "/admin/uploads", `{"name":"all.csv"}`)["id"].(string) + "/rows?line=2"
	f.OK(200, "POST", shared, header+"1,Camera,250,USD,,\n") // has no limit
	f.Equal("nothing of a refused piece is stored", fmt.Sprint(f.Column("SELECT count(*) FROM listing WHERE account IS NOT NULL")), "[450]")
}

func TestUploadedRowsOfAnHourAndADayAreLimited(t *testing.T) {
	f, ann := consoletest.OpenSignedIn(t)
	path := begin(ann) + "?line=2"
	f.Vars["LISTING_ROWS_PER_HOUR"], f.Vars["LISTING_ROWS_PER_DAY"] = "100", "250"
	morning := f.Clock.Truncate(24 * time.Hour).Add(34*time.Hour + 59*time.Minute)
	for _, step := range []struct {
		after      time.Duration
		status     int
		retryAfter string
	}{{0, 200, ""}, {30 * time.Second, 429, "31"}, {time.Minute, 200, ""}, {2 * time.Hour, 429, "39661"}, {24 * time.Hour, 200, ""}} {
		f.Clock = morning.Add(step.after)
		r := ann.Send("POST", path, rows(100, "250"))
		if r.Code != step.status || r.Header().Get("Retry-After") != step.retryAfter {
			t.Errorf("after %s: got %d, Retry-After %q, %s, want %d, %q", step.after, r.Code, r.Header().Get("Retry-After"), r.Body, step.status, step.retryAfter)
		}
	}
}

func TestRecordsOfOldUploadsAreDeleted(t *testing.T) {
	f, ann := consoletest.OpenSignedIn(t)
	bob := f.SignIn("bob@example.com")
	begin(bob)
	f.Exec(`WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 210)
		INSERT INTO listing_file (id, account, name, created_at) SELECT printf('upl_%03d', i), ?, 'f', 0 FROM n`, ann.Account)
	path := begin(ann)
	ann.OK(200, "POST", path+"?line=2", header+"1,Camera,250,USD,,\n")
	if got := fmt.Sprint(f.Column("SELECT count(*) || ' ' || min(id) FROM listing_file GROUP BY account ORDER BY 1 DESC")); !strings.HasPrefix(got, "[200 upl_012 1 upl_") {
		t.Errorf("got %s, want the newest 200 of ann and the one of bob", got)
	}
}

func TestSharedChangesAreInTheAuditLog(t *testing.T) {
	f := consoletest.Open(t)
	id := f.OK(201, "POST", "/admin/uploads", `{"name":"all.csv"}`)["id"].(string)
	f.OK(200, "POST", "/admin/uploads/"+id+"/rows?line=2", header+"1,Camera,250,USD,,\n")
	n := f.Column("SELECT n FROM listing")[0]
	f.OK(204, "DELETE", "/admin/catalogue/"+n, "")
	f.OK(200, "DELETE", "/admin/catalogue", "")
	if got, want := fmt.Sprint(f.Column("SELECT action || ' ' || target FROM audit ORDER BY action")),
		fmt.Sprint([]string{"catalogue.upload " + id, "listing.delete " + n, "listing.delete_all "}); got != want {
		t.Errorf("the audit log has %s, want %s", got, want)
	}
}

// An imported picture's fingerprint survives an upload that changes the price only.
func TestFingerprintIsKeptWhileTheImageIsTheSame(t *testing.T) {
	f := consoletest.Open(t)
	f.Exec(`INSERT INTO listing (n, id, title, image, fingerprint) VALUES (1, '1', 'Camera', 'https://img.example.com/1.jpg', '3:0001')`)
	path := "/admin/uploads/" + f.OK(201, "POST", "/admin/uploads", `{"name":"all.csv"}`)["id"].(string) + "/rows?line=2"
	for image, want := range map[string]string{"https://img.example.com/1.jpg": "[3:0001 1]", "https://img.example.com/2.jpg": "[ 0]"} {
		f.Exec(`UPDATE listing SET image = 'https://img.example.com/1.jpg', fingerprint = '3:0001'`)
		f.OK(200, "POST", path, header+"1,Camera,250,USD,"+image+",\n")
		f.Equal(image, fmt.Sprint(f.Column("SELECT fingerprint || ' ' || (SELECT count(*) FROM listing_band) FROM listing")), want)
	}
}
