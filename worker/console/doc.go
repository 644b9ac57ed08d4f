// The console is Loupe's control plane: accounts, keys, credits, exchange rates, and the cron that lets go of credits
// nobody settled and fetches the rates. It shares the D1 schema with the data plane and nothing else.
//
// Every path lies under /admin/ and asks for "Authorization: Bearer" and ADMIN_TOKEN. Bodies are JSON, requests of at
// most 64 kB; an error is a problem document (RFC 9457).
//
//	POST   /admin/accounts              {name}                  201, the account
//	GET    /admin/accounts              ?after                  a page of accounts with their balances
//	GET    /admin/accounts/{id}                                 the account
//	POST   /admin/accounts/{id}/keys    {name}                  201, the key: the only time it is shown
//	GET    /admin/accounts/{id}/keys    ?after                  a page of keys, without the keys themselves
//	DELETE /admin/keys/{id}                                     the key, revoked
//	POST   /admin/accounts/{id}/grants  {credits, reason, id?}  201, the transfer and the balance after it
//	GET    /admin/accounts/{id}/ledger  ?after                  a page of entries
//	GET    /admin/rates                                         the exchange rates
//	PUT    /admin/rates                 {date, base, rates}     the exchange rates
//
// A page is {"items": [...], "next": cursor}, the oldest first, a hundred at most. The cursor goes into the parameter
// after; it is null on the last page. Times are RFC 3339, in UTC. Amounts are credits.
//
// It is ordinary Go on github.com/syumai/workers. D1 has no transaction behind database/sql, so whatever moves credits
// is a single statement, and the schema's triggers do the rest in it.
package main
