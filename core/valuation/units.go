package valuation

import "strconv"

// quantity is a number with its unit, in the dimension's base unit.
type quantity struct {
	value     float64
	dimension uint8
	at        uint8 // the token that holds the number
}

const (
	_ = iota
	bytes
	length
	mass
	volume
	power
	frequency
	duration
	pixels
	charge
	voltage
	count
	zoom
	speed
)

type unit struct {
	dimension uint8
	factor    float64
}

// units gives the spellings of the units that tell variants of a product apart.
var units = map[string]unit{
	"kb": {bytes, 1 << 10}, "mb": {bytes, 1 << 20}, "gb": {bytes, 1 << 30}, "tb": {bytes, 1 << 40},
	"gig": {bytes, 1 << 30}, "gigabyte": {bytes, 1 << 30}, "gigabytes": {bytes, 1 << 30}, "megabyte": {bytes, 1 << 20}, "terabyte": {bytes, 1 << 40},
	"in": {length, 25.4}, "inch": {length, 25.4}, "inches": {length, 25.4}, "ft": {length, 304.8}, "feet": {length, 304.8}, "foot": {length, 304.8},
	"mm": {length, 1}, "cm": {length, 10}, "m": {length, 1000}, "yd": {length, 914.4}, "yard": {length, 914.4}, "yards": {length, 914.4},
	"g": {mass, 1}, "kg": {mass, 1000}, "oz": {mass, 28.35}, "ounce": {mass, 28.35}, "ounces": {mass, 28.35},
	"lb": {mass, 453.6}, "lbs": {mass, 453.6}, "pound": {mass, 453.6}, "pounds": {mass, 453.6},
	"ml": {volume, 1}, "cl": {volume, 10}, "l": {volume, 1000}, "liter": {volume, 1000}, "litre": {volume, 1000}, "liters": {volume, 1000}, "litres": {volume, 1000},
	"gal": {volume, 3785}, "gallon": {volume, 3785}, "qt": {volume, 946}, "quart": {volume, 946}, "cu": {volume, 28317},
	"w": {power, 1}, "watt": {power, 1}, "watts": {power, 1}, "kw": {power, 1000}, "hp": {power, 745.7}, "btu": {power, 0.2931},
	"hz": {frequency, 1}, "khz": {frequency, 1e3}, "mhz": {frequency, 1e6}, "ghz": {frequency, 1e9},
	"min": {duration, 1}, "minute": {duration, 1}, "minutes": {duration, 1}, "hour": {duration, 60}, "hours": {duration, 60}, "hr": {duration, 60},
	"mp": {pixels, 1}, "megapixel": {pixels, 1}, "megapixels": {pixels, 1}, "mpix": {pixels, 1},
	"mah": {charge, 1}, "v": {voltage, 1}, "volt": {voltage, 1}, "volts": {voltage, 1},
	"pack": {count, 1}, "pk": {count, 1}, "pcs": {count, 1}, "pieces": {count, 1}, "piece": {count, 1}, "pc": {count, 1}, "ct": {count, 1}, "count": {count, 1},
	"user": {count, 1}, "users": {count, 1}, "license": {count, 1}, "licenses": {count, 1}, "licence": {count, 1}, "licences": {count, 1}, "seat": {count, 1}, "seats": {count, 1}, "u": {count, 1},
	"x": {zoom, 1}, "rpm": {speed, 1},
}

// findQuantities reads "16gb", "16 GB", "16-inch" and "13.5'".
func (t *text) findQuantities() {
	for i := range t.tokens {
		k := &t.tokens[i]
		if k.digits == 0 || !isDigit(k.text[0]) {
			continue
		}
		n := 0
		for n < len(k.text) && (isDigit(k.text[n]) || k.text[n] == '.') {
			n++
		}
		name := k.text[n:]
		if name == "" {
			switch {
			case k.mark == '\'' || k.mark == '"':
				name = "in"
			case i+1 < len(t.tokens):
				name = t.tokens[i+1].text
			}
		}
		u, ok := units[name]
		if !ok {
			continue
		}
		value, err := strconv.ParseFloat(k.text[:n], 64)
		if err == nil && value > 0 {
			t.quantities = append(t.quantities, quantity{value * u.factor, u.dimension, uint8(i)})
		}
	}
}

// compareQuantities counts the item's quantities that the listing has too, and those whose dimension it has only with
// other values. A deviation of 3 % is none: 1000 MB are sold as 1 GB, 39.5 inches as 1 m.
func compareQuantities(item, listing []quantity) (same, different int) {
	for _, a := range item {
		seen, equal := false, false
		for _, b := range listing {
			if a.dimension == b.dimension {
				seen = true
				equal = equal || a.value/b.value < 1.03 && b.value/a.value < 1.03
			}
		}
		switch {
		case equal:
			same++
		case seen:
			different++
		}
	}
	return same, different
}
