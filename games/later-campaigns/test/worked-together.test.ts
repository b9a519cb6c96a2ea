// NLC-20: optional rules that meet each other, worked out by hand from the law.
import { describe, expect, test } from 'vitest';
import { rout } from '../combat/rout.ts';
import { rallyFrame, turnEndFrame } from '../frames.ts';
import { formationLimit } from '../morale/demoralization.ts';
import { moraleOf, PLAIN } from '../morale/morale.ts';
import { detach } from '../orders/assigning.ts';
import { legWith } from '../orders/legs.ts';
import { automatic } from '../orders/numbered.ts';
import { lowerByFailure } from '../orders/operations-morale.ts';
import type { State } from '../state.ts';
import { rallying } from '../turn/rallying.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { bodyNamed, CORPS } from './under-orders.ts';

/** A brigade in its hex and in this one. */
const inLine = (unit: number, half: string): Pick<Sitting, 'also'> => ({
  also(state, spot) {
    const was = state.units[unit];
    if (was !== undefined) state.units[unit] = { ...was, extended: spot(half) };
  },
});
const RECOVERY = { ...PLAIN, scope: 'recovery' } as const;

describe('extended lines (NLC-20.2.3) with other rules', () => {
  test('NLC-19.2b: a line is in contact with whoever touches either of its hexes: 4 − 1', () => {
    const morale = (enemy: string) => {
      const at = table({
        side: 'allied',
        units: { i: { at: '0,0' }, e: { at: enemy, side: 'allied' } },
        options: { extendedLines: true },
        ...inLine(0, '1,0'),
      });
      return moraleOf(at.state, 0, RECOVERY).value;
    };
    expect(morale('-1,0')).toBe(3);
    expect(morale('2,0')).toBe(3);
    expect(morale('3,0')).toBe(4);
  });

  test('NLC-20.10: who is beside either hex of a line that runs tests, and a line beside whoever runs', () => {
    const tested = (running: number) => {
      const at = table({
        units: { i: { at: '0,0' }, j: { at: '2,0' }, e: { at: '9,0', side: 'allied' } },
        options: { extendedLines: true, rout: true },
        ...inLine(0, '1,0'),
      });
      const state = structuredClone(at.state) as State;
      const dice: string[] = [];
      const random = { die: (_sides: number, purpose: string) => dice.push(purpose) };
      rout({ state, random, emit: () => {} } as unknown as Parameters<typeof rout>[0], [running]);
      return dice;
    };
    expect(tested(0)).toEqual(['NLC-20.10 rout j']);
    expect(tested(1)).toEqual(['NLC-20.10 rout i']);
  });

  test('NLC-13.2: an enemy line sees from both its hexes', () => {
    const resting = (half: string) => {
      const at = table({
        units: { i: { at: '0,0' }, e: { at: '10,0', side: 'allied' } },
        leaders: { reille: { at: '0,0', commands: [CORPS] } },
        orders: { [CORPS]: 'reserve' },
        options: { extendedLines: true },
        ...inLine(1, half),
      });
      const frame = rallyFrame.at('look', {
        side: 'french',
        player: null,
        returned: [],
        latest: -1,
        done: false,
      });
      return [...rallying(at.state, frame)].length;
    };
    expect(resting('10,1')).toBe(1);
    expect(resting('8,0')).toBe(0);
  });
});

describe('operations morale (NLC-20.9)', () => {
  /** Units that came in without their leader, on a March of their own (NLC-R158), fail. */
  const failedParty = (divisions: readonly string[]) => {
    const units = Object.fromEntries(divisions.map((division, n) => [`u${n}`, { at: `${n},0`, division }]));
    const at: TestTable = table({
      units: { ...units, p: { at: '5,5', division: 'party' }, e: { at: '12,0', side: 'allied' } },
      leaders: { reille: { at: '0,0', commands: [CORPS] } },
      limits: { [CORPS]: 40 },
      groups: [{ turn: 1, at: '5,5', units: ['p'] }],
      options: { operationsMorale: true },
    });
    const state = structuredClone(at.state) as State;
    const party = bodyNamed(state, `${CORPS}+1`);
    detach(state, party, [at.unit('p')], automatic(state, party, [legWith({ type: 'march' })]), true);
    lowerByFailure(state, party);
    return formationLimit(state, bodyNamed(state, CORPS));
  };

  test('NLC-20.9e, NLC-R158: a party acts as a division, and its corps feels a share: 4 by 2 divisions and itself', () => {
    expect(failedParty(['Foy'])).toBe(38);
    expect(failedParty(['Foy', 'Jerome', 'Bachelu'])).toBe(39);
  });
});

describe('fatigue (NLC-20.8) with army demoralization', () => {
  test('NLC-14.3, 20.8h: an exhausted unit recovers on a 5 whatever its army has lost', () => {
    const at = table({
      units: { i: { at: '0,0', disrupted: true }, e: { at: '9,0', side: 'allied' } },
      options: { fatigue: true, disruptionRecovery: true },
      bodies: { [CORPS]: { fatigue: 'exhausted' } },
      frames: [turnEndFrame.at('recovery', {})],
      dice: [5],
    });
    expect(at.state.units[0]?.disrupted).toBe(false);
  });
});

describe('NLC-P.1: combats won', () => {
  test('NLC-P.1, 7.7f, NLC-GV-53: cavalry that is beaten leaves the hex it charged, and the defender has won', () => {
    const at = table({
      from: 'charge',
      units: {
        h: { at: '0,0', arm: 'cav', steps: [6, 3] },
        e: { at: '1,0', side: 'allied', steps: [5, 3] },
      },
      leaders: {
        ney: { at: '0,0', commands: [CORPS] },
        hill: { at: '9,0', side: 'allied', commands: ['allied corps'] },
      },
      // No square; 6 rolls 5, 3 rolls 4: nothing on either side.
      dice: [5, 2, 3, 2, 2],
    });
    at.play('french', { type: 'charge', unit: at.unit('h'), via: -1, target: at.at('1,0') });
    if (at.offers('french', 'endDeclare').length > 0) at.play('french', { type: 'endDeclare' });
    expect(at.hexOf('h')).toBe(at.at('0,0'));
    expect(at.state.sides.french.yielded).toBe(1);
    expect(at.state.sides.allied.yielded).toBe(0);
  });
});
