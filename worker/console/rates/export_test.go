package rates

var (
	Refresh       = refresh
	ParseBankFile = parseBankFile
	ErrBankFile   = errBankFile
)

const (
	RatesOff      = ratesOff
	RefreshMinute = refreshMinute
	ECBURL        = ecbURL
	MaxRatesFile  = maxRatesFile
)
