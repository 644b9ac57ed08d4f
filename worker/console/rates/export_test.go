package rates

var (
	Refresh = refresh
)

const (
	RatesOff      = ratesOff
	RefreshMinute = refreshMinute
	ECBURL        = ecbURL
	MaxRatesFile  = maxRatesFile
)
