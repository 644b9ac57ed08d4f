package search

import (
	"strconv"

	"loupe/core/base/jsontext"
	"loupe/core/exchange"
)

// SQL for the places of listings in the indexes: see the view listing_place of worker/migrations. The owner o has the places from
// o.n << 32 to o.n << 32 | numbers.
const (
	visible = "'', ?2"                                                    // the owners whose listings the account ?2 sees: all accounts, and itself
	numbers = "4294967295"                                                // the bits of a listing's own number in its place
	words   = "(length(l.title) - length(replace(l.title, ' ', '')) + 1)" // number of words in the title of the listing l
)

// The ranking: see matching.
const (
	maxCount      = "1000"  // postings of a term that are counted one by one
	maxPlaced     = "5000"  // listings of an owner whose numbers are counted: see matching
	maxRare       = "2000"  // postings of the rarest terms, which are all read
	maxRead       = "4000"  // the most that are read if the rarest term has more: the newest
	maxPassed     = "50000" // the most postings of a common term that the index may skip to find those of the listings read
	maxFree       = "5000"  // the most postings that it may skip for a term of any weight
	minWeight     = "0.02"  // the share of all terms' weight that other common terms must have
	maxCandidates = 4       // times the limit: the listings whose lengths are compared
)

// matching returns the common table expression found: at most limit listings of the owners, the best ones, for the terms ?1, a JSON array. Its
// columns are those of the catalogue, then score, from 0 to about 1, and n. condition is SQL for the listings l, or "".
// The limit is in the text, because SQLite compiles a statement again when a parameter of a LIMIT gets its value.
//
// The score is the part of the terms' weight that the listing's words have, less for long titles, as in BM25 with every word
// once in a title: Robertson and Zaragoza, The Probabilistic Relevance Framework, 2009. A term's weight is the logarithm of its
// rarity among the listings of the same owner. So each owner's listings are ranked by statistics of their own, which no other owner
// changes, and the scores of two owners are comparable.
//
// A common term only ranks listings that have a rare one. The rarest terms, at least one and up to maxRare postings in all, find
// the listings, and the index intersects the postings of a common term with them. If even the rarest term is in more than maxRead
// listings, only these newest ones are read: otherwise a catalogue of listings that are all alike would stall the database.
//
// The work hardly grows with the catalogue. Of a term in more than maxCount listings, only the first maxCount are read. How many
// have it is estimated from the share of the owner's listings up to the last of these. This share is interpolated between the owner's first
// listing, the one after maxPlaced, and the last, because listings of other owners may lie in between. A common term is left out if it
// weighs little, or if the index would skip many postings.
func matching(owners, condition string, asOf, limit int) string {
	if asOf != 0 {
		if condition != "" {
			condition += " AND "
		}
		condition += dated(asOf)
	}
	if condition != "" {
		condition = "CROSS JOIN listing l ON l.n = x.rowid & " + numbers + " AND " + condition
	}
	const ofOwner = "FROM listing WHERE coalesce(account, '') = coalesce(o.account, '')"
	return "owned AS MATERIALIZED (SELECT n << 32 AS first, n << 32 | " + numbers + " AS last, listings, min(listings, " + maxPlaced + ") AS placed, " +
		"(SELECT min(n) " + ofOwner + ") AS low, (SELECT max(n) " + ofOwner + ") AS high, (SELECT n " + ofOwner + " ORDER BY n LIMIT 1 OFFSET " + maxPlaced + ") AS middle " +
		"FROM listing_owner o WHERE coalesce(account, '') IN (" + owners + ")), " +
		"counted AS MATERIALIZED (SELECT first, last, listings, value AS term, (SELECT iif(count < " + maxCount + ", count, max(count, min(listings, listings * count / " +
		"iif(place <= coalesce(middle, high), placed * (place - low + 1.0) / (coalesce(middle, high) - low + 1), placed + (listings - placed) * (place - middle) / (high - middle))))) " +
		"FROM (SELECT count(*) AS count, max(rowid) & " + numbers + " AS place FROM (SELECT rowid FROM listing_text " +
		"WHERE listing_text MATCH value AND rowid BETWEEN first AND last LIMIT " + maxCount + "))) AS count FROM owned, json_each(?1)), " +
		"weighed AS (SELECT *, ln((listings + 1) / (count + 0.5)) AS weight, sum(count) OVER (PARTITION BY first ORDER BY count, term) AS postings, " +
		"min(count) FILTER (WHERE count > 0) OVER (PARTITION BY first) AS least FROM counted), " +
		"ranked AS MATERIALIZED (SELECT first, last, term, count, weight / sum(weight) OVER (PARTITION BY first) AS weight, postings <= " + maxRare + " OR postings = count AS rare, " +
		"count * min(1, " + maxRead + ".0 / least) AS passed FROM weighed), " +
		"rarest AS (SELECT first, last, group_concat(term, ' OR ') AS terms, max(count) >= " + maxCount + " AS many FROM ranked WHERE rare AND count > 0 GROUP BY first), " +
		"newest AS MATERIALIZED (SELECT first, terms, iif(many, coalesce((SELECT rowid FROM listing_text WHERE listing_text MATCH terms AND rowid BETWEEN first AND last" +
		" ORDER BY rowid DESC LIMIT 1 OFFSET " + maxRead + "), first), first) AS oldest FROM rarest), " +
		"query AS (SELECT last, oldest, weight, iif(rare, term, term || ' AND (' || terms || ')') AS match FROM ranked JOIN newest USING (first) " +
		"WHERE count > 0 AND (rare OR passed <= " + maxFree + " OR passed <= " + maxPassed + " AND weight > " + minWeight + ")), " +
		"hit AS (SELECT x.rowid & " + numbers + " AS n, q.weight FROM query q CROSS JOIN listing_text x " +
		"ON x.listing_text MATCH q.match AND x.rowid BETWEEN q.oldest AND q.last " + condition + "), " +
		"candidate AS (SELECT n, sum(weight) AS weight FROM hit GROUP BY n ORDER BY weight DESC LIMIT " + strconv.Itoa(limit*maxCandidates) + "), " +
		"sized AS (SELECT l.n, l.date, c.weight, " + words + " AS words FROM candidate c JOIN listing l ON l.n = c.n), " +
		"best AS MATERIALIZED (SELECT n, weight * 2.2 / (1.3 + 0.9 * words / avg(words) OVER ()) AS score FROM sized ORDER BY score DESC, date DESC, n LIMIT " + strconv.Itoa(limit) + "), " +
		"found AS MATERIALIZED (" + catalogColumns + ", b.score, l.n FROM best b JOIN listing l ON l.n = b.n)"
}

// jsonArray returns texts as a JSON array.
func jsonArray(texts []string) exchange.Value {
	var w jsontext.Writer
	w.Strings(texts)
	return exchange.Text(string(w))
}
