package accounts

import (
	"fmt"
	"strconv"
	"strings"

	"loupe/core/base/problem"
	"loupe/core/store/ledger"
	"loupe/worker/console/server"
)

// transferRecord is a transfer of credits as the API shows it.
type transferRecord struct {
	ID        string            `json:"id"`
	Debit     string            `json:"debit"`  // the account that pays
	Credit    string            `json:"credit"` // the account that is paid
	Amount    int64             `json:"amount"`
	State     string            `json:"state"`
	Reason    string            `json:"reason"`
	CreatedAt server.Timestamp  `json:"created_at"`
	SettledAt *server.Timestamp `json:"settled_at"`
}

func (t *transferRecord) Targets() []any {
	return []any{&t.ID, &t.Debit, &t.Credit, &t.Amount, &t.State, &t.Reason, &t.CreatedAt, &t.SettledAt}
}

// grantRequest is the body of a request that grants credits. ID is an idempotency key chosen by the caller, or "". After
// validate, ID is the id of the transfer.
type grantRequest struct {
	Credits int64  `json:"credits"`
	Reason  string `json:"reason"`
	ID      string `json:"id"`
}

// grantPrefix begins the id of every grant and correction of an administrator. No other transfer's id begins with it, so a caller
// can't take the id of an appraisal, a purchase or a collected debt. A caller may send an id with or without it.
const grantPrefix = "grant:"

// validate checks the fields, trims the reason and sets the id of the transfer.
func (g *grantRequest) validate(c *server.Call) (err error) {
	if g.Credits == 0 || g.Credits < -ledger.MaxTransfer || g.Credits > ledger.MaxTransfer {
		limit := strconv.Itoa(ledger.MaxTransfer)
		return server.Invalid("credits", "credits must be 1 to "+limit+", or -1 to -"+limit+" for a correction")
	}
	if g.Reason, err = server.CleanLine("reason", g.Reason, 500); err != nil {
		return err
	}
	if g.ID == "" {
		g.ID = c.NewID(grantPrefix + "auto")
		return nil
	}
	id := strings.TrimPrefix(g.ID, grantPrefix)
	const allowed = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_.:"
	if len(id) < 1 || len(id) > 64 || strings.Trim(id, allowed) != "" {
		return server.Invalid("id", "id must be 1 to 64 letters, digits, or any of - _ . :")
	}
	g.ID = grantPrefix + id
	return nil
}

type grantResponse struct {
	Transfer transferRecord `json:"transfer"`
	Balance  int64          `json:"balance"` // of the account right after the transfer
}

func (g *grantResponse) Targets() []any { return append(g.Transfer.Targets(), &g.Balance) }

// createGrant posts credits to an account. Negative credits are a correction: they are taken from the account's available
// credits. A request with an id is idempotent: repeating it returns the first response,
// even if the balance has changed since.
func createGrant(c *server.Call) (any, error) {
	grant, err := server.DecodeBody[grantRequest](c)
	if err != nil {
		return nil, err
	}
	if err := grant.validate(c); err != nil {
		return nil, err
	}
	if err := RequireCustomer(c, c.ID); err != nil {
		return nil, err
	}
	action := "credits.grant"
	if grant.Credits < 0 {
		action = "credits.correct"
	}
	content := []any{grant.ID, c.ID, grant.Credits}
	audit := c.Audit(action, c.ID, map[string]any{"transfer": grant.ID, "credits": grant.Credits}) // the note of the transfer has the reason
	note := server.Note(grant.ID, c.ID, map[string]server.Text{"reason": server.Text(grant.Reason)})
	// A repeated request and one with the id of another transfer change nothing, so they are not recorded.
	_, err = c.DB.Batch(c.Context(),
		audit.Unless(`SELECT 1 FROM transfer WHERE id = ?`, grant.ID),
		note.Unless(`SELECT 1 FROM transfer WHERE id = ?`, grant.ID),
		server.SQL(ledger.InsertGrant, append(content, c.Millis())...),
		server.SQL(ledger.CollectDebts, c.ID, c.Millis()))
	if ledger.ConstraintOf(err) == ledger.OutOfCredits {
		a, err := find(c, c.ID)
		if err != nil {
			return nil, err
		}
		return nil, &problem.Problem{Code: problem.Conflict, Field: "credits",
			Detail: fmt.Sprintf("a correction never takes more than is available: of a balance of %d credits, %d are held and %d owed, so %d are available",
				a.Balance, a.Held, a.Owed, a.Available)}
	}
	if err != nil {
		return nil, err
	}
	response, err := server.QueryRow[grantResponse](c, ledger.FindGrant, append(content, grant.Reason)...)
	if server.NoRows(err) {
		err = &problem.Problem{Code: problem.Conflict, Detail: "this id belongs to a different transfer; use another id", Field: "id"}
	}
	return response, err
}

// Entry is a ledger entry as the API shows it: the effect that a transfer had on an account when it reached
// a state.
type Entry struct {
	Seq       int64            `json:"seq"` // 1, 2, 3 ... in each account
	Transfer  string           `json:"transfer"`
	State     string           `json:"state"`   // of the transfer
	Posted    int64            `json:"posted"`  // change of the balance
	Pending   int64            `json:"pending"` // change of the held credits
	Balance   int64            `json:"balance"` // after the entry
	Held      int64            `json:"held"`    // after the entry
	Reason    string           `json:"reason"`
	CreatedAt server.Timestamp `json:"created_at"`
}

// Cursor returns the entry's seq.
func (e *Entry) Cursor() string { return strconv.FormatInt(e.Seq, 10) }

// Targets returns the targets of EntriesOf.
func (e *Entry) Targets() []any {
	return []any{&e.Seq, &e.Transfer, &e.State, &e.Posted, &e.Pending, &e.Balance, &e.Held, &e.Reason, &e.CreatedAt}
}

// maxSeq is larger than the seq of every entry. JavaScript would round a larger number on its way to D1.
const maxSeq = 1 << 53

func listEntries(c *server.Call) (any, error) {
	if err := RequireAccount(c, c.ID); err != nil {
		return nil, err
	}
	return EntriesOf(c, c.ID)
}

// EntriesOf returns a page of an account's entries, newest first. The cursor is the seq of an entry.
func EntriesOf(c *server.Call, account string) (server.Page[Entry], error) {
	before := int64(maxSeq)
	if cursor := c.Query("after"); cursor != "" {
		var err error
		if before, err = strconv.ParseInt(cursor, 10, 64); err != nil || before < 0 || before > maxSeq {
			return server.Page[Entry]{}, server.Invalid("after", "after must be the seq of an entry")
		}
	}
	return server.QueryPage[Entry](c, `SELECT e.seq, e.transfer, e.state, e.posted, e.pending, e.balance, e.held, coalesce(n.text ->> '$.reason', t.reason), e.created_at
		FROM entry e JOIN transfer t ON t.id = e.transfer LEFT JOIN note n ON n.id = t.id WHERE e.account = ? AND e.seq < ? ORDER BY e.seq DESC LIMIT ?`, account, before)
}
