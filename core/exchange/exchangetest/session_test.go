package exchangetest

import (
	"strings"
	"testing"

	"loupe/core/exchange"
)

// A chunk fits from the frame of the response up to the frame in which its body ends.
func TestSessionRejectsFramesThatContradictTheExchange(t *testing.T) {
	get := func(number int) Effect { return Effect{Number: number, Kind: KVGet, TimeLimit: 1} }
	only := func(f Frame) []Frame { return []Frame{f} }
	begin := Frame{Response: new(exchange.Response), Open: true, Groups: [][]int{{1}}}
	goOn := Frame{Open: true, Chunk: []byte("a"), Groups: [][]int{{1}}}
	end := Frame{Chunk: []byte("a"), Groups: [][]int{{1}}}
	keptBody := Frame{Response: new(exchange.Response), Parts: []Part{{Kind: 1, Effect: 2}}, Closed: true}
	for i, c := range []struct {
		want   string // the error that the last frame gives; "": no error
		frames []Frame
	}{
		{"", only(Frame{Closed: true})},
		{"", only(Frame{Effects: []Effect{get(3)}, Groups: [][]int{{1, 2}, {3}}})},
		{"the next number is 3", only(Frame{Effects: []Effect{get(4)}, Closed: true})},
		{"a time limit of 0 ms", only(Frame{Effects: []Effect{{Number: 3, Kind: Wait}}, Closed: true})},
		{"the body of effect 3, which keeps none", only(Frame{Effects: []Effect{{Number: 3, TimeLimit: 1, Kept: []int{3}}}, Closed: true})},
		{"the body of effect 1, which keeps none", only(Frame{Effects: []Effect{{Number: 3, TimeLimit: 1, Kept: []int{1}}}, Closed: true})},
		{"", only(Frame{Effects: []Effect{{Number: 3, TimeLimit: 1, Kept: []int{2, NoEffect}}}, Closed: true})},
		{"closed, and the body of its response open", only(Frame{Open: true, Closed: true})},
		{"opens the body of no response", only(Frame{Open: true, Groups: [][]int{{1}}})},
		{"a chunk of no open body", only(Frame{Chunk: []byte("a"), Closed: true})},
		{"closed is false with 0", only(Frame{})},
		{"closed is true with 1", only(Frame{Closed: true, Groups: [][]int{{1}}})},
		{"a group is empty", only(Frame{Groups: [][]int{{}}})},
		{"a group names effect 0", only(Frame{Groups: [][]int{{1, 0}}})},
		{"", []Frame{begin, goOn, goOn, end}},
		{"", only(Frame{Response: new(exchange.Response), Chunk: []byte("a"), Closed: true})},
		{"", []Frame{begin, {Closed: true}}},
		{"a chunk of no open body", []Frame{begin, end, end}},
		{"opens the body of no response", []Frame{begin, end, goOn}},
		{"a chunk is empty", []Frame{begin, {Open: true, Chunk: []byte{}, Groups: [][]int{{1}}}}},
		{"the body of effect 2, which has kept none", only(keptBody)},
		{"two responses", []Frame{begin, begin}},
		{"opens the body of no response", []Frame{{Groups: [][]int{{1}}}, goOn}},
	} {
		x, got := state{started: 3, underWay: []int{1, 2}, keeps: map[int]Kind{2: Body}}, ""
		for n, frame := range c.frames {
			if err := x.advance(frame); err != nil && n < len(c.frames)-1 {
				t.Errorf("case %d: frame %d gives %v", i, n, err)
			} else if err != nil {
				got = err.Error()
			}
		}
		if (got == "") != (c.want == "") || !strings.Contains(got, c.want) {
			t.Errorf("case %d: the last frame gives %q, want %q", i, got, c.want)
		}
	}
}
