package main

import (
	"errors"
	"fmt"
	"io"
	"net/url"
	"strings"
	"time"
)

// upload is a photo that a client has uploaded.
type upload struct {
	url   string
	photo string
	at    time.Time
}

// link is an upload link.
type link struct {
	key         *apiKey
	path, image string
	at          time.Time
	used        bool
}

// linkLife is how long an upload link is valid.
const linkLife = 10 * time.Minute

// broken is a request body that breaks off.
type broken struct{ io.Reader }

func (b broken) Read(p []byte) (int, error) {
	n, err := b.Reader.Read(p)
	if err == io.EOF {
		err = errors.New("the client's body broke off")
	}
	return n, err
}
func (broken) Close() error { return nil }

// sendPhoto sends a photo. Sometimes the body breaks off.
func (c *client) sendPhoto(key *apiKey, method, path, photo string, headers ...string) reply {
	breaks := c.happens("client's body breaks off")
	r := request(method, path, photo, append(headers, "Content-Type", "application/octet-stream")...)
	if breaks {
		r.Body = broken{strings.NewReader(photo[:c.random.IntN(len(photo))])}
	}
	answer := c.send(key, r, c.patience())
	if breaks && !answer.lost && answer.status < 400 {
		c.violate(refused, "a photo that broke off was answered with %d %s", answer.status, answer.body)
	}
	return answer
}

// uploadPhoto uploads a photo, and has it appraised.
func (c *client) uploadPhoto() {
	photo := pick(c.process, photos())
	answer := c.sendPhoto(pick(c.process, c.keys), "POST", "/api/v1/images", photo)
	if answer.lost || answer.status != 201 {
		return
	}
	c.images = append(c.images, upload{answer.text("image_url"), photo, c.now})
	c.appraiseUpload(answer.text("image_url"))
}

// appraiseUpload has an uploaded photo appraised.
func (c *client) appraiseUpload(image string) {
	key := pick(c.process, c.keys)
	body := fmt.Sprintf(`{"image_url":%q,"description":%q,"country":"US"}`, image, pick(c.process, descriptions))
	c.checkAnswer(key, c.send(key, request("POST", appraisePath, body), c.patience()), nil, true)
}

// readPhoto reads an uploaded photo without a key: whoever knows its URL may.
func (c *client) readPhoto() {
	if len(c.images) == 0 {
		return
	}
	u := pick(c.process, c.images)
	parsed, _ := url.Parse(u.url)
	answer := c.send(pick(c.process, c.keys), request("GET", parsed.Path, "", "Authorization", "none"), time.Minute)
	if !answer.lost && answer.status == 200 && string(answer.body) != u.photo {
		c.violate(apart, "%s returned another photo", u.url)
	}
}

// askForLink asks for an upload link.
func (c *client) askForLink() {
	key := pick(c.process, c.keys)
	result, _, _ := c.rpc(key, toolCall{id: c.nextID(), method: "tools/call", name: "upload_photo", params: `,"arguments":{}`}, c.patience())
	if address, err := url.Parse(result.Get("structuredContent.upload_url").Str); err == nil && address.Path != "" {
		c.links = append(c.links, &link{key: key, path: address.Path, image: result.Get("structuredContent.image_url").Str, at: c.now})
	}
}

// useLink uploads a photo by an upload link. The link may already be used or expired, or its key may be revoked.
func (c *client) useLink() {
	if len(c.links) == 0 {
		c.askForLink()
		return
	}
	l := c.links[len(c.links)-1-c.random.IntN(min(3, len(c.links)))]
	for _, other := range c.links {
		if !other.used && !other.key.refusedSince().IsZero() && c.now.Sub(other.at) < linkLife && c.oneIn(2) {
			l = other
		}
	}
	used, sent := l.used, c.now
	answer := c.sendPhoto(l.key, "PUT", l.path, pick(c.process, photos()), "Authorization", "none")
	if answer.lost || answer.status != 201 {
		return
	}
	l.used = true
	switch since := l.key.refusedSince(); {
	case used || sent.Sub(l.at) > linkLife+c.plan.clockError():
		c.violate(refused, "the upload link %s was accepted a second time, or after it expired: %s", l.path, answer.body)
	case !since.IsZero() && sent.Sub(since) > revocation+c.plan.clockError():
		c.violate(revoked, "the upload link %s of the key %s works %s after the key was revoked, suspended or expired", l.path, l.key.id, sent.Sub(since))
	}
	if c.oneIn(2) {
		c.appraiseUpload(l.image)
	}
	c.askForLink()
}
