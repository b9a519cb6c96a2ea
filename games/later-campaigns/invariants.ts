// NLC-J.4: what holds in every state, for the fuzzer and for recorded games.

import { type Frozen, isFrameOf } from '@grognard/kernel';
import { bodiesInPlay, bodyAt, bodySheet, isInPlay } from './changes/bodies.ts';
import { sheetOf, sideOf } from './changes/units.ts';
import { theatreOf } from './data/theatres.ts';
import { crowdingFrame } from './frames.ts';
import { fieldOf } from './ground/field.ts';
import { limitOf, terrainOf } from './ground/hexes.ts';
import type { State } from './state.ts';
import { type Hex, NOWHERE, otherSide } from './vocabulary.ts';

type Invariant = (state: Frozen<State>) => string | null;

/** NLC-5.2a: whoever is on the map is in a hex of the window, and no unit is where nobody can go. */
const onGround: Invariant = (state) => {
  const theatre = theatreOf(state);
  const isIn = (hex: Hex): boolean => hex === NOWHERE || hex < theatre.grid.size;
  const lost = state.units.findIndex(
    ({ hex, extended }) =>
      !isIn(hex) || !isIn(extended) || (hex !== NOWHERE && terrainOf(theatre, hex) === 'impassable'),
  );
  if (lost >= 0) return `${sheetOf(state, lost).id} is in no hex a unit can be in`;
  const astray = [...state.leaders, ...state.hqs].some(({ hex }) => !isIn(hex));
  return astray ? 'a leader or HQ is in no hex of the map' : null;
};

/** No unit stands in an enemy-held hex outside a charge. */
const apart: Invariant = (state) => {
  if (state.frames.some(({ proc }) => proc === 'charge' || proc === 'pursuit' || proc === 'returning'))
    return null;
  const field = fieldOf(state);
  const shared = state.units.findIndex(
    ({ hex }, id) => hex !== NOWHERE && field.atOf(hex, otherSide(sideOf(state, id))).length > 0,
  );
  return shared < 0 ? null : `${sheetOf(state, shared).id} stands among enemies`;
};

/** Somebody is on his way out of a full hex, or his owner is asked who makes room (NLC-13.4). */
const isMakingRoom = ({ proc, step }: Frozen<State>['frames'][number]): boolean =>
  proc === 'retreat' || proc === 'orderFailure' || (proc === 'rally' && step === 'displace');

/** Stacking holds whenever no Stage is under way, but for hexes whose owner is being asked who goes (NLC-D.2a). */
const stacking: Invariant = (state) => {
  if (state.stage !== null || state.frames.some(isMakingRoom)) return null;
  const field = fieldOf(state);
  const theatre = theatreOf(state);
  const asked = state.frames.flatMap((frame) => (isFrameOf(crowdingFrame, frame) ? [frame.hex] : []));
  const full = state.units.find(
    ({ hex }) => hex !== NOWHERE && field.at(hex).length > limitOf(theatre, hex) && !asked.includes(hex),
  );
  return full === undefined ? null : `too many units in ${theatre.hexIds[full.hex]}`;
};

const steps: Invariant = (state) => {
  const wrong = state.units.findIndex(({ lost, status, hex }, id) => {
    const { length } = sheetOf(state, id).steps;
    return (
      lost < 0 || (status === 'map' ? lost >= length || hex === NOWHERE : hex !== NOWHERE) || lost > length
    );
  });
  return wrong < 0 ? null : `${sheetOf(state, wrong).id} has lost ${state.units[wrong]?.lost} steps`;
};

/** Every unit follows a body in play, which is on a leg of its order and under people who take part. */
const underOrders: Invariant = (state) => {
  for (const [id, { body }] of state.units.entries())
    if (!isInPlay(state, body)) return `${sheetOf(state, id).id} follows no body`;
  for (const id of bodiesInPlay(state)) {
    const { order, leg, leader, wing, parent } = bodyAt(state, id);
    if (order.legs[leg] === undefined) return `${bodySheet(state, id).id} is on no leg`;
    if (leader >= state.leaders.length || wing >= state.leaders.length || parent >= state.bodies.length)
      return `${bodySheet(state, id).id} is led by nobody there is`;
  }
  return null;
};

export const invariants: { readonly [name: string]: Invariant } = {
  'everybody stands on the map': onGround,
  'enemies stand apart': apart,
  'stacks are within limits': stacking,
  'steps are within faces': steps,
  'everybody is under orders': underOrders,
};
