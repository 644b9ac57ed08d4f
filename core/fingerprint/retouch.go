package fingerprint

import (
	"slices"

	"loupe/core/imaging"
)

// A retouch returns a changed copy of a thumbnail, or nil if nothing is to be changed. It undoes on a photo what may have been
// done to it since the catalogue's picture was taken, so that the catalogue needs no view for it.
type retouch func(thumbnail) thumbnail

const (
	markWindow   = 7                        // cells of the column that a median is taken of; letters that cover most of it are not found
	markContrast = imaging.White * 12 / 100 // the least contrast between letters and their background
	lineReach    = 4                        // cells on each side of a cell that are searched for its line of letters
	minLetters   = 4                        // fewest cells of letters among these and the cell itself
	overexposed  = 253 << 8                 // brightness from which a camera or an editor may have cut off the highlights
	cutOff       = 20 << 8                  // how much brighter than white the highlights were; a guess
)

// withoutBrightMarks removes lines of bright letters, such as a shop's mark.
func withoutBrightMarks(t thumbnail) thumbnail { return withoutMarks(t, 1) }

// withoutDarkMarks removes lines of dark letters.
func withoutDarkMarks(t thumbnail) thumbnail { return withoutMarks(t, -1) }

// withoutMarks replaces each cell of a line of letters with the median of the column around it. The letters are brighter than
// what is around them, or darker if sign is -1. Other small things in the picture, which are not in a line, stay.
func withoutMarks(t thumbnail, sign int32) (changed thumbnail) {
	filled := withoutSpots(t, sign)
	for i, v := range filled {
		if v == t[i] {
			continue
		}
		letters, row := 0, i-i%side
		for j := max(i-lineReach, row); j <= min(i+lineReach, row+side-1); j++ {
			if filled[j] != t[j] {
				letters++
			}
		}
		if letters < minLetters {
			continue
		}
		if changed == nil {
			changed = slices.Clone(t)
		}
		changed[i] = v
	}
	return changed
}

// withoutSpots returns a copy in which each cell that is brighter than the median of the column around it by over markContrast,
// or darker if sign is -1, is replaced with this median.
func withoutSpots(t thumbnail, sign int32) thumbnail {
	filled := slices.Clone(t)
	column := make([]int64, markWindow)
	for i, v := range t {
		x, y := i%side, i/side
		top := min(max(y-markWindow/2, 0), side-markWindow)
		lower := 0
		for j := range column {
			other := t[(top+j)*side+x]
			column[j] = int64(other)
			if (v-other)*sign > markContrast {
				lower++
			}
		}
		if lower > markWindow/2 {
			filled[i] = int32(smallest(column, markWindow/2+1))
		}
	}
	return filled
}

// withHighlights makes overexposed cells brighter than white. In a photo that was made brighter, a white background does not
// get brighter with the rest, but in the catalogue's picture it differs from the rest by more.
func withHighlights(t thumbnail) (changed thumbnail) {
	for i, v := range t {
		if v < overexposed {
			continue
		}
		if changed == nil {
			changed = slices.Clone(t)
		}
		changed[i] = v + cutOff
	}
	return changed
}
