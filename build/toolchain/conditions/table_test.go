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
	for name, content := range want {
		if got, err := os.ReadFile("../../../core/market/product/" + name); err != nil || !bytes.Equal(got, content) {
			t.Errorf("%s is out of date (%v): run go generate ./core/market/product", name, err)
		}
	}
}
