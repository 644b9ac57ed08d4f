package page

import "strings"

const (
	maxOpenElements = 512  // the limit of Blink, the engine of Chrome
	maxImplied      = 64   // elements that one end tag may close
	maxPropertyText = 2048 // bytes of text of all open properties together
)

// A microdataReader adds the items of a page in microdata, or in RDFa Lite (https://www.w3.org/TR/rdfa-lite/),
// to a graph while the page's tokens are read. It matches start and end tags by name only. An element without an end tag ends
// with its parent element.
type microdataReader struct {
	*graph
	syntax    syntax
	elements  []element // open elements, from the outermost item inwards
	item      int       // index of the innermost open item; -1 if none
	textDepth int       // number of open elements with textRole
	text      []byte    // text of the outermost element with textRole
}

type element struct {
	name     string
	role     role
	property property // of the item that contains the element
	textFrom int      // where the element's text begins in microdataReader.text
}

// syntax has the attributes that a kind of markup uses, as indexes of tokenizer.attrs.
type syntax struct {
	item     int // begins an item
	itemType int // its types
	property int // the element's value is a property of the item around it
}

var (
	microdataSyntax = syntax{itemscopeAttr, itemtypeAttr, itempropAttr}
	rdfaSyntax      = syntax{typeofAttr, typeofAttr, propertyAttr}
)

// role says what the end of an element completes.
type role uint8

const (
	noRole   role = iota // nothing
	itemRole             // an item
	textRole             // the text of a property
)

// implicitlyClosed lists elements that end where the next element of the same name begins.
const implicitlyClosed = "li p td th tr dt dd option"

// startElement handles a start tag. If it has a property, the value of the property is the first of these:
//
//   - the item that begins with the element, if the tag has itemscope or typeof;
//   - the attribute content, though HTML allows it for meta only;
//   - the attribute href of a link, or of any element for a URL;
//   - the text of the element.
//
// An item of an unknown property is added too. Otherwise its properties would be added to the item that
// contains it.
func (m *microdataReader) startElement(tag *tokenizer) {
	beginsItem := tag.attrs[m.syntax.item] != ""
	if m.item < 0 && !beginsItem || m.overLimit {
		return
	}
	if n := len(m.elements); n > 0 && inList(tag.name, implicitlyClosed) && equalFold(tag.name, m.elements[n-1].name) {
		m.closeElements(n - 1)
	}
	if len(m.elements) == maxOpenElements {
		m.overLimit = true
		return
	}
	m.addText(" ") // so that "12<sup>99</sup>" is not read as 1299
	e := element{name: tag.name, property: propNone, textFrom: len(m.text)}
	if names := tag.attrs[m.syntax.property]; names != "" && m.item >= 0 {
		name, _, _ := strings.Cut(strings.TrimSpace(names), " ")
		e.property = propertyOf(name)
	}
	isEmpty := tag.isSelfClosing || inList(tag.name, voidElements)
	switch {
	case beginsItem:
		e.role = itemRole
		m.item = m.beginItem(m.item, e.property)
		m.setProperty(m.item, propType, tag.attrs[m.syntax.itemType])
	case e.property >= propNone:
	case tag.attrs[contentAttr] != "":
		m.setProperty(m.item, e.property, tag.attrs[contentAttr])
	case tag.attrs[hrefAttr] != "" && (equalFold(tag.name, "link") || e.property == propURL):
		m.setProperty(m.item, e.property, tag.attrs[hrefAttr])
	case !isEmpty:
		e.role = textRole
		m.textDepth++
	}
	m.elements = append(m.elements, e)
	if isEmpty {
		m.closeElements(len(m.elements) - 1)
	}
}

// addText handles text. It ignores text outside elements with textRole.
func (m *microdataReader) addText(s string) {
	if m.textDepth > 0 {
		m.text = append(m.text, s[:min(len(s), maxPropertyText-len(m.text))]...)
	}
}

// endElement handles an end tag: it closes the innermost open element of that name and all elements inside
// it. It ignores an end tag without such an element.
func (m *microdataReader) endElement(name string) {
	m.addText(" ")
	for i := len(m.elements) - 1; i >= max(0, len(m.elements)-maxImplied); i-- {
		if equalFold(name, m.elements[i].name) {
			m.closeElements(i)
			return
		}
	}
}

// closeElements closes all but the outermost n open elements, from the inside out.
func (m *microdataReader) closeElements(n int) {
	for i := len(m.elements) - 1; i >= n && !m.overLimit; i-- {
		switch e := &m.elements[i]; e.role {
		case itemRole:
			m.endItem(m.item)
			m.item = m.items[m.item].parent
		case textRole:
			m.setProperty(m.item, e.property, string(m.text[e.textFrom:]))
			if m.textDepth--; m.textDepth == 0 {
				m.text = m.text[:0]
			}
		}
	}
	m.elements = m.elements[:n]
}
