package exchange

import "loupe/core/limits"

// The limits of one exchange. Times that other packages share are in core/limits.
const (
	MaxBody      = 64 << 10 // bytes of a request body
	MaxHeaders   = 100      // headers kept of an upstream's response
	MaxFrame     = 24 << 20 // bytes of a frame: two photos of 10 MB, and what surrounds them
	MaxEffects   = 200      // effects of one exchange
	MaxSteps     = 1000     // steps run in one exchange: it ends an endless loop
	MaxConfig    = 200      // variables, and secrets
	Connections  = 6        // simultaneous connections of one exchange: the platform's limit
	EntropyBytes = 32

	// Milliseconds.
	DefaultTime = 10_000  // of a fetch, ai or token effect that sets no time limit
	StorageTime = 5_000   // of any other effect
	LostTime    = 120_000 // after which an open exchange is taken to have lost its host

	_ = uint(LostTime - (limits.Exchange + limits.GracePeriod))
)
