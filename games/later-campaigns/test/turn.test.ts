import { describe, expect, test } from 'vitest';
import { theatreOf } from '../data/theatres.ts';
import { chitsFrame, commandFrame, placementFrame, rallyFrame, turnEndFrame } from '../frames.ts';
import type { Leg, Unit } from '../state.ts';
import { type Sitting, table } from './table.ts';

const FIELD = {
  units: {
    i: { at: '0,0' },
    j: { at: '1,0' },
    e: { at: '9,0', side: 'allied' },
  },
  leaders: {
    ney: { at: '0,0', rating: 4, role: 'oc', commands: ['french corps'] },
    reille: { at: '0,0', rating: 2, commands: ['french corps'] },
    wellington: { at: '9,0', rating: 3, role: 'oc', side: 'allied', commands: ['allied corps'] },
  },
} as const;

const leg = (type: Leg['type'], hexes: readonly number[], defendHexes: readonly number[] = []): Leg => ({
  type,
  target: { kind: 'currentPosition', hexes },
  route: [],
  forced: false,
  nextDay: false,
  superior: null,
  defendHexes,
});

/** The same table with the French corps on this leg. */
function ordered(sitting: Sitting, made: (at: (spot: string) => number) => Leg, more = {}) {
  const first = table(sitting);
  const order = { ...first.body('french corps').order, legs: [made(first.at)] };
  return table({ ...sitting, bodies: { 'french corps': { order, ...more } } });
}

describe('chits', () => {
  const prepared = (dice: readonly number[]) =>
    table({ ...FIELD, frames: [chitsFrame.at('coordinated', { rollers: [] })], dice });

  test('NLC-4.1a, NLC-GV-18: a commander of 4 needs a 2 for a Coordinated Action', () => {
    expect(prepared([2, 6, 1, 1]).happened()).toContainEqual(
      expect.objectContaining({ type: 'coordinatedRolled', side: 'french', gained: true }),
    );
    expect(prepared([3, 6, 1, 1]).happened()).toContainEqual(
      expect.objectContaining({ type: 'coordinatedRolled', side: 'french', gained: false }),
    );
  });

  test('NLC-4.2a, NLC-GV-19: whoever is 3 ahead may pick who acts first', () => {
    const ahead = prepared([6, 6, 5, 3]);
    expect(ahead.asked()).toEqual(['french']);
    expect(ahead.offers('french', 'pickInitial')).toHaveLength(1);
    const level = prepared([6, 6, 5, 4]);
    expect(level.offers('french', 'pickInitial')).toHaveLength(0);
  });
});

describe('night', () => {
  const NIGHT: Sitting = { ...FIELD, turns: [{ night: true, clock: '2200' }, { clock: '0400' }] };
  const judged = (holders: NonNullable<Sitting['holders']>) =>
    ordered({ ...NIGHT, holders, frames: [commandFrame.at('night', { passed: 0 })] }, (at) =>
      leg('attack', [at('5,0'), at('6,0')]),
    );

  test('NLC-16.3, NLC-R067, NLC-GV-22: an Attack fails at night unless part of its target is occupied', () => {
    const typeAfter = (held: 'french' | 'allied') =>
      judged({ '5,0': held, '6,0': 'allied' }).body('french corps').order.legs[0]?.type;
    expect(typeAfter('allied')).toBe('fallBack');
    expect(typeAfter('french')).toBe('attack');
  });

  test('NLC-16.2: no guns at night', () => {
    const at = table({
      ...NIGHT,
      from: 'bombardment',
      units: { g: { at: '0,0', arm: 'art' }, e: { at: '2,0', side: 'allied' } },
    });
    expect(at.offers('french', 'bombard')).toHaveLength(0);
  });
});

describe('the end of orders', () => {
  test('NLC-12.2.3c, 12.9f, NLC-GV-84: a leader forced out of his radius fails: all go back 3 hexes and Fall Back', () => {
    const at = ordered(
      { ...FIELD, leaders: { ...FIELD.leaders, reille: { ...FIELD.leaders.reille, at: '1,0' } } },
      (spot) => leg('defend', [spot('-4,0')]),
      { arrived: true },
    );
    at.play('french', { type: 'endMovement' });
    expect(at.happened()).toContainEqual(expect.objectContaining({ type: 'orderFailed' }));
    expect(at.body('french corps').order.legs[0]?.type).toBe('fallBack');
    expect(at.asked()).toEqual(['french']);
    expect(at.offers('french', 'retreatTo').length).toBeGreaterThan(0);
  });

  test('NLC-12.8b: an Attack that controls its target goes over to Defend there', () => {
    const at = ordered(
      { ...FIELD, holders: { '0,0': 'french' }, frames: [commandFrame.at('success', { passed: 0 })] },
      (spot) => leg('attack', [spot('0,0')]),
      { reached: true },
    );
    expect(at.body('french corps').order.legs[0]?.type).toBe('defend');
  });

  test('NLC-12.10c, NLC-GV-15: a die above the value fails the order', () => {
    const checked = (die: number) =>
      table({
        ...FIELD,
        turn: 2,
        bodies: { 'french corps': { lossTurn: 1 } },
        frames: [commandFrame.at('confidence', { passed: 0 })],
        dice: [die],
      }).happened();
    expect(checked(5)).toContainEqual(expect.objectContaining({ type: 'confidenceHeld', value: 5 }));
    expect(checked(6)).toContainEqual(expect.objectContaining({ type: 'confidenceFailed', value: 5 }));
  });
});

describe('rally', () => {
  const GONE: Partial<Unit> = { status: 'eliminated', hex: -1, lost: 2, eliminatedOn: 1, diedSupplied: true };

  test('NLC-13.1, 13.4, 13.5, NLC-GV-78: on Reserve, out of sight, after a night: back on the reverse, or destroyed', () => {
    const first = table({ ...FIELD, orders: { 'french corps': 'reserve' } });
    const at = table({
      ...FIELD,
      units: { ...FIELD.units, i: { at: '0,0' }, j: {}, k: {} },
      turn: 3,
      turns: [{ clock: '2000' }, { night: true, clock: '2200' }, { clock: '0400' }],
      orders: { 'french corps': 'reserve' },
      limits: { 'french corps': 5 },
      lost: { j: GONE, k: GONE },
      frames: [
        rallyFrame.at('look', { side: 'french', player: null, returned: [], latest: -1, done: false }),
      ],
      dice: [4, 5],
    });
    expect(first.offers('french', 'rally')).toHaveLength(0);
    at.play('french', { type: 'rally', unit: at.unit('j') });
    expect(at.state.units[at.unit('j')]).toMatchObject({ status: 'map', lost: 1, hex: at.at('0,0') });
  });
});

describe('staff', () => {
  test('NLC-11.2b: a lost leader is replaced by one of rating 1', () => {
    const at = table({
      ...FIELD,
      units: { i: { at: '0,0' }, e: FIELD.units.e },
      gone: ['reille'],
      frames: [placementFrame.at('look', { leaders: [1], hqs: [] })],
    });
    at.play('french', { type: 'placeLeader', leader: 1, hex: at.at('0,0') });
    expect(at.state.leaders[1]).toMatchObject({ status: 'map', rating: 1, hex: at.at('0,0') });
  });

  test('NLC-R157, NLC-G: his owner is asked even with one place to choose: silence would tell where his units are', () => {
    const asked = (j: string) =>
      table({
        ...FIELD,
        units: { ...FIELD.units, j: { at: j } },
        gone: ['reille'],
        frames: [placementFrame.at('look', { leaders: [1], hqs: [] })],
      }).asked();
    expect(asked('0,0')).toEqual(['french']);
    expect(asked('1,0')).toEqual(['french']);
  });

  test('NLC-11.1c, 11.2a, NLC-GV-69: a leader overrun joins the nearest friend; 11 loses him', () => {
    const lost = (dice: readonly number[]) => {
      const at = table({
        units: { i: { at: '0,0' }, e: { at: '4,0', side: 'allied' } },
        leaders: {
          ney: { at: '0,0', commands: ['french corps'] },
          hill: { at: '1,0', side: 'allied', commands: ['allied corps'] },
        },
        dice,
      });
      at.play('french', { type: 'select', units: [at.unit('i')] });
      at.play('french', { type: 'step', hex: at.at('1,0') });
      return at.state.leaders[1];
    };
    expect(lost([5, 5])).toMatchObject({ status: 'map' });
    expect(lost([5, 6])).toMatchObject({ status: 'lost' });
  });
});

describe('the end of a turn', () => {
  test('NLC-19.2a, NLC-GV-67: disrupted units test, in terrain and beside enemies', () => {
    const ends = (die: number) => {
      const at = table({
        towns: ['0,0'],
        units: {
          i: { at: '0,0', lost: 1, disrupted: true },
          e: { at: '1,0', side: 'allied' },
        },
        options: { disruptionRecovery: true },
        frames: [turnEndFrame.at('recovery', {})],
        dice: [die],
      });
      return at.happened().find(({ type }) => type === 'recoveryTested');
    };
    expect(ends(3)).toMatchObject({ morale: 3, roll: 3 });
    expect(ends(4)).toMatchObject({ morale: 3, roll: 4 });
  });

  test('NLC-17.2: at nine units without supply are destroyed', () => {
    const at = table({
      units: { i: { at: '0,0' }, e: { at: '9,0', side: 'allied' } },
      turns: [{ clock: '0900' }, { clock: '1000' }],
      frames: [turnEndFrame.at('supply', {})],
    });
    expect(at.happened()).toContainEqual(
      expect.objectContaining({ type: 'unitUnsupplied', unit: at.unit('i') }),
    );
    expect(theatreOf(at.state).units[at.unit('i')]?.side).toBe('french');
  });
});
