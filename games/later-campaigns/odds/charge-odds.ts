// NLC-7.7, 7.10: what a charge promises, against a square and against whoever does not form one.
import type { Entrance } from '../charge/entrance.ts';
import { fieldOf } from '../ground/field.ts';
import { groupMorale, type Morale, moraleLead, PLAIN } from '../morale/morale.ts';
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

/** What is certain already of a reaction: that it comes from behind (NLC-7.10e), or that nobody forms square (NLC-8.5d). */
export interface Given {
  readonly backhand?: boolean;
  readonly noSquare?: boolean;
}

/** All entries ride for the same hex. */
export function chargeOdds(
  state: Read,
  entries: readonly Entrance[],
  { backhand = false, noSquare = false }: Given = {},
): ChargeOdds | null {
  const [first] = entries;
  if (first === undefined) return null;
  const field = fieldOf(state);
  const { target } = first;
  const defenders = field.atOf(target, otherSide(field.sideOf(first.unit)));
  const chargers = entries.map(({ unit }) => unit);
  const lead = moraleLead(state, chargers, defenders);
  const against = (square: boolean) => {
    const { charge, defence, flankers } = chargeFire(state, field, {
      entries,
      target,
      defenders,
      square,
      backhand,
      justRetreated: [],
    });
    return {
      charge: fireOdds(state, charge, { bonus: 0, moraleLead: lead }),
      defence: fireOdds(state, defence, { bonus: 0, moraleLead: -lead }),
      flankers,
    };
  };
  const infantry = defenders.filter((unit) => field.theatre.units[unit]?.arm === 'inf');
  const isSteady =
    !noSquare && infantry.length > 0 && infantry.every((unit) => state.units[unit]?.disrupted === false);
  const morale = groupMorale(state, defenders, { ...PLAIN, scope: 'combat', defending: true });
  return {
    ...against(false),
    square: isSteady ? { ...against(true), morale, chance: morale.value / 6 } : null,
  };
}
