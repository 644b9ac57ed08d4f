package loupe

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"io"
	"iter"
	"net/http"
	"net/url"
	"strconv"
	"time"
)

var (
	// ErrInProgress is the error of [Client.Appraisal] for an appraisal that has not ended.
	ErrInProgress = errors.New("loupe: the appraisal is in progress")

	// ErrNoAnswer is the error for an appraisal that ended without an answer. It was not charged.
	ErrNoAnswer = errors.New("loupe: the appraisal ended without an answer; it was not charged")
)

// Appraisal is the answer to a request. Its Value is nil if no value could be estimated; then Answer.Error says why.
type Appraisal struct {
	Answer
	ID               string
	CreditsCharged   int  // -1 if the service did not say, as in a stream
	CreditsRemaining int  // -1 if the service did not say
	Replayed         bool // it is the answer to an earlier request with the same Idempotency-Key
}

// RequestOption changes a request that may cost credits.
type RequestOption func(*call)

// WithDetails asks for the answer's Details: the best single figure, prices to sell and to buy at, and the evidence.
func WithDetails() RequestOption { return func(in *call) { in.query.Set("include", "details") } }

// WithIdempotencyKey sets the request's Idempotency-Key instead of a random one. If you store the key before the request, you can
// repeat the request after a crash, and it is charged once.
func WithIdempotencyKey(key string) RequestOption {
	return func(in *call) { in.header.Set("Idempotency-Key", key) }
}

// paid returns a call that has an Idempotency-Key.
func paid(in call, options []RequestOption) call {
	in.header.Set("Idempotency-Key", rand.Text())
	for _, set := range options {
		set(&in)
	}
	return in
}

// appraisalCall returns the call for an appraisal.
func appraisalCall(request AppraisalRequest, options []RequestOption) (call, error) {
	body, err := json.Marshal(request)
	return paid(post("/appraise-product", "application/json", body), options), err
}

// Appraise appraises the product in a photo, which takes seconds.
func (c *Client) Appraise(ctx context.Context, request AppraisalRequest, options ...RequestOption) (*Appraisal, error) {
	in, err := appraisalCall(request, options)
	if err != nil {
		return nil, err
	}
	answer, response, err := fetchWithHeader[Answer](ctx, c, in)
	if err != nil {
		return nil, err
	}
	return newAppraisal(response, answer), nil
}

func newAppraisal(r *http.Response, answer *Answer) *Appraisal {
	return &Appraisal{
		Answer: *answer, ID: r.Header.Get("Loupe-Appraisal-Id"), Replayed: r.Header.Get("Idempotent-Replayed") == "true",
		CreditsCharged: number(r, "Loupe-Credits-Charged"), CreditsRemaining: number(r, "Loupe-Credits-Remaining"),
	}
}

// number returns the number in a header, -1 without one.
func number(r *http.Response, header string) int {
	if n, err := strconv.Atoi(r.Header.Get(header)); err == nil {
		return n
	}
	return -1
}

// AppraiseAsync starts an appraisal that runs in the background, and returns its id for [Client.WaitAppraisal].
func (c *Client) AppraiseAsync(ctx context.Context, request AppraisalRequest, options ...RequestOption) (id string, err error) {
	in, err := appraisalCall(request, options)
	if err != nil {
		return "", err
	}
	in.header.Set("Prefer", "respond-async")
	response, err := c.send(ctx, in)
	if err != nil {
		return "", err
	}
	return response.Header.Get("Loupe-Appraisal-Id"), nil
}

// Appraisal returns a stored appraisal with its Details. The error is [ErrInProgress] or [ErrNoAnswer] if it has none.
func (c *Client) Appraisal(ctx context.Context, id string) (*Appraisal, error) {
	a, _, err := c.stored(ctx, id)
	return a, err
}

// WaitAppraisal waits for an appraisal that runs in the background, and returns it with its Details.
func (c *Client) WaitAppraisal(ctx context.Context, id string) (*Appraisal, error) {
	for {
		a, pause, err := c.stored(ctx, id)
		if err != ErrInProgress {
			return a, err
		}
		if err := wait(ctx, max(pause, time.Second)); err != nil {
			return nil, err
		}
	}
}

// stored returns a stored appraisal, or the pause before it should be asked for again.
func (c *Client) stored(ctx context.Context, id string) (*Appraisal, time.Duration, error) {
	stored, response, err := fetchWithHeader[StoredAppraisal](ctx, c, get("/appraisals/"+url.PathEscape(id), nil))
	switch {
	case err != nil:
		return nil, 0, err
	case response.StatusCode == http.StatusAccepted:
		return nil, retryAfter(response), ErrInProgress
	case stored.Answer == nil:
		return nil, 0, ErrNoAnswer
	}
	a := newAppraisal(response, stored.Answer)
	a.ID, a.Details = stored.ID, stored.Evidence
	return a, 0, nil
}

// Filter selects appraisals. An empty field selects all.
type Filter struct {
	Search       string // a text in the description or in the title of the best match
	State        AppraisalState
	APIKey       string    // the id of a key, not the key itself
	Since, Until time.Time // of their creation; Until itself is excluded
}

// Appraisals returns the account's appraisals, newest first. The iterator ends after its first error.
func (c *Client) Appraisals(ctx context.Context, filter Filter) iter.Seq2[AppraisalSummary, error] {
	query := url.Values{}
	setIf(query, "search", filter.Search)
	setIf(query, "state", string(filter.State))
	setIf(query, "api_key", filter.APIKey)
	for name, at := range map[string]time.Time{"since": filter.Since, "until": filter.Until} {
		if !at.IsZero() {
			query.Set(name, at.UTC().Format("2006-01-02T15:04:05.000Z"))
		}
	}
	return each(ctx, c, "/appraisals", query, func(p *AppraisalList) ([]AppraisalSummary, string) { return p.Items, p.Next })
}

func setIf(query url.Values, name, value string) {
	if value != "" {
		query.Set(name, value)
	}
}

// Upload stores a photo for 24 hours, and returns the URL to use as image_url. The service detects the format from the bytes, so
// contentType may be empty.
func (c *Client) Upload(ctx context.Context, photo io.Reader, contentType string) (*UploadedImage, error) {
	if contentType == "" {
		contentType = "application/octet-stream"
	}
	body, err := io.ReadAll(photo)
	if err != nil {
		return nil, err
	}
	return fetch[UploadedImage](ctx, c, post("/images", contentType, body))
}

// Credits returns the account's credits.
func (c *Client) Credits(ctx context.Context) (*Credits, error) {
	return fetch[Credits](ctx, c, get("/credits", nil))
}
