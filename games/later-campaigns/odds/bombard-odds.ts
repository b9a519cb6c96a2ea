// NLC-8.1: what a bombardment promises. The first hit only disrupts, unless the players agreed otherwise.
import { fieldOf } from '../ground/field.ts';
import type { Read } from '../rule-types.ts';
import { bombardFire } from '../strength/bombardment.ts';
import { isEnfiladed } from '../strength/flanks.ts';
import type { Hex, UnitId } from '../vocabulary.ts';
import { chanceOf, type FireOdds, fireOdds } from './hit-chances.ts';

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
    disrupts: chanceOf(fire, 1),
    step: chanceOf(fire, 1 + free),
    steps: fire.chances.reduce((sum, chance, hits) => sum + chance * Math.max(0, hits - free), 0),
  };
}
