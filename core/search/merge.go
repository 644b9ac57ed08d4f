package search

import (
	"strconv"
	"strings"
	"unicode"

	"loupe/core/market"
)

// Merge puts results together, the first of each before the second of any, each listing once, with the best of what the
// searches say of it. It keeps so many at most.
//
// Listings are the same if they have the same URL, or the same title, price and vendor, or are the same row of one source;
// and if both are the same as a third. What is merged is the same as nothing else, so merging it again changes nothing, and
// how many there are does not depend on which search was asked first.
func Merge(searches []*Results, most int) []Listing {
	var all []*Listing
	var first []int // of those that are the same as a listing, one before it or itself
	known := map[string]int{}
	root := func(i int) int {
		for first[i] != i {
			i = first[i]
		}
		return i
	}
	for rank := range MaxListings {
		for _, s := range searches {
			if rank >= len(s.Listings) {
				continue
			}
			at := len(all)
			all, first = append(all, &s.Listings[rank]), append(first, at)
			for _, name := range all[at].names() {
				if other, ok := known[name]; ok {
					a, b := root(at), root(other)
					first[max(a, b)] = min(a, b)
				} else {
					known[name] = at
				}
			}
		}
	}
	merged, slot := make([]Listing, 0, len(all)), make([]int, len(all))
	for i := range all {
		if r := root(i); r < i {
			merged[slot[r]].add(all[i])
		} else {
			slot[i] = len(merged)
			merged = append(merged, *all[i])
		}
	}
	return merged[:min(len(merged), most)]
}

// names are what tells a listing from others, as far as its source says enough.
func (l *Listing) names() []string {
	var names []string
	if page := canonical(l.URL); page != "" {
		names = append(names, "u"+page)
	}
	title, vendor := fold(l.Title), fold(l.Vendor)
	if title != "" && vendor != "" && l.Price != "" {
		names = append(names, "t"+title+"\x00"+vendor+"\x00"+l.amount())
	}
	if l.ID != "" {
		names = append(names, "i"+l.Source+"\x00"+l.ID)
	}
	return names
}

// amount is the price in the same words for the same price.
func (l *Listing) amount() string {
	p, err := market.ParsePrice(l.Price, l.Currency)
	if err != nil {
		return l.Price
	}
	if p.Currency == "" {
		p.Currency = l.Currency
	}
	return p.Currency + strconv.FormatInt(int64(p.Low), 10) + "-" + strconv.FormatInt(int64(p.High), 10)
}

// add takes in another finding of the same listing. What the two say is the more exact one's, and the other's where that says
// nothing. Title, price and vendor are of one finding: together they are a name.
func (l *Listing) add(other *Listing) {
	if other.moreExact(l) {
		mine := *l
		*l, other = *other, &mine
	}
	l.TextRank = better(l.TextRank, other.TextRank)
	l.VisualRank = better(l.VisualRank, other.VisualRank)
	if l.Distance < 0 || other.Distance >= 0 && other.Distance < l.Distance {
		l.Distance = other.Distance
	}
	for _, text := range [...]struct {
		mine   *string
		theirs string
	}{
		{&l.Brand, other.Brand}, {&l.Category, other.Category}, {&l.URL, other.URL}, {&l.Image, other.Image}, {&l.Condition, other.Condition},
	} {
		if *text.mine == "" {
			*text.mine = text.theirs
		}
	}
}

// moreExact reports whether the listing has the price of the two or, if both have or none, is of the source more to be relied
// on.
func (l *Listing) moreExact(other *Listing) bool {
	if priced := l.Price != ""; priced != (other.Price != "") {
		return priced
	}
	return place(l.Source) < place(other.Source)
}

// better is the rank nearer to the front, of which 0 is none.
func better(a, b int) int {
	if a == 0 || b != 0 && b < a {
		return b
	}
	return a
}

// fold makes texts equal that differ in case and in what is neither letter nor digit.
func fold(text string) string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return -1
		}
		return unicode.ToLower(r)
	}, text)
}
