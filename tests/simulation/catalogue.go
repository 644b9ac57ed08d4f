package main

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// listingIDs is how many ids of own listings an account uses. A row with an id that is stored replaces its listing.
const listingIDs = 60

// changeListings uploads listings of the account's own, or deletes some.
func (d *dashboard) changeListings() {
	switch d.random.IntN(6) {
	case 0:
		d.deleteListing()
	case 1:
		d.ask("DELETE", "/console/catalogue", "", 200)
	default:
		d.uploadListings()
	}
}

// uploadListings uploads a file in pieces. Some pieces are sent twice, as if the first answer had been lost.
func (d *dashboard) uploadListings() {
	answer, done := d.ask("POST", "/console/uploads", marshal(map[string]any{"name": "stock of " + d.mark}), 201)
	if !done {
		return
	}
	for line := range 1 + d.random.IntN(3) {
		path := fmt.Sprintf("/console/uploads/%s/rows?line=%d", answer.text("id"), 2+100*line)
		ids, piece := d.listings(1 + d.random.IntN(12))
		for range 1 + d.random.IntN(2) {
			stored, done := d.ask("POST", path, piece, 200)
			if !done {
				return
			}
			if n := stored.number("accepted"); n != int64(len(ids)) || stored.number("refused") != 0 {
				d.violate(accepted, "a piece of %d listings was answered with %s:\n%s", len(ids), stored.body, piece)
			}
			if n := d.count(`SELECT count(*) FROM listing WHERE account = ?1 AND id IN (SELECT value FROM json_each(?2))`, d.id, marshal(ids)); n != int64(len(ids)) && !d.deleting {
				d.violate(accepted, "%d of the listings %v of %s are stored", n, ids, d.id)
			}
		}
	}
}

// listings returns rows of a file and their ids. All texts of a row have the account's mark.
func (d *dashboard) listings(count int) (ids []string, file string) {
	rows := [][]string{strings.Split("id,title,brand,category,vendor,price,currency,url,image,condition,sold,date,days", ",")}
	first := d.random.IntN(listingIDs)
	for n := range count {
		id := fmt.Sprintf("%s-%d", d.mark, (first+n)%listingIDs)
		brand, category, price, title := "Halden", "Cameras", 340+d.random.IntN(120), pick(d.process, descriptions[:12])
		if strings.HasPrefix(title, "Orvik") {
			brand, category, price = "Orvik", "Guitars", 220+d.random.IntN(80)
		}
		image := ""
		if d.oneIn(3) {
			image = photoURL(d.random.IntN(photoCount)) + "?of=" + d.mark
		}
		date := d.now.AddDate(0, 0, -d.random.IntN(200)).Format(time.DateOnly)
		rows = append(rows, []string{id, title + " " + d.mark, brand, category, "the shop of " + d.mark, strconv.Itoa(price), "USD", "https://shop.com/" + id, image,
			pick(d.process, []string{"", "good", "Used - Very Good", "fair"}), pick(d.process, []string{"", "yes", "no"}), date, strconv.Itoa(1 + d.random.IntN(60))})
		ids = append(ids, id)
	}
	return ids, writeCSV(rows, ',')
}

// deleteListing deletes one of the newest listings.
func (d *dashboard) deleteListing() {
	list, done := d.ask("GET", "/console/catalogue?limit=10", "", 200)
	items := list.items()
	if !done || len(items) == 0 {
		return
	}
	d.ask("DELETE", fmt.Sprintf("/console/catalogue/%.0f", pick(d.process, items)["number"]), "", 204, 404)
}
