package host

import "slices"

// Manifest is the content of the core's manifest frame: limits, and names of variables and secrets.
type Manifest struct {
	Variables []string // names of the variables that the core reads
	Secrets   []string // names that the core writes as ${NAME} or signs with, access tokens included

	bodyLimit   uint32   // bytes of a request body
	deferred    []string // paths whose request body is left to the effect body
	connections uint32   // simultaneous connections of one exchange
	internal    response
	unavailable response
}

// Manifest returns the manifest of the newest instance. The caller may change it.
func (h *Host) Manifest() Manifest {
	h.mu.Lock()
	defer h.mu.Unlock()
	m := h.manifest
	m.Variables, m.Secrets = slices.Clone(m.Variables), slices.Clone(m.Secrets)
	return m
}

// internal returns the response to an exchange that trapped or that closed without a response. The
// caller holds h.mu.
func (h *Host) internal(x *exchange) response { return h.manifest.internal.withRequestID(x) }

// unavailable returns the response to an exchange whose instance was lost to another exchange. The
// caller holds h.mu.
func (h *Host) unavailable(x *exchange) response { return h.manifest.unavailable.withRequestID(x) }

func (r response) withRequestID(x *exchange) response {
	r.headers = append(slices.Clip(r.headers), Header{"x-request-id", x.requestID})
	return r
}
