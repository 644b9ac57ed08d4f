// Package service joins the parts of the control plane: their routes and their tasks for the cron.
package service

import (
	"context"
	"slices"

	"loupe/worker/console/accounts"
	"loupe/worker/console/audit"
	"loupe/worker/console/keys"
	"loupe/worker/console/rates"
	"loupe/worker/console/server"
	"loupe/worker/console/signin"
	"loupe/worker/console/upkeep"
	"loupe/worker/console/upstreams"
)

// Routes are all routes of the console.
var Routes = slices.Concat(signin.Routes, keys.Routes, accounts.Routes, rates.Routes, audit.Routes, upstreams.Routes)

// Tasks are all tasks of the cron, in their order.
var Tasks = slices.Concat(upkeep.Tasks, rates.Tasks)

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
