// Fuzz seed 88343: a campaign whose only legal army reaches the 100 DP of Prince Bagration through two detachments. The machine
// fielded units there and kept them home for ever.
import {
  contextOf,
  outcomeOf,
  pending,
  randomOf,
  simulationSource,
  startMatch,
  submit,
} from '@grognard/kernel';
import { patientChoice, pick } from '@grognard/testkit/fork.ts';
import { chooser } from '@grognard/testkit/random-play.ts';
import { expect, test } from 'vitest';
import { anyMatch } from '../any-modes.ts';
import { napoleonica } from '../module.ts';

const SEED = 88343;
/** Fit units; their Infantry has lost its standard. */
const FIT = ['RU06', 'RU05', 'RU13', 'RU06'];
const DETACHMENTS = ['DT3', 'DT5', 'DT6'];

/** As the fuzzer plays it, up to the first decision about that army. */
function played() {
  const random = chooser(SEED);
  const options = napoleonica.parseOptions(anyMatch(random));
  if (!options.ok) throw new Error(options.error.message);
  const match = startMatch(napoleonica, options.value, simulationSource(SEED));
  while (outcomeOf(match) === null) {
    const { campaign, frames } = match.state;
    const { muster = [], detachments = [] } = campaign?.notebook ?? {};
    const fit = muster.filter(({ broken }) => !broken).map(({ type }) => type);
    const isThere = fit.join() === FIT.join() && detachments.join() === DETACHMENTS.join();
    if (isThere && frames.at(-1)?.proc === 'fieldArmy') return match;
    const seat = pick(pending(match), random)?.seat ?? '';
    submit(match, seat, patientChoice(match, seat, random));
  }
  throw new Error('the seed no longer comes to that army');
}

test('NAP-TRN.5, NAP-TRN.16: the machine takes the field with the army that detachments make legal', () => {
  const match = played();
  const random = randomOf(simulationSource(1));
  const made: string[] = [];
  while (made.length < 40 && !made.includes('confirm')) {
    const action = napoleonica.brain.rollout(match.state, 'A', random, contextOf(napoleonica, match.state));
    made.push(action.type);
    expect(submit(match, 'A', action).ok).toBe(true);
  }
  expect(made.at(-1)).toBe('confirm');
  const units = match.state.campaign?.foray?.fielded?.units ?? [];
  expect(units.filter(({ detachment }) => detachment !== null)).toHaveLength(2);
  expect(units.map(({ unit }) => unit).toSorted()).toEqual([0, 2, 4]);
});
