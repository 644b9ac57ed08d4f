package api

import (
	"strconv"

	"loupe/core/api/report"
	"loupe/core/base/problem"
	"loupe/core/exchange"
)

const reportsPath = "/api/v1/reports"

// The query parameters of reports.
var (
	reportAfter = queryParameter{"after", afterForm, report.IsID}
	itemNumber  = queryParameter{"number", "must be 1 to 100", isReportItem}
)

func isReportItem(value string) bool {
	n, err := strconv.Atoi(value)
	return err == nil && n >= 1 && n <= report.MaxItems
}

// createReport is POST /reports.
func (c *call) createReport(f *exchange.Flow) {
	origin, _ := c.origin(f) // checkHost has checked it
	report.Create(f, c.grant.Account, origin, f.Request().Body, document(201))
}

// listReports is GET /reports.
func (c *call) listReports(f *exchange.Flow) {
	origin, _ := c.origin(f)
	query := f.Request().Query
	most, err := strconv.Atoi(queryValue(query, limit.name))
	if err != nil {
		most = report.PageSize
	}
	report.List(f, c.grant.Account, origin, queryValue(query, reportAfter.name), most, document(200))
}

// deleteReport is DELETE /reports/{id}.
func (c *call) deleteReport(f *exchange.Flow) {
	report.Delete(f, c.grant.Account, c.id, document(204))
}

// showReport is GET /reports/{id}. The page at the report's URL is a static file of the host.
func (c *call) showReport(f *exchange.Flow) {
	origin, _ := c.origin(f)
	report.Find(f, c.id, origin, document(200))
}

// showReportPhoto is GET /reports/{id}/photo.
func (c *call) showReportPhoto(f *exchange.Flow) {
	n, err := strconv.Atoi(queryValue(f.Request().Query, itemNumber.name))
	if err != nil {
		n = 1
	}
	report.FindPhoto(f, c.id, int64(n), func(f *exchange.Flow, key string, err error) {
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
