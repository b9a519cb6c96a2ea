// NLC-7, 8, 19: worked cases of assaults, charges and guns, where two rules meet or an exception holds.
import { describe, expect, test } from 'vitest';
import { UNDECIDED } from '../combat/going-back.ts';
import type { Event } from '../events.ts';
import { assaultsFrame, retreatFrame } from '../frames.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { CORPS } from './under-orders.ts';

const FIELD = {
  from: 'assault',
  units: { i: { at: '0,0', steps: [5, 3] }, e: { at: '1,0', side: 'allied', steps: [4, 2] } },
  leaders: {
    reille: { at: '-1,0', commands: [CORPS] },
    hill: { at: '4,0', side: 'allied', commands: ['allied corps'] },
  },
  orders: { 'allied corps': 'delay' },
} as const satisfies Sitting;

const assign = (at: TestTable, from: string, target: string) =>
  at.play('french', { type: 'assign', hex: at.at(from), target: at.at(target) });

function fought(dice: readonly number[], more: Sitting = {}) {
  const at = table({ ...FIELD, ...more, dice });
  assign(at, '0,0', '1,0');
  if (at.offers('french', 'endAssign').length > 0) at.play('french', { type: 'endAssign' });
  return at;
}

const rowsOf = (at: TestTable) =>
  at.happened().flatMap((event) => (event.type === 'fired' ? [event.strength] : []));
const firstOf = <T extends Event['type']>(at: TestTable, type: T) =>
  at.happened().find((event): event is Extract<Event, { type: T }> => event.type === type);

describe('NLC-19.3: guns that support from afar', () => {
  /** Infantry 4 is assaulted, a gun of 6 behind it supports; its row is that of the defence. */
  const defence = (more: Sitting) => {
    const at = fought([1, 1, 1, 1], {
      options: { remoteSupport: true },
      units: { ...FIELD.units, g: { at: '1,1', side: 'allied', arm: 'art', steps: [6, 3] } },
      ...more,
    });
    at.play('allied', { type: 'support', gun: at.unit('g') });
    if (at.offers('allied', 'endSupport').length > 0) at.play('allied', { type: 'endSupport' });
    return rowsOf(at)[1];
  };

  test('NLC-19.3a: they add their strength', () => {
    expect(defence({})).toBe(10);
  });

  test('NLC-7.6a, NLC-D.9: disrupted when the segment began they fire at half strength', () => {
    const units = {
      ...FIELD.units,
      g: { at: '1,1', side: 'allied', arm: 'art', steps: [6, 3], disrupted: true },
    } as const;
    expect(defence({ units })).toBe(7);
  });

  test('NLC-8.4, NLC-D.9: laid on an enemy beside them they are silent against others', () => {
    const facing = (spot: string) => {
      const first = table(FIELD);
      return defence({ stage: { faced: { 2: [first.at(spot)] } } });
    };
    expect(facing('0,1')).toBe(4);
    expect(facing('0,0')).toBe(10);
  });

  test('NLC-19.3b, NLC-R017: guns that are to be assaulted themselves later in the segment do not', () => {
    const supported = (spot: string) => {
      const at = table({
        ...FIELD,
        options: { remoteSupport: true },
        units: {
          ...FIELD.units,
          g: { at: '1,1', side: 'allied', arm: 'art', steps: [6, 3] },
          j: { at: spot },
        },
        leaders: { ...FIELD.leaders, reille: { at: '-1,1', commands: [CORPS] } },
        stage: { active: [0, 3] },
        dice: [1, 1, 1, 1, 1, 1, 1, 1],
      });
      assign(at, '0,0', '1,0');
      if (at.offers('french', 'assign').length > 0) assign(at, spot, '1,1');
      if (at.offers('french', 'endAssign').length > 0) at.play('french', { type: 'endAssign' });
      if (at.offers('french', 'nextTarget').length > 0)
        at.play('french', { type: 'nextTarget', hex: at.at('1,0') });
      return at.offers('allied', 'support').length;
    };
    expect(supported('0,3')).toBe(1);
    expect(supported('0,2')).toBe(0);
  });

  test('NLC-19.3a, 16.2: at night they see one hex, and support at that distance', () => {
    const guns = (spot: string) =>
      fought([1, 1, 1, 1], {
        turns: [{ night: true }],
        options: { remoteSupport: true },
        units: { ...FIELD.units, g: { at: spot, side: 'allied', arm: 'art' } },
      }).offers('allied', 'support').length;
    expect(guns('0,1')).toBe(1);
    expect(guns('1,1')).toBe(0);
  });
});

describe('NLC-7.3a: one round', () => {
  test('NLC-7.3a, NLC-R017: who was thrown back upon another stack does not assault again with that one', () => {
    const at = table({
      ...FIELD,
      units: {
        i: { at: '0,0', steps: [9, 5] },
        j: { at: '-1,1', steps: [5, 3] },
        e: { at: '1,0', side: 'allied', steps: [4, 2] },
        f: { at: '-1,2', side: 'allied', steps: [4, 2] },
      },
      leaders: { ...FIELD.leaders, reille: { at: '-2,1', commands: [CORPS] } },
      // The first is beaten and goes back; then the second fights.
      dice: [1, 1, 4, 4, 6, 1, 1, 1, 1],
    });
    assign(at, '0,0', '1,0');
    assign(at, '-1,1', '-1,2');
    at.play('french', { type: 'endAssign' });
    at.play('french', { type: 'nextTarget', hex: at.at('1,0') });
    at.play('french', { type: 'stand' });
    at.play('french', { type: 'retreatTo', hex: at.at('-1,1') });
    const fights = at.happened().flatMap((event) => (event.type === 'assaultBegan' ? [event.attackers] : []));
    expect(fights).toEqual([[at.unit('i')], [at.unit('j')]]);
  });
});

describe('NLC-7.4: going back', () => {
  const excessFrom = (kind: 'assault' | 'charge') => {
    const sitting: Sitting = {
      units: {
        a: { at: '0,0' },
        b: { at: '-1,0' },
        c: { at: '-1,0' },
        e: { at: '1,0', side: 'allied' },
        f: { at: '-3,0', side: 'allied' },
      },
      leaders: FIELD.leaders,
    };
    const first = table(sitting);
    const at = table({
      ...sitting,
      frames: [
        retreatFrame.at('look', {
          ...UNDECIDED,
          side: 'french',
          kind,
          foes: [first.at('-3,0')],
          units: [first.unit('a')],
          at: first.at('0,0'),
          left: 1,
          visited: [first.at('0,0')],
        }),
      ],
    });
    at.play('french', { type: 'retreatTo', hex: at.at('-1,0') });
    return at.offers('french', 'retreatTo').map(({ hex }) => hex);
  };

  test('NLC-7.4h, NLC-R022, NLC-D.6: the excess too avoids hexes beside its opponents while there are others; after a charge nobody need', () => {
    const beside = table({}).at('-2,0');
    expect(excessFrom('charge')).toContain(beside);
    expect(excessFrom('assault')).not.toContain(beside);
  });

  test('NLC-7.4i, 12.9f, NLC-D.6: a failed order does not spare infantry the step it loses in a zone; it may stop before it', () => {
    const sitting: Sitting = {
      units: {
        i: { at: '0,0', steps: [5, 3] },
        e: { at: '-2,0', side: 'allied' },
        f: { at: '2,0', side: 'allied' },
      },
      walls: ['0,0|0,1', '0,0|-1,1', '0,0|0,-1', '0,0|1,-1'],
      leaders: FIELD.leaders,
    };
    const first = table(sitting);
    const at = table({
      ...sitting,
      frames: [
        retreatFrame.at('look', {
          ...UNDECIDED,
          side: 'french',
          kind: 'orderFailure',
          foes: [],
          units: [first.unit('i')],
          at: first.at('0,0'),
          left: 3,
          visited: [first.at('0,0')],
        }),
      ],
    });
    expect(at.refused('french', { type: 'stopRetreat' })).toBeNull();
    at.play('french', { type: 'retreatTo', hex: at.at('-1,0') });
    expect(at.state.units[at.unit('i')]?.lost).toBe(1);
  });

  test('NLC-7.11a: cavalry that is hemmed in cannot slip away, and is not asked', () => {
    const asked = (walls: readonly string[]) =>
      fought([1, 1, 1, 1], {
        walls,
        units: { ...FIELD.units, e: { at: '1,0', side: 'allied', arm: 'cav', steps: [4, 2] } },
      }).offers('allied', 'preRetreat').length;
    expect(asked([])).toBe(2);
    expect(asked(['1,0|2,0', '1,0|1,1', '1,0|0,1', '1,0|1,-1', '1,0|2,-1'])).toBe(0);
  });

  test('NLC-19.1a, NLC-R001, NLC-D.11: who goes back from his defence of his own will has the morale of a defender', () => {
    const disrupted = (moraleDefending: number) => {
      const at = fought([4, 4, 1, 1, 5], {
        options: { retreatDisruption: true },
        units: { ...FIELD.units, e: { at: '1,0', side: 'allied', steps: [4, 2], moraleDefending } },
      });
      at.play('allied', { type: 'retreat' });
      return at.state.units[at.unit('e')]?.disrupted;
    };
    expect(disrupted(4)).toBe(true);
    expect(disrupted(5)).toBe(false);
  });

  test('NLC-19.1a, NLC-T9: in woods it is still in combat: 2 less', () => {
    const disrupted = (woods: readonly string[]) => {
      const at = fought([6, 6, 1, 1, 3], { options: { retreatDisruption: true }, woods });
      at.play('allied', { type: 'retreat' });
      return firstOf(at, 'retreatTested')?.disrupted.length;
    };
    expect(disrupted([])).toBe(0);
    expect(disrupted(['1,0'])).toBe(1);
  });
});

describe('NLC-7.7, 7.8: charges', () => {
  const RIDE = {
    from: 'charge',
    units: {
      c: { at: '0,0', arm: 'cav', steps: [6, 3] },
      d: { at: '0,0', arm: 'cav', steps: [6, 3] },
      e: { at: '1,0', side: 'allied', arm: 'art', steps: [3] },
      f: { at: '2,0', side: 'allied', arm: 'art', steps: [3] },
    },
    leaders: {
      kellermann: { at: '0,0', commands: [CORPS] },
      hill: { at: '4,0', side: 'allied', commands: ['allied corps'] },
    },
    orders: { 'allied corps': 'delay' },
  } as const satisfies Sitting;

  const charged = (dice: readonly number[], more: Sitting = {}, riders: readonly string[] = ['c']) => {
    const at = table({ ...RIDE, ...more, dice });
    for (const id of riders)
      at.play('french', { type: 'charge', unit: at.unit(id), via: -1, target: at.at('1,0') });
    at.play('french', { type: 'endDeclare' });
    return at;
  };

  test('NLC-7.8d: one round; who won where he pursued stops there or rides back, without a test', () => {
    const pursued = () => {
      const at = charged([4, 3, 1, 1, 4, 3, 1, 1]);
      at.play('french', { type: 'pursue', unit: at.unit('c'), hex: at.at('2,0') });
      return at;
    };
    const at = pursued();
    expect(at.legal('french').map(({ type }) => type)).toEqual(['stay', 'return']);
    at.play('french', { type: 'return', unit: at.unit('c') });
    expect(at.hexOf('c')).toBe(at.at('0,0'));
    const other = pursued();
    other.play('french', { type: 'stay', unit: other.unit('c') });
    expect(other.hexOf('c')).toBe(other.at('2,0'));
    expect(other.happened().some(({ type }) => type === 'pursuitTested')).toBe(false);
  });

  test('NLC-7.8c, d: having pursued he tests for nobody, though an enemy stands beside the hex he charged', () => {
    const at = charged([4, 3, 1, 1, 4, 3, 1, 1], {
      units: { ...RIDE.units, g: { at: '1,1', side: 'allied', arm: 'art', steps: [3] } },
    });
    at.play('french', { type: 'pursue', unit: at.unit('c'), hex: at.at('2,0') });
    at.play('french', { type: 'stay', unit: at.unit('c') });
    expect(at.hexOf('c')).toBe(at.at('2,0'));
    expect(at.happened().some(({ type }) => type === 'pursuitTested')).toBe(false);
  });

  test('NLC-7.7f, NLC-D.6: beaten chargers of one way ride back together', () => {
    const at = charged([1, 1, 1, 1], {}, ['c', 'd']);
    const back = at.happened().filter((event) => event.type === 'unitsMoved' && event.how === 'return');
    expect(back).toMatchObject([{ units: [at.unit('c'), at.unit('d')], to: at.at('0,0') }]);
  });

  test('NLC-7.7f, 19.1b: beaten chargers ride back disrupted already when enemy cavalry falls on them', () => {
    // From two hexes off over clear ground; beaten, they are caught in the hex between.
    const at = table({
      ...RIDE,
      options: { retreatDisruption: true },
      leaders: { ...RIDE.leaders, hill: { at: '3,-2', side: 'allied', commands: ['allied corps'] } },
      units: {
        c: { at: '0,0', arm: 'cav', steps: [6, 3] },
        e: { at: '2,0', side: 'allied', steps: [5, 3] },
        k: { at: '2,-2', side: 'allied', arm: 'cav', steps: [4, 2] },
      },
      dice: [1, 2, 1, 1, 1, 3, 4, 3, 4, 3],
    });
    at.play('french', { type: 'charge', unit: at.unit('c'), via: at.at('1,0'), target: at.at('2,0') });
    at.play('french', { type: 'endDeclare' });
    for (let n = 0; n < 2; n += 1)
      if (at.offers('allied', 'pass').length > 0) at.play('allied', { type: 'pass' });
    expect(at.hexOf('c')).toBe(at.at('1,0'));
    const [reaction] = at.offers('allied', 'react');
    if (reaction !== undefined) at.play('allied', reaction);
    at.play('allied', { type: 'launch' });
    // Disrupted cavalry of 6 meets a backhand blow of 4 doubled.
    expect(rowsOf(at).slice(-2)).toEqual([8, 3]);
  });
});

describe('NLC-8.5d: squares under fire', () => {
  test('NLC-8.5b: in a town nobody is enfiladed, so its owner is not asked', () => {
    const asked = (towns: readonly string[]) => {
      const at = table({
        from: 'bombardment',
        units: {
          g: { at: '0,0', arm: 'art', steps: [4, 2] },
          c: { at: '1,1', arm: 'cav' },
          e: { at: '2,0', side: 'allied' },
        },
        towns,
        leaders: { reille: { at: '0,0', commands: [CORPS] } },
        dice: [1, 1],
      });
      at.play('french', { type: 'bombard', from: at.at('0,0'), guns: [at.unit('g')], target: at.at('2,0') });
      return at.offers('allied', 'squares').length;
    };
    expect(asked([])).toBe(2);
    expect(asked(['2,0'])).toBe(0);
  });
});

test('NLC-R017: an assault whose attackers were driven off lapses', () => {
  const first = table(FIELD);
  const at = table({
    ...FIELD,
    frames: [
      assaultsFrame.at('next', {
        side: 'french',
        stacks: [first.at('0,0')],
        targets: [first.at('1,0')],
        joined: [],
        left: [first.at('1,0')],
        fought: [],
      }),
    ],
    units: { ...FIELD.units, i: { at: '-2,0', steps: [5, 3] } },
  });
  expect(at.happened().map(({ type }) => type)).not.toContain('assaultBegan');
});
