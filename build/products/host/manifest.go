package host

import (
	"slices"

	protocol "loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

// Manifest returns the manifest of the newest instance. The caller may change its variables and secrets.
func (h *Host) Manifest() exchangetest.Manifest {
	h.mu.Lock()
	defer h.mu.Unlock()
	m := h.manifest
	m.Variables, m.Secrets = slices.Clone(m.Variables), slices.Clone(m.Secrets)
	return m
}

// internal returns the response to an exchange that trapped or that closed without a response. The
// caller holds h.mu.
func (h *Host) internal(x *exchange) response { return x.answerWith(h.manifest.Internal) }

// unavailable returns the response to an exchange whose instance was lost to another exchange. The
// caller holds h.mu.
func (h *Host) unavailable(x *exchange) response { return x.answerWith(h.manifest.Unavailable) }

func (x *exchange) answerWith(r protocol.Response) response {
	headers := append(slices.Clip(r.Headers), protocol.Header{Name: "x-request-id", Value: x.requestID})
	return response{status: r.Status, headers: headers, body: r.Body}
}
