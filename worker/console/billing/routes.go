// Package billing sells credits through Stripe Checkout. It grants the credits of paid purchases, and takes credits back
// after refunds and disputes, as Stripe's webhook reports them. docs/BILLING.md describes the set-up.
package billing

import (
	"net/http"

	"loupe/worker/console/server"
)

// Routes are the routes of this package.
var Routes = []server.Route{
	{Method: http.MethodGet, Pattern: "/console/credits", Access: server.SignedIn, Status: http.StatusOK, Handle: showCredits},
	{Method: http.MethodPut, Pattern: "/console/low-balance", Access: server.Owner, Status: http.StatusOK, Handle: setThreshold},
	{Method: http.MethodGet, Pattern: "/console/ledger", Access: server.SignedIn, Status: http.StatusOK, Handle: listLedger},
	{Method: http.MethodPost, Pattern: "/console/checkout", Access: server.Owner, Status: http.StatusCreated, Handle: checkOut},
	{Method: http.MethodGet, Pattern: "/console/purchases", Access: server.SignedInOwner, Status: http.StatusOK, Handle: listOwn},
	{Method: http.MethodGet, Pattern: "/console/purchases/{id}/receipt", Access: server.SignedInOwner, Status: http.StatusOK, Handle: showReceipt},
	{Method: http.MethodPost, Pattern: "/console/portal", Access: server.Owner, Status: http.StatusCreated, Handle: openPortal},
	{Method: http.MethodPost, Pattern: "/webhooks/stripe", Access: server.Anyone, Status: http.StatusOK, Handle: receiveEvent, MaxBody: maxEvent},

	{Method: http.MethodGet, Pattern: "/admin/purchases", Access: server.Staff, Status: http.StatusOK, Handle: list},
	{Method: http.MethodPost, Pattern: "/admin/purchases/{id}/refund", Access: server.Administrator, Status: http.StatusOK, Handle: refund},
}

// Tasks are the tasks of this package.
var Tasks = []server.Task{
	{Name: "owed credits not collected", Run: collect},
	{Name: "old events of Stripe not deleted", Run: purge},
}
