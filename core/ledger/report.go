package ledger

// TooManyReports is the constraint that an account has at most 1,000 reports, and 5,000 items in them.
const TooManyReports = "too_many_reports"

// reportable is an SQL condition: the appraisal p of the account ?2 with the transfer t was charged, so it has a value.
const reportable = "p.account = ?2 AND t.state = '" + Posted + "'"

// One transaction of InsertReport, InsertReportItems, FindUnreportable and FindReport makes a report. It stores nothing if an id does not
// name a charged appraisal of the account.

// InsertReport stores a report without its items.
//
//	?1  id
//	?2  account
//	?3  JSON array of ids of appraisals
//	?4  title, or NULL
//	?5  time
//
// Returns no rows. Fails with TooManyReports if the account would have more.
const InsertReport = "INSERT INTO report (id, account, title, items, created_at) SELECT ?1, ?2, ?4, json_array_length(?3), ?5 WHERE NOT EXISTS (" + unreportable + ")"

// InsertReportItems copies what a report shows of its appraisals. The numbers of the answer are copied as they are written there.
//
//	?1  id of the report
//	?2  account
//	?3  JSON array of ids of appraisals
//
// Returns no rows.
const InsertReportItems = "INSERT INTO report_item (report, number, appraisal, snapshot) SELECT ?1, e.key + 1, p.id, json_object(" +
	"'appraisal_id', p.id, 'appraised_at', strftime('%Y-%m-%dT%H:%M:%SZ', p.created_at / 1000, 'unixepoch'), " +
	"'description', p.request ->> '$.description', 'country', p.request ->> '$.country', 'as_of', p.request ->> '$.as_of', " +
	"'photo', json_object('url', p.request ->> '$.image_url', 'sha256', p.evidence ->> '$.photo.sha256'), " +
	"'title', coalesce(nullif(p.evidence ->> '$.item.title', ''), p.answer ->> '$.appraisal.best_match.title'), " +
	"'condition', coalesce(p.request ->> '$.condition', p.evidence ->> '$.item.condition'), " +
	"'appraisal', json(p.answer -> '$.appraisal'), 'estimate', json(p.evidence -> '$.estimate'), 'confidence', json(p.evidence -> '$.confidence'), " +
	"'rates_date', p.evidence ->> '$.rates_date', 'comparables', json((SELECT json_group_array(json_object(" +
	"'title', s.value ->> '$.title', 'vendor', s.value ->> '$.vendor', 'url', s.value ->> '$.url', 'price', s.value ->> '$.price', " +
	"'date', " + listing + "date'), 'sold', json(p.evidence -> ('$.listings[' || s.key || '].sold')), 'condition', " + listing + "condition'))) " +
	"FROM json_each(p.answer, '$.similar_items') s WHERE s.key < 12))) " +
	"FROM json_each(?3) e JOIN current_appraisal p ON p.id = e.value JOIN transfer t ON t.id = p.id " +
	"WHERE " + reportable + " AND EXISTS (SELECT 1 FROM report WHERE id = ?1)"

// listing begins an SQL expression for a member of the listing that belongs to the similar item s. A join takes ten times as long.
const listing = "p.evidence ->> ('$.listings[' || s.key || ']."

// FindUnreportable finds the ids that name no charged appraisal of the account.
//
//	?2  account
//	?3  JSON array of ids of appraisals
//
// Returns one row for each:
//
//	number  of the id in the array, from 0
const FindUnreportable = unreportable

const unreportable = "SELECT e.key FROM json_each(?3) e WHERE NOT EXISTS (" +
	"SELECT 1 FROM appraisal p JOIN transfer t ON t.id = p.id WHERE p.id = e.value AND " + reportable + ")"

// FindReport reads a report.
//
//	?1  id
//
// Returns one row for each of its items, in order:
//
//	title       of the report; may be NULL
//	created_at  of the report
//	snapshot    of the item: JSON
//	photo       state of the item's photo; NULL if it has none
const FindReport = "SELECT r.title, r.created_at, i.snapshot, p.state FROM report r JOIN report_item i ON i.report = r.id " +
	"LEFT JOIN report_photo p ON p.appraisal = i.appraisal WHERE r.id = ?1 ORDER BY i.number"

// ListReports reads a page of an account's reports, newest first.
//
//	?1  account
//	?2  cursor: only reports with a smaller id are listed; FirstPage for the first page
//	?3  limit
//
// Returns one row for each report:
//
//	id, title (may be NULL), created_at
//	items  their number
const ListReports = "SELECT id, title, created_at, items FROM report WHERE account = ?1 AND id < ?2 ORDER BY id DESC LIMIT ?3"

// DeleteReport deletes a report.
//
//	?1  account
//	?2  id
//
// Returns one row, or none if the account has no such report:
//
//	id
const DeleteReport = "DELETE FROM report WHERE account = ?1 AND id = ?2 RETURNING id"

// FindReportPhoto finds the kept photo of a report's item.
//
//	?1  id of the report
//	?2  number of the item
//
// Returns one row, or none:
//
//	appraisal  id
const FindReportPhoto = "SELECT i.appraisal FROM report_item i JOIN report_photo p ON p.appraisal = i.appraisal " +
	"WHERE i.report = ?1 AND i.number = ?2 AND p.state = 'kept'"

// FindDuePhotos finds photos of reports that are to be copied, or whose copies are to be deleted.
//
//	?1  limit
//
// Returns one row for each:
//
//	appraisal, url, sha256
//	unwanted  1 if its copy is to be deleted
const FindDuePhotos = "SELECT appraisal, url, sha256, unwanted_at IS NOT NULL FROM report_photo " +
	"WHERE state = 'awaited' OR unwanted_at IS NOT NULL ORDER BY attempts, appraisal LIMIT ?1"

// KeepReportPhoto records that a photo is copied, RetryReportPhoto that it could not be copied this time, and MissReportPhoto that it never
// can be. ForgetReportPhoto comes before the copy is deleted; it changes no row if a report has the appraisal again.
//
//	?1  id of the appraisal
//
// They return no rows. KeepReportPhoto changes no row if the photo was forgotten meanwhile.
const (
	KeepReportPhoto   = "UPDATE report_photo SET state = 'kept' WHERE appraisal = ?1"
	RetryReportPhoto  = "UPDATE report_photo SET attempts = attempts + 1, state = iif(attempts < 2, state, 'missing') WHERE appraisal = ?1"
	MissReportPhoto   = "UPDATE report_photo SET state = 'missing' WHERE appraisal = ?1"
	ForgetReportPhoto = "DELETE FROM report_photo WHERE appraisal = ?1 AND unwanted_at IS NOT NULL"
)
