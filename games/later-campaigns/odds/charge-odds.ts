// NLC-7.7, 7.10: what a charge promises, against a square and against whoever does not form one.
import type { Entrance } from '../charge/entrance.ts';
import { fieldOf } from '../ground/field.ts';
import { groupMorale, type Morale, PLAIN } from '../morale/morale.ts';
import type { Read } from '../rule-types.ts';
import { chargeFire } from '../strength/charge.ts';
import { otherSide, type UnitId } from '../vocabulary.ts';
import { type FireOdds, fireOdds } from './hit-chances.ts';

export interface ChargeOdds {
  readonly charge: FireOdds;
  readonly defence: FireOdds;
  readonly flankers: readonly UnitId[];
  /** NLC-7.10a: null where no infantry can form one. */
  readonly square: {
    readonly chance: number;
    readonly morale: Morale;
    readonly charge: FireOdds;
    readonly defence: FireOdds;
  } | null;
}

/** All entries ride for the same hex. */
export function chargeOdds(state: Read, entries: readonly Entrance[]): ChargeOdds | null {
  const [first] = entries;
  if (first === undefined) return null;
  const field = fieldOf(state);
  const { target } = first;
  const defenders = field.atOf(target, otherSide(field.sideOf(first.unit)));
  const against = (square: boolean) => {
    const { charge, defence, flankers } = chargeFire(state, field, {
      entries,
      target,
      defenders,
      square,
      backhand: false,
      justRetreated: [],
    });
    return { charge: fireOdds(state, charge), defence: fireOdds(state, defence), flankers };
  };
  const infantry = defenders.filter((unit) => field.theatre.units[unit]?.arm === 'inf');
  const isSteady = infantry.length > 0 && infantry.every((unit) => state.units[unit]?.disrupted === false);
  const morale = groupMorale(state, defenders, { ...PLAIN, scope: 'combat', defending: true });
  return {
    ...against(false),
    square: isSteady ? { ...against(true), morale, chance: morale.value / 6 } : null,
  };
}
