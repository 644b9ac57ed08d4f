package problem

import (
	"strconv"
	"testing"
)

func TestEachCodeHasItsStatusAndTitle(t *testing.T) {
	want := map[Code]string{
		"BAD_REQUEST": "400 Bad Request", "UNAUTHORIZED": "401 Unauthorized", "OUT_OF_CREDITS": "402 Payment Required",
		"FORBIDDEN": "403 Forbidden", "NOT_FOUND": "404 Not Found", "METHOD_NOT_ALLOWED": "405 Method Not Allowed",
		"CONFLICT": "409 Conflict", "IDEMPOTENCY_CONFLICT": "409 Conflict", "CONTENT_TOO_LARGE": "413 Request Entity Too Large",
		"KEY_LIMIT_REACHED": "429 Too Many Requests", "RATE_LIMITED": "429 Too Many Requests",
		"INTERNAL": "500 Internal Server Error", "UNAVAILABLE": "503 Service Unavailable",
	}
	if len(kinds) != len(want) {
		t.Errorf("got %d codes, want %d", len(kinds), len(want))
	}
	for code, status := range want {
		p := Problem{Code: code, Detail: "d"}
		if got := strconv.Itoa(p.Status()) + " " + code.kind().title; got != status {
			t.Errorf("%s: got %q, want %q", code, got, status)
		}
	}
}

func TestJSONWritesTheMembersInOrder(t *testing.T) {
	for _, test := range []struct {
		problem Problem
		want    string
	}{
		{Problem{Code: NotFound, Detail: "no such path"},
			`{"type":"/problems/NOT_FOUND","title":"Not Found","status":404,"code":"NOT_FOUND","detail":"no such path"}`},
		{Problem{Code: BadRequest, Detail: "name is missing", Field: "name"},
			`{"type":"/problems/BAD_REQUEST","title":"Bad Request","status":400,"code":"BAD_REQUEST","detail":"name is missing","field":"name"}`},
	} {
		if got := string(test.problem.JSON()); got != test.want {
			t.Errorf("got  %s\nwant %s", got, test.want)
		}
	}
}

func TestCodesAreSortedByStatus(t *testing.T) {
	codes := Codes()
	if len(codes) != len(kinds) {
		t.Errorf("got %d codes, want %d", len(codes), len(kinds))
	}
	for i, code := range codes[1:] {
		before := codes[i]
		if before.kind().status > code.kind().status || before.kind().status == code.kind().status && before >= code {
			t.Errorf("got %s before %s, want them by status and name", before, code)
		}
	}
}
