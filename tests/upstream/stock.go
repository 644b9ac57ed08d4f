package upstream

import (
	"embed"
	"encoding/json"
	"slices"
	"strings"
)

// The listings of each vendor, in its documented shape, by product. Everything in them is made up. Some are the same offer in
// several vendors, some are of other things, and many lack what they could have.
//
//go:embed listings/*.json
var listingFiles embed.FS

// products are found by their words.
var products = []struct {
	name  string
	words []string
}{
	{"scout", []string{"halden", "scout"}},
	{"f2", []string{"halden", "f2"}},
	{"drift", []string{"orvik", "drift"}},
}

// find gives the listings that a file has of the products whose words are all in the text; each call other copies.
func find(file, text string) []object {
	data, err := listingFiles.ReadFile("listings/" + file + ".json")
	if err != nil {
		panic(err) // not embedded
	}
	var stock map[string][]object
	if err := json.Unmarshal(data, &stock); err != nil {
		panic(file + ": " + err.Error())
	}
	words := strings.Fields(strings.ToLower(text))
	var found []object
	for _, p := range products {
		if !slices.ContainsFunc(p.words, func(word string) bool { return !slices.Contains(words, word) }) {
			found = append(found, stock[p.name]...)
		}
	}
	return found
}

// ranked numbers listings from 1 on.
func ranked(rows []object) []object {
	for i := range rows {
		rows[i]["position"] = i + 1
	}
	return rows
}
