package valuation

// The constants in this file were fitted to listings by internal/fit, like those of internal/pricing. docs/VALUATION.md
// names the data. All other constants of the package were set by hand and checked on the same data.

// coefficients has the weight of each piece of evidence in a listing's score.
var coefficients = Evidence{
	itemFound:        4.667,
	listingFound:     3.186,
	wordsFound:       1.207,
	numbersFound:     1.426,
	modelFound:       4.417,
	modelOther:       -2.625,
	leadFound:        1.614,
	headFound:        .703,
	listingHeadFound: 1.642,
	orderKept:        3.418,
	unitDiffers:      -0.1,
	versionDiffers:   -1.629,
	yearDiffers:      -1.605,
	ordinalDiffers:   -1.475,
	kindAdded:        -1.578,
	kindMissing:      -1.859,
	extraAdded:       -1.217,
	colourDiffers:    -2.745,
	platformDiffers:  -3.902,
	platformAdded:    .745,
	editionAdded:     -.879,
	editionMissing:   -2.029,
}

// The calibration converts a listing's score to log odds; see logOdds.
const (
	calibrationConstant = -3.47
	calibrationScore    = 0.38 // per unit of the score
	calibrationGap      = 0.80 // per unit of the gap between the score and the best one
)
