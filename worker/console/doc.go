// Console is Loupe's control plane: sign-in, accounts, API keys, credits, administration and the cron. In a
// Worker it is compiled to console.wasm. Natively it is a server for work on the site.
//
//	go run ./worker/console [-address localhost:8788] [-database file]
//
// The console and the data plane share the D1 schema, the KV namespace and the packages under core/; neither
// imports the other.
//
// Bodies are JSON; a request's body is at most 64 kB unless its route says otherwise. Errors are problem
// documents (RFC 9457). A page of a list is {"items": [...], "next": cursor}: at most 100 items. To read the
// next page, pass the cursor as the parameter after. On the last page next is null. Times are RFC 3339 in
// UTC. Amounts are credits. docs/ADMINISTRATION.md describes the routes under /admin.
//
// The packages, each with its own routes and tasks:
//
//	server       what all others share: route table, sessions, bodies, pages, transactions, audit log
//	signin       signs users in and out
//	keys         API keys and their access tokens
//	accounts     accounts and credits, for administrators
//	rates        exchange rates
//	upkeep       the cron's work on old data
//	service      joins them
//	consoletest  opens a console for tests
package main
