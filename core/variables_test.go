package main

import (
	"go/ast"
	"go/token"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// The host on Cloudflare tells the core only the variables that it lists. Each that the core reads has to be there.
func TestHostTellsEveryVariable(t *testing.T) {
	text, err := os.ReadFile("../worker/host.mjs")
	if err != nil {
		t.Fatal(err)
	}
	list := regexp.MustCompile(`(?s)const variables = \[(.*?)\]`).FindSubmatch(text)
	if list == nil {
		t.Fatal("worker/host.mjs has no list of variables")
	}
	read := map[string]bool{}
	eachFile(t, func(_, path string, file *ast.File) {
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || len(call.Args) != 2 {
				return true
			}
			function, ok := call.Fun.(*ast.SelectorExpr)
			if name, isText := call.Args[0].(*ast.BasicLit); ok && isText && name.Kind == token.STRING && (function.Sel.Name == "Var" || function.Sel.Name == "base") {
				variable, _ := strconv.Unquote(name.Value)
				read[variable] = true
				if !strings.Contains(string(list[1]), `"`+variable+`"`) {
					t.Errorf("%s reads %s, which worker/host.mjs does not tell the core", path, variable)
				}
			}
			return true
		})
	})
	for _, told := range regexp.MustCompile(`"([A-Z_]+)"`).FindAllStringSubmatch(string(list[1]), -1) {
		if !read[told[1]] {
			t.Errorf("worker/host.mjs tells %s, which the core does not read", told[1])
		}
	}
}
