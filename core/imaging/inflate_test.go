package imaging

import (
	"bytes"
	"compress/flate"
	"compress/zlib"
	"io"
	"math/rand/v2"
	"testing"
)

// chunks returns an inflater's source with the stream in chunks of n bytes.
func chunks(stream []byte, n int) *idatReader {
	var file []byte
	for len(stream) > 0 {
		part := stream[:min(n, len(stream))]
		file, stream = append(file, encodeChunk("IDAT", part)...), stream[len(part):]
	}
	r := &idatReader{rest: file}
	r.next()
	return r
}

// inflate returns all that an inflater takes, in pieces of size bytes. ok is false if the stream is damaged or does not have
// a whole number of pieces.
func inflate(source *idatReader, size int) (data []byte, ok bool) {
	f := newInflater(source, size)
	for {
		piece, ok := f.take(size)
		if !ok {
			return data, f.finish()
		}
		data = append(data, piece...)
		if len(data) > 8<<20 {
			return data, false
		}
	}
}

func TestInflaterMatchesStandardLibrary(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(1, 2))
	texts := map[string][]byte{"nothing": nil, "zeros": make([]byte, 100_000)}
	random, words, far := make([]byte, 100_000), []byte(nil), make([]byte, 33_000)
	for i := range random {
		random[i] = byte(r.Uint32())
	}
	for len(words) < 120_000 {
		words = append(words, "the quick brown fox jumps over a lazy dog "[:1+r.IntN(41)]...)
	}
	copy(far, random)
	texts["random"], texts["words"], texts["far copies"] = random, words, append(far, far...)
	skewed := make([]byte, 100_000) // codes of up to 15 bits
	for i := range skewed {
		for skewed[i] < 40 && r.IntN(100) < 62 {
			skewed[i]++
		}
	}
	texts["skewed"] = skewed
	for name, text := range texts {
		for _, level := range []int{flate.NoCompression, flate.BestSpeed, flate.DefaultCompression, flate.BestCompression, flate.HuffmanOnly} {
			var b bytes.Buffer
			w, _ := zlib.NewWriterLevel(&b, level)
			w.Write(text)
			w.Close()
			for _, size := range []int{1, 7, 100, 70_000} {
				whole := text[:len(text)/size*size]
				if len(whole) < len(text) {
					continue
				}
				got, ok := inflate(chunks(b.Bytes(), 1+r.IntN(5000)), size)
				if !ok || !bytes.Equal(got, text) {
					t.Errorf("%s, level %d, pieces of %d: got %d bytes, %v, want %d", name, level, size, len(got), ok, len(text))
				}
			}
			if testing.Short() {
				continue
			}
			for range 20 { // a stream that is cut or has a wrong bit
				damaged := bytes.Clone(b.Bytes())
				i := r.IntN(len(damaged))
				damaged[i] ^= 1 << r.IntN(8)
				if _, err := readZlib(damaged); err != nil {
					if _, ok := inflate(chunks(damaged, 3000), 1); ok {
						t.Errorf("%s, level %d, byte %d damaged: accepted, want an error as from the standard library: %v", name, level, i, err)
					}
				}
				if _, ok := inflate(chunks(b.Bytes()[:i], 3000), 1); ok {
					t.Errorf("%s, level %d, cut to %d of %d bytes: accepted", name, level, i, b.Len())
				}
			}
		}
	}
}

func readZlib(stream []byte) ([]byte, error) {
	r, err := zlib.NewReader(bytes.NewReader(stream))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(r)
}

// A block with fixed codes and no data has 10 bits, but its codes take as long to build as those of any other.
func TestInflaterRefusesManyEmptyBlocks(t *testing.T) {
	for _, c := range []struct {
		blocks, most int // most is the number of blocks that are read
	}{{1000, 1000}, {1 << 20, maxCodedBlocks + 1}} {
		stream, bits, count := []byte{0x78, 0x9c}, 0, 0
		for range c.blocks {
			for bits, count = bits|1<<1<<count, count+10; count >= 8; bits, count = bits>>8, count-8 {
				stream = append(stream, byte(bits))
			}
		}
		f := newInflater(chunks(append(stream, byte(bits)), len(stream)+1), 1)
		if _, ok := f.take(1); ok || f.coded < c.most || f.coded > c.most+1 {
			t.Errorf("%d empty blocks: got %v after %d, want false after %d", c.blocks, ok, f.coded, c.most)
		}
		if got, want := f.fault(), c.blocks > maxCodedBlocks; (got == ErrTooLarge) != want {
			t.Errorf("%d empty blocks: got %v, want too large: %v", c.blocks, got, want)
		}
	}
}

// What the standard library reads, the inflater reads too. It accepts a few incomplete codes that the library refuses.
func FuzzInflater(f *testing.F) {
	for _, level := range []int{0, 1, 9, -2} {
		var b bytes.Buffer
		w, _ := zlib.NewWriterLevel(&b, level)
		w.Write([]byte("abcabcabcabcdefghi, abcdefghi and so on and on and on"))
		w.Close()
		f.Add(b.Bytes(), uint16(11))
	}
	f.Fuzz(func(t *testing.T, stream []byte, n uint16) {
		got, ok := inflate(chunks(stream, 1+int(n)), 1)
		want, err := readZlib(stream)
		if err == nil && len(want) < 1<<20 && (!ok || !bytes.Equal(got, want)) {
			t.Errorf("got %d bytes, %v, want %d", len(got), ok, len(want))
		}
	})
}
