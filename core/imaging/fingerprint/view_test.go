package fingerprint

import (
	"math"
	"slices"
	"testing"
)

// part returns the part of the scene between edges, as shares of its width and height. Outside of the scene it is of one
// colour.
func (s scene) part(left, top, right, bottom, outside float64) scene {
	return func(x, y float64) [3]float64 {
		x, y = left+x*(right-left), top+y*(bottom-top)
		if x < 0 || y < 0 || x > 1 || y > 1 {
			return [3]float64{outside, outside, outside}
		}
		return s(x, y)
	}
}

// turned returns the scene, of 4 by 3, turned by an angle in degrees about its middle.
func (s scene) turned(degrees float64) scene {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return func(x, y float64) [3]float64 {
		x, y = 4*(x-0.5), 3*(y-0.5)
		return s((cos*x-sin*y)/4+0.5, (sin*x+cos*y)/3+0.5)
	}
}

// edits are what happens to copies of pictures. The percentages are those of the width and height in total.
var edits = []struct {
	name string
	edit func(scene) scene
	want int // percent of the copies that are found, at least
}{
	{"none", func(s scene) scene { return s }, 100},
	{"crop of 3 percent", func(s scene) scene { return s.part(0.015, 0.015, 0.985, 0.985, 0) }, 99},
	{"crop of 3 percent on the left", func(s scene) scene { return s.part(0.03, 0, 1, 1, 0) }, 98},
	{"crop of 3 percent at the top", func(s scene) scene { return s.part(0, 0.03, 1, 1, 0) }, 98},
	{"crop of 3 percent on the right", func(s scene) scene { return s.part(0, 0, 0.97, 1, 0) }, 98},
	{"crop of 3 percent at the bottom", func(s scene) scene { return s.part(0, 0, 1, 0.97, 0) }, 98},
	{"crop of 8 percent", func(s scene) scene { return s.part(0.04, 0.04, 0.96, 0.96, 0) }, 98},
	{"border of 1 percent", func(s scene) scene { return s.part(-0.01, -0.01, 1.01, 1.01, 255) }, 99},
	{"border of 5 percent", func(s scene) scene { return s.part(-0.05, -0.05, 1.05, 1.05, 255) }, 98},
	{"black bars above and below", func(s scene) scene { return s.part(0, -0.1, 1, 1.1, 0) }, 98},
	{"2 degrees clockwise", func(s scene) scene { return s.turned(2) }, 98},
	{"2 degrees anticlockwise", func(s scene) scene { return s.turned(-2) }, 98},
}

// prints returns the fingerprints of views of a scene of 4 by 3.
func (s scene) prints(views []View) Prints { return printsOf(s.thumbnail(), 4, 3, views) }

// printsOfScenes returns the stored and the queried fingerprints of the first n scenes.
func printsOfScenes(n uint64) (stored, queried []Prints) {
	for seed := range n {
		original := newScene(seed).thumbnail()
		stored, queried = append(stored, printsOf(original, 4, 3, Stored)), append(queried, printsOf(original, 4, 3, Queried))
	}
	return stored, queried
}

// finds reports whether a photo's prints find a picture's.
func finds(queried, stored Prints) bool {
	shared, bands := 0, stored.Bands()
	for _, band := range queried.Bands() {
		if slices.Contains(bands, band) {
			shared++
		}
	}
	return shared >= MinShared && queried.Distance(stored) <= Same
}

func TestEditedCopiesAreFound(t *testing.T) {
	t.Parallel()
	scenes := 40
	if testing.Short() {
		scenes = 10
	}
	stored, queried := printsOfScenes(uint64(scenes))
	for _, e := range edits {
		found, foundBy := 0, 0
		for seed := range uint64(scenes) {
			copied := e.edit(newScene(seed)).thumbnail()
			if finds(printsOf(copied, 4, 3, Queried), stored[seed]) {
				found++
			}
			if finds(queried[seed], printsOf(copied, 4, 3, Stored)) {
				foundBy++
			}
		}
		if found*100 < e.want*scenes {
			t.Errorf("%s: the original of %d of %d copies is found, want %d percent", e.name, found, scenes, e.want)
		}
		if foundBy*100 < 90*scenes {
			t.Errorf("%s: the catalogue has the copy: %d of %d are found, want 90 percent", e.name, foundBy, scenes)
		}
	}
}

func TestDifferentPicturesAreNotFound(t *testing.T) {
	t.Parallel()
	const scenes = 60
	stored, queried := printsOfScenes(uint64(scenes))
	least := 256
	for i := range scenes {
		for j := range scenes {
			if i != j {
				least = min(least, queried[i].Distance(stored[j]))
			}
		}
	}
	if least < 2*Same {
		t.Errorf("two pictures are %d bits apart in some views, want at least %d", least, 2*Same)
	}
}

func TestPrintsAsText(t *testing.T) {
	prints := Prints{{1, 2, 3, 4}, {5, 6, 7, 8}}
	if got := Parse(prints.String()); !slices.Equal(got, prints) {
		t.Errorf("Parse(%q) = %v, want %v of this version", prints, got, prints)
	}
	one := prints[0].String()
	for _, version := range []string{"1:", Unconverted} {
		if got := Parse(version + one); !slices.Equal(got, prints[:1]) {
			t.Errorf("version %s got %v, want one fingerprint", version, got)
		}
	}
	if none := Prints(nil).String(); none != Version || Parse(none) != nil {
		t.Errorf("a picture without fingerprints is %q, want a text of this version without any", none)
	}
	for _, bad := range []string{"", "2", one, "4:" + one, "/:" + one, "3:" + one[:63], "3:" + one + "0", "3;" + one, "3:" + one[:63] + "g"} {
		if got := Parse(bad); got != nil {
			t.Errorf("Parse(%q) = %v, want none", bad, got)
		}
	}
}

func TestDistanceOfPrintsIsTheSmallest(t *testing.T) {
	if got := (Prints{{0xff}, {0xf}}).Distance(Prints{{0xff00}, {1}}); got != 3 {
		t.Errorf("got %d, want 3", got)
	}
	if got := (Prints{{1}}).Distance(nil); got != 256 {
		t.Errorf("got %d to no prints, want 256", got)
	}
}
