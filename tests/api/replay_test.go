package api

import (
	"sync"
	"testing"

	"loupe/tests/host"
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
}
