// The settings of a deployment, one line each. A new setting of the Worker is one more line here. docs/CONFIGURATION.md
// explains each of them.

/**
 * Variables, in the order of a new operator.toml. `example` is a value in TOML.
 */
export const variables = [
  { name: "DEFAULT_COUNTRY", example: '"GB"', purpose: "country of calls that name none" },
  { name: "VISION", example: '"openai"', purpose: "model that identifies the product: docs/UPSTREAMS.md" },
  { name: "SEARCH", example: '"serpapi-shopping,catalog"', purpose: "searches for listings: docs/UPSTREAMS.md" },
  { name: "SOURCES", example: "'[]'", purpose: "sources of your own, for SEARCH: docs/SOURCES.md" },
  { name: "FEES", example: "'{\"channels\": []}'", purpose: "what channels charge a seller: docs/FEES.md" },
  { name: "ADMINS", example: '"you@example.com"', purpose: "e-mail addresses of the administrators" },
  { name: "SUPPORT", example: '"help@example.com"', purpose: "e-mail addresses of support staff, who may look but not change" },
  { name: "SIGNUP_CREDITS", example: '"50"', purpose: "credits of a new account" },
  { name: "OIDC_ISSUER", example: '"https://accounts.example.com"', purpose: "OpenID Connect issuer of the sign-in" },
  { name: "OIDC_CLIENT_ID", example: '"loupe"', purpose: "client id at the issuer" },
  { name: "OIDC_NAME", example: '"Example"', purpose: "name of the issuer, shown on the sign-in page" },
  { name: "GITHUB_CLIENT_ID", example: '"Iv1.0123456789abcdef"', purpose: "client id of a GitHub OAuth app" },
  { name: "PACKS", example: '"starter 1000 10.00 USD"', purpose: "credits for sale: docs/BILLING.md" },
  { name: "ECB_RATES_URL", example: '"off"', purpose: "URL of the exchange rates; off keeps those that you send" },
  { name: "TRANSCRIPTS", example: '"1"', purpose: "records appraisals: docs/ADMINISTRATION.md" },
];

/** Variables that the host and the control plane read and a new operator.toml does not list. The core's manifest lists the core's. */
export const otherVariables = ["CALL_PRICES", "DATABASE_GB", "DEV_SIGN_IN", "IMPRINT_URL", "LISTINGS_PER_ACCOUNT", "LISTING_MB_IN_ALL", "LISTING_MB_PER_ACCOUNT", "LISTING_ROWS_PER_DAY", "LISTING_ROWS_PER_HOUR", "MCP_REGISTRY_AUTH", "OAUTH_REDIRECT_SCHEMES", "OAUTH_REGISTRATION", "OPENAI_APPS_CHALLENGE", "PRIVACY_URL", "READ_REPLICAS", "RETENTION_DAYS", "SECRETS", "STRIPE_CONSENT", "STRIPE_INVOICES", "STRIPE_PORTAL", "STRIPE_TAX", "STRIPE_TAX_IDS", "STRIPE_URL", "SUPPORT_EMAIL", "TERMS_URL"];

/**
 * Secrets of the service itself. core.mjs finds those of the models and searches. A `generated` secret gets a random value on the
 * first deployment. Another secret is asked for if it is not set and the variable in `needs` matches the pattern. An `onDemand`
 * secret is set with SECRET=NAME only.
 */
export const secrets = [
  { name: "ADMIN_TOKEN", generated: true, minLength: 16, purpose: "opens the administration" },
  { name: "ADMIN_TOKEN_PREVIOUS", onDemand: true, minLength: 16, purpose: "keeps the old token valid while ADMIN_TOKEN is rotated" },
  { name: "STATE_SECRET", generated: true, purpose: "signs the connector's questions" },
  { name: "SESSION_SECRET", generated: true, minLength: 32, purpose: "signs the dashboard's sessions" },
  { name: "OPERATOR_WEBHOOK", onDemand: true, purpose: "URL of a chat's incoming webhook, which gets the alarms" },
  { name: "OIDC_CLIENT_SECRET", needs: ["OIDC_CLIENT_ID", /./], purpose: "client secret at the OpenID Connect issuer" },
  { name: "GITHUB_CLIENT_SECRET", needs: ["GITHUB_CLIENT_ID", /./], purpose: "client secret of the GitHub OAuth app" },
  { name: "STRIPE_SECRET_KEY", needs: ["PACKS", /./], purpose: "your secret key at Stripe" },
  { name: "STRIPE_WEBHOOK_SECRET", needs: ["PACKS", /./], purpose: "signing secret of the webhook at Stripe" },
];

/**
 * What to enter for a secret of a model or a search. For any other such secret, it is the API key of the upstreams that need it.
 */
export const purposes = {
  VISION_API_KEY: "your API key at the vendor of the model",
  EBAY_CREDENTIALS: "base64 of App ID:Cert ID of your eBay application",
};

/** Secrets that nobody sets, because the Worker gets them with others. */
export const accessTokens = ["EBAY_TOKEN"];
