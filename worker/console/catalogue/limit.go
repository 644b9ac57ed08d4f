package catalogue

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"loupe/core/fault"
	"loupe/core/problem"
	"loupe/worker/console/server"
	"loupe/worker/listingcsv"
)

// limit is a limit of the listings that accounts upload. Its name in lower case is a column of the view listing_piece, and the error
// of a batch that would exceed it.
type limit struct {
	variable string // that sets it
	standard int64  // without the variable
	exceeded string // detail of the problem, with the limit
	period   time.Duration
}

// uploadLimits are the limits, in the order of the columns of the view listing_piece.
var uploadLimits = [...]limit{
	{"LISTINGS_PER_ACCOUNT", 100_000, "an account may have %d listings; delete some first", 0},
	{"LISTING_MB_PER_ACCOUNT", 200, "an account's listings may take %d MB; delete some first", 0},
	{"LISTING_MB_IN_ALL", 2500, "the listings of all accounts may take %d MB on this service, and have reached that; ask its operator for more", 0},
	{"LISTING_ROWS_PER_HOUR", 200_000, "an account may upload %d rows an hour; continue after ", time.Hour},
	{"LISTING_ROWS_PER_DAY", 500_000, "an account may upload %d rows a day; continue after ", 24 * time.Hour},
}

// value returns the limit's number. A variable that is not a whole number has no effect.
func (l *limit) value(c *server.Console) int64 {
	if n, err := strconv.ParseInt(c.Var(l.variable), 10, 32); err == nil && n >= 0 {
		return n
	}
	return l.standard
}

// Faults returns the faults of the variables of the limits.
func Faults(c *server.Call) (faults []fault.Fault) {
	for i := range uploadLimits {
		l := &uploadLimits[i]
		if text := c.Var(l.variable); text != "" && text != strconv.FormatInt(l.value(c.Console), 10) {
			faults = append(faults, fault.Fault{Variable: l.variable, Problem: fmt.Sprintf("it is not a whole number from 0 to 2147483647, so it counts as %d", l.standard),
				Remedy: "correct it, or remove it"})
		}
	}
	return faults
}

// rowSize is an SQL expression that estimates the bytes that the row r of a piece takes in the database: its texts with their indexes
// 1.6 times their length, and the bands of a picture's fingerprints 1,400 bytes (BenchmarkPicturesInD1 of build/catalogue).
var rowSize = "length(CAST(r.value AS BLOB)) * 8 / 5 + iif(r.value ->> " + strconv.Itoa(slices.Index(strings.Split(listingcsv.StoredColumns, ", "), "image")) + " = '', 0, 1400)"

// admitPiece returns the statement that refuses a piece of an upload if it would exceed a limit. rows is the JSON for storeRows.
func (o owner) admitPiece(c *server.Call, rows string) server.Statement {
	args := []any{o(c), c.Millis() / time.Hour.Milliseconds(), rows}
	for i := range uploadLimits {
		args = append(args, uploadLimits[i].value(c.Console))
	}
	return server.SQL("INSERT INTO listing_piece SELECT ?1, ?2, count(*), count(*) - count(l.n), coalesce(sum("+rowSize+" - coalesce(l.size, 0)), 0), ?4, ?5, ?6, ?7, ?8 "+
		"FROM json_each(?3) r LEFT JOIN listing l ON coalesce(l.account, '') = ?1 AND l.id = r.value ->> 0", args...)
}

// pieceError returns the problem of a piece that was refused.
func pieceError(c *server.Call, err error) error {
	if err == nil {
		return nil
	}
	for i := range uploadLimits {
		l := &uploadLimits[i]
		switch {
		case !strings.Contains(err.Error(), strings.ToLower(l.variable)):
			continue
		case l.period == 0:
			return &problem.Problem{Code: problem.Conflict, Detail: fmt.Sprintf(l.exceeded, l.value(c.Console))}
		}
		again := c.Now().UTC().Truncate(l.period).Add(l.period)
		c.Header.Set("Retry-After", strconv.FormatInt(int64(again.Sub(c.Now())/time.Second)+1, 10))
		return &problem.Problem{Code: problem.RateLimited, Detail: fmt.Sprintf(l.exceeded, l.value(c.Console)) + again.Format("15:04 UTC")}
	}
	return err
}
