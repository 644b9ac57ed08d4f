package api

import (
	"testing"
	"time"

	"loupe/core/account"
)

// An appraisal that is in progress when its account is deleted is settled as any other. The next call is refused.
func TestAppraisalOfADeletedAccountIsSettled(t *testing.T) {
	t.Parallel()
	var hook func()
	s := newService(t, 2*cost, duringSearch(&hook))
	hook = func() {
		s.exec(`INSERT INTO deleted_account (id, deleted_at) VALUES ('acct_1', ?1)`, s.clock().UnixMilli())
	}
	s.expectCharge(s.appraise(cameraRequest), cost)
	s.expectBalance(cost, 0)
	s.checkLedger()
	s.advance(account.GrantLife * time.Millisecond)
	s.expectProblem(s.appraise(cameraRequest), 401, "UNAUTHORIZED")
}
