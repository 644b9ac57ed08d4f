package main

import (
	"bytes"
	"os"
	"testing"
)

func TestTableIsUpToDate(t *testing.T) {
	source, err := os.ReadFile("../../../core/market/product/conditions.txt")
	if err != nil {
		t.Fatal(err)
	}
	want, err := table(string(source))
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../../../core/market/product/conditiontable.go")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("conditiontable.go is out of date: run go generate ./core/market/product")
	}
}

func TestInvalidLinesAreRefused(t *testing.T) {
	for _, source := range []string{"fine anywhere: fine", "new sometimes: new", "new: new", "new noun: new", "new edge: ", "new edge: brand, , new", "new edge: fresh\ngood alone: fresh"} {
		if _, err := table(source); err == nil {
			t.Errorf("%q: got no error, want one", source)
		}
	}
}
