package photo

// side is the number of cells in a row and in a column of a thumbnail.
const side = 64

// A thumbnail is a picture as 64 by 64 cells of luminance, row by row: 0 is black, the constant white is
// white. It is a slice, because TinyGo compiles the copying of an array into one instruction per element.
type thumbnail []int32

const white = 255 << 8

// A downsampler averages the samples of a picture over the cells of a thumbnail. It measures lengths in
// 64ths of a pixel, so that the edges of both pixels and cells are whole numbers: a cell is width by height
// units large. Sums of sample times area are exact and at most 255 * MaxPixels, which is under 1<<31.
type downsampler struct {
	width, height int // of the picture, in pixels
	sums          []int32
}

func newDownsampler(width, height int) *downsampler {
	return &downsampler{width, height, make([]int32, side*side)}
}

// addRow adds a row of samples for the pixel rows from top to bottom-1. Sample i covers width pixels from
// left + i*step on. Parts outside the picture are ignored.
func (d *downsampler) addRow(top, bottom, left, step, width int, samples []byte) {
	row := make([]int32, side)
	cell, cellEnd := 0, d.width
	for i, sample := range samples {
		from := side * (left + i*step)
		to := min(from+side*width, side*d.width)
		for from < to {
			for cellEnd <= from {
				cell++
				cellEnd += d.width
			}
			end := min(cellEnd, to)
			row[cell] += int32(sample) * int32(end-from)
			from = end
		}
	}
	from, to := side*top, side*min(bottom, d.height)
	for from < to {
		cell := from / d.height
		end := min((cell+1)*d.height, to)
		sums := d.sums[side*cell:][:side]
		for i, v := range row {
			sums[i] += v * int32(end-from)
		}
		from = end
	}
}

// thumbnail returns the averages of the samples added so far.
func (d *downsampler) thumbnail() thumbnail {
	t := make(thumbnail, len(d.sums))
	area := int64(d.width) * int64(d.height)
	for i, sum := range d.sums {
		t[i] = int32(int64(sum) << 8 / area)
	}
	return t
}

// Weights of red, green and blue in luminance, in 65536ths: ITU-R BT.601, which JFIF uses for Y.
const (
	redWeight   = 19595
	greenWeight = 38470
	blueWeight  = 7471
)
