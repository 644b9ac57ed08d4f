package wire

import (
	"bytes"
	"testing"
)

func TestReaderAllocatesNothingForALengthBeyondTheFrame(t *testing.T) {
	frame := append(bytes.Repeat([]byte{0xff}, 4), make([]byte, 100)...)
	for name, read := range map[string]func(*Reader){
		"bytes": func(r *Reader) { r.Bytes() },
		"count": func(r *Reader) {
			if n := r.Count(1); n != 0 {
				t.Errorf("count is %d, want 0", n)
			}
		},
	} {
		allocated := testing.AllocsPerRun(10, func() {
			r := NewReader(frame)
			read(r)
			if r.Complete() {
				t.Errorf("%s: the frame is complete, want it malformed", name)
			}
		})
		if allocated > 1 {
			t.Errorf("%s: %v allocations, want at most 1", name, allocated)
		}
	}
}
