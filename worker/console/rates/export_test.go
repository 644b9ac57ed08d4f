package rates

var (
	Refresh         = refresh
	AllowedRatesURL = allowedRatesURL
)

const (
	RatesOff      = ratesOff
	FetchTimeout  = fetchTimeout
	RefreshMinute = refreshMinute
	ECBURL        = ecbURL
	MaxRatesFile  = maxRatesFile
)
