package search

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"testing"

	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/imaging/fingerprint"
)

// catalogRows makes the result of a catalogue search from rows of texts.
func catalogRows(rows ...[]string) exchangetest.Answer {
	var values [][]exchange.Value
	for _, row := range rows {
		var r []exchange.Value
		for _, text := range row {
			r = append(r, exchange.Text(text))
		}
		values = append(values, r)
	}
	return exchangetest.Rows(exchange.Rows{Rows: values})
}

// A vendor may have more of the best matches than a search returns.
func TestExcludedListingsLeaveRoomForOthers(t *testing.T) {
	in := newInstance(t, Catalog, Query{Text: "Canon", Exclude: []string{"dealer"}}, func(e exchangetest.Effect) exchangetest.Answer {
		limit, _ := strconv.Atoi(regexp.MustCompile(`date DESC, n LIMIT (\d+)`).FindStringSubmatch(e.Statements[0].SQL)[1])
		var rows [][]string
		for n := range 200 {
			vendor := "Dealer"
			if n >= 2*MaxListings {
				vendor = "KEH"
			}
			rows = append(rows, []string{fmt.Sprint(n), "Canon", "", "", vendor, "", "", "", "", "", "", "", "", "catalog", "", ""})
		}
		return catalogRows(rows[:min(limit, len(rows))]...)
	})
	in.noPhoto = true
	in.run()
	got := in.results[0].Listings
	if len(got) != MaxListings || got[0].ID != fmt.Sprint(2*MaxListings) || got[0].TextRank != 1 || got[MaxListings-1].TextRank != MaxListings {
		t.Errorf("got %d listings, want %d from number %d on, ranked from 1", len(got), MaxListings, 2*MaxListings)
	}
}

func TestCatalogByPhotoReturnsNearListingsNearestFirst(t *testing.T) {
	picture, cropped := fingerprint.Fingerprint{}, fingerprint.Fingerprint{1<<63 - 1, 1<<63 - 1, 1, 1}
	row := func(id string, distance int) []string {
		other := picture
		for bit := range distance {
			other[bit/64] ^= 1 << (bit % 64)
		}
		return []string{id, "Canon", "", "", "", "", "", "", "", "", "", "", "", "catalog", "", fingerprint.Prints{cropped, other}.String()}
	}
	in := newInstance(t, Catalog, Query{Prints: fingerprint.Prints{{0, ^uint64(0), 0, ^uint64(0)}, picture}}, func(exchangetest.Effect) exchangetest.Answer {
		return catalogRows(row("far", fingerprint.Same+1), row("limit", fingerprint.Same), row("near", 3), row("same", 0), row("near too", 3))
	})
	in.run()
	var got []string
	for _, l := range in.results[0].Listings {
		got = append(got, fmt.Sprint(l.ID, " ", l.Distance))
	}
	if want := []string{"same 0", "near 3", "near too 3", fmt.Sprint("limit ", fingerprint.Same)}; !slices.Equal(got, want) {
		t.Errorf("found %q, want %q", got, want)
	}
}
