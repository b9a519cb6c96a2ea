import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hex, hmac, sha256, unhex, utf8 } from '../src/index.ts';

const bytes = (length: number, seed = 7): Uint8Array =>
  Uint8Array.from({ length }, (_, i) => (i * 37 + seed) % 256);

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('FIPS 180-4 example %#', (text, digest) => {
    expect(hex(sha256(utf8(text)))).toBe(digest);
  });

  test('agrees with the platform at every length around the block borders', () => {
    for (let length = 0; length <= 200; length += 1)
      expect(hex(sha256(bytes(length)))).toBe(createHash('sha256').update(bytes(length)).digest('hex'));
  });
});

describe('HMAC-SHA-256', () => {
  test.each([
    [
      '0b'.repeat(20),
      hex(utf8('Hi There')),
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    ],
    [
      hex(utf8('Jefe')),
      hex(utf8('what do ya want for nothing?')),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [
      'aa'.repeat(131),
      hex(utf8('Test Using Larger Than Block-Size Key - Hash Key First')),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ])('RFC 4231 case %#', (key, message, code) => {
    expect(hex(hmac(unhex(key) ?? bytes(0), unhex(message) ?? bytes(0)))).toBe(code);
  });

  test('agrees with the platform for keys around the block size', () => {
    for (const length of [0, 1, 63, 64, 65, 100])
      expect(hex(hmac(bytes(length), bytes(33)))).toBe(
        createHmac('sha256', bytes(length)).update(bytes(33)).digest('hex'),
      );
  });
});

test('text becomes the same bytes as on the platform, lone surrogates included', () => {
  for (const text of ['', 'ASCII', 'Größe', '“Ney” → ✓', '🎲 dice', 'a\ud800b'])
    expect(utf8(text)).toEqual(new TextEncoder().encode(text));
});

test('hexadecimal goes there and back; what is none is turned away', () => {
  expect(unhex(hex(bytes(64)))).toEqual(bytes(64));
  for (const text of ['abc', 'zz', '0x', ' 0']) expect(unhex(text)).toBeNull();
});
