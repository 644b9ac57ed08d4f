package batch

import (
	"slices"
	"strings"

	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/ledger"
	"loupe/core/photo"

	"github.com/tidwall/gjson"
)

// Work is the schedule's work on batches: it ends expired batches, releases lost items, stores photos again before they expire, and
// sends messages for batches with items that may begin. Without a queue, it runs an item. It calls done once. more reports whether
// there may be more to do now, ran whether it ran an item and so used up the exchange's time.
func Work(f *exchange.Flow, settings *Settings, done func(f *exchange.Flow, more, ran bool)) {
	now := exchange.Int(f.Now())
	lost := exchange.Int(f.Now() - claimLife)
	batch := []exchange.Statement{exchange.SQL(ledger.ExpireBatches, now, lost), exchange.SQL(ledger.PauseBatches, now, lost), exchange.SQL(ledger.ReleaseLost, now, lost),
		exchange.SQL(ledger.FindPhotos, exchange.Int(f.Now()-photoLife), exchange.Int(f.Now()-hours/6))}
	if settings.HasQueue {
		batch = append(batch, exchange.SQL(ledger.FindIdle, now, lost, exchange.Int(int64(settings.lanes())), exchange.Int(messagesAtOne)))
	} else {
		batch = append(batch, exchange.SQL(ledger.NextAccount, now))
	}
	exchange.On(f, f.D1(batch...), func(f *exchange.Flow, rows []exchange.Rows, err error) {
		if err != nil || len(rows) != len(batch) {
			done(f, false, false)
			return
		}
		photos, found := rows[3].Rows, rows[4].Rows
		keepPhotos(f, photos, func(f *exchange.Flow) {
			if settings.HasQueue {
				send(f, found)
				done(f, len(photos) > 0, false)
				return
			}
			if len(found) == 0 {
				done(f, len(photos) > 0, false)
				return
			}
			RunItem(f, settings, found[0][0].Text(), func(f *exchange.Flow, _ string, result Result) {
				done(f, result == More || len(photos) > 0, result != Idle)
			})
		})
	})
}

// send sends messages for the rows of ledger.FindIdle: first one to each account, then others. A paused batch gets one message, as a
// retry.
func send(f *exchange.Flow, rows [][]exchange.Value) {
	sent, seen := 0, "\n"
	rows = slices.DeleteFunc(rows, func(row []exchange.Value) bool {
		name := row[0].Text() + "\n"
		again := strings.Contains(seen, "\n"+name)
		seen += name
		return again
	})
	for turn := int64(0); turn < maxLanes; turn++ {
		for _, row := range rows {
			if sent < messagesAtOne && (turn == 0 || turn < row[1].Int() && row[2].Int() == 0) {
				f.Queue(message(row[0].Text()))
				sent++
			}
		}
	}
}

// keepPhotos stores the uploaded photos of a row of ledger.FindPhotos again, one after another. It drops those that are missing: they
// have expired, or nobody used their upload link in time.
func keepPhotos(f *exchange.Flow, rows [][]exchange.Value, next exchange.Stage) {
	if len(rows) != 1 {
		next(f)
		return
	}
	list, left := gjson.Parse(rows[0][2].Text()), []string(nil)
	for _, key := range jsontext.List(&list, "@this", jsontext.All) {
		f.Then(func(f *exchange.Flow) {
			stored := f.KVKeep(key.Str, photo.MaxBytes, 0)
			exchange.On(f, stored, func(f *exchange.Flow, answer exchange.Answer, err error) {
				if err == nil && answer.Status != 200 {
					return
				}
				left = append(left, key.Str)
				if err == nil {
					f.Await(f.KVPut(key.Str, photo.UploadLife, exchange.Kept(stored)))
				}
			})
		})
	}
	f.Then(func(f *exchange.Flow) {
		var photos jsontext.Writer
		if left != nil {
			photos.Strings(left)
		}
		f.Await(f.D1(exchange.SQL(ledger.KeepPhotos, rows[0][0], rows[0][1], exchange.Int(f.Now()), exchange.TextOrNull(string(photos))),
			exchange.SQL(ledger.TakePhotoTurn, rows[0][0], exchange.Int(f.Now()))))
		f.Then(next)
	})
}
