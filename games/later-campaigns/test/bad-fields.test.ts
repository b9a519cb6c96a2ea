// NLC-B: an action with a hex, unit or leader that does not exist is no action; no rule of the game speaks of it.
import { type Fields, why } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { lossesFrame, pickFrame, reactionFrame, retreatFrame } from '../frames.ts';
import { NOBODY, NOWHERE } from '../vocabulary.ts';
import { illegal } from '../words/illegal.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { CORPS } from './under-orders.ts';

const FIELD = {
  units: {
    i: { at: '0,0' },
    c: { at: '0,1', arm: 'cav' },
    g: { at: '1,-1', arm: 'art' },
    x: {},
    e: { at: '2,-1', side: 'allied' },
    k: { at: '0,2', side: 'allied', arm: 'cav' },
  },
  leaders: {
    reille: { at: '0,0', commands: [CORPS] },
    ney: { at: '0,0', role: 'oc', rating: 4, commands: [CORPS] },
    hill: { at: '2,-1', side: 'allied', commands: ['allied corps'] },
  },
  orders: { 'allied corps': 'delay' },
  groups: [{ turn: 1, at: '-14,0', units: ['x'] }],
  entries: ['-14,0'],
  stage: { chits: [0, 1] },
} as const satisfies Sitting;
const SENTENCES = new Set<string>(Object.values(illegal));

const set = (more: Sitting = {}): TestTable =>
  table({
    ...FIELD,
    ...more,
    also(state, at) {
      state.arrived = [0];
      more.also?.(state, at);
    },
  });
const onTheMove = (): TestTable => {
  const at = set();
  at.play('french', { type: 'select', units: [0] });
  return at;
};
const REACTING = () =>
  set({
    also(state, at) {
      const facts = { kind: 'move', hex: at('0,0'), side: 'allied', movers: [0], noSquare: false } as const;
      state.frames.push(reactionFrame.at('declare', { ...facts, declared: [], left: [], backhand: false }));
    },
  });
const RETREATING = () =>
  set({
    from: 'assault',
    also(state, at) {
      const facts = {
        foes: [at('2,-1')],
        units: [0],
        at: at('0,0'),
        left: 1,
        visited: [],
        waiting: [],
      } as const;
      const rest = { next: NOBODY, along: [], behind: [] };
      state.frames.push(retreatFrame.at('choose', { side: 'french', kind: 'assault', ...facts, ...rest }));
    },
  });
const HIT = () =>
  set({
    from: 'assault',
    frames: [
      lossesFrame.at('choose', { side: 'french', pool: [0, 1], isBombarded: false, debt: 2, paid: 0 }),
    ],
  });
const PICKING = () =>
  set({ frames: [pickFrame.at('choose', { side: 'french', what: 'coordinated', roller: 1 })] });

const FAR = 99_999;

test.each<[string, () => TestTable, 'french' | 'allied', Fields]>([
  ['step', onTheMove, 'french', { hex: 0 }],
  ['go', onTheMove, 'french', { hex: 0 }],
  ['take', onTheMove, 'french', { unit: 0 }],
  ['drop', onTheMove, 'french', { unit: 0 }],
  ['select', set, 'french', { units: [0] }],
  ['top', set, 'french', { unit: 0 }],
  ['stance', set, 'french', { unit: 0, stance: 'pass' }],
  ['auto', set, 'french', { body: 0 }],
  ['goLeader', set, 'french', { leader: 0, hex: 0 }],
  ['moveLeader', set, 'french', { leader: 0, hex: 0 }],
  ['enter', set, 'french', { units: [3], hex: 0 }],
  ['enterLeader', set, 'french', { leader: 0, hex: 0 }],
  ['charge', () => set({ from: 'charge' }), 'french', { unit: 1, target: 0, via: NOWHERE }],
  ['bombard', () => set({ from: 'bombardment' }), 'french', { from: 0, target: 0, guns: [2] }],
  ['assign', () => set({ from: 'assault' }), 'french', { hex: 0, target: 0 }],
  ['react', REACTING, 'allied', { unit: 5, via: NOWHERE }],
  ['retreatTo', RETREATING, 'french', { hex: 0 }],
  ['takeHit', HIT, 'french', { unit: 0 }],
  ['pickCoordinated', PICKING, 'french', { first: 0, second: 0 }],
])('%s: each field with what there is none of', (type, begun, seat, fields) => {
  const at = begun();
  expect(at.asked()).toContain(seat);
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'via' || name === 'stance') continue;
    for (const wrong of [FAR, -7, 0.5, 'x', null]) {
      const asked = { type, ...fields, [name]: Array.isArray(value) ? [wrong] : wrong };
      const said = why(at.match, seat, asked as never);
      expect(said).not.toBeNull();
      if (said !== null && 'rule' in said)
        expect([name, wrong, SENTENCES.has(said.text)]).toEqual([name, wrong, false]);
    }
  }
});
