// Package signin signs users in and out, and manages their sessions.
package signin

import (
	"net/http"

	"loupe/worker/console/server"
)

// Routes are the routes of this package.
var Routes = []server.Route{
	{Method: http.MethodGet, Pattern: "/auth/providers", Access: server.Anyone, Status: http.StatusOK, Handle: listProviders},
	{Method: http.MethodGet, Pattern: "/auth/sign-in/{id}", Access: server.Anyone, Status: http.StatusFound, Handle: begin},
	{Method: http.MethodGet, Pattern: "/auth/callback/{id}", Access: server.Anyone, Status: http.StatusFound, Handle: callback},
	{Method: http.MethodPost, Pattern: "/auth/sign-in/dev", Access: server.OwnPages, Status: http.StatusNoContent, Handle: signInDev},
	{Method: http.MethodPost, Pattern: "/auth/sign-out", Access: server.SignedIn, Status: http.StatusNoContent, Handle: signOut},
	{Method: http.MethodGet, Pattern: "/console/session", Access: server.SignedIn, Status: http.StatusOK, Handle: showSession},
	{Method: http.MethodGet, Pattern: "/console/sessions", Access: server.SignedIn, Status: http.StatusOK, Handle: listSessions},
	{Method: http.MethodDelete, Pattern: "/console/sessions/{id}", Access: server.SignedIn, Status: http.StatusOK, Handle: revokeSession},
}
