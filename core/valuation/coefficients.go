package valuation

// The constants in this file were fitted to listings and prices by internal/fit. docs/VALUATION.md
// names the data. All other constants of the package were set by hand and checked on the same data.

// coefficients has the weight of each piece of evidence in a listing's score.
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

// The calibration converts a listing's score to log odds; see logOdds.
const (
	calibrationConstant = -3.347
	calibrationScore    = 0.380 // per unit of the score
	calibrationGap      = 0.852 // per unit of the gap between the score and the best one
)

// The terms of the logarithm of the range's half width; see halfWidth.
const (
	widthConstant    = -1.1
	widthUncertainty = 2.4 // per squared probability that no price is for the same product
	widthSpread      = 0.1 // per unit of the spread
)
