// NLC-9.7: with uncertain arrivals a group comes an hour early, in time, or late.
import { describe, expect, test } from 'vitest';
import { turnFrame } from '../frames.ts';
import { type Sitting, table } from './table.ts';

const DUE_AT_THREE: Sitting = {
  turns: [{ clock: '1400' }, { clock: '1500' }, { clock: '1600' }, { clock: '1700' }, { clock: '1800' }],
  units: { i: { at: '0,0' }, k: {}, e: { at: '12,0', side: 'allied' } },
  groups: [{ turn: 3, at: '-3,0', units: ['k'] }],
  frames: [turnFrame.at('reinforcements', {})],
};

const arrived = (turn: number, die: number, more: Sitting = {}): boolean =>
  table({ ...DUE_AT_THREE, options: { variableArrivals: true }, ...more, turn, dice: [die] }).state.arrived
    .length > 0;

describe('NLC-9.7: uncertain arrivals', () => {
  test('the turn before its own a group comes on a 5 or 6', () => {
    expect([4, 5, 6].map((die) => arrived(2, die))).toEqual([false, true, true]);
    expect(arrived(1, 6)).toBe(false);
  });

  test('from its own turn on it comes on 3 to 6', () => {
    expect([1, 2, 3, 6].map((die) => arrived(3, die))).toEqual([false, false, true, true]);
    expect([2, 3].map((die) => arrived(4, die))).toEqual([false, true]);
  });

  test('without the option it comes by the timetable, and nobody rolls', () => {
    const punctual = (turn: number) => {
      const at = table({ ...DUE_AT_THREE, turn });
      return at.happened().flatMap((event) => (event.type === 'reinforcementsDue' ? [event.roll] : []));
    };
    expect([punctual(2), punctual(3)]).toEqual([[], [null]]);
  });

  test('whoever is due when the battle begins is there', () => {
    const first = { groups: [{ turn: 1, at: '-3,0', units: ['k'] }] };
    expect(arrived(1, 1, first)).toBe(true);
  });

  test('NLC-G: that it is late its own side hears, the enemy when it comes', () => {
    const told = (viewer: 'french' | 'allied', die: number) =>
      table({ ...DUE_AT_THREE, options: { variableArrivals: true }, turn: 3, dice: [die] })
        .happened(viewer)
        .flatMap((event) => (event.type === 'reinforcementsDue' ? [[event.roll, event.rule]] : []));
    expect(told('french', 2)).toEqual([[2, 'NLC-9.7']]);
    expect(told('allied', 2)).toEqual([]);
    expect(told('allied', 3)).toEqual([[null, 'NLC-4.0a']]);
  });

  test('NLC-A.5: a die of the scenario itself goes on as it was', () => {
    const erlon = {
      groups: [{ turn: 3, at: '-3,0', units: ['k'], condition: 'd-erlon-countermarch' as const }],
    };
    expect([arrived(2, 6, erlon), arrived(3, 5, erlon), arrived(3, 6, erlon)]).toEqual([false, false, true]);
  });
});
