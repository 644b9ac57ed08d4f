package pricing

import (
	"slices"

	"loupe/core/market/product"
	"loupe/core/reading/description"
	"loupe/core/valuation/matching"
	"loupe/core/valuation/prediction"
)

// damageFactors has the price of an item with a defect of each severity relative to an intact item. docs/VALUATION.md names the
// sources. The factors of NoDamage, for a defect in unknown words, and of PartFails, NeedsWork and Worn were set by hand.
var damageFactors = [description.SeverityCount]float64{
	description.NoDamage: 0.95, description.Shattered: 0.5, description.Cracked: 0.65, description.PartFails: 0.7, description.Bent: 0.75, description.Corroded: 0.8, description.NeedsWork: 0.85, description.Scratched: 0.88,
	description.Worn: 0.92, description.Dirty: 0.95, description.Dusty: 0.97,
}

const minDamageFactor = 0.2 // of all defects together

// State is the item's condition and damage, to which the listings' prices are adjusted.
type State struct {
	Condition    product.Condition
	Kind         prediction.Kind
	Defects      []string // cleaned, at most MaxDefects
	Scope        description.Scope
	DamageFactor float64 // price with the defects, relative to an intact item
	Authenticity description.Authenticity
	CopyWords    string // what states it
	Several      bool   // different products are offered together
	Differences  []description.Difference
	Difference   string // a colour, size or year of the description that the photo contradicts; "" if there is none

	// The condition of some pieces of a lot; DamageFactor was adjusted for it. OtherPieces is 0 if all are in one condition.
	OtherPieces    int
	OtherCondition product.Condition
}

// Assess determines the item's state. The price of an item for parts already reflects its defects.
func Assess(item *matching.Subject, kind prediction.Kind) State {
	said := item.Said
	s := State{
		Condition: item.Condition, Kind: kind, Scope: said.Scope, DamageFactor: 1, Difference: said.Difference,
		Authenticity: said.Damage.Authenticity, CopyWords: said.Damage.CopyWords, Several: said.Several, Differences: said.Differences,
	}
	defects := append(seenDefects(item.Defects), said.Damage.Defects...)
	defects = defects[:min(len(defects), description.MaxDefects)]
	itemBroken := false
	for i := range defects {
		d := &defects[i]
		if !slices.Contains(s.Defects, d.Text) {
			s.Defects = append(s.Defects, d.Text)
		}
		itemBroken = itemBroken || d.Fails
		isRepeated := slices.ContainsFunc(defects[:i], func(o description.Defect) bool { return d.IsSame(&o) })
		isPriced := s.Condition == product.ForParts || d.Severity == description.NoDamage && d.Fails
		if !isRepeated && !isPriced {
			s.DamageFactor *= damageFactors[d.Severity]
		}
	}
	if itemBroken && s.Condition != product.ForParts {
		factor, _ := prediction.Factor(kind, product.ForParts)
		s.DamageFactor *= factor
	}
	s.DamageFactor = max(s.DamageFactor, minDamageFactor)
	s.adjustToDeviation(&said.Deviation)
	return s
}

// seenDefects returns the first MaxDefects defects seen in the photo, without empty ones.
func seenDefects(given []string) (list []description.Defect) {
	for _, s := range given[:min(len(given), description.MaxDefects)] {
		if d := description.ReadDefect(s); d.Text != "" {
			d.Seen = true
			list = append(list, d)
		}
	}
	return list
}

// adjustToDeviation adjusts the damage factor to the value of the pieces in another condition. It changes nothing unless d names a
// number of pieces and the item is a lot with more.
func (s *State) adjustToDeviation(d *description.Deviation) {
	if d.Pieces == 0 || s.Scope.Pieces <= d.Pieces {
		return
	}
	own := 1.0
	if s.Condition != product.Unknown {
		own, _ = prediction.Factor(s.Kind, s.Condition)
	}
	other, _ := prediction.Factor(s.Kind, d.Condition)
	share := float64(d.Pieces) / float64(s.Scope.Pieces)
	s.DamageFactor *= 1 - share + share*other/own
	s.OtherPieces, s.OtherCondition = d.Pieces, d.Condition
}
