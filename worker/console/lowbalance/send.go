package lowbalance

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"

	"loupe/worker/console/server"
)

const (
	maxSent     = 20      // notices that one run sends
	maxResponse = 4 << 10 // bytes of a receiver's response
)

// pauses are the waits between attempts to send a notice. After the last attempt the notice is given up.
var pauses = []time.Duration{time.Minute, 5 * time.Minute, 30 * time.Minute, 2 * time.Hour, 6 * time.Hour}

const (
	// noteRecovered resets the notices of accounts that are back at their threshold.
	noteRecovered = `UPDATE low_balance SET crossed_at = NULL, attempts = 0, next_at = NULL, sent_at = NULL
		WHERE crossed_at IS NOT NULL AND threshold <= (SELECT available FROM credit c WHERE c.account = low_balance.account)`

	// noteCrossed records which accounts have fallen below their threshold.
	noteCrossed = `UPDATE low_balance SET crossed_at = ?1, next_at = ?1
		WHERE crossed_at IS NULL AND threshold > (SELECT available FROM credit c WHERE c.account = low_balance.account)`
)

// due is a notice to send.
type due struct {
	account, url                                string
	threshold, available, crossed, attempts, at int64
}

// run records the accounts that crossed their threshold since the last run, and sends all due notices concurrently.
func run(c *server.Console, ctx context.Context) error {
	now := c.Millis()
	if _, err := c.DB.Batch(ctx, server.SQL(noteRecovered), server.SQL(noteCrossed, now)); err != nil {
		return err
	}
	notices, err := findDue(c, ctx, now)
	if err != nil {
		return err
	}
	errs := make([]error, len(notices))
	var group sync.WaitGroup
	for i, n := range notices {
		group.Go(func() { errs[i] = attempt(c, ctx, n) })
	}
	group.Wait()
	return errors.Join(errs...)
}

func findDue(c *server.Console, ctx context.Context, now int64) (notices []due, err error) {
	err = c.EachRow(ctx, func(scan func(...any) error) error {
		var n due
		err := scan(&n.account, &n.url, &n.threshold, &n.available, &n.crossed, &n.attempts, &n.at)
		notices = append(notices, n)
		return err
	}, `SELECT n.account, n.url, n.threshold, b.available, n.crossed_at, n.attempts, n.next_at
		FROM low_balance n JOIN credit b ON b.account = n.account WHERE n.next_at <= ? ORDER BY n.next_at LIMIT ?`, now, maxSent)
	return notices, err
}

// attempt sends a notice once. It first sets the time of the next attempt. So no other run sends the notice now, and a
// later run sends it again if this one is lost.
func attempt(c *server.Console, ctx context.Context, n due) error {
	var next any // NULL: this is the last attempt
	if n.attempts < int64(len(pauses)) {
		next = c.Millis() + pauses[n.attempts].Milliseconds()
	}
	claimed, err := c.DB.Batch(ctx, server.SQL(`UPDATE low_balance SET attempts = attempts + 1, next_at = ?
		WHERE account = ? AND crossed_at = ? AND next_at = ?`, next, n.account, n.crossed, n.at))
	if err != nil || !claimed[0] {
		return err
	}
	if err := send(c, ctx, n); err != nil {
		c.Log.Printf("low-balance notice of %s not delivered, attempt %d of %d: %v", n.account, n.attempts+1, len(pauses)+1, err)
		return nil
	}
	_, err = c.DB.Batch(ctx, server.SQL(`UPDATE low_balance SET sent_at = ?, next_at = NULL WHERE account = ? AND crossed_at = ?`, c.Millis(), n.account, n.crossed))
	return err
}

// send posts a notice in the form of Standard Webhooks. Every attempt has the same id.
// https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
func send(c *server.Console, ctx context.Context, n due) error {
	body := server.ToJSON(map[string]any{
		"type":      "credits.low",
		"timestamp": server.Timestamp(n.crossed),
		"data":      map[string]any{"account": n.account, "available": n.available, "threshold": n.threshold},
	})
	key, err := secret(c, n.account)
	if err != nil {
		return err
	}
	id, timestamp := "low_"+n.account+"_"+strconv.FormatInt(n.crossed, 10), strconv.FormatInt(c.Now().Unix(), 10)
	h := hmac.New(sha256.New, key)
	h.Write([]byte(id + "." + timestamp + "." + body))
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, n.url, strings.NewReader(body))
	if err != nil {
		return err
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("User-Agent", c.Service())
	r.Header.Set("Webhook-Id", id)
	r.Header.Set("Webhook-Timestamp", timestamp)
	r.Header.Set("Webhook-Signature", "v1,"+base64.StdEncoding.EncodeToString(h.Sum(nil)))
	response, err := c.Fetch(ctx, r, maxResponse)
	if err != nil {
		return err
	}
	if response.Status < 200 || response.Status > 299 {
		return fmt.Errorf("the server answered with status %d", response.Status)
	}
	return nil
}
