package search

import (
	"strings"
	"testing"
)

func TestCleanURL(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"https://shop.example/a?id=1&utm_source=x&gclid=y#top", "https://shop.example/a?id=1"},
		{"https://shop.example/a?gclid=1&gclsrc=1&gbraid=1&wbraid=1&gad_source=1&gad_campaignid=1", "https://shop.example/a"},
		{"https://shop.example/a?dclid=1&fbclid=1&msclkid=1&srsltid=1&utm_id=1&id=2", "https://shop.example/a?id=2"},
		{"https://shop.example/a?utility=5&utm=6&clid=7&agclid=8", "https://shop.example/a?utility=5&utm=6&clid=7&agclid=8"},
		{"http://shop.example", "http://shop.example"},
		{"https://shop.example/?srsltid=x", "https://shop.example/"},
		{"https://shop.example/a?reference=5&tags=b&hash=c", "https://shop.example/a?reference=5&tags=b&hash=c"},
		{"https://shop.example/#!/item/5?a=b", "https://shop.example/#!/item/5?a=b"},
		{"https://shop.example/カメラ", "https://shop.example/カメラ"},
		// SerpApi's product_link since 2026 has the query as it was asked.
		{"https://www.google.com/search?ibp=oshop&q=iPhone 17 available options", "https://www.google.com/search?ibp=oshop&q=iPhone%2017%20available%20options"},
		{"https://shop.example/\"<a>\\^`{b|c}?q=\" d#!/e f", "https://shop.example/%22%3Ca%3E%5C%5E%60%7Bb%7Cc%7D?q=%22%20d#!/e%20f"},
		{"https://shop.example/a ", "https://shop.example/a"},
		{"https://shop.example/a%20b%c3?q=100% cotton%", "https://shop.example/a%20b%c3?q=100%25%20cotton%25"},
		{"https://www.ebay.com/itm/123?var=5&hash=a&_skw=b", "https://www.ebay.com/itm/123?var=5"},
		{"https://www.ebay.co.uk/itm/Canon-AE-1/123?mkevt=1&campid=2", "https://www.ebay.co.uk/itm/Canon-AE-1/123"},
		{"https://www.ebay.com/sch/i.html?_nkw=canon", "https://www.ebay.com/sch/i.html?_nkw=canon"},
		{"https://www.ebay.co.uk/itm/123?hash=a", "https://www.ebay.co.uk/itm/123"},
		{"https://ebay.evil.com/itm/123?hash=a", "https://ebay.evil.com/itm/123?hash=a"}, // another domain
		{"https://www.google.com/search?ibp=oshop&prds=catalogid:1", "https://www.google.com/search?ibp=oshop&prds=catalogid:1"},
		{"https://shop.example/" + strings.Repeat("a", maxURL-21), "https://shop.example/" + strings.Repeat("a", maxURL-21)},
		{"https://shop.example/a?utm_term=" + strings.Repeat("a", maxURL), "https://shop.example/a"},
	} {
		if got := cleanURL(c.text); got != c.want {
			t.Errorf("cleanURL(%q) = %q, want %q", c.text, got, c.want)
		}
	}
}

func TestCleanURLRefuses(t *testing.T) {
	for _, text := range []string{
		"https://shop.example/" + strings.Repeat("a", maxURL-20), "", "https://", "https:///a", "//shop.example/a", "/a", "shop.example/a",
		"javascript:alert(1)//https://", "data:image/webp;base64,UklGR", "ftp://shop.example/a", " https://shop.example/a",
		"https://shop .example/a", "https://shop.example/a\nb", "https://shop.example/\u202ea", `https://shop.example\a`,
		`https://shop.example"onload=`, "https://ebay.com@shop.example/a",
	} {
		if got := cleanURL(text); got != "" {
			t.Errorf("cleanURL(%q) = %q, want none", text, got)
		}
	}
}

// Each line has URLs of one page; different lines have different pages.
func TestPageIdentity(t *testing.T) {
	pages := map[string]int{}
	for i, line := range [][]string{
		{"https://shop.example/a", "http://www.shop.example/a/", "https://SHOP.example/a?utm_source=x", "https://shop.example/a#reviews", "https://shop.example/a?&"},
		{"https://shop.example/A"},
		{"https://shop.example/a?id=1", "https://shop.example/a/?gclid=2&id=1"},
		{"https://shop.example/a?id=2"},
		{"https://shop.example/#/a"},
		{"https://shop.example/#/b"},
		{"https://shop.example/?p=1"},
		{"https://www.ebay.com/itm/123", "https://ebay.de/itm/Canon-AE-1/123?hash=x", "https://www.ebay.co.uk/itm/123/"},
		{"https://www.ebay.com/itm/123?var=4", "https://www.ebay.de/itm/123?_trkparms=x&var=4"},
		{"https://www.ebay.com/itm/124"},
		{"https://ebay.evil.com/itm/123"},
		{"https://www.ebay.com/p/123"},
		{"https://www.google.com/shopping/product/1?gl=us"},
		{"https://www.google.com/shopping/product/2?gl=us"},
		{"https://www.google.com/search?ibp=oshop&prds=catalogid:1"},
		{"https://www.google.com/search?ibp=oshop&prds=catalogid:2"},
		{"row-1.html"},
		{"row-2.html"},
	} {
		for _, url := range line {
			name := pageIdentity(url)
			if at, known := pages[name]; name == "" || known && at != i {
				t.Errorf("pageIdentity(%q) = %q, which line %d has too", url, name, at)
			}
			pages[name] = i
		}
	}
	if len(pages) != 18 {
		t.Errorf("%d identities, want 18", len(pages))
	}
	for _, url := range []string{"", "https://shop.example", "https://shop.example/", "https://www.shop.example/?utm_source=x#top"} {
		if name := pageIdentity(url); name != "" {
			t.Errorf("pageIdentity(%q) = %q, want none", url, name)
		}
	}
}

func FuzzCleanURL(f *testing.F) {
	for _, s := range []string{"https://www.ebay.com/itm/1?var=2", "http://a?b#/c", "https://a/?&&=#!", "https://a//", "https://ebay./itm/"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		url := cleanURL(text)
		if url == "" {
			return
		}
		if len(url) > maxURL || cleanURL(url) != url {
			t.Errorf("cleanURL(%q) = %q, then %q", text, url, cleanURL(url))
		}
		if pageIdentity(url) != pageIdentity(text) {
			t.Errorf("pageIdentity(%q) = %q, but pageIdentity of its clean form %q = %q", text, pageIdentity(text), url, pageIdentity(url))
		}
	})
}
