package jsontext

import (
	"math/rand/v2"
	"testing"
	"time"
)

func TestTimeIsRFC3339(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	last := time.Date(9999, 12, 31, 23, 59, 59, 0, time.UTC).UnixMilli()
	times := []int64{0, 1, 951_782_400_000, 951_868_799_999, 4_107_542_400_000, last}
	for range 10_000 {
		times = append(times, r.Int64N(last))
	}
	for _, ms := range times {
		var w Writer
		w.Time(ms)
		if want := time.UnixMilli(ms).UTC().Format(`"2006-01-02T15:04:05.000Z"`); string(w) != want {
			t.Fatalf("%d: got %s, want %s", ms, w, want)
		}
	}
}
