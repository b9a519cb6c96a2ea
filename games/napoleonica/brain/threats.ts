// How dangerous a hex is for a unit: what the enemies who could come within reach would do to it there.
import type { Frozen } from '@grognard/kernel';
import type { AttackRow } from '../data/unit-card.ts';
import type { Die } from '../data/words.ts';
import { distance } from '../field/hexes.ts';
import { type Profile, profileOf } from '../field/profile.ts';
import { terrainAt } from '../field/terrain.ts';
import { can, isExhausted } from '../field/units.ts';
import { forecast } from '../odds/forecast.ts';
import { strongestFirst } from '../odds/rolls.ts';
import type { Battle, Unit } from '../state.ts';
import type { Hex } from '../vocabulary.ts';
import { WEIGHTS } from './weights.ts';
import { fallWorth, modelWorth } from './worth.ts';

/** A row of an enemy: how far it strikes within one activation, and how many models that costs. */
export interface Threat {
  readonly at: Hex;
  readonly reach: number;
  readonly losses: number;
}

/** Ground that ignores hits lets so much through. */
const COVER = 0.7;
/** Tired enemies are stopped, or must rest first. */
const TIRED = 0.6;
/** By the profile of the enemy, that of the unit, and the row: whatever they carry changes what is lost. */
const LOSSES = new WeakMap<Profile, WeakMap<Profile, number[]>>();

function lossesKnown(enemy: Profile, unit: Profile): number[] {
  const known = LOSSES.get(enemy)?.get(unit);
  if (known !== undefined) return known;
  const [byUnit, rows] = [LOSSES.get(enemy) ?? new WeakMap<Profile, number[]>(), []];
  LOSSES.set(enemy, byUnit.set(unit, rows));
  return rows;
}

/** On open ground, without cards. */
function plainLosses(enemy: Profile, index: number, row: AttackRow, unit: Frozen<Unit>): number {
  const known = lossesKnown(enemy, profileOf(unit));
  let losses = known[index];
  if (losses === undefined) {
    losses = lossesReckoned(enemy, row, unit);
    known[index] = losses;
  }
  return losses;
}

function lossesReckoned(enemy: Profile, row: AttackRow, unit: Frozen<Unit>): number {
  const isSoft = can(unit, 'veteran');
  const dice = row.dice.map((die): Die => (isSoft && (die === 'S' || die === 'K') ? 'O' : die));
  return forecast({
    dice: strongestFirst(dice),
    rerolls: enemy.masterOfAttack,
    crit: enemy.card.crit,
    isMelee: row.kind === 'melee',
    hitsIgnored: can(unit, 'shield') ? 1 : 0,
    retreatsIgnored: can(unit, 'brave') ? 1 : 0,
    retreating: can(unit, 'clumsy') ? 'stuck' : 'free',
    regroups: false,
    fortitude: can(unit, 'fortitude'),
    absorbs: row.kind !== 'magic',
    prevented: 0,
    added: 0,
    models: profileOf(unit).card.size,
  }).losses;
}

/** Everything that could strike the unit, wherever it goes. */
export function threatsTo({ units }: Frozen<Battle>, unit: Frozen<Unit>): readonly Threat[] {
  const threats: Threat[] = [];
  for (const enemy of units) {
    if (enemy.owner === unit.owner || enemy.at < 0) continue;
    const profile = profileOf(enemy);
    const { rows, movement } = profile;
    const moves = can(enemy, 'slow') ? 0 : movement;
    const tired = isExhausted(enemy) ? TIRED : 1;
    for (const [index, row] of rows.entries())
      if (row.kind !== 'grenade')
        threats.push({
          at: enemy.at,
          reach: moves + row.range,
          losses: tired * plainLosses(profile, index, row, unit),
        });
  }
  return threats;
}

/** In Development Points: the two worst threats, since a turn has two basic actions. */
export function dangerAt(
  battle: Frozen<Battle>,
  unit: Frozen<Unit>,
  threats: readonly Threat[],
  hex: Hex,
): number {
  let [worst, second] = [0, 0];
  for (const { at, reach, losses } of threats) {
    if (losses <= second || distance(at, hex) > reach) continue;
    if (losses > worst) [worst, second] = [losses, worst];
    else second = losses;
  }
  const losses = (worst + second) * (terrainAt(battle, hex).ignores.hits > 0 ? COVER : 1);
  if (losses === 0) return 0;
  const share = losses / unit.models;
  const falls = Math.min(0.9, 0.5 * share * share);
  return WEIGHTS.danger * (losses * modelWorth(unit) + falls * fallWorth(battle, unit));
}
