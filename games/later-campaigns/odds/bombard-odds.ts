// NLC-8.1: what a bombardment promises. The first hit only disrupts, unless the players agreed otherwise.
import { fieldOf } from '../ground/field.ts';
import type { Read } from '../rule-types.ts';
import { isDisruptedByFire } from '../strength/alternative-artillery.ts';
import { bombardFire } from '../strength/bombardment.ts';
import { isEnfiladed } from '../strength/flanks.ts';
import { diceOf } from '../strength/roll-six.ts';
import type { Hex, UnitId } from '../vocabulary.ts';
import { chanceOf, EVEN, type FireOdds, fireOdds, rollChance } from './hit-chances.ts';

export interface BombardOdds {
  readonly fire: FireOdds;
  readonly disrupts: number;
  /** That at least one step is lost, and how many are to be expected. */
  readonly step: number;
  readonly steps: number;
}

export interface PlannedBombardment {
  readonly guns: readonly UnitId[];
  readonly from: Hex;
  readonly target: Hex;
}

export function bombardOdds(state: Read, { guns, from, target }: PlannedBombardment): BombardOdds {
  const field = fieldOf(state);
  const enfiladed = isEnfiladed(field, from, target, field.sideOf(guns[0] ?? 0));
  const fire = fireOdds(state, bombardFire(state, field, { guns, from, target, enfiladed }));
  const free = state.options.rollSix || state.options.altArtillery ? 0 : 1;
  return {
    fire,
    disrupts: disruption(state, fire),
    step: chanceOf(fire, 1 + free),
    steps: fire.chances.reduce((sum, chance, hits) => sum + chance * Math.max(0, hits - free), 0),
  };
}

/** NLC-8.1d; NLC-20.4c: a 5 or 6, or what hits besides; NLC-20.12c: strength and roll. */
function disruption(state: Read, odds: FireOdds): number {
  const { rollSix, altArtillery } = state.options;
  if (rollSix) {
    const { dice, least } = diceOf(odds.fire, EVEN);
    return 1 - missOf(least - 1) ** dice;
  }
  if (!altArtillery) return chanceOf(odds, 1);
  const { row } = odds.fire;
  return row === 0 ? 0 : rollChance((roll) => isDisruptedByFire(row, roll));
}

/** A die below this. */
const missOf = (least: number): number => Math.max(0, least - 1) / 6;
