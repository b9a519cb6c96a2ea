// What a movement phase remembers, in a position: activations, attackers, reactions.
import { flag, listOf, mapOf, matching, nullable, oneOf, record, whole } from '@grognard/kernel/forms.ts';
import { crossing, neighbours } from '../field/board-graph.ts';
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

export const engagement = record<Engagement>({
  phase: movementPhase,
  attackers: listOf(
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
  ),
  crossings: mapOf(direction, whole(0, 30)),
  reacted: unitIds,
  retreated: unitIds,
});
