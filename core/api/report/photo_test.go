package report

import (
	"crypto/sha256"
	"encoding/hex"
	"testing"

	"loupe/build/operate/d1"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/imaging/imagingtest"
	"loupe/core/store/ledger"
	"loupe/worker/migrations/migrationstest"
)

// A copy that is made while its last report is deleted does not stay: nothing would ever delete it.
func TestPhotoOfReportDeletedMeanwhile(t *testing.T) {
	picture := imagingtest.JPEG(imagingtest.NewScene(1).Paint(200, 150, 0, 1), 85)
	sum := sha256.Sum256(picture)
	db, _ := migrationstest.Open(t)
	perform := func(statements ...exchange.Statement) []exchange.Rows {
		sets, err := d1.Batch(db, statements...)
		if err != nil {
			t.Fatal(err)
		}
		return sets
	}
	perform(exchange.SQL("INSERT INTO report_photo (appraisal, url, sha256) VALUES ('apr_1', 'https://e.com/a.jpg', ?1)", exchange.Text(hex.EncodeToString(sum[:]))))
	stored := false
	exchangetest.Run(t, func(f *exchange.Flow) { KeepPhotos(f, false, func(*exchange.Flow, bool) {}) }, func(e exchangetest.Effect) exchangetest.Answer {
		switch e.Kind {
		case exchangetest.D1:
			return exchangetest.Rows(perform(e.Statements...)...)
		case exchangetest.Fetch:
			perform(exchange.SQL("UPDATE report_photo SET unwanted_at = 1"), exchange.SQL(ledger.ForgetReportPhoto, exchange.Text("apr_1")))
			return exchangetest.HTTP(200, string(picture))
		case exchangetest.Read:
			return exchangetest.Bytes(picture)
		case exchangetest.KVPut:
			stored = true
		case exchangetest.KVDelete:
			stored = false
		}
		return exchangetest.OK()
	})
	if stored {
		t.Error("got a stored photo, want none")
	}
}
