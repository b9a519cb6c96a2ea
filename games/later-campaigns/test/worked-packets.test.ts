// NLC-P: by letter, windows answered layer by layer, the answer worked from the law beforehand.
import { describe, expect, test } from 'vitest';
import { occupierOf } from '../control/control.ts';
import type { Event } from '../events.ts';
import { sideOrderFrame } from '../frames.ts';
import { betweenStages } from './council.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { CORPS } from './under-orders.ts';

const all = <T extends Event['type']>(at: TestTable, type: T) =>
  at.happened().filter((event): event is Extract<Event, { type: T }> => event.type === type);

/** French infantry goes by Allied hussars who can meet it in 2,0 and 3,0. */
const PAST = {
  units: {
    m: { at: '0,0', steps: [5, 3] },
    c: { at: '2,2', arm: 'cav', steps: [4, 2], side: 'allied' },
    x: { at: '12,0', side: 'allied' },
  },
  leaders: {
    ney: { at: '1,-1', commands: [CORPS] },
    hill: { at: '2,2', side: 'allied', commands: ['allied corps'] },
    wellington: { at: '12,0', side: 'allied', role: 'oc', commands: ['allied corps'] },
  },
  orders: { [CORPS]: 'delay', 'allied corps': 'delay' },
  options: { sequence: 'pbem' },
} as const satisfies Sitting;

function goesPast(sitting: Partial<Sitting>, spots: readonly string[] = ['1,0', '2,0', '3,0']): TestTable {
  const at = table({ ...PAST, ...sitting });
  at.play('french', { type: 'select', units: [at.unit('m')] });
  for (const spot of spots) at.play('french', { type: 'step', hex: at.at(spot) });
  if (at.offers('french', 'endMove').length > 0) at.play('french', { type: 'endMove' });
  return at;
}
const numberAt = (at: TestTable, spot: string): number =>
  (at.state.stage?.post?.encounters ?? []).findIndex(({ hex }) => hex === at.at(spot));
function meet(at: TestTable, spot: string): void {
  at.play('french', { type: 'endMovement' });
  const [offer] = at.offers('allied', 'answer').filter(({ encounter }) => encounter === numberAt(at, spot));
  if (offer === undefined) throw new Error(`nobody can be met at ${spot}`);
  at.play('allied', offer);
  at.play('allied', { type: 'sendPacket', turn: 1 });
  if (at.offers('french', 'sendPacket').length > 0) at.play('french', { type: 'sendPacket', turn: 1 });
  // Whoever was beaten goes back; who has beaten him rides home.
  if (at.offers('french', 'retreatTo').length > 0)
    at.play('french', { type: 'retreatTo', hex: at.at('1,0') });
  const [home] = at.offers('allied', 'return');
  if (home !== undefined) at.play('allied', home);
}
/** The hussars pass their test, no square, 4 doubled against half of 5: one hit, none; the infantry goes back. */
const BEATEN = [1, 6, 3, 3, 1, 1, 1] as const;
/** Their test fails. */
const HELD = [6] as const;

describe('NLC-P.1, NLC-P.2: who moves when', () => {
  const winner = (first: boolean) => {
    const at = table({
      ...PAST,
      frames: [sideOrderFrame.at('choose', { winner: 'french', first: 'french' })],
      also: betweenStages,
    });
    at.play('french', { type: 'chooseTurn', first });
    return at;
  };

  test('NLC-P.1: the higher total chooses to move first or second', () => {
    expect(winner(true).state.stage).toMatchObject({ side: 'french' });
    expect(winner(false).state.stage).toMatchObject({ side: 'allied' });
  });

  test('NLC-P.2, 4.0g: whoever is on Reserve is not in the turn of his side', () => {
    const at = table({
      ...PAST,
      units: { ...PAST.units, r: { at: '-4,0', in: 'II' } },
      leaders: { ...PAST.leaders, lobau: { at: '-4,0', commands: ['II'] } },
      orders: { ...PAST.orders, II: 'reserve' },
      frames: [sideOrderFrame.at('first', { winner: 'french', first: 'french' })],
      also: betweenStages,
    });
    expect(at.state.stage?.active).toEqual([at.unit('m')]);
  });
});

describe('NLC-P.4, NLC-E.13: what is void when a group is beaten on its way', () => {
  test('NLC-P.4, 18.2: hexes beyond the one it was met in are no longer held by it', () => {
    const at = goesPast({ dice: BEATEN, holders: { '3,0': 'allied' } });
    expect(occupierOf(at.state, at.at('3,0'))).toBe('french');
    meet(at, '2,0');
    expect(occupierOf(at.state, at.at('3,0'))).toBe('allied');
    expect(occupierOf(at.state, at.at('1,0'))).toBe('french');
  });

  test('NLC-P.4, 11.4b: an HQ beyond that hex stands; if nobody stops the group it is lost', () => {
    const hq = { hqs: { hq: { at: '3,0', of: 'wellington' } } } as const;
    const beaten = goesPast({ ...hq, dice: BEATEN });
    meet(beaten, '2,0');
    expect(beaten.state.hqs[0]).toMatchObject({ status: 'map', hex: beaten.at('3,0') });
    expect(beaten.state.armies[1]?.levelShift).toBe(0);
    const held = goesPast({ ...hq, dice: HELD });
    meet(held, '2,0');
    expect(held.state.hqs[0]?.status).toBe('destroyed');
  });

  test('NLC-P.4, 11.1c: a leader beyond that hex stays where he was; else he is driven to the nearest unit', () => {
    const leaders = {
      ...PAST.leaders,
      picton: { at: '3,0', side: 'allied', commands: ['III'] },
    } as const;
    const beaten = goesPast({ leaders, dice: [1, 1, ...BEATEN] });
    meet(beaten, '2,0');
    expect(beaten.state.leaders[3]?.hex).toBe(beaten.at('3,0'));
  });

  test('NLC-P.4, NLC-R031: half of what it had used there counts, not what it used in all', () => {
    // MP 4: in 2,0 it has used 2, not more than half; it goes on to 3,0. Said half, it stops in 2,0 and is not doubled.
    const at = goesPast({ dice: [1, 6, 1, 1, 1, 1] });
    at.play('french', { type: 'endMovement' });
    const [offer] = at
      .offers('allied', 'answer')
      .filter(({ encounter }) => encounter === numberAt(at, '2,0'));
    if (offer) at.play('allied', offer);
    at.play('allied', { type: 'sendPacket', turn: 1 });
    at.play('french', { type: 'goHalf', encounter: numberAt(at, '2,0') });
    at.play('french', { type: 'sendPacket', turn: 1 });
    expect(at.hexOf('m')).toBe(at.at('2,0'));
    const shots = all(at, 'fired').filter(({ side }) => side === 'allied');
    expect(shots.map(({ strength }) => strength)).toEqual([4]);
  });

  test('NLC-P.4, 7.10e: met in the hex where it has used more than half, the charge is doubled', () => {
    const at = goesPast({ dice: [1, 6, 1, 1, 1, 1] });
    meet(at, '3,0');
    const shots = all(at, 'fired').filter(({ side }) => side === 'allied');
    expect(shots.map(({ strength }) => strength)).toEqual([8]);
  });

  test('NLC-P.4, 7.9e: who has won where he was met stands at the end of his way, and holds what he passed', () => {
    const at = goesPast({ dice: [1, 1, 1, 1, 6, 6], holders: { '3,0': 'allied' } });
    meet(at, '2,0');
    expect(at.hexOf('m')).toBe(at.at('3,0'));
    expect(occupierOf(at.state, at.at('3,0'))).toBe('french');
  });
});

describe('NLC-P.4: packets that are refused', () => {
  test('NLC-P.4: of another turn, twice, or by who is not asked; nothing is changed by trying', () => {
    const at = goesPast({});
    at.play('french', { type: 'endMovement' });
    const before = JSON.stringify(at.state);
    expect(at.refused('allied', { type: 'sendPacket', turn: 7 })).toBe('NLC-P.4');
    expect(() => at.play('french', { type: 'sendPacket', turn: 1 })).toThrow('not-your-decision');
    expect(() => at.play('allied', { type: 'answer', unit: at.unit('c'), via: -1, encounter: 9 })).toThrow();
    expect(() => at.play('allied', { type: 'goHalf', encounter: 0 })).toThrow();
    expect(JSON.stringify(at.state)).toBe(before);
    at.play('allied', { type: 'sendPacket', turn: 1 });
    expect(() => at.play('allied', { type: 'sendPacket', turn: 1 })).toThrow();
  });

  test('NLC-E.8, NLC-P.4: cavalry that is disrupted, has charged, or is out of command answers nothing', () => {
    const answers = (sitting: Partial<Sitting>) => {
      const at = goesPast(sitting);
      if (at.offers('french', 'endMovement').length > 0) at.play('french', { type: 'endMovement' });
      return at.offers('allied', 'answer').length;
    };
    expect(answers({})).toBeGreaterThan(0);
    expect(answers({ lost: { c: { disrupted: true } } })).toBe(0);
    expect(answers({ lost: { c: { charged: 1 } } })).toBe(0);
    expect(answers({ leaders: { ...PAST.leaders, hill: { ...PAST.leaders.hill, at: '12,0' } } })).toBe(0);
  });
});
