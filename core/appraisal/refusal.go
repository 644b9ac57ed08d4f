package appraisal

import (
	"strconv"

	"loupe/core/base/problem"
	"loupe/core/store/ledger"
)

// unvaluedRetry is the seconds after which an account may try again that had too many appraisals without a value.
const unvaluedRetry = 600

// problems are the problems of refusals. Those that are missing here are made by [Outcome.Problem].
var problems = map[Refusal]problem.Problem{
	TooManyAtOnce: {Code: problem.RateLimited, RetryAfter: RetryAfter,
		Detail: "too many appraisals of this account are in progress; wait until one has ended; nothing was charged"},
	TooManyUnvalued: {Code: problem.RateLimited, RetryAfter: unvaluedRetry,
		Detail: strconv.Itoa(mostUnvalued) + " appraisals of this account ended without a value within an hour; check the photos and the descriptions, and try again later; nothing was charged"},
	PhotoAwaited: {Code: problem.BadRequest, Field: "image_url",
		Detail: "the photo has not arrived yet: its upload link is unused; add the photo there, then repeat this call; nothing was charged"},
	NoMemory: {Code: problem.Unavailable, RetryAfter: RetryAfter,
		Detail: "the service had no memory left for the photo; nothing was charged; try again"},
	IdempotencyConflict: {Code: problem.IdempotencyConflict, Field: "Idempotency-Key",
		Detail: "this Idempotency-Key was used for a different request"},
	NotAdmitted: {Code: problem.Unavailable,
		Detail: "the database could not be reached; this request was not charged; try again"},
	NotSettled: {Code: problem.Unavailable, RetryAfter: RetryAfter,
		Detail: "the database could not be reached at the end of the appraisal; " +
			"either it is not charged and its credits are released within " + ledger.ReleasedWithin + ", or it is stored; " +
			"get it by its id, or repeat the request with its Idempotency-Key"},
	NotCharged: {Code: problem.Conflict,
		Detail: "the appraisal was not charged, so it has no value to correct; appraise the item again, with a description"},
	NotCandidate: {Code: problem.BadRequest, Field: "candidate",
		Detail: "candidate must be the id or the URL of one of the candidates in the appraisal's evidence"},
	NotRelated: {Code: problem.Conflict, Field: "title",
		Detail: "title shares too few words with the description, the identified item or a listing that was found; name the item as a listing does, or appraise it again"},
	TooManyCorrections: {Code: problem.Conflict,
		Detail: "ten corrections of this appraisal were refused, so there can be no more; appraise the item again, with a description"},
	NotComparable: {Code: problem.Conflict,
		Detail: "no listing that the appraisal found or the catalogue has is comparable to this item; name it in other words, or appraise it again with a description"},
	Corrected: {Code: problem.Conflict,
		Detail: "the appraisal has another correction already, and can be corrected only once; get the appraisal to see it"},
	NotFound:     {Code: problem.NotFound, Detail: "there is no such appraisal"},
	NeedsVariant: {Code: problem.Conflict, Detail: "the price depends on the variant: name it in the description; nothing was charged"},
	Cancelled:    {Code: problem.Conflict, Detail: "the appraisal was cancelled; nothing was charged"},
}

// Problem says why there is no answer. The outcome must have a refusal.
func (o Outcome) Problem() *problem.Problem {
	p := problems[o.Refusal]
	switch o.Refusal {
	case OutOfCredits:
		p = problem.Problem{Code: problem.OutOfCredits, Detail: outOfCredits(o.Remaining)}
	case RateOfKey:
		p = problem.Problem{Code: problem.RateLimited, Detail: o.Detail, RetryAfter: o.Wait}
	case KeyLimit:
		p = problem.Problem{Code: problem.KeyLimitReached, Detail: o.Detail, RetryAfter: o.Wait}
	case InProgress:
		p = problem.Problem{Code: problem.IdempotencyConflict, RetryAfter: RetryAfter,
			Detail: "the first of these requests is still in progress: get the appraisal " + o.ID}
	}
	return &p
}

// outOfCredits names the available credits, unless they are unknown, and the cost.
func outOfCredits(available int64) string {
	cost := strconv.Itoa(ledger.AppraisalCost) + " credits"
	if available < 0 {
		return "the credit balance does not cover the " + cost + " of an appraisal"
	}
	return "an appraisal costs " + cost + ", and " + strconv.FormatInt(available, 10) + " are available; add credits to the account"
}
