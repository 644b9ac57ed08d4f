package ledger

import (
	"strconv"
	"strings"
)

// ListingLimit is a limit of the listings that accounts store.
type ListingLimit struct {
	Variable      string // that sets it
	Standard      int64  // without the variable
	before, after string // what a problem's detail says before and after the limit
	Period        int64  // milliseconds after which more may be stored; 0: only after some are deleted
}

// ListingLimits are the limits, in the order of the columns of the view listing_piece.
var ListingLimits = [...]ListingLimit{
	{"LISTINGS_PER_ACCOUNT", 100_000, "an account may have ", " listings; delete some first", 0},
	{"LISTING_MB_PER_ACCOUNT", 200, "an account's listings may take ", " MB; delete some first", 0},
	{"LISTING_MB_IN_ALL", 2500, "the listings of all accounts may take ", " MB on this service, the last fifth only if credits were bought or granted, and have reached that; ask its operator for more", 0},
	{"LISTING_ROWS_PER_HOUR", 200_000, "an account may upload ", " rows an hour; continue after ", 60 * 60_000},
	{"LISTING_ROWS_PER_DAY", 500_000, "an account may upload ", " rows a day; continue after ", 24 * 60 * 60_000},
}

// Constraint is the variable's name in lower case. It is also the limit's column of the view listing_piece.
func (l *ListingLimit) Constraint() Constraint { return Constraint(strings.ToLower(l.Variable)) }

// Parse returns the limit that the variable's value sets. A value that is not a whole number has no effect.
func (l *ListingLimit) Parse(value string) int64 {
	if n, err := strconv.ParseInt(value, 10, 32); err == nil && n >= 0 {
		return n
	}
	return l.Standard
}

// Exceeded returns the detail of the problem that the limit, which is this number, would be exceeded. If the limit has a period, the caller
// appends the time of day when it ends.
func (l *ListingLimit) Exceeded(limit int64) string {
	return l.before + strconv.FormatInt(limit, 10) + l.after
}
