package product

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// An instance of the console serves one request, so each request would pay for the initialisation of this package.
func TestPackageIsInitialisedByTheCompiler(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no source files: ", err)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv == nil && f.Name.Name == "init" {
				t.Errorf("%s has a function init", name)
			}
			if v, ok := d.(*ast.GenDecl); ok && v.Tok == token.VAR {
				ast.Inspect(v, func(n ast.Node) bool {
					switch n.(type) {
					case *ast.CallExpr:
						t.Errorf("%s: a variable is initialised by a call", name)
					case *ast.MapType:
						t.Errorf("%s: a variable is a map, which is filled at run time", name)
					case *ast.FuncLit:
						t.Errorf("%s: a variable is initialised with a function", name)
					}
					return true
				})
			}
		}
	}
}
