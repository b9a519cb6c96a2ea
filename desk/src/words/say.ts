import type { Phrase } from '../contract/log-line.ts';

/** A sentence as it is written down: what stands between two stars is set in bold, 'White moves to *a2*.' */
export const say = (sentence: string): readonly Phrase[] =>
  sentence
    .split('*')
    .map((part, i) => (i % 2 === 1 ? { bold: part } : part))
    .filter((part) => part !== '');
