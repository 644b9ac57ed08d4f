// Package host runs the core outside of Cloudflare: the same core.wasm, on wazero, with every effect
// performed by ordinary Go.
//
//	fetch        net/http, through any [http.RoundTripper]
//	read         a body that another effect kept in memory
//	body         the request's body, for the paths that the manifest defers
//	kv           a [KV] in memory, whose entries expire
//	d1           a [D1] on SQLite
//	ai, limit    functions of [Options]
//	wait         a timer
//	token        a fetch, and the KV
//	sign         crypto/hmac, with a value of [Options].Secrets
//	queue        a [Queue] in memory, which delivers its messages to the host again
//
// The host implements the protocol of core/exchange. exchangetest encodes and decodes the frames, with code
// that core/exchange does not share, so a mistake in either is noticed. Time and randomness come from [Options].
// Where workerd differs from ordinary Go, the host does what workerd does: D1 returns JavaScript's
// numbers, a KV entry lives for at least a minute, and repeated headers are joined.
//
// Notes stay in the host's memory. An access token stays in the memory of its exchange and in the KV,
// under the key token/NAME/HOST. HOST is the host of its endpoint.
//
// A host serves HTTP:
//
//	d1, err := host.OpenD1(migrations.All())
//	h, err := host.New(host.Options{Guest: host.Core(t), D1: d1, Vars: map[string]string{"SERVICE_NAME": "loupe"}})
//	response := h.Do(request) // or httptest.NewServer(h)
//	h.Wait()                  // until the effects that run on after the response have ended
//
// The core may also run natively ([Native]): under the race detector, with coverage, and in a bubble of
// testing/synctest, where delays take no time and a seed reproduces a run.
//
// # Faults
//
// [Options].Fault wraps every effect. It can fail the effect without performing it, perform it and drop
// the answer, perform it twice, or wait before and after.
//
// # Transcripts
//
// With [Options].Record every frame is recorded, in order. [Replay] delivers the frames to fresh
// instances and compares the answers byte for byte. A transcript contains no secrets: they never enter a
// frame, and if an upstream's response repeats a secret that was sent to it, the host replaces the secret
// with ${NAME}.
//
// An encoded transcript is the line "loupe transcript 1\n", then for each step
//
//	u32 exchange (0 for describe and configure), bytes frame, bytes answer
//
// in the encoding of the protocol. An empty answer means that the instance trapped. Each describe frame
// begins a new instance, and a transcript begins with one. A step with an empty frame is not delivered:
// its answer is the build id of core.wasm, if it has one. It follows configure.
//
// The host on Cloudflare records the same format, see worker/host/transcript.mjs. [Transcript.Explain] writes
// a transcript for people.
package host
