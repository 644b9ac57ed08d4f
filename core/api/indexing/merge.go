package indexing

import "loupe/core/exchange"

// MergeText is the statement that merges parts of the full-text index, up to 500 pages of it: about 50 ms of work, or none if there
// is nothing to merge. Each upload adds parts, and a search looks its words up in all of them.
// https://www.sqlite.org/fts5.html#the_merge_command
var MergeText = exchange.SQL("INSERT INTO listing_text (listing_text, rank) VALUES ('merge', 500)")
