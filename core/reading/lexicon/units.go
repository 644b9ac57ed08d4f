package lexicon

import (
	"strings"
)

// Dimension is the physical quantity of a number, or version for a number without a unit.
type Dimension uint8

const (
	Version Dimension = iota // a number without a unit: "photoshop 7", "v17", "mark 2"
	Year
	Ordinal // "1st", "second"

	// Dimensions with a unit, from storage to rotation.
	Storage
	Length
	Mass
	Volume
	Power
	frequency
	duration
	pixels
	charge
	voltage
	Pieces
	ratio
	Rotation
	DimensionCount // how many there are
)

// usualSizes has a usual value in each dimension, in its base unit: about the middle of what shops state.
var usualSizes = [DimensionCount]float64{
	Storage: 64 << 30, Length: 300, Mass: 1000, Volume: 750, Power: 100, frequency: 2e9, duration: 30, pixels: 12, charge: 3000, voltage: 18,
	Pieces: 2, ratio: 4, Rotation: 5400,
}

// UsualSize returns a usual value in the dimension, in its base unit; 0 for a dimension without units.
func (d Dimension) UsualSize() float64 { return usualSizes[d] }

// unit is a unit of a dimension. The factor, to the dimension's base unit, need only be as exact as the tolerance of
// quantity.equal.
type unit struct {
	Dimension Dimension
	Factor    float64
}

// unitsBySpelling has the units that distinguish variants in shops, by spelling.
var unitsBySpelling = makeUnits([]struct {
	unit
	spellings string
}{
	{unit{Storage, 1 << 10}, "kb"}, {unit{Storage, 1 << 20}, "mb megabyte megabytes"},
	{unit{Storage, 1 << 30}, "gb gig gigabyte gigabytes"}, {unit{Storage, 1 << 40}, "tb terabyte terabytes"},
	{unit{Length, 1}, "mm"}, {unit{Length, 10}, "cm"}, {unit{Length, 1000}, "m"}, {unit{Length, 25.4}, "in inch inches"},
	{unit{Length, 304.8}, "ft feet foot"}, {unit{Length, 914.4}, "yd yard yards"},
	{unit{Mass, 1}, "g"}, {unit{Mass, 1000}, "kg"}, {unit{Mass, 28.35}, "oz ounce ounces"}, {unit{Mass, 453.6}, "lb lbs pound pounds"},
	{unit{Volume, 1}, "ml"}, {unit{Volume, 10}, "cl"}, {unit{Volume, 1000}, "l liter liters litre litres"},
	{unit{Volume, 3785}, "gal gallon"}, {unit{Volume, 946}, "qt quart"}, {unit{Volume, 28317}, "cu"},
	{unit{Power, 1}, "w watt watts"}, {unit{Power, 1000}, "kw"}, {unit{Power, 745.7}, "hp"}, {unit{Power, 0.2931}, "btu"},
	{unit{frequency, 1}, "hz"}, {unit{frequency, 1e3}, "khz"}, {unit{frequency, 1e6}, "mhz"}, {unit{frequency, 1e9}, "ghz"},
	{unit{duration, 1}, "min minute minutes"}, {unit{duration, 60}, "hr hour hours"},
	{unit{pixels, 1}, "mp megapixel megapixels"}, {unit{charge, 1}, "mah"}, {unit{voltage, 1}, "v volt volts"},
	{unit{Pieces, 1}, "pack packs pk pcs pieces piece ct count user users u license licenses licence licences seat seats client clients"},
	{unit{ratio, 1}, "x"}, {unit{Rotation, 1}, "rpm"}, {unit{Ordinal, 1}, "st nd rd th"},
})

func makeUnits(table []struct {
	unit
	spellings string
}) map[string]unit {
	units := make(map[string]unit, 128)
	for _, u := range table {
		for _, spelling := range strings.Fields(u.spellings) {
			units[spelling] = u.unit
		}
	}
	return units
}

// UnitOf returns the unit with this spelling.
func UnitOf(spelling string) (u unit, known bool) {
	u, known = unitsBySpelling[spelling]
	return u, known
}
