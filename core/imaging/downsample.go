package imaging

// Side is the number of cells in a row and in a column of a thumbnail.
const Side = 64

// White is the value of a white cell. Black is 0.
const White = 255 << 8

// A Thumbnail is the luminance of a picture in 64 by 64 cells, row by row. It is a slice, because TinyGo copies an
// array with one instruction per element.
type Thumbnail []int32

// A downsampler averages the samples of a picture over the cells of a thumbnail. Its unit of length is a
// 64th of a pixel, so the edges of pixels and of cells are whole numbers: a pixel is 64 by 64 units large,
// a cell width by height units. A sum of samples times area is exact.
type downsampler struct {
	width, height int // of the picture, in pixels
	sums          []int64
	row           []int64 // sums of one row of cells, per unit of height
}

func newDownsampler(width, height int) *downsampler {
	return &downsampler{width, height, make([]int64, Side*Side), make([]int64, Side)}
}

// addRow adds a row of samples that covers the pixel rows from top to bottom-1. Sample i covers width pixels
// from left + i*step on. Parts outside the picture are ignored.
func (d *downsampler) addRow(top, bottom, left, step, width int, samples []byte) {
	row := d.row
	clear(row)
	if left == 0 && step == width {
		d.addAdjacent(width, samples)
	} else {
		d.addApart(left, step, width, samples)
	}
	from, to := Side*top, Side*min(bottom, d.height)
	for from < to {
		cell := from / d.height
		end := min((cell+1)*d.height, to)
		sums := d.sums[Side*cell:][:Side]
		for i, v := range row {
			sums[i] += v * int64(end-from)
		}
		from = end
	}
}

// addAdjacent adds samples without gaps to the row.
func (d *downsampler) addAdjacent(width int, samples []byte) {
	span := Side * width
	for cell := range d.row {
		from, to := cell*d.width, (cell+1)*d.width
		first, last := from/span, to/span // samples at the edges of the cell
		if first == last {
			d.row[cell] = int64(samples[first]) * int64(to-from)
			continue
		}
		sum := int64(samples[first])*int64((first+1)*span-from) + int64(sumOf(samples[first+1:last]))*int64(span)
		if rest := to - last*span; rest > 0 {
			sum += int64(samples[last]) * int64(rest)
		}
		d.row[cell] = sum
	}
}

// sumOf returns the sum of the samples in a cell. It adds eight at a time, in 16 bits each.
func sumOf(samples []byte) int {
	const lanes, each = 0x00ff00ff00ff00ff, 0x0001000100010001
	sums := uint64(0) // at most MaxSide / Side / wordSize words are added, so even their total fits in 16 bits
	for ; len(samples) >= wordSize; samples = samples[wordSize:] {
		v := load((*word)(samples))
		sums += v&lanes + v>>8&lanes
	}
	sum := int(sums * each >> 48)
	for _, sample := range samples {
		sum += int(sample)
	}
	return sum
}

// addApart adds samples to the row. Their first pixels are step pixels apart.
func (d *downsampler) addApart(left, step, width int, samples []byte) {
	cell, cellEnd := 0, d.width
	for i, sample := range samples {
		from := Side * (left + i*step)
		to := min(from+Side*width, Side*d.width)
		for from < to {
			for cellEnd <= from {
				cell++
				cellEnd += d.width
			}
			end := min(cellEnd, to)
			d.row[cell] += int64(sample) * int64(end-from)
			from = end
		}
	}
}

// thumbnail returns the averages of the samples added so far.
func (d *downsampler) thumbnail() Thumbnail {
	t := make(Thumbnail, len(d.sums))
	area := int64(d.width) * int64(d.height)
	for i, sum := range d.sums {
		t[i] = int32(sum << 8 / area)
	}
	return t
}

// The weights of red, green and blue in luminance, in 65536ths, by ITU-R BT.601, which JFIF uses for Y.
const (
	redWeight   = 19595
	greenWeight = 38470
	blueWeight  = 7471
)

func divideUp(a, b int) int { return (a + b - 1) / b }
