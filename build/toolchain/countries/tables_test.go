package main

import (
	"bytes"
	"os"
	"testing"
)

func TestTablesAreUpToDate(t *testing.T) {
	want, err := tables()
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../../../core/market/tables.go")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("tables.go is out of date: run go generate ./core/market")
	}
}
