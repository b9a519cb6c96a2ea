// NLC-7, 8, 10, 19, 20: fights worked by hand from the law: who is in them, who is busy, who goes back where.
import { describe, expect, test } from 'vitest';
import { UNDECIDED } from '../combat/going-back.ts';
import type { Event } from '../events.ts';
import { retreatFrame } from '../frames.ts';
import { NOWHERE } from '../vocabulary.ts';
import { answer, full } from './refused.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { CORPS } from './under-orders.ts';

const HILL = { at: '6,0', side: 'allied', commands: ['allied corps'] } as const;

const assign = (at: TestTable, from: string, target: string) =>
  at.play('french', { type: 'assign', hex: at.at(from), target: at.at(target) });

const all = <T extends Event['type']>(at: TestTable, type: T) =>
  at.happened().filter((event): event is Extract<Event, { type: T }> => event.type === type);

const rowsOf = (at: TestTable) => all(at, 'fired').map(({ strength }) => strength);
const lostOf = (at: TestTable, id: string) => at.state.units[at.unit(id)]?.lost;

describe('NLC-7.3: assaults as they were declared', () => {
  test('NLC-R017, NLC-D.4: command is looked at when assaults are declared; a leader lost in the first does not undo the second', () => {
    const at = table({
      from: 'assault',
      units: {
        i: { at: '0,0', steps: [5, 3] },
        j: { at: '-1,3', steps: [5, 3] },
        e: { at: '1,0', side: 'allied', steps: [4, 2] },
        f: { at: '-1,4', side: 'allied', steps: [4, 2] },
      },
      leaders: { reille: { at: '0,0', commands: [CORPS] }, hill: HILL },
      orders: { 'allied corps': 'delay' },
      // 5 rolls 2: none. 4 rolls 8: one hit on i, which stands with morale 4-1+1. Reille rolls 12.
      dice: [1, 1, 4, 4, 4, 6, 6, 1, 1, 1, 1],
    });
    assign(at, '0,0', '1,0');
    assign(at, '-1,3', '-1,4');
    at.play('french', { type: 'endAssign' });
    at.play('french', { type: 'nextTarget', hex: at.at('1,0') });
    at.play('french', { type: 'stand' });
    expect(at.state.leaders[0]?.status).toBe('lost');
    expect(all(at, 'assaultBegan').map(({ target }) => target)).toEqual([at.at('1,0'), at.at('-1,4')]);
  });

  test('NLC-7.3h, NLC-D.12: only a stack with infantry must take troops before an HQ', () => {
    const at = table({
      from: 'assault',
      units: {
        c: { at: '0,0', arm: 'cav' },
        e: { at: '1,0', side: 'allied' },
      },
      leaders: { reille: { at: '-1,0', commands: [CORPS] }, hill: { ...HILL, role: 'oc' } },
      hqs: { quarters: { at: '0,1', of: 'hill' } },
      orders: { 'allied corps': 'delay' },
    });
    expect(at.refused('french', { type: 'assign', hex: at.at('0,0'), target: at.at('0,1') })).toBeNull();
  });

  test('NLC-7.7j, 20.2.4b: cavalry that has charged those who slipped away does not assault as well', () => {
    const at = table({
      from: 'assault',
      options: { lightCavalry: true },
      units: {
        a: { at: '0,0', arm: 'cav', light: true, steps: [6, 3] },
        i: { at: '0,0', steps: [5, 3] },
        e: { at: '1,0', side: 'allied', arm: 'cav', light: true, steps: [4, 2] },
        f: { at: '1,0', side: 'allied', steps: [4, 2] },
      },
      leaders: { reille: { at: '-1,0', commands: [CORPS] }, hill: HILL },
      orders: { 'allied corps': 'delay' },
      // a passes its test; charge and answer miss, so it rides back; then the assault.
      dice: [1, 1, 1, 1, 1, 1, 1, 1, 1],
    });
    assign(at, '0,0', '1,0');
    if (at.offers('french', 'endAssign').length > 0) at.play('french', { type: 'endAssign' });
    at.play('allied', { type: 'preRetreat', units: [at.unit('e')] });
    at.play('allied', { type: 'retreatTo', hex: at.at('2,-1') });
    const [way] = at.offers('french', 'react');
    if (way === undefined) throw new Error('nobody may react');
    at.play('french', way);
    at.play('french', { type: 'launch' });
    while (at.offers('allied', 'pass').length > 0) at.play('allied', { type: 'pass' });
    expect(at.hexOf('a')).toBe(at.at('0,0'));
    // Infantry 5 alone against infantry 4.
    expect(rowsOf(at).slice(-2)).toEqual([5, 4]);
  });
});

describe('NLC-7.4: going back', () => {
  const retreating = (sitting: Sitting, units: readonly string[], from: string) => {
    const first = table(sitting);
    return table({
      ...sitting,
      frames: [
        retreatFrame.at('look', {
          ...UNDECIDED,
          side: 'french',
          kind: 'assault',
          foes: [],
          units: units.map(first.unit),
          at: first.at(from),
          left: 1,
          visited: [first.at(from)],
        }),
      ],
    });
  };

  test('NLC-7.4i, 7.4j, 19.5: one further step is one step, tiny as it may be', () => {
    const into = retreating(
      {
        options: { tinyUnits: true },
        units: { i: { at: '0,0', steps: [2, 1] }, e: { at: '-2,0', side: 'allied' } },
        leaders: { hill: HILL },
      },
      ['i'],
      '0,0',
    );
    into.play('french', { type: 'retreatTo', hex: into.at('-1,0') });
    expect([into.hexOf('i'), lostOf(into, 'i')]).toEqual([into.at('-1,0'), 1]);
    const ring = ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'].map((spot, n) => [
      `e${n}`,
      { at: spot, side: 'allied' as const },
    ]);
    const stuck = retreating(
      {
        options: { tinyUnits: true },
        units: { i: { at: '0,0', steps: [2, 1] }, ...Object.fromEntries(ring) },
        leaders: { hill: HILL },
      },
      ['i'],
      '0,0',
    );
    expect([stuck.hexOf('i'), lostOf(stuck, 'i')]).toEqual([stuck.at('0,0'), 1]);
  });

  test('NLC-D.6, NLC-R022: hexes beside attackers who are dead are as good as others', () => {
    const at = table({
      from: 'assault',
      units: {
        a: { at: '0,0', steps: [1] },
        b: { at: '1,-1', steps: [7, 4] },
        e: { at: '1,0', side: 'allied', steps: [4, 2] },
      },
      leaders: { reille: { at: '0,-1', commands: [CORPS] }, hill: HILL },
      orders: { 'allied corps': 'delay' },
      // 8 rolls 7: one hit. 4 rolls 7: one hit, taken by a. b passes; e, with morale 3, rolls 6.
      dice: [3, 4, 3, 4, 1, 6],
    });
    assign(at, '1,-1', '1,0');
    assign(at, '0,0', '1,0');
    if (at.offers('french', 'endAssign').length > 0) at.play('french', { type: 'endAssign' });
    at.play('french', { type: 'stand' });
    at.play('allied', { type: 'stand' });
    at.play('french', { type: 'takeHit', unit: at.unit('a') });
    expect(at.hexOf('a')).toBe(NOWHERE);
    const ways = at.offers('allied', 'retreatTo').map(({ hex }) => hex);
    expect(new Set(ways)).toEqual(new Set(['2,0', '1,1', '0,1'].map(at.at)));
  });
});

describe('NLC-10.5: hits on a garrison', () => {
  test('NLC-D.10: infantry beside the chateau may take them when the garrison sallies out with others, too', () => {
    const at = table({
      from: 'assault',
      chateaux: ['0,0'],
      units: {
        i: { at: '0,0', steps: [5, 3] },
        j: { at: '0,1', steps: [5, 3] },
        n: { at: '-1,0', steps: [4, 2] },
        e: { at: '1,0', side: 'allied', steps: [8, 4] },
      },
      leaders: { reille: { at: '-1,1', commands: [CORPS] }, hill: HILL },
      orders: { 'allied corps': 'delay' },
      // 10 rolls 2: none. 8 rolls 6: one hit.
      dice: [1, 1, 3, 3, 1],
    });
    assign(at, '0,0', '1,0');
    assign(at, '0,1', '1,0');
    if (at.offers('french', 'endAssign').length > 0) at.play('french', { type: 'endAssign' });
    if (at.offers('french', 'stand').length > 0) at.play('french', { type: 'stand' });
    expect(at.offers('french', 'takeHit').map(({ unit }) => unit)).toEqual([at.unit('i'), at.unit('j')]);
    expect(at.offers('french', 'takeHitFor').map(({ unit }) => unit)).toContain(at.unit('n'));
  });
});

describe('NLC-7.7 to 7.10: charges', () => {
  test('NLC-7.10b, NLC-R081, NLC-D.8: cavalry that charges elsewhere at the same time does not make a flank charge', () => {
    const at = table({
      from: 'charge',
      units: {
        c: { at: '0,0', arm: 'cav', steps: [6, 3] },
        d: { at: '3,0', arm: 'cav', steps: [6, 3], in: 'horse' },
        e: { at: '1,0', side: 'allied', steps: [5, 3] },
        f: { at: '2,0', side: 'allied', steps: [5, 3] },
      },
      leaders: {
        kellermann: { at: '0,0', commands: [CORPS] },
        milhaud: { at: '3,0', commands: ['horse'] },
        hill: { at: '1,0', side: 'allied', commands: ['allied corps'] },
      },
      orders: { 'allied corps': 'delay' },
      // With its leader the infantry has morale 5: no square on a 6.
      dice: [6, 1, 1, 1, 1, 6, 1, 1, 1, 1],
    });
    at.play('french', { type: 'charge', unit: at.unit('c'), via: NOWHERE, target: at.at('1,0') });
    at.play('french', { type: 'charge', unit: at.unit('d'), via: NOWHERE, target: at.at('2,0') });
    at.play('french', { type: 'endDeclare' });
    at.play('french', { type: 'nextTarget', hex: at.at('1,0') });
    // 6 against half of 5; a flank charge would be 12 against nothing.
    expect(rowsOf(at).slice(0, 2)).toEqual([6, 3]);
  });

  test('NLC-E.0: whoever has been charged is busy with that, and does not react to the chargers who ride back', () => {
    const at = table({
      from: 'charge',
      units: {
        c: { at: '0,0', arm: 'cav', steps: [6, 3] },
        h: { at: '1,0', side: 'allied', arm: 'cav', steps: [6, 3] },
        k: { at: '1,1', side: 'allied', arm: 'cav', steps: [6, 3] },
      },
      leaders: {
        kellermann: { at: '0,0', commands: [CORPS] },
        hill: { at: '1,0', side: 'allied', commands: ['allied corps'] },
      },
      orders: { 'allied corps': 'delay' },
      dice: [1, 1, 1, 1],
    });
    at.play('french', { type: 'charge', unit: at.unit('c'), via: NOWHERE, target: at.at('1,0') });
    at.play('french', { type: 'endDeclare' });
    at.play('allied', { type: 'pass' });
    expect(at.hexOf('c')).toBe(at.at('0,0'));
    expect(new Set(at.offers('allied', 'react').map(({ unit }) => unit))).toEqual(new Set([at.unit('k')]));
  });

  test('NLC-7.8d, NLC-D.6: who has pursued rides back his whole way, through the hex he charged', () => {
    const at = table({
      from: 'charge',
      units: {
        c: { at: '0,0', arm: 'cav', steps: [6, 3] },
        e: { at: '2,0', side: 'allied', arm: 'art', steps: [3] },
        f: { at: '2,1', side: 'allied', arm: 'art', steps: [3] },
      },
      leaders: { kellermann: { at: '0,0', commands: [CORPS] }, hill: HILL },
      orders: { 'allied corps': 'delay' },
      dice: [4, 3, 1, 1, 4, 3, 1, 1],
    });
    at.play('french', { type: 'charge', unit: at.unit('c'), via: at.at('1,0'), target: at.at('2,0') });
    at.play('french', { type: 'endDeclare' });
    at.play('french', { type: 'pursue', unit: at.unit('c'), hex: at.at('2,1') });
    at.play('french', { type: 'return', unit: at.unit('c') });
    const back = all(at, 'unitsMoved').filter(({ how }) => how === 'return');
    expect(back.map(({ to }) => to)).toEqual(['2,0', '1,0', '0,0'].map(at.at));
  });

  test('NLC-7.8, 20.11, NLC-D.6: a pursuer thrown back by cavalry rides back his whole way, and counts once', () => {
    const at = table({
      from: 'charge',
      units: {
        c: { at: '0,0', arm: 'cav', steps: [4, 2] },
        e: { at: '1,0', side: 'allied', arm: 'art', steps: [3] },
        f: { at: '1,1', side: 'allied', arm: 'art', steps: [3] },
        k: { at: '3,0', side: 'allied', arm: 'cav', steps: [9, 5] },
      },
      leaders: {
        kellermann: { at: '0,0', commands: [CORPS] },
        hill: { at: '3,0', side: 'allied', commands: ['allied corps'] },
      },
      orders: { 'allied corps': 'delay' },
      // 4 rolls 8: e is gone; 2 rolls 2. k passes, doubled to 18 it rolls 5: two hits would kill, 4 gives one; 4 rolls 2.
      dice: [4, 4, 1, 1, 1, 2, 2, 1, 1],
    });
    at.play('french', { type: 'charge', unit: at.unit('c'), via: NOWHERE, target: at.at('1,0') });
    at.play('french', { type: 'endDeclare' });
    while (at.offers('allied', 'pass').length > 0) at.play('allied', { type: 'pass' });
    at.play('french', { type: 'pursue', unit: at.unit('c'), hex: at.at('1,1') });
    const [way] = at.offers('allied', 'react').filter(({ unit }) => unit === at.unit('k'));
    if (way === undefined) throw new Error('k may not react');
    at.play('allied', way);
    at.play('allied', { type: 'launch' });
    while (at.offers('allied', 'pass').length > 0) at.play('allied', { type: 'pass' });
    const back = all(at, 'unitsMoved').filter(({ how, units }) => how === 'return' && units.includes(0));
    expect(back.map(({ to }) => to)).toEqual(['1,0', '0,0'].map(at.at));
    expect(at.state.sides.french.retreated).toBe(1);
  });
});

describe('NLC-7.7f, NLC-R078: caught where they started', () => {
  test('beaten chargers on whom cavalry falls in their starting hex go back from there', () => {
    const at = table({
      from: 'charge',
      units: {
        c: { at: '0,0', arm: 'cav', steps: [9, 5] },
        e: { at: '1,0', side: 'allied', arm: 'art', steps: [3] },
        k: { at: '0,-2', side: 'allied', arm: 'cav', steps: [6, 3] },
      },
      leaders: {
        kellermann: { at: '-1,0', commands: [CORPS] },
        hill: { at: '0,-2', side: 'allied', commands: ['allied corps'] },
      },
      orders: { 'allied corps': 'delay' },
      // Nobody hits: beaten. k passes its test; doubled to 12 it rolls 4: one hit; 9 rolls 2: none.
      dice: [1, 1, 1, 1, 1, 2, 2, 1, 1, 1],
    });
    at.play('french', { type: 'charge', unit: at.unit('c'), via: NOWHERE, target: at.at('1,0') });
    at.play('french', { type: 'endDeclare' });
    while (at.hexOf('c') !== at.at('0,0')) at.play('allied', { type: 'pass' });
    const [way] = at.offers('allied', 'react').filter(({ unit }) => unit === at.unit('k'));
    if (way === undefined) throw new Error('k may not react');
    at.play('allied', way);
    at.play('allied', { type: 'launch' });
    expect(all(at, 'chargeDecided').at(-1)).toMatchObject({ hex: at.at('0,0'), won: true });
    const [back] = at.offers('french', 'retreatTo');
    if (back === undefined) throw new Error('c does not go back');
    at.play('french', back);
    expect(at.hexOf('c')).not.toBe(at.hexOf('k'));
  });
});

describe('NLC-0: dice fall in canonical order', () => {
  test('NLC-E.8: cavalry that reacts tests by its number, in whatever order it was declared', () => {
    const at = table({
      side: 'allied',
      units: {
        c: { at: '0,0', arm: 'cav' },
        d: { at: '0,0', arm: 'cav' },
        i: { at: '3,0', side: 'allied', steps: [5, 3] },
      },
      leaders: {
        kellermann: { at: '-1,0', commands: [CORPS] },
        hill: { at: '3,0', side: 'allied', commands: ['allied corps'] },
      },
      // c fails, d passes; a square is formed, and nobody hits.
      dice: [6, 1, 1, 1, 1, 1, 1],
    });
    at.play('allied', { type: 'select', units: [at.unit('i')] });
    at.play('allied', { type: 'step', hex: at.at('2,0') });
    for (const id of ['d', 'c']) {
      const [way] = at.offers('french', 'react').filter(({ unit }) => unit === at.unit(id));
      if (way !== undefined) at.play('french', way);
    }
    at.play('french', { type: 'launch' });
    at.play('allied', { type: 'commit', half: true });
    expect(all(at, 'reactionTested').map(({ unit, roll }) => [unit, roll])).toEqual([
      [at.unit('c'), 6],
      [at.unit('d'), 1],
    ]);
  });

  test('NLC-11.2a, NLC-R035: of two leaders whose stacks were hit the one of the first side rolls first, though he defends', () => {
    const at = table({
      from: 'assault',
      side: 'allied',
      units: {
        i: { at: '0,0', steps: [5, 3] },
        e: { at: '1,0', side: 'allied', steps: [5, 3] },
      },
      leaders: {
        reille: { at: '0,0', commands: [CORPS] },
        hill: { at: '1,0', side: 'allied', commands: ['allied corps'] },
      },
      orders: { [CORPS]: 'delay' },
      // One hit each; all stand and pass with morale 4; Reille rolls 12, Hill 2.
      dice: [3, 4, 3, 4, 1, 1, 6, 6, 1, 1],
    });
    at.play('allied', { type: 'assign', hex: at.at('1,0'), target: at.at('0,0') });
    if (at.offers('allied', 'endAssign').length > 0) at.play('allied', { type: 'endAssign' });
    at.play('allied', { type: 'stand' });
    at.play('french', { type: 'stand' });
    expect(all(at, 'leaderTested').map(({ leader, roll }) => [leader, roll])).toEqual([
      [0, 12],
      [1, 2],
    ]);
  });
});

describe('NLC-7.5, 7.7: who has been thrown back does not advance', () => {
  const AFTER = {
    from: 'assault',
    units: {
      a: { at: '0,0', steps: [8, 4] },
      c: { at: '0,0', arm: 'cav', steps: [4, 2] },
      e: { at: '1,0', side: 'allied', steps: [5, 3], morale: 3, moraleDefending: 3 },
    },
    leaders: { reille: { at: '-1,0', commands: [CORPS] }, hill: HILL },
    orders: { 'allied corps': 'delay' },
  } as const satisfies Sitting;

  /** Both stand, the defender fails and goes back; the cavalry rides after him, whom a square and these dice await. */
  const pursued = (charge: readonly number[]) => {
    const at = table({ ...AFTER, dice: [3, 3, 1, 1, 5, 1, 1, ...charge] });
    assign(at, '0,0', '1,0');
    at.play('french', { type: 'endAssign' });
    at.play('allied', { type: 'stand' });
    at.play('allied', { type: 'retreatTo', hex: at.at('2,0') });
    at.play('french', { type: 'react', unit: at.unit('c'), via: at.at('1,0') });
    at.play('french', { type: 'launch' });
    return at;
  };

  test('NLC-7.5a: cavalry that lost a reaction charge in the fight stays, the infantry goes', () => {
    const at = pursued([1, 1, 5, 4]);
    expect(at.hexOf('c')).toBe(at.at('0,0'));
    expect(at.offers('french', 'advance').map(({ units }) => units)).toEqual([[at.unit('a')], []]);
    expect(answer(at, { type: 'advance', units: [at.unit('c')] })).toBe(full('NLC-7.5a advanceThrownBack'));
  });

  test('NLC-7.5a: where only such cavalry is left nobody is asked', () => {
    const at = table({
      ...AFTER,
      units: { c: { ...AFTER.units.c, steps: [8, 4] }, e: AFTER.units.e },
      dice: [4, 3, 1, 1, 5, 1, 1, 1, 1, 6, 6],
    });
    assign(at, '0,0', '1,0');
    at.play('french', { type: 'endAssign' });
    at.play('allied', { type: 'stand' });
    at.play('allied', { type: 'retreatTo', hex: at.at('2,0') });
    at.play('french', { type: 'react', unit: at.unit('c'), via: at.at('1,0') });
    at.play('french', { type: 'launch' });
    expect(at.hexOf('c')).toBe(at.at('0,0'));
    expect(at.offers('french', 'advance')).toEqual([]);
  });
});

describe('NLC-20.10: every morale test may end in rout', () => {
  const LEADERS = { reille: { at: '-1,0', commands: [CORPS] }, hill: HILL } as const;

  test('NLC-7.10a: infantry that misses its square by 3 is gone before the chargers are upon it', () => {
    const at = table({
      from: 'charge',
      options: { rout: true },
      units: {
        c: { at: '0,0', arm: 'cav', steps: [6, 3] },
        e: { at: '1,0', side: 'allied', morale: 3, moraleDefending: 3 },
      },
      leaders: LEADERS,
      orders: { 'allied corps': 'delay' },
      dice: [6],
    });
    at.play('french', { type: 'charge', unit: at.unit('c'), via: NOWHERE, target: at.at('1,0') });
    at.play('french', { type: 'endDeclare' });
    expect([at.hexOf('e'), at.hexOf('c')]).toEqual([NOWHERE, at.at('1,0')]);
    expect(rowsOf(at)).toEqual([]);
  });

  test('NLC-19.1a: who goes back of his own will and misses by 3 never arrives', () => {
    const at = table({
      from: 'assault',
      options: { rout: true, retreatDisruption: true },
      units: {
        i: { at: '0,0', steps: [5, 3] },
        e: { at: '1,0', side: 'allied', steps: [4, 2], morale: 3, moraleDefending: 3 },
      },
      leaders: LEADERS,
      orders: { 'allied corps': 'delay' },
      dice: [4, 4, 1, 1, 6],
    });
    assign(at, '0,0', '1,0');
    if (at.offers('french', 'endAssign').length > 0) at.play('french', { type: 'endAssign' });
    at.play('allied', { type: 'retreat' });
    expect(at.offers('allied', 'retreatTo')).toEqual([]);
    at.play('french', { type: 'advance', units: [] });
    expect(at.hexOf('e')).toBe(NOWHERE);
  });

  test('NLC-19.1c: and so does the last to leave a zone', () => {
    const at = table({
      options: { rout: true, retreatDisruption: true },
      units: {
        i: { at: '0,0', morale: 4 },
        e: { at: '1,0', side: 'allied' },
      },
      leaders: LEADERS,
      // On Reserve its morale is 3.
      orders: { [CORPS]: 'reserve', 'allied corps': 'delay' },
      dice: [6],
    });
    at.play('french', { type: 'select', units: [at.unit('i')] });
    at.play('french', { type: 'step', hex: at.at('-1,1') });
    expect(at.hexOf('i')).toBe(NOWHERE);
  });
});

describe('NLC-19.4, 20.4, 20.13: guns', () => {
  test('NLC-19.4d, 20.4a: at range 3 the half is rounded down when dice are counted, too', () => {
    const at = table({
      from: 'bombardment',
      options: { rollSix: true, artilleryDetail: true },
      units: { g: { at: '0,0', arm: 'art', steps: [5, 3] }, e: { at: '3,0', side: 'allied' } },
      leaders: { reille: { at: '0,0', commands: [CORPS] }, hill: HILL },
      orders: { 'allied corps': 'delay' },
      dice: [1, 1, 1],
    });
    at.play('french', { type: 'bombard', from: at.at('0,0'), guns: [at.unit('g')], target: at.at('3,0') });
    expect(all(at, 'fired').map(({ dice }) => dice.length)).toEqual([2]);
  });

  test('NLC-10.1, NLC-T5: infantry that comes into a chateau is its garrison, and no gun fires at it', () => {
    const windows = (chateaux: readonly string[]) => {
      const at = table({
        options: { opportunityFire: true },
        chateaux,
        units: {
          i: { at: '0,0' },
          g: { at: '3,0', side: 'allied', arm: 'art', steps: [5, 3] },
        },
        leaders: { reille: { at: '0,0', commands: [CORPS] }, hill: HILL },
        orders: { 'allied corps': 'delay' },
      });
      at.play('french', { type: 'select', units: [at.unit('i')] });
      at.play('french', { type: 'step', hex: at.at('1,0') });
      return at.offers('allied', 'opportunityFire').length;
    };
    expect(windows([])).toBe(1);
    expect(windows(['1,0'])).toBe(0);
  });
});
