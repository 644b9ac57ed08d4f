package exchange

// The limits of one exchange. Everything has a limit, named in one place.
const (
	MaxBody      = 64 << 10 // bytes of a request's body
	MaxHeaders   = 100      // headers of an upstream's answer; more are dropped. Those of a request the platform limits
	MaxFrame     = 24 << 20 // bytes of a frame: a photo and its surroundings twice over
	MaxEffects   = 200      // effects of an exchange
	MaxStages    = 1000     // stages run in an exchange: no loop of stages is endless
	MaxConfig    = 200      // variables and secrets
	Connections  = 6        // at a time, for an exchange: the platform's limit
	EntropyBytes = 32

	// What the platform counts as subrequests, of an exchange: the free plan allows 50.
	// https://developers.cloudflare.com/workers/platform/limits/#subrequests
	MaxSubrequests    = 50
	SettleSubrequests = 4 // of those: kept for what follows Overtime

	// Time, in milliseconds.
	UpstreamTime = 10_000  // of a fetch or ai effect, unless it says less
	StorageTime  = 5_000   // of any other
	ExchangeTime = 19_000  // of all effects together, but for what follows Overtime
	SettleTime   = 10_000  // of those: with ExchangeTime less than the 30 s that a client who goes away leaves
	LostTime     = 120_000 // an exchange that is open for so long has no host any more
)
