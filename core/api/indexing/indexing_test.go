package indexing

import (
	"database/sql"
	"fmt"
	"slices"
	"strings"
	"testing"

	"loupe/build/operate/d1"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/imaging/fingerprint"
	"loupe/core/imaging/imagingtest"
	"loupe/core/upstream/photo"
	"loupe/worker/migrations/migrationstest"
)

const url = "https://shop.com/a"

// testPicture is a JPEG with enough detail for fingerprints, and convertedPicture the PNG that the host makes of another picture.
var (
	testPicture      = string(imagingtest.JPEG(imagingtest.NewScene(1).Paint(200, 150, 0, 1), 85))
	convertedPicture = string(imagingtest.PNG(imagingtest.NewScene(2).Paint(256, 192, 0, 1)))
)

func printsOf(t *testing.T, file string) fingerprint.Prints {
	t.Helper()
	prints, err := fingerprint.Of([]byte(file), fingerprint.Stored)
	if err != nil {
		t.Fatal(err)
	}
	return prints
}

// catalogue is a database with listings.
type catalogue struct {
	*testing.T
	db *sql.DB
}

// open returns a catalogue with the rows that the statements insert.
func open(t *testing.T, statements ...string) catalogue {
	t.Helper()
	db, _ := migrationstest.Open(t)
	c := catalogue{t, db}
	for _, s := range statements {
		c.column(s)
	}
	return c
}

func (c catalogue) perform(statements ...exchange.Statement) []exchange.Rows {
	c.Helper()
	sets, err := d1.Batch(c.db, statements...)
	if err != nil {
		c.Fatal(err)
	}
	return sets
}

// column performs a statement, and returns the last column of its rows as texts.
func (c catalogue) column(statement string) (values []string) {
	c.Helper()
	for _, row := range c.perform(exchange.SQL(statement))[0].Rows {
		values = append(values, fmt.Sprint(row[len(row)-1].Any()))
	}
	return values
}

// readNext reads the next picture, on a host that answers all effects but the database's. It reports whether there was one.
func (c catalogue) readNext(host Host, answer func(exchangetest.Effect) exchangetest.Answer) (found bool) {
	c.Helper()
	exchangetest.Run(c.T, func(f *exchange.Flow) {
		ReadNext(f, host, func(_ *exchange.Flow, more bool) { found = more })
	}, func(e exchangetest.Effect) exchangetest.Answer {
		if e.Kind == exchangetest.D1 {
			return exchangetest.Rows(c.perform(e.Statements...)...)
		}
		return answer(e)
	})
	return found
}

// tryPictures lets the schedule fetch up to n pictures from a server that has none. It returns their paths.
func (c catalogue) tryPictures(n int, host Host) (order []string) {
	c.Helper()
	for found := true; found && n > 0; n-- {
		found = c.readNext(host, func(e exchangetest.Effect) exchangetest.Answer {
			order = append(order, strings.TrimPrefix(e.URL, "https://shop.com/"))
			return exchangetest.HTTP(404, "")
		})
	}
	return order
}

// serve answers each fetch in the same way.
func serve(fetched exchangetest.Answer) func(exchangetest.Effect) exchangetest.Answer {
	return func(e exchangetest.Effect) exchangetest.Answer {
		if e.Kind == exchangetest.Fetch {
			return fetched
		}
		return exchangetest.Answer{}
	}
}

func TestUnreadPicturesAreReadOneAfterAnother(t *testing.T) {
	db := open(t)
	old, current := "1:"+strings.Repeat("0007", 16), "3:"+strings.Repeat("0008", 16)
	db.column(`INSERT INTO listing (n, id, title, image, fingerprint) VALUES
		(1, 'none', 'No picture', '', ''), (2, 'read', 'Read', 'https://shop.com/2', '` + current + `'), (3, 'flat', 'Without any', 'https://shop.com/3', '3:'),
		(4, 'new', 'New', 'https://shop.com/4', ''), (5, 'old', 'Old', 'https://shop.com/5', '` + old + `')`)
	prints := printsOf(t, testPicture)
	for _, want := range []bool{true, true, false} {
		if got := db.readNext(Host{}, serve(exchangetest.HTTP(200, testPicture))); got != want {
			t.Fatalf("found a picture: %v, want %v", got, want)
		}
	}
	want := []string{"", current, "3:", prints.String(), prints.String()}
	if got := db.column("SELECT fingerprint FROM listing ORDER BY n"); !slices.Equal(got, want) {
		t.Errorf("got fingerprints\n%q, want\n%q", got, want)
	}
	bands := prints.Bands()
	slices.Sort(bands)
	if got := db.column("SELECT band FROM listing_band WHERE place & 4294967295 = 5 ORDER BY band"); !slices.Equal(got, bands) {
		t.Errorf("got bands %q, want %q", got, bands)
	}
}

// A picture that can't be read is not tried again, and a fingerprint of an older version stays.
func TestUnreadablePicturesAreTriedOnce(t *testing.T) {
	fingerprint := strings.Repeat("0007", 16)
	for name, c := range map[string]struct {
		image  string
		answer exchangetest.Answer
	}{
		"not served":        {"https://shop.com/a", exchangetest.HTTP(404, "")},
		"no connection":     {"https://shop.com/a", exchangetest.Fail(exchange.Network, "")},
		"no picture":        {"https://shop.com/a", exchangetest.HTTP(200, "<!doctype html>")},
		"damaged":           {"https://shop.com/a", exchangetest.HTTP(200, testPicture[:600])},
		"too large":         {"https://shop.com/a", exchangetest.HTTP(200, strings.Repeat("a", photo.MaxBytes+1))},
		"redirected inside": {"https://shop.com/a", exchangetest.HTTP(302, "", exchange.Header{Name: "location", Value: "https://10.0.0.1/a"})},
		"local address":     {"https://127.0.0.1/a", exchangetest.Answer{}}, // is never fetched
		"plain HTTP":        {"http://shop.com/a", exchangetest.Answer{}},
	} {
		t.Run(name, func(t *testing.T) {
			db := open(t, "INSERT INTO listing (id, title, image, fingerprint) VALUES ('a', 'A', '"+c.image+"', '1:"+fingerprint+"')")
			answer := func(e exchangetest.Effect) exchangetest.Answer {
				switch {
				case e.URL == url:
					return c.answer
				case e.Kind == exchangetest.Fetch:
					return exchangetest.HTTP(200, testPicture) // must not be fetched
				}
				return exchangetest.Answer{}
			}
			if !db.readNext(Host{}, answer) || db.readNext(Host{}, answer) {
				t.Error("the picture is not tried once")
			}
			if got := db.column("SELECT fingerprint FROM listing"); !slices.Equal(got, []string{"3:" + fingerprint}) {
				t.Errorf("got %q, want the old fingerprint", got)
			}
			if got := db.column("SELECT count(*) FROM listing_band"); !slices.Equal(got, []string{"16"}) {
				t.Errorf("got %s bands, want 16", got)
			}
		})
	}
}

func TestAnUploadDuringTheReadWins(t *testing.T) {
	db := open(t, "INSERT INTO listing (id, title, image) VALUES ('a', 'A', 'https://shop.com/a')")
	db.readNext(Host{}, func(exchangetest.Effect) exchangetest.Answer {
		db.column("UPDATE listing SET image = 'https://shop.com/b', fingerprint = ''")
		return exchangetest.HTTP(200, testPicture)
	})
	if got := db.column("SELECT image || fingerprint FROM listing"); !slices.Equal(got, []string{"https://shop.com/b"}) {
		t.Errorf("got %q, want the other picture, unread", got)
	}
}

// One account's 100,000 pictures must not delay everybody else's for weeks.
func TestOwnersTakeTurns(t *testing.T) {
	db := open(t, "INSERT INTO account (id, name, created_at) VALUES ('acct_a', 'A', 1), ('acct_b', 'B', 1), ('acct_c', 'C', 1)")
	for _, owner := range []string{"'acct_a'", "'acct_b'", "NULL"} {
		count := map[string]int{"'acct_a'": 6, "'acct_b'": 2, "NULL": 3}[owner]
		for i := range count {
			name := strings.Trim(owner, "'")
			db.column(fmt.Sprintf("INSERT INTO listing (account, id, title, image) VALUES (%s, '%s%d', 'A', 'https://shop.com/%s/%d')", owner, name, i, name, i))
		}
	}
	order := db.tryPictures(4, Host{})
	db.column("INSERT INTO listing (account, id, title, image) VALUES ('acct_c', 'late', 'A', 'https://shop.com/acct_c/late')")
	order = append(order, db.tryPictures(100, Host{})...)
	want := []string{
		"NULL/0", "acct_a/0", "acct_b/0", "NULL/1", "acct_a/1", "acct_b/1", "acct_c/late", "NULL/2", "acct_a/2", "acct_a/3", "acct_a/4", "acct_a/5",
	}
	if !slices.Equal(order, want) {
		t.Errorf("got the order\n%q, want\n%q", order, want)
	}
	if got := db.column("SELECT owner FROM picture_turn"); !slices.Equal(got, []string{"acct_a"}) {
		t.Errorf("the turn is that of %q, want only acct_a, the last one with pictures", got)
	}
}

// A picture that only the host can read is tried when the host can, even if that is long after the first attempt.
func TestPicturesWaitForAHostThatConvertsThem(t *testing.T) {
	const gif = "GIF89a\x10\x00\x10\x00\x00\x00\x00;"
	large := "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x30\x00\x00\x00\x30\x00\x08\x00\x00\x00\x00" + strings.Repeat("-", 100)
	prints := printsOf(t, convertedPicture).String()
	old := strings.Repeat("0007", 16)
	for name, c := range map[string]struct {
		file       string
		reduced    exchangetest.Answer // with a host that converts
		postponed  bool
		wantPrints string
	}{
		"WebP":               {"RIFF\x00\x00\x00\x00WEBPVP8 ", exchangetest.Kept(convertedPicture), true, prints},
		"GIF":                {gif, exchangetest.Kept(convertedPicture), true, prints},
		"HEIC":               {"\x00\x00\x00\x18ftypheic\x00\x00\x00\x00heicmif1 and the rest", exchangetest.Kept(convertedPicture), true, prints},
		"AVIF":               {"\x00\x00\x00\x1cftypavif\x00\x00\x00\x00avifmif1miaf and the rest", exchangetest.Kept(convertedPicture), true, prints},
		"too large a PNG":    {large, exchangetest.Kept(convertedPicture), true, prints},
		"can't be converted": {gif, exchangetest.Fail(exchange.Failed, "damaged"), true, "3:" + old},
		"damaged":            {testPicture[:600], exchangetest.Answer{}, false, "3:" + old},
	} {
		t.Run(name, func(t *testing.T) {
			db := open(t, "INSERT INTO listing (id, title, image, fingerprint) VALUES ('a', 'A', 'https://shop.com/a', '1:"+old+"')")
			fetches := 0
			read := func(host Host) bool {
				return db.readNext(host, func(e exchangetest.Effect) exchangetest.Answer {
					switch {
					case e.Kind == exchangetest.Fetch:
						fetches++
						return exchangetest.HTTP(200, c.file)
					case e.Kind == exchangetest.Reduce && host.Converts:
						return c.reduced
					}
					return exchangetest.Answer{}
				})
			}
			if !read(Host{}) || read(Host{}) || fetches != 1 {
				t.Errorf("got %d attempts of a host that does not convert, want one", fetches)
			}
			postponed := db.column("SELECT fingerprint FROM listing")[0]
			if got := postponed == "0:"+old; got != c.postponed {
				t.Errorf("got fingerprints %q, want them postponed: %t", postponed, c.postponed)
			}
			if fingerprint.Parse(postponed) == nil {
				t.Error("a postponed picture is not found by its old fingerprint any more")
			}
			if got := read(Host{Converts: true}); got != c.postponed || read(Host{Converts: true}) {
				t.Errorf("a host that converts tries the picture: %t, want %t, and once", got, c.postponed)
			}
			if got := db.column("SELECT fingerprint FROM listing"); !slices.Equal(got, []string{c.wantPrints}) {
				t.Errorf("got fingerprints %q, want %q", got, c.wantPrints)
			}
		})
	}
}

func TestPostponedPicturesAreReadLastAndInTurn(t *testing.T) {
	db := open(t, "INSERT INTO account (id, name, created_at) VALUES ('acct_a', 'A', 1)")
	db.column(`INSERT INTO listing (n, account, id, title, image, fingerprint) VALUES (1, 'acct_a', '1', 'A', 'https://shop.com/1', '0:'),
		(2, 'acct_a', '2', 'A', 'https://shop.com/2', '0:'), (3, NULL, '3', 'A', 'https://shop.com/3', '0:'), (4, NULL, '4', 'A', 'https://shop.com/4', ''),
		(5, NULL, '5', 'A', 'https://shop.com/5', '3:'), (6, NULL, '6', 'A', '', '')`)
	order := db.tryPictures(100, Host{Converts: true})
	if want := []string{"4", "1", "3", "2"}; !slices.Equal(order, want) {
		t.Errorf("got the order %q, want %q", order, want)
	}
}

// Neither the whole catalogue nor all unread pictures are read to find the next.
func TestUnreadPicturesAreFoundByTheirIndex(t *testing.T) {
	db := open(t)
	for index, claim := range map[string]claim{"listing_unread": claimUnread, "listing_unconverted": claimUnconverted} {
		for _, statement := range []string{claim.turn, claim.take.SQL} {
			details := db.column("EXPLAIN QUERY PLAN " + statement)
			if !slices.ContainsFunc(details, func(d string) bool { return strings.HasPrefix(d, "SEARCH listing USING INDEX "+index) }) {
				t.Errorf("the plan is %q, want a search in the index %s", details, index)
			}
			for _, d := range details {
				if strings.Contains(d, "TEMP B-TREE") || strings.HasPrefix(d, "SCAN listing") && !strings.Contains(d, "INDEX "+index) {
					t.Errorf("the plan has %q, want only searches in an index", d)
				}
			}
		}
	}
}
