// The encoding that the package comment of core/exchange defines: little-endian integers; strings
// and bytes prefixed with their length, lists with their count.

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true }); // true keeps a leading U+FEFF

/** Texts up to this many characters, which are nearly all, are copied here, because a call of the platform costs more. */
const short = 200;

/** Encodes a frame or a payload by appending. */
export class Writer {
  #buffer = new Uint8Array(256);
  #view = new DataView(this.#buffer.buffer);
  #length = 0;

  /** Appends size bytes and returns the offset of the first. */
  #grow(size) {
    const offset = this.#length;
    this.#length += size;
    if (this.#length > this.#buffer.length) {
      const larger = new Uint8Array(Math.max(this.#length, 2 * this.#buffer.length));
      larger.set(this.#buffer.subarray(0, offset));
      this.#buffer = larger;
      this.#view = new DataView(larger.buffer);
    }
    return offset;
  }

  u8(v) { const offset = this.#grow(1); this.#view.setUint8(offset, v); return this; }
  u16(v) { const offset = this.#grow(2); this.#view.setUint16(offset, v, true); return this; }
  u32(v) { const offset = this.#grow(4); this.#view.setUint32(offset, v, true); return this; }
  i64(v) { const offset = this.#grow(8); this.#view.setBigInt64(offset, BigInt(v), true); return this; }
  f64(v) { const offset = this.#grow(8); this.#view.setFloat64(offset, v, true); return this; }
  bytes(v) { this.u32(v.length); const offset = this.#grow(v.length); this.#buffer.set(v, offset); return this; }
  str(v) {
    if (v.length > short) return this.bytes(encoder.encode(v));
    const start = this.#grow(4 + 3 * v.length) + 4; // in UTF-8 a UTF-16 unit has at most 3 bytes
    let size = 0;
    for (let code; size < v.length && (code = v.charCodeAt(size)) < 128; size++) this.#buffer[start + size] = code;
    if (size < v.length) size += encoder.encodeInto(v.slice(size), this.#buffer.subarray(start + size)).written;
    this.#view.setUint32(start - 4, size, true);
    this.#length = start + size;
    return this;
  }
  list(items, write) { this.u32(items.length); for (const item of items) write(item); return this; }
  headers(headers) { return this.list(headers, ([name, value]) => this.str(name).str(value)); }

  /** The bytes written so far. They share the writer's buffer. */
  done() { return this.#buffer.subarray(0, this.#length); }
}

/** Decodes a frame. Every read past the end throws a RangeError. */
export class Reader {
  #bytes;
  #view;
  #offset = 0;

  constructor(bytes) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Moves on by size bytes and returns the offset of the first. */
  #advance(size) { const offset = this.#offset; this.#offset += size; return offset; }

  u8() { return this.#view.getUint8(this.#advance(1)); }
  u16() { return this.#view.getUint16(this.#advance(2), true); }
  u32() { return this.#view.getUint32(this.#advance(4), true); }
  i64() { return Number(this.#view.getBigInt64(this.#advance(8), true)); }
  f64() { return this.#view.getFloat64(this.#advance(8), true); }
  /** Returns a view of the frame, not a copy. */
  bytes() {
    const size = this.u32();
    const offset = this.#advance(size);
    if (this.#offset > this.#bytes.length) throw new RangeError("the frame is truncated");
    return this.#bytes.subarray(offset, this.#offset);
  }
  str() { return decoder.decode(this.bytes()); }
  /** Allocates item by item, so a count larger than the frame throws before it takes memory. */
  list(read) {
    const items = [];
    for (let n = this.u32(); n > 0; n--) items.push(read());
    return items;
  }
  headers() { return this.list(() => [this.str(), this.str()]); }
  /** Throws unless the frame was read to its end. */
  end() { if (this.#offset !== this.#bytes.length) throw new RangeError("the frame has bytes after its end"); }
}
