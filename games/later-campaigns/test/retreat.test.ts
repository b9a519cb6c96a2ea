import { describe, expect, test } from 'vitest';
import { UNDECIDED } from '../combat/going-back.ts';
import { chargeFrame, failureFrame, retreatFrame } from '../frames.ts';
import { NOBODY, NOWHERE } from '../vocabulary.ts';
import { type Sitting, table } from './table.ts';
import { bodyNamed, CORPS } from './under-orders.ts';

const LEADERS = {
  ney: { at: '-3,0', commands: ['french corps'] },
  hill: { at: '6,0', side: 'allied', commands: ['allied corps'] },
} as const;

/** The French units named go back one hex from where they stand. */
function retreating(
  sitting: Sitting,
  units: readonly string[],
  from: string,
  kind: 'assault' | 'charge' = 'assault',
  foes: readonly string[] = [],
) {
  const first = table(sitting);
  return table({
    ...sitting,
    frames: [
      retreatFrame.at('look', {
        ...UNDECIDED,
        side: 'french',
        kind,
        foes: foes.map(first.at),
        units: units.map(first.unit),
        at: first.at(from),
        left: 1,
        visited: [first.at(from)],
      }),
    ],
  });
}

describe('retreat', () => {
  const ZONE: Sitting = {
    leaders: LEADERS,
    units: {
      i: { at: '0,0', steps: [5, 3] },
      c: { at: '0,0', steps: [5, 3], arm: 'cav' },
      e: { at: '-2,0', side: 'allied' },
    },
  };

  test('NLC-7.4i, NLC-GV-45: infantry that goes back into an enemy zone loses a step, cavalry does not', () => {
    const foot = retreating(ZONE, ['i'], '0,0');
    foot.play('french', { type: 'retreatTo', hex: foot.at('-1,0') });
    expect(foot.state.units[foot.unit('i')]?.lost).toBe(1);
    const horse = retreating(ZONE, ['c'], '0,0');
    horse.play('french', { type: 'retreatTo', hex: horse.at('-1,0') });
    expect(horse.state.units[horse.unit('c')]?.lost).toBe(0);
  });

  test('NLC-7.4h, NLC-GV-46: too many in a hex are all disrupted, and one of those who came goes on', () => {
    const at = retreating(
      {
        leaders: LEADERS,
        units: { a: { at: '0,0' }, b: { at: '0,0' }, f: { at: '-1,0' }, e: { at: '3,0', side: 'allied' } },
      },
      ['a', 'b'],
      '0,0',
    );
    at.play('french', { type: 'retreatTo', hex: at.at('-1,0') });
    expect(['a', 'b', 'f'].map((id) => at.state.units[at.unit(id)]?.disrupted)).toEqual([true, true, true]);
    expect(at.offers('french', 'excess').map(({ unit }) => unit)).toEqual([at.unit('a'), at.unit('b')]);
    at.play('french', { type: 'excess', unit: at.unit('b') });
    expect(at.offers('french', 'retreatTo').map(({ hex }) => hex)).not.toContain(at.at('0,0'));
  });

  test('NLC-7.7h: who cannot retreat from a charge is eliminated', () => {
    const ring = Object.fromEntries(
      ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'].map((at, n) => [
        `e${n}`,
        { at, side: 'allied' as const },
      ]),
    );
    const at = retreating({ leaders: LEADERS, units: { i: { at: '0,0' }, ...ring } }, ['i'], '0,0', 'charge');
    expect(at.state.units[at.unit('i')]?.status).not.toBe('map');
  });

  test('NLC-7.4j: who cannot retreat from an assault stays and loses a step', () => {
    const ring = Object.fromEntries(
      ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'].map((at, n) => [
        `e${n}`,
        { at, side: 'allied' as const },
      ]),
    );
    const at = retreating({ leaders: LEADERS, units: { i: { at: '0,0' }, ...ring } }, ['i'], '0,0');
    expect(at.state.units[at.unit('i')]).toMatchObject({ status: 'map', lost: 1, hex: at.at('0,0') });
  });
});

describe('bombardment', () => {
  const BATTERY: Sitting = {
    from: 'bombardment',
    leaders: LEADERS,
    units: {
      g: { at: '0,0', arm: 'art', steps: [5, 3] },
      h: { at: '0,0', arm: 'art', steps: [4, 2] },
      i: { at: '2,0', side: 'allied', steps: [5, 3] },
      j: { at: '2,0', side: 'allied', steps: [5, 3] },
    },
  };

  test('NLC-8.1d, NLC-GV-59: the first hit disrupts the stack, the second costs a step', () => {
    const at = table({ ...BATTERY, dice: [4, 4] });
    at.play('french', {
      type: 'bombard',
      from: at.at('0,0'),
      guns: [at.unit('g'), at.unit('h')],
      target: at.at('2,0'),
    });
    at.play('allied', { type: 'takeHit', unit: at.unit('i') });
    expect(at.state.units[at.unit('i')]).toMatchObject({ disrupted: true, lost: 1 });
    expect(at.state.units[at.unit('j')]).toMatchObject({ disrupted: true, lost: 0 });
    expect(at.state.units[at.unit('g')]?.bombarded).toBe(1);
  });

  test('NLC-19.4a, NLC-GV-60: stacked targets add half the strength', () => {
    const at = table({ ...BATTERY, options: { artilleryDetail: true }, dice: [4, 4] });
    at.play('french', {
      type: 'bombard',
      from: at.at('0,0'),
      guns: [at.unit('g'), at.unit('h')],
      target: at.at('2,0'),
    });
    expect(at.happened()).toContainEqual(expect.objectContaining({ type: 'fired', strength: 14, hits: 3 }));
  });

  test('NLC-8.1a: woods between the guns and their target hide it', () => {
    const at = table({ ...BATTERY, woods: ['1,0'] });
    expect(at.offers('french', 'bombard')).toHaveLength(0);
  });
});

describe('pursuit', () => {
  /** Cavalry that has just won the empty hex it charged, an enemy beside it. */
  function won(pursuit: number, dice: readonly number[]) {
    const sitting: Sitting = {
      from: 'charge',
      leaders: LEADERS,
      units: {
        c: { at: '0,0', arm: 'cav', pursuit },
        e: { at: '2,0', side: 'allied' },
      },
    };
    const first = table(sitting);
    const entry = { unit: first.unit('c'), start: first.at('0,0'), via: -1, target: first.at('1,0') };
    return table({
      ...sitting,
      dice,
      frames: [
        chargeFrame.at('next', {
          side: 'french',
          reaction: false,
          noSquare: false,
          backhand: false,
          entries: [entry],
          waiting: [entry],
          riding: [],
          targets: [],
        }),
      ],
    });
  }

  test('NLC-7.8c, NLC-GV-57: a winner who declines must pass his pursuit rating', () => {
    const held = won(4, [4]);
    held.play('french', { type: 'stay', unit: held.unit('c') });
    expect(held.hexOf('c')).toBe(held.at('1,0'));
    const wild = won(4, [5]);
    wild.play('french', { type: 'stay', unit: wild.unit('c') });
    expect(wild.offers('french', 'pursue').map(({ hex }) => hex)).toEqual([wild.at('2,0')]);
    const british = won(2, [3]);
    british.play('french', { type: 'stay', unit: british.unit('c') });
    expect(british.offers('french', 'pursue')).toHaveLength(1);
  });
});

describe('what the owner says before they go', () => {
  const STACK: Sitting = {
    units: { i: { at: '0,0' }, j: { at: '0,0' }, e: { at: '1,0', side: 'allied' } },
    leaders: { ...LEADERS, ney: { at: '0,0', commands: ['french corps'] } },
  };

  test('NLC-11.3, NLC-J.1: a leader may go back with a part of his stack, or stay when the last has gone', () => {
    const part = retreating(STACK, ['i'], '0,0');
    expect(part.offers('french', 'leaderWith')).toEqual([{ type: 'leaderWith', leader: 0, along: true }]);
    part.play('french', { type: 'leaderWith', leader: 0, along: true });
    expect(part.offers('french', 'leaderWith')).toEqual([]);
    part.play('french', { type: 'retreatTo', hex: part.at('-1,0') });
    expect(part.state.leaders[0]?.hex).toBe(part.at('-1,0'));

    const all = retreating(STACK, ['i', 'j'], '0,0');
    all.play('french', { type: 'leaderWith', leader: 0, along: false });
    all.play('french', { type: 'retreatTo', hex: all.at('-1,0') });
    expect(all.state.leaders[0]?.hex).toBe(all.at('0,0'));
  });

  const failing = (sitting: Sitting, units: readonly string[]) => {
    const first = table(sitting);
    return table({
      ...sitting,
      frames: [
        failureFrame.at('next', {
          body: bodyNamed(first.state, CORPS),
          from: NOWHERE,
          left: units.map(first.unit),
          now: NOBODY,
          picked: NOBODY,
          tested: [],
        }),
      ],
      also(state) {
        state.stage = null;
      },
    });
  };

  test('NLC-D.6, NLC-R022, NLC-J.1: the owner says which of several goes back first', () => {
    const at = failing(STACK, ['i', 'j']);
    expect(at.offers('french', 'nextRetreat')).toEqual([{ type: 'nextRetreat', unit: at.unit('j') }]);
    at.play('french', { type: 'nextRetreat', unit: at.unit('j') });
    expect(at.offers('french', 'nextRetreat')).toEqual([]);
    for (const spot of ['-1,0', '-2,0', '-3,0']) at.play('french', { type: 'retreatTo', hex: at.at(spot) });
    expect([at.hexOf('i'), at.hexOf('j')]).toEqual([at.at('0,0'), at.at('-3,0')]);
    at.play('french', { type: 'retreatTo', hex: at.at('-1,0') });
    expect(at.hexOf('i')).toBe(at.at('-1,0'));
  });

  test('NLC-R077, NLC-R076: cavalry may fall on those whose order failed outside a Stage, one test for each', () => {
    const at = failing(
      {
        units: { i: { at: '0,0' }, h: { at: '1,0', side: 'allied', arm: 'cav' } },
        leaders: { ...LEADERS, hill: { at: '1,0', side: 'allied', commands: ['allied corps'] } },
        dice: [6],
      },
      ['i'],
    );
    at.play('french', { type: 'retreatTo', hex: at.at('-1,0') });
    expect(at.asked()).toEqual(['allied']);
    const [charge] = at.offers('allied', 'react');
    if (charge === undefined) throw new Error('nobody may react');
    at.play('allied', charge);
    at.play('allied', { type: 'launch' });
    expect(at.happened().some(({ type }) => type === 'reactionFailed')).toBe(true);
    expect(at.asked()).toEqual(['french']);
  });
});
