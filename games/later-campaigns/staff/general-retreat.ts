// NLC-12.2.7: a whole army is called back: whom the call goes to, and when it may be given.
import { bodiesInPlay, bodySheet, isInPlay, leaderSheet, unitsOf } from '../changes/bodies.ts';
import { theatreOf } from '../data/theatres.ts';
import { armyLevel, armyLosses } from '../morale/demoralization.ts';
import { legWith } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import { isHeldBack } from '../specials/guard-cavalry.ts';
import type { Leg, Target } from '../state.ts';
import { type BodyId, type LeaderId, NOBODY } from '../vocabulary.ts';
import type { Recall } from './draft.ts';
import { hasFallen } from './letters.ts';
import { recipientsOf } from './senders.ts';
import { isCommandedBy } from './wings.ts';
import { repeats } from './writing.ts';

/** NLC-12.2.7c: to a source of supply, or to one edge of several. */
export function retreatLeg(state: Read, { leader, edge }: Recall): Leg {
  const { army } = leaderSheet(state, leader);
  const target: Target = edge === null ? { kind: 'supply', army } : { kind: 'edge', edge };
  return legWith({ type: 'generalRetreat', target });
}

/** NLC-12.2.7a: all formations, wing commanders, active or not, and the HQ; NLC-12.4b: nobody who goes back already. */
export function calledBack(state: Read, recall: Recall): readonly BodyId[] {
  const legs = [retreatLeg(state, recall)];
  const all = new Set([
    ...recipientsOf(state, recall.leader),
    ...wingsUnder(state, recall.leader),
    ...fallenUnder(state, recall.leader),
  ]);
  return [...all]
    .filter((body) => isInPlay(state, body) && !isAddressOnly(state, body) && !isHeldBack(state, body))
    .filter((body) => !repeats(state, body, legs, false))
    .toSorted((a, b) => a - b);
}

const wingsUnder = (state: Read, leader: LeaderId): readonly BodyId[] =>
  theatreOf(state).bodies.flatMap(({ kind, army }, body) =>
    kind === 'wing' && army === leaderSheet(state, leader).army ? [body] : [],
  );

/** NLC-R112: whose leader has fallen in this phase hears of it by his successor. */
const fallenUnder = (state: Read, leader: LeaderId): readonly BodyId[] =>
  bodiesInPlay(state).filter(
    (body) => unitsOf(state, body).length > 0 && hasFallen(state, body) && isCommandedBy(state, leader, body),
  );

/** A letter is on its way to a division that still follows its corps: it goes back with that. */
const isAddressOnly = (state: Read, body: BodyId): boolean => {
  const { kind, formation } = bodySheet(state, body);
  return kind === 'division' && formation !== NOBODY && unitsOf(state, body).length === 0;
};

/** NLC-12.2.7d, NLC-R065: losses of at least 80 % of the level. */
export const mayRetreatGenerally = (state: Read, leader: LeaderId): boolean => {
  const { army } = leaderSheet(state, leader);
  return 5 * armyLosses(state, army) >= 4 * armyLevel(state, army);
};
