package alarms

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"

	"loupe/worker/console/server"
)

// urlName is the secret with the URL of a chat's incoming webhook: whoever has the URL can write there.
const urlName = "OPERATOR_WEBHOOK"

const maxReply = 64 << 10

// message is the body that chats show: Slack, Mattermost, Google Chat and Teams show text, Discord shows content.
type message struct {
	Text    string `json:"text"`
	Content string `json:"content"`
}

// tell sends the alarms that were not sent yet. If the chat does not accept one, the next run tries again.
func tell(c *server.Console, ctx context.Context) error {
	url := c.Var(urlName)
	if url == "" {
		return nil
	}
	if !server.AllowedURL(url, true) {
		return fmt.Errorf("%s must be an https URL", urlName)
	}
	var waiting []alarm
	err := c.EachRow(ctx, func(scan func(...any) error) error {
		var a alarm
		err := scan(&a.Code, &a.Subject, &a.Text, &a.RaisedAt)
		waiting = append(waiting, a)
		return err
	}, `SELECT code, subject, text, raised_at FROM alarm WHERE told_at IS NULL ORDER BY raised_at LIMIT 10`)
	if err != nil {
		return err
	}
	for _, a := range waiting {
		if err := send(c, ctx, url, c.Service()+": "+a.Text); err != nil {
			return err
		}
		if _, err := c.DB.Batch(ctx, server.SQL(`UPDATE alarm SET told_at = ? WHERE code = ? AND subject = ? AND raised_at = ?`, c.Millis(), a.Code, a.Subject, int64(a.RaisedAt))); err != nil {
			return err
		}
	}
	return nil
}

// send posts a text to a chat.
func send(c *server.Console, ctx context.Context, url, text string) error {
	body, err := json.Marshal(message{text, text})
	if err != nil {
		return err
	}
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, url, bytes.NewReader(body))
	if err != nil {
		return fmt.Errorf("%s is not a URL", urlName) // the error has the URL
	}
	r.Header.Set("Content-Type", "application/json")
	reply, err := c.Fetch(ctx, r, maxReply)
	if err != nil {
		return fmt.Errorf("%s could not be reached", urlName) // the error may have the URL
	}
	if reply.Status/100 != 2 {
		return fmt.Errorf("%s answered with status %d", urlName, reply.Status)
	}
	return nil
}
