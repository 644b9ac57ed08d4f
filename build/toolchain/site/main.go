// Site writes the pages of the documentation site:
//
//	go run ./build/toolchain/site OUTPUT-FOLDER
//
// Run it in the project's root folder, when the output folder has api/v1/openapi.json. The
// pages are the templates in worker/site/pages, in the layout of worker/site/layout.html. Their content comes from
// tested sources: the worked appraisal from the examples in docs/openapi.yaml, the programs from docs/quickstart, the
// problems from core/base/problem.
package main

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"html/template"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"loupe/build/operate/dev"
	"loupe/core/base/problem"
	"loupe/core/store/ledger"
)

const source = "worker/site" // folder of the templates and static files

func main() { dev.Main("site", run) }

// page is the data of a template.
type page struct {
	Path     string // of the page on the site
	Cost     int    // of an appraisal, in credits
	Examples examples
	Problems []problemPage
	Problem  problemPage // on a problem's page
}

// problemPage is the content of a problem's page.
type problemPage struct {
	guide
	Status  int
	Title   string
	Path    string
	Example string // a problem document
}

// run writes the site into a folder.
func run(_ context.Context, args []string, _, _ io.Writer) error {
	if len(args) != 1 {
		return errors.New("usage: site OUTPUT-FOLDER")
	}
	out := args[0]
	examples, err := readExamples(filepath.Join(out, "api/v1/openapi.json"))
	if err != nil {
		return err
	}
	problems, err := problemPages(examples.problems)
	if err != nil {
		return err
	}
	return errors.Join(
		os.CopyFS(out, os.DirFS(filepath.Join(source, "static"))),
		copyRedoc(out),
		writePages(out, page{Cost: ledger.AppraisalCost, Examples: examples, Problems: problems}),
	)
}

// writePages executes the templates. It executes problem.html once for each problem.
func writePages(out string, data page) error {
	pages := os.DirFS(filepath.Join(source, "pages"))
	return fs.WalkDir(pages, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		if name != "problem.html" {
			data := data
			data.Path = "/" + strings.TrimSuffix(strings.TrimSuffix(name, ".html"), "index")
			return writePage(out, name, name, data)
		}
		for _, p := range data.Problems {
			data := data
			data.Path, data.Problem = p.Path, p
			if err := writePage(out, name, strings.TrimPrefix(p.Path, "/")+".html", data); err != nil {
				return err
			}
		}
		return nil
	})
}

func writePage(out, name, target string, data page) error {
	t, err := template.New("layout.html").Funcs(functions).
		ParseFiles(filepath.Join(source, "layout.html"), filepath.Join(source, "pages", name))
	if err != nil {
		return err
	}
	var b bytes.Buffer
	if err := t.Execute(&b, data); err != nil {
		return err
	}
	target = filepath.Join(out, target)
	if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
		return err
	}
	return os.WriteFile(target, b.Bytes(), 0o644)
}

// functions are the templates' own functions, in addition to the built-in ones.
var functions = template.FuncMap{
	// code returns a file of the project as highlighted code.
	"code": func(name string) (template.HTML, error) {
		text, err := os.ReadFile(name)
		return highlight(strings.TrimSpace(string(text))), err
	},
	"json": highlight,
	"mark": markCode,
	"wide": func(a examples) (template.HTML, error) { return chart(a, 720) },
	"slim": func(a examples) (template.HTML, error) { return chart(a, 340) },
}

// problemPages returns a page for each guide. It shows the example of the problem's code, or one made from the
// guide if there is none.
func problemPages(examples map[problem.Code]string) ([]problemPage, error) {
	var pages []problemPage
	for _, g := range guides {
		p := problem.Problem{Code: g.Code, Detail: g.Detail}
		example := examples[g.Code]
		if example == "" {
			example = string(p.JSON())
		}
		example, err := indented(example)
		if err != nil {
			return nil, fmt.Errorf("the example of %s: %w", g.Code, err)
		}
		g.Charged = cmp.Or(g.Charged, nothingCharged)
		pages = append(pages, problemPage{g, p.Status(), g.Code.Title(), g.Code.Path(), example})
	}
	return pages, nil
}

func indented(text string) (string, error) {
	var b bytes.Buffer
	err := json.Indent(&b, []byte(text), "", "  ")
	return b.String(), err
}

// logo is the only address of another host that Redoc's bundle loads: an image next to the link to Redoc's site.
const logo = "https://cdn.redoc.ly/redoc/logo-mini.svg"

// copyRedoc copies Redoc's bundle and its licenses. It replaces the logo by an empty image.
func copyRedoc(out string) error {
	const bundles = "node_modules/redoc/bundles"
	script, err := os.ReadFile(filepath.Join(bundles, "redoc.standalone.js"))
	if err != nil {
		return err
	}
	if n := bytes.Count(script, []byte(logo)); n != 1 {
		return fmt.Errorf("redoc.standalone.js has %s %d times, want once: check which hosts this version loads from", logo, n)
	}
	const empty = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="
	script = bytes.Replace(script, []byte(logo), []byte(empty), 1)
	licenses, err := os.ReadFile(filepath.Join(bundles, "redoc.standalone.js.LICENSE.txt"))
	if err != nil {
		return err
	}
	return errors.Join(
		os.WriteFile(filepath.Join(out, "redoc.standalone.js"), script, 0o644),
		os.WriteFile(filepath.Join(out, "redoc.standalone.js.LICENSE.txt"), licenses, 0o644),
	)
}
