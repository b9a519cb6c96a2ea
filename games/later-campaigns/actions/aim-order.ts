// NLC-J.1 orderEdit: what an order is aimed at.

import { type Frozen, no, nothingAgainst, type Refusal } from '@grognard/kernel';
import { bodySheet, hqAt, isInPlay, leaderHex, unitsOf } from '../changes/bodies.ts';
import { unitAt } from '../changes/units.ts';
import { isNearOrLinked } from '../command/target-reach.ts';
import { theatreOf } from '../data/theatres.ts';
import type { OrdersFrame } from '../frames.ts';
import type { ActionOf, Aim } from '../grammar.ts';
import { bodyName } from '../names.ts';
import { isHidden } from '../orders/hidden-march.ts';
import { currentPosition } from '../orders/in-force.ts';
import { activeLeg, isFallingBack } from '../orders/legs.ts';
import { ownEdges } from '../orders/own-edges.ts';
import { hasPath } from '../reach/connected.ts';
import type { Read, Rule } from '../rule-types.ts';
import type { Edit } from '../staff/draft.ts';
import { editFrom, writeEdit } from '../staff/papers.ts';
import { blocksFor, isAiming, perPlace, placesFor } from '../staff/places-on-paper.ts';
import { reachFrom, startOf, targetHexesOnPaper } from '../staff/writing.ts';
import type { Target } from '../state.ts';
import { type BodyId, type Hex, NOBODY, NOWHERE } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

export const target: Rule<OrdersFrame, 'target'> = {
  type: 'target',
  rule: 'NLC-12.2b',
  candidates(state, frame, seat) {
    const edit = editFrom(frame, seat);
    if (!isAiming(edit) || edit.pathFrom !== NOBODY) return [];
    if (isHiddenOnItsWay(state, edit)) {
      const goal = activeLeg(state, edit.recipient).target;
      const isSaidAgain = goal?.kind === 'place' || goal?.kind === 'hq' || goal?.kind === 'supply';
      return isSaidAgain ? [{ type: 'target', at: goal }] : [];
    }
    const special = specialAims(state, edit);
    const places = atPlaces(state, placesFor(state, edit));
    if (special.length === 0) return places;
    return special.map((at): ActionOf<'target'> => ({ type: 'target', at })).concat(places);
  },
  refuse: (state, frame, seat, { at }) => refuseAim(state, frame, editFrom(frame, seat), at),
  target: ({ at }) => ({ button: at.kind }),
  apply({ state }, frame, seat, { at }) {
    const edit = editFrom(frame, seat);
    if (edit !== null) writeEdit(frame, seat, { target: targetOf(state, edit, at), block: -1 });
  },
};

/** NLC-20.1.3a: he may only say the same goal again. */
const isHiddenOnItsWay = (state: Read, { sender, from, recipient }: Edit): boolean =>
  sender === NOBODY && from === NOWHERE && isHidden(state, recipient);

const atPlaces = perPlace((place): ActionOf<'target'> => ({ type: 'target', at: { kind: 'place', place } }));

/** What is no place of the map. */
function specialAims(state: Read, edit: Edit): readonly Aim[] {
  const { type, legs, recipient } = edit;
  const aims: Aim[] = [];
  if (isFallingBack(type)) {
    aims.push({ kind: 'supply' });
    for (const edge of ownEdges(state, bodySheet(state, recipient).army)) aims.push({ kind: 'edge', edge });
  }
  if (type === 'defend') {
    if (legs.length === 0 && edit.from === NOWHERE && unitsOf(state, recipient).length > 0)
      aims.push({ kind: 'currentPosition' });
    if (legs.at(-1)?.type === 'attack') aims.push({ kind: 'previous' });
  }
  if (type === 'march')
    for (const [hq, { army }] of theatreOf(state).hqs.entries())
      if (army === bodySheet(state, recipient).army && hqAt(state, hq).status === 'map')
        aims.push({ kind: 'hq', hq });
  return aims;
}

const targetOf = (state: Read, { recipient }: Edit, at: Aim): Target => {
  if (at.kind === 'currentPosition')
    return { kind: 'currentPosition', hexes: currentPosition(state, recipient) };
  return at.kind === 'supply' ? { kind: 'supply', army: bodySheet(state, recipient).army } : at;
};

/**
 * NLC-12.2c: what is no place of the map is looked for as far as places are; only a General Retreat goes any distance. NLC-R054:
 * and a Bad Move, as a Fall Back, for whoever writes one must find something to write.
 */
function mayBeNamed(state: Read, { what }: Frozen<OrdersFrame>, edit: Edit, at: Aim): boolean {
  if (at.kind !== 'hq' && at.kind !== 'edge' && at.kind !== 'supply') return true;
  if (what === 'badMove' && edit.type === 'fallBack' && at.kind === 'supply') return true;
  const hexes = targetHexesOnPaper(state, edit, targetOf(state, edit, at));
  return isNearOrLinked(theatreOf(state), reachFrom(state, edit), hexes);
}

/** NLC-R110: a March not to where one is; NLC-F.4: who is to defend where he stands must stand there. */
function refuseAim(state: Read, frame: Frozen<OrdersFrame>, edit: Edit | null, at: Aim): Refusal | null {
  if (edit === null) return no('NLC-12.4a', refusals.noOrderBegun);
  const { recipient, type } = edit;
  if (!isHiddenOnItsWay(state, edit) && !mayBeNamed(state, frame, edit, at))
    return no('NLC-12.2c', refusals.outOfReach);
  if (type !== 'march' && (at.kind !== 'currentPosition' || isNotApart(state, recipient))) return null;
  const hexes = targetHexesOnPaper(state, edit, targetOf(state, edit, at));
  if (type === 'march') return refuseMarchTo(state, edit, hexes);
  return hexes.includes(leaderHex(state, recipient))
    ? null
    : no('NLC-12.2.3d', refusals.leaderNotInPosition, { body: bodyName(state, recipient) });
}

/**
 * NLC-F.4: nobody leads it, or he is among his own: what a body stands in is part of what it holds, whatever the enemy can reach
 * of the rest.
 */
function isNotApart(state: Read, recipient: BodyId): boolean {
  const hex = isInPlay(state, recipient) ? leaderHex(state, recipient) : NOWHERE;
  return hex === NOWHERE || unitsOf(state, recipient).some((id) => unitAt(state, id).hex === hex);
}

function refuseMarchTo(state: Read, edit: Edit, hexes: readonly Hex[]): Refusal | null {
  const from = startOf(state, edit);
  for (const hex of hexes)
    if (from.includes(hex))
      return no('NLC-R110', refusals.emptyMarch, { body: bodyName(state, edit.recipient) });
  return hasPath(theatreOf(state), from, hexes, 'march') ? null : no('NLC-12.2.5b', refusals.noMarchWay);
}

export const farther: Rule<OrdersFrame, 'farther'> = {
  type: 'farther',
  rule: 'NLC-12.2c',
  candidates(state, frame, seat) {
    const edit = editFrom(frame, seat);
    if (!isAiming(edit) || edit.block >= 0 || edit.pathFrom !== NOBODY) return [];
    return blocksFor(state, edit).map((block) => ({ type: 'farther', block }));
  },
  refuse: nothingAgainst,
  target: ({ block }) => ({ button: String(block) }),
  apply: (_table, frame, seat, { block }) => writeEdit(frame, seat, { block }),
};
