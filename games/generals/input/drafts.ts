// What a side puts together for a decision and nobody else may see: the shape of each kind.
import {
  type Form,
  flag,
  form,
  listOf,
  mapOf,
  nullable,
  oneOf,
  record,
  tagged,
  whole,
} from '@grognard/kernel/forms.ts';
import type { DraftOf, Rallying, Reaction, Shot } from '../grammar.ts';
import type { RoadMove } from '../movement/roads.ts';
import { border, frontId, sector, unitId, unitIds } from './words.ts';

/** A place on the side's own sheet. */
const order = whole(0, 99);

export const setupDraft = record<DraftOf<'setup'>>({ kind: oneOf(['setup']) });
export const planningDraft = record<DraftOf<'planning'>>({ kind: oneOf(['planning']) });
export const declareDraft = record<DraftOf<'declare'>>({ kind: oneOf(['declare']), orders: listOf(order) });
export const bombardDraft = record<DraftOf<'bombard'>>({
  kind: oneOf(['bombard']),
  shots: listOf(record<Shot>({ order, range: oneOf([1, 2]), building: flag })),
});

const reaction = tagged<Reaction>('how', {
  square: record<Extract<Reaction, { how: 'square' }>>({ unit: unitId, how: oneOf(['square']) }),
  charge: record<Extract<Reaction, { how: 'charge' }>>({ unit: unitId, how: oneOf(['charge']), border }),
});
export const reactDraft = record<DraftOf<'react'>>({ kind: oneOf(['react']), tries: listOf(reaction) });
export const positionsDraft = record<DraftOf<'positions'>>({
  kind: oneOf(['positions']),
  retreats: unitIds,
  shelter: nullable(unitId),
  fronts: mapOf(unitId, frontId),
});
export const withdrawDraft = record<DraftOf<'withdraw'>>({ kind: oneOf(['withdraw']), units: unitIds });
export const targetsDraft = record<DraftOf<'targets'>>({
  kind: oneOf(['targets']),
  at: mapOf(unitId, nullable(unitId)),
});

export const advanceDraft = record<DraftOf<'advance'>>({ kind: oneOf(['advance']), units: unitIds });
export const roadDraft = record<DraftOf<'road'>>({
  kind: oneOf(['road']),
  moves: listOf(record<RoadMove>({ unit: unitId, to: sector })),
});

const pair = record<Extract<Rallying, { arm: unknown }>>({ arm: oneOf(['I', 'C']) });
const onTheSpot = record<Extract<Rallying, { unit: unknown }>>({ unit: unitId });
const hasArm = (raw: unknown): boolean => typeof raw === 'object' && raw !== null && 'arm' in raw;
const rallying: Form<Rallying> = form({ anyOf: [pair.schema, onTheSpot.schema] }, (raw, path) =>
  hasArm(raw) ? pair(raw, path) : onTheSpot(raw, path),
);
export const rallyDraft = record<DraftOf<'rally'>>({ kind: oneOf(['rally']), rallies: listOf(rallying) });
