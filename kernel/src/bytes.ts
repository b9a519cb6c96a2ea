import { invariant } from './invariant.ts';

const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Bytes as lower-case hexadecimal. */
export function hex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += PAIRS[byte];
  return text;
}

/** Hexadecimal as bytes, or null when it is none. */
export function unhex(text: string): Uint8Array | null {
  if (text.length % 2 !== 0 || /[^0-9a-f]/i.test(text)) return null;
  return Uint8Array.from({ length: text.length / 2 }, (_, i) =>
    Number.parseInt(text.slice(i * 2, i * 2 + 2), 16),
  );
}

/** Text as UTF-8; a lone surrogate becomes U+FFFD. */
export const utf8 = (text: string): Uint8Array => ascii(text) ?? anyText(text);

/** Nearly every line of a game file is plain: a byte each. Null for what is not. */
function ascii(text: string): Uint8Array | null {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x80) return null;
    bytes[i] = code;
  }
  return bytes;
}

function anyText(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text.toWellFormed()) {
    const code = character.codePointAt(0);
    invariant(code !== undefined, 'a character has a code');
    encode(code, bytes);
  }
  return Uint8Array.from(bytes);
}

function encode(code: number, bytes: number[]): void {
  const tail = (shift: number): number => 0x80 | ((code >> shift) & 0x3f);
  if (code < 0x80) bytes.push(code);
  else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(0));
  else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(6), tail(0));
  else bytes.push(0xf0 | (code >> 18), tail(12), tail(6), tail(0));
}
