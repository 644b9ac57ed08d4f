package main

import (
	"context"
	"strconv"

	"loupe/core/ledger"
)

const (
	defaultRetentionDays = 30
	maxRetentionDays     = 3650

	// maxPurged is the highest number of appraisals, and of transcripts, that one run deletes. The cron runs
	// 1,440 times a day, so it deletes up to 720,000 of each a day.
	maxPurged = 500
)

// retentionDays returns the value of RETENTION_DAYS, a number from 1 to 3650. For any other value it returns
// the default, 30.
func retentionDays(value string) int {
	days, err := strconv.Atoi(value)
	if err != nil || days < 1 || days > maxRetentionDays {
		return defaultRetentionDays
	}
	return days
}

// purgeAppraisals deletes ended appraisals that are older than RetentionDays: at most maxPurged, oldest first.
// The ledger keeps their transfers.
func (c *Console) purgeAppraisals(ctx context.Context) error {
	before := c.Now().AddDate(0, 0, -c.RetentionDays).UnixMilli()
	purged, err := c.countRows(ctx, ledger.PurgeAppraisals, before, maxPurged)
	if purged > 0 {
		c.Log.Printf("appraisals older than %d days deleted: %d", c.RetentionDays, purged)
	}
	return err
}

// purgeTranscripts deletes transcripts in D1 that are older than the retention, oldest first. Those in an
// R2 bucket need a lifecycle rule of the bucket.
func (c *Console) purgeTranscripts(ctx context.Context) error {
	before := c.Now().AddDate(0, 0, -c.RetentionDays).UnixMilli()
	purged, err := c.countRows(ctx, ledger.PurgeTranscripts, before, maxPurged)
	if purged > 0 {
		c.Log.Printf("transcripts older than %d days deleted: %d", c.RetentionDays, purged)
	}
	return err
}
