package ledger

import "loupe/core/exchange"

// Slots are times at which a vendor may be called once. They are ?3 apart. Statements get them in the order in which they run.
// TakeSlot takes the next slot of a vendor. TakeItemSlot takes the next slot in which an item of a batch may begin, no earlier than
// two seconds before the next slot of every vendor, so that items do not begin faster than their calls are made.
//
//	?1  name: of the vendor, or ItemSlots
//	?2  current time
//	?3  microseconds from this slot to the next one
//	?4  the longest wait, in milliseconds
//	?5  how long before its time the slot may be used, in microseconds
//
// They return the time from which on the slot may be used, at least ?2, or no row if the wait would be longer.
var (
	TakeSlot = exchange.Query[int64]{Scan: exchange.ScanInt,
		SQL: takeNext + "(SELECT next_at AS free FROM vendor_slot WHERE name = ?1 " + orNow}
	TakeItemSlot = exchange.Query[int64]{Scan: exchange.ScanInt,
		SQL: takeNext + "(SELECT CASE name WHEN ?1 THEN next_at ELSE next_at - 2000000 END AS free FROM vendor_slot " + orNow}
)

// ItemSlots is the name of TakeItemSlot. No vendor has it.
const ItemSlots = "*"

// D1 binds numbers as floating point, so a quotient must be made a whole number.
const (
	takeNext = "INSERT INTO vendor_slot (name, next_at) SELECT ?1, max(free) + ?3 FROM "
	orNow    = "UNION ALL SELECT ?2 * 1000) HAVING max(free) - ?5 <= (?2 + ?4) * 1000 " +
		"ON CONFLICT (name) DO UPDATE SET next_at = excluded.next_at RETURNING CAST(max(?2, (next_at - ?3 - ?5 + 999) / 1000) AS INTEGER)"
)
