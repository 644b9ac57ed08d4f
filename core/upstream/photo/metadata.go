package photo

import (
	"loupe/core/exchange"
	"loupe/core/imaging"
)

// WithoutMetadata finds what a photo's file has to keep so that it is shown as before (see imaging.Cutter), and calls done with it. The file is
// the range of size bytes from offset of a body that the host keeps. The error is the effect's if its bytes can't be read.
func WithoutMetadata(f *exchange.Flow, kept exchange.Future[exchange.Answer], offset, size int, done func(f *exchange.Flow, file []exchange.Part, err error)) {
	cut(f, kept, offset, &imaging.Cutter{Size: size}, done)
}

func cut(f *exchange.Flow, kept exchange.Future[exchange.Answer], offset int, c *imaging.Cutter, done func(f *exchange.Flow, file []exchange.Part, err error)) {
	exchange.On(f, f.Read(kept, offset+c.At(), min(imaging.Window, c.Size-c.At())), func(f *exchange.Flow, data []byte, err error) {
		if err != nil {
			done(f, nil, err)
			return
		}
		if c.Feed(data); !c.Done() {
			cut(f, kept, offset, c, done)
			return
		}
		var file []exchange.Part
		for _, p := range c.Pieces {
			if p.New != nil {
				file = append(file, exchange.Literal(p.New))
			} else {
				file = append(file, exchange.KeptSlice(kept, offset+p.From, p.To-p.From))
			}
		}
		done(f, file, nil)
	})
}
