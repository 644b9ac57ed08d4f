package api

import (
	"math/rand/v2"
	"testing"
)

// An isolate has 128 MB for all its requests. Photos of every size up to the limit pass through one
// instance; what it has taken then, it keeps.
func TestMemoryStaysBounded(t *testing.T) {
	s := start(t, 10_000)
	random := rand.New(rand.NewPCG(1, 1))
	for range 150 {
		photo := append(picture(random.Uint64()), make([]byte, random.IntN(10<<20-100_000))...)
		s.web.put(cameraURL, page{body: photo})
		s.appraised(s.appraise(plain))
	}
	if got := s.Memory(); got == 0 || got > 64<<20 {
		t.Errorf("the instance takes %d MB", got>>20)
	}
	t.Logf("%d MB", s.Memory()>>20)
}
