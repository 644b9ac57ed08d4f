package host

import (
	"reflect"
	"testing"

	"loupe/core/exchange/exchangetest"
)

func TestTranscriptOfOneExchangeHasOnlyItsInstance(t *testing.T) {
	describe := func(answer string) Step { return Step{0, exchangetest.DescribeFrame(), []byte(answer)} }
	build := func(id string) Step { return Step{0, []byte{}, []byte(id)} }
	frame := func(exchange uint32, answer string) Step {
		return Step{exchange, []byte{exchangetest.FrameOpen}, []byte(answer)}
	}
	all := &Transcript{[]Step{describe("a"), build("1"), frame(1, "x"), frame(2, ""), describe("b"), build("2"), frame(3, "y"), frame(4, "z")}}
	for exchange, want := range map[uint32][]Step{
		1: {describe("a"), build("1"), frame(1, "x")},
		4: {describe("b"), build("2"), frame(4, "z")},
		5: nil,
	} {
		if got := all.Of(exchange).Steps; !reflect.DeepEqual(got, want) {
			t.Errorf("exchange %d: got %v, want %v", exchange, got, want)
		}
	}
	if got := string(all.Of(4).Build()); got != "2" {
		t.Errorf("got build %q, want 2", got)
	}
}

func TestTranscriptRoundTrips(t *testing.T) {
	for _, want := range []*Transcript{{}, {[]Step{{0, []byte("configure"), []byte("ready")}, {7, []byte{1}, []byte{}}}}} {
		got, err := DecodeTranscript(want.Encode())
		if err != nil || !reflect.DeepEqual(got.Steps, want.Steps) {
			t.Errorf("got %v, %v, want %v", got, err, want)
		}
	}
	encoded := (&Transcript{[]Step{{0, []byte("configure"), []byte("ready")}}}).Encode()
	if want := "loupe transcript 1\n\x00\x00\x00\x00\x09\x00\x00\x00configure\x05\x00\x00\x00ready"; string(encoded) != want {
		t.Errorf("got encoding %q, want %q", encoded, want)
	}
	for n := range encoded {
		if _, err := DecodeTranscript(encoded[:n]); err == nil && n != len(transcriptHeader) {
			t.Errorf("decoding %q: got no error, want one", encoded[:n])
		}
	}
}
