package page

// product returns the page's own product, with its price.
func (g *graph) product() (own *item, fault Error) {
	if g.full {
		return nil, ErrTooLarge
	}
	var first *item // that the page is about
	for i := range g.items {
		x := &g.items[i]
		if !x.isProduct || !x.isNode() {
			continue
		}
		g.ask(i, x, false, 0)
		if x.place == top && g.main != "" && x.fields[id] == g.main {
			x.place = main
		}
		if x.place == main && first == nil {
			first = x
		}
	}
	fault = ErrNoOffer
	for i := range g.items {
		x := &g.items[i]
		switch {
		case x.price.low == 0 && x.fault == ErrNoOffer:
		case x.place == inside, x.place == top && (x.referred || first != nil && !x.is(first)):
			if own == nil && first == nil {
				fault = ErrAmbiguous
			}
		case own == nil:
			own = x
		case own.is(x):
			own.price.join(x.price)
		case own.price.low != x.price.low || own.price.high != x.price.high || own.price.currency != x.price.currency:
			return nil, ErrAmbiguous
		}
	}
	switch {
	case own == nil:
		return nil, fault
	case own.price.low == 0:
		return nil, own.fault
	case own.price.high/tooWide > own.price.low:
		return nil, ErrAmbiguous
	}
	return own, ""
}

// is reports whether two items are one product, or variants of one.
func (x *item) is(y *item) bool {
	return x.fields[title] == y.fields[title] && x.fields[title] != "" || x.fields[group] == y.fields[group] && x.fields[group] != ""
}
