import { describe, expect, test } from 'vitest';
import { ifTheyRetreat } from '../board/input/what-it-costs.ts';
import type { AssaultFrame } from '../frames.ts';
import { type TestTable, table } from './table.ts';
import { deskAt, deskShowing } from './test-desk.ts';

/** Infantry 5/3 and 4/2 of two divisions beside a town held by infantry 4/2. */
const TOWN = {
  from: 'assault',
  towns: ['1,0'],
  units: {
    a: { at: '0,0', steps: [5, 3] },
    b: { at: '0,0', steps: [4, 2] },
    d: { at: '1,0', steps: [4, 2], side: 'allied' },
  },
  leaders: {
    ney: { at: '-1,0', commands: ['french corps'] },
    hill: { at: '3,0', side: 'allied', commands: ['allied corps'] },
  },
} as const;

/** The assault that is being fought. */
const frameOf = ({ state }: TestTable): AssaultFrame => {
  const frame = state.frames.at(-1);
  if (frame?.proc !== 'assault') throw new Error('an assault is being fought');
  return frame as AssaultFrame;
};

describe('assault', () => {
  test('NLC-7.4e, 19.1a, NLC-GV-41: a voluntary retreat halves the hits of both; the die disrupts who goes', () => {
    const at = table({ ...TOWN, options: { retreatDisruption: true }, dice: [4, 4, 3, 4, 5] });
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    at.play('french', { type: 'endAssign' });
    expect(at.asked()).toEqual(['french']);
    at.play('french', { type: 'stand' });
    const events = at.play('allied', { type: 'retreat' });
    expect(events).toContainEqual(expect.objectContaining({ type: 'unitsDisrupted', units: [at.unit('d')] }));
    const [to] = at.offers('allied', 'retreatTo');
    if (to !== undefined) at.play('allied', to);
    expect(at.state.units[at.unit('d')]).toMatchObject({ lost: 0, disrupted: true });
    expect(at.state.units.slice(0, 2).map(({ lost }) => lost)).toEqual([0, 0]);
    at.play('french', { type: 'advance', units: [at.unit('a')] });
    expect(at.hexOf('a')).toBe(at.at('1,0'));
    expect(at.hexOf('b')).toBe(at.at('0,0'));
  });

  test('NLC-7.4e: what a retreat would cost is said to whoever is asked, before it is chosen', () => {
    const at = table({ ...TOWN, dice: [4, 4, 3, 4, 5] });
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    at.play('french', { type: 'endAssign' });
    const { view, offers } = deskAt(at.match, 'french').desk.shown.value;
    const frames = [...view.frames.slice(0, -1), { ...frameOf(at), hitsOnAttackers: 3, hitsOnDefenders: 1 }];
    expect(ifTheyRetreat(deskShowing({ view: { ...view, frames }, offers }).desk)).toEqual({
      own: 2,
      other: 0,
    });
    expect(ifTheyRetreat(deskAt(at.match, 'allied').desk)).toBeNull();
  });

  test('NLC-7.4f, NLC-GV-42: both stand: full hits, then tests in the same order', () => {
    const at = table({ ...TOWN, dice: [4, 4, 3, 4, 4, 4] });
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    at.play('french', { type: 'endAssign' });
    at.play('french', { type: 'stand' });
    at.play('allied', { type: 'stand' });
    const events = at.play('french', { type: 'takeHit', unit: at.unit('a') });
    const tests = events.filter(({ type }) => type === 'moraleTested');
    expect(tests).toMatchObject([
      { side: 'french', morale: 4, passed: true },
      { side: 'allied', morale: 3, passed: false },
    ]);
    expect(at.state.units[at.unit('d')]?.lost).toBe(1);
    expect(at.asked()).toEqual(['allied']);
    expect(at.offers('allied', 'retreatTo').length).toBeGreaterThan(0);
  });

  test('NLC-2.2e, 7.4f: who attacks tests on the morale of attack, who defends on that of defence', () => {
    const { a, b, d } = TOWN.units;
    const units = {
      a: { ...a, moraleDefending: 2 },
      b: { ...b, moraleDefending: 2 },
      d: { ...d, moraleDefending: 5 },
    };
    const at = table({ ...TOWN, units, dice: [4, 4, 3, 4, 4, 4] });
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    at.play('french', { type: 'endAssign' });
    at.play('french', { type: 'stand' });
    at.play('allied', { type: 'stand' });
    const events = at.play('french', { type: 'takeHit', unit: at.unit('a') });
    expect(events.filter(({ type }) => type === 'moraleTested')).toMatchObject([
      { side: 'french', morale: 4 },
      { side: 'allied', morale: 4 },
    ]);
  });

  test('NLC-7.4b, NLC-GV-43: where only the attacker has guns, the defender chooses first', () => {
    const at = table({
      ...TOWN,
      units: {
        a: { at: '0,0', steps: [9, 5] },
        g: { at: '0,0', arm: 'art', steps: [4, 2] },
        d: { at: '1,0', steps: [9, 5], side: 'allied' },
      },
      dice: [6, 6, 6, 6],
    });
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    at.play('french', { type: 'join', unit: at.unit('g') });
    at.play('french', { type: 'endAssign' });
    expect(at.state.frames.at(-1)).toMatchObject({ step: 'firstChoice' });
    expect(at.asked()).toEqual(['allied']);
  });

  test('NLC-7.4a, NLC-R162, NLC-GV-88: who has nowhere to go is not asked; if the other stands, full hits and tests', () => {
    const at = table({
      ...TOWN,
      towns: [],
      walls: ['1,0|2,0', '1,0|2,-1', '1,0|1,-1', '1,0|1,1', '1,0|0,1'],
      units: {
        a: { at: '0,0', steps: [5, 3] },
        b: { at: '0,0', steps: [4, 2] },
        d: { at: '1,0', steps: [9, 8, 7, 6], side: 'allied' },
      },
      dice: [5, 5, 5, 5, 1, 1],
    });
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    at.play('french', { type: 'endAssign' });
    expect(at.asked()).toEqual(['french']);
    const { hitsOnDefenders } = frameOf(at);
    expect(hitsOnDefenders).toBeGreaterThan(0);
    at.play('french', { type: 'stand' });
    expect(at.asked()).toEqual(['french']);
    expect(at.offers('french', 'takeHit').length).toBeGreaterThan(0);
  });

  test('NLC-7.3d: a stack on Attack in an enemy zone must assault', () => {
    const at = table(TOWN);
    expect(at.refused('french', { type: 'assign', hex: at.at('0,0'), target: -1 })).toBe('NLC-7.3d');
  });

  test('NLC-7.3g, NLC-R018, NLC-GV-50: two stacks may not gang up while an enemy beside them stays unassaulted', () => {
    const at = table({
      from: 'assault',
      units: {
        a1: { at: '0,1' },
        a2: { at: '-1,1' },
        d1: { at: '0,0', side: 'allied' },
        d2: { at: '1,0', side: 'allied' },
      },
      leaders: { ney: { at: '0,2', commands: ['french corps'] } },
    });
    const [first] = at.offers('french', 'assign');
    expect(first?.hex).toBe(Math.min(at.at('0,1'), at.at('-1,1')));
    at.play('french', { type: 'assign', hex: at.at('-1,1'), target: at.at('0,0') });
    expect(at.refused('french', { type: 'assign', hex: at.at('0,1'), target: at.at('0,0') })).toBe(
      'NLC-7.3g',
    );
    expect(at.refused('french', { type: 'assign', hex: at.at('0,1'), target: at.at('1,0') })).toBeNull();
  });

  test('NLC-12.2.6c, NLC-R023, NLC-GV-44: whoever falls back must retreat, hit or not', () => {
    const at = table({
      ...TOWN,
      orders: { 'allied corps': 'fallBack' },
      towns: [],
      units: { ...TOWN.units, d: { at: '1,0', steps: [9, 5], side: 'allied' } },
      dice: [1, 1, 6, 4],
    });
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    at.play('french', { type: 'endAssign' });
    at.play('french', { type: 'stand' });
    expect(at.offers('french', 'takeHit').length + at.offers('allied', 'retreatTo').length).toBeGreaterThan(
      0,
    );
  });

  test('NLC-7.4k, NLC-GV-47: a defending foot gun is lost when its stack fails the test', () => {
    const at = table({
      ...TOWN,
      towns: [],
      units: { ...TOWN.units, g: { at: '1,0', arm: 'art', steps: [3, 2], side: 'allied' } },
      dice: [5, 4, 1, 1, 6],
    });
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    at.play('french', { type: 'endAssign' });
    at.play('allied', { type: 'stand' });
    for (
      let hit = at.offers('allied', 'takeHit')[0];
      hit !== undefined;
      hit = at.offers('allied', 'takeHit')[0]
    )
      at.play('allied', hit);
    expect(at.state.units[at.unit('g')]?.status).not.toBe('map');
  });

  test('NLC-19.1a, NLC-GV-66: a 4 leaves whole infantry of 4 in order and disrupts damaged infantry', () => {
    const at = table({
      ...TOWN,
      towns: [],
      units: {
        a: { at: '0,0', steps: [5, 3] },
        b: { at: '0,0', steps: [4, 2] },
        d1: { at: '1,0', steps: [2, 1], side: 'allied' },
        d2: { at: '1,0', steps: [2, 1], lost: 1, side: 'allied' },
      },
      options: { retreatDisruption: true },
      dice: [3, 3, 1, 1, 4],
    });
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    at.play('french', { type: 'endAssign' });
    expect(frameOf(at).hitsOnDefenders).toBe(1);
    const events = at.play('allied', { type: 'retreat' });
    const tested = [...events, ...at.happened()].find(({ type }) => type === 'retreatTested');
    expect(tested).toMatchObject({ roll: 4, disrupted: [at.unit('d2')] });
  });
});
