package main

import (
	"strconv"

	"loupe/core/base/problem"
	"loupe/core/store/ledger"
)

// guide is the text of a problem's page.
type guide struct {
	Code    problem.Code
	Meaning string   // what happened; text in backquotes is shown as code, here and in the other fields
	Causes  []string // usual causes
	Remedy  []string // what to do, in this order
	Charged string   // what happens to the credits; "" if the request was refused before any work began
	Detail  string   // the detail of the example, for codes without an example in docs/openapi.yaml
}

const (
	nothingCharged  = "Nothing is charged. The request was refused before any work began."
	creditsReleased = "Credits held for the request are released within " + ledger.ReleasedWithin + "."
)

// guides has a guide for each code, in the order of problem.Codes.
var guides = []guide{
	{
		Code:    problem.BadRequest,
		Meaning: "The request is not valid. `field` names the field that is wrong, or `body` for the whole body.",
		Causes: []string{
			"A required field is missing, or a field has the wrong type.",
			"`image_url` is not a public HTTPS URL: another scheme or port, a private address, a name such as localhost.",
			"`country` is not a code of ISO 3166-1. The United Kingdom is `GB`.",
			"A field's name is misspelt, such as `imageUrl`.",
			"The body is not a JSON object. Send the URL of a photo, not the photo itself.",
			"An uploaded form has more than one file, or something after its end.",
		},
		Remedy: []string{
			"Read `detail`. It says what is wrong, and with which field.",
			"Correct the request. Don't retry it unchanged: it will be refused again.",
			"If your photo has no public URL, upload it with `POST /images` and send the URL that you get.",
		},
	},
	{
		Code:    problem.Unauthorized,
		Meaning: "The API key is missing, mistyped, unknown, expired or revoked.",
		Causes: []string{
			"The header `Authorization` is missing, or does not begin with `Bearer`.",
			"The key was copied incompletely. A key has a checksum, so a single wrong character makes it invalid.",
			"The key was revoked or has expired. That takes effect everywhere within 60 seconds.",
			"The key belongs to another deployment.",
		},
		Remedy: []string{
			"Send the complete key: `Authorization: Bearer loupe_...`",
			"If you no longer have the key, create a new one. A key is shown only once, when it is created.",
		},
	},
	{
		Code:    problem.OutOfCredits,
		Meaning: "The account's available credits do not cover the " + strconv.Itoa(ledger.AppraisalCost) + " credits of an appraisal.",
		Causes: []string{
			"The balance is used up.",
			"Credits are held for appraisals that are in progress. They are spent or released when those end.",
			"A photo is uploaded to an account that can't pay for its appraisal.",
		},
		Remedy: []string{
			"Look at the balance with `GET /credits`.",
			"Top up the account, or wait until the appraisals in progress have ended.",
		},
	},
	{
		Code:    problem.Forbidden,
		Meaning: "The API key or its account is suspended. Or you are signed in to the dashboard, but this change is not allowed.",
		Causes: []string{
			"The operator has suspended the key or the account. That takes effect everywhere within 60 seconds.",
			"The path is for administrators only.",
			"An app that a user gave access to the API asks for webhooks.",
			"The request has no CSRF token, or does not come from a page of the service.",
		},
		Remedy: []string{
			"Read `detail`. It says which of these it is.",
			"Reload the dashboard, which gets a new token.",
			"Contact the operator if the key or the account is suspended.",
		},
	},
	{
		Code:    problem.NotFound,
		Meaning: "There is no such path or uploaded photo, or the account has no such appraisal.",
		Causes: []string{
			"The path is misspelt or ends in a slash. The paths of the API begin with `/api/v1` and end without a slash.",
			"The appraisal belongs to another account, or it was deleted at the end of its retention period.",
			"An uploaded photo is deleted after 24 hours.",
		},
		Remedy: []string{
			"Compare the path with the reference.",
			"Use the id from the header `loupe-appraisal-id`, with a key of the same account.",
			"Upload the photo again.",
		},
	},
	{
		Code:    problem.MethodNotAllowed,
		Meaning: "The path exists, but not with this method.",
		Causes:  []string{"A POST was sent as a GET. Many clients turn a POST into a GET when they follow a redirect."},
		Remedy:  []string{"Use one of the methods in the header `Allow`."},
	},
	{
		Code:    problem.Conflict,
		Meaning: "The change contradicts the stored data. For example, the id of a grant was used before for another amount.",
		Causes:  []string{"An id that identifies a change was used for a different change before."},
		Remedy:  []string{"Use a new id for a new change. Repeat an old change exactly as it was sent."},
		Charged: "Nothing is charged or changed.",
		Detail:  "a grant with this id exists and is different",
	},
	{
		Code:    problem.IdempotencyConflict,
		Meaning: "The `Idempotency-Key` was used for a different request, or the first request with it is still in progress.",
		Causes: []string{
			"A program uses the same key for different requests. For 24 hours, a key belongs to one request.",
			"A retry was sent before the first request was answered. Then the response has `Retry-After`.",
		},
		Remedy: []string{
			"With `Retry-After`: wait that many seconds and send the same request with the same key again.",
			"Without it: use a new key, for example a random UUID, for each new request.",
		},
		Charged: "This request is not charged. The first request with the key is charged once.",
	},
	{
		Code:    problem.ContentTooLarge,
		Meaning: "The body is larger than this path accepts. `detail` states the limit.",
		Causes: []string{
			"A photo has more than 10 MB.",
			"A list has more than 5 MB.",
			"The body of another request has more than 64 kB. Send the URL of a photo, not the photo itself.",
		},
		Remedy: []string{
			"Send a smaller version of the photo: 2,000 pixels on the longer side suffice.",
			"Split the list.",
		},
	},
	{
		Code:    problem.KeyLimitReached,
		Meaning: "The appraisal would exceed the spending limit of the API key, or of the access that was given to a client: its credits for a day or a month. Days and months are in UTC.",
		Causes: []string{
			"More appraisals than the key's owner expected.",
			"A program or an agent that repeats calls in a loop, or a key in the wrong hands.",
			"Credits are held for appraisals that are in progress. They are given back if those end without a value.",
		},
		Remedy: []string{
			"Read `detail`. It names the limit, what is used and when the limit resets; `Retry-After` is the number of seconds until then.",
			"If the use is yours, change the limit on the dashboard, under Keys.",
			"If it is not, revoke the key.",
		},
	},
	{
		Code:    problem.RateLimited,
		Meaning: "There were too many requests with this key or with unknown keys from your address, more appraisals than the key's rate allows, or too many appraisals or uploads of the account.",
		Causes: []string{
			"More requests per minute than the operator allows for a key.",
			"More appraisals per minute than the rate with which the key was created.",
			"A mistyped key in a loop.",
			"More appraisals of the account are in progress at once than the operator allows.",
			"Within an hour, 300 appraisals of the account ended without a value.",
			"The account has uploaded as many photos today as the operator allows.",
		},
		Remedy: []string{
			"Wait as many seconds as `Retry-After` says, then continue more slowly.",
			"Retry with exponential backoff and jitter, so that your workers don't all retry at the same time.",
		},
	},
	{
		Code:    problem.Internal,
		Meaning: "The service has a fault. Your request is not the cause.",
		Causes:  []string{"A defect, or an incomplete configuration."},
		Remedy: []string{
			"Try again, preferably with an `Idempotency-Key`.",
			"If it happens again, report it and quote the `x-request-id` of the response.",
		},
		Charged: "Nothing is charged. " + creditsReleased,
	},
	{
		Code:    problem.Unavailable,
		Meaning: "The service can't complete the request at the moment.",
		Causes: []string{
			"The database could not be reached, or the service was overloaded.",
			"Many large photos arrived at the same time, and there was no memory left for yours.",
			"The connection to the database was lost at the end. Then the response has `loupe-appraisal-id`, and the answer may be stored.",
		},
		Remedy: []string{
			"Wait as many seconds as `Retry-After` says and send the request again, preferably with an `Idempotency-Key`: then it is charged at most once.",
			"If the response has `loupe-appraisal-id`, first look whether the answer is stored: `GET /appraisals/{id}`.",
		},
		Charged: "Nothing is charged, unless the answer was stored. " + creditsReleased,
	},
}
