package page

// pageProduct returns the product that the page is about, with its price.
//
// Errors: ErrNoOffer, ErrPrice or ErrCurrency if the product has no usable price; ErrAmbiguous if the page
// does not show which of several products or prices is the right one; ErrTooLarge if the graph is over its
// limit.
//
// With ErrPrice and ErrCurrency it also returns the product.
func (g *graph) pageProduct(page *naming) (*item, error) {
	if g.overLimit {
		return nil, ErrTooLarge
	}
	subject := g.collectAllPrices()
	own, err := g.choose(subject, topLevel)
	if subject != nil || err != ErrAmbiguous && err != ErrNoOffer {
		return own, err
	}
	if err == ErrAmbiguous {
		if subject = page.subject(g); subject != nil {
			return g.choose(subject, min(subject.prominence, topLevel))
		}
	}
	return g.choose(nil, offered)
}

// choose returns the product that is subject, or if that is nil, the only product with the least prominence
// or more. Its results are those of pageProduct.
func (g *graph) choose(subject *item, least prominence) (*item, error) {
	var own *item
	hasOthers := false // items with prices that are not the page's product
	for i := range g.items {
		x := &g.items[i]
		if !x.price.Known() && x.err == ErrNoOffer {
			continue
		}
		isOther := x.prominence < least ||
			x.prominence != mainItem && (x.isReferenced || subject != nil && x != subject && !x.isSameProduct(subject))
		switch {
		case isOther:
			hasOthers = true
		case own == nil:
			own = x
		case own.isSameProduct(x):
			own.price.add(x.price)
		case own.price.Price != x.price.Price:
			return nil, ErrAmbiguous
		}
	}
	switch {
	case own == nil && subject == nil && hasOthers:
		return nil, ErrAmbiguous
	case own == nil:
		return nil, ErrNoOffer
	case !own.price.Known():
		return own, own.err
	case own.price.High/maxPriceRatio > own.price.Low:
		return nil, ErrAmbiguous
	}
	return own, nil
}

// collectAllPrices sets price and err of every standalone product. It returns the first product that the
// page names as its subject, or nil if it names none.
func (g *graph) collectAllPrices() (subject *item) {
	for i := range g.items {
		x := &g.items[i]
		if !x.isProduct || !x.isStandalone() || g.hasEvent && !x.isGoods && !x.sellsGoods {
			continue
		}
		g.collectPrices(i, x, false, 0)
		if x.prominence == topLevel && g.mainEntityID != "" && x.texts[propID] == g.mainEntityID {
			x.prominence = mainItem
		}
		if x.prominence == mainItem && subject == nil {
			subject = x
		}
	}
	return subject
}

// isSameProduct reports whether two items are the same product or variants of it: they have the same title
// or the same product group.
func (x *item) isSameProduct(y *item) bool {
	for _, p := range [...]property{propTitle, propGroupID} {
		if x.texts[p] != "" && x.texts[p] == y.texts[p] {
			return true
		}
	}
	return false
}
