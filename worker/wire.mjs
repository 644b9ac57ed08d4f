// The protocol's encoding, as the package comment of core/exchange has it: little-endian integers, texts
// and bytes behind their length, lists behind their count.

const utf8 = new TextEncoder();
const text = new TextDecoder("utf-8", { ignoreBOM: true }); // which keeps a leading U+FEFF

/** Builds a frame or a result by appending. */
export class Writer {
  #bytes = new Uint8Array(256);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;

  #grow(size) {
    const at = this.#length;
    this.#length += size;
    if (this.#length > this.#bytes.length) {
      const bytes = new Uint8Array(Math.max(this.#length, 2 * this.#bytes.length));
      bytes.set(this.#bytes.subarray(0, at));
      this.#bytes = bytes;
      this.#view = new DataView(bytes.buffer);
    }
    return at;
  }

  u8(v) { const at = this.#grow(1); this.#view.setUint8(at, v); return this; }
  u16(v) { const at = this.#grow(2); this.#view.setUint16(at, v, true); return this; }
  u32(v) { const at = this.#grow(4); this.#view.setUint32(at, v, true); return this; }
  i64(v) { const at = this.#grow(8); this.#view.setBigInt64(at, BigInt(v), true); return this; }
  f64(v) { const at = this.#grow(8); this.#view.setFloat64(at, v, true); return this; }
  bytes(v) { this.u32(v.length); const at = this.#grow(v.length); this.#bytes.set(v, at); return this; }
  str(v) { return this.bytes(utf8.encode(v)); }
  list(items, write) { this.u32(items.length); for (const item of items) write(item); return this; }
  headers(headers) { return this.list(headers, ([name, value]) => this.str(name).str(value)); }
  done() { return this.#bytes.subarray(0, this.#length); }
}

/** Takes a frame apart. Reading past the end throws: the core made a frame that is not one. */
export class Reader {
  #bytes;
  #view;
  #at = 0;

  constructor(bytes) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  #take(size) { const at = this.#at; this.#at += size; return at; }

  u8() { return this.#view.getUint8(this.#take(1)); }
  u16() { return this.#view.getUint16(this.#take(2), true); }
  u32() { return this.#view.getUint32(this.#take(4), true); }
  i64() { return Number(this.#view.getBigInt64(this.#take(8), true)); }
  f64() { return this.#view.getFloat64(this.#take(8), true); }
  bytes() {
    const size = this.u32();
    const at = this.#take(size);
    if (this.#at > this.#bytes.length) throw new RangeError("frame is cut off");
    return this.#bytes.subarray(at, this.#at);
  }
  str() { return text.decode(this.bytes()); }
  /** Makes no room for more items than the frame has. */
  list(read) {
    const items = [];
    for (let n = this.u32(); n > 0; n--) items.push(read());
    return items;
  }
  headers() { return this.list(() => [this.str(), this.str()]); }
  end() { if (this.#at !== this.#bytes.length) throw new RangeError("frame goes on after its end"); }
}
