package exchange

import "loupe/core/exchange/wire"

// A Reduction describes the picture that [Flow.Reduce] makes.
type Reduction struct {
	JPEG      bool // encode it as JPEG; otherwise as PNG
	Side      int  // width and height in pixels, at most
	MaxBytes  int  // a larger file is TooLarge
	HeadBytes int  // how many of its first bytes to return
	TimeLimit int  // milliseconds; DefaultTime if 0
}

// Reduce reduces a kept picture of any format that the host reads, and keeps the result in the host. The answer is like that
// of [Flow.Body]. The proportions stay, and a picture is never enlarged. Of an animation the result is the first frame. The
// failure is Unavailable if the host cannot reduce pictures, and Failed if it cannot read this one.
func (f *Flow) Reduce(kept Future[Answer], r Reduction) Future[Answer] {
	e, w := f.exchange.start(kindReduce, r.TimeLimit)
	w.U32(kept.number())
	w.U8(wire.Bool(r.JPEG))
	w.U32(uint32(r.Side))
	w.U32(uint32(r.MaxBytes))
	w.U32(uint32(r.HeadBytes))
	return Future[Answer]{e, decodeKept}
}
