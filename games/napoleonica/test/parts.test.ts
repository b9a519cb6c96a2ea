// Rules and mind of a single battle come without tournament and campaign: they must say and do the same.
import {
  contextOf,
  outcomeOf,
  pending,
  randomOf,
  simulationSource,
  startMatch,
  submit,
  viewOf,
} from '@grognard/kernel';
import { expect, it } from 'vitest';
import { titleOf } from '../../registry.ts';
import { battleMind } from '../battle-mind.ts';
import { battleRules } from '../battle-rules.ts';
import { napoleonica } from '../module.ts';
import { openingMind } from '../opening-mind.ts';
import { isBattle, mindFor } from '../scope-of.ts';

const MINDS = { opening: openingMind, battle: battleMind, all: napoleonica } as const;

it('NAP-SET.1: a battle by the rules of battles alone goes the way it goes by all rules, thoughts included', () => {
  const options = napoleonica.parseOptions({ armies: { A: 'choose', B: 'abyss' }, south: 'dice' });
  if (!options.ok) throw new Error(options.error.message);
  const few = startMatch(battleRules, options.value, simulationSource(3));
  const all = startMatch(napoleonica, options.value, simulationSource(3));
  const used = new Set<string>();
  for (let n = 0; n < 200 && outcomeOf(all) === null; n += 1) {
    expect(pending(few)).toEqual(pending(all));
    const seat = pending(all)[0]?.seat ?? 'A';
    const view = viewOf(all, seat);
    expect(viewOf(few, seat)).toEqual(view);
    const part = mindFor(view);
    used.add(part);
    const thought = (mind: typeof battleMind) =>
      mind.brain.rollout(all.state, seat, randomOf(simulationSource(n)), contextOf(mind, all.state));
    const action = thought(napoleonica);
    expect(thought(MINDS[part])).toEqual(action);
    expect([submit(few, seat, action).ok, submit(all, seat, action).ok]).toEqual([true, true]);
  }
  expect([...used].toSorted()).toEqual(['battle', 'opening']);
  expect(few.journal).toEqual(all.journal);
});

it('loads for a battle the rules of battles, and all where the options say more or nothing', async () => {
  const title = titleOf('napoleonica');
  const procs = async (raw?: unknown) => Object.keys((await title?.loadRules(raw))?.procedures ?? {});
  expect(await procs({ mode: 'battle', scenario: 'SC3' })).not.toContain('campaign');
  expect(await procs({ mode: 'campaign' })).toContain('month');
  expect(await procs()).toContain('tournament');
  expect(isBattle({})).toBe(true);
  expect(isBattle(null)).toBe(false);
});

it('loads for a seat in a tournament or a campaign the whole mind', () => {
  expect(mindFor({ series: {}, campaign: null, frames: [{ proc: 'deployment' }] })).toBe('all');
  expect(mindFor({ series: null, campaign: {}, frames: [] })).toBe('all');
  expect(mindFor({ series: null, campaign: null, frames: [{ proc: 'turn' }] })).toBe('battle');
  expect(mindFor({ frames: [{ proc: 'deployment' }] })).toBe('opening');
  for (const nothing of [undefined, null, 'view', 7, {}, { frames: [] }])
    expect(mindFor(nothing)).toBe('battle');
});
