// What an assault is worth to those who make it: steps given and taken, ground won and lost, as an expectation.

import { sheetOf } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import { holdsGarrison } from '../ground/garrison.ts';
import { groupMorale, moraleLead, PLAIN } from '../morale/morale.ts';
import type { Read } from '../rule-types.ts';
import { type Assault, assaultFire } from '../strength/assault.ts';
import { isFlankedInAssault } from '../strength/flanks.ts';
import type { Hex, UnitId } from '../vocabulary.ts';
import { type Expectation, expectedOf } from './hits.ts';
import { priceOfHits, prizeAt } from './stakes.ts';

/** Any ground is worth something to whoever drives the enemy off it. */
const ANY_GROUND = 0.5;
/** A battery that is overrun is gone (NLC-7.4k). */
const OVERRUN_GUN = 1.5;

/** A prize counts when the last turn ends: early on it is worth no army, at the end it is worth a good part of one. */
export function groundWorth(state: Read, hex: Hex): number {
  const share = 0.15 + (0.4 * state.turn) / theatreOf(state).turns.length;
  return ANY_GROUND + share * prizeAt(state, hex);
}

export interface Sides {
  readonly attackers: readonly UnitId[];
  readonly defenders: readonly UnitId[];
  readonly target: Hex;
}

/** Of an assault with everybody where he stands. */
export function worthOfAssault(state: Read, assault: Assault): number {
  const field = fieldOf(state);
  const { attack, defence } = assaultFire(state, field, assault);
  const flanked = isFlankedInAssault(state, field, assault);
  const lead = moraleLead(state, assault.attackers, assault.defenders, { flanked });
  const given = expectedOf(state, attack, { bonus: flanked ? 1 : 0, moraleLead: lead });
  const taken = expectedOf(state, defence, { bonus: 0, moraleLead: -lead });
  return balance(state, assault, given, taken, flanked);
}

/** NLC-7.4f: whoever lost a step tests; whoever fails goes. */
function chanceToYield(
  state: Read,
  units: readonly UnitId[],
  hit: number,
  defending: boolean,
  flanked: boolean,
) {
  const { value } = groupMorale(state, units, { ...PLAIN, scope: 'retreat', defending, flanked });
  return hit * (1 - value / 6);
}

export function balance(
  state: Read,
  { attackers, defenders, target }: Sides,
  given: Expectation,
  taken: Expectation,
  flanked: boolean,
): number {
  const holds = holdsGarrison(fieldOf(state), target);
  const won = holds ? 0 : chanceToYield(state, defenders, given.chance, true, flanked);
  const lost = chanceToYield(state, attackers, taken.chance, false, false);
  const guns = defenders.filter((unit) => sheetOf(state, unit).gun === 'foot').length;
  return (
    priceOfHits(state, defenders, given.hits) -
    priceOfHits(state, attackers, taken.hits) +
    won * (groundWorth(state, target) + OVERRUN_GUN * guns) -
    lost * ANY_GROUND
  );
}
