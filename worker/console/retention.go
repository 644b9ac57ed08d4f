package main

import (
	"context"
	"strconv"

	"loupe/core/ledger"
)

const (
	defaultRetentionDays = 30
	maxRetentionDays     = 3650

	// maxPurged limits the appraisals, and the transcripts, deleted by one run: 1,440 runs a day delete up
	// to 720,000.
	maxPurged = 500
)

// retentionDays reads the variable RETENTION_DAYS, from 1 to 3650. It returns the default of 30 for
// anything else, so that a typing error never deletes more than usual.
func retentionDays(value string) int {
	days, err := strconv.Atoi(value)
	if err != nil || days < 1 || days > maxRetentionDays {
		return defaultRetentionDays
	}
	return days
}

// purgeAppraisals deletes appraisals that are older than the retention, oldest first. The ledger keeps
// their transfers.
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
