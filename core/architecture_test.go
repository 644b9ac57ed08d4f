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

// below says what each room of the core may import of the project: imports run downward only. A new room
// has to be put in its place here.
var below = map[string][]string{
	".":       {"exchange", "gateway"},
	"gateway": {"account", "appraisal", "exchange", "jsontext", "limits", "market", "product", "publicurl", "sha256", "text", "upstream"},
	"appraisal": {
		"account", "exchange", "jsontext", "limits", "market", "page", "photo", "product", "publicurl", "search", "sha256", "text",
		"upstream", "valuation", "vision",
	},
	"vision":    {"exchange", "jsontext", "limits", "photo", "product", "publicurl", "text", "upstream"},
	"search":    {"exchange", "jsontext", "limits", "market", "photo", "product", "text", "upstream"},
	"page":      {"jsontext", "limits", "market", "product", "text"},
	"upstream":  {"exchange", "jsontext", "limits", "publicurl", "text"},
	"valuation": {"market", "product", "text"},
	"product":   {"market", "text"},
	"market":    {"text"},
	"photo":     {},
	"publicurl": {},
	"account":   {"sha256"},
	"sha256":    {},
	"jsontext":  {},
	"exchange":  {"exchange/internal/wire", "limits"},
	"limits":    {},
	"text":      {},

	"exchange/internal/wire": {},
	"exchange/exchangetest":  {"exchange", "exchange/internal/wire"},
}

// testSupport are packages that only tests import: no package above lists them. They may import anything
// of the standard library.
var testSupport = []string{"exchange/exchangetest"}

// barred are packages that do I/O, read a clock, share memory, or weigh too much. Sync is among them
// because nothing in the core is shared.
var barred = []string{
	"encoding/json", "fmt", "io/ioutil", "log", "math/rand", "math/rand/v2", "net", "net/http", "net/url", "os", "regexp",
	"sync", "sync/atomic", "syscall", "syscall/js", "time",
}

func TestImportsRunDownwardAndNothingBarredIsUsed(t *testing.T) {
	rooms := map[string]bool{}
	eachFile(t, func(room, path string, file *ast.File) {
		rooms[room] = true
		for _, spec := range file.Imports {
			name, _ := strconv.Unquote(spec.Path.Value)
			own, isOwn := strings.CutPrefix(name, "loupe/core/")
			switch {
			case isOwn && !slices.Contains(below[room], own):
				t.Errorf("%s imports %s, which is not below %s", path, name, room)
			case strings.HasPrefix(name, "loupe/") && !isOwn:
				t.Errorf("%s imports %s, which is not of the core", path, name)
			case slices.Contains(barred, name) && !slices.Contains(testSupport, room):
				t.Errorf("%s imports %s", path, name)
			case strings.Contains(name, ".") && name != "github.com/tidwall/gjson":
				t.Errorf("%s imports %s", path, name)
			}
		}
	})
	for room := range rooms {
		if _, known := below[room]; !known {
			t.Errorf("core/%s has no place among the rooms", room)
		}
	}
}

func TestNothingRunsBesideAnything(t *testing.T) {
	eachFile(t, func(_, path string, file *ast.File) {
		ast.Inspect(file, func(n ast.Node) bool {
			switch n.(type) {
			case *ast.GoStmt, *ast.SelectStmt, *ast.ChanType, *ast.SendStmt:
				t.Errorf("%s has a goroutine or a channel", path)
			}
			return true
		})
	})
}

// generators are the folders of programs that write files of the core.
var generators = []string{"market/internal", "valuation/internal"}

// eachFile visits the core's own source files, without its generators and tests.
func eachFile(t *testing.T, visit func(room, path string, file *ast.File)) {
	t.Helper()
	err := filepath.WalkDir(".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() && slices.Contains(generators, path) {
			return fs.SkipDir
		}
		if entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		visit(filepath.Dir(path), path, file)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
