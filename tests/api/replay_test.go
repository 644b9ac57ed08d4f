package api

import (
	"sync"
	"testing"

	"loupe/tests/host"
)

func TestTranscriptReplaysToTheSameBytes(t *testing.T) {
	transcript := &host.Transcript{}
	s := start(t, 150, func(o *host.Options) { o.Record = transcript })
	s.givePicture("c1", picture(1))
	var all sync.WaitGroup
	for i, body := range []string{plain, `{"image_url":"` + cameraURL + `"}`, `{}`, plain, `{"image_url":"` + goneURL + `"}`} {
		for range 5 {
			all.Add(1)
			go func() {
				defer all.Done()
				s.Do(s.request(body, "Idempotency-Key", string(rune('a'+i))))
			}()
		}
	}
	all.Wait()
	s.Wait()
	decoded, err := host.DecodeTranscript(transcript.Encode())
	if err != nil {
		t.Fatal(err)
	}
	if len(decoded.Steps) < 60 {
		t.Fatalf("only %d steps recorded", len(decoded.Steps))
	}
	if err := host.Replay(host.Core(t), decoded); err != nil {
		t.Error(err)
	}
}
