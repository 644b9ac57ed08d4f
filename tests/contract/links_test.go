package contract

import (
	"os"
	"os/exec"
	"path"
	"regexp"
	"strings"
	"testing"
	"unicode"
)

var (
	links    = regexp.MustCompile(`\]\(([^()\s]+)\)|(?:src|srcset)="([^"]+)"`)
	headings = regexp.MustCompile(`(?m)^#+ (.+)$`)
	fences   = regexp.MustCompile("(?s)```.*?```")
	code     = regexp.MustCompile("(?m)^ {4}.*$|`[^`\\n]*`") // outside of fences
)

// Every link of a document to a file of the project, or to a heading in it, leads somewhere.
func TestLinksOfTheDocuments(t *testing.T) {
	const root = "../../"
	list := exec.Command("git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md")
	list.Dir = root
	names, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	checked := 0
	for _, name := range strings.Fields(string(names)) {
		text, err := os.ReadFile(root + name)
		if err != nil {
			t.Fatal(err)
		}
		for _, link := range links.FindAllStringSubmatch(code.ReplaceAllString(fences.ReplaceAllString(string(text), ""), ""), -1) {
			target, heading, _ := strings.Cut(link[1]+link[2], "#")
			if strings.Contains(target, ":") {
				continue
			}
			checked++
			file := root + name
			if target != "" {
				file = path.Join(root, path.Dir(name), target)
			}
			if _, err := os.Stat(file); err != nil {
				t.Errorf("%s: %s does not exist", name, link[0])
			} else if heading != "" && !hasHeading(t, file, heading) {
				t.Errorf("%s: %s names no heading", name, link[0])
			}
		}
	}
	if checked < 200 {
		t.Errorf("%d links were checked", checked)
	}
}

// hasHeading reports whether a document has the heading with this anchor, as GitHub makes it of the heading's text.
func hasHeading(t *testing.T, file, anchor string) bool {
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, heading := range headings.FindAllStringSubmatch(fences.ReplaceAllString(string(text), ""), -1) {
		made := strings.Map(func(r rune) rune {
			switch {
			case r == ' ':
				return '-'
			case r == '-' || r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r):
				return unicode.ToLower(r)
			}
			return -1
		}, heading[1])
		if made == anchor {
			return true
		}
	}
	return false
}
