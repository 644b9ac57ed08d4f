package main

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"sync"
	"time"

	"github.com/tidwall/gjson"

	"loupe/tests/fixture"
)

// seen records what the clients saw.
type seen struct {
	mu         sync.Mutex
	calls      int
	lost       int // of these, the calls without a complete answer
	statuses   map[int]int
	values     map[string]string // of each answer, in JSON, by the appraisal's id; null if it has no value
	owners     map[string]*account
	keys       []*keyed
	tasks      map[string]*account // asynchronous appraisals, by id
	batches    map[string]madeBatch
	paused     int            // of the batches, at the end
	events     map[string]int // deliveries by the event's id
	violations []string
}

type madeBatch struct {
	*account
	items int
}

// keyed is a call with an Idempotency-Key.
type keyed struct {
	*caller
	name, body string
	id         string // of the appraisal that was charged; "" if none was
}

func newSeen() seen {
	return seen{statuses: map[int]int{}, values: map[string]string{}, owners: map[string]*account{}, tasks: map[string]*account{}, batches: map[string]madeBatch{}, events: map[string]int{}}
}

func (s *seen) violate(format string, args ...any) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.violations = append(s.violations, fmt.Sprintf(format, args...))
	fmt.Println("violation:", s.violations[len(s.violations)-1])
}

// count counts an answer. It counts as lost if the caller gave up because the load has ended.
func (s *seen) count(r reply) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.calls++
	if r.lost {
		s.lost++
	} else {
		s.statuses[r.status]++
	}
}

// deliver records an answer, which must be the same each time. It reports whether the answer has a value.
func (s *seen) deliver(a *account, id string, value gjson.Result) bool {
	s.mu.Lock()
	before, known := s.values[id]
	s.values[id], s.owners[id] = value.Raw, a
	s.mu.Unlock()
	if known && before != value.Raw || !value.Exists() {
		s.violate("%s was answered with %s, then with %s", id, before, value.Raw)
	}
	return value.IsObject()
}

// checkNoValue checks that the answer to a call that was refused, failed or is in progress contains no value.
func (s *seen) checkNoValue(r reply) {
	if !r.lost && bytes.Contains(r.body, []byte(`"price_lower"`)) {
		s.violate("an answer with the status %d contains a value: %s", r.status, r.body)
	}
}

// checkUnanswered checks that an appraisal which was read without an answer had none before.
func (s *seen) checkUnanswered(r reply, id string) {
	s.mu.Lock()
	before, known := s.values[id]
	s.mu.Unlock()
	if known && !r.lost && (r.status == 200 || r.status == 202) {
		s.violate("%s was answered with %s, then read without an answer", id, before)
	}
}

func (s *seen) addKey(k *keyed) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.keys = append(s.keys, k)
}

func (s *seen) addTask(a *account, id string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.tasks[id] = a
}

func (s *seen) addBatch(a *account, id string, items int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.batches[id] = madeBatch{a, items}
}

// ServeHTTP receives the events of webhooks.
func (s *seen) ServeHTTP(w http.ResponseWriter, request *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.events[request.Header.Get("Webhook-Id")]++
	w.WriteHeader(http.StatusNoContent)
}

// repeat makes the call, for the first time or again. A call that was charged must keep its answer.
func (k *keyed) repeat(ctx context.Context) reply {
	r := k.call(ctx, "POST", appraisePath, k.body, "Idempotency-Key", k.name)
	k.check(r)
	if r.lost || r.status != 200 {
		return r
	}
	id := r.header.Get("Loupe-Appraisal-Id")
	if k.id != "" && k.id != id {
		k.seen.violate("the call %s was charged as %s, then answered as %s", k.name, k.id, id)
	}
	if r.header.Get("Loupe-Credits-Charged") != "0" {
		k.id = id
	}
	return r
}

// checkAll compares the settled database and the service with what the clients saw.
func (s *service) checkAll(ctx context.Context) error {
	if err := s.checkRules("at the end"); err != nil {
		return err
	}
	for _, k := range s.seen.keys {
		if r := k.repeat(ctx); r.status != 200 {
			s.seen.violate("the call %s was repeated at the end and answered with %d %s", k.name, r.status, r.body)
		}
	}
	for id, a := range s.seen.tasks {
		if r := (&caller{service: s, account: a}).readAppraisal(ctx, id); r.lost || r.status == 202 {
			s.seen.violate("the asynchronous appraisal %s has not ended: status %d", id, r.status)
		}
	}
	for id, value := range s.seen.values {
		r := (&caller{service: s, account: s.seen.owners[id]}).readAppraisal(ctx, id)
		if r.status != 200 {
			s.seen.violate("%s was answered with %s, but can't be read at the end: status %d", id, value, r.status)
		}
	}
	for id, b := range s.seen.batches {
		r := (&caller{service: s, account: b.account}).call(ctx, "GET", "/api/v1/batches/"+id, "")
		if gjson.GetBytes(r.body, "paused_reason").Str == "TOO_MANY_UNVALUED" {
			s.seen.paused++
		} else if counts := gjson.GetBytes(r.body, "counts"); counts.Get("valued").Int()+counts.Get("unvalued").Int()+counts.Get("failed").Int() != int64(b.items) {
			s.seen.violate("the batch %s of %d items did not end all of them: %s", id, b.items, r.body)
		}
	}
	for _, a := range s.accounts {
		c := &caller{service: s, account: a}
		r := c.call(ctx, "POST", appraisePath, fmt.Sprintf(`{"image_url":%q,"description":"Halden F2 35mm SLR camera"}`, s.web.URL("https://img.example.com/scout-35.jpg")))
		if c.check(r); r.header.Get("Loupe-Credits-Charged") != "10" {
			s.seen.violate("a call at the end was answered with %d %s", r.status, r.body)
		}
	}
	if err := s.settle(ctx); err != nil {
		return err
	}
	if err := s.checkRules("after the last calls"); err != nil {
		return err
	}
	return s.checkCharges()
}

// checkCharges compares the charges and the events in the database with what the clients saw.
func (s *service) checkCharges() error {
	db, err := fixture.OpenDatabase(s.data)
	if err != nil {
		return err
	}
	defer db.Close()
	number := func(sql string, args ...any) (n int) {
		if scanErr := db.QueryRow(sql, args...).Scan(&n); scanErr != nil {
			err = fmt.Errorf("%s: %w", sql, scanErr)
		}
		return n
	}
	valued := 0
	for id, value := range s.seen.values {
		if value == "null" {
			continue
		}
		valued++
		if number("SELECT count(*) FROM transfer WHERE id = ? AND state = 'posted'", id) != 1 {
			s.seen.violate("%s was answered with a value, but was not charged", id)
		}
	}
	posted := number("SELECT count(*) FROM transfer WHERE credit = 'earned' AND state = 'posted'")
	ofItems := number("SELECT count(*) FROM batch_item WHERE state = 'valued'")
	if posted-ofItems-valued > s.seen.lost {
		s.seen.violate("%d appraisals were charged: %d batch items and %d whose answer a client saw; the others are more than the %d lost calls", posted, ofItems, valued, s.seen.lost)
	}
	if n := number("SELECT count(*) FROM appraisal p JOIN transfer t ON t.id = p.id WHERE p.answer IS NOT NULL AND NOT EXISTS " +
		"(SELECT 1 FROM webhook_event e WHERE e.data ->> '$.id' = p.id)"); n > 0 {
		s.seen.violate("%d answers have no event", n)
	}
	if n := number("SELECT count(*) FROM webhook_event"); n != len(s.seen.events) {
		s.seen.violate("%d events arrived, want %d", len(s.seen.events), n)
	}
	fmt.Printf("%d appraisals charged, of which clients saw %d with a value, and %d are batch items; %d voided; %d events in %d deliveries\n", posted, valued, ofItems,
		number("SELECT count(*) FROM transfer WHERE state = 'voided'"), len(s.seen.events), deliveries(s.seen.events))
	return err
}

func deliveries(events map[string]int) (n int) {
	for _, times := range events {
		n += times
	}
	return n
}

// print prints the figures.
func (s *seen) print(kills int) {
	fmt.Printf("%d kills; %d calls, %d of them without a complete answer, the others with the statuses %v; %d Idempotency-Keys; %d asynchronous appraisals; %d batches, %d of them paused; %d violations; ended at %s\n",
		kills, s.calls, s.lost, s.statuses, len(s.keys), len(s.tasks), len(s.batches), s.paused, len(s.violations), time.Now().UTC().Format(time.TimeOnly))
}
