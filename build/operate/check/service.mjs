// Checks a running service: the mistakes that it reports, and each upstream by one appraisal of a sample photo.

const accountName = "make check"; // its credits pay for the appraisals

/** Service calls a service as its administrator. */
export class Service {
  constructor(url, token, fetch = globalThis.fetch) {
    this.url = url;
    this.token = token;
    this.fetch = fetch;
  }

  /** Returns { status, body, headers } of a call. Only JSON is expected. */
  async call(method, path, { token = this.token, body } = {}) {
    const response = await this.fetch(this.url + path, {
      method, redirect: "error", signal: AbortSignal.timeout(60_000),
      headers: { Authorization: `Bearer ${token}`, ...(body && { "Content-Type": "application/json" }) }, body: body && JSON.stringify(body),
    });
    const text = await response.text();
    try {
      return { status: response.status, body: JSON.parse(text), headers: response.headers };
    } catch {
      throw new Error(`${method} ${path} answered with status ${response.status}, without JSON`);
    }
  }

  /** Like call, but throws an Error unless the status is 2xx. */
  async must(method, path, options) {
    const answer = await this.call(method, path, options);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.body.code ?? ""} ${answer.body.detail ?? ""}`.trim());
    return answer;
  }
}

/**
 * Adds what the service reports: the mistakes in its configuration that are not in the report yet, what the vendor says of the
 * model, and what is missing before a photo gets a value. `provided` has the names of steps that count as done.
 */
export async function checkFaults(report, service, provided = []) {
  const { status, body } = await service.call("GET", "/admin/health");
  if (status === 404) return report.note("the service is of a version that does not report mistakes in its configuration", "Upgrade it: make upgrade.");
  if (status !== 200) throw new Error(`GET /admin/health: ${status} ${body.code ?? ""} ${body.detail ?? ""}`.trim());
  const { model, faults = [] } = body;
  for (const { variable, problem, remedy } of faults) {
    if (model?.ends && variable === "VISION_MODEL") report.note(`${variable}: ${problem}`, remedy);
    else if (!report.isWrong(variable)) report.wrong(`${variable}: ${problem}`, remedy);
  }
  if (model?.state === "available") report.ok(`model ${model.name}: ${model.provider} has it`);
  if (model?.state === "unknown") report.note(`model: ${model.provider} does not say whether it has the model`);
  if (!faults.length) report.ok("the service reports no mistake in its configuration");
  for (const { text, remedy } of (body.setup ?? []).filter(({ name, done }) => !done && !provided.includes(name))) {
    report.note(`before a photo gets a value: ${text}`, remedy);
  }
  return undefined;
}

/**
 * Appraises a photo once, which calls each configured upstream once, and reports how each answered. The photo's URL must be
 * reachable for the upstreams that fetch it themselves.
 */
export async function checkUpstreams(report, service, photo) {
  const account = await findAccount(service);
  const { body: key } = await service.must("POST", `/admin/accounts/${account}/keys`, { body: { name: accountName } });
  try {
    const { body: { available, cost_per_call: price } } = await service.must("GET", "/api/v1/credits", { token: key.key });
    if (available < price) await service.must("POST", `/admin/accounts/${account}/grants`, { body: { credits: price - available, reason: accountName } });
    // The text is new each time, so that no earlier check answers this one.
    const description = `35mm film camera (check of ${new Date().toISOString()})`;
    const { headers, body } = await service.must("POST", "/api/v1/appraise-product", { token: key.key, body: { image_url: photo, description } });
    const { body: record } = await service.must("GET", `/api/v1/appraisals/${headers.get("loupe-appraisal-id")}`, { token: key.key });
    reportCalls(report, record.evidence.upstreams ?? []);
    const ofModel = /^(VISION_|SOURCE_UNAVAILABLE$)/;
    const ofPhoto = (body.error?.image_upload_errors ?? []).filter(({ code }) => !ofModel.test(code));
    for (const { code, message } of ofPhoto) report.wrong(`photo ${photo}: ${code}: ${message}`);
    report.ok(`an appraisal: ${body.appraisal ? "it has a value" : "it has no value, so it cost nothing"}`);
  } finally {
    await service.must("DELETE", `/admin/keys/${key.id}`);
  }
}

/** Returns the id of the account that pays. Creates the account if it does not exist. */
async function findAccount(service) {
  const { body } = await service.must("GET", `/admin/accounts?q=${encodeURIComponent(accountName)}`);
  const found = body.items.find(({ name }) => name === accountName);
  return (found ?? (await service.must("POST", "/admin/accounts", { body: { name: accountName } })).body).id;
}

function reportCalls(report, calls) {
  if (calls.length === 0) report.note("no upstream was called: VISION is empty, and SEARCH has only the catalogue");
  const misconfigured = calls.filter(({ error }) => error === "SOURCE_UNAVAILABLE");
  if (misconfigured.length > 0) {
    const text = `upstreams not called because of their configuration: ${[...new Set(misconfigured.map(({ provider }) => provider))].join(", ")}`;
    if (report.failed > 0) report.note(text, "The mistakes are in the lines above.");
    else report.wrong(text, "docs/UPSTREAMS.md says what each upstream needs.");
  }
  for (const { provider, error, http_status: status, ms } of calls.filter((call) => !misconfigured.includes(call))) {
    const how = `upstream ${provider}: ${status ? `HTTP ${status}, ` : ""}${ms} ms`;
    if (!error) report.ok(how);
    else report.wrong(`${how}: ${error}`, advice[error] ?? "The page /reference of the service explains the code, at GET /health.");
  }
}

const advice = {
  KEY_REFUSED: "The vendor refuses the key. Set it again: make deploy SECRET=NAME, or in .dev.vars.",
  EXHAUSTED: "The vendor says that no calls are left, or that there are too many at once. Look at your account there.",
  UNREACHABLE: "There is no connection to the vendor. Is the base URL right?",
  TIMEOUT: "The vendor did not answer in time. Check again later, or look at the vendor's status page.",
};
