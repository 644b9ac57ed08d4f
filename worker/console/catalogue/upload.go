package catalogue

import (
	"strconv"
	"strings"

	"loupe/core/base/problem"
	"loupe/worker/console/server"
	"loupe/worker/listingcsv"
)

// Limits of an upload. The limits of the fields are in package listingcsv.
const (
	maxPiece     = 1 << 20 // bytes of a piece of the file
	maxPieceRows = 500
	maxUploads   = 20  // shown in the summary, the newest
	keptUploads  = 200 // of an owner, the newest
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

// begin registers a file. Its rows follow in pieces, see add. It deletes the records of old files, but not their listings, so
// that nobody fills the database with files.
func (o owner) begin(c *server.Call) (any, error) {
	name, err := server.DecodeName(c)
	if err != nil {
		return nil, err
	}
	id := c.NewID("upl")
	u := upload{ID: id, Name: name, CreatedAt: server.Timestamp(c.Millis())}
	_, err = o.change(c, "catalogue.upload", id, map[string]any{"name": name},
		server.SQL(`INSERT INTO listing_file (id, account, name, created_at) VALUES (?, nullif(?, ''), ?, ?)`, id, o(c), name, int64(u.CreatedAt)),
		server.SQL(`DELETE FROM listing_file WHERE id IN (SELECT id FROM listing_file WHERE coalesce(account, '') = ? ORDER BY id DESC LIMIT 100 OFFSET ?)`,
			o(c), keptUploads))
	return u, err
}

// add stores the rows of a piece of a file. A piece is CSV: the file's header and some of its rows. parseOptions has the parameters.
// Sending a piece again stores the same listings. With the parameter high_prices, the rows are those that were refused before
// because their prices must be confirmed, so they no longer count as refused.
func (o owner) add(c *server.Call) (any, error) {
	name, err := o.nameOfUpload(c)
	if err != nil {
		return nil, err
	}
	options, err := parseOptions(c)
	if err != nil {
		return nil, err
	}
	if options.Line == 0 {
		return nil, server.Invalid("line", "line must be the line of the file at which the rows begin")
	}
	options.Source = name
	body, err := c.ReadBody()
	if err != nil {
		return nil, err
	}
	rows, result, err := parsePiece(body, options)
	if err != nil {
		return nil, err
	}
	refused := result.Refused
	if options.HighPrices {
		refused = -len(rows)
	}
	stored := server.ToJSON(rows)
	_, err = c.DB.Batch(c.Context(), o.admitPiece(c, stored),
		server.SQL(`UPDATE listing_file SET accepted = accepted + ?, refused = max(refused + ?, 0) WHERE id = ?`, len(rows), refused, c.ID),
		o.changing(c, countNewRows, stored),
		server.SQL(storeRows, o(c), stored))
	return result, pieceError(c, err)
}

// nameOfUpload returns the name of the call's upload, or a problem if the owner has no such upload.
func (o owner) nameOfUpload(c *server.Call) (name string, err error) {
	err = c.DB.QueryRowContext(c.Context(), `SELECT name FROM listing_file WHERE id = ? AND coalesce(account, '') = ?`, c.ID, o(c)).Scan(&name)
	if server.NoRows(err) {
		err = &problem.Problem{Code: problem.NotFound, Detail: "no such upload"}
	}
	return name, err
}

// storeRows stores listings. The second parameter is a JSON array of arrays: the values of listingcsv.StoredColumns. A listing whose
// image stays the same keeps its fingerprint.
var storeRows = func() string {
	var values []string
	for i := range strings.Split(listingcsv.StoredColumns, ", ") {
		values = append(values, "value ->> "+strconv.Itoa(i))
	}
	upsert := strings.NewReplacer("DO UPDATE SET ", "DO UPDATE SET size = excluded.size, ",
		"excluded.fingerprint", "iif(excluded.image = listing.image, listing.fingerprint, '')").Replace(listingcsv.Upsert)
	return "INSERT INTO listing (account, " + listingcsv.StoredColumns + ", size) SELECT nullif(?1, ''), " + strings.Join(values, ", ") + ", " + rowSize +
		" FROM json_each(?2) r WHERE true" + upsert
}()

// countNewRows counts the rows of ?3 that storeRows would store, except for listings that are stored with the same texts,
// price and date: a calibration would treat them alike.
var countNewRows = func() string {
	var stored, sent []string
	for i, name := range strings.Split(listingcsv.StoredColumns, ", ") {
		if name != "url" && name != "image" && name != "fingerprint" && name != "source" {
			stored, sent = append(stored, "o."+name), append(sent, "r.value ->> "+strconv.Itoa(i))
		}
	}
	return "SELECT count(*) FROM json_each(?3) r WHERE NOT EXISTS (SELECT 1 FROM listing o WHERE coalesce(o.account, '') = ?1 AND (" +
		strings.Join(stored, ", ") + ") = (" + strings.Join(sent, ", ") + "))"
}()

// summary returns how many listings the owner has, their calibration, and the newest uploads.
func (o owner) summary(c *server.Call) (any, error) {
	listings, err := o.count(c)
	if err != nil {
		return nil, err
	}
	uploads, err := server.QueryPage[upload](c, selectUploads+`ORDER BY id DESC LIMIT min(?, `+strconv.Itoa(maxUploads)+`)`, o(c))
	if err != nil {
		return nil, err
	}
	calibrated, err := o.calibration(c)
	return struct {
		Listings    count       `json:"listings"`
		Calibration calibration `json:"calibration"`
		Uploads     []upload    `json:"uploads"`
	}{listings, calibrated, uploads.Items}, err
}
