// NLC-4, 9, 20.2.3, 20.4, 20.12, 20.13, NLC-P.3: corners where two rules meet, the answer worked from the law beforehand.
import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { assaultsFrame } from '../frames.ts';
import { chitsInPlay } from '../turn/cup.ts';
import { scene } from './position.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { bodyNamed, CORPS } from './under-orders.ts';

const all = <T extends Event['type']>(at: TestTable, type: T) =>
  at.happened().filter((event): event is Extract<Event, { type: T }> => event.type === type);

const ASSIGNING = (side: 'french' | 'allied') =>
  assaultsFrame.at('assign', { side, stacks: [], targets: [], joined: [], left: [], fought: [] });

describe('NLC-P.3: who assaults together', () => {
  const both = (options: Sitting['options'], pair: boolean) => {
    const at = table({
      options: { ...options },
      from: 'assault',
      units: {
        i: { at: '0,0', in: 'I' },
        j: { at: '1,-1', in: 'II' },
        e: { at: '1,0', side: 'allied' },
      },
      leaders: {
        reille: { at: '0,0', commands: ['I'] },
        erlon: { at: '1,-1', commands: ['II'] },
      },
      frames: [ASSIGNING('french')],
      also(state) {
        const chits = pair ? [bodyNamed(state, 'I'), bodyNamed(state, 'II')] : [];
        state.cup = { chits: [], pairs: { french: chits, allied: [] }, initial: [] };
      },
    });
    const [first] = at.offers('french', 'assign').filter(({ target }) => target === at.at('1,0'));
    if (first === undefined) throw new Error('nobody may assault');
    at.play('french', first);
    return at.offers('french', 'assign').some(({ target }) => target === at.at('1,0'));
  };

  test('NLC-P.3: by letter two corps do not share a target, unless they act together; with chits drawn they do', () => {
    expect(both({ sequence: 'pbem' }, false)).toBe(false);
    expect(both({ sequence: 'pbem' }, true)).toBe(true);
    expect(both({}, false)).toBe(true);
  });
});

describe('NLC-P.1: combats won', () => {
  test('NLC-P.1, 7.4j: a beaten defender who finds no way back has not left his hex', () => {
    const yielded = (walls: readonly string[]) => {
      const at = table({
        from: 'assault',
        units: { i: { at: '0,0', steps: [8, 4] }, e: { at: '1,0', side: 'allied', steps: [9, 5] } },
        leaders: {
          reille: { at: '0,0', commands: [CORPS] },
          hill: { at: '9,0', side: 'allied', commands: ['allied corps'] },
        },
        walls,
        // 8 rolls 6: one hit. 9 rolls 2: none. It fails its test with a 6.
        dice: [3, 3, 1, 1, 6],
      });
      at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
      if (at.offers('french', 'endAssign').length > 0) at.play('french', { type: 'endAssign' });
      if (at.offers('allied', 'stand').length > 0) at.play('allied', { type: 'stand' });
      const [way] = at.offers('allied', 'retreatTo');
      if (way !== undefined) at.play('allied', way);
      return [at.hexOf('e') === at.at('1,0'), at.state.sides.allied.yielded];
    };
    expect(yielded([])).toEqual([false, 1]);
    expect(yielded(['1,0|2,0', '1,0|1,1', '1,0|0,1', '1,0|1,-1', '1,0|2,-1'])).toEqual([true, 0]);
  });
});

describe('NLC-20.13: opportunity fire with other options', () => {
  const watched = (sitting: Partial<Sitting>, step: readonly string[] = ['3,0', '2,0']) => {
    const at = table({
      side: 'allied',
      units: {
        g: { at: '0,0', arm: 'art', steps: [6, 3] },
        e: { at: '4,0', side: 'allied', steps: [5] },
        ...sitting.units,
      },
      leaders: {
        reille: { at: '0,0', commands: [CORPS] },
        hill: { at: '4,0', side: 'allied', commands: ['allied corps'] },
      },
      ...(sitting.dice === undefined ? {} : { dice: sitting.dice }),
      options: { opportunityFire: true, ...sitting.options },
    });
    at.play('allied', { type: 'select', units: [at.unit('e')] });
    for (const spot of step) at.play('allied', { type: 'step', hex: at.at(spot) });
    at.play('french', { type: 'opportunityFire', gun: at.unit('g') });
    return at;
  };

  test('NLC-20.13a, NLC-R121, 20.12b: the first hit disrupts, the second takes a last step', () => {
    // 6 at half is row 3; 11 gives two hits.
    const at = watched({ options: { altArtillery: true }, dice: [6, 5] });
    expect(at.state.units[at.unit('e')]?.status).not.toBe('map');
  });

  test('NLC-20.13a, NLC-R121, 20.4a: a die for each point; one 6 disrupts and costs no step', () => {
    const at = watched({ options: { rollSix: true }, dice: [6, 1, 1] });
    expect(all(at, 'fired').at(-1)).toMatchObject({ dice: [6, 1, 1], hits: 1 });
    expect(at.state.units[at.unit('e')]).toMatchObject({ status: 'map', disrupted: true });
  });

  test('NLC-20.13a, 19.4c, d: at range 3 a quarter is left, rounded down', () => {
    const at = watched({ options: { artilleryDetail: true }, dice: [1, 1] }, ['3,0']);
    expect(all(at, 'fired').at(-1)).toMatchObject({ strength: 1 });
  });
});

describe('NLC-20.4, 20.12: bombardment with both', () => {
  const bombarded = (dice: readonly number[], options: Sitting['options'] = {}) => {
    const at = table({
      from: 'bombardment',
      options: { rollSix: true, altArtillery: true, ...options },
      units: {
        g: { at: '0,0', arm: 'art', steps: [2, 1] },
        i: { at: '2,0', side: 'allied', steps: [5, 3] },
        c: { at: '2,0', side: 'allied', arm: 'cav', steps: [3, 2] },
      },
      leaders: {
        reille: { at: '0,0', commands: [CORPS] },
        hill: { at: '9,0', side: 'allied', commands: ['allied corps'] },
      },
      dice,
    });
    at.play('french', { type: 'bombard', from: at.at('0,0'), guns: [at.unit('g')], target: at.at('2,0') });
    return { at, i: at.state.units[at.unit('i')], c: at.state.units[at.unit('c')] };
  };

  test('NLC-20.4c, NLC-R120: disrupted by a 5, though strength and roll together are less than 9; not by fours', () => {
    expect(bombarded([5, 1]).i).toMatchObject({ disrupted: true, lost: 0 });
    expect(bombarded([4, 4]).i).toMatchObject({ disrupted: false, lost: 0 });
  });

  test('NLC-20.12a, NLC-R120, 20.4a: a 6 is a step of the cavalry, which counts double', () => {
    // 2 × 3 against 5.
    const { i, c } = bombarded([6, 1]);
    expect([i?.lost, c?.lost]).toEqual([0, 1]);
  });
});

describe('NLC-20.2.3c: a line attacked in both its hexes', () => {
  test('NLC-20.2.3c: the fights follow one another, and it fires in each with half its strength', () => {
    const plain = table({ units: { i: { at: '0,0' } } });
    const at = table({
      side: 'allied',
      from: 'assault',
      options: { extendedLines: true },
      units: {
        i: { at: '0,0', steps: [6, 3] },
        e: { at: '2,0', side: 'allied', steps: [4, 2] },
        f: { at: '-1,0', side: 'allied', steps: [4, 2], in: 'II' },
      },
      leaders: {
        ney: { at: '9,9', commands: [CORPS] },
        hill: { at: '2,0', side: 'allied', commands: ['allied corps'] },
        picton: { at: '-1,0', side: 'allied', commands: ['II'] },
      },
      lost: { i: { extended: plain.at('1,0') } },
      // 4 rolls 2, half of 6 rolls 2, twice: nobody is hit.
      dice: [1, 1, 1, 1, 1, 1, 1, 1],
    });
    for (let left = 6; left > 0 && at.asked()[0] === 'allied'; left -= 1) {
      const [next] = [
        ...at.offers('allied', 'assign').filter(({ target }) => target >= 0),
        ...at.legal('allied'),
      ];
      if (next === undefined) break;
      at.play('allied', next);
    }
    expect(new Set(all(at, 'assaultBegan').map(({ target }) => target))).toEqual(
      new Set(['0,0', '1,0'].map(at.at)),
    );
    const defence = all(at, 'fired').filter(({ side }) => side === 'french');
    expect(defence.map(({ strength }) => strength)).toEqual([3, 3]);
  });
});

describe('NLC-4.0d, 9: those who arrive', () => {
  const DUE = {
    units: { a: {}, b: {}, e: { at: '12,0', side: 'allied' } },
    leaders: {
      reille: { commands: [CORPS] },
      hill: { at: '12,0', side: 'allied', commands: ['allied corps'] },
    },
    orders: { [CORPS]: 'delay' },
    groups: [{ turn: 1, at: '-14,0', units: ['a', 'b'], leaders: ['reille'] }],
    stage: { chits: [0, 1] },
  } as const satisfies Sitting;

  test('NLC-4.0d: a formation has a chit from the turn it arrives in, though all of it is off the map', () => {
    const { state } = scene(DUE);
    expect(chitsInPlay(state, 'french')).toEqual([]);
    expect(chitsInPlay({ ...state, arrived: [0] }, 'french')).toEqual([bodyNamed(state, CORPS)]);
  });

  test('NLC-9.2, NLC-D.15, NLC-GV-86: whoever comes after pays what the one before paid, and the hex at his own cost', () => {
    const at = table({
      ...DUE,
      leaders: { ...DUE.leaders, reille: { at: '-13,0', commands: [CORPS] } },
      groups: [{ turn: 1, at: '-14,0', units: ['a', 'b'] }],
      units: { ...DUE.units, a: { mp: 6 }, b: { arm: 'cav', mp: 7 } },
      woods: ['-14,0'],
      also(state) {
        state.arrived = [0];
      },
    });
    at.play('french', { type: 'enter', units: [at.unit('a')], hex: at.at('-14,0') });
    expect(at.state.entryPaid[at.at('-14,0')]).toBe(4);
    // 2 MP, and 4 MP for cavalry in woods: 6 of its 7.
    at.play('french', { type: 'go', hex: at.at('-13,0') });
    at.play('french', { type: 'enter', units: [at.unit('b')], hex: at.at('-14,0') });
    expect(at.state.entryPaid[at.at('-14,0')]).toBe(12);
  });
});
