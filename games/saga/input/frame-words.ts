// The compound locals of frames: what a card window is about, hits, tests owed, modifiers.
import {
  type Form,
  type FormValue,
  flag,
  form,
  listOf,
  matching,
  maybe,
  mustBe,
  nullable,
  oneOf,
  record,
  text,
  whole,
} from '@grognard/kernel/forms.ts';
import type { CardChoice } from '../grammar.ts';
import type { Modifier } from '../state.ts';
import { ACTS, WINDOWS } from '../vocabulary.ts';
import { player, slot, unitId } from './words.ts';

/** What a card window is about; null where it does not apply (SAG-24). */
export const occasion = record({
  window: oneOf(WINDOWS),
  /** The active player: whose activation or part of a step this is. */
  active: player,
  /** W-DEC, W-ACT: the activated unit U. W-ROLL, W-MOR: the tester. W-HIT: the unit hit. W-RET, W-WIN: that unit. */
  unit: nullable(unitId),
  /** W-ACT: the target T. W-WIN: the loser, on the board or not. */
  target: nullable(unitId),
  /** W-ACT: what U is about to do. */
  act: nullable(oneOf(ACTS)),
  /** W-HIT: hits about to be placed, and whether a Fire test caused them. */
  hits: whole(0, 2),
  byFire: flag,
});
export type Occasion = Readonly<FormValue<typeof occasion>>;

export const hit = record({
  unit: unitId,
  hits: whole(0, 2),
  /** A Fire test caused them. */
  byFire: flag,
});
export type Hit = Readonly<FormValue<typeof hit>>;

export const need = oneOf([6, 7]);

/** A Morale test owed for a casualty. */
export const owed = record({ unit: unitId, need });
export type Owed = Readonly<FormValue<typeof owed>>;

export const cardChoice: Form<CardChoice> = record<CardChoice>({
  target: maybe(unitId),
  slot: maybe(slot),
  guns: maybe(listOf(unitId, 10)),
});

const isRule = (raw: unknown): raw is Modifier['rule'] => typeof raw === 'string' && raw.startsWith('SAG-');

export const modifier: Form<Modifier> = record<Modifier>({
  rule: matching(isRule, 'a rule id', { pattern: '^SAG-' }),
  label: text,
  value: whole(-9, 9),
  charge: maybe(form({ const: true }, (raw, path) => (raw === true ? raw : mustBe(raw, path, 'true')))),
});
