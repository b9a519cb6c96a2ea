import { describe, expect, test } from 'vitest';
import { NOWHERE } from '../vocabulary.ts';
import { type TestTable, table } from './table.ts';

/** Guns 5/3 and 4/2 in one hex, two hexes from two stacked infantry units. */
const BATTERY = {
  from: 'bombardment',
  units: {
    g: { at: '2,0', arm: 'art', steps: [5, 3] },
    h: { at: '2,0', arm: 'art', steps: [4, 2] },
    a: { at: '0,0', steps: [5, 3], side: 'allied' },
    b: { at: '0,0', steps: [4, 2], side: 'allied' },
  },
  leaders: { drouot: { at: '3,0', commands: ['french corps'] } },
} as const;

const fire = (at: TestTable, from = '2,0', target = '0,0') =>
  at.play('french', {
    type: 'bombard',
    from: at.at(from),
    guns: [at.unit('g'), at.unit('h')],
    target: at.at(target),
  });

const lostBy = (at: TestTable, ...ids: readonly string[]): readonly number[] =>
  ids.map((id) => at.state.units[at.unit(id)]?.lost ?? 0);

describe('bombardment', () => {
  test('NLC-8.1d, NLC-8.1e, NLC-GV-59: the first hit disrupts the stack, the second costs a step', () => {
    const at = table({ ...BATTERY, dice: [4, 4] });
    const events = fire(at);
    expect(events).toContainEqual(expect.objectContaining({ type: 'fired', strength: 9, hits: 2 }));
    expect(at.asked()).toEqual(['allied']);
    at.play('allied', { type: 'takeHit', unit: at.unit('a') });
    expect(lostBy(at, 'a', 'b')).toEqual([1, 0]);
    expect(at.state.units.slice(2).map(({ disrupted }) => disrupted)).toEqual([true, true]);
  });

  test('NLC-R085, NLC-GV-61: the first hit is absorbed by a disrupted stack, too', () => {
    const at = table({
      ...BATTERY,
      towns: ['0,0'],
      units: { g: BATTERY.units.g, h: BATTERY.units.h, a: { at: '0,0', side: 'allied', disrupted: true } },
      dice: [6, 6],
    });
    fire(at);
    expect(lostBy(at, 'a')).toEqual([1]);
  });

  test('NLC-8.1a, NLC-8.1b, NLC-10.1: guns that stand together, at what they see, not at a garrison', () => {
    const order = (at: TestTable) =>
      at.refused('french', {
        type: 'bombard',
        from: at.at('2,0'),
        guns: [at.unit('g')],
        target: at.at('0,0'),
      });
    expect(order(table(BATTERY))).toBeNull();
    const other = { at: '2,-2', side: 'allied' } as const;
    const hidden = table({ ...BATTERY, woods: ['1,0'], units: { ...BATTERY.units, other } });
    expect(order(hidden)).toBe('NLC-8.1a');
    const { g, h, a } = BATTERY.units;
    const garrison = table({ ...BATTERY, chateaux: ['0,0'], units: { g, h, a, other } });
    expect(order(garrison)).toBe('NLC-10.1');
    const apart = table({ ...BATTERY, units: { ...BATTERY.units, h: { ...BATTERY.units.h, at: '1,1' } } });
    expect(apart.offers('french', 'bombard').every(({ guns }) => guns.length === 1)).toBe(true);
  });

  test('NLC-8.1c, NLC-R006: foot guns that bombarded stay where they are', () => {
    const at = table({ ...BATTERY, dice: [1, 1] });
    fire(at);
    expect(at.asked()).not.toContain('allied');
    const movers = at.offers('french', 'select').flatMap(({ units }) => units);
    expect(movers).not.toContain(at.unit('g'));
  });

  test('NLC-20.12a, NLC-20.12b, NLC-20.12c: every hit a step, the first on the strongest, the second may be the last', () => {
    const at = table({ ...BATTERY, options: { altArtillery: true }, dice: [4, 4] });
    fire(at);
    expect(lostBy(at, 'a')).toEqual([1]);
    expect(at.state.units[at.unit('a')]?.disrupted).toBe(true);
    at.play('allied', { type: 'takeHit', unit: at.unit('a') });
    expect(at.hexOf('a')).toBe(NOWHERE);
    expect(lostBy(at, 'b')).toEqual([0]);
  });

  test('NLC-20.4c: with a die for each point a 5 disrupts and a 6 costs a step', () => {
    const near = table({ ...BATTERY, options: { rollSix: true }, dice: [1, 2, 3, 4, 5, 1, 2, 3, 4] });
    fire(near);
    expect(near.state.units[near.unit('a')]).toMatchObject({ lost: 0, disrupted: true });
    const far = table({ ...BATTERY, options: { rollSix: true }, dice: [1, 2, 3, 4, 4, 1, 2, 3, 4] });
    fire(far);
    expect(far.state.units[far.unit('a')]).toMatchObject({ lost: 0, disrupted: false });
  });
});

/** Infantry 6/3 with a gun 4/2 beside infantry 6/3. */
const SUPPORT = {
  from: 'assault',
  units: {
    i: { at: '0,0', steps: [6, 3] },
    g: { at: '0,0', arm: 'art', steps: [4, 2] },
    d: { at: '1,0', steps: [6, 3], side: 'allied' },
  },
  leaders: { ney: { at: '-1,0', commands: ['french corps'] } },
} as const;

describe('options of an assault', () => {
  const storm = (at: TestTable) => {
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    for (const join of at.offers('french', 'join')) at.play('french', join);
    return at.play('french', { type: 'endAssign' });
  };

  test('NLC-20.3a, NLC-GV-68: guns that told disrupt the enemy and halve his hits', () => {
    const at = table({ ...SUPPORT, options: { artillerySupport: true }, dice: [3, 4, 6, 6] });
    const events = storm(at);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'fired', side: 'french', strength: 10, hits: 2 }),
    );
    expect(at.state.units[at.unit('d')]?.disrupted).toBe(true);
    const [frame] = at.state.frames.slice(-1);
    expect(frame).toMatchObject({ hitsOnAttackers: 2, hitsOnDefenders: 2 });
  });

  test('NLC-20.3b: where the guns of both sides have told, nobody’s hits are halved', () => {
    const at = table({
      ...SUPPORT,
      units: { ...SUPPORT.units, h: { at: '1,0', arm: 'art', steps: [4, 2], side: 'allied' } },
      options: { artillerySupport: true },
      dice: [3, 4, 3, 4],
    });
    storm(at);
    expect(at.state.frames.at(-1)).toMatchObject({ hitsOnAttackers: 2, hitsOnDefenders: 2 });
    expect(at.state.units.map(({ disrupted }) => disrupted)).toEqual([true, true, true, true]);
  });

  test('NLC-20.4a, 20.4d, 2.3d: as many dice as strength, each 6 a hit; guns make the morale of the others worse', () => {
    // 10 and a quarter more are 13 dice; 6 less a quarter are 5.
    const at = table({
      ...SUPPORT,
      options: { rollSix: true },
      dice: [6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1],
    });
    const events = storm(at);
    const fired = events.filter(({ type }) => type === 'fired');
    expect(fired).toMatchObject([
      { side: 'french', hits: 2 },
      { side: 'allied', hits: 1 },
    ]);
    expect(fired.map((event) => ('dice' in event ? event.dice.length : 0))).toEqual([13, 5]);
  });
});
