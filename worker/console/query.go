package main

import (
	"net/http"
	"time"
)

const pageSize = 100

// page is the JSON form of a page of a list. Next is the cursor of the next page, nil on the last one.
type page[T any] struct {
	Items []T     `json:"items"`
	Next  *string `json:"next"`
}

// record is a type whose values are read from rows of a query.
type record[T any] interface {
	*T
	scanTargets() []any // one pointer for each column, for sql.Rows.Scan
}

// pagedRecord is a record of a list that is read in pages.
type pagedRecord[T any] interface {
	record[T]
	cursor() string // value of the query parameter "after" that selects the items after this one
}

// queryPage returns the first page of a query's rows. The last parameter of the query is its LIMIT,
// which queryPage supplies.
func queryPage[T any, R pagedRecord[T]](c *Console, r *http.Request, query string, args ...any) (page[T], error) {
	p := page[T]{Items: []T{}}
	rows, err := c.DB.QueryContext(r.Context(), query, append(args, pageSize+1)...)
	if err != nil {
		return p, err
	}
	defer rows.Close()
	for rows.Next() {
		if len(p.Items) == pageSize {
			next := R(&p.Items[pageSize-1]).cursor()
			p.Next = &next
			break
		}
		var item T
		if err := rows.Scan(R(&item).scanTargets()...); err != nil {
			return p, err
		}
		p.Items = append(p.Items, item)
	}
	return p, rows.Err()
}

// queryRow returns the first row of a query, or sql.ErrNoRows if it has none.
func queryRow[T any, R record[T]](c *Console, r *http.Request, query string, args ...any) (row T, err error) {
	err = c.DB.QueryRowContext(r.Context(), query, args...).Scan(R(&row).scanTargets()...)
	return row, err
}

// timestamp is a time: Unix milliseconds in the database, RFC 3339 in JSON.
type timestamp int64

func (t timestamp) MarshalJSON() ([]byte, error) {
	return []byte(time.UnixMilli(int64(t)).UTC().Format(`"2006-01-02T15:04:05.000Z"`)), nil
}
