package learned

import "math"

// Correction has the coefficients with which a source corrects estimates.
type Correction struct {
	Move          [moveTerms]float64     // of the terms of Estimate.moveTerms
	Width         [widthFeatures]float64 // logarithm of the factor on a bound's distance: see Estimate.widthFeatures
	Fast, Patient float64                // distance of the 25th and of the 75th percentile, relative to the bound's on its side
	Listings      int                    // that were appraised to fit the coefficients; 0 if the source has no correction
}

const (
	moveTerms     = 4
	widthFeatures = 5
)

// Estimate is an estimate by comparable listings, and what a source's words say about it. Prices are natural logarithms.
type Estimate struct {
	Centre, Below, Above float64 // the estimate, and the distances of the bounds from it
	Fast, Patient        float64 // the distances of the 25th and of the 75th percentile
	Doubt                float64 // probability that no listing used is the same product
	Listings             int     // whose prices were used

	Known      bool    // the source's words have prices; the following are 0 without
	Difference float64 // of the item's words from the listings', in price
	Rest       float64 // by how much the listings' words are worth more than the listings cost
}

// maxFactor limits the factor on the distances of the bounds, either way.
const maxFactor = 4

// Correct returns the estimate as the source corrects it. If the words have no prices, the estimate stays, and the range has the width
// of an estimate with usual words.
func (c *Correction) Correct(e Estimate) Estimate {
	corrected := e
	corrected.Centre += c.move(&e)
	factor := func(distance float64) float64 {
		x := e.widthFeatures(distance)
		log := 0.0
		for i, f := range x {
			log += c.Width[i] * f
		}
		return math.Exp(min(max(log, -math.Log(maxFactor)), math.Log(maxFactor)))
	}
	corrected.Below *= factor(e.Below)
	corrected.Above *= factor(e.Above)
	corrected.Fast, corrected.Patient = c.Fast*corrected.Below, c.Patient*corrected.Above
	return corrected
}

// move returns by how much the words move the centre: at most to the price of the item's words, or by their difference if that is more.
func (c *Correction) move(e *Estimate) (sum float64) {
	for i, x := range e.moveTerms() {
		sum += c.Move[i] * x
	}
	all := e.Difference + e.Rest
	return min(max(sum, min(all, e.Difference, 0)), max(all, e.Difference, 0))
}

// moveTerms are the terms of the move, of which Correction.Move has the coefficients: the difference, as for grades of a product, and
// the whole way to the price of the item's words, as far as the listings may be of other products, and more if they are few. The price
// of the same product is known better from its listings than from its words.
func (e *Estimate) moveTerms() [moveTerms]float64 {
	way := (e.Difference + e.Rest) * e.Doubt
	return [...]float64{e.Difference, way, way * e.Doubt, way / math.Sqrt(float64(max(e.Listings, 1)))}
}

// widthFeatures are what the factor on a bound's distance depends on, each relative to a usual value, so that a coefficient of the
// first is the factor of a usual estimate.
func (e *Estimate) widthFeatures(distance float64) [widthFeatures]float64 {
	disagreement := 0.0
	if e.Known {
		disagreement = math.Log(0.05+math.Abs(e.Difference+e.Rest)) + 1.3
	}
	return [...]float64{1, math.Log(max(distance, 1e-3)) + 0.8, e.Doubt - 0.3, math.Log(float64(max(e.Listings, 1))) - 2, disagreement}
}
