package appraisal

import (
	"slices"
	"strings"

	"loupe/core/market"
	"loupe/core/valuation"
)

// Question asks the caller which variant the item is.
type Question struct {
	Attribute string   // in which the variants differ: "storage"
	Choices   []string // the variants' names: "64 GB", "256 GB"
}

// chooseVariant values the item again by the offers of the caller's variant, if the caller has named one. Otherwise it
// asks, if the caller can be asked; or else widens the range to all variants and says so.
func (a *appraisal) chooseVariant() {
	if !a.hasValue() {
		return
	}
	found, ok := valuation.FindVariants(a.valuationItem(), a.valuationListings(), a.valuation)
	if !ok {
		return
	}
	chosen := slices.IndexFunc(found.Choices, func(v valuation.Variant) bool { return v.Name == a.Variant })
	switch {
	case chosen >= 0:
		a.leaveOutVariants(found, chosen)
	case a.Variant == "" && a.hooks.MayAsk && a.repeatable():
		a.question = &Question{Attribute: found.Attribute}
		for _, v := range found.Choices {
			a.question.Choices = append(a.question.Choices, v.Name)
		}
	default:
		a.coverVariants(found)
	}
}

// leaveOutVariants values the item without the offers of the variants that were not chosen.
func (a *appraisal) leaveOutVariants(found valuation.Variants, chosen int) {
	drop := map[int]bool{}
	for i, v := range found.Choices {
		if i != chosen {
			for _, n := range v.Listings {
				drop[n] = true
			}
		}
	}
	listings, prices := a.found, a.prices
	a.found, a.prices = nil, nil
	for i := range listings {
		if !drop[i] {
			a.found, a.prices = append(a.found, listings[i]), append(a.prices, prices[i])
		}
	}
	a.valuation = a.computeValuation()
	a.valuation.Reasons = append(a.valuation.Reasons, "You chose "+found.Choices[chosen].Name+
		", so "+plural(len(drop), "offer of another variant was", "offers of other variants were")+" left out.")
}

// coverVariants widens the range to the usual price of every variant.
func (a *appraisal) coverVariants(found valuation.Variants) {
	var names []string
	for _, v := range found.Choices {
		a.valuation.Lower = min(a.valuation.Lower, market.Round(v.Median, a.Currency))
		a.valuation.Upper = max(a.valuation.Upper, market.Round(v.Median, a.Currency))
		names = append(names, v.Name+" ("+a.formatPrice(v.Median)+")")
	}
	a.valuation.Reasons = append(a.valuation.Reasons, "The photo and the description don't tell which variant it is, and the prices differ by "+found.Attribute+": "+
		strings.Join(names, ", ")+". The range covers them all. Name the variant in the description for a narrower one.")
}

func (a *appraisal) formatPrice(units float64) string {
	price, err := market.AmountOf(units)
	if err != nil {
		return "an unknown price"
	}
	return a.Currency + " " + market.FormatPrice(price)
}

// repeatable reports whether the call can be made again without paying outside services again.
func (a *appraisal) repeatable() bool {
	return a.recalled || a.remembered || !a.settings.usesOutsideServices()
}
