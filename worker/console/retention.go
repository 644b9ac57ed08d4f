package main

import "context"

// maxPurged is the highest number of appraisals, and of transcripts, that one run deletes. The cron runs
// 1,440 times a day, so it deletes up to 720,000 of each a day.
const maxPurged = 500

// purge deletes what is older than RetentionDays, oldest first, at most maxPurged. Statement is
// ledger.PurgeAppraisals or ledger.PurgeTranscripts, and what is its name in the log. The ledger keeps the transfers of
// deleted appraisals. Transcripts in an R2 bucket need a lifecycle rule of the bucket.
func (c *Console) purge(ctx context.Context, what, statement string) error {
	before := c.Now().AddDate(0, 0, -c.RetentionDays).UnixMilli()
	purged, err := c.countRows(ctx, statement, before, maxPurged)
	if purged > 0 {
		c.Log.Printf("%s older than %d days deleted: %d", what, c.RetentionDays, purged)
	}
	return err
}
