// Listings lists and deletes the listings that all accounts share, on this machine or in the deployed service:
//
//	go run ./build/operate/listings [-find TEXT] [-remote] [-persist DIR]
//	go run ./build/operate/listings -delete "ID ID" | -delete-all [-remote] [-persist DIR]
//
// Without -delete and -delete-all it prints up to 100 listings, the newest first, and the number of all. -find selects those
// whose id is TEXT or whose title contains it.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"loupe/build/operate/catalogue"
	"loupe/build/operate/dev"
)

const (
	maxShown   = 100
	maxDeleted = 500 // ids, so that the statement is far from D1's limit
)

// shared is the condition of the listings that all accounts share.
const shared = "coalesce(account, '') = ''"

func main() { dev.Main("listings", run) }

func run(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	flags := dev.NewFlags("listings", stderr)
	find := flags.String("find", "", "show only listings with this `text` in the title, or with this id")
	ids := flags.String("delete", "", "delete the listings with these `ids`, separated by spaces")
	all := flags.Bool("delete-all", false, "delete all listings")
	remote := flags.Bool("remote", false, "of the deployed service")
	persist := flags.String("persist", "", "`folder` of the local database, instead of wrangler's own")
	if err := dev.ParseFlags(flags, args); err != nil {
		return err
	}
	if *all && *ids != "" || (*all || *ids != "") && *find != "" || *remote && *persist != "" {
		return errors.New("-find, -delete and -delete-all exclude each other, and so do -remote and -persist")
	}
	destination, err := dev.Destination(*remote, *persist)
	if err != nil {
		return err
	}
	fmt.Fprintln(stderr, "in", destination)
	target, err := dev.Target(*remote, *persist)
	if err != nil {
		return err
	}
	db := database(func(statement string) ([]row, error) { return query(ctx, statement, target) })
	switch {
	case *all:
		return db.deleteAll(stdout)
	case *ids != "":
		return db.delete(stdout, strings.Fields(*ids))
	}
	return db.list(stdout, *find)
}

const actor = "make listings" // in the audit log

// database executes statements, separated by semicolons, in one transaction, and returns the rows of the first.
type database func(statement string) ([]row, error)

// row has the columns that the statements here return.
type row struct {
	ID       string `json:"id"`
	Title    string `json:"title"`
	Price    string `json:"price"`
	Currency string `json:"currency"`
	Count    int    `json:"count"`
}

// query executes a statement with wrangler. target has wrangler's options for the place of the database.
func query(ctx context.Context, statement string, target []string) ([]row, error) {
	output, err := dev.WranglerOutput(ctx, append([]string{"d1", "execute", "DB", "--yes", "--json", "--command", statement}, target...)...)
	if err != nil {
		return nil, err
	}
	var results []struct{ Results []row }
	if err := json.Unmarshal(output, &results); err != nil || len(results) == 0 {
		return nil, fmt.Errorf("wrangler answered without results: %s", output)
	}
	return results[0].Results, nil
}

func (d database) count() (int, error) {
	rows, err := d("SELECT count(*) AS count FROM listing WHERE " + shared)
	if err != nil || len(rows) == 0 {
		return 0, err
	}
	return rows[0].Count, nil
}

func (d database) list(out io.Writer, text string) error {
	condition := shared
	if text != "" {
		condition += fmt.Sprintf(" AND (id = %s OR instr(lower(title), lower(%[1]s)))", catalogue.Quote(text))
	}
	rows, err := d(fmt.Sprintf("SELECT id, title, price, currency, count(*) OVER () AS count FROM listing WHERE %s ORDER BY n DESC LIMIT %d", condition, maxShown))
	if err != nil {
		return err
	}
	total := 0
	for _, r := range rows {
		total = r.Count
		fmt.Fprintf(out, "%s\t%s\t%s\n", r.ID, strings.TrimSpace(r.Price+" "+r.Currency), r.Title)
	}
	_, err = fmt.Fprintf(out, "listings: %d, shown: %d\n", total, len(rows))
	return err
}

func (d database) delete(out io.Writer, ids []string) error {
	if len(ids) > maxDeleted {
		return fmt.Errorf("%d ids: delete at most %d at once", len(ids), maxDeleted)
	}
	audit := catalogue.AuditStatement(actor, "listing.delete", "", map[string]any{"ids": ids})
	rows, err := d("DELETE FROM listing WHERE " + shared + " AND id IN (" + catalogue.Quote(ids...) + ") RETURNING id; " + audit)
	if err != nil {
		return err
	}
	var deleted, missing []string
	for _, r := range rows {
		deleted = append(deleted, r.ID)
	}
	for _, id := range ids {
		if !slices.Contains(deleted, id) {
			missing = append(missing, id)
		}
	}
	fmt.Fprintf(out, "deleted: %d\n", len(deleted))
	if len(missing) > 0 {
		return fmt.Errorf("no listings have these ids: %s", strings.Join(missing, " "))
	}
	return nil
}

func (d database) deleteAll(out io.Writer) error {
	total, err := d.count()
	if err != nil {
		return err
	}
	progress := dev.NewProgress(out, "delete", total)
	audit := "; " + catalogue.AuditStatement(actor, "listing.delete_all", "", map[string]any{"listings": total})
	for left := total; left > 0; audit = "" {
		if _, err := d(catalogue.DeleteListings + audit); err != nil {
			return err
		}
		now, err := d.count()
		if err != nil {
			return err
		}
		progress.Add(left - now)
		left = now
	}
	if _, err := d(catalogue.DeleteModels); err != nil {
		return err
	}
	_, err = fmt.Fprintf(out, "deleted: %d\n", total)
	return err
}
