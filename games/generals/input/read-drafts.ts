// Drafts in a position: the shape of each kind.

import {
  flag,
  listOf,
  mapOf,
  nullable,
  oneOf,
  type Reader,
  record,
  whole,
} from '@grognard/kernel/forms.ts';
import type { DraftOf } from '../frames.ts';
import type { Draft, Rallying, Reaction, Shot } from '../grammar.ts';
import type { RoadMove } from '../movement/roads.ts';
import type { Options } from '../vocabulary.ts';
import { border, frontId, sector, unitIn } from './words.ts';

type Readers = { readonly [K in Draft['kind']]: Reader<Draft> };

const place = whole(0, 99);
const range = oneOf([1, 2]);
const is = <const T extends string>(kind: T): Reader<T> => oneOf([kind]);

function readersFor(options: Options): Readers {
  const unit = unitIn(options);
  return {
    setup: record<DraftOf<'setup'>>({ kind: is('setup') }),
    planning: record<DraftOf<'planning'>>({ kind: is('planning') }),
    declare: record<DraftOf<'declare'>>({ kind: is('declare'), orders: listOf(place) }),
    bombard: record<DraftOf<'bombard'>>({
      kind: is('bombard'),
      shots: listOf(record<Shot>({ order: place, range, building: flag })),
    }),
    react: record<DraftOf<'react'>>({ kind: is('react'), tries: listOf(reaction(unit)) }),
    positions: record<DraftOf<'positions'>>({
      kind: is('positions'),
      retreats: listOf(unit),
      shelter: nullable(unit),
      fronts: mapOf(unit, frontId),
    }),
    withdraw: record<DraftOf<'withdraw'>>({ kind: is('withdraw'), units: listOf(unit) }),
    targets: record<DraftOf<'targets'>>({ kind: is('targets'), at: mapOf(unit, nullable(unit)) }),
    reroll: record<DraftOf<'reroll'>>({ kind: is('reroll') }),
    advance: record<DraftOf<'advance'>>({ kind: is('advance'), units: listOf(unit) }),
    road: record<DraftOf<'road'>>({
      kind: is('road'),
      moves: listOf(record<RoadMove>({ unit, to: sector })),
    }),
    rally: record<DraftOf<'rally'>>({ kind: is('rally'), rallies: listOf(rallying(unit)) }),
  };
}

const reaction =
  (unit: Reader<string>): Reader<Reaction> =>
  (raw, path) =>
    hasField(raw, 'border')
      ? record<Extract<Reaction, { how: 'charge' }>>({ unit, how: is('charge'), border })(raw, path)
      : record<Extract<Reaction, { how: 'square' }>>({ unit, how: is('square') })(raw, path);

const rallying =
  (unit: Reader<string>): Reader<Rallying> =>
  (raw, path) =>
    hasField(raw, 'arm')
      ? record<{ readonly arm: 'I' | 'C' }>({ arm: oneOf(['I', 'C']) })(raw, path)
      : record<{ readonly unit: string }>({ unit })(raw, path);

const hasField = (raw: unknown, name: string): boolean =>
  typeof raw === 'object' && raw !== null && name in raw;

/** A draft of the kind this procedure asks for. */
export const readDraft =
  (options: Options, kind: Draft['kind']): Reader<Draft> =>
  (raw, path) =>
    readersFor(options)[kind](raw, path);
