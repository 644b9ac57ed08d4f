package host

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
)

// Transcript is the sequence of frames between a host and its core.
type Transcript struct{ Steps []Step }

// Step is a frame to the core and the core's answer. The answer is empty if the core trapped.
type Step struct {
	Exchange      uint32 // 0 for describe and configure
	Frame, Answer []byte
}

// isDescribe reports whether the step is a describe frame, the first frame of an instance.
func (s Step) isDescribe() bool { return len(s.Frame) > 0 && s.Frame[0] == frameDescribe }

const transcriptHeader = "loupe transcript 1\n"

func (t *Transcript) begin(exchange uint32, frame []byte) {
	t.Steps = append(t.Steps, Step{Exchange: exchange, Frame: bytes.Clone(frame)})
}

func (t *Transcript) end(answer []byte) { t.Steps[len(t.Steps)-1].Answer = bytes.Clone(answer) }

// Of returns the transcript of one exchange: its own frames, and those of describe and configure.
func (t *Transcript) Of(exchange uint32) *Transcript {
	ofAnother := func(s Step) bool { return s.Exchange != 0 && s.Exchange != exchange }
	return &Transcript{slices.DeleteFunc(slices.Clone(t.Steps), ofAnother)}
}

// Encode returns the transcript in the format that the package comment defines.
func (t *Transcript) Encode() []byte {
	e := encoder(transcriptHeader)
	for _, s := range t.Steps {
		e.u32(s.Exchange)
		e.bytes(s.Frame)
		e.bytes(s.Answer)
	}
	return e
}

// DecodeTranscript decodes the output of Encode.
func DecodeTranscript(encoded []byte) (*Transcript, error) {
	rest, found := bytes.CutPrefix(encoded, []byte(transcriptHeader))
	if !found {
		return nil, errors.New("the file is not a transcript")
	}
	t, d := new(Transcript), &decoder{rest: rest}
	for len(d.rest) > 0 && d.err == nil {
		t.Steps = append(t.Steps, Step{d.u32(), d.bytes(), d.bytes()})
	}
	return t, d.end()
}

// Replay delivers the frames to fresh instances. It returns an error for the first answer that
// differs from the transcript.
func Replay(guest Guest, t *Transcript) error {
	var engine Engine
	defer func() {
		if engine != nil {
			engine.Close()
		}
	}()
	for i, s := range t.Steps {
		if s.isDescribe() {
			if engine != nil {
				engine.Close()
			}
			var err error
			if engine, err = guest(); err != nil {
				return err
			}
		}
		if engine == nil {
			return errors.New("the transcript does not begin with describe")
		}
		answer, err := engine.Step(bytes.Clone(s.Frame))
		switch {
		case err != nil && len(s.Answer) > 0:
			return fmt.Errorf("step %d, exchange %d: %w", i, s.Exchange, err)
		case !bytes.Equal(answer, s.Answer):
			return fmt.Errorf("step %d, exchange %d: the answer is\n%q, the transcript has\n%q", i, s.Exchange, answer, s.Answer)
		}
	}
	return nil
}
