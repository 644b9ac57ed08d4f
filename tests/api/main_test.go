package api

import (
	"flag"
	"os"
	"testing"
)

// Most tests wait for stand-ins, so more of them run in parallel than there are processors.
func TestMain(m *testing.M) {
	flag.Parse()
	flag.Set("test.parallel", "16")
	os.Exit(m.Run())
}
