// NLC-12.13: single divisions, sent where a whole corps would be too much; and headquarters that the enemy comes near to.
import { bodiesInPlay, bodyAt, bodySheet, hqAt } from '../../changes/bodies.ts';
import { theatreOf } from '../../data/theatres.ts';
import { fieldOf } from '../../ground/field.ts';
import { distance } from '../../ground/hexes.ts';
import { isAddressable } from '../../orders/divisions.ts';
import { activeLeg, isAttackType, isFallingBack } from '../../orders/legs.ts';
import { targetHexes } from '../../orders/target-hexes.ts';
import type { Read } from '../../rule-types.ts';
import { type BodyId, NOBODY, NOWHERE, otherSide, type Side } from '../../vocabulary.ts';
import { presence } from '../front.ts';
import { prizeAt } from '../stakes.ts';
import { type Mission, missionsFor, whereabouts } from './missions.ts';

/** Farther than this a division is out of its corps' help. */
const NEAR = 7;

/** What each division that follows its corps might do by itself. */
export function* errandsOf(state: Read, side: Side): Generator<Mission> {
  const { theatre } = fieldOf(state);
  for (const [division, { side: its }] of theatreOf(state).bodies.entries()) {
    if (its !== side || !isAddressable(state, division)) continue;
    const from = whereabouts(state, division);
    for (const mission of missionsFor(state, side, division))
      if (distance(theatre, from, mission.at) <= NEAR) yield mission;
  }
}

/** A division on its own that still has something to take or to hold; whoever only came up the road has not (NLC-R158). */
export function hasErrand(state: Read, body: BodyId): boolean {
  const { parent, order } = bodyAt(state, body);
  if (parent === NOBODY || order.sender === 'auto') return false;
  const leg = activeLeg(state, body);
  return isAttackType(leg.type) || targetHexes(state, body, leg).some((hex) => prizeAt(state, hex) > 0);
}

/** So much stronger the enemy may be around a headquarters before it packs up. */
const MARGIN = 4;

/** NLC-11.4, 11.5: headquarters in danger fall back. */
export function* hqsInDanger(state: Read, side: Side): Generator<Mission> {
  const [own, enemy] = [presence(state, side), presence(state, otherSide(side))];
  for (const body of bodiesInPlay(state, side)) {
    const { kind, hq } = bodySheet(state, body);
    if (kind !== 'hq' || isFallingBack(activeLeg(state, body).type)) continue;
    const { hex } = hqAt(state, hq);
    if (hex === NOWHERE || (enemy[hex] ?? 0) <= (own[hex] ?? 0) + MARGIN) continue;
    yield { body, tasks: [{ type: 'fallBack', place: NOBODY }], type: 'fallBack', at: hex };
  }
}
