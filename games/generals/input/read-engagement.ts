// What a movement phase remembers, in a position: activations, attackers, reactions.

import {
  flag,
  listOf,
  mapOf,
  mustBe,
  nullable,
  oneOf,
  type Reader,
  record,
  whole,
} from '@grognard/kernel/forms.ts';
import { areAdjacent, isSector } from '../field/board-graph.ts';
import type { Activation, Attacker, Engagement } from '../state.ts';
import { type MovementPhase, type Options, PHASES } from '../vocabulary.ts';
import { battleSector, frontId, sector, unitIn } from './words.ts';

const MOVEMENT: readonly MovementPhase[] = ['fast', 'combined'];

const direction: Reader<string> = (raw, path) => {
  const [from, to, ...more] = typeof raw === 'string' ? raw.split('>') : [];
  return typeof raw === 'string' &&
    more.length === 0 &&
    isSector(from) &&
    isSector(to) &&
    areAdjacent(from, to)
    ? raw
    : mustBe(raw, path, 'a border crossed in one direction, such as a1>a2');
};

export const readActivity = (options: Options): Reader<readonly Activation[]> =>
  listOf(
    record<Activation>({
      phase: oneOf(PHASES),
      unit: unitIn(options),
      from: sector,
      to: sector,
      standing: oneOf(['friendly', 'neutral', 'enemy']),
      arrived: flag,
      cancelled: flag,
    }),
  );

export const readEngagement = (options: Options): Reader<Engagement> =>
  record<Engagement>({
    phase: oneOf(MOVEMENT),
    attackers: listOf(
      record<Attacker>({
        unit: unitIn(options),
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
    reacted: listOf(unitIn(options)),
    retreated: listOf(unitIn(options)),
  });
