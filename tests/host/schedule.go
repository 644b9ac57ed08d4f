package host

import (
	"fmt"
	"net/http"
)

// scheduleTarget is the target of the exchanges that the schedule opens.
const scheduleTarget = "schedule"

// Work opens an exchange for the work of the core that can wait. It reports whether there may be more to do.
func (h *Host) Work() (more bool, err error) {
	x, err := h.openExchange(request{method: http.MethodPost, target: scheduleTarget})
	if err != nil {
		return false, err
	}
	r := <-x.response
	if r.status != http.StatusOK && r.status != http.StatusNoContent {
		return false, fmt.Errorf("the schedule's exchange answered %d: %s", r.status, r.body)
	}
	return r.status == http.StatusOK, nil
}
