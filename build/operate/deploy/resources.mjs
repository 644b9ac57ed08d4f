// What a service needs in the account besides the Worker: one entry per resource.
//
// `always` is set if every service needs it; otherwise the option of that name, or the operator's configuration, asks for it. The
// queue is needed unless leavesOutQueue. `configured` returns { name, id } from the operator's configuration; either may be
// undefined. `create` and
// `find` return the id; `find` returns undefined if no resource has this name. `tables` returns the lines for operator.toml.

import { Stop } from "./stop.mjs";

/** Reports whether an id names a resource. The tracked wrangler.toml has ids of zeros. */
export const isReal = (id) => typeof id === "string" && !/^[0-]*$/.test(id);
const bound = (list, binding) => list?.find((entry) => entry.binding === binding);

export const resources = [
  {
    kind: "D1 database", always: true, suffix: "",
    configured({ merged, own }) {
      const { database_id: id } = bound(merged.d1_databases, "DB");
      return { name: bound(own.d1_databases, "DB")?.database_name, id: isReal(id) ? id : undefined };
    },
    find: async (account, name) => (await account.list("/d1/database", { name })).find((found) => found.name === name)?.uuid,
    create: async (account, name) => (await account.post("/d1/database", { name })).uuid,
    tables: (name, id) => `[[d1_databases]]\nbinding = "DB"\ndatabase_name = "${name}"\ndatabase_id = "${id}"`,
  },
  {
    kind: "KV namespace", always: true, suffix: "-kv",
    configured({ merged }) {
      const { id } = bound(merged.kv_namespaces, "KV");
      return { id: isReal(id) ? id : undefined };
    },
    find: async (account, name) => (await account.list("/storage/kv/namespaces")).find((found) => found.title === name)?.id,
    create: async (account, name) => (await account.post("/storage/kv/namespaces", { title: name })).id,
    tables: (name, id) => `[[kv_namespaces]] # ${name}\nbinding = "KV"\nid = "${id}"`,
  },
  {
    kind: "queue", option: "queue", suffix: "-jobs", named: true,
    configured: ({ own }) => ({ name: bound(own.queues?.producers, "JOBS")?.queue }),
    find: async (account, name) => (await account.list("/queues", { name })).find((found) => found.queue_name === name)?.queue_id,
    create: async (account, name) => (await account.post("/queues", { queue_name: name })).queue_id,
    tables: (name) => `[[queues.producers]]\nbinding = "JOBS"\nqueue = "${name}"`,
  },
  {
    kind: "R2 bucket", option: "bucket", suffix: "-transcripts", named: true,
    configured: ({ merged }) => ({ name: bound(merged.r2_buckets, "TRANSCRIPTS_BUCKET")?.bucket_name }),
    find: async (account, name) => (await account.find(`/r2/buckets/${name}`))?.name,
    create: async (account, name) => (await account.post("/r2/buckets", { name })).name,
    tables: (name) => `[[r2_buckets]]\nbinding = "TRANSCRIPTS_BUCKET"\nbucket_name = "${name}"`,
  },
];

/**
 * Looks for the resources that a service needs. Returns for each: the resource, its name, its id if it exists, and whether
 * operator.toml has its lines. An id in operator.toml is taken as it is.
 */
export function findResources(account, operator, options) {
  const needed = resources
    .map((resource) => ({ resource, ...resource.configured(operator) }))
    .filter(({ resource, name }) => resource.always || name || options[resource.option] ||
      (resource.kind === "queue" && !leavesOutQueue(operator, options)));
  return Promise.all(needed.map(async ({ resource, name, id }) => {
    const recorded = resource.named ? name !== undefined : id !== undefined;
    name ??= operator.merged.name + resource.suffix;
    return { resource, name, recorded, id: id ?? await resource.find(account, name) };
  }));
}

/** Returns the database of a deployed service: { id, name }. Throws a Stop if there is none. */
export async function findDatabase(account, operator) {
  const found = (await findResources(account, operator, {})).find(({ resource }) => resource.kind === "D1 database");
  if (found.id === undefined) {
    throw new Stop(`the account has no database ${found.name}`, { advice: "Deploy first: the deployment creates it." });
  }
  return found;
}

/** The lines of operator.toml that leave the queue out of this and later deployments. */
const noQueue = "[queues] # without JOBS: QUEUE=0 left the queue out, QUEUE=1 adds it";

/** Whether the service has no queue. Throws a Stop if the option leaves out a queue that operator.toml has. */
export function leavesOutQueue({ own }, { queue: wanted }) {
  const has = bound(own.queues?.producers, "JOBS") !== undefined;
  if (has && wanted === false) throw new Stop("operator.toml has a queue, which QUEUE=0 leaves out", { advice: "Delete its lines in operator.toml, then run the same command again." });
  return wanted === false || (!wanted && !has && own.queues !== undefined);
}

/** Records in operator.toml that the service has no queue. */
export function declineQueue(operator) {
  if (operator.own.queues === undefined) operator.addTables(noQueue);
}

/** Creates a resource that does not exist, and records it in operator.toml. Returns its id. */
export async function provide(account, operator, { resource, name, id, recorded }) {
  id ??= await resource.create(account, name);
  if (!recorded) operator.addTables(resource.tables(name, id));
  return id;
}
