package main

import (
	"bytes"
	"os"
	"testing"
)

// The table in the tree is the one that go generate would write.
func TestTablesAreUpToDate(t *testing.T) {
	want, err := tables()
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../../tables.go")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("tables.go is not what gen writes: run go generate ./core/market")
	}
}
