// NLC-4.1c, NLC-R130: a Coordinated Action makes one formation of two: their stacks move as one, each unit under its own order.
import { describe, expect, test } from 'vitest';
import { answer, full } from './refused.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { bodyNamed, detached, towards } from './under-orders.ts';

const BOTH = {
  units: {
    i: { at: '0,0', in: 'I', division: 'Foy' },
    g: { at: '0,0', in: 'II', arm: 'art', mp: 3 },
    e: { at: '9,0', side: 'allied' },
  },
  leaders: {
    reille: { at: '0,0', rating: 2, commands: ['I'] },
    erlon: { at: '0,0', rating: 2, commands: ['II'] },
    hill: { at: '9,0', side: 'allied', commands: ['allied corps'] },
  },
  orders: { I: 'attack', II: 'attack', 'allied corps': 'delay' },
} as const satisfies Sitting;

/** The two corps act together; `toward`: what each is ordered to. */
function together(
  more: Sitting = {},
  toward: { readonly [body: string]: readonly ['attack' | 'delay' | 'fallBack', string] } = {},
): TestTable {
  return table({
    ...BOTH,
    ...more,
    also(state, at) {
      more.also?.(state, at);
      if (state.stage !== null)
        state.stage = { ...state.stage, chits: ['I', 'II'].map((id) => bodyNamed(state, id)) };
      for (const [id, [type, spot]] of Object.entries(toward)) {
        const body = bodyNamed(state, id);
        const was = state.bodies[body];
        if (was) state.bodies[body] = { ...was, order: { ...was.order, legs: [towards(type, [at(spot)])] } };
      }
    },
  });
}

const groups = (at: TestTable) => at.offers('french', 'select').map(({ units }) => units);
const goals = (at: TestTable) => at.offers('french', 'go').map(({ hex }) => hex);

describe('NLC-4.1c: the pair moves as one', () => {
  test('NLC-4.1c, 5.1a: a brigade of one and guns of the other, stacked, set out together', () => {
    const at = together();
    expect(groups(at)).toEqual([[0], [1], [0, 1]]);
    at.play('french', { type: 'select', units: [0, 1] });
    at.play('french', { type: 'go', hex: at.at('2,0') });
    expect([at.hexOf('i'), at.hexOf('g')]).toEqual([at.at('2,0'), at.at('2,0')]);
  });

  test('NLC-4.1c: units that stand together but act by different chits do not', () => {
    const at = table({ ...BOTH, options: { sequence: 'pbem' } });
    expect(groups(at)).toEqual([[0], [1]]);
  });

  test('NLC-4.1c, NLC-P.3: nor by packet, unless their formations are the pair of their side', () => {
    const at = together({
      options: { sequence: 'pbem' },
      also(state) {
        const pair = ['I', 'II'].map((id) => bodyNamed(state, id));
        state.cup = { chits: [], pairs: { french: pair, allied: [] }, initial: [] };
      },
    });
    expect(groups(at)).toEqual([[0], [1], [0, 1]]);
  });

  test('NLC-12.13g: a division under orders of its own keeps to itself', () => {
    const at = together({
      also(state, spot) {
        detached(state, 'Foy', towards('attack', [spot('9,0')]));
      },
    });
    expect(groups(at)).toEqual([[0], [1]]);
  });

  test('NLC-12.1f: whoever is out of command goes back by himself', () => {
    const at = together({ leaders: { ...BOTH.leaders, erlon: { ...BOTH.leaders.erlon, at: '-6,0' } } });
    expect(groups(at)).toEqual([[0], [1]]);
    expect(answer(at, { type: 'select', units: [0, 1] })).toBe(full('NLC-5.1a notOneBody'));
  });

  test('NLC-4.1c: on its way a group picks up whoever of the other formation waits there', () => {
    const at = together({ units: { ...BOTH.units, g: { ...BOTH.units.g, at: '1,0' } } });
    at.play('french', { type: 'select', units: [0] });
    at.play('french', { type: 'step', hex: at.at('1,0') });
    expect(at.offers('french', 'take')).toEqual([{ type: 'take', unit: 1 }]);
    at.play('french', { type: 'take', unit: 1 });
    at.play('french', { type: 'go', hex: at.at('2,0') });
    expect([at.hexOf('i'), at.hexOf('g')]).toEqual([at.at('2,0'), at.at('2,0')]);
  });
});

describe('NLC-R130: each under its own order', () => {
  const FAR = { ...BOTH.units, e: { at: '-9,0', side: 'allied' } } as const;

  test('NLC-R130: what one of them owes binds the stack, and both owe what each would alone', () => {
    const at = together({ units: FAR }, { I: ['attack', '6,0'], II: ['delay', '0,3'] });
    at.play('french', { type: 'select', units: [0, 1] });
    // One hex nearer to 6,0 at least, and no farther than 3 from 0,3.
    expect(goals(at)).toContain(at.at('1,0'));
    expect(goals(at)).toContain(at.at('2,0'));
    expect(goals(at)).not.toContain(at.at('2,-1'));
    expect(goals(at)).not.toContain(at.at('0,1'));
  });

  test('NLC-R059, NLC-R130: orders that lead apart part the stack: nobody dodges one of them by the other', () => {
    const at = together({ units: FAR }, { I: ['attack', '6,0'], II: ['attack', '-6,6'] });
    expect(answer(at, { type: 'select', units: [0, 1] })).toMatch(/^NLC-R059/);
  });

  test('NLC-R130: once the guns are left behind the brigade owes only what its own order asks', () => {
    const at = together({ units: FAR }, { I: ['delay', '0,3'], II: ['attack', '6,0'] });
    at.play('french', { type: 'select', units: [0, 1] });
    at.play('french', { type: 'step', hex: at.at('1,0') });
    at.play('french', { type: 'drop', unit: 1 });
    expect(at.hexOf('g')).toBe(at.at('1,0'));
    expect(goals(at)).toContain(at.at('0,1'));
  });

  test('NLC-8.2a, 4.1c: guns of one assault together with foot of the other', () => {
    const at = together({
      from: 'assault',
      units: { ...BOTH.units, e: { at: '1,0', side: 'allied' } },
      dice: [1, 1, 1, 1],
    });
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    at.play('french', { type: 'join', unit: 1 });
    at.play('french', { type: 'endAssign' });
    const [began] = at.happened().filter(({ type }) => type === 'assaultBegan');
    expect(began).toMatchObject({ attackers: [0, 1] });
  });
});
