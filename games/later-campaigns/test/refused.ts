// What is said against an action: for tests of refusals.
import { type Seat, why } from '@grognard/kernel';
import type { Action } from '../grammar.ts';
import { illegal } from '../words/illegal.ts';
import { refusals } from '../words/refusals.ts';
import type { TestTable } from './table.ts';

const SENTENCES: { readonly [name: string]: string } = { ...refusals, ...illegal };

/** A rule and the name of a sentence, in full; `nothing`: it may be done. */
export const full = (told: string): string =>
  told.replace(/ (\w+)$/, (_, name: string) => ` ${SENTENCES[name]}`);

/** The rule against it, and the sentence. */
export function answer(at: TestTable, action: Action, seat: Seat = 'french'): string {
  const said = why(at.match, seat, action);
  if (said === null) return 'nothing';
  return 'rule' in said ? `${said.rule} ${said.text}` : said.message;
}
