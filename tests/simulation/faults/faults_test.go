package main

import (
	"path/filepath"
	"testing"
)

// A patch that no longer applies would plant no fault.
func TestPatchesApply(t *testing.T) {
	root, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("*.patch")
	if err != nil || len(files) < 50 {
		t.Fatalf("got %d patches (%v), want at least 50", len(files), err)
	}
	for _, file := range files {
		t.Run(file, func(t *testing.T) {
			t.Parallel()
			f, err := read(filepath.Join(root, folder, file))
			if err != nil {
				t.Fatal(err)
			}
			if len(f.rooms()) == 0 {
				t.Error("the patch changes neither the core, the console nor the schema")
			}
			if _, err := f.plant(root, t.TempDir()); err != nil {
				t.Error(err)
			}
		})
	}
}
