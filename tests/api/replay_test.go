package api

import (
	"sync"
	"testing"

	"loupe/build/products/host"
)

func TestTranscriptReplaysToTheSameBytes(t *testing.T) {
	transcript := &host.Transcript{}
	s := newService(t, 150, func(o *host.Options) { o.Record = transcript })
	s.setListingImage("c1", photoJPEG(1))
	var wg sync.WaitGroup
	for i, body := range []string{cameraRequest, photoOnly, `{}`, cameraRequest, `{"image_url":"` + goneURL + `"}`} {
		for range 5 {
			wg.Go(func() { s.Do(s.request(body, "Idempotency-Key", string(rune('a'+i)))) })
		}
	}
	wg.Wait()
	s.Wait()
	decoded, err := host.DecodeTranscript(transcript.Encode())
	if err != nil {
		t.Fatal(err)
	}
	if len(decoded.Steps) < 60 {
		t.Fatalf("got %d recorded steps, want 60 or more", len(decoded.Steps))
	}
	if err := host.Replay(host.Core(t), decoded); err != nil {
		t.Errorf("replay: %v", err)
	}
	largest := 0
	for exchange := uint32(1); exchange <= 25; exchange++ {
		alone := decoded.Of(exchange)
		largest = max(largest, len(alone.Encode()))
		if len(alone.Steps) < 4 || alone.Build() == nil {
			t.Errorf("exchange %d: got %d steps by the build %x, want 4 or more and a build id", exchange, len(alone.Steps), alone.Build())
		}
		if err := host.Replay(host.Core(t), alone); err != nil {
			t.Errorf("exchange %d alone: %v", exchange, err)
		}
	}
	const limitInD1 = 1 << 20 // worker/host/transcript.mjs
	if largest > limitInD1/2 {
		t.Errorf("got a transcript of %d bytes, want at most half of what D1 takes", largest)
	}
}
