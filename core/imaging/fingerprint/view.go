package fingerprint

import "slices"

// A View is the part of a picture from which a fingerprint is made. A picture gets a fingerprint for each of several
// views, so that a cropped copy is found: one view of the copy shows nearly the same as one view of the original.
type View struct {
	part    window  // in percent of the width and height
	trimmed bool    // the border of one colour, if the picture has one, is cut off first
	sine    int32   // of the angle that the view is turned clockwise, in 65536ths
	retouch retouch // applied to the picture first; may be nil
}

// centre is a picture without 4 percent at each edge.
var centre = window{4, 4, 96, 96}

// Stored are the views whose fingerprints a catalogue stores, in addition to the fingerprint of the whole picture. If a view
// changes, raise the version in prints.go.
var Stored = []View{
	{part: centre},
	{part: centre, trimmed: true},

	// If somebody wrote on a photo or made it brighter, one of its views shows nearly the same as one of these.
	{part: centre, retouch: withoutBrightMarks},
	{part: centre, retouch: withoutDarkMarks},
	{part: centre, retouch: withoutHighlights},
}

// Queried are the views of a photo whose fingerprints are looked up in a catalogue, in addition to the one of the whole picture. The
// first are the stored ones. If one of two pictures was written on or made brighter, they still look nearly the same in one of these views.
var Queried = slices.Concat(Stored, []View{
	{part: window{2, 2, 98, 98}},
	{part: window{0, 0, 100, 100}, trimmed: true},
	{part: window{2, 2, 98, 98}, trimmed: true},

	// If the photo lost 3 percent at one edge, one of these shows the same as the first stored view.
	{part: window{1, 4, 96, 96}},
	{part: window{4, 1, 96, 96}},
	{part: window{4, 4, 99, 96}},
	{part: window{4, 4, 96, 99}},

	// If the catalogue's picture lost 3 percent at one edge, one of these shows the same as the whole of it.
	{part: window{3, 0, 100, 100}},
	{part: window{0, 3, 100, 100}},
	{part: window{0, 0, 97, 100}},
	{part: window{0, 0, 100, 97}},

	{part: centre, sine: sineOf2Degrees},
	{part: centre, sine: -sineOf2Degrees},
})

const sineOf2Degrees = 2287 // in 65536ths

// A window is a rectangle of a picture, in percent or in cells of the thumbnail.
type window struct{ left, top, right, bottom int32 }

// entire is the window of the whole picture, in cells of its thumbnail.
var entire = window{0, 0, side, side}

const (
	maxBorder  = 12     // the widest border that trim cuts off, in cells
	sameColour = 4 << 8 // the largest difference of a border's cells from its corner
)

// trim returns the window inside the picture's border, in cells. A border is the rows or columns of one colour at an edge, and one
// more, which the border may cover in part. Returns entire for a picture without a border.
func trim(t thumbnail) window {
	// width returns the width of the border at the edge that begins at a corner. Along and inwards are the steps to the
	// next cell of the edge and to the next row or column.
	width := func(corner, along, inwards int) int32 {
		for n := range maxBorder {
			for i := range side {
				if d := t[corner+n*inwards+i*along] - t[corner]; d < -sameColour || d > sameColour {
					if n == 0 {
						return 0
					}
					return int32(n + 1)
				}
			}
		}
		return maxBorder
	}
	const last = side*side - 1
	return window{
		left: width(0, side, 1), top: width(0, 1, side),
		right: side - width(last, -side, -1), bottom: side - width(last, -1, -side),
	}
}

// A smoothed thumbnail has, for each corner that four cells share, their average: side-1 by side-1 values. Sampling it at every
// second corner averages all cells, where sampling the thumbnail would skip some.
type smoothed []int32

func smooth(t thumbnail) smoothed {
	s := make(smoothed, (side-1)*(side-1))
	for y := range side - 1 {
		upper, lower, row := t[y*side:][:side], t[(y+1)*side:][:side], s[y*(side-1):][:side-1]
		for x := range row {
			row[x] = (upper[x] + upper[x+1] + lower[x] + lower[x+1]) / 4
		}
	}
	return s
}

// show returns what the view shows of a picture: coarse by coarse cells. inner is the picture's window inside its border, in cells.
// width and height are the picture's, in any unit. A turned view needs them, because cells need not be square.
func (v View) show(s smoothed, inner window, width, height int) []int32 {
	w := entire
	if v.trimmed {
		w = inner
	}
	columns := points(w.left, w.right, v.part.left, v.part.right)
	rows := points(w.top, w.bottom, v.part.top, v.part.bottom)
	middleX, middleY := (columns[0]+columns[coarse-1])/2, (rows[0]+rows[coarse-1])/2
	sineX, sineY := int64(v.sine)*int64(height)/int64(width), int64(v.sine)*int64(width)/int64(height)
	shown := make([]int32, coarse*coarse)
	for j, y := range rows {
		shift, row := turn(y-middleY, sineX), shown[j*coarse:][:coarse]
		for i, x := range columns {
			row[i] = s.at(x-shift, y+turn(x-middleX, sineY))
		}
	}
	return shown
}

// turn returns by how much a point at a distance from the middle moves at right angles to it. The cosine of the angle counts
// as 1, because the angle is small.
func turn(distance int32, sine int64) int32 { return int32(int64(distance) * sine >> 16) }

// points returns the centres of the columns, or of the rows, of a view that reaches from first to last percent of a window.
// The window's edges are in cells of the thumbnail; the points are in 65536ths of a cell from the first corner of a smoothed one.
func points(from, to, first, last int32) []int32 {
	length := (to - from) << 16
	start, size := from<<16+length*first/100, length*(last-first)/100
	centres := make([]int32, coarse)
	for i := range centres {
		centres[i] = start + size/(2*coarse)*int32(2*i+1) - 1<<16
	}
	return centres
}

// at interpolates between the four values around a point, given in 65536ths of a cell from the first corner. Outside of the
// corners it is the value of the nearest.
func (s smoothed) at(x, y int32) int32 {
	const width, most = side - 1, (side - 2) << 16
	x, y = min(max(x, 0), most), min(max(y, 0), most)
	column, row := min(x>>16, width-2), min(y>>16, width-2)
	right, lower := int64(x-column<<16), int64(y-row<<16) // weights
	values := s[row*width+column:][:width+2]
	above := int64(values[0])<<16 + int64(values[1]-values[0])*right
	below := int64(values[width])<<16 + int64(values[width+1]-values[width])*right
	return int32((above + (below-above)>>16*lower) >> 16)
}
