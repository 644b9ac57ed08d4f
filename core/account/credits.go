package account

import (
	"loupe/core/ledger"
	"loupe/core/market"
)

// The former names of what is now in packages ledger and market, until every caller uses the new ones.
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
