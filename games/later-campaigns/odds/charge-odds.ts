// NLC-7.7, 7.10: what a charge promises, against a square and against whoever does not form one.
import type { Entrance } from '../charge/entrance.ts';
import { type Field, fieldOf } from '../ground/field.ts';
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
  /** NLC-7.7e: that the charge wins, whether or not a square is formed. */
  readonly wins: number;
}

/** Steps a group can lose. */
const stepsOf = ({ units }: Read, { theatre }: Field, ids: readonly UnitId[]): number =>
  ids.reduce((sum, id) => sum + (theatre.units[id]?.steps.length ?? 0) - (units[id]?.lost ?? 0), 0);

/** NLC-7.7e: on equal losses the charge is beaten, unless chargers alone are left; surplus hits are lost. */
function winChance(
  { charge, defence }: { readonly charge: FireOdds; readonly defence: FireOdds },
  steps: { readonly own: number; readonly other: number },
): number {
  let chance = 0;
  for (const [given, likely] of charge.chances.entries())
    for (const [taken, asLikely] of defence.chances.entries()) {
      const [theirs, ours] = [Math.min(given, steps.other), Math.min(taken, steps.own)];
      if (theirs === steps.other ? ours < steps.own : theirs > ours) chance += likely * asLikely;
    }
  return chance;
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
  const open = against(false);
  const square = isSteady ? { ...against(true), morale, chance: morale.value / 6 } : null;
  const steps = { own: stepsOf(state, field, chargers), other: stepsOf(state, field, defenders) };
  const formed = square?.chance ?? 0;
  const wins =
    (1 - formed) * winChance(open, steps) + (square === null ? 0 : formed * winChance(square, steps));
  return { ...open, square, wins };
}
