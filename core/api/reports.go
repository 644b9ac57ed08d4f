package api

import (
	"loupe/core/api/report"
	"loupe/core/base/problem"
	"loupe/core/exchange"
	"loupe/core/store/ledger"
)

const reportsPath = "/api/v1/reports"

// The query parameters of reports.
var (
	reportAfter = queryParameter{"after", afterForm, report.IsID}
	itemNumber  = queryParameter{"number", "must be 1 to 100", upTo(report.MaxItems)}
)

// createReport is POST /reports.
func (c *call) createReport(f *exchange.Flow) {
	origin, _ := c.origin(f) // checkHost has checked it
	report.Create(f, c.grant.Account, origin, f.Request().Body, document(201))
}

// listReports is GET /reports.
func (c *call) listReports(f *exchange.Flow) {
	origin, _ := c.origin(f)
	list(f, "reports", ledger.ListReports, limit.number(f, report.PageSize), func(r *ledger.Report) string { return r.ID }, report.Members(origin),
		exchange.Text(c.grant.Account), reportAfter.cursor(f))
}

// deleteReport is DELETE /reports/{id}. The schedule deletes its photos.
func (c *call) deleteReport(f *exchange.Flow) {
	remove(f, exchange.SQL(ledger.DeleteReport, exchange.Text(c.grant.Account), exchange.Text(c.id)), "there is no such report")
}

// showReport is GET /reports/{id}. The page at the report's URL is a static file of the host.
func (c *call) showReport(f *exchange.Flow) {
	origin, _ := c.origin(f)
	report.Find(f, c.id, origin, document(200))
}

// showReportPhoto is GET /reports/{id}/photo.
func (c *call) showReportPhoto(f *exchange.Flow) {
	report.FindPhoto(f, c.id, int64(itemNumber.number(f, 1)), func(f *exchange.Flow, key string, err error) {
		switch {
		case err != nil:
			unavailable(f, "the photo could not be read; try again")
		case key == "":
			refuse(f, &problem.Problem{
				Code: problem.NotFound, Detail: "the report has no such photo, or it is not copied yet",
			})
		default:
			c.sendImage(f, key)
		}
	})
}
