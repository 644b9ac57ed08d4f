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

// rooms lists the core's folders. A package may import packages of its own room and of the rooms before it in this list.
var rooms = []string{"base", "exchange", "store", "imaging", "market", "reading", "answer", "valuation", "upstream", "appraisal", "api"}

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
	floor := func(pkg string) int {
		room, _, _ := strings.Cut(pkg, "/")
		return slices.Index(rooms, room)
	}
	forEachFile(t, func(pkg, path string, file *ast.File) {
		if pkg != "." && floor(pkg) < 0 {
			t.Errorf("%s is in none of the core's rooms", path)
		}
		for _, spec := range file.Imports {
			name, _ := strconv.Unquote(spec.Path.Value)
			own, isOwn := strings.CutPrefix(name, "loupe/core/")
			switch {
			case isOwn && pkg != "." && floor(own) > floor(pkg):
				t.Errorf("%s imports %s, of a room above its own", path, name)
			case strings.HasPrefix(name, "loupe/") && !isOwn:
				t.Errorf("%s imports %s, which is outside the core", path, name)
			}
		}
	})
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
		if pkg == "exchange/wasm" {
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
