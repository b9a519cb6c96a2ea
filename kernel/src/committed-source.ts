import { hex, utf8 } from './bytes.ts';
import type { DrawSource } from './random.ts';
import { keyedHmac, sha256 } from './sha256.ts';

const WORD = 2 ** 32;

/** What is published before the first draw: nobody can change the secret later without being seen. */
export const commitmentOf = (secret: Uint8Array): string => hex(sha256(secret));

/**
 * Draws nobody can foresee or bend: the host committed to the secret before the players added their contributions.
 * Words that would favour the low numbers are thrown away, never folded back.
 */
export function committedSource(secret: Uint8Array, contributions: readonly string[]): DrawSource {
  const added = utf8(JSON.stringify(contributions));
  const key = new Uint8Array(secret.length + added.length);
  key.set(secret);
  key.set(added, secret.length);
  const code = keyedHmac(key);
  return {
    draw(index, sides) {
      const fair = WORD - (WORD % sides);
      for (let block = 0; ; block++) {
        const bytes = code(utf8(`${index}:${block}`));
        const words = new DataView(bytes.buffer);
        for (let at = 0; at < bytes.length; at += 4) {
          const word = words.getUint32(at);
          if (word < fair) return 1 + (word % sides);
        }
      }
    },
  };
}
