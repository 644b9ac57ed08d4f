package upkeep

var (
	VoidStale     = voidStale
	Purge         = purge
	RetentionDays = retentionDays
)

const (
	MaxVoided = maxVoided
	MaxPurged = maxPurged
)
