// Finds the Cloudflare account to deploy to, and its credentials.

import { Cloudflare } from "./cloudflare.mjs";
import { Stop } from "./stop.mjs";

/** Account calls Cloudflare's API below /accounts/{id}. */
export class Account {
  constructor(cloudflare, id) {
    this.cloudflare = cloudflare;
    this.id = id;
    this.path = `/accounts/${id}`;
  }

  get(path) { return this.cloudflare.get(this.path + path); }
  find(path) { return this.cloudflare.find(this.path + path); }
  list(path, query) { return this.cloudflare.list(this.path + path, query); }
  post(path, body) { return this.cloudflare.post(this.path + path, body); }
  put(path, body) { return this.cloudflare.put(this.path + path, body); }
}

/** Returns the account: the one in operator.toml or CLOUDFLARE_ACCOUNT_ID, the only one, or the one that the operator chooses. */
export async function openAccount(wrangler, operator, terminal) {
  const cloudflare = new Cloudflare(await credentials(wrangler, terminal));
  const fromEnvironment = process.env.CLOUDFLARE_ACCOUNT_ID, fromFile = operator.own.account_id;
  if (fromEnvironment && fromFile && fromEnvironment !== fromFile) {
    throw new Stop(`operator.toml names the account ${fromFile}, but CLOUDFLARE_ACCOUNT_ID is ${fromEnvironment}`, {
      advice: "Unset CLOUDFLARE_ACCOUNT_ID, or use another folder for the other account.",
    });
  }
  const id = fromFile ?? fromEnvironment ?? (await choose(cloudflare, terminal)).id;
  wrangler.account = id;
  return new Account(cloudflare, id);
}

// A token in the environment needs no wrangler, which takes seconds.
async function credentials(wrangler, terminal) {
  const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_API_KEY: key } = process.env; // wrangler prefers the key
  if (token && !key) return { type: "api_token", token };
  const read = async () => JSON.parse(await wrangler.run(["auth", "token", "--json"]));
  try {
    return await read();
  } catch (error) {
    if (!/not logged in|auth token has expired/i.test(error.output ?? "")) throw error;
  }
  const advice = `Run "npx wrangler login", or set CLOUDFLARE_API_TOKEN:
https://developers.cloudflare.com/fundamentals/api/get-started/create-token/`;
  const question = "You are not logged in to Cloudflare. Log in with the browser now?";
  if (!terminal.interactive || !await terminal.confirm(question, true)) throw new Stop("not logged in to Cloudflare", { advice });
  if (await wrangler.attach(["login"]) !== 0) throw new Stop("the login failed", { advice });
  return read();
}

async function choose(cloudflare, terminal) {
  const accounts = await cloudflare.list("/accounts");
  if (accounts.length === 1) return accounts[0];
  if (accounts.length === 0) {
    throw new Stop("the login or token shows no account", {
      advice: "Set CLOUDFLARE_ACCOUNT_ID to the account's id: the dashboard's address contains it.",
    });
  }
  const format = ({ name, id }) => `${name} (${id})`;
  if (terminal.interactive) return terminal.choose("Which account?", accounts, format);
  throw new Stop(`there are ${accounts.length} accounts: ${accounts.map(format).join(", ")}`, {
    advice: "Set CLOUDFLARE_ACCOUNT_ID to the id of one.",
  });
}

/**
 * Returns the function that runs SQL in a database of the account and returns the rows of the first statement. Only a single
 * statement may have parameters.
 */
export function queryOf(account, database) {
  return async (sql, params) => (await account.post(`/d1/database/${database}/query`, { sql, params }))[0].results;
}
