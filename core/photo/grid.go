package photo

// side is the number of cells in a row and in a column of a grid.
const side = 64

// A grid averages the samples of a picture of width by height pixels over cells that divide it evenly. Its unit of length
// is a 64th of a pixel, so that the edges of pixels and of cells are whole numbers. A cell is width by height units large:
// its sum of sample times area is exact and at most 255 * MaxPixels, under 1<<31.
type grid struct {
	width, height int
	sums          []int32
}

func newGrid(width, height int) *grid { return &grid{width, height, make([]int32, side*side)} }

// A luma is a picture as 64 by 64 averages of luminance, row by row, in 256ths: 0 is black, 255 << 8 white. It is a slice,
// as are all larger tables here: TinyGo compiles an array that is copied into one instruction for each element.
type luma []int32

// addRow adds a row of samples that covers the pixel rows from top to before bottom. Sample i covers wide pixels from
// left + i*step on. What lies outside of the picture is left out.
func (g *grid) addRow(top, bottom, left, step, wide int, samples []byte) {
	row := make([]int32, side)
	cell, edge := 0, g.width // edge is where the cell ends
	for i, sample := range samples {
		from := side * (left + i*step)
		to := min(from+side*wide, side*g.width)
		for from < to {
			for edge <= from {
				cell++
				edge += g.width
			}
			end := min(edge, to)
			row[cell] += int32(sample) * int32(end-from)
			from = end
		}
	}
	from, to := side*top, side*min(bottom, g.height)
	for from < to {
		cell := from / g.height
		end := min((cell+1)*g.height, to)
		sums := g.sums[side*cell:][:side]
		for i, v := range row {
			sums[i] += v * int32(end-from)
		}
		from = end
	}
}

// average gives the mean of each cell in 256ths.
func (g *grid) average() luma {
	l := make(luma, len(g.sums))
	area := int64(g.width) * int64(g.height)
	for i, sum := range g.sums {
		l[i] = int32(int64(sum) << 8 / area)
	}
	return l
}

// Weights of red, green and blue in luminance, in 65536ths: ITU-R BT.601, as JFIF uses it for Y.
const (
	redWeight   = 19595
	greenWeight = 38470
	blueWeight  = 7471
)
