package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/tidwall/gjson"

	"loupe/build/products/host"
)

// hook is a webhook and its receiver, which checks the deliveries.
type hook struct {
	owner    *account
	id, path string            // the id is "" if the answer with it was lost
	secrets  []string          // any of which may have signed
	unsure   bool              // secrets may lack the current secret
	from     time.Time         // since when it must get every event
	changed  bool              // it was disabled, was deleted or answered 410 at some time
	deleted  time.Time         // when its deletion was answered
	bodies   map[string]string // by event
	done     map[string]bool   // events that it acknowledged
	of       map[string]string // events by appraisal or batch
}

// stays reports whether the webhook is never disabled, deleted or gone, so all its events must come: the first of an account.
func (h *hook) stays() bool { return strings.HasSuffix(h.path, "/0") }

const hookHost = "hooks.shop.com"

// hookEvents are the types of events that the clients subscribe to.
const hookEvents = `["appraisal.completed","batch.completed","outcome.recorded"]`

// addHook creates a webhook.
func (c *client) addHook() {
	if c.number%3 > 0 || len(c.hooks) == maxHooks || len(c.hooks) > 0 && !c.oneIn(8) {
		return
	}
	h := &hook{owner: c.account, path: fmt.Sprintf("/%s/%d", c.mark, len(c.hooks)), unsure: true, changed: true, bodies: map[string]string{}, done: map[string]bool{}, of: map[string]string{}}
	c.hooks = append(c.hooks, h)
	c.web.hooks[h.path] = h
	answer := c.send(pick(c.process, c.keys), request("POST", "/api/v1/webhooks", fmt.Sprintf(`{"url":"https://%s%s","events":%s}`, hookHost, h.path, hookEvents)), c.patience())
	if !answer.lost && answer.status == 201 {
		h.id, h.secrets, h.unsure, h.from, h.changed = answer.text("id"), []string{answer.text("secret")}, false, c.now, false
	}
}

// maxHooks is how many webhooks an account has at most. Each delivery is an exchange, so two of three accounts have none.
const maxHooks = 2

// useHook changes a webhook, or reads its deliveries.
func (c *client) useHook() {
	if len(c.hooks) == 0 {
		return
	}
	h := pick(c.process, c.hooks)
	if h.id == "" || !h.deleted.IsZero() {
		return
	}
	path, key := "/api/v1/webhooks/"+h.id, pick(c.process, c.keys)
	act := c.random.IntN(12)
	if h.stays() {
		act = 2 + act%10 // neither disabled nor deleted
	}
	switch act {
	case 0:
		h.changed = true
		c.send(key, request("PATCH", path, `{"enabled":false}`), time.Minute)
		c.sleep(c.between(0, 3*time.Minute))
		c.send(key, request("PATCH", path, `{"enabled":true}`), time.Minute)
	case 1:
		h.changed = true
		if answer := c.send(key, request("DELETE", path, ""), time.Minute); !answer.lost && answer.status == 204 {
			h.deleted = c.now
		}
	case 2:
		h.unsure = true
		answer := c.send(key, request("POST", path+"/roll", ""), time.Minute)
		if !answer.lost && answer.status == 200 {
			h.secrets = append(h.secrets, answer.text("secret"))
		}
	case 3, 4:
		c.send(key, request("POST", path+"/test", ""), time.Minute)
	case 5, 6:
		if events := slices.Sorted(mapsKeys(h.bodies)); len(events) > 0 {
			c.send(key, request("POST", path+"/resend", fmt.Sprintf(`{"event":%q}`, pick(c.process, events))), time.Minute)
		}
	default:
		c.send(key, request("GET", path+"/deliveries?limit=5", ""), time.Minute)
	}
	if other := pick(c.process, c.ledger.all); other != c.account && len(other.hooks) > 0 {
		if h := pick(c.process, other.hooks); h.id != "" {
			method := pick(c.process, []string{"GET", "DELETE", "PATCH"})
			body := ""
			if method == "PATCH" {
				body = `{"enabled":false}`
			}
			c.checkHidden("the webhook "+h.id+" of "+other.name, c.send(key, request(method, "/api/v1/webhooks/"+h.id, body), time.Minute))
		}
	}
}

func mapsKeys[V any](m map[string]V) func(func(string) bool) {
	return func(yield func(string) bool) {
		for key := range m {
			if !yield(key) {
				return
			}
		}
	}
}

// receive answers a delivery to any of the webhooks.
func (b *web) receive(r *http.Request) (*http.Response, time.Duration, error) {
	w, h := b.w, b.hooks[r.URL.Path]
	body, _ := io.ReadAll(r.Body)
	if h == nil {
		w.violate(apart, "an event was sent to %s", r.URL)
		return nil, 0, errNetwork
	}
	id := r.Header.Get("webhook-id")
	h.check(w, id, r.Header, string(body))
	delay := w.latency("webhook", 10*time.Millisecond, 3*time.Second)
	switch {
	case w.happens("webhook receiver hangs"):
		return nil, hang, errNetwork
	case w.happens("webhook receiver fails"):
		if !h.stays() && w.stream("receiver").IntN(40) == 0 {
			h.changed = true
			return respond(r, 410, "text/plain", "gone"), delay, nil
		}
		return respond(r, failures[w.stream("receiver").IntN(len(failures))], "text/plain", "failed"), delay, nil
	}
	h.done[id] = true
	return respond(r, 200+2*(len(body)%3), "text/plain", "thanks"), delay, nil
}

// failures are the statuses of a receiver that fails.
var failures = []int{500, 503, 302, 404, 400}

// check checks a delivery.
func (h *hook) check(w *world, id string, header http.Header, body string) {
	w.checkApart("the webhook of "+h.owner.name, []byte(body), h.owner)
	if !h.deleted.IsZero() && w.now.Sub(h.deleted) > 2*requestLimit+w.plan.clockError() {
		w.violate(delivered, "the webhook %s got the event %s, %s after it was deleted", h.id, id, w.now.Sub(h.deleted))
	}
	seconds, err := strconv.ParseInt(header.Get("webhook-timestamp"), 10, 64)
	if age := w.now.Sub(time.Unix(seconds, 0)); err != nil || age.Abs() > 5*time.Minute || id == "" {
		w.violate(delivered, "an event has the id %q and the time %q", id, header.Get("webhook-timestamp"))
	}
	if !h.unsure && !h.signed(id, seconds, body, header.Get("webhook-signature")) {
		w.violate(delivered, "the signature %q of %s is wrong", header.Get("webhook-signature"), id)
	}
	if earlier, ok := h.bodies[id]; ok && earlier != body {
		w.violate(delivered, "the event %s was sent with\n%s\nthen with\n%s", id, earlier, body)
	}
	h.bodies[id] = body
	kind, data := gjson.Get(body, "type").Str, gjson.Get(body, "data")
	if kind != "appraisal.completed" && kind != "batch.completed" {
		return
	}
	about := data.Get("id").Str
	if earlier, ok := h.of[about]; ok && earlier != id {
		w.violate(delivered, "%s has the events %s and %s", about, earlier, id)
	}
	h.of[about] = id
	if owner := w.ledger.owners[about]; owner != nil && owner != h.owner {
		w.violate(apart, "%s got the event of %s, which belongs to %s", h.owner.name, about, owner.name)
	}
	if kind == "appraisal.completed" {
		valued := data.Get("state").Str == "valued"
		if valued != data.Get("appraisal").IsObject() || valued != (data.Get("credits_charged").Int() > 0) {
			w.violate(free, "an event contradicts itself about its value: %s", body)
		}
		state := strings.Join(w.texts(`SELECT state FROM transfer WHERE id = ?1 AND debit = ?2`, about, h.owner.id), "")
		if valued != (state == "posted") || state != "posted" && state != "voided" {
			w.violate(charged, "the transfer is %q, but the event says %s", state, body)
		}
	}
}

// signed reports whether one of the signatures is by one of the secrets.
func (h *hook) signed(id string, seconds int64, body, signatures string) bool {
	for _, secret := range h.secrets {
		key, _ := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
		mac := hmac.New(sha256.New, key)
		fmt.Fprintf(mac, "%s.%d.%s", id, seconds, body)
		if slices.Contains(strings.Fields(signatures), "v1,"+base64.StdEncoding.EncodeToString(mac.Sum(nil))) {
			return true
		}
	}
	return false
}

// withEvents selects what must have an event, if it happened after a time: an account's appraisals that were answered, and charged if
// they have a value, and its batches that ended.
const withEvents = `SELECT t.id FROM transfer t JOIN appraisal p ON p.id = t.id WHERE t.debit = ?1 AND t.settled_at > ?2 AND
	(t.state = 'posted' OR t.state = 'voided' AND p.answer IS NOT NULL AND p.answered_at = t.settled_at)
	UNION ALL SELECT id FROM batch WHERE account = ?1 AND ended_at > ?2`

// endHooks checks that each event was delivered, or will be tried again.
func (c *client) endHooks() {
	for _, h := range c.hooks {
		if h.id == "" || c.deleting {
			continue
		}
		sets, err := c.database.Batch(host.Statement{SQL: `SELECT d.event, d.attempts, coalesce(d.next_at, 0), d.delivered_at IS NOT NULL, e.data ->> '$.id', w.state
			FROM webhook w JOIN webhook_delivery d ON d.webhook = w.id JOIN webhook_event e ON e.id = d.event WHERE w.id = ?1`, Params: []any{h.id}})
		if err != nil {
			panic(err)
		}
		has := map[string]bool{}
		for _, row := range sets[0].Rows {
			event, next, acknowledged := row[0].(string), row[2].(int64), row[3] == int64(1)
			about, _ := row[4].(string)
			has[about] = true
			switch {
			case acknowledged && !h.done[event]:
				c.violate(delivered, "the event %s counts as delivered, but %s never acknowledged it", event, h.path)
			case !acknowledged && next == 0 && row[5] == "enabled" && !h.changed:
				c.violate(delivered, "the event %s is not delivered to %s, and has no next attempt after %v attempts", event, h.path, row[1])
			case !acknowledged && row[5] == "enabled" && next > 0 && c.now.Sub(time.UnixMilli(next)) > 10*time.Minute:
				c.violate(lively, "the event %s has been due for delivery to %s since %s", event, h.path, time.UnixMilli(next).UTC())
			}
		}
		if h.changed {
			continue
		}
		for _, id := range c.texts(withEvents, c.id, h.from.Add(c.plan.clockError()).UnixMilli()) {
			if !has[id] {
				c.violate(delivered, "%s has no event for %s", id, h.path)
			}
		}
	}
}
