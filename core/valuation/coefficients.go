package valuation

// The constants in this file were fitted to listings by internal/fit, like those of internal/pricing. docs/VALUATION.md
// names the data. All other constants of the package were set by hand and checked on the same data.

// coefficients has the weight of each piece of evidence in a listing's score.
var coefficients = Evidence{
	itemFound:        4.630,
	listingFound:     3.185,
	wordsFound:       1.222,
	numbersFound:     1.232,
	modelFound:       4.649,
	modelOther:       -2.595,
	leadFound:        1.610,
	headFound:        0.743,
	listingHeadFound: 1.586,
	orderKept:        3.513,
	unitDiffers:      -0.013,
	versionDiffers:   -1.655,
	yearDiffers:      -1.623,
	ordinalDiffers:   -1.493,
	kindAdded:        -1.582,
	kindMissing:      -1.845,
	extraAdded:       -1.235,
	colourDiffers:    -2.999,
	platformDiffers:  -3.898,
	platformAdded:    0.757,
	editionAdded:     -0.821,
	editionMissing:   -2.027,
}

// The calibration converts a listing's score to log odds; see logOdds.
const (
	calibrationConstant = -3.47
	calibrationScore    = 0.38 // per unit of the score
	calibrationGap      = 0.80 // per unit of the gap between the score and the best one
)
