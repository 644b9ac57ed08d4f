// The memory of the control plane's instances. Each call has an instance of its own, which holds memory until its
// response is read.

import { Failure } from "./host/failure.mjs";
import { controlPlane } from "./host/memory.mjs";
import { noMemory } from "./host/problem.mjs";
import { Patience, TimeLimit, Timers } from "./host/timelimit.mjs";

/** Milliseconds that a call waits for memory, and that a client may take to read the response. */
const maxWait = 1_000, maxRead = 30_000;

/** Bytes that an instance takes, and how many more for each byte of a body, because it frees nothing. */
const instanceSize = 6 << 20, copies = 16;

/** Returns the response of call, or a problem if the memory does not suffice for another instance. bodySize is in bytes. */
export async function callInstance(memory, bodySize, requestID, call) {
  const room = memory.room(), timers = new Timers(), bytes = instanceSize + copies * bodySize;
  room.account = controlPlane.account;
  const limit = new TimeLimit(maxWait, new Patience(), timers, () => {});
  try {
    await room.take("outgoing", bytes, bytes, limit);
  } catch (error) {
    timers.end();
    if (!(error instanceof Failure)) throw error;
    return noMemory(requestID);
  }
  limit.end();
  const end = () => {
    timers.end();
    room.give("outgoing", bytes, bytes);
  };
  try {
    const response = await call();
    if (response.body) return new Response(watched(response.body, timers, end), response);
    end();
    return response;
  } catch (error) {
    end();
    throw error;
  }
}

/** Returns a stream of the same bytes, and calls end once: when all are read, or the client has left or taken too long. */
function watched(body, timers, end) {
  const reader = body.getReader(), late = { ring() {} };
  const finish = () => {
    timers.clear(late);
    end();
    end = () => {};
  };
  return new ReadableStream({
    start(controller) {
      late.ring = () => {
        controller.error(new Error("the client reads too slowly"));
        reader.cancel().catch(() => {});
        finish();
      };
      timers.set(late, Date.now() + maxRead);
    },
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        controller.close();
      } catch (error) {
        controller.error(error);
      }
      finish();
    },
    cancel(reason) {
      finish();
      return reader.cancel(reason);
    },
  }, { highWaterMark: 0 });
}
