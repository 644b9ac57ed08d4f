package product

// Calibration corrects the ranges of a source. With it, 80 % of its prices are inside their range, 25 % below
// the fast price and 25 % above the patient price. Each is a factor on a distance from the estimate, in logarithms.
// The zero value means that the source was not calibrated. valuation.Calibrate determines it.
type Calibration struct {
	Range    float64 // on the distances of both bounds, 1/4 to 4
	Fast     float64 // on the distance of the fast price, 0 to 4
	Patient  float64 // on the distance of the patient price, 0 to 4
	Listings int     // of the source that were valued to determine the factors
}

// Limits of a calibration.
const (
	MinRangeFactor       = 0.25
	MaxCalibrationFactor = 4
)

// Valid reports whether the calibration was determined and its factors are within the limits.
func (c Calibration) Valid() bool {
	valid := func(factor, lowest float64) bool { return lowest <= factor && factor <= MaxCalibrationFactor }
	return c.Listings > 0 && valid(c.Range, MinRangeFactor) && valid(c.Fast, 0) && valid(c.Patient, 0)
}
