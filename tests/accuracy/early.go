package main

import (
	"database/sql"
	"fmt"
	"io"
	"slices"
	"strings"

	"loupe/build/operate/catalogue"
	"loupe/build/operate/d1"
	"loupe/build/products/host"
	"loupe/core/exchange"
	"loupe/core/market/product"
	"loupe/core/reading/description"
	"loupe/core/upstream/search"
	"loupe/worker/listingcsv"
	"loupe/worker/migrations"
)

// measureEarly compares text searches that begin with the description's words with those for the identified item, for each pair in the
// folder. A model would name the item much as a shop does, so the item is the title and brand of the query's first match, and a shop is
// asked for the first shopWords words of that title. The first match does not count as found.
//
// It prints two rows for each pair: the catalogue, which finds listings with any of the words, and a shop, simulated by the same listings,
// which finds those with all words. same is the share of queries whose words are also the item's, so that the early search is the only one.
// recall is the share of the matches that is found, precision the share of matches in what is found: by the early search, the later one,
// and both merged.
func measureEarly(folder string, stderr, stdout io.Writer) error {
	names, err := pairNames(folder)
	if err != nil {
		return err
	}
	fmt.Fprintln(stdout, "set, search            queries  same  recall: early  late  both  precision: early  late  both")
	for _, name := range names {
		p, err := readPair(folder, name, stderr)
		if err != nil {
			return err
		}
		database, err := host.OpenD1(migrations.All())
		if err != nil {
			return err
		}
		if err := catalogue.Load(database.DB(), p.listings); err != nil {
			return err
		}
		inCatalogue, inShop := &earlyFigures{}, &earlyFigures{}
		for i := range p.queries {
			q := &p.queries[i]
			at := slices.IndexFunc(p.listings, func(l listingcsv.Listing) bool { return slices.Contains(q.Matches, l.ID) })
			if at < 0 {
				continue
			}
			words := description.WithoutState(truncate(q.Description))
			item := p.listings[at]
			title, _ := product.CutCondition(item.Title)
			if err := inCatalogue.add(database.DB(), searchCatalogue, words, words+" "+item.Brand+" "+title, item.ID, q.Matches); err != nil {
				return err
			}
			if err := inShop.add(database.DB(), searchShop, words, firstWords(title, shopWords), item.ID, q.Matches); err != nil {
				return err
			}
		}
		database.Close()
		inCatalogue.print(stdout, name+", catalogue")
		inShop.print(stdout, name+", shop")
	}
	return nil
}

const shopWords = 6

type earlyFigures struct {
	queries, same     int
	judged            int // queries with further matches
	recall, precision [3]float64
	found             [3]int // queries for which anything was found
}

// add searches for the early words and the later ones, and counts the matches except named.
func (e *earlyFigures) add(db *sql.DB, searchFor func(*sql.DB, string) ([]string, error), words, later, named string, matches []string) error {
	e.queries++
	a, b := search.MatchTerms(words), search.MatchTerms(later)
	slices.Sort(a)
	slices.Sort(b)
	if slices.Equal(a, b) {
		e.same++
	}
	if len(matches) < 2 {
		return nil
	}
	e.judged++
	var found [3][]string
	for i, text := range []string{words, later} {
		ids, err := searchFor(db, text)
		if err != nil {
			return err
		}
		found[i] = slices.DeleteFunc(ids, func(id string) bool { return id == named })
	}
	for rank := range search.MaxListings {
		for _, ids := range [][]string{found[1], found[0]} {
			if rank < len(ids) && !slices.Contains(found[2], ids[rank]) && len(found[2]) < search.MaxListings {
				found[2] = append(found[2], ids[rank])
			}
		}
	}
	for i, ids := range found {
		hits := 0
		for _, id := range ids {
			if slices.Contains(matches, id) {
				hits++
			}
		}
		e.recall[i] += float64(hits) / float64(len(matches)-1)
		if len(ids) > 0 {
			e.found[i]++
			e.precision[i] += float64(hits) / float64(len(ids))
		}
	}
	return nil
}

func (e *earlyFigures) print(w io.Writer, name string) {
	fmt.Fprintf(w, "%-24s %5d %5.1f%%", name, e.queries, 100*float64(e.same)/float64(max(1, e.queries)))
	for i := range e.recall {
		fmt.Fprintf(w, " %6.1f%%", 100*e.recall[i]/float64(max(1, e.judged)))
	}
	for i := range e.precision {
		fmt.Fprintf(w, " %6.1f%%", 100*e.precision[i]/float64(max(1, e.found[i])))
	}
	fmt.Fprintf(w, " found %d %d %d of %d\n", e.found[0], e.found[1], e.found[2], e.judged)
}

// searchCatalogue returns the ids of the listings that the catalogue finds for a text.
func searchCatalogue(db *sql.DB, text string) ([]string, error) {
	return firstColumn(db, search.CatalogStatement(search.MatchTerms(text), "acct", 0, search.MaxListings))
}

// searchShop returns the ids of the listings that have all words of a text, as far as a shop accepts them.
func searchShop(db *sql.DB, text string) ([]string, error) {
	var terms []string
	for _, word := range strings.FieldsFunc(firstCharacters(text, 100), func(r rune) bool { return strings.ContainsRune(" \"'()-,/.:;|&+!", r) }) {
		terms = append(terms, `"`+word+`"`)
	}
	if terms == nil {
		return nil, nil
	}
	return firstColumn(db, exchange.SQL("SELECT l.id FROM listing_text x JOIN listing l ON l.n = x.rowid & 4294967295 WHERE listing_text MATCH ?1 ORDER BY rank LIMIT 50",
		exchange.Text(strings.Join(terms, " AND "))))
}

// firstColumn returns the texts in the first column of a statement's rows.
func firstColumn(db *sql.DB, s exchange.Statement) (texts []string, _ error) {
	sets, err := d1.Batch(db, s)
	if err != nil {
		return nil, err
	}
	for _, row := range sets[0].Rows {
		texts = append(texts, row[0].Text())
	}
	return texts, nil
}

func firstWords(text string, n int) string {
	words := strings.Fields(text)
	return strings.Join(words[:min(n, len(words))], " ")
}

// firstCharacters returns the first words of a text that have at most n bytes.
func firstCharacters(text string, n int) string {
	if len(text) <= n {
		return text
	}
	return text[:max(0, strings.LastIndexByte(text[:n+1], ' '))]
}
