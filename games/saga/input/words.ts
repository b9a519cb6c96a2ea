// Forms for the vocabulary of this game.
import { type Form, listOf, matching, oneOf, record } from '@grognard/kernel/forms.ts';
import { isObjectiveId } from '../data/objectives.ts';
import { findStrategyCard } from '../data/strategy-cards.ts';
import { findUnitCard } from '../data/unit-cards.ts';
import { indexOf, TERRAIN_SLOTS } from '../field/places.ts';
import {
  type ByPlayer,
  type ObjectiveId,
  PLAYERS,
  type Place,
  SLOTS,
  type StrategyCardId,
  type UnitCardId,
  type UnitId,
} from '../vocabulary.ts';

export const player = oneOf(PLAYERS);
export const players = listOf(player, PLAYERS.length);
export const byPlayer = <T>(inner: Form<T>): Form<ByPlayer<T>> => record<ByPlayer<T>>({ A: inner, B: inner });

export const slot = oneOf(SLOTS);
export const terrainSlot = oneOf(TERRAIN_SLOTS);

const isPlace = (raw: unknown): raw is Place =>
  typeof raw === 'string' && /^[AB]:/.test(raw) && indexOf(raw) >= 0;
export const place = matching<Place>(isPlace, 'a place such as A:L3', {
  pattern: `^[AB]:(${SLOTS.join('|')}|IN)$`,
});

export const unitCardId = matching<UnitCardId>(
  (raw): raw is UnitCardId => typeof raw === 'string' && findUnitCard(raw) !== undefined,
  'the id of a unit card',
);
const isCard = (raw: unknown): raw is StrategyCardId =>
  typeof raw === 'string' && findStrategyCard(raw) !== undefined;
const isDeckCard = (raw: unknown): raw is StrategyCardId =>
  isCard(raw) && findStrategyCard(raw)?.bluff !== true;
/** A Bluff among them. */
export const anyStrategyCardId = matching<StrategyCardId>(isCard, 'the id of a Strategy card');
export const strategyCardId = matching<StrategyCardId>(isDeckCard, 'the id of a Strategy card');
export const objectiveId = matching<ObjectiveId>(isObjectiveId, 'the id of an Objective card');

const UNIT_ID = /^[AB][1-9]\d{0,3}$/;
export const unitId = matching<UnitId>(
  (raw): raw is UnitId => typeof raw === 'string' && UNIT_ID.test(raw),
  'the id of a unit, such as A7',
  { pattern: UNIT_ID.source },
);

export const viewers = listOf(oneOf(['A', 'B', 'spectator']), 3);
