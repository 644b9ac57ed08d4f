package host

import (
	"errors"
	"net/http"
)

// healthTarget is the target of an exchange that asks for the health of the service, for the operator.
const healthTarget = "health"

// Report returns the health of the service with the mistakes of its configuration, as JSON.
func (h *Host) Report() ([]byte, error) {
	x, err := h.openExchange(request{method: http.MethodGet, target: healthTarget})
	if err != nil {
		return nil, err
	}
	r := <-x.response
	if r.status != http.StatusOK {
		return nil, errors.New("the core could not report its health: " + string(r.body))
	}
	return r.body, nil
}
