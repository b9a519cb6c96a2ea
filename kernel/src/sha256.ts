/** First 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4). */
const ROUND = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

/** First 32 bits of the fractional parts of the square roots of the first 8 primes. */
const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
] as const;

const BLOCK = 64;

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** SHA-256, written out because pure code has no platform to ask. */
export const sha256 = (bytes: Uint8Array): Uint8Array => finish(Int32Array.from(START), 0, bytes);

/** Takes in the last bytes after `before` others, whole blocks, that are in the hash already. */
function finish(hash: Int32Array, before: number, bytes: Uint8Array): Uint8Array {
  absorb(hash, pad(bytes, before));
  const digest = new DataView(new ArrayBuffer(32));
  for (let i = 0; i < hash.length; i++) digest.setInt32(i * 4, hash[i] ?? 0);
  return new Uint8Array(digest.buffer);
}

function absorb(hash: Int32Array, blocks: Uint8Array): void {
  const words = new DataView(blocks.buffer);
  const schedule = new Int32Array(BLOCK);
  for (let at = 0; at < blocks.length; at += BLOCK) {
    expand(words, at, schedule);
    compress(hash, schedule);
  }
}

function pad(bytes: Uint8Array, before: number): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const length = before + bytes.length;
  const tail = new DataView(padded.buffer, padded.length - 8);
  tail.setUint32(0, Math.floor(length / 2 ** 29));
  tail.setUint32(4, length << 3);
  return padded;
}

function expand(words: DataView, at: number, schedule: Int32Array): void {
  const w = (i: number): number => schedule[i] ?? 0;
  for (let i = 0; i < 16; i++) schedule[i] = words.getInt32(at + i * 4);
  for (let i = 16; i < BLOCK; i++) {
    const early = w(i - 15);
    const late = w(i - 2);
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[i] = (w(i - 16) + s0 + w(i - 7) + s1) | 0;
  }
}

function compress(hash: Int32Array, schedule: Int32Array): void {
  let a = hash[0] ?? 0;
  let b = hash[1] ?? 0;
  let c = hash[2] ?? 0;
  let d = hash[3] ?? 0;
  let e = hash[4] ?? 0;
  let f = hash[5] ?? 0;
  let g = hash[6] ?? 0;
  let h = hash[7] ?? 0;
  for (let i = 0; i < BLOCK; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + s1 + choice + (ROUND[i] ?? 0) + (schedule[i] ?? 0)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + s0 + majority) | 0;
  }
  const words = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < words.length; i++) hash[i] = (hash[i] ?? 0) + (words[i] ?? 0);
}

/** HMAC-SHA-256 (RFC 2104) with one key for many messages: the key is taken in once. */
export function keyedHmac(key: Uint8Array): (bytes: Uint8Array) => Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const start = (mask: number): Int32Array => {
    const block = Uint8Array.from({ length: BLOCK }, (_, i) => (short[i] ?? 0) ^ mask);
    const hash = Int32Array.from(START);
    absorb(hash, block);
    return hash;
  };
  const [inner, outer] = [start(0x36), start(0x5c)];
  return (bytes) => finish(outer.slice(), BLOCK, finish(inner.slice(), BLOCK, bytes));
}

export const hmac = (key: Uint8Array, bytes: Uint8Array): Uint8Array => keyedHmac(key)(bytes);
