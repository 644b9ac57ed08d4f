package fingerprint

import (
	"slices"

	"loupe/core/imaging"
)

// A retouch returns a changed copy of a thumbnail, or nil if nothing is to be changed. It takes away what may differ between
// copies, so the retouched views of an original and its copy show nearly the same.
type retouch func(thumbnail) thumbnail

const (
	markWindow   = 7                       // cells of the column that a median is taken of; letters that cover most of it are not found
	markContrast = imaging.White * 8 / 100 // the least contrast between letters and their background
	lineReach    = 4                       // cells on each side of a cell that are searched for its line of letters
	minLetters   = 4                       // fewest cells of letters among these and the cell itself
	brightest    = imaging.White * 10 / 12 // becomes white in a photo that is made 20 percent brighter
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
		around := t[top*side+x:][:(markWindow-1)*side+1]
		lower := 0
		for j := 0; j < len(around); j += side {
			if (v-around[j])*sign > markContrast {
				lower++
			}
		}
		if lower > markWindow/2 {
			for j := range column {
				column[j] = int64(around[j*side])
			}
			filled[i] = int32(smallest(column, markWindow/2+1))
		}
	}
	return filled
}

// withoutHighlights limits the brightness to brightest, as in a photo that was made brighter: its white background stays as it was,
// while the rest gets closer to white.
func withoutHighlights(t thumbnail) (changed thumbnail) {
	for i, v := range t {
		if v <= brightest {
			continue
		}
		if changed == nil {
			changed = slices.Clone(t)
		}
		changed[i] = brightest
	}
	return changed
}
