// How long a result is looked at: as long as its words take to read, and no shorter than what moves needs.
import type { Beat } from '../contract/beat.ts';
import type { Phrase } from '../contract/log-line.ts';

/** Words a reader takes in who looks at a board as well. */
const WORDS_A_SECOND = 4.5;
/** Nothing with words is over before the eye has found it. */
const LEAST = 1800;
/** A row of a fight seen from near: its dice fall, its sum is added up. */
const A_ROW = 1500;

const textOf = (said: readonly Phrase[]): string =>
  said.map((phrase) => (typeof phrase === 'string' ? phrase : phrase.bold)).join('');

export const wordsIn = (said: readonly Phrase[]): number =>
  textOf(said)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Milliseconds at normal speed. */
export function readingTime({ ms, say = [], plate }: Beat): number {
  const words = wordsIn(say);
  const read = words === 0 ? 0 : Math.max(LEAST, (words / WORDS_A_SECOND) * 1000);
  return Math.max(ms, read) + A_ROW * (plate?.rows.length ?? 0);
}
