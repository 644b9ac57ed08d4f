package search

import (
	"loupe/core/exchange"
	"loupe/core/jsontext"
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
	maxRare       = "3000"  // postings of the rarest terms, which are all read
	maxRead       = "6000"  // the most that are read if the rarest term has more: the newest
	maxCount      = "20000" // postings of a term, as far as they are counted
	maxCandidates = "4"     // times the limit: the listings whose lengths are compared
)

// matching returns the common table expression found: the best ?3 listings of the owners for the terms ?1, a JSON array. Its
// columns are those of the catalogue, then score, from 0 to about 1, and n. condition is SQL for the listings l, or "".
//
// The score is the part of the terms' weight that the listing's words have, less for long titles, as in BM25 with every word
// once in a title: Robertson and Zaragoza, The Probabilistic Relevance Framework, 2009. A term's weight is the logarithm of its
// rarity among the listings of the same owner. So each owner's listings are ranked by statistics of their own, which no other owner
// changes, and the scores of two owners are comparable.
//
// A common term only ranks listings that have a rare one. The rarest terms, at least one and up to maxRare postings in all, find
// the listings, and the index intersects the postings of a common term with them. If even the rarest term is in more than maxRead
// listings, only these newest ones are read: otherwise a catalogue of listings that are all alike would stall the database.
func matching(owners, condition string, asOf int) string {
	if asOf != 0 {
		if condition != "" {
			condition += " AND "
		}
		condition += dated(asOf)
	}
	if condition != "" {
		condition = "CROSS JOIN listing l ON l.n = x.rowid & " + numbers + " AND " + condition
	}
	return "counted AS MATERIALIZED (SELECT o.n << 32 AS first, o.listings, j.value AS term, " +
		"(SELECT count(*) FROM (SELECT 1 FROM listing_text WHERE listing_text MATCH j.value AND rowid BETWEEN o.n << 32 AND o.n << 32 | " + numbers + " LIMIT " + maxCount + ")) AS count " +
		"FROM listing_owner o, json_each(?1) j WHERE coalesce(o.account, '') IN (" + owners + ")), " +
		"weighed AS (SELECT *, ln((listings + 1) / (count + 0.5)) AS weight, sum(count) OVER (PARTITION BY first ORDER BY count, term) AS postings FROM counted), " +
		"ranked AS MATERIALIZED (SELECT first, term, count, weight / sum(weight) OVER (PARTITION BY first) AS weight, postings <= " + maxRare + " OR postings = count AS rare FROM weighed), " +
		"rarest AS (SELECT first, group_concat(term, ' OR ') AS terms FROM ranked WHERE rare AND count > 0 GROUP BY first), " +
		"newest AS MATERIALIZED (SELECT *, coalesce((SELECT rowid FROM listing_text WHERE listing_text MATCH terms AND rowid BETWEEN first AND first | " + numbers +
		" ORDER BY rowid DESC LIMIT 1 OFFSET " + maxRead + "), first) AS oldest FROM rarest), " +
		"query AS (SELECT first, oldest, weight, iif(rare, term, term || ' AND (' || terms || ')') AS match FROM ranked JOIN newest USING (first) WHERE count > 0), " +
		"hit AS MATERIALIZED (SELECT x.rowid & " + numbers + " AS n, q.weight FROM query q CROSS JOIN listing_text x " +
		"ON x.listing_text MATCH q.match AND x.rowid BETWEEN q.oldest AND q.first | " + numbers + " " + condition + "), " +
		"candidate AS (SELECT n, sum(weight) AS weight FROM hit GROUP BY n ORDER BY weight DESC LIMIT ?3 * " + maxCandidates + "), " +
		"found AS MATERIALIZED (SELECT * FROM (" + catalogColumns + ", c.weight * 2.2 / (1.3 + 0.9 * " + words + " / avg(" + words + ") OVER ()) AS score, l.n " +
		"FROM candidate c JOIN listing l ON l.n = c.n) ORDER BY score DESC, date DESC, n LIMIT ?3)"
}

// jsonArray returns texts as a JSON array.
func jsonArray(texts []string) exchange.Value {
	var w jsontext.Writer
	w.Strings(texts)
	return exchange.Text(string(w))
}
