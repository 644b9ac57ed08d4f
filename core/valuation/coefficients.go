package valuation

// Fitted by internal/fit; docs/VALUATION.md has what was fitted on what. Nothing else in this package is.

var coefficients = Evidence{
	itemFound:       4.775,
	listingFound:    3.914,
	wordsFound:      1.172,
	numbersFound:    1.652,
	modelFound:      4.646,
	modelOther:      -2.408,
	leadFound:       1.891,
	orderKept:       3.792,
	unitDiffers:     -0.302,
	versionDiffers:  -1.257,
	yearDiffers:     -1.450,
	ordinalDiffers:  -1.483,
	kindAdded:       -1.591,
	kindMissing:     -1.920,
	extraAdded:      -1.263,
	colourDiffers:   -2.926,
	platformDiffers: -3.914,
	platformAdded:   0.631,
	editionAdded:    -0.762,
	editionMissing:  -2.103,
}

var calibration = [3]float64{-3.415, 0.387, 0.869}

// width is that of the range: the logarithm of its half is a constant, plus the doubt to the power doubtPower, plus the
// spread.
var width = [3]float64{-1.12, 2.2, 0.35}

const doubtPower = 2
