package host

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestCheckFreshNoticesChangedSource(t *testing.T) {
	root := t.TempDir()
	out, source := filepath.Join(root, "build/out"), filepath.Join(root, "a.go")
	write := func(path, content string) {
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.MkdirAll(out, 0o700); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		change func()
		want   string // part of the error, "" if there is none
	}{
		{func() {}, "core.wasm is missing"},
		{func() {
			write(out+"/core.sum", "1220704766 1 a.go\n4294967295 0 "+source+".2\n")
			write(source, "a")
			write(source+".2", "")
		}, "did not finish"},
		{func() { write(out+"/core.wasm", "") }, ""},
		{func() { write(source, "b") }, "core.wasm is stale, a.go has changed"},
		{func() { os.Remove(source) }, "core.wasm is stale, a.go has changed"},
		{func() { write(source, "a"); os.Chtimes(out+"/core.sum", time.Time{}, time.Now().Add(time.Hour)) }, "did not finish"},
	} {
		c.change()
		if got := fmt.Sprint(CheckFresh(root, "core")); (got == "<nil>") != (c.want == "") || !strings.Contains(got, c.want) {
			t.Errorf("got %s, want %q", got, c.want)
		}
	}
}
