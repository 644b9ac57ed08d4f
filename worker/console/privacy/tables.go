// Package privacy exports what is stored about an account, and deletes it.
//
// A deletion begins with a row of deleted_account. A trigger of the schema then ends all access to the account, and removes the names of
// its people. The cron deletes the rest in pieces, so that no run takes long and a run that is killed is only repeated.
package privacy

// table says which rows of a table of the database are an account's.
type table struct {
	name string
	of   string   // SQL condition of the account's rows; ?1 is the account. "" if the export leaves the table out, as why says
	key  []string // columns that identify a row among these; the export has the rows in their order
	why  string   // why the export leaves the table out

	columns string // of the export; "" for all
	from    string // joins other tables for their columns; "" for the table alone
}

// Conditions that select an account's rows.
const (
	ofAccount   = "account = ?1"
	ofSole      = "user IN (SELECT user FROM sole_membership WHERE account = ?1)"                 // of the users who are deleted with the account
	ofUser      = "user IN (SELECT user FROM membership WHERE account = ?1 AND ?2 IN (user, ''))" // ?2 is the user who exports, or "" for all
	ofKey       = "api_key IN (SELECT id FROM api_key WHERE account = ?1)"
	ofAppraisal = "appraisal IN (SELECT id FROM appraisal WHERE account = ?1)"
	ofReport    = "report IN (SELECT id FROM report WHERE account = ?1)"
	ofWebhook   = "webhook IN (SELECT id FROM webhook WHERE account = ?1)"
	ofTask      = "task IN (SELECT n FROM calibration_task WHERE account = ?1)"
)

// Why an export leaves tables out.
const (
	ofNobody = "its rows belong to no account"
	secrets  = "its rows are hashes of secrets, with the times at which these expire"
	derived  = "an index of the account's listings, or what was learned from them"
)

// tables are all tables of the database; a test compares them with the schema.
var tables = []table{
	{name: "account", of: "id = ?1", key: []string{"id"}},
	{name: "deleted_account", of: "id = ?1", key: []string{"id"}},
	{name: "membership", of: ofAccount, key: []string{"user"}},
	{name: "invitation", of: ofAccount, key: []string{"id"}},
	{name: "user", of: "id IN (SELECT user FROM membership WHERE account = ?1)", key: []string{"id"}},
	{name: "identity", of: ofUser, key: []string{"issuer", "subject"}},
	{name: "session", of: ofAccount + " AND " + ofUser, key: []string{"id"}},
	{name: "oauth_client_failure", of: ofUser, key: []string{"id"}},
	{name: "api_key", of: ofAccount, key: []string{"id"}},
	{name: "key_spending", of: ofKey, key: []string{"api_key", "day"}},
	{name: "entry", of: ofAccount, key: []string{"seq"}, from: "entry JOIN (SELECT id, debit, credit, amount, reason FROM transfer) t ON t.id = transfer"},
	{name: "note", of: ofAccount, key: []string{"id"}},
	{name: "audit", of: "coalesce(detail ->> 'account', target) = ?1", key: []string{"id"}, columns: "id, at, action, target, detail"},
	{name: "purchase", of: ofAccount, key: []string{"id"}},
	{name: "payment", of: "purchase IN (SELECT id FROM purchase WHERE account = ?1)", key: []string{"purchase", "seq"}},
	{name: "debt", of: ofAccount, key: []string{"account"}},
	{name: "reversal", of: "payment_intent IN (SELECT payment_intent FROM purchase WHERE account = ?1)", key: []string{"id"}},
	{name: "stripe_event", of: "purchase IN (SELECT id FROM purchase WHERE account = ?1)", key: []string{"id"}},
	{name: "credit_threshold", of: ofAccount, key: []string{"account"}},
	{name: "usage_day", of: ofAccount, key: []string{"day", "api_key"}},
	{name: "usage_failure", of: ofAccount, key: []string{"day", "stage", "code", "provider"}},
	{name: "usage_call", of: ofAccount, key: []string{"day", "provider"}},
	{name: "usage_latency", of: ofAccount, key: []string{"day", "ms"}},
	{name: "appraisal", of: ofAccount, key: []string{"id"}, columns: `id, account, api_key, idempotency_key, request, cancellable, created_at, claimed_at, answered_at,
		figures, evidence, fingerprints, answer, CASE (SELECT state FROM transfer t WHERE t.id = appraisal.id) WHEN 'posted' THEN findings END AS findings`}, // callers pay for them
	{name: "correction", of: ofAppraisal, key: []string{"appraisal"}},
	{name: "upload", of: ofAccount, key: []string{"account"}},
	{name: "batch", of: ofAccount, key: []string{"id"}},
	{name: "batch_item", of: "batch IN (SELECT id FROM batch WHERE account = ?1)", key: []string{"batch", "number"}},
	{name: "outcome", of: ofAccount, key: []string{"appraisal"}},
	{name: "promise", of: ofAccount, key: []string{"account"}},
	{name: "report", of: ofAccount, key: []string{"id"}},
	{name: "report_item", of: ofReport, key: []string{"report", "number"}},
	{name: "report_photo", of: "appraisal IN (SELECT appraisal FROM report_item WHERE " + ofReport + ")", key: []string{"appraisal"}},
	{name: "listing", of: "coalesce(account, '') = ?1", key: []string{"n"}},
	{name: "listing_file", of: "coalesce(account, '') = ?1", key: []string{"id"}},
	{name: "webhook", of: ofAccount, key: []string{"id"}},
	{name: "webhook_event", of: "id IN (SELECT event FROM webhook_delivery WHERE " + ofWebhook + ")", key: []string{"id"}},
	{name: "webhook_delivery", of: ofWebhook, key: []string{"webhook", "event"}},
	{name: "webhook_quota", of: ofAccount, key: []string{"account", "type"}},

	{name: "transcript", why: "they have the operator's settings, and what vendors answered, which callers may not have paid for"},
	{name: "transfer", why: "the rows of entry have what it says"},
	{name: "access_token", why: secrets},
	{name: "refresh_token", why: secrets},
	{name: "authorization_code", why: secrets},
	{name: "upload_link", why: secrets},
	{name: "used_state", why: ofNobody},
	{name: "welcomed", why: "hashes of the identities of deleted users"},
	{name: "oauth_client", why: ofNobody},
	{name: "usage_counted", why: ofNobody},
	{name: "usage_queue", why: ofNobody},
	{name: "usage_identification", why: ofNobody},
	{name: "rates", why: ofNobody},
	{name: "vendor_slot", why: ofNobody},
	{name: "vendor_watch", why: ofNobody},
	{name: "schedule_run", why: ofNobody},
	{name: "alarm", why: "it is about the service, and names nobody"},
	{name: "picture_turn", why: ofNobody},
	{name: "listing_owner", why: derived},
	{name: "listing_band", why: derived},
	{name: "calibration", why: derived},
	{name: "calibration_task", why: derived},
	{name: "calibration_trial", why: derived},
	{name: "calibration_fold", why: derived},
}

// hidden are the columns that the export leaves out: hashes and texts from which secrets are made, and marks of running work.
var hidden = []string{"hash", "request_hash", "secret_of", "old_secret_of", "lease", "leased_until"}

// jsonColumns are the columns whose text is JSON. The export has it as JSON.
var jsonColumns = []string{"request", "figures", "evidence", "columns", "cells", "photos", "events", "data", "log", "client", "detail", "fees", "problem", "text"}
