package learned

import "math"

// Correction is how a source corrects estimates.
type Correction struct {
	Coefficients
	Wordless Coefficients // for estimates without prices of words
	Listings int          // appraised to fit the coefficients; 0 if there were too few
}

// Coefficients are those of a correction.
type Coefficients struct {
	Move          [moveTerms]float64     // of the terms of Estimate.moveTerms
	Width         [widthFeatures]float64 // of Estimate.widthFeatures: their sum is the logarithm of the factor on a bound's distance
	Fast, Patient float64                // distance of the 25th and of the 75th percentile, relative to the bound's on its side
}

const (
	moveTerms     = 5
	widthFeatures = 5
)

// Estimate is an estimate by comparable listings, and what a source's words say about it. Prices are natural logarithms.
type Estimate struct {
	Centre, Below, Above float64 // the estimate, and the distances of the bounds from it
	Fast, Patient        float64 // the distances of the 25th and of the 75th percentile
	Doubt                float64 // probability that no listing used is the same product
	Listings             int     // whose prices were used
	Lot                  bool    // it is of several pieces, as many times as one

	Known      bool    // the source's words have prices; the following are 0 without
	Level      float64 // Centre relative to the mean price of the source's listings
	Difference float64 // model price of the item's words minus the mean of the listings' words
	Gap        float64 // price of the item by its words minus Centre
	Variant    float64 // of a corrected estimate: the part of its move that is a share of Difference
}

// ForgetWords removes what the words say.
func (e *Estimate) ForgetWords() { e.Known, e.Level, e.Difference, e.Gap = false, 0, 0, 0 }

// maxFactor limits the factor on the distances of the bounds, either way.
const maxFactor = 4

// Correct returns the corrected estimate. Without prices of words, the centre stays but for a lot.
func (c *Correction) Correct(e Estimate) Estimate {
	if e.Known {
		return c.Coefficients.correct(e)
	}
	return c.Wordless.correct(e)
}

func (c *Coefficients) correct(e Estimate) Estimate {
	corrected := e
	corrected.Centre += c.move(&e)
	corrected.Variant = min(max(c.Move[0], 0), 1) * e.Difference
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

// move returns the shift of the centre by the words, limited to the interval that holds 0, the difference and the gap, and by what lots
// of the source cost less than their pieces.
func (c *Coefficients) move(e *Estimate) float64 {
	sum, terms := 0.0, e.moveTerms()
	lot := c.Move[moveTerms-1] * terms[moveTerms-1]
	for i, x := range terms[:moveTerms-1] {
		sum += c.Move[i] * x
	}
	return min(max(sum, min(e.Gap, e.Difference, 0)), max(e.Gap, e.Difference, 0)) + lot
}

// moveTerms are the terms of the move. The difference counts fully: grades of a product differ in words. The gap counts more
// with doubt and with few prices: the same product's price is known better from its listings than from its words.
func (e *Estimate) moveTerms() [moveTerms]float64 {
	lot := 0.0
	if e.Lot {
		lot = 1
	}
	return [...]float64{e.Difference, e.Gap, e.Gap * e.Doubt, e.Gap / math.Sqrt(float64(max(e.Listings, 1))), lot}
}

// widthFeatures are the features of the logarithm of a bound's factor. Each is centred on a usual value, so that the first coefficient
// belongs to an estimate with usual values.
func (e *Estimate) widthFeatures(distance float64) [widthFeatures]float64 {
	disagreement := 0.0
	if e.Known {
		disagreement = math.Log(0.05+math.Abs(e.Gap)) + 1.3
	}
	return [...]float64{1, math.Log(max(distance, 1e-3)) + 0.8, e.Doubt - 0.3, e.Level, disagreement}
}
