// The memory of an isolate, 128 MB: what the core may take, and what all exchanges share for their bodies.
//
// An exchange takes memory for a body as the body arrives, and holds it until the exchange ends. It takes memory from two
// pools: the isolate's and its account's. So a body that only claims to be large holds nothing, and an account that has
// filled its own pool leaves the rest of the isolate's pool to the others.

import { Code, Failure } from "./failure.mjs";

/**
 * Bytes of the core's memory. It doubles as it grows, and never shrinks. "most" is its limit in the module (Makefile):
 * an instance that needs more traps. From then on, no exchange is opened while more than "full" is in use. Once no
 * exchange is open, an instance of more than "small" is replaced.
 */
export const coreMemory = { most: 64 << 20, full: 44 << 20, small: 32 << 20 };

/**
 * Bytes of bodies that all exchanges together may hold. "kept" is the limit for the bodies that effects
 * kept, "total" the limit for these, outgoing bodies and the control plane's instances together.
 *
 * The limits differ by 14 MB, enough for one outgoing photo: 10 MB are 13.4 MB in base64. If all
 * exchanges that hold memory wait for more, one of them goes over the limits. It keeps at most maxKept. A
 * request to a model that has all its photos in base64 is 27 MB more, and a request to an image search that
 * has the first photo 13.4 MB.
 */
export const budget = { kept: 26 << 20, total: 40 << 20 };

/** Bytes of bodies that all exchanges of one account together may hold. */
export const share = { kept: budget.kept / 2, total: budget.total / 2 };

/** The account that instances of the control plane hold memory for, and its share. */
export const controlPlane = { account: "the control plane", share: { kept: 0, total: 28 << 20 } };

/**
 * Milliseconds after which an exchange's memory is taken back. Every exchange has ended by then: by its limits, one takes at most
 * 56 s. One that the platform killed for its CPU time or memory ran no catch or finally block:
 * https://github.com/cloudflare/workerd/issues/7276
 */
export const lifetime = 90_000;

/** Bytes by kind. */
const nothing = () => ({ kept: 0, outgoing: 0 });
const total = ({ kept, outgoing }) => kept + outgoing;
const tooLong = () => new Failure(Code.NoMemory, "the exchange is older than 90 seconds");

/** A pool: the memory that its rooms hold, and its limits. */
class Pool {
  held = nothing();
  rooms = new Set(); // that hold memory; the one that has held it for longest is first

  constructor(limits) {
    this.limits = limits;
  }

  fits(kind, bytes) {
    return total(this.held) + bytes <= this.limits.total && (kind !== "kept" || this.held.kept + bytes <= this.limits.kept);
  }
}

/** The memory of an isolate. */
export class Memory {
  #isolate = new Pool(budget);
  #accounts = new Map(); // the pool of each account that holds memory
  #waiting = { kept: [], outgoing: [] }; // requests by the age of their rooms, oldest first
  #rooms = 0; // made so far

  /** The bytes that all exchanges hold, by kind. */
  get held() {
    return { ...this.#isolate.held };
  }

  /** Returns the room of a new exchange. */
  room() {
    return new Room(this, this.#rooms++);
  }

  /** Takes memory for a request, or returns false and lets the request wait. */
  request(request) {
    const { room, kind } = request, queue = this.#waiting[kind];
    let at = queue.length;
    while (at > 0 && queue[at - 1].room.age > room.age) at--;
    queue.splice(at, 0, request);
    room.waiting.add(request);
    this.#serve();
    if (room.waiting.has(request)) this.#evict();
    if (room.waiting.has(request)) this.#giveUpYoungest(room.account);
    return !room.waiting.has(request);
  }

  /** Takes back the memory of exchanges that have ended without returning it. */
  #evict() {
    const isOver = ({ until }) => until <= Date.now();
    for (const request of Object.values(this.#waiting).flat().filter(({ room }) => isOver(room))) {
      this.withdraw(request);
      request.refused(tooLong());
    }
    this.#serve();
    for (const room of [...this.#isolate.rooms].filter(isOver)) room.evict();
  }

  /** Ends the wait of a request. */
  withdraw(request) {
    const { room, kind } = request, queue = this.#waiting[kind];
    queue.splice(queue.indexOf(request), 1);
    room.waiting.delete(request);
  }

  /** Returns memory that a room holds. */
  release(room, kind, bytes, claim) {
    room.held[kind] -= bytes;
    room.claimed[kind] -= claim;
    this.#isolate.held[kind] -= bytes;
    const account = this.#accountOf(room);
    account.held[kind] -= claim;
    if (total(room.held) + total(room.claimed) === 0) {
      this.#isolate.rooms.delete(room);
      account.rooms.delete(room);
      if (account.rooms.size === 0) this.#accounts.delete(room.account);
    }
    this.#serve();
    this.#giveUpYoungest(room.account);
  }

  #accountOf({ account }) {
    let pool = this.#accounts.get(account);
    if (!pool) this.#accounts.set(account, pool = new Pool(account === controlPlane.account ? controlPlane.share : share));
    return pool;
  }

  /** Reports whether the account's share has room for a request. If only this exchange holds memory, it may exceed the share. */
  #accountAllows({ room, kind, claim }) {
    const account = this.#accounts.get(room.account);
    return !account || account.fits(kind, claim) || account.rooms.size === 1 && account.rooms.has(room);
  }

  /**
   * Grants requests while there is memory. For each kind, the oldest exchange gets memory first. So small bodies
   * don't starve large ones, and bodies that have begun to arrive are completed. Requests whose account has used up its
   * share are passed over.
   */
  #serve() {
    for (const queue of Object.values(this.#waiting)) {
      for (let i = 0; i < queue.length;) {
        if (!this.#accountAllows(queue[i])) i++;
        else if (this.#isolate.fits(queue[i].kind, queue[i].bytes)) this.#grant(queue[i]);
        else break;
      }
    }
    this.#serveOldest();
  }

  /**
   * If all exchanges that hold memory wait for more, nobody would release any. So the one that has held memory
   * the longest goes over the budget. If nobody holds memory, the oldest request is granted.
   */
  #serveOldest() {
    const { rooms } = this.#isolate;
    for (const room of rooms) if (room.waiting.size === 0) return;
    const candidates = rooms.size > 0 ? [...rooms].flatMap((room) => [...room.waiting]) : Object.values(this.#waiting).flat();
    const oldest = candidates.find((request) => this.#accountAllows(request));
    if (oldest) this.#grant(oldest);
  }

  #grant(request) {
    const { room, kind, bytes, claim } = request, account = this.#accountOf(room);
    this.withdraw(request);
    room.held[kind] += bytes;
    room.claimed[kind] += claim;
    this.#isolate.held[kind] += bytes;
    account.held[kind] += claim;
    this.#isolate.rooms.add(room);
    account.rooms.add(room);
    request.granted();
  }

  /**
   * If all exchanges of an account that hold memory wait for more of its share, none of them would release any. Then the
   * youngest gives up: unlike the isolate, an account must not exceed its limit, or it would take the others' memory.
   */
  #giveUpYoungest(name) {
    const rooms = [...this.#accounts.get(name)?.rooms ?? []];
    const blocked = ({ waiting }) => waiting.size > 0 && ![...waiting].some((request) => this.#accountAllows(request));
    if (rooms.length < 2 || !rooms.every(blocked)) return;
    const [request] = rooms.reduce((a, b) => (b.age > a.age ? b : a)).waiting;
    this.withdraw(request);
    request.refused(new Failure(Code.NoMemory, "the exchanges of the account wait for each other's memory"));
  }
}

/** The memory that one exchange holds. */
class Room {
  held = nothing();
  claimed = nothing(); // of the account's share: memory held, and the claimed rest of bodies that are arriving
  waiting = new Set(); // requests
  until = Date.now() + lifetime;
  #evicted = false;
  #memory;
  #account = this; // without a name, the exchange is an account of its own

  constructor(memory, age) {
    this.#memory = memory;
    this.age = age;
  }

  get account() {
    return this.#account;
  }

  /** Sets the name of the account that the exchange is for. Throws if it holds memory already. */
  set account(name) {
    if (total(this.held) + total(this.claimed) + this.waiting.size > 0) throw new Error("the account was named after memory was taken");
    this.#account = name;
  }

  /**
   * Takes memory of a kind, "kept" or "outgoing". If necessary, waits for it within the effect's time limit. `claim` counts
   * against the account's share: it is the bytes, or more if the body claims to be larger. Throws NoMemory if there is none
   * in time.
   */
  async take(kind, bytes, claim, limit) {
    if (this.until <= Date.now()) throw tooLong();
    const request = { room: this, kind, bytes, claim, granted() {}, refused(error) { this.error = error; } };
    const served = this.#memory.request(request);
    if (request.error) throw request.error;
    if (served) return;
    let granted = false;
    const wait = new Promise((resolve, reject) => {
      request.granted = () => resolve(granted = true);
      request.refused = reject;
    });
    try {
      await limit.waitForMemory(kind, wait);
    } catch (error) {
      if (granted) this.give(kind, bytes, claim); // as the limit was reached
      else if (this.waiting.has(request)) this.#memory.withdraw(request);
      throw error;
    }
  }

  /** Returns memory. */
  give(kind, bytes, claim) {
    if (!this.#evicted) this.#memory.release(this, kind, bytes, claim);
  }

  /** Returns all memory, for an exchange that has not. */
  evict() {
    for (const kind of Object.keys(this.held)) this.give(kind, this.held[kind], this.claimed[kind]);
    this.#evicted = true;
  }

  /** Returns all memory that is kept. */
  empty() {
    if (this.held.kept + this.claimed.kept > 0) this.give("kept", this.held.kept, this.claimed.kept);
  }
}
