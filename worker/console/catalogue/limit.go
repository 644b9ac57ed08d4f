package catalogue

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"loupe/core/base/fault"
	"loupe/core/base/problem"
	"loupe/core/store/ledger"
	"loupe/worker/console/server"
	"loupe/worker/listingcsv"
)

// limitValue returns the number of a limit.
func limitValue(c *server.Console, l *ledger.ListingLimit) int64 { return l.Parse(c.Var(l.Variable)) }

// LimitInAll returns how many MB the listings of all accounts may take.
func LimitInAll(c *server.Console) int64 { return limitValue(c, &ledger.ListingLimits[2]) }

// Faults returns the faults of the variables of the limits.
func Faults(c *server.Call) (faults []fault.Fault) {
	for i := range ledger.ListingLimits {
		l := &ledger.ListingLimits[i]
		if text := c.Var(l.Variable); text != "" && text != strconv.FormatInt(limitValue(c.Console, l), 10) {
			faults = append(faults, fault.Fault{Variable: l.Variable, Problem: fmt.Sprintf("it is not a whole number from 0 to 2147483647, so it counts as %d", l.Standard),
				Remedy: "correct it, or remove it"})
		}
	}
	return faults
}

// rowSize is an SQL expression that estimates the bytes that the row r of a piece takes in the database: its texts with their indexes
// 1.6 times their length, and the bands of a picture's fingerprints 1,400 bytes.
var rowSize = "length(CAST(r.value AS BLOB)) * 8 / 5 + iif(r.value ->> " + strconv.Itoa(slices.Index(strings.Split(listingcsv.StoredColumns, ", "), "image")) + " = '', 0, 1400)"

// admitPiece returns the statement that refuses a piece of an upload if it would exceed a limit. rows is the JSON for storeRows.
func (o owner) admitPiece(c *server.Call, rows string) server.Statement {
	args := []any{o(c), c.Millis() / time.Hour.Milliseconds(), rows}
	for i := range ledger.ListingLimits {
		args = append(args, limitValue(c.Console, &ledger.ListingLimits[i]))
	}
	return server.SQL("INSERT INTO listing_piece SELECT ?1, ?2, count(*), count(*) - count(l.n), coalesce(sum("+rowSize+" - coalesce(l.size, 0)), 0), ?4, ?5, ?6, ?7, ?8 "+
		"FROM json_each(?3) r LEFT JOIN listing l ON coalesce(l.account, '') = ?1 AND l.id = r.value ->> 0", args...)
}

// pieceError returns the problem of a piece that was refused.
func pieceError(c *server.Call, err error) error {
	violated := ledger.ConstraintOf(err)
	for i := range ledger.ListingLimits {
		l := &ledger.ListingLimits[i]
		detail := l.Exceeded(limitValue(c.Console, l))
		switch {
		case l.Constraint() != violated:
			continue
		case l.Period == 0:
			return &problem.Problem{Code: problem.Conflict, Detail: detail}
		}
		period := time.Duration(l.Period) * time.Millisecond
		again := c.Now().UTC().Truncate(period).Add(period)
		c.Header.Set("Retry-After", strconv.FormatInt(int64(again.Sub(c.Now())/time.Second)+1, 10))
		return &problem.Problem{Code: problem.RateLimited, Detail: detail + again.Format("15:04 UTC")}
	}
	return err
}
