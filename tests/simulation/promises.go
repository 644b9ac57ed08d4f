package main

// The names of the promises. docs/FAULTS.md has them too; docs/PROOF.md explains the promises.
const (
	noPanic    = "nothing traps"
	inTime     = "every exchange answers within its limit, once"
	balanced   = "the ledger balances"
	consistent = "the tables agree"
	settled    = "every transfer is settled"
	charged    = "what is charged was delivered, once"
	delivered  = "each event is delivered at least once, with one id"
	private    = "no request goes to a private address"
	items      = "each item of a batch ends once"
	free       = "what was free has no value"
	refused    = "a refused call touches nothing"
	revoked    = "a revoked key works nowhere after a minute"
	accepted   = "what is valid is accepted"
	single     = "a code and a refresh token work once"
	ended      = "an ended session works nowhere"
	paid       = "money, purchases and credits agree"
	forgot     = "a deletion leaves nothing that names the customer"
	reasoned   = "no call fails without a fault"
	apart      = "no account sees another's"
	lively     = "when faults stop, everything works"
	replays    = "transcripts replay to the same bytes"
	secret     = "no secret leaves the host"
)
