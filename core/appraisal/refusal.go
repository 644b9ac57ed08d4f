package appraisal

import (
	"strconv"

	"loupe/core/base/problem"
	"loupe/core/store/ledger"
)

// unvaluedRetry is the seconds after which an account may try again that had too many appraisals without a value.
const unvaluedRetry = 600

// Problem says why there is no answer, and after how many seconds a retry makes sense (0: never). The outcome
// must have a refusal.
func (o Outcome) Problem() (p problem.Problem, retryAfter int) {
	switch o.Refusal {
	case OutOfCredits:
		return problem.Problem{Code: problem.OutOfCredits, Detail: outOfCredits(o.Remaining)}, 0
	case RateOfKey:
		return problem.Problem{Code: problem.RateLimited, Detail: o.Detail}, o.Wait
	case KeyLimit:
		return problem.Problem{Code: problem.KeyLimitReached, Detail: o.Detail}, o.Wait
	case TooManyAtOnce:
		return problem.Problem{Code: problem.RateLimited,
			Detail: "too many appraisals of this account are in progress; wait until one has ended; nothing was charged"}, RetryAfter
	case TooManyUnvalued:
		return problem.Problem{Code: problem.RateLimited,
			Detail: strconv.Itoa(mostUnvalued) + " appraisals of this account ended without a value within an hour; check the photos and the descriptions, and try again later; nothing was charged"}, unvaluedRetry
	case PhotoAwaited:
		return problem.Problem{Code: problem.BadRequest, Field: "image_url",
			Detail: "the photo has not arrived yet: its upload link is unused; add the photo there, then repeat this call; nothing was charged"}, 0
	case NoMemory:
		return problem.Problem{Code: problem.Unavailable,
			Detail: "the service had no memory left for the photo; nothing was charged; try again"}, RetryAfter
	case IdempotencyConflict:
		return problem.Problem{Code: problem.IdempotencyConflict, Field: "Idempotency-Key",
			Detail: "this Idempotency-Key was used for a different request"}, 0
	case InProgress:
		return problem.Problem{Code: problem.IdempotencyConflict,
			Detail: "the first of these requests is still in progress: get the appraisal " + o.ID}, RetryAfter
	case NotSettled:
		return problem.Problem{Code: problem.Unavailable,
			Detail: "the database could not be reached at the end of the appraisal; " +
				"either it is not charged and its credits are released within " + ledger.ReleasedWithin + ", or it is stored; " +
				"get it by its id, or repeat the request with its Idempotency-Key"}, RetryAfter
	case NotCharged:
		return problem.Problem{Code: problem.Conflict, Detail: "the appraisal was not charged, so it has no value to correct; appraise the item again, with a description"}, 0
	case NotCandidate:
		return problem.Problem{Code: problem.BadRequest, Field: "candidate", Detail: "candidate must be the id or the URL of one of the candidates in the appraisal's evidence"}, 0
	case NotRelated:
		return problem.Problem{Code: problem.Conflict, Field: "title",
			Detail: "title shares too few words with the description, the identified item or a listing that was found; name the item as a listing does, or appraise it again"}, 0
	case TooManyCorrections:
		return problem.Problem{Code: problem.Conflict, Detail: "ten corrections of this appraisal were refused, so there can be no more; appraise the item again, with a description"}, 0
	case NotComparable:
		return problem.Problem{Code: problem.Conflict,
			Detail: "no listing that the appraisal found or the catalogue has is comparable to this item; name it in other words, or appraise it again with a description"}, 0
	case Corrected:
		return problem.Problem{Code: problem.Conflict, Detail: "the appraisal has another correction already, and can be corrected only once; get the appraisal to see it"}, 0
	case NotFound:
		return problem.Problem{Code: problem.NotFound, Detail: "there is no such appraisal"}, 0
	case NeedsVariant:
		return problem.Problem{Code: problem.Conflict, Detail: "the price depends on the variant: name it in the description; nothing was charged"}, 0
	case Cancelled:
		return problem.Problem{Code: problem.Conflict, Detail: "the appraisal was cancelled; nothing was charged"}, 0
	}
	return problem.Problem{Code: problem.Unavailable,
		Detail: "the database could not be reached; this request was not charged; try again"}, 1
}

// outOfCredits names the available credits, unless they are unknown, and the cost.
func outOfCredits(available int64) string {
	cost := strconv.Itoa(Cost) + " credits"
	if available < 0 {
		return "the credit balance does not cover the " + cost + " of an appraisal"
	}
	return "an appraisal costs " + cost + ", and " + strconv.FormatInt(available, 10) + " are available; add credits to the account"
}
