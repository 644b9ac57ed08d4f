package batch

import (
	"slices"
	"strings"

	"loupe/core/base/jsontext"
	"loupe/core/exchange"
	"loupe/core/store/ledger"
	"loupe/core/upstream/photo"

	"github.com/tidwall/gjson"
)

// Work is the schedule's work on batches: it ends expired batches, releases lost items, stores photos again before they expire, and
// sends messages for batches with items that may begin. Without a queue, it runs an item. It calls done once. more reports whether
// there may be more to do now, ran whether it ran an item and so used up the exchange's time.
func Work(f *exchange.Flow, settings *Settings, done func(f *exchange.Flow, more, ran bool)) {
	now := exchange.Int(f.Now())
	lost := exchange.Int(f.Now() - claimLife)
	batch := []exchange.Statement{exchange.SQL(ledger.ExpireBatches, now, lost), exchange.SQL(ledger.PauseBatches, now, lost), exchange.SQL(ledger.ReleaseLost, now, lost),
		ledger.FindPhotos.Bind(exchange.Int(f.Now()-photoLife), exchange.Int(f.Now()-hours/6))}
	if settings.HasQueue {
		batch = append(batch, ledger.FindIdle.Bind(now, lost, exchange.Int(int64(settings.lanes())), exchange.Int(messagesAtOne)))
	} else {
		batch = append(batch, ledger.NextAccount.Bind(now))
	}
	exchange.On(f, f.D1(batch...), func(f *exchange.Flow, rows []exchange.Rows, err error) {
		if err != nil {
			done(f, false, false)
			return
		}
		photos := ledger.FindPhotos.One(rows, 3)
		next := func(f *exchange.Flow) {
			if settings.HasQueue {
				send(f, ledger.FindIdle.All(rows, 4))
				done(f, photos != nil, false)
				return
			}
			account := ledger.NextAccount.One(rows, 4)
			if account == nil {
				done(f, photos != nil, false)
				return
			}
			RunItem(f, settings, *account, func(f *exchange.Flow, _ string, result Result) {
				done(f, result == More || photos != nil, result != Idle)
			})
		}
		if photos != nil {
			keepPhotos(f, photos, next)
		} else {
			next(f)
		}
	})
}

// send sends messages for the batches: first one to each account, then others. A paused batch gets one message, as a
// retry.
func send(f *exchange.Flow, idle []ledger.Idle) {
	sent, seen := 0, "\n"
	idle = slices.DeleteFunc(idle, func(b ledger.Idle) bool {
		name := b.Account + "\n"
		again := strings.Contains(seen, "\n"+name)
		seen += name
		return again
	})
	for turn := int64(0); turn < maxLanes; turn++ {
		for _, b := range idle {
			if sent < messagesAtOne && (turn == 0 || turn < b.Free && !b.Paused) {
				f.Queue(message(b.Account))
				sent++
			}
		}
	}
}

// keepPhotos stores the uploaded photos of an item again, one after another. It drops those that are missing: they have
// expired, or their upload link was not used in time.
func keepPhotos(f *exchange.Flow, item *ledger.ItemPhotos, next exchange.Stage) {
	list, left := gjson.Parse(item.Photos), []string(nil)
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
		photos := ""
		if left != nil {
			photos = jsontext.QuoteAll(left)
		}
		batch, now := exchange.Text(item.Batch), exchange.Int(f.Now())
		f.Await(f.D1(exchange.SQL(ledger.KeepPhotos, batch, exchange.Int(item.Number), now, exchange.TextOrNull(photos)),
			exchange.SQL(ledger.TakePhotoTurn, batch, now)))
		f.Then(next)
	})
}
