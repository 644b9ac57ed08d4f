package main

import (
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"strings"
	"time"

	"github.com/tidwall/gjson"

	"loupe/core/imaging/imagingtest"
	"loupe/core/store/ledger"
	"loupe/tests/fixture"
)

// caller is a client program of an account. It remembers what it has created, to read it again later.
type caller struct {
	*service
	*account
	random *rand.Rand
	made   int    // items so far
	image  string // path of the last upload
	last   string // id of the last charged appraisal
}

// reply is the answer to a call. It is lost if it has not arrived completely.
type reply struct {
	lost   bool
	status int
	header http.Header
	body   []byte
}

var client = http.Client{Timeout: 3 * time.Minute, Transport: &http.Transport{MaxIdleConnsPerHost: accounts}}

// send sends a request and counts it.
func (c *caller) send(ctx context.Context, request *http.Request) reply {
	response, err := client.Do(request.WithContext(ctx))
	r := reply{lost: err != nil}
	if err == nil {
		r.status, r.header = response.StatusCode, response.Header
		r.body, err = io.ReadAll(response.Body)
		response.Body.Close()
		r.lost = err != nil
	}
	c.seen.count(r)
	return r
}

// call makes a request. The headers are names and values.
func (c *caller) call(ctx context.Context, method, path, body string, headers ...string) reply {
	request, err := http.NewRequest(method, c.current().URL+path, strings.NewReader(body))
	if err != nil {
		panic(err) // unreachable: the paths are valid
	}
	request.Header.Set("Authorization", "Bearer "+c.key)
	request.Header.Set("Content-Type", "application/json")
	for i := 0; i < len(headers); i += 2 {
		request.Header.Set(headers[i], headers[i+1])
	}
	return c.send(ctx, request)
}

const appraisePath = "/api/v1/appraise-product"

// act makes a random kind of call, then pauses.
func (c *caller) act(ctx context.Context) {
	actions := [...]func(context.Context){
		c.appraise, c.appraise, c.appraiseByKey, c.appraiseByKey, c.appraiseByKey, c.appraiseLater, c.appraiseLater, c.stream, c.stream, c.callTool, c.callTool,
		c.makeBatch, c.upload, c.recordOutcome, c.read, c.read,
	}
	actions[c.random.IntN(len(actions))](ctx)
	sleep(ctx, time.Duration(c.random.IntN(300))*time.Millisecond)
}

// item returns the body of a request. One in eight has the uploaded photo, if there is one, and one in eight finds nothing.
func (c *caller) item() string {
	c.made++
	photo, description := c.web.URL("https://img.example.com/scout-35.jpg"), fmt.Sprintf("Halden Scout 35 camera, lot %s %d", c.id, c.made)
	switch c.random.IntN(8) {
	case 0:
		if c.image != "" {
			photo = c.current().URL + c.image
		}
	case 1:
		photo, description = c.web.URL("https://img.example.com/missing.jpg"), fmt.Sprintf("zxqv%d", c.made)
	}
	return fmt.Sprintf(`{"image_url":%q,"description":%q,"limit":3}`, photo, description)
}

func (c *caller) appraise(ctx context.Context) {
	c.check(c.call(ctx, "POST", appraisePath, c.item()))
}

// appraiseByKey makes a call with an Idempotency-Key up to four times. It mostly stops once it has an answer.
func (c *caller) appraiseByKey(ctx context.Context) {
	k := &keyed{caller: c, name: fmt.Sprintf("%p %d", c, c.made), body: c.item()}
	c.seen.addKey(k)
	for range 1 + c.random.IntN(4) {
		if r := k.repeat(ctx); !r.lost && r.status == 200 && c.random.IntN(3) > 0 {
			return
		}
		sleep(ctx, time.Second)
	}
}

// appraiseLater makes an asynchronous call, and polls for a while.
func (c *caller) appraiseLater(ctx context.Context) {
	r := c.call(ctx, "POST", appraisePath, c.item(), "Prefer", "respond-async")
	if r.lost || r.status != 202 {
		c.check(r)
		return
	}
	id := r.header.Get("Loupe-Appraisal-Id")
	c.seen.addTask(c.account, id)
	for range c.random.IntN(8) {
		sleep(ctx, 500*time.Millisecond)
		if r := c.readAppraisal(ctx, id); r.status == 200 {
			return
		}
	}
}

func (c *caller) stream(ctx context.Context) {
	r := c.call(ctx, "POST", appraisePath, c.item(), "Accept", "text/event-stream")
	if r.lost || r.status != 200 || !strings.HasPrefix(r.header.Get("Content-Type"), "text/event-stream") {
		c.check(r)
		return
	}
	for event := range strings.SplitSeq(string(r.body), "\n\n") {
		if data, found := strings.CutPrefix(event, "event: appraisal\ndata: "); found {
			c.seen.deliver(c.account, r.header.Get("Loupe-Appraisal-Id"), gjson.Get(data, "appraisal"))
		}
	}
}

func (c *caller) callTool(ctx context.Context) {
	arguments := gjson.Parse(c.item()).Value()
	r := c.send(ctx, fixture.ConnectorRequest(c.current().URL, c.key, "tools/call", nil, nil, fixture.Object{"name": "appraise_product", "arguments": arguments}))
	result := gjson.GetBytes(r.body, "result")
	if r.lost || r.status != 200 || result.Get("isError").Bool() || !result.Exists() {
		c.seen.checkNoValue(r)
		return
	}
	meta := result.Get("_meta.loupe/appraisal")
	c.recordCharge(meta.Get("id").Str, meta.Get("credits_charged").Int(), result.Get("structuredContent.appraisal"))
}

func (c *caller) makeBatch(ctx context.Context) {
	if c.random.IntN(3) > 0 {
		return
	}
	items := make([]string, 1+c.random.IntN(6))
	for i := range items {
		items[i] = c.item()
	}
	if r := c.call(ctx, "POST", "/api/v1/batches", `{"items":[`+strings.Join(items, ",")+`]}`); !r.lost && r.status == 202 {
		c.seen.addBatch(c.account, gjson.GetBytes(r.body, "id").Str, len(items))
	}
}

// upload uploads a photo that differs from all others.
func (c *caller) upload(ctx context.Context) {
	photo := imagingtest.JPEG(imagingtest.NewScene(c.random.Uint64()).Paint(200, 150, 0, 1), 85)
	if r := c.call(ctx, "POST", "/api/v1/images", string(photo), "Content-Type", "image/jpeg"); !r.lost && r.status == 201 {
		address := gjson.GetBytes(r.body, "image_url").Str
		c.image = address[strings.Index(address, "/api/"):]
	}
}

func (c *caller) recordOutcome(ctx context.Context) {
	if c.last != "" {
		r := c.call(ctx, "PUT", "/api/v1/appraisals/"+c.last+"/outcome", fmt.Sprintf(`{"sold_price":%d,"currency":"USD","date":%q}`, 100+c.random.IntN(500), time.Now().UTC().Format(time.DateOnly)))
		if !r.lost && r.status/100 == 4 && r.status != 429 {
			c.seen.violate("the outcome of %s was refused: %d %s", c.last, r.status, r.body)
		}
	}
}

func (c *caller) read(ctx context.Context) {
	if c.last != "" {
		if r := c.readAppraisal(ctx, c.last); !r.lost && r.status == 404 {
			c.seen.violate("%s was answered and charged, but is not found", c.last)
		}
	}
	for _, path := range []string{"/api/v1/appraisals", "/api/v1/credits", "/api/v1/health", "/api/v1/batches", "/api/v1/outcomes/summary"} {
		c.call(ctx, "GET", path, "")
	}
}

// readAppraisal reads an appraisal and compares it with what was delivered before.
func (c *caller) readAppraisal(ctx context.Context, id string) reply {
	r := c.call(ctx, "GET", "/api/v1/appraisals/"+id, "")
	if answer := gjson.GetBytes(r.body, "answer"); !r.lost && r.status == 200 && answer.IsObject() {
		c.seen.deliver(c.account, id, answer.Get("appraisal"))
	} else { // it was interrupted, or is in progress
		c.seen.checkNoValue(r)
		c.seen.checkUnanswered(r, id)
	}
	return r
}

// check checks and records the answer to an appraisal call.
func (c *caller) check(r reply) {
	if r.lost || r.status != 200 {
		c.seen.checkNoValue(r)
		return
	}
	charge := gjson.Parse(r.header.Get("Loupe-Credits-Charged"))
	c.recordCharge(r.header.Get("Loupe-Appraisal-Id"), charge.Int(), gjson.GetBytes(r.body, "appraisal"))
}

// recordCharge checks and records an answer and its charge.
func (c *caller) recordCharge(id string, charge int64, value gjson.Result) {
	if value.IsObject() != (charge == ledger.AppraisalCost) || charge != 0 && charge != ledger.AppraisalCost || id == "" {
		c.seen.violate("the answer %q was charged %d credits: %s", id, charge, value.Raw)
	}
	if c.seen.deliver(c.account, id, value) {
		c.last = id
	}
}
