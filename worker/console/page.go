package main

import (
	"net/http"
	"time"
)

const pageSize = 100

// A page of a list, and where the next one begins.
type page[T any] struct {
	Items []T     `json:"items"`
	Next  *string `json:"next"`
}

// A record can be read from a row.
type record[T any] interface {
	*T
	fields() []any // what a row is scanned into
}

// A listed record also has a place in its list.
type listed[T any] interface {
	record[T]
	cursor() string
}

// list reads a page. The query's last parameter is its limit.
func list[T any, R listed[T]](c *Console, r *http.Request, query string, args ...any) (any, error) {
	rows, err := c.DB.QueryContext(r.Context(), query, append(args, pageSize+1)...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	p := page[T]{Items: []T{}}
	for rows.Next() {
		if len(p.Items) == pageSize {
			next := R(&p.Items[pageSize-1]).cursor()
			p.Next = &next
			break
		}
		var item T
		if err := rows.Scan(R(&item).fields()...); err != nil {
			return nil, err
		}
		p.Items = append(p.Items, item)
	}
	return p, rows.Err()
}

// one reads the only row of a query. Where there is none, the error is sql.ErrNoRows.
func one[T any, R record[T]](c *Console, r *http.Request, query string, args ...any) (item T, err error) {
	err = c.DB.QueryRowContext(r.Context(), query, args...).Scan(R(&item).fields()...)
	return item, err
}

// A timestamp is Unix milliseconds in the database and RFC 3339 in JSON.
type timestamp int64

func (t timestamp) MarshalJSON() ([]byte, error) {
	return []byte(time.UnixMilli(int64(t)).UTC().Format(`"2006-01-02T15:04:05.000Z"`)), nil
}
