package search

import (
	"runtime"
	"strings"
	"testing"

	"loupe/core/base/jsontext"
)

func TestRowsOverTheLimitTakeNoMemory(t *testing.T) {
	const most = 8 << 20 // bytes
	response, err := jsontext.Parse([]byte("[" + strings.Repeat("0,", 1<<20) + "0]"))
	if err != nil {
		t.Fatal(err)
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	rows, err := (&mapping{described: true}).rows(&response, []string{"@this"})
	runtime.ReadMemStats(&after)
	if err != nil || len(rows) != maxRows {
		t.Errorf("got %d rows, %v, want %d", len(rows), err, maxRows)
	}
	if taken := after.TotalAlloc - before.TotalAlloc; taken > most {
		t.Errorf("%d bytes were allocated, want at most %d", taken, most)
	}
}

func TestRowsOfOneObjectAndOfAnEmptyList(t *testing.T) {
	for text, want := range map[string]int{`{"rows":{"a":1}}`: 1, `{"rows":[]}`: 0, `{"rows":[{"a":1},{"a":2}]}`: 2} {
		response, err := jsontext.Parse([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if rows, err := (&mapping{described: true}).rows(&response, []string{"rows"}); err != nil || len(rows) != want {
			t.Errorf("%s: got %d rows, %v, want %d", text, len(rows), err, want)
		}
	}
}
