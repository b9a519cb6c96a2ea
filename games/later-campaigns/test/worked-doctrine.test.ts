// NLC-20.2.2 and NLC-G: command by divisions on the way home, and what entries tell, worked out by hand from the rules.
import { describe, expect, test } from 'vitest';
import { isInCommand } from '../command/command-area.ts';
import { turnFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { CORPS, towards, under } from './under-orders.ts';

const isLed = (set: TestTable, unit: string): boolean =>
  isInCommand(set.state, fieldOf(set.state), set.unit(unit));

const goals = (set: TestTable, unit: string): readonly number[] => {
  set.play('french', { type: 'select', units: [set.unit(unit)] });
  return set.offers('french', 'go').map(({ hex }) => hex);
};

describe('command by divisions', () => {
  const apart = (more: Sitting['units'] = {}) =>
    under(
      {
        units: { i: { at: '3,0' }, e: { at: '14,0', side: 'allied' }, ...more },
        leaders: { ney: { at: '0,0', commands: [CORPS] } },
        options: { divisionCommand: true },
      },
      (at) => [towards('delay', [at('9,0')])],
    );

  test('NLC-20.2.2a, 12.1f: 3 MP from the commander is out of command; the way back is to a hex beside him', () => {
    const set = apart();
    expect(isLed(set, 'i')).toBe(false);
    expect(goals(set, 'i')).toEqual([set.at('1,0')]);
  });

  test('NLC-20.2.2a, b, 12.1f: or one hex off a division in command, in line with it, if that is nearer', () => {
    const set = apart({ i: { at: '4,0' }, j: { at: '1,0' } });
    expect(isLed(set, 'i')).toBe(false);
    expect(isLed(set, 'j')).toBe(true);
    expect(goals(set, 'i')).toEqual([set.at('3,0')]);
  });
});

describe('strays', () => {
  test('NLC-12.1f, NLC-D.2, NLC-J.1: sent home in one go a stray comes no farther than hex by hex: to the first hex in range', () => {
    const set = under(
      {
        units: { i: { at: '0,0' }, e: { at: '12,0', side: 'allied' } },
        leaders: { ney: { at: '-6,0', commands: [CORPS] } },
      },
      (at) => [towards('attack', [at('8,0')])],
    );
    expect(goals(set, 'i')).toEqual([set.at('-3,0')]);
  });
});

describe('reinforcements', () => {
  test('NLC-20.1.5, NLC-G: of a group that comes in hidden the enemy hears nothing', () => {
    const set = table({
      units: { i: { at: '0,0', in: 'I' }, n: { in: 'II' }, e: { at: '9,0', side: 'allied' } },
      leaders: { ney: { at: '0,0', commands: ['I'] } },
      groups: [{ turn: 1, at: '-14,0', units: ['n'], hidden: true }],
      places: { Town: ['-10,0'] },
      towns: ['-10,0'],
      roads: ['-14,0 -13,0 -12,0 -11,0 -10,0'],
      options: { hiddenMovement: true },
      frames: [turnFrame.at('reinforcements', {})],
    });
    expect(set.happened('french').map(({ type }) => type)).toContain('reinforcementsDue');
    expect(set.happened('allied').map(({ type }) => type)).not.toContain('reinforcementsDue');
    expect(set.view('allied').arrived).toEqual([]);
  });
});
