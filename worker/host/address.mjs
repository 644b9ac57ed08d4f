// Finds the network of a client's address. Rate limits count by network.

/**
 * Returns the network of an IP address. For IPv6 it is the first 64 bits, because a client has all addresses of such a
 * network. For IPv4, also inside IPv6, it is the address. Text that is not an address is returned as it is.
 */
export function networkOf(address) {
  if (!address.includes(":")) return address;
  const url = `http://[${address.replace(/%.*$/, "")}]/`;
  if (!URL.canParse(url)) return address;
  const [head, tail] = new URL(url).hostname.slice(1, -1).split("::").map((part) => part.split(":").filter(Boolean));
  const groups = tail ? [...head, ...Array(8 - head.length - tail.length).fill("0"), ...tail] : head;
  if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff") {
    return groups.slice(6).flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]).join(".");
  }
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** Returns a request's headers with the network of the client's address, which Cloudflare sets, in place of the address. */
export function withNetwork(headers) {
  const changed = new Headers(headers), address = headers.get("cf-connecting-ip");
  if (address) changed.set("cf-connecting-ip", networkOf(address));
  return changed;
}
