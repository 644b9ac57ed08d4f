package search

import (
	"strconv"
	"strings"
)

// pageURL has the parts of a URL that tell pages apart, without tracking parameters.
type pageURL struct {
	scheme, host, path string
	query              string // without "?"
	fragment           string // without "#"; only if it selects the page
}

// parseURL splits an absolute URL. It returns false if s has no scheme or no host. ASCII characters that RFC 3986 does not allow are
// percent-encoded after the host: some vendors send them unencoded.
func parseURL(url string) (u pageURL, ok bool) {
	rest, fragment, _ := strings.Cut(url, "#")
	if strings.HasPrefix(fragment, "/") || strings.HasPrefix(fragment, "!") {
		u.fragment = fragment // a script shows the page that such a fragment names
	}
	rest, query, _ := strings.Cut(rest, "?")
	u.scheme, rest, ok = strings.Cut(rest, "://")
	end := strings.IndexByte(rest+"/", '/')
	u.host, u.path = rest[:end], rest[end:]
	if !ok || u.host == "" {
		return pageURL{}, false
	}
	isDropped := isTracking
	if u.ebayItem() != "" {
		isDropped = isEbayTracking
	}
	kept := make([]byte, 0, len(query))
	for query != "" {
		var parameter string
		if parameter, query, _ = strings.Cut(query, "&"); parameter != "" && !isDropped(parameter) {
			if len(kept) > 0 {
				kept = append(kept, '&')
			}
			kept = append(kept, parameter...)
		}
	}
	u.path, u.query, u.fragment = encode(u.path), encode(string(kept)), encode(u.fragment)
	return u, true
}

// String returns the URL without tracking parameters.
func (u pageURL) String() string {
	url := u.scheme + "://" + u.host + u.path
	if u.query != "" {
		url += "?" + u.query
	}
	if u.fragment != "" {
		url += "#" + u.fragment
	}
	return url
}

// cleanURL returns an HTTP or HTTPS URL without tracking parameters, for callers to open. It returns "" if s is not
// such a URL, has user info, a host with such characters, or control characters, or is longer than maxURL.
func cleanURL(s string) string {
	if len(s) > 4*maxURL {
		return ""
	}
	s = strings.TrimRight(s, " ")
	if !strings.HasPrefix(s, "https://") && !strings.HasPrefix(s, "http://") {
		return ""
	}
	if strings.ContainsFunc(s, func(r rune) bool { return !strconv.IsPrint(r) }) {
		return ""
	}
	u, ok := parseURL(s)
	if !ok || strings.ContainsAny(u.host, encodedInURL+"@") {
		return ""
	}
	if s = u.String(); len(s) > maxURL {
		return ""
	}
	return s
}

// encodedInURL are the ASCII characters that may not be in a URL: https://datatracker.ietf.org/doc/html/rfc3986#appendix-A
const encodedInURL = " \"<>\\^`{|}"

// encode percent-encodes these characters in a part of a URL, and percent signs without two hexadecimal digits.
func encode(part string) string {
	if !strings.ContainsAny(part, encodedInURL+"%") {
		return part
	}
	var encoded strings.Builder
	for i := range len(part) {
		c := part[i : i+1]
		if strings.Contains(encodedInURL, c) || c == "%" && !(i+2 < len(part) && isHex(part[i+1]) && isHex(part[i+2])) {
			c = percentEncode(c)
		}
		encoded.WriteString(c)
	}
	return encoded.String()
}

func isHex(c byte) bool { return strings.IndexByte("0123456789abcdefABCDEF", c) >= 0 }

// pageIdentity returns a text that is equal for URLs of the same page. The text is not a URL. It returns
// "" for a host's front page, which is not a listing, and url itself if it is not absolute.
func pageIdentity(url string) string {
	u, ok := parseURL(url)
	if !ok {
		return url
	}
	path := strings.TrimRight(u.path, "/")
	if path+u.query+u.fragment == "" {
		return ""
	}
	host := strings.TrimPrefix(strings.ToLower(u.host), "www.")
	if item := u.ebayItem(); item != "" {
		host, path = "ebay/", item // every eBay site shows every item
	}
	return host + path + "?" + u.query + "#" + u.fragment
}

// ebayDomains are the domains of eBay's sites, after "ebay.". https://pages.ebay.com/sitemap.html
const ebayDomains = " com co.uk de fr it es com.au ca at be ch nl ie pl com.hk com.my com.sg ph vn "

// ebayItem returns the item number of an eBay listing, whose path is "/itm/123" or "/itm/title/123". It
// returns "" for other URLs.
func (u pageURL) ebayItem() string {
	path := strings.TrimRight(u.path, "/")
	item := path[strings.LastIndexByte(path, '/')+1:]
	domain, ok := strings.CutPrefix(strings.TrimPrefix(strings.ToLower(u.host), "www."), "ebay.")
	if !ok || !strings.Contains(ebayDomains, " "+domain+" ") || !strings.HasPrefix(path, "/itm/") || strings.Trim(item, "0123456789") != "" {
		return ""
	}
	return item
}

// isEbayTracking reports whether a parameter of an eBay listing may be dropped: all but the variation.
func isEbayTracking(parameter string) bool { return !strings.HasPrefix(parameter, "var=") }

// isTracking reports whether a query parameter says where the visitor came from, not what the page shows.
func isTracking(parameter string) bool {
	name, _, _ := strings.Cut(parameter, "=")
	return strings.HasPrefix(name, "utm_") ||
		strings.Contains(" gclid gclsrc gbraid wbraid gad_source gad_campaignid dclid fbclid msclkid srsltid ", " "+name+" ")
}
