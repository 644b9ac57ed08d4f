package valuation

// Fitted by internal/fit; docs/VALUATION.md has what was fitted on what. Nothing else in this package is.

var coefficients = Evidence{
	itemFound:       5.011,
	listingFound:    3.632,
	wordsFound:      1.259,
	numbersFound:    1.603,
	modelFound:      4.737,
	modelOther:      -2.573,
	leadFound:       2.012,
	orderKept:       3.847,
	unitDiffers:     -0.269,
	versionDiffers:  -1.337,
	yearDiffers:     -1.562,
	ordinalDiffers:  -1.429,
	kindAdded:       -1.576,
	kindMissing:     -1.874,
	extraAdded:      -1.294,
	colourDiffers:   -2.946,
	platformDiffers: -3.900,
	platformAdded:   0.644,
	editionAdded:    -0.814,
	editionMissing:  -2.069,
}

var calibration = [3]float64{-3.351, 0.380, 0.851}

// width is that of the range: the logarithm of its half is a constant, plus the doubt to the power doubtPower, plus the
// spread.
var width = [3]float64{-1.1, 2.3, 0.1}

const doubtPower = 2
