package main

import (
	"context"
	"errors"
	"strings"

	loupe "loupe/build/products/clients/go"
)

// Exit statuses, which scripts may use.
const (
	statusOK           = 0
	statusFailed       = 1
	statusUsage        = 2
	statusNoValue      = 3
	statusSignedOut    = 4
	statusOutOfCredits = 5
	statusInterrupted  = 130 // as of a shell's child that SIGINT has ended
)

const exitStatuses = `Exit status:
  0  done
  1  failed
  2  a mistake in the arguments, in the list, or in a value that the service refuses
  3  no value could be estimated; of a list: some items have none
  4  not signed in
  5  out of credits, or the key's spending limit is reached
  130  interrupted`

var (
	errNoValue    = errors.New("no value could be estimated") // which the output says
	errSignedOut  = errors.New("you are not signed in: run loupe login, or set LOUPE_API_KEY")
	errNoCredits  = errors.New("out of credits")
	errKeyInvalid = errors.New("the key or the sign-in with which the list was started has ended")
)

// usageError is a mistake of the caller.
type usageError struct{ error }

func (e usageError) Unwrap() error { return e.error }

// statusOf returns the exit status for an error, or for nil.
func (p *program) statusOf(ctx context.Context, err error) int {
	problem, refused := errors.AsType[*loupe.Error](err)
	_, usage := errors.AsType[usageError](err)
	switch {
	case err == nil:
		return statusOK
	case errors.Is(err, errNoValue):
		return statusNoValue
	case ctx.Err() != nil:
		return statusInterrupted
	case usage || !p.begun || refused && problem.Code == loupe.ProblemCodeBadRequest:
		return statusUsage
	case errors.Is(err, errSignedOut), errors.Is(err, errKeyInvalid), refused && problem.Code == loupe.ProblemCodeUnauthorized:
		return statusSignedOut
	case errors.Is(err, errNoCredits), refused && (problem.Code == loupe.ProblemCodeOutOfCredits || problem.Code == loupe.ProblemCodeKeyLimitReached):
		return statusOutOfCredits
	}
	return statusFailed
}

// message returns what to tell the user of an error.
func message(ctx context.Context, err error) string {
	problem, refused := errors.AsType[*loupe.Error](err)
	switch {
	case ctx.Err() != nil && errors.Is(err, context.Canceled):
		return "interrupted; an appraisal that has begun is completed: see loupe list"
	case refused && problem.Code == loupe.ProblemCodeUnauthorized:
		return "the service refuses the key or the sign-in: run loupe login, or correct LOUPE_API_KEY"
	case refused:
		text := strings.Replace(err.Error(), problem.Error(), problem.Detail, 1)
		if problem.Status >= 500 {
			text += " (request " + problem.RequestID + ")"
		}
		return text
	}
	return strings.TrimPrefix(err.Error(), "loupe: ")
}
