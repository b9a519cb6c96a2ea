// GEN-24.3: what holds in every state, for the fuzzer and for recorded games.
import type { Frozen } from '@grognard/kernel';
import { armyOf, countAt, isOutside, unitsOf } from './field/units.ts';
import type { State, Unit } from './state.ts';
import { ARMS, BATTLE_SECTORS, SIDES } from './vocabulary.ts';

type Invariant = (state: Frozen<State>) => string | null;

const ROUNDS = 10;
const CAPACITY = 6;
/** Places may be shared and crowded while a movement phase is settled. */
const isSettled = ({ engagement }: Frozen<State>): boolean => engagement === null;

/** Nothing appears and nothing gets lost: every unit is in some place. */
const armies: Invariant = (state) => {
  for (const side of SIDES)
    for (const arm of ARMS) {
      const count = unitsOf(state, side).filter((unit) => unit.arm === arm && unit.side === side).length;
      if (count !== armyOf(state.options, side)[arm]) return `${side} has ${count} ${arm}`;
    }
  return null;
};

/** GEN-3.6 */
const capacity: Invariant = (state) => {
  for (const side of SIDES)
    for (const sector of isSettled(state) ? BATTLE_SECTORS : []) {
      const count = countAt(state, side, sector);
      if (count > CAPACITY) return `${side} has ${count} units in ${sector}`;
    }
  return null;
};

/** GEN-3.11; occupants of a building aside. */
const oneHolder: Invariant = (state) => {
  for (const sector of isSettled(state) ? BATTLE_SECTORS : [])
    if (SIDES.every((side) => countAt(state, side, sector, isOutside) > 0))
      return `both sides hold ${sector}`;
  return null;
};

/** GEN-16.6 */
const pool: Invariant = ({ pool, scores }) =>
  pool + scores.length === ROUNDS ? null : `${pool} in the pool after ${scores.length} rounds`;

const find = (state: Frozen<State>, wrong: (unit: Frozen<Unit>) => boolean, what: string): string | null => {
  const unit = state.units.find(wrong);
  return unit === undefined ? null : `${unit.id} ${what}`;
};

/** GEN-16.2: a round begins with fresh units. */
const freshRound: Invariant = (state) =>
  state.phase === 'planning'
    ? find(
        state,
        ({ spent, square, bound, activations }) => spent || square || bound || activations > 0,
        'is not fresh',
      )
    : null;

/** GEN-14.10: routed Infantry and Cavalry are gone from the board once the combined arms phase is over. */
const routsLeave: Invariant = (state) => {
  const isLater = ['noncombat', 'rally', 'scoring', 'planning'].includes(state.phase);
  const stays = ({ arm, routed, inside, at }: Frozen<Unit>): boolean =>
    arm !== 'A' && routed && !inside && !['box', 'captured', 'gone', 'tray'].includes(at);
  return isLater ? find(state, stays, 'is routed and still on the board') : null;
};

/** GEN-2.4, 12.6: tokens belong to batteries, squares to Infantry. */
const conditions: Invariant = (state) =>
  find(state, ({ arm, token }) => arm !== 'A' && token !== null, 'has a token') ??
  find(state, ({ arm, square }) => arm !== 'I' && square, 'is in square');

export const invariants = {
  'every unit is somewhere': armies,
  'six to a sector': capacity,
  'one holder to a sector': oneHolder,
  'a counter leaves the pool each round': pool,
  'a round begins fresh': freshRound,
  'routed units leave the board': routsLeave,
  'conditions fit the arm': conditions,
};
