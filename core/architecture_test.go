package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// allowedImports lists the packages of the core that each package of the core may import. Imports run
// downward only. A new package needs a line here.
var allowedImports = map[string][]string{
	".":         {"gateway", "wasm"},
	"wasm":      {"exchange", "wasm/libc"},
	"wasm/libc": {},
	"gateway":   {"account", "answer", "appraisal", "batch", "calibration", "connector", "date", "decision", "exchange", "fault", "imaging", "indexing", "jsontext", "ledger", "market", "outcome", "photo", "problem", "publicurl", "report", "request", "route", "rows", "sha256", "text", "upload", "webhook"},
	"connector": {"account", "answer", "appraisal", "batch", "date", "exchange", "jsontext", "limits", "market", "outcome", "photo", "problem", "publicurl", "request", "sha256", "text", "upload", "valuation"},
	"batch":     {"account", "answer", "appraisal", "exchange", "jsontext", "ledger", "photo", "problem", "publicurl", "request", "rows", "sha256", "ulid"},
	"report":    {"appraisal", "exchange", "jsontext", "ledger", "market", "photo", "problem", "publicurl", "ulid"},
	"rows":      {"exchange", "jsontext", "problem", "text"},
	"outcome":   {"date", "exchange", "jsontext", "ledger", "market", "problem", "product", "request", "rows"},
	"upload":    {"account", "appraisal", "exchange", "ledger", "photo", "problem"},
	"appraisal": {"account", "answer", "date", "decision", "description", "exchange", "fault", "jsontext", "ledger", "lexicon", "limits", "market", "page", "photo", "problem", "product", "publicurl", "request", "search", "sha256",
		"text", "ulid", "upstream", "valuation", "valuation/learned", "vision", "webhook"},
	"calibration": {"exchange", "jsontext", "limits", "product", "search", "valuation", "valuation/learned"},
	"webhook":     {"exchange", "jsontext", "ledger", "limits", "problem", "publicurl", "sha256", "ulid"},
	"indexing":    {"exchange", "fingerprint", "imaging", "photo", "publicurl", "upstream"},
	"decision":    {"answer", "date", "fault", "jsontext", "market", "text"},
	"answer":      {"date", "jsontext", "market", "product"},
	"request":     {"date", "jsontext", "market", "product", "publicurl", "text"},
	"vision":      {"date", "exchange", "fault", "jsontext", "limits", "photo", "product", "text", "upstream"},
	"photo":       {"exchange", "fingerprint", "imaging", "limits", "publicurl", "upstream"},
	"search":      {"date", "exchange", "fault", "fingerprint", "jsontext", "limits", "market", "product", "publicurl", "text", "upstream", "valuation/learned"},
	"page":        {"date", "jsontext", "limits", "market", "product", "text"},
	"upstream":    {"exchange", "fault", "jsontext", "ledger", "limits", "publicurl", "text"},
	"valuation":   {"description", "limits", "market", "product", "text", "valuation/learned", "valuation/matching", "valuation/prediction", "valuation/pricing", "valuation/reasons"},
	"description": {"lexicon", "phrases", "product", "text"},
	"lexicon":     {"text"},
	"phrases":     {},
	"product":     {"market", "phrases", "product/words", "text"},
	"market":      {"date", "jsontext", "text"},
	"account":     {"jsontext", "sha256"},
	"fault":       {"jsontext"},
	"problem":     {"jsontext"},
	"fingerprint": {"imaging"},
	"imaging":     {},
	"publicurl":   {},
	"ledger":      {"exchange"},
	"route":       {},
	"ulid":        {},
	"sha256":      {},
	"jsontext":    {"date"},
	"date":        {},
	"text":        {},
	"limits":      {},

	"wasm/heap":     {},
	"product/words": {"text"},

	"valuation/reasons":    {"description", "jsontext", "market", "product", "text", "valuation/matching", "valuation/prediction", "valuation/pricing"},
	"valuation/pricing":    {"description", "lexicon", "market", "product", "text", "valuation/learned", "valuation/matching", "valuation/prediction"},
	"valuation/matching":   {"description", "lexicon", "product", "valuation/learned", "valuation/prediction"},
	"valuation/learned":    {"jsontext", "lexicon", "limits", "product", "valuation/prediction"},
	"valuation/prediction": {"product"},

	"exchange":              {"exchange/wire", "jsontext", "limits"},
	"exchange/wire":         {},
	"exchange/exchangetest": {"exchange", "exchange/wire"}, // for tests: never part of the wasm
	"imaging/imagingtest":   {},                            // the same
}

// forbidden are packages that perform I/O, read a clock, are random, or share memory, and such functions of the
// others.
var forbidden = strings.Fields(`
	crypto/rand io/ioutil log math/rand math/rand/v2 net net/http os sync sync/atomic syscall syscall/js
	fmt.Print fmt.Printf fmt.Println fmt.Scan fmt.Scanf fmt.Scanln
	time.After time.AfterFunc time.LoadLocation time.Local time.NewTicker time.NewTimer time.Now time.Since time.Sleep
	time.Tick time.Until`)

// testSupport are packages that only tests import.
var testSupport = []string{"exchange/exchangetest", "imaging/imagingtest"}

func TestImportsRunDownward(t *testing.T) {
	packages := map[string]bool{}
	forEachFile(t, func(pkg, path string, file *ast.File) {
		packages[pkg] = true
		for _, spec := range file.Imports {
			name, _ := strconv.Unquote(spec.Path.Value)
			own, isOwn := strings.CutPrefix(name, "loupe/core/")
			switch {
			case isOwn && !slices.Contains(allowedImports[pkg], own):
				t.Errorf("%s imports %s, which allowedImports does not list for %s", path, name, pkg)
			case strings.HasPrefix(name, "loupe/") && !isOwn:
				t.Errorf("%s imports %s, which is outside the core", path, name)
			}
		}
	})
	for pkg := range packages {
		if _, known := allowedImports[pkg]; !known {
			t.Errorf("core/%s is not in allowedImports", pkg)
		}
	}
}

func TestCoreIsPure(t *testing.T) {
	forEachFile(t, func(pkg, path string, file *ast.File) {
		if slices.Contains(testSupport, pkg) {
			return
		}
		for _, spec := range file.Imports {
			name, _ := strconv.Unquote(spec.Path.Value)
			if slices.Contains(forbidden, name) || strings.Contains(name, ".") && name != "github.com/tidwall/gjson" {
				t.Errorf("%s imports %s, which the core must not use", path, name)
			}
			if own, _ := strings.CutPrefix(name, "loupe/core/"); slices.Contains(testSupport, own) {
				t.Errorf("%s imports %s, which is for tests", path, name)
			}
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.SelectorExpr:
				if of, ok := n.X.(*ast.Ident); ok && of.Obj == nil && slices.Contains(forbidden, of.Name+"."+n.Sel.Name) {
					t.Errorf("%s uses %s.%s, which the core must not use", path, of.Name, n.Sel.Name)
				}
			case *ast.GoStmt, *ast.SelectStmt, *ast.ChanType, *ast.SendStmt:
				t.Errorf("%s has a goroutine or a channel", path)
			}
			return true
		})
	})
}

// An exchange leaves nothing in a variable of a package. Package wasm has the machine, which outlives exchanges.
func TestFunctionsAssignNoPackageVariable(t *testing.T) {
	forEachFile(t, func(pkg, path string, file *ast.File) {
		if pkg == "wasm" {
			return
		}
		ast.Inspect(file, func(n ast.Node) bool {
			var targets []ast.Expr
			switch n := n.(type) {
			case *ast.AssignStmt:
				targets = n.Lhs
			case *ast.IncDecStmt:
				targets = []ast.Expr{n.X}
			}
			for _, target := range targets {
				name := root(target)
				if name != nil && name.Name != "_" && (name.Obj == nil || name.Obj == file.Scope.Lookup(name.Name)) {
					t.Errorf("%s assigns %s, a variable of the package", path, name.Name)
				}
			}
			return true
		})
	})
}

// root returns the variable that an expression is a part of, nil if there is none.
func root(e ast.Expr) *ast.Ident {
	switch e := e.(type) {
	case *ast.Ident:
		return e
	case *ast.SelectorExpr:
		return root(e.X)
	case *ast.IndexExpr:
		return root(e.X)
	case *ast.StarExpr:
		return root(e.X)
	case *ast.ParenExpr:
		return root(e.X)
	}
	return nil
}

// forEachFile visits the core's source files except tests.
func forEachFile(t *testing.T, visit func(pkg, path string, file *ast.File)) {
	t.Helper()
	err := filepath.WalkDir(".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		visit(filepath.ToSlash(filepath.Dir(path)), path, file)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
