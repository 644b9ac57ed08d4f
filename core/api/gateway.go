// Package api is the HTTP interface of the data plane: routes, API keys, rate limits, request bodies
// and problem responses.
//
// Requests are checked in this order: path and method, the key's checksum, rate, key, body,
// Idempotency-Key, credits. A refused request calls no upstream and costs nothing.
package api

import (
	"slices"
	"strconv"
	"strings"

	"loupe/core/api/mcp"
	"loupe/core/api/route"
	"loupe/core/api/upload"
	"loupe/core/appraisal"
	"loupe/core/appraisal/batch"
	"loupe/core/appraisal/outcome"
	"loupe/core/appraisal/request"
	"loupe/core/base/fault"
	"loupe/core/base/jsontext"
	"loupe/core/base/problem"
	"loupe/core/exchange"
	"loupe/core/market"
	"loupe/core/store/account"
	"loupe/core/store/ledger"
	"loupe/core/store/webhook"
	"loupe/core/upstream/photo"
)

// Names of variables.
const (
	serviceName    = "SERVICE_NAME"
	defaultCountry = "DEFAULT_COUNTRY"
	allowedOrigins = "ALLOWED_ORIGINS"
	retentionDays  = "RETENTION_DAYS"
	publicURLName  = "PUBLIC_URL"
	uploadsPerDay  = "UPLOADS_PER_DAY"
	rateLimit      = "RATE_LIMIT"
)

// signInVariables are the control plane's variables that each configure a way to sign in.
var signInVariables = [...]string{"OIDC_ISSUER", "GITHUB_CLIENT_ID", "DEV_SIGN_IN"}

const fallbackCountry = "US" // if DEFAULT_COUNTRY is not set or not a country

// Program returns the program of the data plane, for [exchange.NewMachine]. More has additional tools of the connector,
// which only a build for tests has.
func Program(more ...mcp.Tool) exchange.Program {
	return exchange.Program{
		Variables: slices.Concat([]string{serviceName, defaultCountry, allowedOrigins, retentionDays, publicURLName, uploadsPerDay, rateLimit}, signInVariables[:], appraisal.Variables(), outcome.Variables()),
		Secrets:   append(appraisal.Secrets(), mcp.StateSecret, webhook.Secret),
		Deferred:  []string{appraisePath, imagesPath, batchesPath, upload.LinkPath},
		Internal: problemResponse(&problem.Problem{
			Code: problem.Internal, Detail: "an internal error occurred; credits held for this request are released within " + ledger.ReleasedWithin,
		}, noSniff),
		Unavailable: problemResponse(&problem.Problem{
			Code: problem.Unavailable, Detail: "the request was interrupted; try again; credits held for it are released within " + ledger.ReleasedWithin,
		}, noSniff),
		Configure: func(config exchange.Config) exchange.Stage {
			return configure(config, append(mcp.Tools(), more...))
		},
	}
}

// settings is the configuration of the gateway.
type settings struct {
	service       string        // the service's name; new API keys begin with it
	country       string        // of requests without country
	origins       []string      // of web pages that may read responses
	rate          rate          // of each key; zero: unknown
	publicURL     string        // scheme and host of the URLs of uploaded photos; "": each request's own
	uploadsPerDay int64         // how many photos an account may upload on one day, UTC
	signIn        bool          // users can sign in, so clients of the connector can get access tokens
	faults        []fault.Fault // every mistake in the configuration
	appraisal     *appraisal.Settings
	batch         batch.Settings
	connector     mcp.Settings
	webhooks      webhook.Settings
	outcomes      outcome.Settings

	convertsPictures bool // the host converts pictures of formats that the core does not read
}

func configure(config exchange.Config, tools []mcp.Tool) exchange.Stage {
	s := parseSettings(config)
	s.batch = batch.Settings{Appraisal: s.appraisal, Defaults: s.defaults(), HasQueue: config.Secret(exchange.BindingQueue)}
	s.connector = mcp.Settings{
		Service: s.service, Tools: tools, Defaults: s.defaults(), Appraisal: s.appraisal, Batch: &s.batch, Outcomes: s.outcomes, CanSign: config.Secret(mcp.StateSecret),
		Uploads: s.uploadsPerDay, TaskLife: int64(ledger.RetentionDays(config.Var(retentionDays, ""))) * 86_400_000,
	}
	return func(f *exchange.Flow) {
		(&call{settings: s, includeDetails: queryValue(f.Request().Query, include.name) != ""}).serve(f)
	}
}

// parseSettings parses the configuration, but leaves out the connector's settings.
func parseSettings(config exchange.Config) *settings {
	s := &settings{
		service:       account.ServiceName(config.Var(serviceName, "")),
		country:       strings.ToUpper(config.Var(defaultCountry, fallbackCountry)),
		origins:       strings.FieldsFunc(config.Var(allowedOrigins, ""), isSeparator),
		publicURL:     publicURL(config.Var(publicURLName, "")),
		rate:          parseRate(config.Var(rateLimit, "")),
		uploadsPerDay: defaultUploads,
		appraisal:     appraisal.Configure(config),
		outcomes:      outcome.Configure(config),

		convertsPictures: config.Secret(exchange.BindingImages),
	}
	s.webhooks = webhook.Settings{Service: s.service, AllowLocal: s.appraisal.AllowLocal(), CanSign: config.Secret(webhook.Secret), HasQueue: config.Secret(exchange.BindingQueue)}
	if n, err := strconv.ParseInt(config.Var(uploadsPerDay, ""), 10, 32); err == nil && n >= 0 {
		s.uploadsPerDay = n
	}
	for _, name := range signInVariables {
		s.signIn = s.signIn || config.Var(name, "") != ""
	}
	if _, ok := market.CurrencyOf(s.country); !ok {
		s.country = fallbackCountry
	}
	s.faults = append(s.check(config), s.appraisal.Faults()...)
	return s
}

// defaults returns the operator's settings for appraisal requests.
func (s *settings) defaults() request.Defaults {
	return request.Defaults{Country: s.country, AllowLocal: s.appraisal.AllowLocal()}
}

// call is one request.
type call struct {
	*settings
	id             string        // the path segment in place of {id}
	grant          account.Grant // of the request's API key
	keyHash        string        // of the request's API key; the rate limit counts by it
	link           *upload.Link  // the request's upload link; nil if it has none
	access         access        // of the route
	body           exchange.Future[exchange.Answer]
	includeDetails bool // the query has include=details
}

// stage is a step of a call, see [exchange.Stage].
type stage func(*call, *exchange.Flow)

// routes lists, for each path and method, who may call it and the stages that answer it, in order. No column can be
// left out. The stages of GET answer HEAD, too. Without a method, they answer every method.
var routes = []struct {
	path, method string
	access       access
	stages       []stage
}{
	{appraisePath, "POST", appraiser, []stage{query(include), (*call).receive, (*call).appraise}},
	{"/api/v1/appraisals", "GET", apiClient, []stage{
		query(after, limit, search, state, apiKey, since, until), (*call).listAppraisals,
	}},
	{"/api/v1/appraisals/{id}", "GET", apiClient, []stage{(*call).showAppraisal}},
	{outcomePath, "PUT", apiClient, []stage{(*call).putOutcome}},
	{outcomePath, "DELETE", apiClient, []stage{(*call).deleteOutcome}},
	{outcomesPath, "POST", apiClient, []stage{(*call).postOutcomes}},
	{outcomesPath, "GET", apiClient, []stage{query(after, limit), (*call).listOutcomes}},
	{outcomesPath + "/summary", "GET", apiClient, []stage{query(lastSales), (*call).summarizeOutcomes}},
	{"/api/v1/appraisals/{id}/corrections", "POST", apiClient, []stage{query(include), (*call).correct}},
	{batchesPath, "POST", apiClient, []stage{query(batchName), (*call).createBatch}},
	{batchesPath, "GET", apiClient, []stage{query(batchAfter, limit), (*call).listBatches}},
	{batchesPath + "/{id}", "GET", apiClient, []stage{(*call).showBatch}},
	{batchesPath + "/{id}/results", "GET", apiClient, []stage{
		query(resultsAfter, resultsLimit, itemState, resultsOrder, format), (*call).showResults,
	}},
	{batchesPath + "/{id}/cancel", "POST", apiClient, []stage{(*call).cancelBatch}},
	{"/api/v1/credits", "GET", apiClient, []stage{(*call).showCredits}},
	{feesPath, "GET", apiClient, []stage{(*call).showFees}},
	{feesPath, "PUT", keyHolder, []stage{(*call).storeFees}},
	{feesPath, "DELETE", keyHolder, []stage{(*call).removeFees}},
	{reportsPath, "POST", apiClient, []stage{(*call).checkHost, (*call).createReport}},
	{reportsPath, "GET", apiClient, []stage{(*call).checkHost, query(reportAfter, limit), (*call).listReports}},
	{reportsPath + "/{id}", "GET", knowsID, []stage{(*call).checkHost, (*call).showReport}},
	{reportsPath + "/{id}", "DELETE", apiClient, []stage{(*call).deleteReport}},
	{reportsPath + "/{id}/photo", "GET", knowsID, []stage{query(itemNumber), (*call).showReportPhoto}},
	{webhooksPath, "GET", keyHolder, []stage{webhooks(200, (*webhook.Settings).List)}},
	{webhooksPath, "POST", keyHolder, []stage{webhooks(201, (*webhook.Settings).Create)}},
	{webhookPath, "GET", keyHolder, []stage{webhooks(200, (*webhook.Settings).Find)}},
	{webhookPath, "PATCH", keyHolder, []stage{webhooks(200, (*webhook.Settings).Update)}},
	{webhookPath, "DELETE", keyHolder, []stage{(*call).deleteWebhook}},
	{webhookPath + "/deliveries", "GET", keyHolder, []stage{query(afterEvent, limit), webhooks(200, (*webhook.Settings).Log)}},
	{webhookPath + "/resend", "POST", keyHolder, []stage{(*call).limitSending, webhooks(202, (*webhook.Settings).Resend)}},
	{webhookPath + "/roll", "POST", keyHolder, []stage{webhooks(200, (*webhook.Settings).Roll)}},
	{webhookPath + "/test", "POST", keyHolder, []stage{(*call).limitSending, webhooks(202, (*webhook.Settings).Test)}},
	{connectorPath, "", assistant, []stage{(*call).connect}},
	{imagesPath, "POST", uploader, []stage{(*call).checkHost, (*call).admitUpload, (*call).uploadImage}},
	{upload.LinkPath + "{id}", "GET", linkHolder, []stage{(*call).showLink}},
	{upload.LinkPath + "{id}", "POST", linkHolder, []stage{(*call).checkHost, (*call).uploadImage}},
	{upload.LinkPath + "{id}", "PUT", linkHolder, []stage{(*call).checkHost, (*call).uploadImage}},
	{photo.UploadPath + "{id}", "GET", knowsID, []stage{(*call).showImage}},
	{"/api/v1/health", "GET", anyone, []stage{(*call).health}},
}

// serve runs the stages of the request's route, the job that a queued message names, or the work of the schedule.
func (c *call) serve(f *exchange.Flow) {
	c.logFaults(f)
	switch f.Request().Path {
	case exchange.QueueTarget:
		annotate(f, exchange.QueueTarget)
		c.runJob(f)
		return
	case exchange.HealthTarget:
		annotate(f, exchange.HealthTarget)
		c.report(f)
		return
	case exchange.ScheduleTarget:
		annotate(f, exchange.ScheduleTarget)
		c.work(f)
		return
	}
	c.addHeaders(f)
	method := f.Request().Method
	if method == "HEAD" {
		method = "GET" // send leaves the body out
	}
	var allowed []string
	for _, r := range routes {
		id, ok := route.Match(r.path, f.Request().Path)
		switch {
		case !ok:
		case r.method != "" && r.method != method:
			if allowed = append(allowed, r.method); r.method == "GET" {
				allowed = append(allowed, "HEAD")
			}
		default:
			c.id = id
			annotate(f, strings.TrimPrefix(r.method+" "+r.path, " "))
			c.access = r.access
			for _, stage := range append(r.access.checks(), r.stages...) {
				f.Then(func(f *exchange.Flow) { stage(c, f) })
			}
			return
		}
	}
	if allowed == nil {
		refuse(f, &problem.Problem{Code: problem.NotFound, Detail: "there is no such path"})
		return
	}
	methods := strings.Join(allowed, ", ")
	if method == "OPTIONS" && c.allowsPage(f) {
		preflight(f, methods)
		return
	}
	refuse(f, &problem.Problem{Code: problem.MethodNotAllowed, Detail: "this path allows " + methods},
		exchange.Header{Name: "allow", Value: methods})
}

// annotate adds the route to the exchange's line in the log.
func annotate(f *exchange.Flow, route string) {
	f.Annotate(func(w *jsontext.Writer) { w.Key("route").String(route) })
}

// reply sends a JSON response and ends the flow: later stages do not run.
func reply(f *exchange.Flow, status int, body []byte, headers ...exchange.Header) {
	send(f, jsonResponse(status, "application/json", body, headers...))
}

// refuse sends a problem response and ends the flow: later stages do not run.
func refuse(f *exchange.Flow, p *problem.Problem, headers ...exchange.Header) {
	send(f, problemResponse(p, headers...))
}

// unavailable refuses a request because of a fault of the service that may be gone in a second.
func unavailable(f *exchange.Flow, detail string) {
	refuse(f, &problem.Problem{Code: problem.Unavailable, Detail: detail})
}

// remove runs a statement that returns a row if it deletes something. Without a row, missing says what is not there.
func remove(f *exchange.Flow, statement exchange.Statement, missing string) {
	exchange.On(f, f.D1(statement), func(f *exchange.Flow, sets []exchange.Rows, err error) {
		switch {
		case err != nil:
			unavailable(f, "the database could not be reached; try again")
		case len(sets[0].Rows) == 0:
			refuse(f, &problem.Problem{Code: problem.NotFound, Detail: missing})
		default:
			send(f, exchange.Response{Status: 204})
		}
	})
}

// send replies with the response. For HEAD it leaves the body out, and states its length unless the host has the body.
func send(f *exchange.Flow, r exchange.Response) {
	if f.Request().Method == "HEAD" {
		if r.Parts == nil {
			r.Headers = append(r.Headers, exchange.Header{Name: "content-length", Value: itoa(int64(len(r.Body)))})
		}
		r.Body, r.Parts = nil, nil
	}
	f.Reply(r)
}

func problemResponse(p *problem.Problem, headers ...exchange.Header) exchange.Response {
	if seconds := p.Wait(); seconds > 0 {
		headers = append(headers, retryAfter(seconds))
	}
	return jsonResponse(p.Status(), problem.MediaType, p.JSON(), headers...)
}

func jsonResponse(status int, mediaType string, body []byte, headers ...exchange.Header) exchange.Response {
	common := exchange.Headers{{Name: "content-type", Value: mediaType}, {Name: "cache-control", Value: "no-store"}}
	return exchange.Response{Status: status, Headers: append(common, headers...), Body: body}
}

func retryAfter(seconds int) exchange.Header {
	return exchange.Header{Name: "retry-after", Value: strconv.Itoa(seconds)}
}
