package ledger

import "loupe/core/exchange"

// FindReportable reads what reports show of appraisals. It leaves out those that were not charged: they have no value.
//
//	?1  account
//	?2  JSON array of ids of appraisals
//
// Returns one row for each appraisal of the account, in the order of the ids.
var FindReportable = exchange.Query[Reportable]{
	Scan: func(r *exchange.Row, row *Reportable) {
		*row = Reportable{r.Text(), r.Int(), r.Text(), r.Text(), r.Text(), r.Text()}
	},
	SQL: "SELECT p.id, p.created_at, p.request, p.evidence, p.answer, p.findings " +
		"FROM json_each(?2) e JOIN current_appraisal p ON p.id = e.value JOIN transfer t ON t.id = p.id " +
		"WHERE p.account = ?1 AND t.state = '" + Posted + "' ORDER BY e.key"}

// Reportable is an appraisal of FindReportable.
type Reportable struct {
	ID      string
	Created int64 // when the appraisal began

	Request, Evidence, Answer, Findings string // JSON; if the appraisal was corrected, the correction's
}

// A report is made in one transaction: InsertReport, InsertReportItem for each item, FindReport.

// InsertReport stores a report without its items.
//
//	?1  id
//	?2  account
//	?3  title, or NULL
//	?4  number of items
//	?5  time
//
// Fails with TooManyReports if the account would have more.
const InsertReport = "INSERT INTO report (id, account, title, items, created_at) VALUES (?1, ?2, ?3, ?4, ?5)"

// InsertReportItem stores an item of a report.
//
//	?1  id of the report
//	?2  number, from 1
//	?3  id of the appraisal
//	?4  what the report shows of it: JSON as a blob
const InsertReportItem = "INSERT INTO report_item (report, number, appraisal, snapshot) VALUES (?1, ?2, ?3, ?4)"

// FindReport reads a report.
//
//	?1  id
//
// Returns one row for each of its items, in order.
var FindReport = exchange.Query[ReportItem]{
	Scan: func(r *exchange.Row, row *ReportItem) { *row = ReportItem{r.Text(), r.Int(), r.Text(), r.Text()} },
	SQL: "SELECT r.title, r.created_at, i.snapshot, p.state FROM report r JOIN report_item i ON i.report = r.id " +
		"LEFT JOIN report_photo p ON p.appraisal = i.appraisal WHERE r.id = ?1 ORDER BY i.number"}

// ReportItem is an item of FindReport.
type ReportItem struct {
	Title    string // of the report; "" if there is none
	Created  int64  // of the report
	Snapshot string // JSON
	Photo    string // state of the item's photo; "" if it has none
}

// ListReports reads a page of an account's reports, newest first.
//
//	?1  account
//	?2  cursor: only reports with a smaller id are listed; FirstPage for the first page
//	?3  limit
//
// Returns one row for each report.
var ListReports = exchange.Query[Report]{
	Scan: func(r *exchange.Row, row *Report) { *row = Report{r.Text(), r.Text(), r.Int(), r.Int()} },
	SQL:  "SELECT id, title, created_at, items FROM report WHERE account = ?1 AND id < ?2 ORDER BY id DESC LIMIT ?3"}

// Report is a report of ListReports.
type Report struct {
	ID      string
	Title   string // "" if there is none
	Created int64
	Items   int64 // their number
}

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
// Returns the id of the appraisal, or no row.
var FindReportPhoto = exchange.Query[string]{Scan: exchange.ScanText,
	SQL: "SELECT i.appraisal FROM report_item i JOIN report_photo p ON p.appraisal = i.appraisal " +
		"WHERE i.report = ?1 AND i.number = ?2 AND p.state = 'kept'"}

// FindDuePhotos finds photos of reports that are to be copied, or whose copies are to be deleted.
//
//	?1  limit
//
// Returns one row for each.
var FindDuePhotos = exchange.Query[ReportPhoto]{
	Scan: func(r *exchange.Row, row *ReportPhoto) { *row = ReportPhoto{r.Text(), r.Text(), r.Text(), r.Bool()} },
	SQL: "SELECT appraisal, url, sha256, unwanted_at IS NOT NULL FROM report_photo " +
		"WHERE state = 'awaited' OR unwanted_at IS NOT NULL ORDER BY attempts, appraisal LIMIT ?1"}

// ReportPhoto is a photo of FindDuePhotos.
type ReportPhoto struct {
	Appraisal, URL, SHA256 string
	Unwanted               bool // its copy is to be deleted
}

// KeepReportPhoto records that a photo is copied, RetryReportPhoto that it could not be copied this time, and MissReportPhoto that it never
// can be. ForgetReportPhoto comes before the copy is deleted; it changes no row if a report has the appraisal again.
//
//	?1  id of the appraisal
//
// KeepReportPhoto changes no row if the photo was forgotten meanwhile.
const (
	KeepReportPhoto   = "UPDATE report_photo SET state = 'kept' WHERE appraisal = ?1"
	RetryReportPhoto  = "UPDATE report_photo SET attempts = attempts + 1, state = iif(attempts < 2, state, 'missing') WHERE appraisal = ?1"
	MissReportPhoto   = "UPDATE report_photo SET state = 'missing' WHERE appraisal = ?1"
	ForgetReportPhoto = "DELETE FROM report_photo WHERE appraisal = ?1 AND unwanted_at IS NOT NULL"
)
