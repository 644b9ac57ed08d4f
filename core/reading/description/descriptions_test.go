package description

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"text/tabwriter"

	"loupe/core/market/product"
	"loupe/core/reading/lexicon"
)

var (
	update = flag.Bool("update", false, "mark the texts that are misread")
	tables = flag.Bool("tables", false, "print precision and recall by claim and language")
	list   = flag.Bool("misread", false, "print what is misread")
)

// heldOut is the file of texts that nobody reads or tunes on. Its figures are those that carry over to other texts.
const heldOut = "heldout"

// example is a line of testdata: a text about the product in a photo, and what it claims. testdata/README.md describes the claims.
type example struct {
	language, title, text string
	claims                []product.Claim
	isMisread             bool // so the line says
}

// parseClaim parses a claim: "condition like_new", "defect cracked screen".
func parseClaim(s string) product.Claim {
	kind, words, _ := strings.Cut(s, " ")
	if kind == product.ClaimCondition || kind == product.ClaimPieces {
		return product.Claim{Kind: kind, Value: words}
	}
	return product.Claim{Kind: kind, Words: words}
}

// examplesOf returns the lines of the files in testdata, by their names.
func examplesOf(t *testing.T) map[string][]example {
	files := map[string][]example{}
	paths, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(paths) == 0 {
		t.Fatal("no files in testdata: ", err)
	}
	for _, path := range paths {
		content, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		name := strings.TrimSuffix(filepath.Base(path), ".txt")
		for n, line := range strings.Split(strings.TrimSpace(string(content)), "\n") {
			line, isMisread := strings.CutPrefix(line, "~ ")
			c := strings.Split(line, " | ")
			if name != heldOut {
				c = slices.Insert(c, 0, name)
			}
			if len(c) != 4 {
				t.Fatalf("%s:%d: %d columns", path, n+1, len(c))
			}
			e := example{language: c[0], title: c[1], text: strings.ReplaceAll(c[2], " / ", "\n"), isMisread: isMisread}
			if c[3] != "-" {
				for s := range strings.SplitSeq(c[3], "; ") {
					e.claims = append(e.claims, parseClaim(s))
				}
			}
			files[name] = append(files[name], e)
		}
	}
	return files
}

// listingsOf returns a listing of each product in the examples, and of each other product that one of them names.
func listingsOf(files map[string][]example) (list []Title) {
	seen := map[Title]bool{}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		for _, e := range files[name] {
			brand, _, _ := strings.Cut(e.title, " ")
			titles := []string{e.title}
			for _, c := range e.claims {
				if c.Kind == "other" {
					titles = append(titles, brand+" "+c.Words)
				}
			}
			for _, title := range titles {
				if l := (Title{Title: title, Brand: brand}); !seen[l] {
					seen[l] = true
					list = append(list, l)
				}
			}
		}
	}
	return list
}

// read returns the claims that the reader finds in a text, by listings of the brand in the photo and some others.
func (e *example) read(all []Title) (found []product.Claim) {
	r := Parse(Text{Description: e.text}, e.title, "")
	brand, _, _ := strings.Cut(e.title, " ")
	listings := slices.Clone(all[:min(len(all), 20)])
	for _, l := range all {
		if l.Brand == brand {
			listings = append(listings, l)
		}
	}
	r.ResolveLike(brand, listings)
	found = r.claims()
	model, contradicts := r.Contradiction(lexicon.TokenizeTitle(e.title), listings)
	switch {
	case model.IsNamed():
		found = append(found, product.Claim{Kind: "other", Words: model.before + " " + model.word})
	case contradicts:
		found = append(found, product.Claim{Kind: "other", Words: e.text})
	case r.Difference != "":
		found = append(found, product.Claim{Kind: "differs", Words: r.Difference})
	}
	return found
}

// Claims that stand for others: "works" for the condition used, and the condition for parts for a failure.
var (
	works    = product.Claim{Kind: "works"}
	used     = product.Claim{Kind: product.ClaimCondition, Value: "used"}
	forParts = product.Claim{Kind: product.ClaimCondition, Value: "for_parts"}
)

// isMade reports whether a claim of a text was read. A failure may be one of a part.
func isMade(claim, read *product.Claim) bool {
	isFailure := claim.Kind == product.ClaimDefect && read.Kind == product.ClaimFails
	return areSame(claim, read) || isFailure && areSame(&product.Claim{Kind: read.Kind, Words: claim.Words}, read)
}

// isFailure reports whether a claim is that the item fails.
func isFailure(c product.Claim) bool {
	_, condition := product.CutCondition(c.Words)
	return c.Kind == product.ClaimFails || c == forParts || c.Kind == product.ClaimDefect && condition == product.ForParts
}

// score is how many claims were read right, how many that the texts don't make, and how many were missed.
type score struct{ right, extra, missed int }

// compare returns the claims of a text that were read, those that it does not make, and those that were missed. One damage may be read
// twice.
func (e *example) compare(read []product.Claim) (right, extra, missed []product.Claim) {
	isForParts := slices.Contains(read, forParts)
	for _, c := range e.claims {
		if i := slices.IndexFunc(read, func(r product.Claim) bool { return isMade(&c, &r) }); i >= 0 {
			right = append(right, c)
			read = slices.Delete(read, i, i+1)
		} else if c != works && !(isForParts && isFailure(c)) {
			missed = append(missed, c)
		}
	}
	for _, r := range read {
		isTwice := slices.ContainsFunc(right, func(c product.Claim) bool {
			return c.Words != "" && areSame(&product.Claim{Kind: r.Kind, Words: c.Words}, &r)
		})
		stands := isFailure(r) && slices.ContainsFunc(e.claims, isFailure) || r == used && slices.Contains(e.claims, works)
		if !isTwice && !stands {
			extra = append(extra, r)
		}
	}
	return right, extra, missed
}

// TestDescriptions reads the texts in testdata. A line that begins with "~" is known to be misread; the test fails if it is not.
func TestDescriptions(t *testing.T) {
	files := examplesOf(t)
	listings := listingsOf(files)
	scores := map[string]map[string]*score{"read": {}, heldOut: {}}
	for name, examples := range files {
		of := scores["read"]
		if name == heldOut {
			of = scores[heldOut]
		}
		var b strings.Builder
		for _, e := range examples {
			right, extra, missed := e.compare(e.read(listings))
			count(of, e.language, right, func(s *score) *int { return &s.right })
			count(of, e.language, extra, func(s *score) *int { return &s.extra })
			count(of, e.language, missed, func(s *score) *int { return &s.missed })
			isMisread := len(extra)+len(missed) > 0
			if name == heldOut {
				continue
			}
			if *list && isMisread {
				fmt.Printf("%s: %q of %q: too many %v, missed %v\n", name, e.text, e.title, extra, missed)
			}
			if isMisread != e.isMisread && !*update {
				t.Errorf("%s: %q of %q: read %v too many, missed %v; marked as misread: %v", name, e.text, e.title, extra, missed, e.isMisread)
			}
			b.WriteString(e.line(isMisread))
		}
		if *update && name != heldOut {
			if err := os.WriteFile("testdata/"+name+".txt", []byte(b.String()), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	const minPrecision, minRecall = 0.7, 0.5 // a floor under figures that TestDescriptions prints with -tables
	if s := scores[heldOut]["all"]; float64(s.right) < minPrecision*float64(s.right+s.extra) || float64(s.right) < minRecall*float64(s.right+s.missed) {
		t.Errorf("of the held-out texts, %d claims were read right, %d too many, %d missed", s.right, s.extra, s.missed)
	}
	if *tables {
		printScores("Texts of testdata", scores["read"])
		printScores("Held-out texts", scores[heldOut])
	}
}

func (e *example) line(isMisread bool) string {
	mark, claims := "", []string{}
	if isMisread {
		mark = "~ "
	}
	for _, c := range e.claims {
		claims = append(claims, strings.TrimSpace(c.Kind+" "+c.Value+c.Words))
	}
	if len(claims) == 0 {
		claims = []string{"-"}
	}
	return mark + e.title + " | " + strings.ReplaceAll(e.text, "\n", " / ") + " | " + strings.Join(claims, "; ") + "\n"
}

// count adds claims to the scores of their kind, of the language and of all.
func count(scores map[string]*score, language string, claims []product.Claim, of func(*score) *int) {
	for _, c := range claims {
		for _, key := range []string{"all", "language " + language, "claim " + c.Kind} {
			if scores[key] == nil {
				scores[key] = &score{}
			}
			*of(scores[key])++
		}
	}
}

func printScores(title string, scores map[string]*score) {
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintf(w, "%s\tright\ttoo many\tmissed\tprecision\trecall\t\n", title)
	var keys []string
	for key := range scores {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	share := func(a, b int) float64 { return 100 * float64(a) / float64(max(a+b, 1)) }
	for _, key := range keys {
		s := scores[key]
		fmt.Fprintf(w, "%s\t%d\t%d\t%d\t%.0f %%\t%.0f %%\t\n", key, s.right, s.extra, s.missed, share(s.right, s.extra), share(s.right, s.missed))
	}
	fmt.Fprintln(w)
	w.Flush()
}
