// https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation

/**
 * Reads server-sent events from the chunks of a stream of text. Yields {event, data} for each. The last event is dropped
 * if the stream ends before the empty line that completes it.
 */
export async function* events(chunks) {
  let rest = "";
  let event = "";
  let data = [];
  for await (const chunk of chunks) {
    rest += chunk;
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop();
    for (const line of lines) {
      if (line === "") {
        if (data.length) yield { event: event || "message", data: data.join("\n") };
        event = "";
        data = [];
        continue;
      }
      const [, name, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line);
      if (name === "event") event = value;
      if (name === "data") data.push(value);
    }
  }
}

/** Yields the text of a response's body or of a file, in chunks. */
export async function* textChunks(body, charset = "utf-8") {
  const reader = body.pipeThrough(new TextDecoderStream(charset)).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
