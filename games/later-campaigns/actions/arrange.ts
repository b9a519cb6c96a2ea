// NLC-J.1: what a side arranges among its counters while one of its formations acts: nothing on the table moves by it.

import { nothingAgainst } from '@grognard/kernel';
import { againstStance, againstTop } from '../against/arrange.ts';
import { isOnMap, patchUnit, patchUnits, sheetOf, unitAt } from '../changes/units.ts';
import type { Theatre } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import type { MovementFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { perMap } from '../ground/per-map.ts';
import type { Read, Rule } from '../rule-types.ts';
import { isOfStagePlayer } from '../seats/holding.ts';
import { isSeenBy, topOf } from '../secrecy/sight-of.ts';
import type { State } from '../state.ts';
import { otherSide, type Side, type UnitId } from '../vocabulary.ts';

const MOST_IDLE = 20;

/** So that random play ends. */
export const mayArrange = ({ idle }: Pick<State, 'idle'>, side: Side): boolean => idle[side] < MOST_IDLE;

export function noteArranged(state: State, side: Side): void {
  state.idle = { ...state.idle, [side]: state.idle[side] + 1 };
}

const cavalryOf = perMap(({ units }: Theatre): { readonly [side in Side]: readonly UnitId[] } => {
  const of = (side: Side): readonly UnitId[] =>
    units.flatMap((sheet, unit) => (sheet.side === side && sheet.arm === 'cav' ? [unit] : []));
  return { french: of('french'), allied: of('allied') };
});

/** With `pass` the table lets windows for this cavalry go by until its owner thinks otherwise. */
export const stance: Rule<MovementFrame, 'stance'> = {
  type: 'stance',
  rule: 'NLC-7.9a',
  candidates(state, { side }) {
    if (!mayArrange(state, side)) return [];
    const { [side]: cavalry } = cavalryOf(theatreOf(state));
    return cavalry
      .filter((unit) => isOnMap(state, unit) && isOfStagePlayer(state, unit))
      .map((unit) => ({
        type: 'stance',
        unit,
        stance: unitAt(state, unit).stance === 'ask' ? 'pass' : 'ask',
      }));
  },
  against: (state, { side }, _seat, asked) => againstStance(state, side, asked, mayArrange(state, side)),
  refuse: nothingAgainst,
  target: ({ unit }) => ({ unit: String(unit) }),
  apply({ state }, { side }, _seat, { unit, stance: wanted }) {
    patchUnit(state, unit, { stance: wanted });
    noteArranged(state, side);
  },
};

/** NLC-R142: the owner sets the order inside a stack; guns rise by themselves while an enemy looks. */
export const top: Rule<MovementFrame, 'top'> = {
  type: 'top',
  rule: 'NLC-R142',
  candidates(state, { side }) {
    if (!mayArrange(state, side)) return [];
    const active = state.stage?.active ?? [];
    return active.filter((unit) => mayRise(state, side, unit)).map((unit) => ({ type: 'top', unit }));
  },
  against: (state, { side }, _seat, asked) => againstTop(state, side, asked, mayArrange(state, side)),
  refuse: nothingAgainst,
  target: ({ unit }) => ({ unit: String(unit) }),
  apply({ state }, { side }, _seat, { unit }) {
    patchUnits(state, fieldOf(state).atOf(unitAt(state, unit).hex, side), { onTop: false });
    patchUnit(state, unit, { onTop: true });
    noteArranged(state, side);
  },
};

/** In a stack, not on top already, and not below a gun the enemy sees. */
function mayRise(state: Read, side: Side, id: number): boolean {
  const { status, hex } = unitAt(state, id);
  const stack = fieldOf(state).atOf(hex, side);
  if (status !== 'map' || stack.length < 2) return false;
  const isGun = (unit: number): boolean => sheetOf(state, unit).arm === 'art';
  // To a stack without guns it is all one who looks.
  const isSeen = stack.some(isGun) && isSeenBy(state, otherSide(side), hex);
  const now = topOf(state, stack, isSeen);
  if (now === null || now === id) return false;
  return isGun(id) || !isGun(now) || !isSeen;
}
