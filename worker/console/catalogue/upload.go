package catalogue

import (
	"encoding/json"
	"io"
	"strconv"
	"strings"

	"loupe/core/problem"
	"loupe/worker/console/server"
	"loupe/worker/listingcsv"
)

// Limits of an upload. The limits of the fields are in package listingcsv.
const (
	maxPiece     = 1 << 20 // bytes of a piece of the file
	maxPieceRows = 500
	maxListings  = 100_000 // of an account
	maxUploads   = 20      // shown in the summary, the newest
)

// upload is a file as the API shows it.
type upload struct {
	ID        string           `json:"id"`
	Name      string           `json:"name"`
	CreatedAt server.Timestamp `json:"created_at"`
	Accepted  int64            `json:"accepted"` // rows
	Refused   int64            `json:"refused"`  // rows
}

func (u *upload) Cursor() string { return u.ID }
func (u *upload) Targets() []any { return []any{&u.ID, &u.Name, &u.CreatedAt, &u.Accepted, &u.Refused} }

const selectUploads = `SELECT id, name, created_at, accepted, refused FROM listing_file WHERE coalesce(account, '') = ? `

// begin registers a file. Its rows follow in pieces, see add.
func (o owner) begin(c *server.Call) (any, error) {
	name, err := server.DecodeName(c)
	if err != nil {
		return nil, err
	}
	id, err := c.NewID("upl")
	if err != nil {
		return nil, err
	}
	u := upload{ID: id, Name: name, CreatedAt: server.Timestamp(c.Millis())}
	_, err = o.change(c, "catalogue.upload", id, map[string]string{"name": name},
		server.SQL(`INSERT INTO listing_file (id, account, name, created_at) VALUES (?, nullif(?, ''), ?, ?)`, id, o(c), name, int64(u.CreatedAt)))
	return u, err
}

// rowError is an error in a row of the file. With Warning, the row was accepted without the field.
type rowError struct {
	Line    int    `json:"line"`
	Field   string `json:"field"`
	Detail  string `json:"detail"`
	Warning bool   `json:"warning"`
}

type pieceResult struct {
	Accepted int        `json:"accepted"`
	Errors   []rowError `json:"errors"`
}

// add stores the rows of a piece of a file. A piece is CSV: the file's header and some of its rows. The parameter
// line is the line of the file at which the rows begin. Sending a piece again stores the same listings.
func (o owner) add(c *server.Call) (any, error) {
	if err := o.checkUpload(c); err != nil {
		return nil, err
	}
	line, err := parseNumber(c.Query("line"))
	if err != nil {
		return nil, server.Invalid("line", "line must be the line of the file at which the rows begin")
	}
	body, err := c.ReadBody()
	if err != nil {
		return nil, err
	}
	rows, result, err := readPiece(body, int(line))
	if err != nil {
		return nil, err
	}
	refused := 0
	for _, e := range result.Errors {
		if !e.Warning {
			refused++
		}
	}
	stored, err := json.Marshal(rows)
	if err != nil {
		return nil, err
	}
	_, err = c.DB.Batch(c.Context(), server.SQL(storeRows, o(c), string(stored)),
		server.SQL(`UPDATE listing_file SET accepted = accepted + ?, refused = refused + ? WHERE id = ? AND coalesce(account, '') = ?`,
			len(rows), refused, c.ID, o(c)))
	return result, err
}

// checkUpload returns a problem unless the owner has this upload and room for another piece.
func (o owner) checkUpload(c *server.Call) error {
	state, err := server.QueryRow[uploadState](c, `SELECT EXISTS (SELECT 1 FROM listing_file WHERE id = ?1 AND coalesce(account, '') = ?2),
		(SELECT count(*) FROM listing WHERE coalesce(account, '') = ?2)`, c.ID, o(c))
	switch {
	case err != nil:
		return err
	case state.exists == 0:
		return &problem.Problem{Code: problem.NotFound, Detail: "no such upload"}
	case o(c) != "" && state.listings+maxPieceRows > maxListings:
		return &problem.Problem{Code: problem.Conflict, Detail: "an account may have " + strconv.Itoa(maxListings) + " listings; delete some first"}
	}
	return nil
}

type uploadState struct {
	exists   int64
	listings int64
}

func (s *uploadState) Targets() []any { return []any{&s.exists, &s.listings} }

// readPiece returns the valid rows of a piece, each with the values of listingcsv.StoredColumns. Line is the line of
// the file at which the piece's rows begin.
func readPiece(piece []byte, line int) (rows [][]string, result pieceResult, err error) {
	reader, err := listingcsv.NewReader(piece)
	if err != nil {
		return nil, result, server.Invalid("", err.Error())
	}
	result.Errors = []rowError{}
	rows = [][]string{}
	for n := 0; ; n++ {
		l, at, problem, err := reader.Next()
		if err == io.EOF {
			break
		}
		if n == maxPieceRows {
			return nil, result, server.Invalid("", "send at most "+strconv.Itoa(maxPieceRows)+" rows at once")
		}
		if problem == nil && l.Image != "" && !listingcsv.IsAbsolute(l.Image, "https") {
			l.Image = ""
			problem = &listingcsv.Problem{Line: at, Column: "image", Message: "not an https URL", Warning: true}
		}
		if problem != nil {
			result.Errors = append(result.Errors, rowError{at - 2 + line, problem.Column, problem.Message, problem.Warning})
		}
		if problem == nil || problem.Warning {
			rows = append(rows, l.Values())
		}
	}
	result.Accepted = len(rows)
	return rows, result, nil
}

// storeRows stores listings. The first parameter is the owner, the second a JSON array of arrays: the values of
// listingcsv.StoredColumns. A listing whose image stays the same keeps its fingerprint.
var storeRows = func() string {
	var values []string
	for i := range strings.Split(listingcsv.StoredColumns, ", ") {
		values = append(values, "value ->> "+strconv.Itoa(i))
	}
	upsert := strings.ReplaceAll(listingcsv.Upsert, "excluded.fingerprint", "iif(excluded.image = listing.image, listing.fingerprint, '')")
	return "INSERT INTO listing (account, " + listingcsv.StoredColumns + ") SELECT nullif(?1, ''), " + strings.Join(values, ", ") +
		" FROM json_each(?2) WHERE true" + upsert
}()

// summary returns how many listings the owner has, and the newest uploads.
func (o owner) summary(c *server.Call) (any, error) {
	count, err := server.QueryRow[removal](c, `SELECT count(*) FROM listing WHERE coalesce(account, '') = ?`, o(c))
	if err != nil {
		return nil, err
	}
	uploads, err := server.QueryPage[upload](c, selectUploads+`ORDER BY id DESC LIMIT min(?, `+strconv.Itoa(maxUploads)+`)`, o(c))
	return struct {
		Listings int64    `json:"listings"`
		Uploads  []upload `json:"uploads"`
	}{count.Remaining, uploads.Items}, err
}
