package fingerprint

import "loupe/core/imaging"

// ErrFlat is the error for a picture with too little detail for a fingerprint, such as a plain colour or a gradient.
const ErrFlat imaging.Error = "too little detail for a fingerprint"

// minDetail is the least detail that a picture must have. The authors of PDQ recommend 50, which a chair on white may not have.
const minDetail = 10

// detail is PDQ's quality measure: the sum of the differences between neighbouring cells, divided by 90.
// The differences are in whole percent of white, rounded down so that noise does not count. An ordinary
// photo has over 100.
func detail(t thumbnail) int {
	sum := 0
	add := func(a, b int32) {
		percent := int(a-b) * 100 / imaging.White
		sum += max(percent, -percent)
	}
	for i := range t {
		if i%side > 0 {
			add(t[i], t[i-1])
		}
		if i >= side {
			add(t[i], t[i-side])
		}
	}
	return sum / 90
}
