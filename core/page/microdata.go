package page

import "strings"

const (
	maxOpen  = 512  // elements open at a time; Blink has the same limit
	maxReach = 64   // elements that an end tag may close with its own
	maxText  = 2048 // bytes of text of the properties that are being read
)

// microdata takes up the items of a page while its tokens are read. Elements are matched by name only; one
// without an end tag ends with the element around it.
type microdata struct {
	*graph
	open    []element // from the first item inwards
	at      int       // the innermost item that is open; none: -1
	reading int       // open elements whose text is that of a property
	words   []byte    // the text of the outermost of them
}

type element struct {
	name string
	role role
	as   property // of the item around it
	from int      // where its text begins
}

// role is what an element is for the items.
type role uint8

const (
	noRole role = iota
	anItem
	aText // the text of a property
)

// inRow are elements that end where another of the same name begins.
const inRow = "li p td th tr dt dd option"

// start begins an element. What a property says is in the attribute content (not only of meta, which is all
// that HTML knows), in that of a link, or else the text. It may be an item, with properties of its own. One
// that belongs to no property that is read is taken up all the same, since its properties are not those of
// the item around it.
func (m *microdata) start(t *tokenizer) {
	isItem := t.attrs[itemscopeAttr] != ""
	if m.at < 0 && !isItem || m.full {
		return
	}
	if n := len(m.open); n > 0 && isWord(t.name, inRow) && is(t.name, m.open[n-1].name) {
		m.close(n - 1)
	}
	if len(m.open) == maxOpen {
		m.full = true
		return
	}
	m.text(" ") // so that "12<sup>99</sup>" is not 1299, but no price
	e := element{name: t.name, as: member, from: len(m.words)}
	if t.attrs[itempropAttr] != "" && m.at >= 0 {
		name, _, _ := strings.Cut(strings.TrimSpace(t.attrs[itempropAttr]), " ")
		e.as = propertyOf(name)
	}
	alone := t.selfClosed || isWord(t.name, void)
	switch {
	case isItem:
		e.role = anItem
		m.at = m.begin(m.at, e.as)
		m.set(m.at, kind, t.attrs[itemtypeAttr])
	case e.as >= member:
	case t.attrs[contentAttr] != "":
		m.set(m.at, e.as, t.attrs[contentAttr])
	case t.attrs[hrefAttr] != "" && is(t.name, "link"):
		m.set(m.at, e.as, t.attrs[hrefAttr])
	case !alone:
		e.role = aText
		m.reading++
	}
	m.open = append(m.open, e)
	if alone {
		m.close(len(m.open) - 1)
	}
}

// text takes up a text, if it is one of a property.
func (m *microdata) text(s string) {
	if m.reading > 0 {
		m.words = append(m.words, s[:min(len(s), maxText-len(m.words))]...)
	}
}

// end ends the innermost element of that name.
func (m *microdata) end(name string) {
	m.text(" ")
	for i := len(m.open) - 1; i >= max(0, len(m.open)-maxReach); i-- {
		if is(name, m.open[i].name) {
			m.close(i)
			return
		}
	}
}

// close ends the elements from the i-th inwards.
func (m *microdata) close(i int) {
	for n := len(m.open) - 1; n >= i && !m.full; n-- {
		switch e := &m.open[n]; e.role {
		case anItem:
			m.finish(m.at)
			m.at = m.items[m.at].parent
		case aText:
			m.set(m.at, e.as, string(m.words[e.from:]))
			if m.reading--; m.reading == 0 {
				m.words = m.words[:0]
			}
		}
	}
	m.open = m.open[:i]
}
