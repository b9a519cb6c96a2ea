// The machine's mind comes in parts: what answers before the first order must answer as the whole does.

import { legalActions, ofType } from '@grognard/games/later-campaigns/brain/legal.ts';
import { laterCampaigns } from '@grognard/games/later-campaigns/module.ts';
import { openingMind } from '@grognard/games/later-campaigns/opening-mind.ts';
import { options } from '@grognard/games/later-campaigns/options.ts';
import { isFirstHour } from '@grognard/games/later-campaigns/scope-of.ts';
import { SCENARIO_IDS } from '@grognard/games/later-campaigns/vocabulary.ts';
import { titleOf } from '@grognard/games/registry';
import { contextOf, pending, randomOf, simulationSource, startMatch, submit, viewOf } from '@grognard/kernel';
import { expect, it } from 'vitest';
import { choose } from '../src/choose.ts';
import { glance, isGlance } from '../src/glance.ts';
import { LEVEL_NAMES, levelFor } from '../src/level.ts';

function begun(raw: unknown) {
  const read = laterCampaigns.parseOptions(raw);
  if (!read.ok) throw new Error(read.error.message);
  return startMatch(laterCampaigns, read.value, simulationSource(3));
}

/** How many questions were asked before the first order, each answered alike by both minds. */
function compared(raw: unknown): number {
  const match = begun(raw);
  const asked = pending(match).filter(({ seat }) => isFirstHour(viewOf(match, seat)));
  for (const { seat } of asked)
    for (const name of LEVEL_NAMES) {
      const random = () => randomOf(simulationSource(7));
      const view = viewOf(match, seat);
      const whole = choose(laterCampaigns, view, seat, {
        level: levelFor(laterCampaigns, name),
        random: random(),
      });
      const level = levelFor(openingMind, name);
      expect(isGlance(level)).toBe(true);
      expect(glance(openingMind, view, seat, { level, random: random() })).toEqual(whole.actions);
      expect(choose(openingMind, view, seat, { level, random: random() }).actions).toEqual(whole.actions);
    }
  return asked.length;
}

it('NLC-12.3a: before the first order no leader of the machine acts without one, in any scenario', () => {
  for (const scenario of SCENARIO_IDS) expect(compared({ scenario }), scenario).toBe(2);
});

it('NLC-A.3: nor with any option', () => {
  const others = options.choices.filter(({ name }) => name !== 'scenario' && name !== 'players');
  let asked = 0;
  for (const { name, choices } of others)
    for (const choice of choices) asked += compared({ scenario: 'quatre-bras', [name]: choice });
  // With packets nobody decides before orders are sent.
  expect(asked).toBeGreaterThan(3 * others.length);
});

it('loads the whole mind once something is on paper, and after the first hour', async () => {
  const match = begun({ scenario: 'quatre-bras' });
  const [first] = pending(match);
  if (first === undefined) throw new Error('nobody is asked');
  const { seat } = first;
  const title = titleOf('later-campaigns');
  const mindNow = () => title?.loadMind?.(viewOf(match, seat));
  expect((await mindNow())?.brain).toBe(openingMind.brain);
  const [letter] = ofType(legalActions(match.state, seat, contextOf(laterCampaigns, match.state)), 'begin');
  if (letter === undefined) throw new Error('nobody may be written to');
  expect(submit(match, seat, letter).ok).toBe(true);
  expect(isFirstHour(viewOf(match, seat))).toBe(false);
  expect((await mindNow())?.brain).toBe(laterCampaigns.brain);
  for (const nothing of [
    undefined,
    null,
    'view',
    7,
    {},
    { frames: [] },
    { turn: 1, frames: [{ proc: 'orders' }] },
  ])
    expect(isFirstHour(nothing)).toBe(false);
});
