package upkeep

var (
	VoidStale = voidStale
	Purge     = purge
)

const (
	MaxVoided = maxVoided
	MaxPurged = maxPurged
)
