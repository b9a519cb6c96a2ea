// The smaller facts of a position: Terrain, Melees, effects, the activation, deeds, the result.
import type { Outcome } from '@grognard/kernel';
import {
  checked,
  type Form,
  fault,
  flag,
  form,
  listOf,
  mapOf,
  matching,
  maybe,
  mustBe,
  nullable,
  oneOf,
  optional,
  pairOf,
  record,
  tagged,
  text,
  whole,
} from '@grognard/kernel/forms.ts';
import { findStrategyCard } from '../data/strategy-cards.ts';
import { TERRAIN_SLOTS } from '../field/places.ts';
import { DECLARATION_KINDS, type Declaration, STEP_KINDS, type Step } from '../grammar.ts';
import type { Activation, Deed, Effect, Ground, Melee } from '../state.ts';
import type { Place } from '../vocabulary.ts';
import { place, player, slot, strategyCardId, unitCardId, unitId } from './words.ts';

export const ground: Form<Ground & { readonly at: Place }> = checked(
  record<Ground & { readonly at: Place }>({ at: place, card: strategyCardId, owner: player }),
  ({ at, card }, path) => {
    if (findStrategyCard(card)?.terrain === undefined)
      fault('impossible', `${path}.card`, `${card} is no Terrain card.`);
    if (!TERRAIN_SLOTS.some((each) => at.endsWith(`:${each}`)))
      fault('impossible', `${path}.at`, 'Terrain lies only in L, S and R slots (SAG-8.1).');
  },
);

export const melee: Form<Melee> = record<Melee>({
  units: pairOf(unitId),
  startCas: optional(pairOf(whole(0, 9)), [0, 0]),
  tests: optional(pairOf(whole(0, 9999)), [1, 1]),
});

export const effect: Form<Effect> = record<Effect>({
  card: strategyCardId,
  by: player,
  unit: nullable(unitId),
  lasts: oneOf(['action', 'turn']),
});

const step: Form<Step> = record<Step>({ kind: oneOf(STEP_KINDS), to: slot, with: maybe(unitId) });

export const declaration: Form<Declaration> = record<Declaration>({
  kind: oneOf(DECLARATION_KINDS),
  to: maybe(slot),
  with: maybe(unitId),
  target: maybe(unitId),
  follow: maybe(oneOf(['fire', 'charge', 'engage'])),
  order: maybe(oneOf(['before', 'after'])),
  // biome-ignore lint/suspicious/noThenProperty: the grammar calls the second step of a Forced March `then`
  then: maybe(step),
});

export const activation: Form<Activation> = record<Activation>({
  player,
  unit: unitId,
  from: place,
  declared: nullable(declaration),
  hadWindow: flag,
  charged: flag,
  evadeFailed: flag,
});

type DeedOf<K extends Deed['deed']> = Extract<Deed, { readonly deed: K }>;
/** Something objectives ask about. */
export const deed: Form<Deed> = tagged<Deed>('deed', {
  eliminated: record<DeedOf<'eliminated' | 'retreated'>>({
    deed: oneOf(['eliminated']),
    owner: player,
    card: unitCardId,
  }),
  retreated: record<DeedOf<'eliminated' | 'retreated'>>({
    deed: oneOf(['retreated']),
    owner: player,
    card: unitCardId,
  }),
  meleeWon: record<DeedOf<'meleeWon'>>({
    deed: oneOf(['meleeWon']),
    owner: player,
    card: unitCardId,
    at: place,
    cavalry: flag,
    charging: flag,
  }),
  outflanked: record<DeedOf<'outflanked'>>({ deed: oneOf(['outflanked']), owner: player }),
});

const isRule = (raw: unknown): raw is Outcome['rule'] => typeof raw === 'string' && /^SAG-R?\d/.test(raw);
const fact: Form<string | number> = form({ type: ['string', 'number'] }, (raw, path) =>
  typeof raw === 'string' || typeof raw === 'number' ? raw : mustBe(raw, path, 'a text or a number'),
);

export const result: Form<Outcome> = record<Outcome>({
  winners: listOf(player, 1),
  rule: matching(isRule, 'a rule id', { pattern: '^SAG-R?[0-9]' }),
  text,
  with: maybe(mapOf(text, fact)),
});
