// What happens between the Stages, worked out by hand: hooks of a scenario, initiative by mail, nights, rally, arrivals.
import { describe, expect, test } from 'vitest';
import { commandFrame, rallyFrame, sideOrderFrame } from '../frames.ts';
import { legWith } from '../orders/legs.ts';
import { leaderAllowance } from '../reach/allowance.ts';
import { calledBack } from '../staff/general-retreat.ts';
import type { Body, State } from '../state.ts';
import { countRest, wake } from '../turn/fatigue.ts';
import { type Sitting, table } from './table.ts';
import { bodyNamed, CORPS } from './under-orders.ts';

function betweenStages(state: State): void {
  state.stage = null;
  state.frames.splice(2, 1);
}

describe('guard-cavalry-held-back', () => {
  const GUARD = {
    units: {
      g: { at: '0,0', in: 'fr-guard-cav', arm: 'cav', division: 'Lancers' },
      i: { at: '1,0', in: 'I' },
      e: { at: '14,0', side: 'allied' },
      x: { in: 'I', steps: [45] },
    },
    leaders: {
      ney: { at: '1,0', rating: 4, role: 'oc', commands: ['fr-guard-cav', 'I'], noHqPenalty: true },
      lefebvre: { at: '0,0', rating: 3, commands: ['fr-guard-cav'] },
      reille: { at: '1,0', rating: 3, commands: ['I'] },
    },
    lost: { x: { status: 'eliminated', hex: -1, lost: 1 } },
    specials: ['guard-cavalry-held-back'],
    orders: { 'fr-guard-cav': 'delay', I: 'delay', 'allied corps': 'delay' },
    frames: [commandFrame.at('send', { passed: 0 })],
  } as const satisfies Sitting;
  const at = (clock: string) => table({ ...GUARD, turns: [{ clock }, { clock: '2000' }] });
  const written = (clock: string, name: string) => {
    const set = at(clock);
    return set.refused('french', {
      type: 'begin',
      sender: 0,
      recipient: bodyNamed(set.state, name),
      order: 'attack',
    });
  };

  test('NLC-A.5: neither the formation nor a division of it has orders before 18:00', () => {
    for (const name of ['fr-guard-cav', 'Lancers']) {
      expect(written('1700', name)).toBe('NLC-12.4a');
      expect(written('1800', name)).toBeNull();
    }
  });

  test('NLC-A.5, NLC-12.2.7a: nor is it called back with the army', () => {
    const called = (clock: string) => calledBack(at(clock).state, { leader: 0, edge: null });
    const guard = bodyNamed(at('1700').state, 'fr-guard-cav');
    expect(called('1700')).not.toContain(guard);
    expect(called('1800')).toContain(guard);
  });
});

describe('initiative by mail', () => {
  const rolled = (dice: readonly number[], won = 0) => {
    const set = table({
      units: { i: { at: '0,0' }, e: { at: '9,0', side: 'allied' } },
      leaders: {
        napoleon: { at: '0,0', rating: 2, role: 'oc', commands: [CORPS] },
        ney: { at: '6,0', rating: 4, role: 'wc', commands: [CORPS] },
        wellington: { at: '9,0', rating: 3, role: 'oc', side: 'allied', commands: ['allied corps'] },
      },
      options: { sequence: 'pbem' },
      also(state) {
        betweenStages(state);
        state.sides = { ...state.sides, allied: { ...state.sides.allied, yieldedBefore: won } };
      },
      frames: [sideOrderFrame.at('roll', { winner: 'french', first: 'french' })],
      dice,
    });
    return set.happened().find(({ type }) => type === 'sideOrderRolled');
  };

  test('NLC-P.1: fights won last turn, the rating of the overall commander, a die; NLC-R128: a tie again', () => {
    // Napoleon is rated 2; Ney, rated 4, has a wing only.
    expect(rolled([4, 4])).toMatchObject({ totals: { french: 6, allied: 7 }, winner: 'allied' });
    expect(rolled([4, 4], 2)).toMatchObject({ totals: { french: 8, allied: 7 }, winner: 'french' });
    expect(rolled([5, 4, 6, 1])).toMatchObject({ totals: { french: 8, allied: 4 }, winner: 'french' });
  });
});

describe('nights', () => {
  test('NLC-20.8c, d, h: a fight by night keeps the tired from rest; it tires nobody who is fresh', () => {
    const morning = (fatigue: Body['fatigue'], fought: boolean) => {
      const { state } = table({
        units: { i: { at: '0,0' }, e: { at: '9,0', side: 'allied' } },
        options: { fatigue: true },
        turns: [{ clock: '2200', night: true }, { clock: '0400' }],
        bodies: { [CORPS]: { fatigue, attackedOn: fought ? 1 : 0 } },
      });
      const after: State = { ...state, bodies: [...state.bodies] } as State;
      countRest(after);
      after.turn = 2;
      wake(after);
      return after.bodies[bodyNamed(after, CORPS)]?.fatigue;
    };
    expect(morning('fresh', true)).toBe('fresh');
    expect(morning('fatigued', false)).toBe('fresh');
    expect(morning('fatigued', true)).toBe('exhausted');
    expect(morning('exhausted', false)).toBe('fatigued');
  });
});

describe('rally', () => {
  test('NLC-13.5, NLC-R033: a huge unit of a demoralized corps rolls as well; on a 5 it is destroyed', () => {
    const rallied = (die: number) => {
      const set = table({
        units: { i: { at: '0,0', steps: [9, 5] }, x: { steps: [20] }, e: { at: '14,0', side: 'allied' } },
        leaders: { reille: { at: '0,0', commands: [CORPS] } },
        orders: { [CORPS]: 'reserve' },
        lost: {
          i: { lost: 2 },
          x: { status: 'destroyed', hex: -1, lost: 1 },
        },
        frames: [
          rallyFrame.at('look', { side: 'french', player: null, returned: [], latest: -1, done: false }),
        ],
        also: betweenStages,
        dice: [die],
      });
      set.play('french', { type: 'rallyHuge', unit: set.unit('i') });
      return set.state.units[set.unit('i')];
    };
    expect(rallied(4)).toMatchObject({ status: 'map', lost: 1 });
    expect(rallied(5)).toMatchObject({ status: 'destroyed', hex: -1 });
  });
});

describe('arrivals', () => {
  test('NLC-9.1, NLC-D.15: a leader pays for the hex he comes in at: half a point by road, a point by open country', () => {
    const left = (entries: readonly string[]) => {
      const set = table({
        units: { i: { at: '-9,0' }, a: {}, e: { at: '12,0', side: 'allied' } },
        leaders: { reille: { mp: 7, commands: [CORPS] } },
        groups: [{ turn: 1, at: '-14,0', units: ['a'], leaders: ['reille'] }],
        entries,
        bodies: { [CORPS]: { order: orderOf('delay') } },
        stage: { chits: [1] },
        also: (state) => {
          state.arrived = [0];
        },
      });
      set.play('french', { type: 'enterLeader', leader: 0, hex: set.at('-14,0') });
      return leaderAllowance(set.state, 0);
    };
    expect(left(['-14,0'])).toBe(13);
    expect(left([])).toBe(12);
  });
});

const orderOf = (type: 'delay') => ({
  ...table({ units: { i: { at: '0,0' } } }).body(CORPS).order,
  legs: [legWith({ type })],
});
