package search

import (
	"strings"
	"unicode"
)

// address is a URL taken apart, as far as telling pages apart takes.
type address struct {
	scheme, host, path, query, fragment string // without the signs between them but for the path's slash
}

// parse takes an absolute URL apart.
func parse(url string) (a address, ok bool) {
	rest, fragment, _ := strings.Cut(url, "#")
	// Of a page that shows what its fragment says, the fragment is part of the name.
	if strings.HasPrefix(fragment, "/") || strings.HasPrefix(fragment, "!") {
		a.fragment = fragment
	}
	rest, query, _ := strings.Cut(rest, "?")
	a.scheme, rest, ok = strings.Cut(rest, "://")
	end := strings.IndexByte(rest+"/", '/')
	a.host, a.path = rest[:end], rest[end:]
	if !ok || a.host == "" {
		return address{}, false
	}
	tracks := tracking
	if a.ebayItem() != "" {
		tracks = ebayTracking
	}
	kept := make([]byte, 0, len(query))
	for query != "" {
		var parameter string
		if parameter, query, _ = strings.Cut(query, "&"); parameter != "" && !tracks(parameter) {
			if len(kept) > 0 {
				kept = append(kept, '&')
			}
			kept = append(kept, parameter...)
		}
	}
	a.query = string(kept)
	return a, true
}

// String is the URL without what tracks its reader.
func (a address) String() string {
	url := a.scheme + "://" + a.host + a.path
	if a.query != "" {
		url += "?" + a.query
	}
	if a.fragment != "" {
		url += "#" + a.fragment
	}
	return url
}

// link is a URL for callers to open, without what tracks them; "" if the text is not one of HTTP or is too long.
func link(url string) string {
	if len(url) > 4*maxURL {
		return ""
	}
	if !strings.HasPrefix(url, "https://") && !strings.HasPrefix(url, "http://") {
		return ""
	}
	for _, r := range url {
		if unicode.IsSpace(r) || !unicode.IsGraphic(r) || strings.ContainsRune(`\"<>`, r) {
			return ""
		}
	}
	a, ok := parse(url)
	if url = a.String(); !ok || strings.Contains(a.host, "@") || len(url) > maxURL {
		return ""
	}
	return url
}

// canonical names the page that a URL leads to, and is no URL itself; "" for a host's front page, which is no listing.
func canonical(url string) string {
	a, ok := parse(url)
	if !ok {
		return url
	}
	path := strings.TrimRight(a.path, "/")
	if path+a.query+a.fragment == "" {
		return ""
	}
	host := strings.TrimPrefix(strings.ToLower(a.host), "www.")
	if item := a.ebayItem(); item != "" {
		host, path = "ebay/", item // each of eBay's sites has all items
	}
	return host + path + "?" + a.query + "#" + a.fragment
}

// ebayEndings are those of eBay's sites. https://pages.ebay.com/sitemap.html
const ebayEndings = " com co.uk de fr it es com.au ca at be ch nl ie pl com.hk com.my com.sg ph vn "

// ebayItem is the item's number if the address is of a listing's page on one of eBay's sites: "/itm/123" or "/itm/title/123".
func (a address) ebayItem() string {
	path := strings.TrimRight(a.path, "/")
	item := path[strings.LastIndexByte(path, '/')+1:]
	ending, ok := strings.CutPrefix(strings.TrimPrefix(strings.ToLower(a.host), "www."), "ebay.")
	if !ok || !strings.Contains(ebayEndings, " "+ending+" ") || !strings.HasPrefix(path, "/itm/") || strings.Trim(item, "0123456789") != "" {
		return ""
	}
	return item
}

// ebayTracking: on a listing's page of eBay nothing but the variation matters.
func ebayTracking(parameter string) bool { return !strings.HasPrefix(parameter, "var=") }

// tracking reports whether a parameter of a query says where the page's reader came from, and not what it shows.
func tracking(parameter string) bool {
	name, _, _ := strings.Cut(parameter, "=")
	return strings.HasPrefix(name, "utm_") ||
		strings.Contains(" gclid gclsrc gbraid wbraid gad_source gad_campaignid dclid fbclid msclkid srsltid ", " "+name+" ")
}
