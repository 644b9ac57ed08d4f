package host

import (
	"fmt"
	"net/http"

	protocol "loupe/core/exchange"
)

// Report returns the health of the service with the mistakes of its configuration, as JSON.
func (h *Host) Report() ([]byte, error) {
	r, err := h.ask(http.MethodGet, protocol.HealthTarget)
	return r.body, err
}

// Work opens an exchange for the work of the core that can wait. It reports whether there may be more to do.
func (h *Host) Work() (more bool, err error) {
	r, err := h.ask(http.MethodPost, protocol.ScheduleTarget)
	return r.status == http.StatusOK, err
}

// ask opens an exchange of the host's own. It returns an error if the status is neither 200 nor 204.
func (h *Host) ask(method, target string) (response, error) {
	x, err := h.openExchange(request{method: method, target: target})
	if err != nil {
		return response{}, err
	}
	r := <-x.response
	if r.status != http.StatusOK && r.status != http.StatusNoContent {
		return r, fmt.Errorf("the core answered %s with %d: %s", target, r.status, r.body)
	}
	return r, nil
}
