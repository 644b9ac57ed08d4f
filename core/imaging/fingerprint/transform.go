package fingerprint

import (
	"math"
	"slices"

	"loupe/core/imaging"
)

const side = imaging.Side

type thumbnail = imaging.Thumbnail

// coarse is the number of cells in a row and in a column of what a view shows. A fingerprint has 16 frequencies, so 32 cells
// are enough, and take a quarter of the time of 64.
const coarse = 32

// cosines has cos(pi * k / 128) for k from 0 to 255, one period, as fixed-point numbers with 14 fractional bits. Rounding
// removes the last bits of math.Cos, which may differ between machines.
var cosines = func() []int64 {
	table := make([]int64, 256)
	for k := range table {
		table[k] = int64(math.Round(math.Cos(math.Pi/128*float64(k)) * (1 << 14)))
	}
	return table
}()

const frequencies = 16

// transform computes the cosine transform (DCT-II) of values for the frequencies 1 to 16, without its constant factor. It
// overwrites the values. Their number must be a power of two.
//
// The cosines of an odd frequency are the same from both ends, with opposite signs, so the differences of the values at both ends
// give all odd frequencies. The sums give the even ones: they are the frequencies of a transform of half the size.
func transform(values, result []int64) {
	table := cosines[:256]
	unit := side / len(values)
	for odd := 1; len(values) > 1; odd *= 2 {
		half := len(values) / 2
		sums, differences := values[:half], values[half:]
		for i, b := range differences {
			a := sums[half-1-i]
			sums[half-1-i], differences[i] = a+b, a-b
		}
		for j := odd; j <= frequencies; j += 2 * odd {
			sum, angle := int64(0), unit*j*(2*half-1)
			for _, d := range differences {
				sum += d * table[angle&255]
				angle -= unit * j * 2
			}
			result[j-1] = sum
		}
		values = sums
	}
}

// bitsOf computes the bits of a fingerprint: the coefficients of the cosine transform for the frequencies 1 to 16 in
// both directions, compared with their median. cells are side by side or coarse by coarse, row by row. No sum reaches 1<<56.
func bitsOf(cells []int32) (p Fingerprint) {
	size := side
	if len(cells) == coarse*coarse {
		size = coarse
	}
	values, result := make([]int64, size), make([]int64, frequencies)
	rows := make([]int64, frequencies*size) // at size*j+y: frequency j of row y
	for y := range size {
		for x, v := range cells[y*size:][:size] {
			values[x] = int64(v)
		}
		transform(values, result)
		for j, v := range result {
			rows[size*j+y] = v
		}
	}
	spectrum := make([]int64, frequencies*frequencies)
	for j := range frequencies {
		transform(rows[size*j:][:size], result)
		for i, v := range result {
			spectrum[i*frequencies+j] = v
		}
	}
	median := smallest(slices.Clone(spectrum), len(spectrum)/2)
	for i, v := range spectrum {
		if v > median {
			p[i/64] |= 1 << (63 - i%64)
		}
	}
	return p
}

// smallest returns the nth smallest value, n from 1. It reorders the values (C. A. R. Hoare, "Algorithm 65: Find", 1961).
func smallest(values []int64, n int) int64 {
	first, last := 0, len(values)-1
	for first < last {
		pivot := values[(first+last)/2]
		i, j := first, last
		for i <= j {
			for values[i] < pivot {
				i++
			}
			for values[j] > pivot {
				j--
			}
			if i <= j {
				values[i], values[j] = values[j], values[i]
				i++
				j--
			}
		}
		switch {
		case n-1 <= j:
			last = j
		case n-1 >= i:
			first = i
		default:
			return values[n-1]
		}
	}
	return values[n-1]
}
