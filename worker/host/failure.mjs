// Why an effect failed. core/exchange lists the codes.

export const Code = { Timeout: 1, Network: 2, TooLarge: 3, Refused: 4, Unavailable: 5, Failed: 6, Malformed: 7, NoMemory: 8 };

/** An effect failed. The core gets the code and the message. */
export class Failure extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** The message of anything thrown. Bindings do not always throw an Error. */
export function messageOf(thrown) {
  try {
    const message = thrown?.message ?? thrown;
    return typeof message === "object" ? JSON.stringify(message) : String(message);
  } catch {
    return "unknown error";
  }
}
