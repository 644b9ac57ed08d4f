package host

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
)

// Transcript is what was said between a host and a core.
type Transcript struct{ Steps []Step }

// Step is a frame to the core and the core's answer; none if it trapped.
type Step struct {
	Exchange      uint32 // 0 for configure
	Frame, Answer []byte
}

const transcriptMark = "loupe transcript 1\n"

func (t *Transcript) begin(exchange uint32, frame []byte) {
	t.Steps = append(t.Steps, Step{Exchange: exchange, Frame: bytes.Clone(frame)})
}

func (t *Transcript) end(answer []byte) { t.Steps[len(t.Steps)-1].Answer = bytes.Clone(answer) }

// Of is the transcript of one exchange: the frames of configure and its own.
func (t *Transcript) Of(exchange uint32) *Transcript {
	foreign := func(s Step) bool { return s.Exchange != 0 && s.Exchange != exchange }
	return &Transcript{slices.DeleteFunc(slices.Clone(t.Steps), foreign)}
}

// Encode gives the transcript as the package comment describes it.
func (t *Transcript) Encode() []byte {
	e := encoder(transcriptMark)
	for _, s := range t.Steps {
		e.u32(s.Exchange)
		e.bytes(s.Frame)
		e.bytes(s.Answer)
	}
	return e
}

// DecodeTranscript reads what Encode wrote.
func DecodeTranscript(encoded []byte) (*Transcript, error) {
	rest, found := bytes.CutPrefix(encoded, []byte(transcriptMark))
	if !found {
		return nil, errors.New("not a transcript")
	}
	t, d := new(Transcript), &decoder{rest: rest}
	for len(d.rest) > 0 && d.err == nil {
		t.Steps = append(t.Steps, Step{d.u32(), d.bytes(), d.bytes()})
	}
	return t, d.end()
}

// Replay gives the frames to a fresh instance and reports the first answer that is not the same.
func Replay(guest Guest, t *Transcript) error {
	var engine Engine
	defer func() {
		if engine != nil {
			engine.Close()
		}
	}()
	for i, s := range t.Steps {
		if s.Exchange == 0 {
			if engine != nil {
				engine.Close()
			}
			var err error
			if engine, err = guest(); err != nil {
				return err
			}
		}
		if engine == nil {
			return errors.New("the transcript does not begin with configure")
		}
		answer, err := engine.Step(bytes.Clone(s.Frame))
		switch {
		case err != nil && len(s.Answer) > 0:
			return fmt.Errorf("step %d, exchange %d: %w", i, s.Exchange, err)
		case !bytes.Equal(answer, s.Answer):
			return fmt.Errorf("step %d, exchange %d: the answer is\n%q\nnot\n%q", i, s.Exchange, answer, s.Answer)
		}
	}
	return nil
}
