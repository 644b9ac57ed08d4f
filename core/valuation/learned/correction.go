package learned

import "math"

// Correction has the coefficients with which a source corrects estimates.
type Correction struct {
	Move          [moveFeatures]float64  // share of the way to the model's price: see Trial.move
	Width         [widthFeatures]float64 // logarithm of the factor on a bound's distance: see Trial.width
	Fast, Patient float64                // distance of the 25th and of the 75th percentile, relative to the bound's on its side
	Listings      int                    // that were appraised to fit the coefficients; 0 if the source has no correction
}

const (
	moveFeatures  = 3
	widthFeatures = 5
)

// Estimate is an estimate by comparable listings. Prices are natural logarithms.
type Estimate struct {
	Centre, Below, Above float64 // the estimate, and the distances of the bounds from it
	Fast, Patient        float64 // the distances of the 25th and of the 75th percentile
	Doubt                float64 // probability that no listing used is the same product
	Listings             int     // whose prices were used
}

// maxFactor limits the factor on the distances of the bounds, either way.
const maxFactor = 4

// Correct returns the estimate as the source corrects it. model is the logarithm of the price that the model predicts, or NaN if it
// can't be used: then the estimate stays, and the range has the width of a usual difference between the two.
func (c *Correction) Correct(e Estimate, model float64) Estimate {
	corrected := e
	if !math.IsNaN(model) {
		corrected.Centre += c.share(&e) * (model - e.Centre)
	}
	factor := func(distance float64) float64 {
		x := e.widthFeatures(distance, model)
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

// share returns the share of the way to the model's price by which the centre is moved, 0 to 1.
func (c *Correction) share(e *Estimate) (share float64) {
	for i, f := range e.moveFeatures() {
		share += c.Move[i] * f
	}
	return min(max(share, 0), 1)
}

// moveFeatures are what the share of the way depends on: the model counts only as far as the listings may be of other products, and
// more if they are few.
func (e *Estimate) moveFeatures() [moveFeatures]float64 {
	return [...]float64{e.Doubt, e.Doubt * e.Doubt, e.Doubt / math.Sqrt(float64(max(e.Listings, 1)))}
}

// widthFeatures are what the factor on a bound's distance depends on, each relative to a usual value, so that a coefficient of the
// first is the factor of a usual estimate.
func (e *Estimate) widthFeatures(distance, model float64) [widthFeatures]float64 {
	difference := 0.0
	if !math.IsNaN(model) {
		difference = math.Log(0.05+math.Abs(model-e.Centre)) + 1.3
	}
	return [...]float64{1, math.Log(max(distance, 1e-3)) + 0.8, e.Doubt - 0.3, math.Log(float64(max(e.Listings, 1))) - 2, difference}
}
