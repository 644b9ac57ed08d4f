package appraisal

import (
	"loupe/core/base/text"
	"loupe/core/store/ledger"
)

// PageSize is the highest number of appraisals on a page of a list.
const PageSize = 50

// states has the state of an appraisal for each state of its transfer.
var states = text.Pairs{{ledger.Pending, "in_progress"}, {ledger.Posted, "valued"}, {ledger.Voided, "no_value"}}

// StateOf returns the state of an appraisal with this transfer.
func StateOf(transfer ledger.Transfer) string { return states.Get(transfer.State) }

// IsState reports whether a text is a state of an appraisal.
func IsState(text string) bool { return TransferState(text) != "" }

// TransferState returns the state of the transfer of an appraisal in a state, "" for any other text.
func TransferState(state string) string {
	for _, pair := range states {
		if pair[1] == state {
			return pair[0]
		}
	}
	return ""
}
