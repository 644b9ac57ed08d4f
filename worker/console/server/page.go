package server

import (
	"bytes"
	"cmp"
	"compress/flate"
	"database/sql"
	"encoding/json"
	"errors"
	"io"
	"strconv"
	"time"

	"loupe/core/base/ulid"
)

// PageSize is the highest number of items on a page of a list. The parameter limit asks for fewer.
const PageSize = 100

// Page is the JSON form of a page of a list. Next is the cursor of the next page, nil on the last one.
type Page[T any] struct {
	Items []T     `json:"items"`
	Next  *string `json:"next"`
}

// Record is a type whose values are read from rows of a query.
type Record[T any] interface {
	*T
	Targets() []any // one pointer for each column, for sql.Rows.Scan
}

// PagedRecord is a record of a list that is read in pages.
type PagedRecord[T any] interface {
	Record[T]
	Cursor() string // value of the query parameter "after" that selects the items after this one
}

// QueryPage returns the first page of a query's rows. The last parameter of the query is its LIMIT,
// which QueryPage supplies. Returns a problem if the parameter limit is not a size of a page.
func QueryPage[T any, R PagedRecord[T]](c *Call, query string, args ...any) (Page[T], error) {
	p := Page[T]{Items: []T{}}
	size, err := PageLimit(c)
	if err != nil {
		return p, err
	}
	err = c.EachRow(c.Context(), func(scan func(...any) error) error {
		if len(p.Items) == size {
			next := R(&p.Items[size-1]).Cursor()
			p.Next = &next
			return nil
		}
		var item T
		err := scan(R(&item).Targets()...)
		p.Items = append(p.Items, item)
		return err
	}, query, append(args, size+1)...)
	return p, err
}

// PageLimit reads the parameter limit.
func PageLimit(c *Call) (int, error) {
	text := c.Query("limit")
	if text == "" {
		return PageSize, nil
	}
	size, err := strconv.Atoi(text)
	if err != nil || size < 1 || size > PageSize {
		return 0, Invalid("limit", "limit must be 1 to "+strconv.Itoa(PageSize))
	}
	return size, nil
}

// QueryRow returns the first row of a query, or sql.ErrNoRows if it has none.
func QueryRow[T any, R Record[T]](c *Call, query string, args ...any) (row T, err error) {
	err = c.DB.QueryRowContext(c.Context(), query, args...).Scan(R(&row).Targets()...)
	return row, err
}

// Timestamp is a time: Unix milliseconds in the database, RFC 3339 in JSON.
type Timestamp int64

// MarshalJSON returns the time in UTC with milliseconds.
func (t Timestamp) MarshalJSON() ([]byte, error) {
	return []byte(time.UnixMilli(int64(t)).UTC().Format(`"2006-01-02T15:04:05.000Z"`)), nil
}

// JSON is JSON that the database stores as text. NULL is null.
type JSON json.RawMessage

// Scan reads a text, a BLOB of deflated text, or NULL.
func (j *JSON) Scan(value any) error {
	switch text := value.(type) {
	case nil:
		*j = JSON("null")
	case string:
		*j = JSON(text)
	case []byte:
		inflated, err := io.ReadAll(flate.NewReader(bytes.NewReader(text)))
		*j = JSON(inflated)
		return err
	default:
		return errors.New("the JSON of a column is neither text nor bytes")
	}
	return nil
}

// MarshalJSON returns the JSON as it is.
func (j JSON) MarshalJSON() ([]byte, error) { return j, nil }

// OrNull returns a number or a time as a parameter of a statement, NULL for nil.
func OrNull[T ~int64](n *T) any {
	if n == nil {
		return nil
	}
	return int64(*n)
}

// Before returns the cursor of a list that is ordered by id, newest first: an id that is larger than those on
// the page. Without a cursor it is larger than every id. The ids have this prefix. A cursor that is no such id is an error,
// so that a client with a wrong one does not get the same page for ever.
func Before(c *Call, prefix string) (string, error) {
	before := c.Query("after")
	if before != "" && !ulid.Valid(before, prefix) {
		return "", Invalid("after", "after must be the value of next in an earlier page")
	}
	return cmp.Or(before, "~"), nil
}

// NoRows reports whether an error means that a query has no row.
func NoRows(err error) bool { return errors.Is(err, sql.ErrNoRows) }
