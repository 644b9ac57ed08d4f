// Package service joins the routes and the cron's tasks of all parts of the control plane.
package service

import (
	"context"
	"slices"

	"loupe/worker/console/accounts"
	"loupe/worker/console/alarms"
	"loupe/worker/console/appraisals"
	"loupe/worker/console/audit"
	"loupe/worker/console/billing"
	"loupe/worker/console/catalogue"
	"loupe/worker/console/health"
	"loupe/worker/console/keys"
	"loupe/worker/console/legal"
	"loupe/worker/console/members"
	"loupe/worker/console/money"
	"loupe/worker/console/oauth"
	"loupe/worker/console/privacy"
	"loupe/worker/console/rates"
	"loupe/worker/console/server"
	"loupe/worker/console/signin"
	"loupe/worker/console/spreadsheet"
	"loupe/worker/console/upkeep"
	"loupe/worker/console/usage"
)

// Routes are all routes of the console.
var Routes = slices.Concat(signin.Routes, members.Routes, keys.Routes, oauth.Routes, accounts.Routes, catalogue.Routes, rates.Routes, audit.Routes,
	health.Routes, appraisals.Routes, billing.Routes, money.Routes, spreadsheet.Routes, usage.Routes, alarms.Routes, privacy.Routes, legal.Routes)

// Tasks are all tasks of the cron, in their order. Usage is counted before old appraisals, and those of deleted accounts, are deleted. Owed credits are
// collected after stale transfers are voided, which releases credits.
var Tasks = slices.Concat(usage.Tasks, upkeep.Tasks, alarms.Tasks, billing.Tasks, rates.Tasks, oauth.Tasks, privacy.Tasks)

// Cron runs every task. It returns the failure of an essential one, because the workers package turns an
// error into a failed event, and logs the others.
func Cron(c *server.Console, ctx context.Context) (failure error) {
	for _, task := range Tasks {
		err := task.Run(c, ctx)
		switch {
		case err == nil:
		case task.Essential:
			failure = err
		default:
			c.Log.Printf("%s: %v", task.Name, err)
		}
	}
	return failure
}
