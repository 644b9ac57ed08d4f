package matching

// The constants in this file were fitted to listings by build/toolchain/fit, like the model of package prediction, but for StorageDiffers, which
// was set by hand. docs/VALUATION.md names the data. All other constants of the package were set by hand and checked on the same data.

// Coefficients has the weight of each piece of evidence in a listing's score.
var Coefficients = Evidence{
	ItemFound:        4.630,
	ListingFound:     3.185,
	WordsFound:       1.222,
	NumbersFound:     1.232,
	ModelFound:       4.649,
	ModelOther:       -2.595,
	LeadFound:        1.610,
	HeadFound:        0.743,
	ListingHeadFound: 1.586,
	OrderKept:        3.513,
	StorageDiffers:   -2.5,
	VersionDiffers:   -1.655,
	YearDiffers:      -1.623,
	OrdinalDiffers:   -1.493,
	KindAdded:        -1.582,
	KindMissing:      -1.845,
	ExtraAdded:       -1.235,
	ColourDiffers:    -2.999,
	PlatformDiffers:  -3.898,
	PlatformAdded:    0.757,
	EditionAdded:     -0.821,
	EditionMissing:   -2.027,
}

// The calibration converts a listing's score to log odds; see logOdds.
const (
	calibrationConstant = -3.47
	calibrationScore    = 0.38 // per unit of the score
	calibrationGap      = 0.80 // per unit of the gap between the score and the best one
)
