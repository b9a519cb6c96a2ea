import type { FactsAfter } from '@grognard/kernel';
import type { Phrase } from '../contract/log-line.ts';
import { tell } from './tell.ts';

/** A sentence told in pieces: what stands between two stars is set in bold, 'White moves to *{sector}*.' */
export const say = <const T extends string>(sentence: T, ...facts: FactsAfter<T>): readonly Phrase[] =>
  tell(sentence, ...facts)
    .split('*')
    .map((part, i) => (i % 2 === 1 ? { bold: part } : part))
    .filter((part) => part !== '');
