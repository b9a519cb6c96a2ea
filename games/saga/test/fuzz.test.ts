import type { Frozen, GameState } from '@grognard/kernel';
import { fuzz } from '@grognard/testkit';
import { expect, test } from 'vitest';
import { invariants } from '../invariants.ts';
import { saga } from '../module.ts';
import type { State } from '../state.ts';
import { randomOptions } from './options-generator.ts';

const checks = Object.fromEntries(
  Object.entries(invariants).map(([name, check]) => [
    name,
    (state: Frozen<GameState>) => check(state as Frozen<State>),
  ]),
);

test('random games with all options and decks break nothing and end', { timeout: 120_000 }, () => {
  const report = fuzz(saga, {
    decisions: 20_000,
    options: randomOptions,
    invariants: checks,
    maxDecisions: 8_000,
  });
  expect(report.faults.map(({ seed, message }) => `${seed}: ${message}`)).toEqual([]);
});
