import type { DrawSource } from './random.ts';

const GOLDEN = 0x9e3779b9;

function mix(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return h ^ (h >>> 15);
}

/** Fast and repeatable numbers for search, fuzzing and tests. Anybody who knows the seed knows them all. */
export function simulationSource(seed: number): DrawSource {
  const start = mix((seed | 0) ^ mix(Math.floor(seed / 2 ** 32) | 0));
  return {
    draw: (index, sides) => {
      const word = mix(start ^ mix(Math.imul(index + 1, GOLDEN))) >>> 0;
      return 1 + Math.floor((word / 2 ** 32) * sides);
    },
  };
}
