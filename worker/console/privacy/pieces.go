package privacy

import (
	"context"
	"slices"
	"strings"
	"time"

	"loupe/worker/console/server"
)

// Tasks are the cron's tasks of this package. They need the usage counted first: see countable.
var Tasks = []server.Task{
	{Name: "deleted accounts not cleared", Run: clearPieces},
	{Name: "hashes of deleted users not deleted", Run: forgetWelcomed},
}

const (
	// quiet is how long after a deletion its pieces begin: by then no cached grant is valid, and no appraisal, delivery or step of the
	// schedule that began before is in progress.
	quiet = 10 * time.Minute

	maxAccounts = 3   // deleted accounts that one run works on
	maxRows     = 500 // rows of a table that one run deletes for an account
)

// pieces delete rows of an account, about ?2 of a table. Triggers and references delete the rows that belong to them: items of batches and
// reports, indexes of listings, what is being learned from these, deliveries of events.
var pieces = []string{
	`DELETE FROM report WHERE id IN (` + about("report") + `)`,
	`DELETE FROM batch WHERE id IN (` + about("batch") + `)`,
	`DELETE FROM outcome WHERE appraisal IN (SELECT appraisal FROM outcome WHERE account = ?1 LIMIT ?2)`,
	`DELETE FROM promise WHERE account = ?1`,
	`DELETE FROM calibration_task WHERE account = ?1`,
	`DELETE FROM calibration WHERE account = ?1`,
	`DELETE FROM listing WHERE n IN (SELECT n FROM listing WHERE coalesce(account, '') = ?1 LIMIT ?2)`,
	`DELETE FROM listing_owner WHERE account = ?1 AND listings = 0`,
	`DELETE FROM listing_file WHERE id IN (SELECT id FROM listing_file WHERE coalesce(account, '') = ?1 LIMIT ?2)`,
	`DELETE FROM webhook_event WHERE id IN (SELECT event FROM webhook_delivery WHERE ` + ofWebhook + ` LIMIT ?2)`,
	`DELETE FROM webhook WHERE account = ?1 AND NOT EXISTS (SELECT 1 FROM webhook_delivery WHERE webhook = webhook.id)`,
	`DELETE FROM webhook_quota WHERE account = ?1`,
	`DELETE FROM key_spending WHERE (api_key, day) IN (SELECT api_key, day FROM key_spending WHERE ` + ofKey + ` LIMIT ?2)`,
	`DELETE FROM upload WHERE account = ?1`,
}

// about selects the first rows of an account in a table whose rows have items: one at least, and as many as have ?2 items together.
func about(table string) string {
	return `SELECT id FROM (SELECT id, sum(items) OVER (ORDER BY id) - items AS before FROM ` + table + ` WHERE account = ?1) WHERE before < ?2`
}

// countable selects appraisals of an account that the usage has counted.
const countable = `SELECT id FROM appraisal p WHERE account = ?1 AND NOT EXISTS (SELECT 1 FROM usage_queue WHERE appraisal = p.id)
	AND NOT EXISTS (SELECT 1 FROM entry WHERE transfer = p.id AND account = 'earned' AND seq > coalesce((SELECT earned FROM usage_counted), 0)) LIMIT ?2`

// clearPieces deletes a piece of each of the first deleted accounts that have something left.
func clearPieces(c *server.Console, ctx context.Context) error {
	var accounts []string
	err := c.EachRow(ctx, func(scan func(...any) error) error {
		var id string
		err := scan(&id)
		accounts = append(accounts, id)
		return err
	}, `SELECT id FROM deleted_account d WHERE finished_at IS NULL AND deleted_at <= ?
		AND NOT EXISTS (SELECT 1 FROM transfer WHERE debit = d.id AND state = 'pending') ORDER BY deleted_at LIMIT ?`, c.Now().Add(-quiet).UnixMilli(), maxAccounts)
	for _, id := range accounts {
		if err == nil {
			err = clearAccount(c, ctx, id)
		}
	}
	return err
}

// clearAccount deletes a piece of an account. If nothing was left, the deletion is finished.
func clearAccount(c *server.Console, ctx context.Context, id string) error {
	ids := []string{}
	err := c.EachRow(ctx, func(scan func(...any) error) error {
		var appraisal string
		err := scan(&appraisal)
		ids = append(ids, appraisal)
		return err
	}, countable, id, maxRows)
	if err != nil {
		return err
	}
	if len(ids) > 0 { // the transcripts first, because only the rows name them
		if err := c.DeleteTranscripts(ctx, ids); err != nil {
			return err
		}
	}
	var statements []server.Statement
	for _, piece := range pieces {
		args := []any{id, maxRows}
		statements = append(statements, server.SQL(piece, args[:1+min(1, strings.Count(piece, "?2"))]...))
	}
	list := server.ToJSON(ids)
	changed, err := c.DB.Batch(ctx, append(statements,
		server.SQL(`DELETE FROM transcript WHERE appraisal IN (SELECT value FROM json_each(?))`, list),
		server.SQL(`DELETE FROM appraisal WHERE id IN (SELECT value FROM json_each(?))`, list))...)
	if err != nil {
		return err
	}
	if slices.Contains(changed, true) {
		return nil
	}
	_, err = c.DB.Batch(ctx, server.SQL(`UPDATE deleted_account SET finished_at = ?2 WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM appraisal WHERE account = ?1)`, id, c.Millis()))
	return err
}

// forgetWelcomed deletes the hashes that have expired.
func forgetWelcomed(c *server.Console, ctx context.Context) error {
	_, err := c.DB.ExecContext(ctx, `DELETE FROM welcomed WHERE expires_at < ?`, c.Millis())
	return err
}
