// How dangerous a hex is for a unit: what the enemies who could come within reach would do to it there.
import type { Frozen } from '@grognard/kernel';
import type { AttackRow } from '../data/unit-card.ts';
import type { Die } from '../data/words.ts';
import { distance } from '../field/hexes.ts';
import { profileOf } from '../field/profile.ts';
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
const LOSSES = new Map<string, number>();

/** On open ground, without cards. */
function plainLosses(enemy: Frozen<Unit>, index: number, row: AttackRow, unit: Frozen<Unit>): number {
  const key = `${enemy.type}${index}${unit.type}`;
  let losses = LOSSES.get(key);
  if (losses === undefined) {
    const isSoft = can(unit, 'veteran');
    const dice = row.dice.map((die): Die => (isSoft && (die === 'S' || die === 'K') ? 'O' : die));
    losses = forecast({
      dice: strongestFirst(dice),
      rerolls: profileOf(enemy).masterOfAttack,
      crit: profileOf(enemy).card.crit,
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
    LOSSES.set(key, losses);
  }
  return losses;
}

/** Everything that could strike the unit, wherever it goes. */
export function threatsTo({ units }: Frozen<Battle>, unit: Frozen<Unit>): readonly Threat[] {
  const threats: Threat[] = [];
  for (const enemy of units) {
    if (enemy.owner === unit.owner || enemy.at < 0) continue;
    const { rows, movement } = profileOf(enemy);
    const moves = can(enemy, 'slow') ? 0 : movement;
    const tired = isExhausted(enemy) ? TIRED : 1;
    for (const [index, row] of rows.entries())
      if (row.kind !== 'grenade')
        threats.push({
          at: enemy.at,
          reach: moves + row.range,
          losses: tired * plainLosses(enemy, index, row, unit),
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
