package api

import (
	"flag"
	"os"
	"testing"
)

// These tests wait for outside services more than they work: more of them run at a time than there are processors.
func TestMain(m *testing.M) {
	flag.Parse()
	flag.Set("test.parallel", "16")
	os.Exit(m.Run())
}
