package ledger

import "loupe/core/exchange"

// One transaction inserts a batch by InsertBatch, and its items by InsertItems for each part. An item runs as follows:
//
//	ClaimItem, TakeTurn, FindItem   in one transaction, which gives the item the id of its next appraisal
//	AdmitItem                       in the transaction that admits the appraisal: fails if the item is not claimed any more
//	SettleTransfer                  a trigger moves the item with its appraisal's transfer, whoever settles it
//
// If the admission is refused, DelayBatch and ReleaseItem release the item. If the exchange is lost before that, the schedule's
// ReleaseLost does. The schema enforces the rules: an item gets another appraisal only if the last one is not charged.

// The states of a batch. The batch is open until its last item has ended, even if it is cancelled or has expired.
const (
	BatchRunning   = "running"
	BatchPaused    = "paused" // it is retried each minute
	BatchCompleted = "completed"
	BatchCancelled = "cancelled" // by the caller
	BatchExpired   = "expired"
)

// The states of a batch's item.
const (
	ItemWaiting   = "waiting"
	ItemRunning   = "running"
	ItemValued    = "valued" // charged
	ItemUnvalued  = "unvalued"
	ItemFailed    = "failed" // interrupted three times
	ItemCancelled = "cancelled"
)

// MaxItems is the largest number of items in a batch. The schema enforces it.
const MaxItems = 1000

// InsertBatch inserts a batch without its items.
//
//	?1  id
//	?2  account
//	?3  id of the API key
//	?4  idempotency key, or NULL
//	?5  SHA-256 of the request's body in hexadecimal
//	?6  name, or NULL
//	?7  the header of a CSV file as a JSON array, or NULL
//	?8  number of items
//	?9  current time
//	?10 time at which the batch expires
//	?11 bytes of the items as they are stored
//
// Fails with DuplicateBatchKey if the account has used the idempotency key for a batch that is still stored, or
// with TooManyBatches.
const InsertBatch = "INSERT INTO batch (id, account, api_key, idempotency_key, request_hash, name, columns, items, created_at, ends_at, queued_at, bytes) " +
	"VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?9, ?11)"

// InsertItems inserts items of a batch.
//
//	?1  id of the batch
//	?2  JSON array of [number, reference or null, same_as or null, photos or null, request, cells or null]; see the table batch_item
const InsertItems = "INSERT INTO batch_item (batch, number, reference, same_as, photos, request, cells) " +
	"SELECT ?1, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each(?2)"

// ReleaseBatchKey allows an account to reuse an idempotency key whose batch was made some time ago.
//
//	?1  account
//	?2  idempotency key
//	?3  time: a key that was used at or before this time has expired
const ReleaseBatchKey = "UPDATE batch SET idempotency_key = NULL WHERE account = ?1 AND idempotency_key = ?2 AND created_at <= ?3"

// Batch is a batch of FindBatch.
type Batch struct {
	ID           string
	Name         string // "" if there is none
	State        string
	PausedReason string // "" unless the batch is paused
	Created      int64
	Ends         int64 // when it expires
	EndedAt      int64 // 0 while it is open
	Items        int64
	Counts       string // JSON object: the number of items by state
	Ended        int64  // number of items that have ended
	Since        int64  // when the item ended that is fifty before the last one to end, or the first to end; 0 if none has ended
	RequestHash  string // SHA-256 of the request's body in hexadecimal
	Columns      string // the header of a CSV file as a JSON array, or ""
	Available    int64  // the account's available credits, as of FindCredits
}

const batchColumns = "b.id, b.name, b.state, b.paused_reason, b.created_at, b.ends_at, b.ended_at, b.items, " +
	"(SELECT json_group_object(state, n) FROM (SELECT state, count(*) AS n FROM batch_item WHERE batch = b.id GROUP BY state)), " +
	"b.ended, (SELECT changed_at FROM batch_item WHERE batch = b.id AND ended_number = max(1, b.ended - 50)), " +
	"b.request_hash, b.columns, (SELECT available FROM credit WHERE account = b.account)"

func scanBatch(r *exchange.Row, row *Batch) {
	*row = Batch{r.Text(), r.Text(), r.Text(), r.Text(), r.Int(), r.Int(), r.Int(), r.Int(), r.Text(), r.Int(), r.Int(), r.Text(), r.Text(), r.Int()}
}

// FindBatch reads a batch.
//
//	?1  account
//	?2  id
//
// Returns one row, or none if the account has no batch with that id.
var FindBatch = exchange.Query[Batch]{Scan: scanBatch, SQL: "SELECT " + batchColumns + " FROM batch b WHERE b.account = ?1 AND b.id = ?2"}

// FindBatchByKey reads the batch that was created with an idempotency key, as FindBatch does.
//
//	?1  account
//	?2  idempotency key
var FindBatchByKey = exchange.Query[Batch]{Scan: scanBatch,
	SQL: "SELECT " + batchColumns + " FROM batch b WHERE b.account = ?1 AND b.idempotency_key = ?2"}

// ListBatches reads a page of an account's batches, newest first, as FindBatch does.
//
//	?1  account
//	?2  cursor: only batches with a smaller id are listed; FirstPage for the first page
//	?3  limit
var ListBatches = exchange.Query[Batch]{Scan: scanBatch,
	SQL: "SELECT " + batchColumns + " FROM batch b WHERE b.account = ?1 AND b.id < ?2 ORDER BY b.id DESC LIMIT ?3"}

// CancelBatch cancels a batch, unless it has ended. A trigger cancels the items that wait.
//
//	?1  account
//	?2  id
//	?3  current time
const CancelBatch = "UPDATE batch SET state = '" + BatchCancelled + "', paused_reason = NULL, stopped_at = ?3 " +
	"WHERE account = ?1 AND id = ?2 AND state IN " + goesOn

const (
	goesOn = "('" + BatchRunning + "', '" + BatchPaused + "')"

	// canBegin is the condition that items of the batch b may begin at the time ?1.
	canBegin = "b.ended_at IS NULL AND b.state IN " + goesOn + " AND b.due_at <= ?1 AND b.ends_at > ?1 " +
		"AND EXISTS (SELECT 1 FROM usable_key k WHERE k.id = b.api_key AND coalesce(k.expires_at > ?1, 1))"

	// nextItem is the number of the item of the batch b that begins next, NULL if none may begin at the time ?1.
	nextItem = "(SELECT i.number FROM ready_item i WHERE i.batch = b.id AND i.due_at <= ?1 ORDER BY i.attempts, i.number LIMIT 1)"

	// runningOf counts the items of an account in progress. Items claimed at or before ?2 don't count, because their exchanges are lost.
	runningOf = "(SELECT count(*) FROM batch o JOIN batch_item r ON r.batch = o.id WHERE r.state = '" + ItemRunning + "' AND r.changed_at > ?2 " +
		"AND o.ended_at IS NULL AND o.account = "
)

// ClaimItem claims the next item of an account's batches. They take turns.
//
//	?1  current time
//	?2  time: claims at or before it don't count, because their exchanges are lost
//	?3  account
//	?4  the highest number of items in progress, the new one included
//	?5  id of the item's next appraisal
//
// Returns no rows, and changes one if it has claimed an item.
const ClaimItem = "UPDATE batch_item SET state = '" + ItemRunning + "', appraisal = ?5, attempts = attempts + 1, changed_at = ?1 " +
	"WHERE " + runningOf + "?3) < ?4 AND (batch, number) = (SELECT id, next FROM (" +
	"SELECT b.id, b.turn_at, " + nextItem + " AS next FROM batch b WHERE b.account = ?3 AND " + canBegin + ") " +
	"WHERE next IS NOT NULL ORDER BY turn_at LIMIT 1)"

// TakeTurn records that the item of an appraisal has begun.
//
//	?1  current time
//	?2  id of the appraisal
const TakeTurn = "UPDATE batch SET turn_at = ?1 WHERE id = (SELECT batch FROM batch_item WHERE appraisal = ?2)"

// FindItem reads the item that ClaimItem has claimed for an appraisal. If an identical earlier item has ended, and its answer is
// conclusive and at most a day old, the item gets the same answer.
//
//	?1  current time
//	?2  id of the appraisal
//
// Returns one row, or none if ClaimItem has claimed nothing.
var FindItem = exchange.Query[Item]{
	Scan: func(r *exchange.Row, row *Item) { *row = Item{r.Text(), r.Text(), r.Text(), r.Text(), r.Text()} },
	SQL: "SELECT i.request, b.api_key, t.id, t.state, (SELECT fees FROM account WHERE id = b.account) FROM batch_item i JOIN batch b ON b.id = i.batch " +
		"LEFT JOIN batch_item f ON f.batch = i.batch AND f.number = i.same_as " +
		"LEFT JOIN appraisal p ON p.id = f.appraisal AND p.created_at > ?1 - 86400000 AND (f.state = '" + ItemValued + "' OR f.state = '" + ItemUnvalued + "' " +
		"AND coalesce(json_array_length(p.figures, '$.error.image_upload_errors'), 0) = 0 AND coalesce(p.figures ->> '$.error.discovery_error.code', 'NO_LISTINGS') = 'NO_LISTINGS') " +
		"LEFT JOIN transfer t ON t.id = p.id WHERE i.appraisal = ?2"}

// Item is an item of FindItem.
type Item struct {
	Request string // JSON
	Key     string // id of the batch's API key
	// Same is the id of an identical appraisal: the item gets its answer, and no outside service is called again. ""
	// without such an appraisal. SameState is the state of its transfer.
	Same, SameState string
	Fees            string // the account's own table of fees, JSON; "" if it has none
}

// AdmitItem requires that the item of an appraisal is claimed for it, and lets a paused batch run again.
//
//	?1  id of the appraisal
//
// Fails with ItemTaken if the item has been claimed for another appraisal, or has ended.
const AdmitItem = "INSERT INTO batch_admission (appraisal) VALUES (?1)"

// CopyAnswer gives an appraisal the answer of an identical one. SettleTransfer comes next.
//
//	?1  id
//	?2  id of the identical appraisal
//	?3  current time
const CopyAnswer = "UPDATE appraisal SET figures = f.figures, fingerprints = f.fingerprints, answer = f.answer, findings = f.findings, answered_at = ?3, " +
	"evidence = json_set(f.evidence, '$.reused', json('true'), '$.upstreams', json('[]'), '$.stages', json('[]')) " +
	"FROM appraisal f WHERE f.id = ?2 AND appraisal.id = ?1"

// DelayBatch delays the items of an appraisal's batch that have not begun.
//
//	?1  id of the appraisal
//	?2  time before which no item begins
//	?3  why the batch pauses, or NULL if it does not
const DelayBatch = "UPDATE batch SET due_at = ?2, state = CASE WHEN ?3 IS NULL THEN state ELSE '" + BatchPaused + "' END, " +
	"paused_reason = coalesce(?3, paused_reason) WHERE id = (SELECT batch FROM batch_item WHERE appraisal = ?1) AND state IN " + goesOn

// ReleaseItem releases an item whose appraisal was not admitted. This does not count as an attempt.
//
//	?1  id of the appraisal
//	?2  current time
//	?3  time before which the item does not begin
const ReleaseItem = "UPDATE batch_item SET state = '" + ItemWaiting + "', attempts = attempts - 1, changed_at = ?2, due_at = ?3 " +
	"WHERE appraisal = ?1 AND state = '" + ItemRunning + "' AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = ?1)"

// The statements of the schedule.
//
//	?1  current time
//	?2  time: claims at or before it are lost, as in ClaimItem
//
// They return no rows.
const (
	// ExpireBatches ends expired batches. A trigger cancels the items that wait.
	ExpireBatches = "UPDATE batch SET state = '" + BatchExpired + "', paused_reason = NULL, stopped_at = ?1 " +
		"WHERE ended_at IS NULL AND state IN " + goesOn + " AND ends_at <= ?1 AND ?2 IS NOT NULL"

	// PauseBatches pauses the batches whose key is revoked, suspended or expired.
	PauseBatches = "UPDATE batch SET state = '" + BatchPaused + "', paused_reason = 'KEY_INVALID' WHERE ended_at IS NULL AND state IN " + goesOn + " AND paused_reason IS NOT 'KEY_INVALID' " +
		"AND NOT EXISTS (SELECT 1 FROM usable_key k WHERE k.id = batch.api_key AND coalesce(k.expires_at > ?1, 1)) AND ?2 IS NOT NULL"

	// ReleaseLost releases the items whose exchange was lost before their appraisal was admitted. VoidStale releases the others.
	ReleaseLost = "UPDATE batch_item SET state = '" + ItemWaiting + "', changed_at = ?1 " +
		"WHERE state = '" + ItemRunning + "' AND changed_at <= ?2 AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = batch_item.appraisal)"
)

// FindIdle finds batches with items that may begin, if the account has fewer items in progress than it may. It records that messages
// for them are sent, and finds the batches again after a minute.
//
//	?1  current time
//	?2  as in ClaimItem
//	?3  the highest number of an account's items in progress
//	?4  limit of batches
//
// Returns one row for each batch.
var FindIdle = exchange.Query[Idle]{
	Scan: func(r *exchange.Row, row *Idle) { *row = Idle{r.Text(), r.Int(), r.Bool()} },
	SQL: "UPDATE batch SET queued_at = ?1 WHERE id IN (SELECT b.id FROM batch b WHERE b.queued_at <= ?1 - 50000 AND " + canBegin +
		" AND " + nextItem + " IS NOT NULL AND " + runningOf + "b.account) < ?3 ORDER BY b.queued_at LIMIT ?4) " +
		"RETURNING account, ?3 - " + runningOf + "batch.account), state = '" + BatchPaused + "'"}

// Idle is a batch of FindIdle.
type Idle struct {
	Account string
	Free    int64 // how many more items of the account may be in progress
	Paused  bool
}

// NextAccount finds the account whose batches have waited longest for their turn.
//
//	?1  current time
//
// Returns the account, or no row if no item may begin.
var NextAccount = exchange.Query[string]{Scan: exchange.ScanText,
	SQL: "SELECT b.account FROM batch b WHERE " + canBegin + " AND " + nextItem + " IS NOT NULL ORDER BY b.turn_at LIMIT 1"}

// FindPhotos finds a waiting item whose uploaded photos were stored before a time. Accounts take turns, and
// so do the batches of an account.
//
//	?1  time: only items whose photos were stored at or before it
//	?2  time: only items of batches that were created at or before it
//
// Returns one row, or none.
var FindPhotos = exchange.Query[ItemPhotos]{
	Scan: func(r *exchange.Row, row *ItemPhotos) { *row = ItemPhotos{r.Text(), r.Int(), r.Text()} },
	SQL: "SELECT i.batch, i.number, i.photos FROM batch b JOIN batch_item i ON i.batch = b.id AND i.number = (" +
		"SELECT number FROM batch_item WHERE batch = b.id AND state = '" + ItemWaiting + "' AND photos IS NOT NULL AND photos_at <= ?1 ORDER BY photos_at LIMIT 1) " +
		"WHERE b.ended_at IS NULL AND b.created_at <= ?2 " +
		"ORDER BY (SELECT max(kept_at) FROM batch o WHERE o.account = b.account AND o.ended_at IS NULL), b.kept_at LIMIT 1"}

// ItemPhotos are the photos of FindPhotos.
type ItemPhotos struct {
	Batch  string
	Number int64  // of the item
	Photos string // JSON array of KV keys
}

// KeepPhotos records that an item's photos are stored again. TakePhotoTurn, for its batch, runs in the same transaction.
//
//	?1  id of the batch
//	?2  number of the item
//	?3  current time
//	?4  JSON array of KV keys: the photos that are stored; NULL for none
const KeepPhotos = "UPDATE batch_item SET photos_at = ?3, photos = ?4 WHERE batch = ?1 AND number = ?2"

// TakePhotoTurn records that photos of a batch are stored again.
//
//	?1  id of the batch
//	?2  current time
const TakePhotoTurn = "UPDATE batch SET kept_at = ?2 WHERE id = ?1"

// The results of a batch's items, by number or by the order in which they ended.
//
//	?1  id of the batch, which must be the account's
//	?2  cursor: only items after it
//	?3  state of the items; '' for all
//	?4  limit
//
// They return one row for each item.
var (
	ListResults = exchange.Query[ItemResult]{Scan: scanItemResult,
		SQL: results + "i.number AS cursor" + resultsOf + "i.number > ?2" + inState + "i.number LIMIT ?4"}
	ListResultsEnded = exchange.Query[ItemResult]{Scan: scanItemResult,
		SQL: results + "i.ended_number AS cursor" + resultsOf + "i.ended_number > ?2" + inState + "i.ended_number LIMIT ?4"}
)

// ItemResult is an item's result.
type ItemResult struct {
	Number     int64
	Reference  string // "" if the caller gave none
	State      string
	Cursor     int64
	Appraisal  string         // id; "" if the item has not begun
	Charged    int64          // credits
	Confidence exchange.Value // NULL unless the item was charged
	Answer     string         // JSON; "" unless the item is valued or unvalued and its appraisal is still stored
}

func scanItemResult(r *exchange.Row, row *ItemResult) {
	*row = ItemResult{r.Int(), r.Text(), r.Text(), r.Int(), r.Text(), r.Int(), r.Value(), r.Text()}
}

const (
	results = "SELECT i.number, i.reference, i.state, "
	hasEnd  = "i.state IN ('" + ItemValued + "', '" + ItemUnvalued + "')"
	shown   = "CASE WHEN i.state <> '" + ItemWaiting + "' THEN i.appraisal END"
	joined  = " FROM batch_item i LEFT JOIN appraisal p ON p.id = i.appraisal AND " + hasEnd +
		" LEFT JOIN transfer t ON t.id = i.appraisal AND " + hasEnd + " WHERE i.batch = ?1 AND "
	resultsOf = ", " + shown + ", CASE t.state WHEN '" + Posted + "' THEN t.amount ELSE 0 END, p.figures ->> '$.confidence', p.answer" + joined
	inState   = " AND (?3 = '' OR i.state = ?3) ORDER BY "
)

// The rows of a batch's results as CSV, with the parameters of ListResults.
//
// They return one row for each item.
var (
	ListRows = exchange.Query[ItemRow]{Scan: scanItemRow,
		SQL: results + "i.number AS cursor" + rowsOf + "i.number > ?2" + inState + "i.number LIMIT ?4"}
	ListRowsEnded = exchange.Query[ItemRow]{Scan: scanItemRow,
		SQL: results + "i.ended_number AS cursor" + rowsOf + "i.ended_number > ?2" + inState + "i.ended_number LIMIT ?4"}
)

// ItemRow is an item's result as a row of a table.
type ItemRow struct {
	Number    int64
	Reference string // "" if the caller gave none
	State     string
	Cursor    int64
	Appraisal string // id; "" if the item has not begun
	Cells     string // JSON array of the caller's cells; "" if the batch was not sent as CSV

	Image, Description string // of the request

	Lower, Upper, Currency, Estimate, Confidence, Title, URL, Price exchange.Value // NULL without a value

	Verdict exchange.Value // of the decision, else of the asking price; NULL without either

	// Of the decision, at the market price; NULL without one.
	BestChannel, Net, Profit, Return, HighestCost, ChanceOfLoss exchange.Value

	Error string // the answer's error, JSON; "" if nothing failed
}

func scanItemRow(r *exchange.Row, row *ItemRow) {
	*row = ItemRow{r.Int(), r.Text(), r.Text(), r.Int(), r.Text(), r.Text(), r.Text(), r.Text(),
		r.Value(), r.Value(), r.Value(), r.Value(), r.Value(), r.Value(), r.Value(), r.Value(), r.Value(),
		r.Value(), r.Value(), r.Value(), r.Value(), r.Value(), r.Value(), r.Text()}
}

const (
	rowsOf = ", " + shown + ", i.cells, i.request ->> '$.image_url', i.request ->> '$.description', " +
		figure + "lower', " + figure + "upper', " + figure + "currency', " + figure + "estimate', " + figure + "confidence', " +
		figure + "best.title', " + figure + "best.url', " + figure + "best.price', " + figure + "verdict', " +
		figure + "decision.best_channel', " + figure + "decision.net', " + figure + "decision.profit', " +
		figure + "decision.return', " + figure + "decision.highest_cost', " + figure + "decision.chance_of_loss', p.figures -> '$.error'" + joined
	figure = "p.figures ->> '$."
)

// PurgeBatches deletes batches that have ended, oldest first, with their items. PurgeAppraisals then deletes their appraisals.
//
//	?1  time: only batches that ended before it are deleted
//	?2  limit: highest number to delete, ten at most, because a batch has many rows
//
// Returns one row for each deleted batch:
//
//	id
const PurgeBatches = "DELETE FROM batch WHERE id IN (SELECT id FROM batch WHERE ended_at < ?1 ORDER BY ended_at LIMIT min(?2, 10)) RETURNING id"
