package host

import (
	"bytes"
	"errors"
	"fmt"
	"slices"

	"loupe/core/exchange/exchangetest"
	"loupe/core/exchange/wire"
)

// Transcript is the sequence of frames between a host and its core.
type Transcript struct{ Steps []Step }

// Step is a frame to the core and the core's answer. The answer is empty if the core trapped. A step
// with an empty frame was not delivered: its answer is the build id of the core, see [Transcript.Build].
type Step struct {
	Exchange      uint32 // 0 for describe, configure and the build id
	Frame, Answer []byte
}

// isDescribe reports whether the step is a describe frame, the first frame of an instance.
func (s Step) isDescribe() bool { return len(s.Frame) > 0 && s.Frame[0] == exchangetest.FrameDescribe }

// isBuild reports whether the step has the build id of the core.
func (s Step) isBuild() bool { return len(s.Frame) == 0 }

const transcriptHeader = "loupe transcript 1\n"

func (t *Transcript) begin(exchange uint32, frame []byte) {
	t.Steps = append(t.Steps, Step{Exchange: exchange, Frame: bytes.Clone(frame)})
}

func (t *Transcript) end(answer []byte) { t.Steps[len(t.Steps)-1].Answer = bytes.Clone(answer) }

// Of returns the transcript of one exchange: its own frames, after the start of the instance that
// they were delivered to.
func (t *Transcript) Of(exchange uint32) *Transcript {
	of := new(Transcript)
	for start, end := 0, 0; start < len(t.Steps); start = end {
		for end = start + 1; end < len(t.Steps) && !t.Steps[end].isDescribe(); end++ {
		}
		instance := t.Steps[start:end]
		if slices.ContainsFunc(instance, func(s Step) bool { return s.Exchange == exchange }) {
			ofAnother := func(s Step) bool { return s.Exchange != 0 && s.Exchange != exchange }
			of.Steps = append(of.Steps, slices.DeleteFunc(slices.Clone(instance), ofAnother)...)
		}
	}
	return of
}

// Build returns the build id of the core that recorded the transcript, nil if it is unknown.
func (t *Transcript) Build() []byte {
	for _, s := range t.Steps {
		if s.isBuild() {
			return s.Answer
		}
	}
	return nil
}

// Encode returns the transcript in the format that the package comment defines.
func (t *Transcript) Encode() []byte {
	w := wire.Writer(transcriptHeader)
	for _, s := range t.Steps {
		w.U32(s.Exchange)
		w.Bytes(s.Frame)
		w.Bytes(s.Answer)
	}
	return w
}

// DecodeTranscript decodes the output of Encode.
func DecodeTranscript(encoded []byte) (*Transcript, error) {
	rest, found := bytes.CutPrefix(encoded, []byte(transcriptHeader))
	if !found {
		return nil, errors.New("the file is not a transcript")
	}
	t, r := new(Transcript), wire.NewReader(rest)
	for r.Remaining() > 0 {
		t.Steps = append(t.Steps, Step{r.U32(), r.Bytes(), r.Bytes()})
	}
	if !r.Complete() {
		return nil, errors.New("the transcript is cut off")
	}
	return t, nil
}

// Difference is an error of [Replay]: the core's answer to a frame differs from the answer in the transcript.
type Difference struct {
	Index int // of the step, from 0
	Step  Step
	Got   []byte // the answer of the replay; empty if the core trapped
	Trap  error  // nil if it did not
}

func (d *Difference) Error() string {
	if d.Trap != nil {
		return fmt.Sprintf("step %d, exchange %d: %v", d.Index, d.Step.Exchange, d.Trap)
	}
	return fmt.Sprintf("step %d, exchange %d: the answer is\n%q, the transcript has\n%q", d.Index, d.Step.Exchange, d.Got, d.Step.Answer)
}

// Replay delivers the frames to fresh instances. It returns a *[Difference] for the first answer that
// differs from the transcript.
func Replay(guest Guest, t *Transcript) error {
	var engine Engine
	defer func() {
		if engine != nil {
			engine.Close()
		}
	}()
	for i, s := range t.Steps {
		if s.isBuild() {
			continue
		}
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
			return &Difference{Index: i, Step: s, Trap: err}
		case !bytes.Equal(answer, s.Answer):
			return &Difference{Index: i, Step: s, Got: answer}
		}
	}
	return nil
}
