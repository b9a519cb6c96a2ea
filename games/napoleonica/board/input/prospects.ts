// What a unit could do: where it may go, whom it could attack from there, how far it sees, and what an attack promises.
import type { Frozen } from '@grognard/kernel';
import { hitsIgnored, type Modifier, sumOf } from '../../attack/ignores.ts';
import { declaredIn, standingAt } from '../../attack/imagined.ts';
import { afterVeteran, assembledPool, MOST_DICE } from '../../attack/pool.ts';
import { rangeOf, refuseTarget } from '../../attack/targets.ts';
import type { Attack, PoolDie } from '../../attack-record.ts';
import { damageChance } from '../../data/dice.ts';
import type { AttackKind } from '../../data/words.ts';
import { distance, HEXES } from '../../field/hexes.ts';
import { profileOf } from '../../field/profile.ts';
import { sees } from '../../field/sight.ts';
import { sightBlock } from '../../field/sight-block.ts';
import { isDifficult } from '../../field/terrain.ts';
import { can } from '../../field/units.ts';
import { movementOf } from '../../movement/allowance.ts';
import { reachOf } from '../../movement/destinations.ts';
import { type AttackOdds, attackOdds } from '../../odds/attack-odds.ts';
import { type DamageOdds, damageOdds } from '../../odds/damage-odds.ts';
import type { Battle, Unit } from '../../state.ts';
import type { BattleView } from '../../view.ts';
import type { Hex } from '../../vocabulary.ts';
import { asBattle } from './as-battle.ts';

/** Hexes a unit may move to with what its card prints. */
export function reachIn(view: BattleView, unit: Unit): readonly Hex[] {
  if (unit.at < 0) return [];
  const battle = asBattle(view);
  return reachOf(battle, unit, movementOf(battle, unit)).map(({ hex }) => hex);
}

const rowsAgainst = (battle: Frozen<Battle>, attacker: Unit, target: Unit): readonly number[] =>
  [...profileOf(attacker).rows.keys()].filter((row) => refuseTarget(battle, attacker, row, target) === null);

/** NAP-ABL.20, NAP-MOV.3: whoever is Slow, or has entered difficult ground, does not attack after moving. */
const mayAttackFrom = (view: BattleView, unit: Unit, hex: Hex): boolean =>
  hex === unit.at || (!can(unit, 'slow') && (can(unit, 'ranger') || !isDifficult(view, hex)));

/** Enemies a unit could attack if it stood on a hex, or moved there. */
export function targetsFrom(view: BattleView, unit: Unit, hex: Hex): readonly Unit[] {
  if (!mayAttackFrom(view, unit, hex)) return [];
  const battle = standingAt(asBattle(view), unit, hex);
  const attacker = { ...unit, at: hex };
  return view.units.filter(
    (target) =>
      target.owner !== unit.owner && target.at >= 0 && rowsAgainst(battle, attacker, target).length > 0,
  );
}

/** NAP-LOS.6: the farthest that a unit shoots or casts from a hex; 0: it only fights hand to hand. */
export const farthestFrom = (view: BattleView, unit: Unit, hex: Hex): number =>
  Math.max(
    0,
    ...profileOf(unit)
      .rows.filter(({ kind }) => kind !== 'melee')
      .map((row) => rangeOf(asBattle(view), row, hex)),
  );

/** Hexes within range of a unit and in its sight, if it stood on a hex. */
export function coveredFrom(view: BattleView, unit: Unit, hex: Hex): readonly Hex[] {
  const battle = standingAt(asBattle(view), unit, hex);
  const range = farthestFrom(view, unit, hex);
  return Array.from({ length: HEXES }, (_, at) => at).filter(
    (at) => at !== hex && distance(at, hex) <= range && sees(battle, hex, at),
  );
}

/** What stands between two hexes; null: one sees the other. */
export const blockBetween = (view: BattleView, from: Hex, to: Hex): Hex | null =>
  sightBlock(asBattle(view), from, to);

/** An attack before it is declared. */
export interface PlannedAttack {
  readonly attacker: Unit;
  readonly target: Unit;
  readonly kind: AttackKind;
  readonly pool: readonly PoolDie[];
  readonly odds: AttackOdds;
  readonly damage: DamageOdds;
  /** What makes the target ignore hits. */
  readonly ignores: readonly Modifier[];
}

/** The best row against a target from where the unit stands; null: none reaches it. */
export function plannedAttack(view: BattleView, attacker: Unit, target: Unit): PlannedAttack | null {
  const battle = asBattle(view);
  const planned = rowsAgainst(battle, attacker, target).map((row) => planOf(battle, attacker, target, row));
  return planned.toSorted((a, b) => b.damage.expected - a.damage.expected)[0] ?? null;
}

/** How many dice a row would roll: those printed, and those that flanks, abilities and ground bring. */
export function diceAgainst(view: BattleView, attacker: Unit, target: Unit, row: number): number {
  const { battle, attack } = declaredIn(asBattle(view), attacker, row, target);
  return poolOf(battle, attack).length;
}

function poolOf(battle: Frozen<Battle>, attack: Frozen<Attack>): readonly PoolDie[] {
  const whole = afterVeteran(battle, attack, assembledPool(battle, attack));
  return whole.toSorted((a, b) => damageChance(b.die) - damageChance(a.die)).slice(0, MOST_DICE);
}

function planOf(battle: Battle, attacker: Unit, target: Unit, row: number): PlannedAttack {
  const { rows, card } = profileOf(attacker);
  const kind = rows[row]?.kind ?? 'melee';
  const { battle: declared, attack } = declaredIn(battle, attacker, row, target);
  const pool = poolOf(declared, attack);
  const dice = pool.map(({ die }) => die);
  const ignores = hitsIgnored(declared, attack);
  return {
    attacker,
    target,
    kind,
    pool,
    odds: attackOdds(dice, kind, card.crit),
    damage: damageOdds(dice, kind, card.crit, {
      models: target.models,
      ignores: sumOf(ignores),
      hasFortitude: can(target, 'fortitude'),
    }),
    ignores,
  };
}
