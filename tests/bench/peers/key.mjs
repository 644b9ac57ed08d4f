// The form of API keys: a service's name, an underscore, 43 digits, and the CRC-32 of all before it as 6 digits in base 62.

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

const table = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; bit++) n = n & 1 ? (n >>> 1) ^ 0xedb88320 : n >>> 1;
  return n;
});

function checksum(text) {
  let crc = -1;
  for (let i = 0; i < text.length; i++) crc = table[(crc ^ text.charCodeAt(i)) & 255] ^ (crc >>> 8);
  let rest = ~crc >>> 0, result = "";
  for (let i = 0; i < 6; i++, rest = Math.floor(rest / 62)) result = digits[rest % 62] + result;
  return result;
}

/** Reports whether a key has the right form and checksum. */
export const wellFormed = (key) => /^.+_\w{49}$/.test(key) && checksum(key.slice(0, -6)) === key.slice(-6);
