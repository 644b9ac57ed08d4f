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

func TestAPictureWithoutABorderHasNoTrimmedViews(t *testing.T) {
	trimmedViews := 0
	for _, v := range plainViews {
		if v.trimmed {
			trimmedViews++
		}
	}
	plain := newScene(3)
	if got, want := len(plain.prints(plainViews)), 1+len(plainViews)-trimmedViews; got != want {
		t.Errorf("without a border: got %d fingerprints, want %d", got, want)
	}
	if got, want := len(plain.part(-0.1, -0.1, 1.1, 1.1, 255).prints(plainViews)), 1+len(plainViews); got != want {
		t.Errorf("with a border: got %d fingerprints, want %d", got, want)
	}
}

// A small picture is transformed like a large one of the same values.
func TestCoarseAndFineFingerprintsAgree(t *testing.T) {
	t.Parallel()
	for seed := range uint64(20) {
		picture := newScene(seed).thumbnail()
		shown := View{part: window{0, 0, 100, 100}}.show(smooth(picture), entire, 4, 3)
		if d := distance(bitsOf(shown), bitsOf(picture)); d > 8 {
			t.Errorf("scene %d: got a distance of %d bits, want at most 8", seed, d)
		}
	}
}

// A view of a scene shows about the same as a picture of that part of the scene.
func TestViewShowsItsPart(t *testing.T) {
	t.Parallel()
	s := scene(func(x, y float64) [3]float64 {
		v := 127 + 60*math.Sin(7*x+2) + 60*math.Cos(5*y)
		return [3]float64{v, v, v}
	})
	whole := smooth(s.thumbnail())
	for _, v := range append(Stored, Queried...) {
		if v.sine != 0 {
			continue
		}
		share := func(percent int32) float64 { return float64(percent) / 100 }
		want := s.part(share(v.part.left), share(v.part.top), share(v.part.right), share(v.part.bottom), 0).thumbnail()
		for i, got := range v.show(whole, entire, 4, 3) {
			at := 2*(i/coarse)*side + 2*(i%coarse)
			if average := (want[at] + want[at+1] + want[at+side] + want[at+side+1]) / 4; max(got-average, average-got) > 3<<8 {
				t.Errorf("%+v: cell %d is %d, want about %d", v, i, got>>8, average>>8)
				break
			}
		}
	}
}

func TestTrimFindsTheBorder(t *testing.T) {
	for name, c := range map[string]struct {
		left, top, right, bottom float64 // of the part of the scene
		want                     window
	}{
		"none":               {0, 0, 1, 1, entire},
		"8 cells":            {-1.0 / 6, -1.0 / 6, 7.0 / 6, 7.0 / 6, window{9, 9, 55, 55}},
		"on the left":        {-1.0 / 7, 0, 1, 1, window{9, 0, 64, 64}},
		"at the bottom":      {0, 0, 1, 8.0 / 7, window{0, 0, 64, 55}},
		"wider than allowed": {-1, -1, 2, 2, window{12, 12, 52, 52}},
	} {
		s := newScene(3).part(c.left, c.top, c.right, c.bottom, 250)
		if got := trim(s.thumbnail()); got != c.want {
			t.Errorf("%s: got %v, want %v", name, got, c.want)
		}
	}
	plain := make(thumbnail, side*side)
	if got, want := trim(plain), (window{12, 12, 52, 52}); got != want {
		t.Errorf("a picture of one colour: got %v, want %v", got, want)
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

func TestBandsOfPrintsAreDistinct(t *testing.T) {
	got := Prints{{1}, {1}, {2}}.Bands()
	if len(got) != 17 || !slices.Contains(got, "30001") || !slices.Contains(got, "30002") {
		t.Errorf("got %d bands %q, want 17: only the fourth differs", len(got), got)
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

func TestATurnedViewKnowsTheProportions(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int{{160, 60}, {60, 160}} {
		turned := 0
		for seed := range uint64(10) {
			s := newScene(seed)
			sin, cos := math.Sincos(2 * math.Pi / 180)
			w, h := float64(size[0]), float64(size[1])
			copied := scene(func(x, y float64) [3]float64 {
				x, y = w*(x-0.5), h*(y-0.5)
				return s((cos*x-sin*y)/w+0.5, (sin*x+cos*y)/h+0.5)
			})
			prints := func(s scene, views []View) Prints {
				return printsOf(s.thumbnail(), size[0], size[1], views)
			}
			if finds(prints(copied, Queried), prints(s, Stored)) {
				turned++
			}
		}
		if turned < 9 {
			t.Errorf("%v pixels: %d of 10 turned copies are found, want 9", size, turned)
		}
	}
}
