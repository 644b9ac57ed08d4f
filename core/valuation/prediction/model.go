package prediction

// Model has the constants of a prediction. build/toolchain/fit fits them.
type Model struct {
	// The weight of a price; see weigh.
	WeightExponent float64 // of the odds
	SoldFactor     float64 // for a price that was paid
	UnstatedFactor float64 // for a listing that states no condition, if the item's or another listing's is known
	HalfLife       float64 // days after which a price weighs half, at most; see Model.halfLife
	Drift          float64 // assumed change of market prices, in logarithms per day
	UndatedFactor  float64 // for an undated listing among dated ones
	Bandwidth      float64 // of the median

	// The adjustment to words; see adjustToWords.
	WordShare     float64 // of the fitted difference that is applied
	WordPenalty   float64 // of the ridge regression
	WordExponent  float64 // of the odds, for the weight of a comparable
	WordGap       float64 // a comparable weighs nothing if its log odds are this much below the highest
	WordFloor     float64 // or below this
	WordBandwidth float64 // of the median from which prices are measured
	WordClip      float64 // the largest distance from that median

	// The distances of the bounds; see setBounds.
	Distance      Distance
	DoubtPower    float64 // of the probability that no price is for the same product
	PriorSpread   float64 // of a single price
	PriorDoubt    float64 // on the logarithm of PriorSpread, per unit of doubt
	PriorWeight   float64 // how many prices of weight 1 PriorSpread counts for; the same of HalfLife
	QuartileShare float64 // of a bound's distance, to the 25th and the 75th percentile
}

// Distance has the coefficients of the logarithm of a bound's distance from the centre.
type Distance struct {
	Constant float64
	Doubt    float64 // per unit of the probability that no price is for the same product, to the power of DoubtPower
	Spread   float64 // per unit of the logarithm of the spread on the bound's side
	Number   float64 // per unit of the logarithm of the sum of the weights; not positive, because more prices say more
}

// Fitted is the model of the service.
var Fitted = Model{
	WeightExponent: 0.5, SoldFactor: 1.5, UnstatedFactor: 0.4, HalfLife: 180, Drift: 0.0011, UndatedFactor: 0.5, Bandwidth: 0.1,
	WordShare: 0.65, WordPenalty: 1, WordExponent: 0.15, WordGap: 6, WordFloor: -9, WordBandwidth: 0.3, WordClip: 1,
	Distance:   Distance{0.819, 0.363, 0.835, -0.077},
	DoubtPower: 0.5, PriorSpread: 0.089, PriorDoubt: 1.467, PriorWeight: 3.082, QuartileShare: 0.415,
}
