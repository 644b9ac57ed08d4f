package appraisal

import (
	"slices"
	"strings"

	"loupe/core/market"
	"loupe/core/valuation"
)

// Question asks the caller which variant the item is.
type Question struct {
	Attribute string   // what differs between the variants: "storage"
	Choices   []string // the variants' names: "64 GB", "256 GB"
}

// chooseVariant does nothing if the item has no variants, or if the description contradicts the photo. If the
// caller has chosen a variant, it values the item again without the offers of the others. If not, it asks the
// caller, if that is possible. Else it widens the range to all variants and adds a reason that names them.
func (a *appraisal) chooseVariant() {
	if !a.hasValue() || a.valuation.Contradiction != "" {
		return
	}
	found, ok := valuation.FindVariants(a.valuationItem(), a.valuationListings(), *a.valuation)
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
	listings, prices := a.found, a.prices.of
	a.found, a.prices.of = nil, nil
	for i := range listings {
		if !drop[i] {
			a.found, a.prices.of = append(a.found, listings[i]), append(a.prices.of, prices[i])
		}
	}
	a.valuation = a.computeValuation()
	name := found.Choices[chosen].Name
	a.addReason("variant_chosen", "You chose "+name+", so "+plural(len(drop), "offer of another variant was", "offers of other variants were")+" left out.",
		"variant left_out", name, len(drop))
}

// coverVariants widens the range so that it contains the median price of every variant.
func (a *appraisal) coverVariants(found valuation.Variants) {
	var names, shown []string
	var medians []float64
	for _, v := range found.Choices {
		a.valuation.Lower = min(a.valuation.Lower, market.Round(v.Median, a.Currency))
		a.valuation.Upper = max(a.valuation.Upper, market.Round(v.Median, a.Currency))
		names, medians = append(names, v.Name), append(medians, market.Round(v.Median, a.Currency))
		shown = append(shown, v.Name+" ("+a.formatPrice(v.Median)+")")
	}
	a.addReason("variants", "Neither the photo nor the description says which variant it is. The prices depend on the "+found.Attribute+": "+
		strings.Join(shown, ", ")+". The range covers them all. Name the variant in the description to get a narrower range.",
		"attribute variants medians", found.Attribute, names, medians)
}

func (a *appraisal) addReason(code, text, names string, values ...any) {
	a.valuation.Reasons = append(a.valuation.Reasons, reason(code, text, names, values...)...)
}

func (a *appraisal) formatPrice(units float64) string {
	price, err := market.AmountOf(units)
	if err != nil {
		return "an unknown price"
	}
	return a.Currency + " " + market.FormatPrice(price)
}

// repeatable reports whether an identical call would not call outside services again.
func (a *appraisal) repeatable() bool {
	return a.recalled || a.remembered || !a.settings.usesOutsideServices()
}
