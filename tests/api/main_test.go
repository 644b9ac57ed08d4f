package api

import (
	"flag"
	"os"
	"testing"
)

// TestMain runs more tests in parallel than there are processors, since most tests wait for stand-ins.
func TestMain(m *testing.M) {
	flag.Parse()
	flag.Set("test.parallel", "16")
	os.Exit(m.Run())
}
