package listingcsv

import (
	"fmt"
	"strings"
)

// StoredColumns are the columns of the table listing in which a listing's fields are stored, in the order of Fields.
const StoredColumns = "id, title, brand, category, vendor, price, currency, url, image, fingerprint, condition, sold, date, source, days"

// Fields returns the listing's fields in the order of StoredColumns.
func (l *Listing) Fields() []*string {
	return []*string{&l.ID, &l.Title, &l.Brand, &l.Category, &l.Vendor, &l.Price, &l.Currency, &l.URL, &l.Image, &l.Fingerprint, &l.Condition, &l.Sold, &l.Date, &l.Source, &l.Days}
}

// Values returns the values of the fields.
func (l *Listing) Values() []string {
	var values []string
	for _, field := range l.Fields() {
		values = append(values, *field)
	}
	return values
}

// Upsert is the ON CONFLICT clause of an INSERT INTO listing. It replaces the listing of the same account with the same
// id, unless nothing has changed.
var Upsert = func() string {
	var set, stored, excluded []string
	for _, name := range strings.Split(StoredColumns, ", ")[1:] {
		set = append(set, name+" = excluded."+name)
		stored, excluded = append(stored, "listing."+name), append(excluded, "excluded."+name)
	}
	return fmt.Sprintf(" ON CONFLICT (coalesce(account, ''), id) DO UPDATE SET %s WHERE (%s) <> (%s)",
		strings.Join(set, ", "), strings.Join(stored, ", "), strings.Join(excluded, ", "))
}()
