// Generate writes the core and its tests as one program for core.wasm's compiler:
//
//	go run ./tests/wasm/generate FOLDER
//
// In the folder, a file x_test.go is an ordinary file of its package. External tests are a package of their own in a folder below. All import
// tests/wasm/testing in place of testing. It prints which files are left out, and why.
package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"loupe/build/operate/dev"
)

// uncompilable is why a test that imports a package is left out.
var uncompilable = map[string]string{
	"database/sql":           "SQLite can't be compiled; tests/api and build/products/host call core.wasm with it",
	"loupe/build/operate/d1": "SQLite can't be compiled; tests/api and build/products/host call core.wasm with it",
	"os/exec":                "one starts a process",
	"go/parser":              "one reads source files",
}

// hosted are the rooms of the core whose tests act as its host, but for request. Other suites do so with core.wasm:
// build/products/host, tests/api, tests/simulation and tests/e2e.
var hosted = strings.Fields("api appraisal exchange store upstream")

func main() { dev.Main("generate", run) }

func run(_ context.Context, args []string, stdout, _ io.Writer) error {
	if len(args) != 1 {
		return errors.New("give a folder; see the package comment")
	}
	p := program{out: args[0], suites: map[string]*suite{}, stdout: stdout}
	if err := os.RemoveAll(p.out); err != nil {
		return err
	}
	for _, root := range []string{"go.mod", "go.sum", "core", "build/toolchain/pretty", "tests/wasm/testing"} {
		if err := filepath.WalkDir(root, p.add); err != nil {
			return err
		}
	}
	return p.writeSuites()
}

// program has the tests of the core that are written into a folder.
type program struct {
	out    string
	suites map[string]*suite // by the folder of their package
	stdout io.Writer
	last   string // line printed
}

// suite has the tests of a package.
type suite struct {
	pkg    string   // the package's name
	folder string   // in which its tests run
	tests  []string // a literal of testing.Test for each
}

func (p *program) write(name string, content []byte) error {
	name = filepath.Join(p.out, name)
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, content, 0o644)
}

// add adds a file, if the program needs it.
func (p *program) add(name string, entry fs.DirEntry, err error) error {
	if err != nil || entry.IsDir() || strings.Contains(name, "testdata/") {
		return err
	}
	content, err := os.ReadFile(name)
	if err != nil || !strings.HasSuffix(name, ".go") {
		if err == nil {
			err = p.write(name, content)
		}
		return err
	}
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, name, content, 0)
	if err != nil {
		return err
	}
	base, isTest := strings.CutSuffix(name, "_test.go")
	if reason := leftOut(name, file, isTest); reason != "" {
		if line := fmt.Sprintf("tests of %s are left out: %s\n", path.Dir(name), reason); isTest && line != p.last {
			fmt.Fprint(p.stdout, line)
			p.last = line
		}
		return nil
	}
	var edits []edit
	replace := func(from, to token.Pos, text string) {
		edits = append(edits, edit{files.Position(from).Offset, files.Position(to).Offset, text})
	}
	for _, spec := range file.Imports {
		if spec.Path.Value == `"testing"` {
			replace(spec.Pos(), spec.End(), `"loupe/tests/wasm/testing"`)
		}
	}
	if isTest {
		name = base + "_tested.go"
		s := &suite{pkg: file.Name.Name, folder: path.Dir(name)}
		folder := s.folder
		if internal, isExternal := strings.CutSuffix(s.pkg, "_test"); isExternal {
			folder += "/external"
			s.pkg, name = internal+"external", folder+"/"+path.Base(name)
			replace(file.Name.Pos(), file.Name.End(), s.pkg)
		}
		if p.suites[folder] == nil {
			p.suites[folder] = s
		}
		p.suites[folder].tests = append(p.suites[folder].tests, testsOf(file)...)
		takeSeeds(file, replace)
	}
	return p.write(name, apply(content, edits))
}

// leftOut returns why a file is left out, or "".
func leftOut(name string, file *ast.File, isTest bool) string {
	if strings.TrimSuffix(file.Name.Name, "_test") == "main" {
		return "the package is a program"
	}
	room := strings.Split(name, "/")[1]
	if isTest && slices.Contains(hosted, room) && !strings.HasPrefix(name, "core/appraisal/request/") {
		return "they act as the core's host"
	}
	for _, spec := range file.Imports {
		imported, _ := strconv.Unquote(spec.Path.Value)
		if reason := uncompilable[imported]; isTest && reason != "" {
			return reason
		}
	}
	return ""
}

func testsOf(file *ast.File) (tests []string) {
	for _, declaration := range file.Decls {
		f, isFunction := declaration.(*ast.FuncDecl)
		if !isFunction || f.Recv != nil {
			continue
		}
		switch name := f.Name.Name; {
		case strings.HasPrefix(name, "Test"):
			tests = append(tests, fmt.Sprintf("{Name: %q, Run: %s}", name, name))
		case strings.HasPrefix(name, "Fuzz"):
			tests = append(tests, fmt.Sprintf("{Name: %q, Run: testing.Fuzzed(%s)}", name, name))
		}
	}
	return tests
}

// takeSeeds wraps each function passed to Fuzz so that it takes its seed as a list: TinyGo can't call functions by reflection.
func takeSeeds(file *ast.File, replace func(from, to token.Pos, text string)) {
	ast.Inspect(file, func(node ast.Node) bool {
		call, isCall := node.(*ast.CallExpr)
		if !isCall {
			return true
		}
		if method, isMethod := call.Fun.(*ast.SelectorExpr); !isMethod || method.Sel.Name != "Fuzz" {
			return true
		}
		function, values := call.Args[0], ""
		n := 0
		for _, parameter := range function.(*ast.FuncLit).Type.Params.List[1:] {
			for range parameter.Names {
				values += fmt.Sprintf(", seed[%d].(%s)", n, typeName(parameter.Type))
				n++
			}
		}
		replace(function.Pos(), function.Pos(), "func(t *testing.T, seed []any) { ")
		replace(function.End(), function.End(), "(t"+values+") }")
		return false
	})
}

func typeName(e ast.Expr) string {
	if slice, isSlice := e.(*ast.ArrayType); isSlice {
		return "[]" + typeName(slice.Elt)
	}
	return e.(*ast.Ident).Name
}

// edit replaces a part of a file.
type edit struct {
	from, to int
	text     string
}

// apply makes edits that do not overlap.
func apply(content []byte, edits []edit) []byte {
	slices.SortFunc(edits, func(a, b edit) int { return b.from - a.from })
	for _, e := range edits {
		content = slices.Concat(content[:e.from], []byte(e.text), content[e.to:])
	}
	return content
}

// writeSuites writes a list of each package's tests, and the module that runs them.
func (p *program) writeSuites() error {
	var imports, cases bytes.Buffer
	for n, folder := range slices.Sorted(maps.Keys(p.suites)) {
		s := p.suites[folder]
		if len(s.tests) == 0 {
			continue
		}
		err := p.writeGo(folder+"/suite_of_tests.go", "package %s\n\nimport \"loupe/tests/wasm/testing\"\n\nfunc SuiteOfTests() []testing.Test {\nreturn []testing.Test{\n%s,\n}\n}\n",
			s.pkg, strings.Join(s.tests, ",\n"))
		if err != nil {
			return err
		}
		fmt.Fprintf(&imports, "p%d \"loupe/%s\"\n", n, folder)
		fmt.Fprintf(&cases, "case %d:\nreturn %q, p%d.SuiteOfTests()\n", n, s.folder, n)
	}
	return p.writeGo("main.go", module, imports.String(), cases.String(), len(p.suites))
}

func (p *program) writeGo(name, text string, args ...any) error {
	source, err := format.Source(fmt.Appendf(nil, text, args...))
	return errors.Join(err, p.write(name, source))
}

const module = `package main

import (
	"flag"
	"fmt"
	"os"

	_ "loupe/core/exchange/wasm/libc"
	"loupe/tests/wasm/testing"
%s)

// suite returns the folder and the tests of a package.
func suite(n uint32) (folder string, tests []testing.Test) {
	switch n {
%s}
	return "", nil
}

// list prints the number of the package, the number of the test, the folder and the name of each test.
//
//go:wasmexport list
func list() {
	for n := range uint32(%d) {
		folder, tests := suite(n)
		for i, t := range tests {
			fmt.Println(n, i, folder, t.Name)
		}
	}
}

// run runs a test, and reports whether it passed.
//
//go:wasmexport run
func run(n, test uint32) bool {
	folder, tests := suite(n)
	if err := os.Chdir("/" + folder); err != nil {
		fmt.Println(err)
		return false
	}
	flag.Parse()
	return tests[test].Passes()
}

func main() {}
`
