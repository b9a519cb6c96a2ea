// What a movement phase remembers, in a position: activations, attackers, reactions.
import {
  checked,
  fault,
  flag,
  listOf,
  mapOf,
  matching,
  nullable,
  oneOf,
  record,
  whole,
} from '@grognard/kernel/forms.ts';
import { battleBorderBetween, crossing, neighbours } from '../field/board-graph.ts';
import type { Activation, Attacker, Engagement } from '../state.ts';
import { PHASES, SECTORS } from '../vocabulary.ts';
import { battleSector, frontId, movementPhase, sector, unitId, unitIds } from './words.ts';

const DIRECTIONS = SECTORS.flatMap((from) => neighbours(from).map((to) => crossing(from, to)));
const direction = matching<string>(
  (raw): raw is string => DIRECTIONS.some((each) => each === raw),
  'a border crossed in one direction, such as a1>a2',
  { enum: DIRECTIONS },
);

export const activity = listOf(
  record<Activation>({
    phase: oneOf(PHASES),
    unit: unitId,
    from: sector,
    to: sector,
    standing: oneOf(['friendly', 'neutral', 'enemy']),
    arrived: flag,
    cancelled: flag,
  }),
);

/** GEN-7.10: an attack goes over a border between two sectors of the battle; one on a building stays in its sector. */
const attacker = checked(
  record<Attacker>({
    unit: unitId,
    from: sector,
    to: battleSector,
    kind: oneOf(['order', 'countercharge', 'building']),
    front: nullable(frontId),
    active: flag,
    rolled: flag,
    scored: flag,
    hadMeleeTarget: flag,
    withdrew: flag,
  }),
  ({ from, to, kind }, path) => {
    if (kind !== 'building' && battleBorderBetween(from, to) === null)
      fault('impossible', `${path}.from`, `No attack on ${to} comes from ${from}.`);
  },
);

export const engagement = record<Engagement>({
  phase: movementPhase,
  attackers: listOf(attacker),
  crossings: mapOf(direction, whole(0, 30)),
  reacted: unitIds,
  retreated: unitIds,
});
