// Console is Loupe's control plane. It manages accounts, API keys, credits and exchange rates. A cron
// trigger runs every minute: it voids stale transfers, and refreshes the exchange rates when they are due.
// The console and the data plane share the D1 schema, the KV namespace and the packages under core/;
// neither imports the other.
//
// All routes are under /admin/ and require the header "Authorization: Bearer" with ADMIN_TOKEN. Bodies
// are JSON; a request's body is at most 64 kB. Errors are problem documents (RFC 9457).
//
//	POST   /admin/accounts              {name}                  201, the account
//	GET    /admin/accounts              ?after                  a page of accounts with their balances
//	GET    /admin/accounts/{id}                                 the account
//	POST   /admin/accounts/{id}/keys    {name}                  201, the key; it is never shown again
//	GET    /admin/accounts/{id}/keys    ?after                  a page of keys, without the keys themselves
//	DELETE /admin/keys/{id}                                     the revoked key
//	POST   /admin/accounts/{id}/grants  {credits, reason, id?}  201, the transfer and the balance after it
//	GET    /admin/accounts/{id}/ledger  ?after                  a page of ledger entries
//	GET    /admin/rates                                         the exchange rates
//	PUT    /admin/rates                 {date, base, rates}     the exchange rates
//
// A page is {"items": [...], "next": cursor}: at most 100 items, oldest first. To read the next page,
// pass the cursor as the parameter after. On the last page next is null. Times are RFC 3339 in UTC.
// Amounts are credits.
//
// The console is built on github.com/syumai/workers. Its database/sql driver for D1 has no
// transactions, so each change to credits is a single statement; the schema's triggers complete it.
package main
