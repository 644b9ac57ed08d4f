package ledger

import "math"

// Promise is the share of comparable sales that a range is meant to contain.
const Promise = 0.8

// MinJudged is the smallest number of sales by which the promise is judged.
const MinJudged = 30

// Wilson returns the 95 % confidence interval of a share, given hits of n observations; 0 to 1 if n is 0. It is the score interval of
// E. B. Wilson 1927, doi.org/10.1080/01621459.1927.10502953.
func Wilson(hits, n int) (lower, upper float64) {
	const z = 1.959964
	if n == 0 {
		return 0, 1
	}
	size, p := float64(n), float64(hits)/float64(n)
	centre, half := p+z*z/(2*size), z*math.Sqrt(p*(1-p)/size+z*z/(4*size*size))
	scale := 1 / (1 + z*z/size)
	return max(0, (centre-half)*scale), min(1, (centre+half)*scale)
}

// IsBroken reports whether significantly fewer sales were inside their range than promised: at least MinJudged sales, with the upper bound
// of the share's confidence interval below Promise.
func IsBroken(inside, sales int) bool {
	_, upper := Wilson(inside, sales)
	return sales >= MinJudged && upper < Promise
}
