// PENNY-1.3: what one viewer may see, built field by field.
import { deskState, draftFor, type Frozen, type Open, secretOnTop, type Viewer } from '@grognard/kernel';
import type { Draft } from './grammar.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import { type BySide, bySide, type Face, type Side } from './vocabulary.ts';

/** The own coin, and of the other only that it lies. */
export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly coins: BySide<Face | 'covered' | null>;
  readonly shown: BySide<Face> | null;
  readonly resigned: Side | null;
}

function coinSeen(state: Frozen<State>, side: Side, viewer: Viewer): Face | 'covered' | null {
  if (state.shown !== null) return state.shown[side];
  const toss = secretOnTop<Side, Draft>(state);
  if (toss === null || deskState(toss, side) !== 'locked') return null;
  return draftFor(toss, side, viewer) ?? 'covered';
}

export const view = (state: Frozen<State>, viewer: Viewer): Open<View> => ({
  viewer,
  options: state.options,
  coins: bySide((side) => coinSeen(state, side, viewer)),
  shown: state.shown,
  resigned: state.resigned,
});
