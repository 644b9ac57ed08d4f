package account

import (
	"loupe/core/ledger"
	"loupe/core/market"
)

// Deprecated: use the constants of packages ledger and market.
const (
	AppraisalCost = ledger.AppraisalCost
	Issued        = ledger.Issued
	Earned        = ledger.Earned
	Pending       = ledger.Pending
	Posted        = ledger.Posted
	Voided        = ledger.Voided
	StaleAfter    = ledger.StaleAfter
	OutOfCredits  = ledger.OutOfCredits
	RatesKey      = market.RatesKey
)
