package main

import "loupe/core/problem"

// guide is the text of a problem's page.
type guide struct {
	Code    problem.Code
	Meaning string   // what happened; in all texts, `x` is code
	Causes  []string // what usually leads to it
	Remedy  []string // what to do, in this order
	Charged string   // what happens to the credits
	Detail  string   // an example of the problem's detail, for codes that docs/openapi.yaml has no example of
}

const nothingCharged = "Nothing is charged. The request was refused before any work began."

// guides has a guide for each code, in the order of the list of problems.
var guides = []guide{
	{
		Code:    problem.BadRequest,
		Meaning: "The request is not valid. `field` names the field that is wrong, or `body` for the whole body.",
		Causes: []string{
			"A required field is missing, or a field has the wrong type.",
			"`image_url` is not a public HTTPS URL: another scheme or port, a private address, a name such as localhost.",
			"`country` is not a code of ISO 3166-1. The United Kingdom is `GB`.",
			"The body is not a JSON object, or is larger than 64 kB. A photo does not belong in the body.",
		},
		Remedy: []string{
			"Read `detail`. It says what is wrong with which field.",
			"Correct the request. The same request will be refused again, so don't retry it.",
			"If your photo has no public URL, upload it with `POST /images` and send the URL that you get.",
		},
		Charged: nothingCharged,
	},
	{
		Code:    problem.Unauthorized,
		Meaning: "The API key is missing, mistyped, unknown or revoked.",
		Causes: []string{
			"The header `Authorization` is missing, or does not begin with `Bearer`.",
			"The key was cut when it was copied. A key has a checksum, so one wrong character is enough.",
			"The key was revoked. That takes effect everywhere within 60 seconds.",
			"The key belongs to another deployment.",
		},
		Remedy: []string{
			"Send the complete key: `Authorization: Bearer loupe_...`",
			"If you no longer have the key, create a new one. A key is shown only once, when it is created.",
		},
		Charged: nothingCharged,
	},
	{
		Code:    problem.OutOfCredits,
		Meaning: "The account's available credits do not cover the 10 credits of an appraisal.",
		Causes: []string{
			"The balance is used up.",
			"Credits are held for appraisals that are in progress. They are spent or released when those end.",
		},
		Remedy: []string{
			"Look at the balance with `GET /credits`.",
			"Top up the account, or wait until the appraisals in progress have ended.",
		},
		Charged: nothingCharged,
	},
	{
		Code:    problem.NotFound,
		Meaning: "There is no such path, or the account has no such appraisal.",
		Causes: []string{
			"The path is misspelt or ends in a slash. The paths of the interface begin with `/api/v1` and end without a slash.",
			"The appraisal belongs to another account, or it was deleted at the end of its retention period.",
		},
		Remedy: []string{
			"Compare the path with the reference.",
			"Use the id that the header `loupe-appraisal-id` had, with a key of the same account.",
		},
		Charged: nothingCharged,
	},
	{
		Code:    problem.MethodNotAllowed,
		Meaning: "The path exists, but not with this method.",
		Causes:  []string{"A POST was sent as a GET. Many clients do that when they follow a redirect."},
		Remedy:  []string{"Use one of the methods in the header `Allow`."},
		Charged: nothingCharged,
	},
	{
		Code:    problem.Conflict,
		Meaning: "The change contradicts the stored data, such as a grant whose id was used for another amount.",
		Causes:  []string{"An id that identifies a change was used for a different change before."},
		Remedy:  []string{"Use a new id for a new change. Repeat an old change exactly as it was sent."},
		Charged: "Nothing is charged or changed.",
		Detail:  "a grant with this id exists and is different",
	},
	{
		Code:    problem.IdempotencyConflict,
		Meaning: "The `Idempotency-Key` was used for a different request, or the first request with it is still in progress.",
		Causes: []string{
			"A program uses one key for several requests. A key stands for one request for 24 hours.",
			"A retry was sent before the first request had been answered. Then the response has `Retry-After`.",
		},
		Remedy: []string{
			"With `Retry-After`: wait that many seconds and send the same request with the same key again.",
			"Without it: use a new key, for example a random UUID, for each new request.",
		},
		Charged: "This request is not charged. The first request with the key is charged once.",
	},
	{
		Code:    problem.RateLimited,
		Meaning: "There were too many requests with this key, too many at once for the account, or too many with unknown keys from your address.",
		Causes: []string{
			"More requests per minute than the key allows.",
			"A mistyped key in a loop.",
		},
		Remedy: []string{
			"Wait as many seconds as `Retry-After` says, then continue more slowly.",
			"Retry with growing pauses and a random part, so that your workers don't return all at once.",
		},
		Charged: nothingCharged,
	},
	{
		Code:    problem.Internal,
		Meaning: "The service has a fault. It is not your request's.",
		Causes:  []string{"A defect, or a configuration that is not complete."},
		Remedy: []string{
			"Try again, best with an `Idempotency-Key`.",
			"If it happens again, report it and name the `x-request-id` of the response.",
		},
		Charged: "Nothing is charged. Credits held for the request are released within five minutes.",
	},
	{
		Code:    problem.Unavailable,
		Meaning: "The service could not complete the request now.",
		Causes: []string{
			"The database could not be reached, or resources were short.",
			"The connection to the database was lost at the end. Then the response has `loupe-appraisal-id`, and the answer may be stored.",
		},
		Remedy: []string{
			"Wait as many seconds as `Retry-After` says and send the request again, best with an `Idempotency-Key`: then it is charged once at most.",
			"If the response has `loupe-appraisal-id`, look there first: `GET /appraisals/{id}`.",
		},
		Charged: "Nothing is charged, unless the answer was stored. Credits held for the request are released within five minutes.",
	},
}
