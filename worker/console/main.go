//go:build js && wasm

// Console is Loupe's control plane: sign-in, accounts, API keys, credits, administration and the cron. In a
// Worker it is compiled to console.wasm; natively it is only tested.
//
// The console and the data plane share the D1 schema, the KV namespace and some packages under core/. The data
// plane imports nothing of the console.
//
// Bodies are JSON; a request's body is at most 64 kB unless its route says otherwise. Errors are problem
// documents (RFC 9457). A page of a list is {"items": [...], "next": cursor}, newest first: at most 100 items, or
// the parameter limit if that is fewer. To read the next page, pass the cursor as the parameter after. On the last
// page next is null. Times are RFC 3339 in UTC. Amounts are credits. docs/ADMINISTRATION.md describes the routes
// under /admin.
//
// The packages, each with its own routes and tasks:
//
//	server       shared by all others: route table, sessions, bodies, pages, transactions, audit log
//	signin       signs users in and out
//	keys         API keys and their access tokens
//	accounts     accounts and credits, for administrators
//	catalogue    listings: an account's own, and those that all accounts share
//	oauth        the authorization server of the connector; oauth/protocol checks its messages
//	rates        exchange rates
//	audit        the audit log
//	health       the health of the service and the faults of its configuration
//	legal        the operator's legal pages, and security.txt
//	appraisals   the appraisals of any account, for administrators
//	billing      purchases of credits through Stripe, refunds and disputes
//	usage        calls, credits, failures and latency by day
//	upkeep       the cron's work on old data
//	service      joins the routes and tasks of all packages
//	workerd      transactions of D1, fetch and WebCrypto, in the Worker's build only
//	consoletest  opens a console for tests
package main

import (
	"context"
	"crypto/rand"
	"database/sql"
	"log"
	"os"
	"time"

	"github.com/syumai/workers"
	"github.com/syumai/workers/cloudflare"
	"github.com/syumai/workers/cloudflare/cron"
	"github.com/syumai/workers/cloudflare/d1"
	"github.com/syumai/workers/cloudflare/kv"

	"loupe/worker/console/server"
	"loupe/worker/console/service"
	"loupe/worker/console/workerd"
)

func main() {
	connector, err := d1.OpenConnector("DB")
	if err != nil {
		panic(err)
	}
	namespace, err := kv.NewNamespace("KV")
	if err != nil {
		panic(err)
	}
	c := &server.Console{
		DB:        server.Database{DB: sql.OpenDB(connector), Batch: workerd.Batch(cloudflare.GetBinding("DB")), Size: workerd.Size(cloudflare.GetBinding("DB"))},
		KV:        kvNamespace{namespace},
		Transport: workerd.Transport{},
		Now:       time.Now,
		Random:    rand.Reader,
		Log:       log.New(os.Stdout, "console: ", 0), // workerd logs standard output
		Var:       cloudflare.Getenv,
		Routes:    service.Routes,
		Health:    workerd.Health(cloudflare.GetBinding("HEALTH")),

		DeleteTranscripts: workerd.DeleteTranscripts(cloudflare.GetBinding("TRANSCRIPTS_BUCKET")),
	}
	cron.ScheduleTaskNonBlock(func(ctx context.Context) error { return service.Cron(c, ctx) })
	workers.Serve(c)
}

// kvNamespace implements server.KV with the package workers.
type kvNamespace struct{ *kv.Namespace }

func (n kvNamespace) Get(key string) (string, bool, error) {
	value, err := n.GetString(key, nil)
	if err != nil || value == "<null>" { // the value that workers returns for a missing key
		return "", false, err
	}
	return value, true, nil
}

func (n kvNamespace) Put(key, value string) error { return n.PutString(key, value, nil) }
