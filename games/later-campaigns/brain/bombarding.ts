// NLC-E.6: guns fire where it does most: into stacks about to be assaulted, at what stands in the open.

import type { Frozen, Seat } from '@grognard/kernel';
import { sheetOf, unitAt } from '../changes/units.ts';
import type { Context } from '../context.ts';
import type { BombardmentFrame } from '../frames.ts';
import type { Action, ActionOf } from '../grammar.ts';
import { fieldOf } from '../ground/field.ts';
import { contactsOf, distance } from '../ground/hexes.ts';
import { enemyDistance } from '../ground/steps-to.ts';
import type { Read } from '../rule-types.ts';
import { bombardFire } from '../strength/bombardment.ts';
import { strengthOf } from '../strength/faces.ts';
import { isEnfiladed } from '../strength/flanks.ts';
import { type Hex, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { hasEscort } from './escort.ts';
import { expectedOf } from './hits.ts';
import { best, legalActions, ofType } from './legal.ts';
import { priceOfHits, pricePerStrength } from './stakes.ts';

/** Shaken troops fight at half strength for a turn. */
const SHAKEN = 0.12;
/** More so if they are assaulted in the same Stage. */
const ABOUT_TO_BE_ASSAULTED = 2;

export function worthOfBombardment(
  state: Read,
  side: Side,
  { from, guns, target }: { readonly from: Hex; readonly guns: readonly UnitId[]; readonly target: Hex },
): number {
  const field = fieldOf(state);
  const enfiladed = isEnfiladed(field, from, target, side);
  const fire = bombardFire(state, field, { guns, from, target, enfiladed });
  const { chance, beyondFirst } = expectedOf(state, fire, { bonus: 0, moraleLead: 0 });
  const targets = field.atOf(target, otherSide(side));
  const steady = targets.filter((unit) => !unitAt(state, unit).disrupted);
  const shaken = steady.reduce(
    (sum, unit) => sum + strengthOf(state, unit) * pricePerStrength(state, sheetOf(state, unit).army),
    0,
  );
  const pressed = isWithinReach(state, side, target) ? ABOUT_TO_BE_ASSAULTED : 1;
  return chance * SHAKEN * pressed * shaken + priceOfHits(state, targets, beyondFirst);
}

/** Own infantry of the Stage beside it. */
const isWithinReach = (state: Read, side: Side, target: Hex): boolean =>
  contactsOf(fieldOf(state).theatre, target).some((hex) =>
    fieldOf(state)
      .atOf(hex, side)
      .some((unit) => state.stage?.active.includes(unit) && sheetOf(state, unit).arm === 'inf'),
  );

export function bombardAction(
  state: Read,
  frame: Frozen<BombardmentFrame>,
  seat: Seat,
  context: Context,
): Action {
  if (frame.step === 'squares') return { type: 'squares', accept: isBetterInSquare(state, frame) };
  const { side } = frame;
  const legal = legalActions(state, seat, context);
  const chosen = best(ofType(legal, 'bombard'), (each) => worthOfTarget(state, side, each));
  return chosen !== undefined && worthOfTarget(state, side, chosen) > 0 ? chosen : { type: 'endBombard' };
}

/** Guns of one hex fire together; those in a ZOC fire for their lives. */
function worthOfTarget(state: Read, side: Side, { from, guns, target }: ActionOf<'bombard'>): number {
  const near = distance(fieldOf(state).theatre, from, target) === 1 ? 1.2 : 1;
  return near * worthOfBombardment(state, side, { from, guns, target }) - leftBehind(state, side, from, guns);
}

/** NLC-4.5d: foot guns that fire stay. Nobody is with them, the enemy is near: they had better limber up. */
function leftBehind(state: Read, side: Side, from: Hex, guns: readonly UnitId[]): number {
  if ((enemyDistance(fieldOf(state), side)[from] ?? 8) > 2) return 0;
  const alone = guns.filter((gun) => sheetOf(state, gun).gun === 'foot' && !hasEscort(state, gun, from));
  return alone.reduce((sum, gun) => sum + priceOfHits(state, [gun], 2), 0);
}

/** NLC-8.5d: squares suffer more from guns; a line that is charged suffers worse, unless it is shaken already. */
const isBetterInSquare = (state: Read, { target }: Frozen<BombardmentFrame>): boolean =>
  fieldOf(state)
    .at(target)
    .some((unit) => sheetOf(state, unit).arm === 'inf' && !unitAt(state, unit).disrupted);
