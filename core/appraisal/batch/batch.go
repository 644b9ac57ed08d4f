// Package batch appraises lists of items: it reads them, stores them, runs them one after another on the host's queue or schedule,
// and returns their results. It knows no route. The schema keeps the credits: see core/store/ledger/batch.go.
package batch

import (
	"encoding/hex"
	"slices"
	"strconv"

	"loupe/core/appraisal"
	"loupe/core/appraisal/request"
	"loupe/core/base/jsontext"
	"loupe/core/base/problem"
	"loupe/core/base/sha256"
	"loupe/core/base/ulid"
	"loupe/core/exchange"
	"loupe/core/reading/rows"
	"loupe/core/store/account"
	"loupe/core/store/ledger"

	"github.com/tidwall/gjson"
)

const (
	life   = 7 * 24 * 60 * 60_000 // milliseconds after which a batch expires
	pieces = 128 << 10            // bytes of the body that a step reads

	// IDPrefix is the beginning of every batch's id.
	IDPrefix = "bat_"

	// PageSize is the highest number of batches on a page of a list.
	PageSize = 50
)

// Settings are the operator's settings for batches.
type Settings struct {
	Appraisal *appraisal.Settings
	Defaults  request.Defaults
	HasQueue  bool // the host has a queue; without one, its schedule runs the items
}

// IsID reports whether a text has the form of a batch's id.
func IsID(text string) bool { return ulid.Valid(text, IDPrefix) }

// Request is a request for a batch. Its items are in Text or, if that is nil, in a body that the host keeps.
type Request struct {
	Grant          account.Grant
	IdempotencyKey string // "" if there is none
	KeyLife        int64  // milliseconds after which the key may be reused; 0: only once the batch is deleted
	Form           rows.Form
	Name           string // "" if there is none; a JSON body may have another
	Today          int    // the day of the request, in days since 1970-01-01 UTC
	Text           []byte
	Body           exchange.Future[exchange.Answer]
}

// content returns the hash and the size of the items' text.
func (in *Request) content() (hash string, size int, err error) {
	if in.Text != nil {
		return sha256.Hex(in.Text), len(in.Text), nil
	}
	answer, err := in.Body.Result()
	return hex.EncodeToString(answer.SHA256), answer.Size, err
}

// Document is a batch as callers see it.
type Document struct {
	*ledger.Batch
	counts   counts
	done     int64 // when the last item will probably have ended, in Unix milliseconds; 0 if it is unknown
	warnings []string
}

// counts are the numbers of items by state.
type counts struct{ waiting, running, valued, unvalued, failed, cancelled int64 }

func countMembers(m *jsontext.Members, c *counts) {
	m.Int64(ledger.ItemWaiting, &c.waiting, jsontext.AsItIs)
	m.Int64(ledger.ItemRunning, &c.running, jsontext.AsItIs)
	m.Int64(ledger.ItemValued, &c.valued, jsontext.AsItIs)
	m.Int64(ledger.ItemUnvalued, &c.unvalued, jsontext.AsItIs)
	m.Int64(ledger.ItemFailed, &c.failed, jsontext.AsItIs)
	m.Int64(ledger.ItemCancelled, &c.cancelled, jsontext.AsItIs)
}

// spent returns the credits that the batch has cost.
func (c *counts) spent() int64 { return c.valued * ledger.AppraisalCost }

// needed returns the credits that the rest of the batch costs at most.
func (c *counts) needed() int64 { return (c.waiting + c.running) * ledger.AppraisalCost }

// JSON returns the document.
func (d *Document) JSON() []byte { return jsontext.Encode(d, documentMembers) }

func documentMembers(m *jsontext.Members, d *Document) {
	m.Text("id", &d.ID, jsontext.AsItIs)
	m.Text("name", &d.Name, jsontext.Null)
	m.Text("state", &d.State, jsontext.AsItIs)
	m.Text("paused_reason", &d.PausedReason, jsontext.Null)
	m.Time("created_at", &d.Created, jsontext.AsItIs)
	m.Time("ends_at", &d.Ends, jsontext.AsItIs)
	m.Time("ended_at", &d.EndedAt, jsontext.Null)
	m.Int64("items", &d.Items, jsontext.AsItIs)
	jsontext.Object(m, "counts", &d.counts, countMembers)
	jsontext.Object(m, "credits", &d.counts, func(m *jsontext.Members, c *counts) {
		spent, needed := c.spent(), c.needed()
		m.Int64("spent", &spent, jsontext.AsItIs)
		m.Int64("needed", &needed, jsontext.AsItIs)
	})
	m.Time("done_at", &d.done, jsontext.Null)
	m.Texts("warnings", &d.warnings, jsontext.AsItIs)
}

var (
	unavailable = problem.Problem{Code: problem.Unavailable, Detail: "the database could not be reached; try again"}
	notFound    = problem.Problem{Code: problem.NotFound, Detail: "there is no such batch"}
)

// Create stores a batch and sends messages for it to the queue. It calls done once, with the batch or the problem. replayed is true if
// an earlier request with the same Idempotency-Key made the batch. Nothing is held for items that have not begun, but the account must
// have the credits of one appraisal, as for uploads.
func Create(f *exchange.Flow, settings *Settings, in Request, done func(f *exchange.Flow, d *Document, replayed bool, refused *problem.Problem)) {
	hash, size, err := in.content()
	if err != nil {
		done(f, nil, false, BodyProblem(err, "body", bodyLimit))
		return
	}
	owner, key := exchange.Text(in.Grant.Account), exchange.TextOrNull(in.IdempotencyKey)
	batch := []exchange.Statement{ledger.FindCredits.Bind(owner), ledger.FindBatchByKey.Bind(owner, key)}
	if in.KeyLife > 0 {
		batch = append([]exchange.Statement{exchange.SQL(ledger.ReleaseBatchKey, owner, key, exchange.Int(f.Now()-in.KeyLife))}, batch...)
	}
	exchange.On(f, f.D1(batch...), func(f *exchange.Flow, rows []exchange.Rows, err error) {
		credits := ledger.FindCredits.One(rows, len(rows)-2)
		if credits == nil {
			done(f, nil, false, &unavailable)
			return
		}
		if b := ledger.FindBatchByKey.Last(rows); b != nil {
			replay(f, settings, b, hash, done)
			return
		}
		if credits.Available < ledger.AppraisalCost {
			done(f, nil, false, appraisal.Outcome{Refusal: appraisal.OutOfCredits, Remaining: credits.Available}.Problem())
			return
		}
		r := newReader(in.Form, settings.Defaults.Of(settings.Appraisal.FeesOf(in.Grant).Names), in.Today)
		if in.Text != nil {
			r.Read(in.Text, true)
			size = 0
		}
		r.readFrom(f, in.Body, 0, size, func(f *exchange.Flow) {
			name, refused := r.name()
			switch err := r.keptAll(); {
			case r.Fatal != nil:
				refused = r.Fatal
			case err != nil:
				refused = BodyProblem(err, "body", bodyLimit)
			case name != "":
				in.Name = name
			}
			if refused != nil {
				done(f, nil, false, refused)
				return
			}
			insert(f, settings, &in, r, hash, done)
		})
	})
}

// BodyProblem returns the problem for a request body that could not be read. The detail calls the body what, and states the limit if the
// body is over it.
func BodyProblem(err error, what, limit string) *problem.Problem {
	code, detail := problem.Unavailable, "the "+what+" could not be read; try again"
	switch exchange.CodeOf(err) {
	case exchange.TooLarge:
		code, detail = problem.ContentTooLarge, "the "+what+" must not be larger than "+limit
	case exchange.Timeout:
		code, detail = problem.BadRequest, "the "+what+" arrived too slowly: send at least 8 kB a second, and all of it within 15 seconds"
	case exchange.NoMemory:
		detail = "the service had no memory left for the " + what + "; try again"
	}
	p := &problem.Problem{Code: code, Detail: detail, Field: "body"}
	if code == problem.Unavailable {
		p.Field = "" // not the caller's mistake
	}
	return p
}

// readFrom reads a kept body from an offset, piece by piece, so that no step takes long and the core holds little of
// it. It calls next once.
func (r *reader) readFrom(f *exchange.Flow, body exchange.Future[exchange.Answer], at, size int, next exchange.Stage) {
	if at >= size || r.Fatal != nil {
		if !r.Begun() {
			r.Read(nil, true)
		}
		next(f)
		return
	}
	length := min(pieces, size-at)
	exchange.On(f, f.Read(body, at, length), func(f *exchange.Flow, piece []byte, err error) {
		if err != nil || len(piece) != length {
			r.Fatal = BodyProblem(err, "body", bodyLimit)
		} else {
			r.Read(piece, at+length == size)
		}
		if r.Fatal == nil && r.Wrong == nil && at+length < size {
			r.keepChunks(f)
		}
		f.Then(func(f *exchange.Flow) { r.readFrom(f, body, at+length, size, next) })
	})
}

// insert stores the batch in one transaction.
func insert(f *exchange.Flow, settings *Settings, in *Request, r *reader, hash string, done func(*exchange.Flow, *Document, bool, *problem.Problem)) {
	id := IDPrefix + ulid.New(f.Opened(), [ulid.RandomBytes]byte(f.Entropy()[8:]))
	owner, columns := exchange.Text(in.Grant.Account), ""
	if in.Form == rows.CSV {
		columns = r.Table.JSON()
	}
	batch := []exchange.Statement{exchange.SQL(ledger.InsertBatch, exchange.Text(id), owner, exchange.Text(in.Grant.Key), exchange.TextOrNull(in.IdempotencyKey),
		exchange.Text(hash), exchange.TextOrNull(in.Name), exchange.TextOrNull(columns), exchange.Int(int64(r.Count)), exchange.Int(f.Now()), exchange.Int(f.Now()+life), exchange.Int(int64(r.stored)))}
	for _, chunk := range r.chunks {
		r.addToParams(exchange.Literal(chunk), len(chunk))
	}
	for i := range r.params {
		batch = append(batch, exchange.SQL(ledger.InsertItems, exchange.Text(id), r.params[i].value()))
	}
	batch = append(batch, ledger.FindBatch.Bind(owner, exchange.Text(id)))
	count := r.Count
	r.chunks, r.params = nil, nil
	exchange.On(f, f.D1(batch...), func(f *exchange.Flow, rows []exchange.Rows, err error) {
		switch ledger.ConstraintOf(err) {
		case ledger.DuplicateBatchKey: // another request was faster
			repeat := f.D1(ledger.FindBatchByKey.Bind(owner, exchange.Text(in.IdempotencyKey)))
			exchange.On(f, repeat, func(f *exchange.Flow, rows []exchange.Rows, _ error) {
				b := ledger.FindBatchByKey.One(rows, 0)
				if b == nil {
					done(f, nil, false, &unavailable)
					return
				}
				replay(f, settings, b, hash, done)
			})
			return
		case ledger.TooManyBatches:
			done(f, nil, false, &problem.Problem{Code: problem.RateLimited,
				Detail: "the account has ten open batches, has cancelled fifty within a day, or has 30 MB of items in open batches and stored ones that were cancelled or expired; " +
					"wait until a batch has ended or an old one is deleted, or send the items as one batch"})
			return
		}
		b := ledger.FindBatch.Last(rows)
		if b == nil {
			done(f, nil, false, &unavailable)
			return
		}
		for range min(count, settings.lanes()) {
			f.Queue(message(in.Grant.Account)) // if it is lost, the schedule sends another
		}
		d := settings.document(b, f.Now())
		done(f, &d, false, nil)
	})
}

// replay answers with the batch of an earlier request, unless its body was different.
func replay(f *exchange.Flow, settings *Settings, b *ledger.Batch, hash string, done func(*exchange.Flow, *Document, bool, *problem.Problem)) {
	if b.RequestHash != hash {
		done(f, nil, false, appraisal.Outcome{Refusal: appraisal.IdempotencyConflict}.Problem())
		return
	}
	d := settings.document(b, f.Now())
	done(f, &d, true, nil)
}

// Find reads a batch of the account, after the statements before. It calls done once, with the batch or the problem.
func Find(f *exchange.Flow, settings *Settings, account, id string, done func(*exchange.Flow, *Document, *problem.Problem), before ...exchange.Statement) {
	batch := append(before, ledger.FindBatch.Bind(exchange.Text(account), exchange.Text(id)))
	exchange.On(f, f.D1(batch...), func(f *exchange.Flow, rows []exchange.Rows, err error) {
		b := ledger.FindBatch.Last(rows)
		switch {
		case err != nil:
			done(f, nil, &unavailable)
		case b == nil:
			done(f, nil, &notFound)
		default:
			d := settings.document(b, f.Now())
			done(f, &d, nil)
		}
	})
}

// Cancel cancels a batch of the account, unless it has ended. It calls done once, with the batch or the problem.
func Cancel(f *exchange.Flow, settings *Settings, account, id string, done func(*exchange.Flow, *Document, *problem.Problem)) {
	Find(f, settings, account, id, done, exchange.SQL(ledger.CancelBatch, exchange.Text(account), exchange.Text(id), exchange.Int(f.Now())))
}

// Members returns a function that visits the members of a batch.
func (s *Settings) Members(now int64) func(*jsontext.Members, *ledger.Batch) {
	return func(m *jsontext.Members, b *ledger.Batch) {
		d := s.document(b, now)
		documentMembers(m, &d)
	}
}

// document returns the document of a batch.
func (s *Settings) document(b *ledger.Batch, now int64) Document {
	d := Document{Batch: b, counts: jsontext.Decode(gjson.Parse(b.Counts), countMembers)}
	if b.EndedAt == 0 && b.State == ledger.BatchRunning && b.Ended > 0 {
		recent := min(b.Ended, 51) // the items that ended since b.Since, inclusive
		took := max(now-b.Since, 1)
		if b.Ended <= 51 {
			took = max(now-b.Created, 1)
		}
		d.done = now + (d.counts.waiting+d.counts.running)*took/recent
	}
	d.warnings = s.warnings(b, &d.counts)
	return d
}

// IsItemState reports whether a text is a state of an item.
func IsItemState(text string) bool {
	return slices.Contains([]string{ledger.ItemWaiting, ledger.ItemRunning, ledger.ItemValued, ledger.ItemUnvalued, ledger.ItemFailed, ledger.ItemCancelled}, text)
}

// warnings are sentences about what stops a batch, or may stop it.
func (s *Settings) warnings(b *ledger.Batch, c *counts) (all []string) {
	if c.needed() == 0 || b.State != ledger.BatchRunning && b.State != ledger.BatchPaused {
		return nil
	}
	if !s.HasQueue {
		all = append(all, "This service has no queue, so its schedule appraises the items, at most five in a minute.")
	}
	switch b.PausedReason {
	case keyInvalid:
		all = append(all, "The API key of the batch was revoked, was suspended or has expired, so no more items begin.")
	case string(appraisal.KeyLimit):
		all = append(all, "The API key of the batch has reached its spending limit. The batch goes on when the limit allows it.")
	case string(appraisal.TooManyUnvalued):
		all = append(all, "At least half of the account's appraisals ended without a value, thirty of them within an hour. The batch goes on when an hour has passed. Check the photos and descriptions.")
	}
	if b.Available < c.needed() {
		all = append(all, "The rest of the batch costs up to "+strconv.FormatInt(c.needed(), 10)+" credits, and "+strconv.FormatInt(b.Available, 10)+
			" are available. Without credits the batch pauses, and goes on when there are some.")
	}
	if b.PausedReason == "" && s.Appraisal.LimitsUnvalued() && c.unvalued >= warnUnvalued && c.unvalued > c.valued {
		all = append(all, strconv.FormatInt(c.unvalued, 10)+" of "+strconv.FormatInt(c.valued+c.unvalued, 10)+
			" items ended without a value. If thirty appraisals of the account do so within an hour, at least half of all, the batch pauses.")
	}
	return all
}

const (
	keyInvalid   = "KEY_INVALID" // as ledger.PauseBatches writes it
	warnUnvalued = 15
)
