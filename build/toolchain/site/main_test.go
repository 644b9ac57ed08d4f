package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"loupe/core/base/problem"
)

func TestEachCodeHasAGuide(t *testing.T) {
	var codes []problem.Code
	for _, g := range guides {
		codes = append(codes, g.Code)
		if g.Meaning == "" || len(g.Causes) == 0 || len(g.Remedy) == 0 {
			t.Errorf("%s: got %+v, want a meaning, causes and a remedy", g.Code, g)
		}
	}
	if want := problem.Codes(); !slices.Equal(codes, want) {
		t.Errorf("got guides for %v, want one for each of %v in this order", codes, want)
	}
}

func TestExampleOfTheDocumentReplacesTheGuides(t *testing.T) {
	pages, err := problemPages(map[problem.Code]string{problem.BadRequest: `{"code":"from the document"}`})
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range pages {
		if p.Charged == "" {
			t.Errorf("%s: the page does not say what is charged", p.Code)
		}
		switch p.Code {
		case problem.BadRequest:
			if !strings.Contains(p.Example, "from the document") {
				t.Errorf("got the example %s, want the document's", p.Example)
			}
		case problem.Conflict:
			if p.Detail == "" || !strings.Contains(p.Example, p.Detail) {
				t.Errorf("got the example %s, want one with the detail %q", p.Example, p.Detail)
			}
		}
	}
}

func TestHighlightEscapesAndMarks(t *testing.T) {
	for code, want := range map[string]string{
		`{"a": "<b>", "n": null}`:      `{<span class="k">&#34;a&#34;:</span> <span class="s">&#34;&lt;b&gt;&#34;</span>, <span class="k">&#34;n&#34;:</span> <span class="w">null</span>}`,
		"x = 1 # if\nurl = 'http://a'": "x = 1<span class=\"c\"> # if</span>\nurl = <span class=\"s\">&#39;http://a&#39;</span>",
		"curl --fail-with-body if":     `curl --fail-with-body <span class="w">if</span>`,
		"\"a\\\"b\" returned & for":    `<span class="s">&#34;a\&#34;b&#34;</span> returned &amp; <span class="w">for</span>`,
	} {
		if got := string(highlight(code)); got != want {
			t.Errorf("%s\ngot  %s\nwant %s", code, got, want)
		}
	}
	if got := string(markCode("a `<b>` c")); got != "a <code>&lt;b&gt;</code> c" {
		t.Errorf("got %s, want the code marked and escaped", got)
	}
}

func TestMCPConfigurationsAreJSON(t *testing.T) {
	files, err := filepath.Glob("../../../worker/site/mcp/*.json")
	if err != nil || len(files) < 4 {
		t.Fatalf("got %v, %v, want 4 files or more", files, err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !json.Valid(text) || !bytes.Contains(text, []byte("https://loupe.example.com/mcp")) || !bytes.Contains(text, []byte("x-loupe-api-key")) {
			t.Errorf("%s: got %s, want JSON with the server's address and the header of the key", file, text)
		}
	}
}

const built = "../../out/assets"

// builtFiles returns the files that make build wrote, by path.
func builtFiles(t *testing.T) map[string][]byte {
	t.Helper()
	files := map[string][]byte{}
	err := fs.WalkDir(os.DirFS(built), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || strings.HasPrefix(name, "samples/") {
			return err
		}
		files[name], err = os.ReadFile(filepath.Join(built, name))
		return err
	})
	if err != nil || len(files) == 0 {
		t.Fatalf("got %d files, %v in %s: run make build", len(files), err, built)
	}
	return files
}

func TestSiteIsSmall(t *testing.T) {
	const limit = 68_000 // bytes, gzipped, without the reference and the dashboard
	total := 0
	for name, data := range builtFiles(t) {
		if strings.HasPrefix(name, "redoc.") || strings.HasPrefix(name, "reference.") || strings.HasPrefix(name, "dashboard/") || strings.HasPrefix(name, "api/") {
			continue
		}
		var b bytes.Buffer
		z := gzip.NewWriter(&b)
		z.Write(data)
		z.Close()
		total += b.Len()
	}
	t.Logf("%d bytes", total)
	if total > limit {
		t.Errorf("got %d bytes, want %d at most", total, limit)
	}
}

// The Content-Security-Policy allows neither styles nor scripts in a page.
func TestPagesHaveNoInlineStylesOrScripts(t *testing.T) {
	inline := regexp.MustCompile(`(?i)<style|\sstyle=|\son[a-z]+=|<script(?:[^>]*[^>c])?>[^<]|javascript:`)
	for name, data := range builtFiles(t) {
		if strings.HasSuffix(name, ".html") {
			if found := inline.Find(data); found != nil {
				t.Errorf("%s: got %q, want styles and scripts in files of their own", name, found)
			}
		}
	}
}

func TestLinksLeadToPages(t *testing.T) {
	files := builtFiles(t)
	link := regexp.MustCompile(`(?:href|src)="([^"]*)"`)
	id := regexp.MustCompile(`id="([^"]*)"`)
	for name, data := range files {
		if !strings.HasSuffix(name, ".html") {
			continue
		}
		ids := map[string]bool{}
		for _, m := range id.FindAllSubmatch(data, -1) {
			ids[string(m[1])] = true
		}
		for _, m := range link.FindAllSubmatch(data, -1) {
			target := string(m[1])
			if anchor, ok := strings.CutPrefix(target, "#"); ok {
				if !ids[anchor] {
					t.Errorf("%s: the link %s leads nowhere", name, target)
				}
				continue
			}
			path, absolute := strings.CutPrefix(target, "/")
			_, file := files[path]
			_, page := files[path+".html"]
			_, index := files[path+"index.html"]
			if !absolute || !file && !page && !index && target != "/api/v1/health" {
				t.Errorf("%s: the link %s leads nowhere", name, target)
			}
		}
	}
}

func TestChartShowsEachListingOnce(t *testing.T) {
	e := examples{
		Value:  value{Lower: 100, Upper: 1300, Currency: "USD"},
		Offers: []offer{{Title: `<a "b">`, Price: 900, Used: true, Best: true}, {Price: 900, Used: true}, {Price: 2000}},
	}
	svg, err := chart(e, 340)
	if err != nil {
		t.Fatal(err)
	}
	for class, want := range map[string]int{"best": 1, "used": 1, "out": 1} {
		if got := strings.Count(string(svg), `<circle class="`+class+`"`); got != want {
			t.Errorf("got %d dots of class %s, want %d", got, class, want)
		}
	}
	if !strings.Contains(string(svg), "&lt;a &#34;b&#34;&gt;") {
		t.Error("a title is not escaped")
	}
	dots := regexp.MustCompile(`cx="([\d.]+)" cy="([\d.]+)"`).FindAllStringSubmatch(string(svg), -1)
	if dots[0][1] != dots[1][1] || dots[0][2] == dots[1][2] {
		t.Errorf("got dots at %v and %v, want one above the other: they have the same price", dots[0][1:], dots[1][1:])
	}
}
