package main

import (
	"bytes"
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
		if err != nil || entry.IsDir() {
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
