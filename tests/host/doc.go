// Package host runs the core outside of Cloudflare: the same core.wasm, on wazero, with every effect
// performed by ordinary Go.
//
//	fetch        net/http, through any [http.RoundTripper]
//	read, kept   memory of the exchange
//	kv           a [KV] in memory, with time to live
//	d1           a [D1] on SQLite
//	ai, limit    functions
//	wait         a timer
//	token        a fetch and the KV
//
// It speaks the protocol from the package comment of core/exchange with an encoder and a decoder of its
// own, so that the comment is known to suffice. Time and randomness come from the [Options]. Where
// workerd differs from what Go would do by itself, the host does as workerd does: numbers reach D1 as
// JavaScript's, a KV entry lives for a minute at least, a repeated header becomes one with its values joined.
//
// Notes stay in the host, for as long as it is there. A token stays in its exchange and, under the key
// token/NAME, in the KV.
//
// A host serves HTTP:
//
//	d1, err := host.OpenD1(migrations.All())
//	h, err := host.New(host.Options{Guest: host.Core(t), D1: d1, Vars: map[string]string{"SERVICE_NAME": "loupe"}})
//	response := h.Do(request) // or httptest.NewServer(h)
//	h.Wait()                  // for what goes on behind the response
//
// The core may also run natively ([Native]), under the race detector and with coverage, and in a bubble
// of testing/synctest, where delays cost nothing and a seed gives the same run again.
//
// # Faults
//
// [Options].Fault stands around every effect. It can refuse to perform it, perform it and lose the
// answer, perform it twice, or wait before and after.
//
// # Transcripts
//
// With [Options].Record every frame is kept, in order; [Replay] feeds the frames to a fresh instance and
// compares the answers byte for byte. A transcript begins with its configure frame. It has no secrets:
// they never enter a frame, and where an upstream's answer repeats one that was sent to it, the host puts
// ${NAME} back in its place.
//
// Encoded, a transcript is the line "loupe transcript 1\n" and then for each step
//
//	u32 exchange (0 for configure), bytes frame, bytes answer
//
// in the encoding of the protocol. An empty answer stands for a trap: what follows it went to a new
// instance, and begins with a configure frame.
package host
