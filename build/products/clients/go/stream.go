package loupe

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
	"iter"
	"net/http"
	"strings"
)

// Event is an event of an appraisal. One of its members is set.
type Event struct {
	Stage     *Stage     // a stage has started or ended
	Range     *Range     // a preliminary range
	Appraisal *Appraisal // the answer, which ends the stream
}

// Stage says that a stage of an appraisal has started or ended.
type Stage struct {
	Stage string `json:"stage"`
	State string `json:"state"` // started or ended
	Ms    int    `json:"ms"`    // since the request
}

// AppraiseStream appraises a product like [Client.Appraise] and returns the events as they happen, the answer last. If the connection
// is lost, it waits for the answer of the same appraisal. The iterator ends after its first error. If you stop it early, the
// appraisal is completed and charged all the same.
func (c *Client) AppraiseStream(ctx context.Context, request AppraisalRequest, options ...RequestOption) iter.Seq2[Event, error] {
	return func(yield func(Event, error) bool) {
		in, err := appraisalCall(request, options)
		in.header.Set("Accept", "text/event-stream")
		in.stream = true
		if err == nil {
			err = c.retry(ctx, func() error {
				response, err := c.once(ctx, in)
				if err != nil {
					return err
				}
				defer response.Body.Close()
				return readEvents(response, func(e Event) bool { return yield(e, nil) && e.Appraisal == nil })
			})
		}
		if err != nil {
			yield(Event{}, err)
		}
	}
}

// readEvents reads an appraisal's events (https://html.spec.whatwg.org/#server-sent-events) until yield returns false. The answer to
// an earlier request is JSON. Returns a connectionError if the stream ends before the answer, and an [*Error] for a problem.
func readEvents(r *http.Response, yield func(Event) bool) error {
	if !strings.HasPrefix(r.Header.Get("Content-Type"), "text/event-stream") {
		var answer Answer
		if err := json.NewDecoder(r.Body).Decode(&answer); err != nil {
			return connectionError{err}
		}
		yield(Event{Appraisal: newAppraisal(r, &answer)})
		return nil
	}
	var name string
	lines := bufio.NewReader(r.Body)
	for {
		line, err := lines.ReadString('\n')
		if err == io.EOF {
			err = io.ErrUnexpectedEOF
		}
		if err != nil {
			return connectionError{err}
		}
		field, value, _ := strings.Cut(strings.TrimRight(line, "\r\n"), ":")
		value = strings.TrimPrefix(value, " ")
		if field == "event" {
			name = value
		}
		if field != "data" { // one line for each event
			continue
		}
		var e Event
		switch name {
		case "stage":
			err = json.Unmarshal([]byte(value), &e.Stage)
		case "range":
			err = json.Unmarshal([]byte(value), &e.Range)
		case "appraisal":
			var answer Answer
			err = json.Unmarshal([]byte(value), &answer)
			e.Appraisal = newAppraisal(r, &answer)
		case "problem":
			return problemOf(r, []byte(value))
		default: // of a later version
			continue
		}
		if err != nil {
			return err
		}
		if !yield(e) {
			return nil
		}
	}
}
