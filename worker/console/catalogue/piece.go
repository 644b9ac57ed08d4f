package catalogue

import (
	"io"
	"strconv"
	"strings"

	"loupe/core/base/date"
	"loupe/core/market"
	"loupe/worker/console/server"
	"loupe/worker/listingcsv"
)

// parseOptions reads the parameters of a piece of a file:
//
//	line         line of the file at which the rows begin
//	date_order   dmy or mdy, the order of day and month in the file's dates; without it, the dates of the piece show it
//	column       for a field, the name of the file's column: price=Kaufpreis; repeated
//	currency     ISO 4217 code of prices without a currency
//	repeated     rows to refuse, because an earlier piece has their id: 502:17 for line 502, which repeats line 17; comma-separated
//	high_prices  true confirms prices that are implausibly high
func parseOptions(c *server.Call) (o listingcsv.Options, err error) {
	o.Today = date.OfTime(c.Millis())
	if text := c.Query("line"); text != "" {
		if o.Line, err = parseLine(text); err != nil {
			return o, server.Invalid("line", "line must be the line of the file at which the rows begin")
		}
	}
	if o.DateOrder, err = listingcsv.ParseDateOrder(c.Query("date_order")); err != nil {
		return o, server.Invalid("date_order", "date_order must be "+string(listingcsv.DayFirst)+" or "+string(listingcsv.MonthFirst))
	}
	if o.Columns, err = listingcsv.ParseColumns(c.Request.URL.Query()["column"]); err != nil {
		return o, server.Invalid("column", err.Error())
	}
	if o.Currency = c.Query("currency"); o.Currency != "" && !market.IsCurrency(o.Currency) {
		return o, server.Invalid("currency", "currency must be an ISO 4217 currency code")
	}
	if o.Repeated, err = parseRepeated(c.Query("repeated")); err != nil {
		return o, server.Invalid("repeated", "repeated must be pairs of lines, such as 502:17,503:18")
	}
	switch c.Query("high_prices") {
	case "", "false":
	case "true":
		o.HighPrices = true
	default:
		return o, server.Invalid("high_prices", "high_prices must be true or false")
	}
	return o, nil
}

// parseLine reads the number of a line, from 1.
func parseLine(text string) (int, error) {
	n, err := strconv.ParseInt(text, 10, 32)
	if err == nil && n < 1 {
		err = strconv.ErrRange
	}
	return int(n), err
}

func parseRepeated(text string) (map[int]int, error) {
	if text == "" {
		return nil, nil
	}
	repeated := map[int]int{}
	for pair := range strings.SplitSeq(text, ",") {
		line, first, _ := strings.Cut(pair, ":")
		at, err := parseLine(line)
		if err != nil {
			return nil, err
		}
		if repeated[at], err = parseLine(first); err != nil {
			return nil, err
		}
	}
	return repeated, nil
}

// rowError is a row with problems. Text is the row as a CSV record with the file's columns.
type rowError struct {
	Line     int        `json:"line"`
	Text     string     `json:"text"`
	Problems []rowIssue `json:"problems"`
}

// rowIssue is a problem of a row. If its effect is left_out, the row was accepted without the field.
type rowIssue struct {
	Field  string `json:"field"`
	Detail string `json:"detail"`
	Value  string `json:"value"`
	Effect string `json:"effect"`
}

func newRowError(row *listingcsv.Row) rowError {
	e := rowError{row.Line, string(row.Text), []rowIssue{}}
	for _, p := range row.Problems {
		e.Problems = append(e.Problems, rowIssue{p.Column, p.Message, p.Value, p.Effect.String()})
	}
	return e
}

type pieceResult struct {
	Accepted int        `json:"accepted"`
	Refused  int        `json:"refused"`
	Errors   []rowError `json:"errors"`
}

// parsePiece returns the valid rows of a piece, each with the values of listingcsv.StoredColumns.
func parsePiece(piece []byte, o listingcsv.Options) (rows [][]string, result pieceResult, err error) {
	reader, err := listingcsv.NewReader(piece, o)
	if err != nil {
		return nil, result, server.Invalid("", err.Error())
	}
	result.Errors = []rowError{}
	rows = [][]string{}
	for n := 0; ; n++ {
		row, err := reader.Next()
		if err == io.EOF {
			break
		}
		if n == maxPieceRows {
			return nil, result, server.Invalid("", "send at most "+strconv.Itoa(maxPieceRows)+" rows at once")
		}
		checkImage(&row)
		if len(row.Problems) > 0 {
			result.Errors = append(result.Errors, newRowError(&row))
		}
		if row.Valid() {
			rows = append(rows, row.Values())
		} else {
			result.Refused++
		}
	}
	result.Accepted = len(rows)
	return rows, result, nil
}

// checkImage leaves out an image that the Worker can't fetch.
func checkImage(row *listingcsv.Row) {
	if row.Valid() && row.Image != "" && !listingcsv.IsAbsolute(row.Image, "https") {
		row.LeaveOut("image", &row.Image, "not an https URL")
	}
}

// maxPreviewRows is the number of rows that a preview shows.
const maxPreviewRows = 5

// preview returns how the beginning of a file is read, and stores nothing: the names of its columns, for each field the index of
// its column, the line of the header (0 for the first), and the first rows. The body and the parameters are as for add; the file may lack
// the required columns.
func preview(c *server.Call) (any, error) {
	options, err := parseOptions(c)
	if err != nil {
		return nil, err
	}
	body, err := c.ReadBody()
	if err != nil {
		return nil, err
	}
	read, err := listingcsv.NewPreview(body, options, maxPreviewRows)
	if err != nil {
		return nil, server.Invalid("", err.Error())
	}
	type previewRow struct {
		rowError
		Values map[string]string `json:"values"`
	}
	rows := []previewRow{}
	for _, row := range read.Rows {
		checkImage(&row)
		values := map[string]string{}
		for _, column := range listingcsv.Columns() {
			values[column.Name] = *column.Field(&row.Listing)
		}
		rows = append(rows, previewRow{newRowError(&row), values})
	}
	return struct {
		Columns    []string       `json:"columns"`
		Fields     map[string]int `json:"fields"`
		HeaderLine int            `json:"header_line"`
		Rows       []previewRow   `json:"rows"`
	}{read.Names, read.Columns, read.HeaderLine, rows}, nil
}
