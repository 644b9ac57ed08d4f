package page

import "strings"

// naming is how a page names itself.
type naming struct {
	urls   []string // canonical, without the scheme
	titles []string
}

// maxNames is the number of URLs and of titles that are kept. A page has one or two.
const maxNames = 4

// add adds a URL and a title. Either may be "".
func (n *naming) add(url, title string) {
	if url = bareURL(url); url != "" && len(n.urls) < maxNames {
		n.urls = append(n.urls, url)
	}
	if title != "" && len(n.titles) < maxNames {
		n.titles = append(n.titles, title)
	}
}

// subject returns the product that the page's URL names, or else the product with the longest name in its
// title. It returns nil if there is none, or if several are equally good and are not variants of each other.
func (n *naming) subject(g *graph) *item {
	if x := g.best(n.urlMatch); x != nil {
		return x
	}
	return g.best(n.titleMatch)
}

// best returns the standalone product with the highest score above zero. It returns nil if there is none, or
// if another product has the same score.
func (g *graph) best(score func(*item) int) (found *item) {
	highest, isTie := 0, false
	for i := range g.items {
		x := &g.items[i]
		if !x.isProduct || !x.isStandalone() || x.prominence < offered {
			continue
		}
		switch s := score(x); {
		case s > highest:
			highest, found, isTie = s, x, false
		case s > 0 && s == highest && !x.isSameProduct(found):
			isTie = true
		}
	}
	if isTie {
		return nil
	}
	return found
}

// urlMatch returns 1 if the item has a URL of the page, else 0.
func (n *naming) urlMatch(x *item) int {
	for _, p := range [...]property{propURL, propID} {
		url := bareURL(x.texts[p])
		for _, own := range n.urls {
			isPath := strings.HasPrefix(url, "/") && strings.HasSuffix(own, url)
			if url != "" && (url == own || isPath && strings.IndexByte(own, '/') == len(own)-len(url)) {
				return 1
			}
		}
	}
	return 0
}

// titleMatch returns the length of the item's name if a title of the page contains it as whole words, else 0.
func (n *naming) titleMatch(x *item) int {
	name := x.texts[propTitle]
	if name == "" {
		return 0
	}
	for _, title := range n.titles {
		at := strings.Index(title, name)
		if at < 0 {
			continue
		}
		end := at + len(name)
		if (at == 0 || isDelimiter(title[at-1])) && (end == len(title) || isDelimiter(title[end])) {
			return len(name)
		}
	}
	return 0
}

// isDelimiter reports whether b is ASCII and neither a letter nor a digit.
func isDelimiter(b byte) bool {
	return b < 0x80 && !isLetter(b) && !('0' <= b && b <= '9')
}

// bareURL returns a URL without its scheme, its fragment and a slash at the end.
func bareURL(s string) string {
	for _, scheme := range [...]string{"https://", "http://", "//"} {
		if strings.HasPrefix(s, scheme) {
			s = s[len(scheme):]
			break
		}
	}
	s, _, _ = strings.Cut(s, "#")
	return strings.TrimSuffix(s, "/")
}
