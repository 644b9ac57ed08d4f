package appraisal_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// The functions that make reasons, with a code, a text, the names of the values and the values.
var reasonMakers = []string{"New", "NewReason", "reason", "add", "addReason"}

// reasonsInCode returns the names of the values of each code.
func reasonsInCode(t *testing.T) map[string][]string {
	t.Helper()
	reasons := map[string][]string{}
	for _, folder := range []string{".", "../valuation", "../valuation/reasons"} {
		files, err := filepath.Glob(folder + "/*.go")
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range files {
			if strings.HasSuffix(path, "_test.go") {
				continue
			}
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(file, func(n ast.Node) bool {
				call, isCall := n.(*ast.CallExpr)
				if !isCall || len(call.Args) < 3 {
					return true
				}
				name := ""
				switch f := call.Fun.(type) {
				case *ast.Ident:
					name = f.Name
				case *ast.SelectorExpr:
					name = f.Sel.Name
				}
				code, isLiteral := call.Args[0].(*ast.BasicLit)
				if !isLiteral || !slices.Contains(reasonMakers, name) {
					return true
				}
				names := strings.Fields(text(t, call.Args[2]))
				if len(names) != len(call.Args)-3 {
					t.Errorf("%s names the values %q and has %d", code.Value, names, len(call.Args)-3)
				}
				reasons[text(t, code)] = names
				return true
			})
		}
	}
	return reasons
}

// text returns the value of a literal.
func text(t *testing.T, e ast.Expr) string {
	t.Helper()
	literal, ok := e.(*ast.BasicLit)
	if !ok {
		t.Fatalf("got %v, want a literal", e)
	}
	value, err := strconv.Unquote(literal.Value)
	if err != nil {
		t.Fatal(err)
	}
	return value
}

func TestEachReasonIsDocumented(t *testing.T) {
	inCode := reasonsInCode(t)
	page, err := os.ReadFile("../../docs/REASONS.md")
	if err != nil {
		t.Fatal(err)
	}
	documented := map[string]string{}
	for line := range strings.SplitSeq(string(page), "\n") {
		if cells := strings.Split(line, "|"); len(cells) == 5 && strings.TrimSpace(cells[1]) != "Code" && !strings.HasPrefix(line, "|--") {
			documented[strings.TrimSpace(cells[1])] = cells[3]
		}
	}
	for code, names := range inCode {
		values, ok := documented[code]
		if !ok {
			t.Errorf("docs/REASONS.md does not list %s", code)
		}
		for _, name := range names {
			if !strings.Contains(values, "`"+name+"`") {
				t.Errorf("docs/REASONS.md does not list the value %s of %s", name, code)
			}
		}
	}
	for code := range documented {
		if _, ok := inCode[code]; !ok {
			t.Errorf("docs/REASONS.md lists %s, which no code makes", code)
		}
	}
}
