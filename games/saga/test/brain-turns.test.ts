import { randomOf, simulationSource } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { promiseOf } from '../brain/blows.ts';
import { brain } from '../brain/index.ts';
import { MARSHAL_1_MIND } from '../brain/mind.ts';
import { declarationWorth, ordersOf } from '../brain/orders.ts';
import { holesLeft } from '../brain/rescue.ts';
import { turnPlans } from '../brain/turn-plan.ts';
import { worth } from '../brain/worth.ts';
import { unitAt } from '../field/units.ts';
import type { State } from '../state.ts';
import { BUILDING, front, LINE, type Scene, table, WOODS } from './table.ts';

/** Three holes, and nobody stands behind one: a unit must step aside before the next can come up. */
const thinned: Scene = {
  A: { L1: 'FR-CHAS', L2: 'FR-LIGHT', S1: 'FR-OG', R1: 'FR-LINE' },
  B: front('BR-LINE', ...LINE),
  melees: [['A:L1', 'B:L1']],
};

type Side = NonNullable<Scene['A']>;

const told = (state: State): string[] =>
  turnPlans(state, 'A', ordersOf(state, 'A')).map(({ activate, declare }) =>
    [activate.unit, declare?.kind, declare?.to].join(' '),
  );

describe('a turn is planned to its last marker', () => {
  test('SAG-13.1, 13.3, 16.2: holes are counted as the markers left can leave them', () => {
    const { state } = table(thinned);
    expect([0, 1, 2, 3].map((markers) => holesLeft(state, 'A', markers))).toEqual([3, 3, 2, 2]);
  });

  test('SAG-16.2: the front is saved first, and the way there begins with a step that fills nothing', () => {
    const t = table({ ...thinned, players: { A: { markers: 2 } } });
    expect(told(t.state)[0]).toBe(`${t.idAt('A:L2')} lateral L3`);
  });

  test('SAG-16.2: reserves that could come up behind the holes do not hide the step that saves the front', () => {
    const reserve = { R1: 'BR-LINE', R2: 'BR-LINE', R3: 'BR-GDS', R4: 'AL-BRUN', R5: 'BR-RIFL' };
    const t = table({
      A: { L4: 'AL-KGLI', L5: 'BR-LINE', S3: 'BR-FART', S4: 'AL-HANL', ...reserve },
      B: front('FR-LINE', 'L1', 'L2', 'L3', 'L5'),
    });
    const [best] = turnPlans(t.state, 'A', ordersOf(t.state, 'A')).toSorted((a, b) => b.value - a.value);
    expect(best).toMatchObject({ activate: { unit: t.idAt('A:L4') }, declare: { to: 'L3' } });
  });

  test('SAG-16.2: a quick answer knows it, too', () => {
    const t = table({ ...thinned, players: { A: { markers: 2 } } });
    const answer = brain.rollout(t.state, 'A', randomOf(simulationSource(1)), undefined);
    expect(answer).toMatchObject({ unit: t.idAt('A:L2') });
  });

  test('SAG-16.2, 13.9: the first Marshal is kept as he was: he shoots while the front falls, and takes any ground', () => {
    const first = brain.earlier?.['marshal-1'];
    const t = table({ ...thinned, players: { A: { markers: 2 } } });
    expect(first?.rollout(t.state, 'A', randomOf(simulationSource(1)), undefined)).not.toMatchObject({
      unit: t.idAt('A:L2'),
    });
    const { state } = table({ A: { L1: 'FR-LINE' }, terrain: { 'A:L1': BUILDING, 'B:L1': WOODS } });
    const unit = unitAt(state, 'A:L1');
    const capture = { kind: 'capture' } as const;
    expect(unit && declarationWorth(state, unit, capture, MARSHAL_1_MIND)).toBeGreaterThan(0);
    expect(unit && declarationWorth(state, unit, capture)).toBeLessThan(0);
  });
});

describe('what a turn still promises', () => {
  const facing: Scene = { A: front('FR-LINE', 'L1', 'L2'), B: front('PR-LINE', 'L1', 'L2') };

  test('SAG-9.1: as many blows as there are markers, the best first', () => {
    const { state } = table(facing);
    const [none, one, two, three] = [0, 1, 2, 3].map((markers) => promiseOf(state, 'A', markers));
    expect(none).toBe(0);
    expect(one).toBeGreaterThan(0);
    expect(two).toBeCloseTo(2 * (one ?? 0));
    expect(three).toBe(two);
  });

  test('SAG-9.3: whoever has his marker strikes no more', () => {
    const { state } = table({ ...facing, A: { L1: 'FR-LINE', L2: { card: 'FR-LINE', activated: true } } });
    expect(promiseOf(state, 'A', 2)).toBe(promiseOf(state, 'A', 1));
  });

  test('SAG-6.2: a bid is answered as if the other were still open', () => {
    const t = table({
      ...facing,
      phase: 'initiative',
      players: { A: { hand: ['G10'] }, B: { hand: ['G11'] } },
    });
    t.play('B', { type: 'commit', card: 'G11' });
    const open = brain.duel?.(t.state, 'A') ?? null;
    expect(open?.frames.at(-1)).toMatchObject({ committed: [] });
    const bare = table({ ...facing, phase: 'initiative', players: { A: { hand: ['G10'] } } });
    expect(brain.duel?.(bare.state, 'A')).toBeNull();
  });

  test('SAG-29: imagined windows ask only who can answer', () => {
    const { state } = table(facing);
    brain.hasten?.(state);
    expect(state.rules.alwaysPrompt).toBe(false);
  });
});

describe('small things that decide', () => {
  test('SAG-15.10: a full Reserve of wounded takes nobody in, nor does the last room fugitives want', () => {
    const reserve = (cas: number, ...slots: readonly string[]): Side =>
      Object.fromEntries(slots.map((slot) => [slot, { card: 'FR-LINE', cas }]));
    const draw = (A: Side): number =>
      worth(table({ A: { L1: 'FR-LINE', ...A }, B: { L1: 'PR-LINE' } }).state, 'A', {
        type: 'reinforce',
        yes: true,
      });
    expect(draw(reserve(1, 'R1', 'R2', 'R3', 'R4', 'R5'))).toBeLessThan(0);
    expect(draw({ ...reserve(1, 'R1', 'R2', 'R3', 'R4'), RTW: 'FR-LINE' })).toBeLessThan(0);
    expect(draw(reserve(0, 'R1', 'R2'))).toBeGreaterThan(0);
  });

  test('SAG-11.12: nobody gives up a Building for Woods', () => {
    const won = (own: string, other: string): State => {
      const t = table({
        A: { L1: { card: 'FR-LINE', cas: 3 }, L3: 'FR-LINE' },
        B: { L1: 'BR-HIGH', L3: 'BR-LINE' },
        terrain: { 'A:L1': other, 'B:L1': own },
        melees: [['B:L1', 'A:L1']],
        first: 'B',
      });
      t.dice(6, 1);
      t.order('B:L1', { kind: 'continue' });
      return t.state;
    };
    const capture = { type: 'capture', yes: true } as const;
    expect(worth(won(BUILDING, WOODS), 'B', capture)).toBeLessThan(0);
    expect(worth(won(WOODS, BUILDING), 'B', capture)).toBeGreaterThan(0);
  });
});
