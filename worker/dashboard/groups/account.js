export { Keys } from "../pages/keys.jsx";
export { Usage } from "../pages/usage.jsx";
export { Credits } from "../pages/credits.jsx";
export { Webhooks } from "../pages/webhooks.jsx";
export { WebhookPage } from "../pages/webhook.jsx";
export { Account } from "../pages/account.jsx";
export { Consent } from "../pages/consent.jsx";
