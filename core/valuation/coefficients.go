package valuation

// What was fitted to listings and prices, by internal/fit; docs/VALUATION.md says on which. The constants beside the code
// that uses them were set by hand, with an eye on the same figures.

// coefficients are what a unit of each piece of evidence adds to the score.
var coefficients = Evidence{
	itemFound:       5.015,
	listingFound:    3.635,
	wordsFound:      1.257,
	numbersFound:    1.594,
	modelFound:      4.734,
	modelOther:      -2.573,
	leadFound:       2.016,
	orderKept:       3.849,
	unitDiffers:     -0.270,
	versionDiffers:  -1.340,
	yearDiffers:     -1.508,
	ordinalDiffers:  -1.432,
	kindAdded:       -1.571,
	kindMissing:     -1.869,
	extraAdded:      -1.294,
	colourDiffers:   -2.944,
	platformDiffers: -3.904,
	platformAdded:   0.646,
	editionAdded:    -0.813,
	editionMissing:  -2.072,
}

// calibration makes log odds of a score: a constant, of the score, and of its distance from the best one.
var calibration = [3]float64{-3.347, 0.380, 0.852}

// width makes the logarithm of half the range's width: a constant, of the doubt to the power doubtPower, of the spread.
var width = [3]float64{-1.1, 2.4, 0.1}

const doubtPower = 2
