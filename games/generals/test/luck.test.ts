import {
  type Frozen,
  frozen,
  invariant,
  type Random,
  randomOf,
  type Simulation,
  simulate,
  simulationSource,
  startMatch,
} from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import { brain } from '../brain/index.ts';
import type { Action } from '../grammar.ts';
import { generals } from '../module.ts';
import type { State } from '../state.ts';
import { TestTable } from './table.ts';

const even = new TestTable({ phase: 'planning', round: 3, units: 'b3: bI1-3 | b1: wI1-3' }).state;
const lost = new TestTable({ phase: 'planning', round: 3, units: 'b3: bI1-6 | b2: bI7-12 | c1: wI1' }).state;

const luckIn = (state: Frozen<State>, seat: string) => {
  const luck = brain.luck?.(state, seat);
  invariant(luck !== undefined, 'Generals tells luck.');
  return luck;
};

const FACES = [1, 2, 3, 4, 5, 6];
const PURPOSES = [
  'GEN-12.28 ranged a1-a2 white',
  'GEN-12.39 melee meet:b2:1 black',
  'GEN-9.7 bombard wA1 at b2 die 1',
  'GEN-18.3 courier white 1',
];

const random = (seed: number): Random => randomOf(simulationSource(seed));

type Battle = Simulation<State, Action>;

/** Both sides answer quickly until this round is planned. */
const fightOn = (battle: Battle, round: number, chance: Random): void => {
  for (let asked = battle.pending()[0]; asked !== undefined; asked = battle.pending()[0]) {
    if (battle.state.phase === 'planning' && battle.state.round >= round) return;
    for (const action of brain.answer?.(frozen(battle.state), asked.seat, chance) ?? [])
      battle.play(asked.seat, action);
  }
};

/** The third planning of a battle. */
const begun = (seed: number): State => {
  const parsed = generals.parseOptions({});
  invariant(parsed.ok, 'The usual options are options.');
  const { state } = startMatch(generals, parsed.value, simulationSource(seed));
  const battle = simulate(generals, frozen(state), random(seed));
  fightOn(battle, 3, random(seed));
  return battle.state;
};

/** Another round of it, orders being what they were: what it came to, and the luck in it. */
const fight = (
  state: State,
  seed: number,
): { readonly worth: number; readonly luck: number; readonly unseen: string[] } => {
  const dice = random(seed);
  const luckOf = luckIn(state, 'white');
  let luck = 0;
  const unseen: string[] = [];
  const battle = simulate(generals, frozen(state), {
    ...dice,
    die(sides, purpose) {
      const face = dice.die(sides, purpose);
      luck += luckOf(face, purpose);
      if (luckOf(1, purpose) === 0 && /ranged|melee|bombard/.test(purpose)) unseen.push(purpose);
      return face;
    },
  });
  fightOn(battle, 4, random(7));
  return { worth: brain.evaluate(frozen(battle.state), 'white'), luck, unseen };
};

const scatter = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
};

describe('luck with the dice', () => {
  it('is nothing on the whole, whatever a die is for', () => {
    for (const purpose of PURPOSES)
      expect(FACES.reduce((sum, face) => sum + luckIn(even, 'white')(face, purpose), 0)).toBeCloseTo(0);
  });

  it('GEN-12.28, 12.39, 9.7: a six is luck for whoever threw it and as much bad luck for the other', () => {
    const [ranged = '', melee = '', guns = '', courier = ''] = PURPOSES;
    const six = (seat: string, purpose: string) => luckIn(even, seat)(6, purpose);
    expect(six('white', ranged)).toBeGreaterThan(0);
    expect(six('black', ranged)).toBeCloseTo(-six('white', ranged));
    expect(six('white', melee)).toBeLessThan(0);
    expect(six('white', guns)).toBeGreaterThan(0);
    expect(six('white', courier)).toBe(0);
  });

  it('decides less where the battle is decided', () => {
    const [ranged = ''] = PURPOSES;
    expect(luckIn(lost, 'white')(6, ranged)).toBeLessThan(luckIn(even, 'white')(6, ranged) / 2);
  });

  it('taken off, leaves less scatter between rounds that only dice part', () => {
    let plain = 0;
    let fair = 0;
    for (const state of [1, 2, 3, 4, 5].map(begun)) {
      const fights = Array.from({ length: 40 }, (_, n) => fight(state, 100 + n));
      expect(fights.flatMap(({ unseen }) => unseen)).toEqual([]);
      plain += scatter(fights.map(({ worth }) => worth));
      fair += scatter(fights.map(({ worth, luck }) => worth - luck));
    }
    expect(fair / plain).toBeLessThan(0.85);
  });
});
