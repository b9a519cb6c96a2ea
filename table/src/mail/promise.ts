// What the side that keeps the game binds itself to with every file: all that was played so far, also what the other may
// not see yet. A hash alone would let the other try all sheets until one fits, so it is keyed with the dice secret, which
// comes to light at the end.
import { hex, hmac, unhex, utf8 } from '@grognard/kernel';
import { isFields } from '@grognard/kernel/equal.ts';
import { presentDice } from '../dice-secrets.ts';
import { wholeGame } from '../files.ts';
import type { OpenTable } from '../shelf.ts';
import type { Promised } from './mail.ts';

const promiseOf = (secret: string, head: string): string =>
  hex(hmac(unhex(secret) ?? new Uint8Array(), utf8(head)));

/** The seal of each line of a game file, by the entry it holds; 0 is the opening. */
function headsIn(file: string): ReadonlyMap<number, string> {
  const heads = new Map<number, string>();
  for (const line of file.trimEnd().split('\n')) {
    const said: unknown = JSON.parse(line);
    if (!isFields(said) || typeof said['hash'] !== 'string') continue;
    if ('opening' in said) heads.set(0, said['hash']);
    if (typeof said['n'] === 'number') heads.set(said['n'], said['hash']);
  }
  return heads;
}

export function promised(table: OpenTable): Promised {
  const n = table.match.journal.length;
  const head = headsIn(wholeGame(table)).get(n) ?? '';
  return { n, promise: promiseOf(presentDice(table.record).secret ?? '', head) };
}

/** Whether a whole game, with its secret, is the one that was promised all along. */
export function isKept(file: string, secret: string, promises: readonly Promised[]): boolean {
  const heads = headsIn(file);
  return promises.every(({ n, promise }) => promiseOf(secret, heads.get(n) ?? '') === promise);
}
