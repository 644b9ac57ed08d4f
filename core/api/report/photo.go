package report

import (
	"encoding/hex"

	"loupe/core/api/upload"
	"loupe/core/base/publicurl"
	"loupe/core/exchange"
	"loupe/core/store/ledger"
	"loupe/core/upstream/photo"
)

const (
	photosAtOnce = 2           // copied by one exchange: the host keeps both in memory
	photoLife    = 315_360_000 // seconds for which a photo is stored: ten years
)

// photoKey is the KV key of the copy of an appraisal's photo.
func photoKey(appraisal string) string { return "report/" + appraisal }

// FindPhoto looks for the photo of a report's item, and calls done once with its KV key, "" if there is none.
func FindPhoto(f *exchange.Flow, id string, number int64, done func(f *exchange.Flow, key string, err error)) {
	found := f.D1(ledger.FindReportPhoto.Bind(exchange.Text(id), exchange.Int(number)))
	exchange.On(f, found, func(f *exchange.Flow, rows []exchange.Rows, err error) {
		appraisal := ledger.FindReportPhoto.One(rows, 0)
		if appraisal == nil {
			done(f, "", err)
			return
		}
		done(f, photoKey(*appraisal), nil)
	})
}

// KeepPhotos is the schedule's work on reports: it copies photos, and deletes copies that no report needs any more. It calls done once;
// more reports whether there may be more to do now.
func KeepPhotos(f *exchange.Flow, allowLocal bool, done func(f *exchange.Flow, more bool)) {
	exchange.On(f, f.D1(ledger.FindDuePhotos.Bind(exchange.Int(photosAtOnce))), func(f *exchange.Flow, rows []exchange.Rows, _ error) {
		photos := ledger.FindDuePhotos.All(rows, 0)
		for i := range photos {
			f.Then(func(f *exchange.Flow) { keepPhoto(f, &photos[i], allowLocal) })
		}
		f.Then(func(f *exchange.Flow) { done(f, len(photos) == photosAtOnce) })
	})
}

// keepPhoto deletes the copy of a due photo if it is unwanted, or copies the photo if it is still the appraised one.
func keepPhoto(f *exchange.Flow, due *ledger.ReportPhoto, allowLocal bool) {
	key, appraisal := photoKey(due.Appraisal), exchange.Text(due.Appraisal)
	set := func(f *exchange.Flow, statement string) { f.Await(f.D1(exchange.SQL(statement, appraisal))) }
	if due.Unwanted {
		exchange.On(f, f.D1(exchange.SQL(ledger.ForgetReportPhoto, appraisal)), func(f *exchange.Flow, rows []exchange.Rows, err error) {
			if err == nil && rows[0].Changes > 0 {
				f.Await(f.KVDelete(key))
			}
		})
		return
	}
	url, err := publicurl.Check(due.URL, allowLocal)
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
		case hex.EncodeToString(p.SHA256) != due.SHA256:
			set(f, ledger.MissReportPhoto)
		default:
			upload.Keep(f, key, photoLife, p.Kept, 0, p.Bytes, func(f *exchange.Flow, err error) {
				if err != nil {
					set(f, ledger.RetryReportPhoto)
					return
				}
				exchange.On(f, f.D1(exchange.SQL(ledger.KeepReportPhoto, appraisal)), func(f *exchange.Flow, rows []exchange.Rows, err error) {
					if err == nil && rows[0].Changes == 0 { // another exchange has forgotten the photo
						f.Await(f.KVDelete(key))
					}
				})
			})
		}
	})
}
