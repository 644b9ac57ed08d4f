package report

import (
	"encoding/hex"

	"loupe/core/exchange"
	"loupe/core/ledger"
	"loupe/core/photo"
	"loupe/core/publicurl"
)

const (
	photosAtOnce = 2           // copied by one exchange: the host keeps both in memory
	photoLife    = 315_360_000 // seconds for which a photo is stored: ten years
)

// photoKey is the KV key of the copy of an appraisal's photo.
func photoKey(appraisal string) string { return "report/" + appraisal }

// FindPhoto looks for the photo of a report's item, and calls done once with its KV key, "" if there is none.
func FindPhoto(f *exchange.Flow, id string, number int64, done func(f *exchange.Flow, key string, err error)) {
	found := f.D1(exchange.SQL(ledger.FindReportPhoto, exchange.Text(id), exchange.Int(number)))
	exchange.On(f, found, func(f *exchange.Flow, rows []exchange.Rows, err error) {
		if err != nil || len(rows) != 1 || len(rows[0].Rows) != 1 {
			done(f, "", err)
			return
		}
		done(f, photoKey(rows[0].Rows[0][0].Text()), nil)
	})
}

// KeepPhotos is the schedule's work on reports: it copies photos, and deletes copies that no report needs any more. It calls done once;
// more reports whether there may be more to do now.
func KeepPhotos(f *exchange.Flow, allowLocal bool, done func(f *exchange.Flow, more bool)) {
	exchange.On(f, f.D1(exchange.SQL(ledger.FindDuePhotos, exchange.Int(photosAtOnce))), func(f *exchange.Flow, rows []exchange.Rows, err error) {
		if err != nil || len(rows) != 1 {
			done(f, false)
			return
		}
		for _, row := range rows[0].Rows {
			f.Then(func(f *exchange.Flow) { keepPhoto(f, row, allowLocal) })
		}
		f.Then(func(f *exchange.Flow) { done(f, len(rows[0].Rows) == photosAtOnce) })
	})
}

// keepPhoto handles a row of ledger.FindDuePhotos: it deletes an unwanted copy, or copies the photo if it is still the appraised one.
func keepPhoto(f *exchange.Flow, row []exchange.Value, allowLocal bool) {
	key := photoKey(row[0].Text())
	set := func(f *exchange.Flow, statement string) { f.Await(f.D1(exchange.SQL(statement, row[0]))) }
	if row[3].Int() == 1 {
		exchange.On(f, f.D1(exchange.SQL(ledger.ForgetReportPhoto, row[0])), func(f *exchange.Flow, rows []exchange.Rows, err error) {
			if err == nil && len(rows) == 1 && rows[0].Changes > 0 {
				f.Await(f.KVDelete(key))
			}
		})
		return
	}
	url, err := publicurl.Check(row[1].Text(), allowLocal)
	if err != nil {
		set(f, ledger.MissReportPhoto)
		return
	}
	p := photo.Open(f, url, allowLocal, false)
	f.Await(p)
	f.Then(func(f *exchange.Flow) {
		switch {
		case !p.Available():
			set(f, ledger.RetryReportPhoto)
		case hex.EncodeToString(p.SHA256) != row[2].Text():
			set(f, ledger.MissReportPhoto)
		default:
			photo.WithoutMetadata(f, p.Kept, 0, p.Bytes, func(f *exchange.Flow, file []exchange.Part, err error) {
				if err != nil {
					set(f, ledger.RetryReportPhoto)
					return
				}
				exchange.On(f, f.KVPut(key, photoLife, file...), func(f *exchange.Flow, _ struct{}, err error) {
					if err != nil {
						set(f, ledger.RetryReportPhoto)
						return
					}
					exchange.On(f, f.D1(exchange.SQL(ledger.KeepReportPhoto, row[0])), func(f *exchange.Flow, rows []exchange.Rows, err error) {
						if err == nil && len(rows) == 1 && rows[0].Changes == 0 { // another exchange has forgotten the photo
							f.Await(f.KVDelete(key))
						}
					})
				})
			})
		}
	})
}
