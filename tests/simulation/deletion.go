package main

import (
	"bytes"
	"compress/flate"
	"io"
	"maps"
	"slices"
	"strings"
	"time"
)

// deletion is a deleted account.
type deletion struct {
	id    string // of the account
	marks []string
	at    time.Time // when it was answered
}

// maxDeletions limits how many accounts of a world are deleted.
const maxDeletions = 3

// deleteAccount deletes an account, as the operator or as the owner.
func (o operator) deleteAccount() {
	a := o.anyAccount()
	if o.busy[a] || a.owner.signing || len(o.deletions) >= maxDeletions {
		return
	}
	o.busy[a] = true
	o.explain(a)
	ask := func() reply { return o.admin("DELETE", "/admin/accounts/"+a.id, "") }
	if o.oneIn(2) {
		owner := &user{email: a.owner.email, name: a.owner.name, reads: a.owner.reads}
		o.signIn(owner)
		ask = func() reply {
			return o.browse(owner, "DELETE", "/console/account", marshal(map[string]any{"confirm": a.owner.email}))
		}
	}
	for range 4 {
		o.useAround(a.keys[0], 15, 15*time.Second, (*client).appraise)
	}
	o.sleep(30 * time.Second)
	a.deleting = true
	a.changes.begin()
	for {
		answer := o.surely(ask)
		if answer.status == 200 {
			break
		}
		// The owner's session may have ended with the account, so the operator repeats the request.
		ask = func() reply { return o.admin("DELETE", "/admin/accounts/"+a.id, "") }
	}
	a.deleted = o.now
	o.deletions = append(o.deletions, deletion{a.id, []string{a.mark}, o.now})
	o.checkEnded(a.owner)
	o.start("successor of "+a.name, func(p *process) {
		next := p.openAccount()
		p.startDashboard(next)
		p.sleep(p.between(time.Minute, 3*time.Minute))
		a.next = next
		if p.oneIn(2) {
			p.comeBack(a)
		}
	})
}

// comeBack signs in the owner of a deleted account again. That must open another account, without credits. It is deleted, too.
func (p *process) comeBack(a *account) {
	owner := &user{email: a.owner.email, name: a.owner.name, reads: []*account{a}}
	session := p.signIn(owner)
	id := session.text("account", "id")
	if id == a.id || id == "" {
		p.violate(forgot, "the owner of the deleted account %s signs in and gets %s", a.id, session.body)
		return
	}
	credits := p.surely(func() reply { return p.browse(owner, "GET", "/console/credits", "") })
	if credits.number("balance") != 0 {
		p.violate(balanced, "an owner who came back has %s", credits.body)
	}
	answer := p.surely(func() reply { return p.admin("DELETE", "/admin/accounts/"+id, "") })
	if answer.status != 200 {
		p.violate(accepted, "the deletion of %s was answered with %d %s", id, answer.status, answer.body)
	}
	p.deletions = append(p.deletions, deletion{id, []string{a.mark}, p.now})
}

// checkDeletions waits until all deletions are finished, and checks that no marks of the accounts remain in KV and the bucket.
func (w *world) checkDeletions(p *process) {
	if len(w.deletions) == 0 {
		return
	}
	for tries := 0; ; tries++ {
		open := w.texts(`SELECT id FROM deleted_account WHERE finished_at IS NULL`)
		if len(open) == 0 {
			break
		}
		if tries == 60 {
			w.violate(forgot, "the deletion of %v is not finished an hour after the faults have stopped", open)
			return
		}
		p.sleep(time.Minute)
	}
	var marks []string
	for _, d := range w.deletions {
		if n := w.count(`SELECT count(*) FROM deleted_account WHERE id = ?1`, d.id); n != 1 {
			w.violate(forgot, "%s is not deleted", d.id)
		}
		marks = append(marks, d.marks...)
	}
	for _, key := range slices.Sorted(maps.Keys(w.kv.entries)) {
		if e := w.kv.entries[key]; !e.expires.IsZero() && (!w.now.Before(e.expires) || strings.HasPrefix(key, "discovery/")) {
			continue // listings that a search found expire by themselves, as PRIVACY.md says
		}
		if m := marksOf(marks, []byte(key), w.kv.entries[key].value); m != "" {
			w.violate(forgot, "KV has %s under the key %s", m, key)
		}
	}
	for _, id := range slices.Sorted(maps.Keys(w.bucket)) {
		if w.bucket[id] && w.count(`SELECT count(*) FROM appraisal WHERE id = ?1`, id) == 0 {
			w.violate(forgot, "the bucket has the transcript of %s, which is no appraisal of an account", id)
		}
	}
	if n := w.count(`SELECT count(*) FROM transcript WHERE appraisal NOT IN (SELECT id FROM appraisal)`); n > 0 {
		w.violate(forgot, "%d transcripts have no appraisal", n)
	}
}

// checkTables checks all columns of all tables for marks of deleted accounts, secrets and keys, also in deflated values.
func (w *world) checkTables() {
	var marks []string
	for _, d := range w.deletions {
		marks = append(marks, d.marks...)
	}
	for _, key := range slices.Sorted(maps.Keys(w.kv.entries)) {
		w.checkStored("KV under "+key, w.kv.entries[key].value)
	}
	for _, table := range w.texts(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*' ORDER BY name`) {
		rows, err := w.database.DB().Query(`SELECT * FROM "` + table + `"`)
		if err != nil {
			panic(err)
		}
		columns, _ := rows.Columns()
		cells, targets := make([]any, len(columns)), make([]any, len(columns))
		for i := range cells {
			targets[i] = &cells[i]
		}
		for rows.Next() {
			if err := rows.Scan(targets...); err != nil {
				panic(err)
			}
			for i, cell := range cells {
				var text []byte
				switch cell := cell.(type) {
				case string:
					text = []byte(cell)
				case []byte:
					text = cell
					if inflated, err := io.ReadAll(flate.NewReader(bytes.NewReader(cell))); err == nil {
						text = inflated
					}
				}
				w.checkStored("the column "+columns[i]+" of "+table, text)
				if m := marksOf(marks, text); m != "" {
					w.violate(forgot, "the column %s of %s has %s: %s", columns[i], table, m, short(string(text)))
				}
			}
		}
		rows.Close()
	}
}

// marksOf returns the first of the marks that is in one of the texts, or "".
func marksOf(marks []string, texts ...[]byte) string {
	for _, text := range texts {
		for _, m := range marksIn(text) {
			if slices.Contains(marks, m) {
				return m
			}
		}
	}
	return ""
}

// checkLines checks that the core's log lines name no customer and contain no key.
func (i *isolate) checkLines() {
	for _, line := range i.host.Lines() {
		if strings.Contains(line, markPrefix) || strings.Contains(line, "loupe_") {
			i.w.violate(secret, "the core's log names a customer or has a key: %s", line)
		}
	}
}

// keepTranscript stores the transcript of an appraisal, in the bucket or, in every second configuration, in the database.
func (i *isolate) keepTranscript(c *call) {
	a := c.Answer()
	if a == nil || a.Status != 200 || a.Headers.Get("loupe-appraisal-id") == "" || strings.Contains(string(a.Body), `"test":true`) {
		return // worker/host/transcript.mjs records no test key
	}
	id, data := a.Headers.Get("loupe-appraisal-id"), strings.Join(marksIn(a.Body), " ")
	i.w.after(i.w.latency("transcript", time.Millisecond, time.Second), func() {
		if i.version%2 == 0 {
			i.w.bucket[id] = true
			return
		}
		i.w.texts(`INSERT INTO transcript (appraisal, created_at, data) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING`, id, i.clock().UnixMilli(), []byte(data))
	})
}

// checkLog checks that the console's log names no customer, and contains neither a key nor a secret.
func (w *world) checkLog() {
	logged := w.consoleLog.String()
	if at := strings.Index(logged, markPrefix); at >= 0 {
		w.violate(forgot, "the console's log names a customer: %s", short(logged[max(0, at-80):]))
	}
	w.checkStored("the console's log", w.consoleLog.Bytes())
}
