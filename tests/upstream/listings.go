package upstream

import (
	"embed"
	"encoding/json"
	"slices"
	"strings"
)

// listingFiles has the listings of each search in its vendor's format, by product. They are invented.
// Some listings are the same offer at several vendors, some are different products, and many lack
// optional members.
//
//go:embed listings/*.json
var listingFiles embed.FS

// products are the products that have listings. A text finds a product if it contains all its words.
var products = []struct {
	name  string
	words []string
}{
	{"scout", []string{"halden", "scout"}},
	{"f2", []string{"halden", "f2"}},
	{"drift", []string{"orvik", "drift"}},
}

// find returns the listings in listings/FILE.json of each product whose words are all in text, or an empty list if noResults is
// set. The caller may change them. A vendor without a file of its own uses "generic" and renames the members.
func (r *request) find(file, text string) []object {
	found := []object{}
	if r.noResults {
		return found
	}
	data, err := listingFiles.ReadFile("listings/" + file + ".json")
	if err != nil {
		panic(err) // not embedded
	}
	var stock map[string][]object
	if err := json.Unmarshal(data, &stock); err != nil {
		panic(file + ": " + err.Error())
	}
	words := strings.Fields(strings.ToLower(text))
	for _, p := range products {
		if !slices.ContainsFunc(p.words, func(word string) bool { return !slices.Contains(words, word) }) {
			found = append(found, stock[p.name]...)
		}
	}
	return found
}

// withPositions numbers the listings, starting at 1.
func withPositions(rows []object) []object {
	for i := range rows {
		rows[i]["position"] = i + 1
	}
	return rows
}
