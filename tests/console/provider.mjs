// An issuer of OpenID Connect for the tests: oidc-provider with its development pages, where any name signs in.
// Usage: node provider.mjs REDIRECT_URI... It prints its URL and runs until its standard input ends.

import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import { Provider } from "oidc-provider";

const redirectURIs = process.argv.slice(2);

const jwk = (kid, ...args) => ({ ...generateKeyPairSync(...args).privateKey.export({ format: "jwk" }), kid, use: "sig" });

const client = (client_id, other) => ({
  client_id,
  client_secret: "a secret of the tests: %&=+:",
  redirect_uris: redirectURIs,
  grant_types: ["authorization_code"],
  response_types: ["code"],
  ...other,
});

let provider;
const server = createServer((request, response) => provider.callback()(request, response));
server.listen(0, "127.0.0.1", () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  provider = new Provider(issuer, {
    clients: [
      client("rs256", { id_token_signed_response_alg: "RS256" }),
      client("es256", { id_token_signed_response_alg: "ES256", token_endpoint_auth_method: "client_secret_post" }),
      client("both"),
      client("public", { client_secret: undefined, token_endpoint_auth_method: "none" }),
    ],
    cookies: { keys: ["a key of the tests"] },
    jwks: { keys: [jwk("rsa", "rsa", { modulusLength: 2048 }), jwk("curve", "ec", { namedCurve: "P-256" })] },
    pkce: { required: () => true },
    claims: { email: ["email", "email_verified"], profile: ["name"] },
    findAccount: (ctx, id) => {
      const { client: asking } = ctx.oidc;
      if (asking?.clientId === "both") asking.idTokenSignedResponseAlg = id.toUpperCase(); // the user's name is the algorithm
      return { accountId: id, claims: () => ({ sub: id, email: `${id}@example.com`, email_verified: !id.startsWith("unverified"), name: `Name of ${id}` }) };
    },
    ttl: { AuthorizationCode: 60, AccessToken: 600, IdToken: 600, Interaction: 600, Session: 600, Grant: 600 },
  });
  console.log(issuer);
});

process.stdin.resume();
process.stdin.on("end", () => process.exit());
