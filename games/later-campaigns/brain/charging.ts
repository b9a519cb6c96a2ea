// NLC-E.7, NLC-E.8: charges, reactions and pursuits, by what they may be expected to give and to cost.

import type { Frozen, Seat } from '@grognard/kernel';
import { sheetOf, unitAt } from '../changes/units.ts';
import type { Entrance } from '../charge/entrance.ts';
import type { Context } from '../context.ts';
import type { DeclarationFrame, PursuitFrame, ReactionFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import { fieldOf } from '../ground/field.ts';
import { groupMorale, moraleLead, PLAIN } from '../morale/morale.ts';
import type { Read } from '../rule-types.ts';
import { chargeFire } from '../strength/charge.ts';
import { strengthOf } from '../strength/faces.ts';
import { type Hex, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { groundWorth } from './exchange.ts';
import { presence } from './front.ts';
import { expectedOf } from './hits.ts';
import { best, legalActions, ofType } from './legal.ts';
import { priceOfHits, pricePerStrength, prizeAt } from './stakes.ts';

export interface Ride {
  readonly side: Side;
  readonly target: Hex;
  readonly entries: readonly Entrance[];
  readonly backhand: boolean;
  readonly noSquare: boolean;
  readonly fled?: readonly UnitId[];
}

/** Blown horses cannot react or charge again (NLC-7.7j): a part of what they are worth. */
const BLOWN = 0.12;
/** What makes a charge worth declaring at all. */
export const LEAST = 0.15;
const LOST_GUN = 1.5;
/** Horse takes ground, but seldom keeps it. */
const MOST_GROUND = 1;

/** What a charge is worth, squares weighed by the chance that they are formed. */
export function worthOfCharge(state: Read, ride: Ride): number {
  const defenders = fieldOf(state).atOf(ride.target, otherSide(ride.side));
  if (defenders.length === 0) return 0;
  const square = ride.noSquare ? 0 : chanceOfSquare(state, defenders);
  const open = square === 1 ? 0 : worthIf(state, ride, defenders, false);
  const formed = square === 0 ? 0 : worthIf(state, ride, defenders, true);
  const blown = ride.entries.reduce(
    (sum, { unit }) =>
      sum + BLOWN * strengthOf(state, unit) * pricePerStrength(state, sheetOf(state, unit).army),
    0,
  );
  return square * formed + (1 - square) * open - blown;
}

/** NLC-7.10a */
function chanceOfSquare(state: Read, defenders: readonly UnitId[]): number {
  const infantry = defenders.filter((unit) => sheetOf(state, unit).arm === 'inf');
  if (infantry.length === 0 || infantry.some((unit) => unitAt(state, unit).disrupted)) return 0;
  return groupMorale(state, defenders, { ...PLAIN, scope: 'combat', defending: true }).value / 6;
}

function worthIf(state: Read, ride: Ride, defenders: readonly UnitId[], square: boolean): number {
  const { entries, target, backhand, fled = [] } = ride;
  const fires = chargeFire(state, fieldOf(state), {
    entries,
    target,
    defenders,
    square,
    backhand,
    justRetreated: fled,
  });
  const chargers = entries.map(({ unit }) => unit);
  const lead = moraleLead(state, chargers, defenders);
  const given = expectedOf(state, fires.charge, { bonus: 0, moraleLead: lead });
  const taken = expectedOf(state, fires.defence, { bonus: 0, moraleLead: -lead });
  // NLC-7.7e: on equal losses the charge is beaten.
  const won = given.chance * (1 - taken.chance / 2);
  const guns = defenders.filter((unit) => sheetOf(state, unit).gun === 'foot').length;
  return (
    priceOfHits(state, defenders, given.hits) -
    priceOfHits(state, chargers, taken.hits) +
    won * (Math.min(MOST_GROUND, 0.4 * groundWorth(state, target)) + LOST_GUN * guns)
  );
}

/** Horses that ride into the midst of the enemy are met by others. */
const danger = (state: Read, side: Side, hex: Hex): number =>
  0.03 * Math.max(0, (presence(state, otherSide(side))[hex] ?? 0) - (presence(state, side)[hex] ?? 0));

export function chargeAction(
  state: Read,
  frame: Frozen<DeclarationFrame>,
  seat: Seat,
  context: Context,
): Action {
  const { side } = frame;
  const worth = (target: Hex, entries: readonly Entrance[]): number =>
    entries.length === 0
      ? 0
      : worthOfCharge(state, { side, target, entries, backhand: false, noSquare: false }) -
        danger(state, side, target);
  const options = ofType(legalActions(state, seat, context), 'charge').map((action) => {
    const along = frame.entries.filter(({ target }) => target === action.target);
    const { unit, via, target } = action;
    const entry = { unit, start: unitAt(state, unit).hex, via, target };
    return { action, gain: worth(target, [...along, entry]) - worth(target, along) };
  });
  const chosen = best(options, ({ gain }) => gain);
  return chosen !== undefined && chosen.gain > LEAST ? chosen.action : { type: 'endDeclare' };
}

export function reactionAction(
  state: Read,
  frame: Frozen<ReactionFrame>,
  seat: Seat,
  context: Context,
): Action {
  // NLC-7.10f: whoever goes on at a run is caught from behind.
  if (frame.step === 'commit') return { type: 'commit', half: true };
  const { hex: target, noSquare, declared } = frame;
  const side = frame.side;
  const worth = (entries: readonly Entrance[]): number =>
    entries.length === 0
      ? 0
      : worthOfCharge(state, { side, target, entries, backhand: frame.kind !== 'move', noSquare });
  const legal = legalActions(state, seat, context);
  const options = ofType(legal, 'react').map((action) => {
    const { unit, via } = action;
    const entry = { unit, start: unitAt(state, unit).hex, via, target };
    return { action, gain: worth([...declared, entry]) - worth(declared) };
  });
  const chosen = best(options, ({ gain }) => gain);
  if (chosen !== undefined && chosen.gain > LEAST) return chosen.action;
  return ofType(legal, 'launch')[0] ?? { type: 'pass' };
}

/** NLC-7.8: ride on where it pays, stay where the ground counts and friends are near, else back. */
export function pursuitAction(
  state: Read,
  frame: Frozen<PursuitFrame>,
  seat: Seat,
  context: Context,
): Action {
  const { side, unit, fled } = frame;
  const hex = frame.step === 'rest' ? frame.target : frame.hex;
  const legal = legalActions(state, seat, context);
  const start = frame.winners.find((entry) => entry.unit === unit)?.start ?? hex;
  const worth = (action: Action): number => {
    switch (action.type) {
      case 'pursue': {
        const entries = [{ unit, start, via: hex, target: action.hex }];
        const ride = { side, target: action.hex, entries, backhand: false, noSquare: false, fled };
        return worthOfCharge(state, ride) - danger(state, side, action.hex);
      }
      case 'stay':
        return 0.5 * prizeAt(state, hex) - 2 * danger(state, side, hex);
      default:
        return -2 * danger(state, side, start) - 0.1;
    }
  };
  return best(legal, worth) ?? { type: 'return', unit };
}
