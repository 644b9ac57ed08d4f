package exchange

// The limits of one exchange. DESIGN rule 2: everything has a limit, named in one place.
const (
	MaxBody      = 64 << 10 // bytes of a request's body
	MaxHeaders   = 100      // headers of a request or of an answer; more are dropped
	MaxFrame     = 24 << 20 // bytes of a frame: a photo and its surroundings twice over
	MaxEffects   = 50       // effects of an exchange: the subrequests of the free plan
	MaxStages    = 1000     // stages run in an exchange: no loop of stages is endless
	MaxConfig    = 200      // variables and secrets
	Connections  = 6        // at a time, for an exchange: the platform's limit
	EntropyBytes = 32

	// Time, in milliseconds.
	UpstreamTime = 10_000 // of a fetch or ai effect, unless it says less
	StorageTime  = 10_000 // of a kv, d1 or limit effect
	ExchangeTime = 25_000 // after it upstreams are not waited for: a client that went away leaves 30 s
)
