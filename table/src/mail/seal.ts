// Sealing with a key both ends have: nobody else can read it, and nobody can change it unnoticed. HMAC-SHA-256 over a
// counter hides the text, another HMAC over all of it is the seal; WebCrypto would want a page served over TLS.
import { hex, hmac, unhex, utf8 } from '@grognard/kernel';

const BLOCK = 32;
const NONCE = 16;

/** Text that has letters of ASCII only, so that bytes and letters are the same. */
const plainJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

function hidden(key: Uint8Array, nonce: Uint8Array, bytes: Uint8Array): Uint8Array {
  const own = hmac(key, utf8('hide'));
  const out = new Uint8Array(bytes.length);
  for (let at = 0; at < bytes.length; at += BLOCK) {
    const mask = hmac(own, joined(nonce, utf8(String(at / BLOCK))));
    for (let i = 0; i < BLOCK && at + i < bytes.length; i += 1)
      out[at + i] = (bytes[at + i] ?? 0) ^ (mask[i] ?? 0);
  }
  return out;
}

const sealOf = (key: Uint8Array, about: string, bytes: Uint8Array): string =>
  hex(hmac(hmac(key, utf8('seal')), joined(utf8(`${about}\n`), bytes)));

const keyIn = (key: string): Uint8Array => unhex(key) ?? new Uint8Array();

/** `about` is what stands outside in plain sight: it is sealed with it. `nonce`: 16 bytes of chance. */
export function sealWith(key: string, about: string, value: unknown, nonce: Uint8Array): string {
  const own = keyIn(key);
  const body = joined(nonce, hidden(own, nonce, utf8(plainJson(value))));
  return `${hex(body)}${sealOf(own, about, body)}`;
}

/** The text inside; null when it was sealed with another key or changed afterwards. */
export function openWith(key: string, about: string, sealed: string): string | null {
  const own = keyIn(key);
  const body = unhex(sealed.slice(0, -2 * BLOCK));
  if (body === null || sealOf(own, about, body) !== sealed.slice(-2 * BLOCK)) return null;
  const bytes = hidden(own, body.slice(0, NONCE), body.slice(NONCE));
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
