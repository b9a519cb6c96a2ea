// Conditions Strategy cards share, each with the sentence a player reads when it does not hold (SAG-26).

import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { zoneOf } from '../field/places.ts';
import { isArtillery, isCavalry, isEngaged, isInfantry, unitOf } from '../field/units.ts';
import type { Unit } from '../state.ts';
import type { Act, StrategyCardId } from '../vocabulary.ts';
import { cardRefusals } from '../words/card-refusals.ts';
import type { PlayContext } from './card.ts';
import { ruleOf } from './effects.ts';

/** U: the activated unit, or the unit the window is about. */
export const unitIn = ({ state, occasion }: PlayContext): Frozen<Unit> => unitOf(state, occasion.unit);
/** T: the target of the action. */
export const targetIn = ({ state, occasion }: PlayContext): Frozen<Unit> => unitOf(state, occasion.target);

/** A condition of a card: the reason against it, or null when it holds. */
export type Condition = (context: PlayContext) => string | null;

/** The first condition that does not hold, as a citation of the card. */
export function conditions(
  card: StrategyCardId,
  ...all: readonly Condition[]
): (context: PlayContext) => Refusal | null {
  const rule = ruleOf(card);
  return (context) => {
    for (const condition of all) {
      const reason = condition(context);
      if (reason !== null) return no(rule, reason);
    }
    return null;
  };
}

export const isActive: Condition = ({ by, occasion }) =>
  by === occasion.active ? null : cardRefusals.ownActivation;
export const isOpponent: Condition = ({ by, occasion }) =>
  by === occasion.active ? cardRefusals.enemyAction : null;

export const during =
  (reason: string, ...acts: readonly Act[]): Condition =>
  ({ occasion: { act } }) =>
    act !== null && acts.includes(act) ? null : reason;

export const unitIsInfantry: Condition = (context) =>
  isInfantry(unitIn(context)) ? null : cardRefusals.notInfantry;
export const unitIsCavalry: Condition = (context) =>
  isCavalry(unitIn(context)) ? null : cardRefusals.notCavalry;
export const unitIsArtillery: Condition = (context) =>
  isArtillery(unitIn(context)) ? null : cardRefusals.notArtillery;
export const unitIsFootOrHorse: Condition = (context) =>
  isArtillery(unitIn(context)) ? cardRefusals.notForGuns : null;
export const unitIsUnengaged: Condition = (context) =>
  isEngaged(context.state, unitIn(context).id) ? cardRefusals.engaged : null;
export const unitIsIn =
  (where: string, ...zones: readonly string[]): Condition =>
  (context) =>
    zones.includes(zoneOf(unitIn(context).at)) ? null : where;
export const unitCarriesNone =
  (reason: string, ...cards: readonly StrategyCardId[]): Condition =>
  (context) =>
    unitIn(context).attached.some((card) => cards.includes(card)) ? reason : null;
export const unitHasCharged: Condition = ({ state }) =>
  state.activation?.charged === true ? null : cardRefusals.notCharged;

export const targetIsInfantry: Condition = (context) =>
  isInfantry(targetIn(context)) ? null : cardRefusals.targetNotInfantry;
export const targetIsIn =
  (where: string, ...zones: readonly string[]): Condition =>
  (context) =>
    zones.includes(zoneOf(targetIn(context).at)) ? null : where;

export const ownsTest: Condition = (context) =>
  unitIn(context).owner === context.by ? null : cardRefusals.ownUnitOnly;
