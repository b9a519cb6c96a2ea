// NLC-J.3: what the machine does, in positions with one sensible answer.
import {
  contextOf,
  frozen,
  outcomeOf,
  pending,
  randomOf,
  simulationSource,
  startMatch,
  submit,
  viewOf,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { Posting } from '../brain/posts.ts';
import { STEADY, type Temper, temperOfMarshal } from '../brain/temper.ts';
import { theatreOf } from '../data/theatres.ts';
import type { Action } from '../grammar.ts';
import { laterCampaigns } from '../module.ts';
import { options } from '../options.ts';
import type { Read } from '../rule-types.ts';
import type { Side } from '../vocabulary.ts';
import { type TestTable, table } from './table.ts';

const answer = (at: TestTable, side: Side): Action =>
  laterCampaigns.brain.rollout(
    at.state,
    side,
    randomOf(simulationSource(1)),
    contextOf(laterCampaigns, at.state),
  );

const LEADERS = {
  ney: { at: '-1,0', commands: ['french corps'] },
  hill: { at: '4,0', side: 'allied', commands: ['allied corps'] },
} as const;

describe('NLC-J.3.2: a Stage', () => {
  test('NLC-8.1a: guns fire at troops in the open rather than at those in a town', () => {
    const at = table({
      from: 'bombardment',
      towns: ['2,-1'],
      units: {
        gun: { at: '0,0', arm: 'art', steps: [5, 3] },
        foot: { at: '0,0', steps: [4, 2] },
        town: { at: '2,-1', side: 'allied', steps: [4, 2] },
        open: { at: '2,0', side: 'allied', steps: [4, 2] },
      },
      leaders: LEADERS,
    });
    expect(answer(at, 'french')).toMatchObject({ type: 'bombard', target: at.at('2,0') });
  });

  test('NLC-7.7d: horse falls upon shaken infantry, and lets steady infantry be', () => {
    const facing = (disrupted: boolean) =>
      table({
        from: 'charge',
        units: {
          horse: { at: '0,0', arm: 'cav', steps: [6, 3] },
          foot: { at: '1,0', side: 'allied', steps: [4, 2], morale: 5, disrupted },
        },
        leaders: LEADERS,
      });
    const shaken = facing(true);
    expect(answer(shaken, 'french')).toMatchObject({ type: 'charge', target: shaken.at('1,0') });
    expect(answer(facing(false), 'french')).toEqual({ type: 'endDeclare' });
  });

  test('a battery does not stand alone: of two hexes with the same view it takes the one beside infantry', () => {
    const at = table({
      units: {
        gun: { at: '0,0', arm: 'art', steps: [4, 2] },
        foot: { at: '0,-2', steps: [4, 2] },
        foe: { at: '2,-1', side: 'allied', steps: [5, 3] },
      },
      orders: { 'french corps': 'defend' },
      leaders: LEADERS,
    });
    const posting = new Posting(at.state, at.unit('gun'), at.at('0,0'), STEADY);
    expect(posting.worth(at.at('0,-1'))).toBeGreaterThan(posting.worth(at.at('0,1')));
  });

  /** What it is worth to a brigade to come up to the enemy rather than to stay a hex away. */
  const comingUp = (own: number, theirs: number, temperIn: (state: Read) => Temper): number => {
    const at = table({
      units: {
        a: { at: '0,0', steps: [own, Math.ceil(own / 2)] },
        foe: { at: '3,0', side: 'allied', steps: [theirs, Math.ceil(theirs / 2)] },
      },
      leaders: LEADERS,
    });
    const posting = new Posting(at.state, at.unit('a'), at.at('0,0'), temperIn(at.state));
    return posting.worth(at.at('2,0')) - posting.worth(at.at('1,0'));
  };
  const steady = (): Temper => STEADY;
  const marshal = (state: Read): Temper => temperOfMarshal(state, 'french');

  test('an assault at 1 to 3 is not sought, at 3 to 1 it is', () => {
    expect(comingUp(3, 9, steady)).toBeLessThan(comingUp(9, 3, steady));
    expect(comingUp(9, 3, steady)).toBeGreaterThan(0);
  });

  test('in a small battle a Marshal closes with an enemy of the same strength sooner than a Veteran', () => {
    expect(comingUp(4, 4, marshal)).toBeGreaterThan(comingUp(4, 4, steady));
  });

  test('a Marshal who is not ahead in the last two turns spares nobody', () => {
    const { state } = table({ units: { a: { at: '0,0', steps: [4, 2] } } });
    const last = theatreOf(state).turns.length;
    const inTurn = (turn: number, points: number): Temper => {
      const sides = { ...state.sides, french: { ...state.sides.french, points } };
      return temperOfMarshal({ ...state, turn, sides }, 'french');
    };
    expect(inTurn(last - 1, 0).ardour).toBeGreaterThan(inTurn(last - 2, 0).ardour);
    expect(inTurn(last, 0).care).toBeLessThan(inTurn(last - 2, 0).care);
    expect(inTurn(last, 1)).toEqual(inTurn(last - 2, 0));
  });
});

describe('NLC-J.3.3: an assault', () => {
  const OPEN = {
    from: 'assault',
    units: {
      a: { at: '0,0', steps: [6, 3] },
      b: { at: '0,0', steps: [6, 3] },
      d: { at: '1,0', steps: [4, 2], side: 'allied' },
    },
    leaders: LEADERS,
  } as const;

  test('NLC-7.4e: open ground is given up rather than a brigade', () => {
    const at = table({ ...OPEN, dice: [4, 4, 1, 1] });
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    at.play('french', { type: 'endAssign' });
    expect(at.asked()).toEqual(['allied']);
    expect(answer(at, 'allied')).toEqual({ type: 'retreat' });
  });
});

describe('NLC-J.3.1: orders', () => {
  test.each(['quatre-bras', 'ligny', 'wavre', 'la-belle-alliance'])(
    'NLC-12.4: %s: what is written in the first Command Phase is accepted as it stands',
    (scenario) => {
      const match = startMatch(laterCampaigns, { ...options.usual, scenario }, simulationSource(7));
      const random = randomOf(simulationSource(8));
      for (let decision = 0; decision < 4 && outcomeOf(match) === null; decision += 1)
        for (const { seat } of pending(match)) {
          const imagined = frozen(laterCampaigns.determinize(viewOf(match, seat), seat, random));
          const context = contextOf(laterCampaigns, imagined);
          const [plan = []] = laterCampaigns.brain.plans(imagined, seat, random, 2, context);
          for (const action of plan) expect(submit(match, seat, action)).toMatchObject({ ok: true });
        }
    },
  );
});
