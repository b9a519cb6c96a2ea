// NLC-F.1: the hexes an order means, T.
import { never } from '@grognard/kernel';
import { bodyAt, bodySheet, hqAt, unitsOf } from '../changes/bodies.ts';
import { unitAt } from '../changes/units.ts';
import { controllerOf, occupierOf } from '../control/control.ts';
import { theatreOf } from '../data/theatres.ts';
import type { Read } from '../rule-types.ts';
import type { Leg, Target } from '../state.ts';
import { type BodyId, type Hex, NOWHERE, type Side } from '../vocabulary.ts';

const NONE: readonly Hex[] = [];

export function targetHexes(state: Read, body: BodyId, leg: Leg): readonly Hex[] {
  return leg.target === null ? NONE : hexesOf(state, body, leg.target);
}

export function hexesOf(state: Read, body: BodyId, target: Target): readonly Hex[] {
  const theatre = theatreOf(state);
  switch (target.kind) {
    case 'place':
      return theatre.places[target.place]?.hexes ?? NONE;
    case 'path':
    case 'currentPosition':
      return target.hexes;
    case 'hq': {
      const { hex } = hqAt(state, target.hq);
      return hex === NOWHERE ? NONE : [hex];
    }
    case 'edge':
      return theatre.edges[target.edge];
    case 'supply':
      return theatre.armies[target.army]?.supply ?? NONE;
    case 'previous':
      return previousHexes(state, body);
    default:
      return never(target);
  }
}

/** NLC-12.5c: the target of the leg before. */
function previousHexes(state: Read, body: BodyId): readonly Hex[] {
  const { order, leg } = bodyAt(state, body);
  for (let i = leg - 1; i >= 0; i -= 1) {
    const before = order.legs[i];
    if (before?.target && before.target.kind !== 'previous') return hexesOf(state, body, before.target);
  }
  return NONE;
}

/** NLC-F.3: a unit of the body is there, or all of it was last entered by its side. */
export function isOccupied(state: Read, body: BodyId, leg: Leg): boolean {
  const hexes = targetHexes(state, body, leg);
  if (hexes.length === 0) return false;
  const { side } = bodySheet(state, body);
  return (
    unitsOf(state, body).some((unit) => hexes.includes(unitAt(state, unit).hex)) ||
    hexes.every((hex) => occupierOf(state, hex) === side)
  );
}

/** NLC-R067: some hex of it was last entered by its side. */
export const isPartlyOccupied = (state: Read, body: BodyId, leg: Leg): boolean => {
  const { side } = bodySheet(state, body);
  return targetHexes(state, body, leg).some((hex) => occupierOf(state, hex) === side);
};

/** NLC-12.8b */
export const isTargetControlled = (state: Read, body: BodyId, leg: Leg): boolean => {
  const { side } = bodySheet(state, body);
  const hexes = targetHexes(state, body, leg);
  return hexes.length > 0 && hexes.every((hex) => controllerOf(state, hex) === side);
};

/** NLC-R113: the part of the target that is in friendly hands. */
export const friendlyPart = (state: Read, hexes: readonly Hex[], side: Side): readonly Hex[] =>
  hexes.filter((hex) => controllerOf(state, hex) === side);
