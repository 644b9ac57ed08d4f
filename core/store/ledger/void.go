package ledger

// VoidStale voids the oldest pending transfers, whose exchanges ended without settling them. It is a
// single statement, so a transfer that is settled at the same time is either posted or voided, never
// both.
//
//	?1  current time
//	?2  time: only transfers made before this time are voided
//	?3  limit: the number of transfers voided at most
//
// Returns one row for each voided transfer:
//
//	id  of the transfer
const VoidStale = "UPDATE transfer SET state = '" + Voided + "', settled_at = ?1 WHERE id IN (" +
	"SELECT id FROM transfer WHERE state = '" + Pending + "' AND created_at < ?2 ORDER BY created_at LIMIT ?3" +
	") RETURNING id"
