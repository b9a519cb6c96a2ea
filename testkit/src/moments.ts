// Moments of a recorded game, a line each: what happened since the last one, who is asked by which rule, what is offered or
// refused and why, what each seat sees. A rule that answers otherwise than it did shows here, though nobody wrote a test
// for that answer. Sentences are left out: they may be worded anew.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { offers, pending, viewOf } from '@grognard/kernel';
import { expect } from 'vitest';
import type { AnyMatch } from './game.ts';

/** Long enough that no other answer reads the same. */
const DIGITS = 8;

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, DIGITS);

const offered = (match: AnyMatch, seat: string): unknown =>
  offers(match, seat).map(({ action, target, refusal, role }) => [action, target, refusal?.rule, role]);

export interface Moments {
  visit(match: AnyMatch, n: number): void;
  told(): string;
}

export function momentsOf(every: number): Moments {
  const lines: string[] = ['entry happened asked offered seen'];
  let last = 0;
  const visit = (match: AnyMatch, n: number): void => {
    if (n % every !== 0) return;
    const asked = pending(match);
    const happened = digest(match.memory.events.slice(last, n + 1));
    const whom = digest(asked.map(({ seat, rule }) => [seat, rule]));
    const what = digest(asked.map(({ seat }) => offered(match, seat)));
    const seen = digest([...match.seats, 'spectator'].map((viewer) => viewOf(match, viewer)));
    lines.push(`${n} ${happened} ${whom} ${what} ${seen}`);
    last = n + 1;
  };
  return { visit, told: () => `${lines.join('\n')}\n` };
}

/** The moments are those of the file. `UPDATE_PLAYTHROUGHS=1` writes it anew. */
export function expectMoments(moments: Moments, file: string): void {
  if (process.env['UPDATE_PLAYTHROUGHS'] === '1') writeFileSync(file, moments.told());
  expect(existsSync(file), `${file} is missing: run with UPDATE_PLAYTHROUGHS=1`).toBe(true);
  expect(moments.told()).toBe(readFileSync(file, 'utf8'));
}
