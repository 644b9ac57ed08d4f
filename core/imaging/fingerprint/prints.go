package fingerprint

import (
	"slices"

	"loupe/core/imaging"
)

// Prints are the fingerprints of several views of a picture. The first is of the whole picture.
type Prints []Fingerprint

// Version is the version of stored prints, the prefix of their text. Prints of version 1 have only the whole picture's
// fingerprint; prints of version 2 lack retouched views. Raise it if the fingerprint of any stored view changes: old prints are
// then replaced. The index listing_unread of worker/migrations also names it.
const Version = "3:"

// Unconverted stands in place of Version for a picture that waits for a host that converts pictures, because the core can't read
// it. Prints of an older version may follow it.
const Unconverted = "0:"

// Of computes the fingerprints of a picture file: of the whole picture and of the views. It leaves out the trimmed
// views of a picture without a border, and the views whose retouch would change nothing, because other views show the same.
//
// Errors: the errors of [imaging.Decode], and ErrFlat.
func Of(file []byte, views []View) (Prints, error) {
	picture, err := imaging.Decode(file)
	if err != nil {
		return nil, err
	}
	prints := printsOf(picture.Thumbnail, picture.Width, picture.Height, views)
	if detail(picture.Thumbnail) < minDetail || prints[0] == none {
		return nil, ErrFlat
	}
	return prints, nil
}

// OfPhoto computes the fingerprints of a photo in the views Queried, as Of does. stored are those of them that a
// catalogue stores.
func OfPhoto(file []byte) (queried, stored Prints, err error) {
	picture, err := imaging.Decode(file)
	if err != nil {
		return nil, nil, err
	}
	stored = printsOf(picture.Thumbnail, picture.Width, picture.Height, Stored)
	if detail(picture.Thumbnail) < minDetail || stored[0] == none {
		return nil, nil, ErrFlat
	}
	return appendViews(slices.Clip(stored), picture.Thumbnail, picture.Width, picture.Height, Queried[len(Stored):]), stored, nil
}

// none is the fingerprint of a view without detail in both directions, such as a gradient of any colours.
var none Fingerprint

// printsOf returns the fingerprints of a thumbnail. Width and height are the picture's, in any unit. It leaves out the views
// without detail; only the first fingerprint may be none.
func printsOf(t thumbnail, width, height int, views []View) Prints {
	return appendViews(Prints{bitsOf(t)}, t, width, height, views)
}

// appendViews appends the fingerprints of the views of a thumbnail, as printsOf does.
func appendViews(prints Prints, t thumbnail, width, height int, views []View) Prints {
	if len(views) == 0 {
		return prints
	}
	inner, plain := trim(t), smooth(t)
	for _, v := range views {
		s := plain
		if v.retouch != nil {
			changed := v.retouch(t)
			if changed == nil {
				continue
			}
			s = smooth(changed)
		}
		if !v.trimmed || inner != entire {
			if p := bitsOf(v.show(s, inner, width, height)); p != none {
				prints = append(prints, p)
			}
		}
	}
	return prints
}

// String formats prints for a catalogue: the version, then each fingerprint as 64 lower-case hexadecimal digits. Nil prints
// are the version alone, which says that the picture has none.
func (p Prints) String() string {
	text := Version
	for _, one := range p {
		text += one.String()
	}
	return text
}

// Parse parses prints of any version up to this one. It returns nil if the text has none or is malformed.
func Parse(text string) (p Prints) {
	if len(text) < len(Version) || text[1] != ':' || text[0] < Unconverted[0] || text[0] > Version[0] {
		return nil
	}
	for text = text[len(Version):]; text != ""; text = text[64:] {
		if len(text) < 64 {
			return nil
		}
		one, ok := parseOne(text[:64])
		if !ok {
			return nil
		}
		p = append(p, one)
	}
	return p
}

// Bands returns the distinct bands of the fingerprints.
func (p Prints) Bands() (bands []string) {
	seen := make(map[string]bool)
	for _, one := range p {
		for _, band := range one.Bands() {
			if !seen[band] {
				seen[band] = true
				bands = append(bands, band)
			}
		}
	}
	return bands
}

// Distance returns the smallest distance between a fingerprint of p and one of q, 256 if either has none.
func (p Prints) Distance(q Prints) int {
	least := 256
	for _, a := range p {
		for _, b := range q {
			least = min(least, distance(a, b))
		}
	}
	return least
}
