package http

// The status codes that github.com/syumai/workers and the console name.
const (
	StatusSwitchingProtocols = 101

	StatusOK           = 200
	StatusCreated      = 201
	StatusNoContent    = 204
	StatusResetContent = 205

	StatusFound       = 302
	StatusNotModified = 304

	StatusBadRequest      = 400
	StatusUnauthorized    = 401
	StatusForbidden       = 403
	StatusNotFound        = 404
	StatusTooManyRequests = 429

	StatusInternalServerError = 500
)

// statusText has the reason phrase of each status with which the console answers: some of those above, and the ones of
// core/base/problem.
var statusText = map[int]string{
	StatusOK:                  "OK",
	StatusCreated:             "Created",
	StatusNoContent:           "No Content",
	StatusFound:               "Found",
	StatusBadRequest:          "Bad Request",
	StatusUnauthorized:        "Unauthorized",
	StatusForbidden:           "Forbidden",
	StatusNotFound:            "Not Found",
	StatusTooManyRequests:     "Too Many Requests",
	StatusInternalServerError: "Internal Server Error",

	402: "Payment Required",
	405: "Method Not Allowed",
	409: "Conflict",
	503: "Service Unavailable",
}

// StatusText returns the reason phrase of a status code. Unlike in the standard library, it knows only the statuses with which
// the console answers; it returns "" for others.
func StatusText(code int) string { return statusText[code] }
