package exchange

import "loupe/core/base/limits"

// The limits of one exchange. Times that other packages share are in core/base/limits.
const (
	MaxBody      = 64 << 10 // bytes of a request body
	MaxHeaders   = 100      // headers of an upstream's response; the rest are dropped
	MaxFrame     = 24 << 20 // bytes of a frame: two photos of 10 MB, and what surrounds them
	MaxEffects   = 200      // effects of one exchange
	MaxSteps     = 1000     // steps of one exchange: it ends an endless loop
	MaxConfig    = 200      // variables, and as many secrets
	Connections  = 6        // simultaneous connections of one exchange: the platform's limit
	EntropyBytes = 32

	// Milliseconds.
	DefaultTime = 10_000  // of a fetch, ai or token effect that sets no time limit
	StorageTime = 5_000   // of any other effect; a wait has its duration in addition
	LostTime    = 120_000 // age at which an exchange that is still open is discarded: its host is gone

	_ = uint(LostTime - (limits.Exchange + limits.SlotWait + limits.GracePeriod))
)
