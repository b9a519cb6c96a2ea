// What a unit could do: where it may go, whom it could attack from there, and what such an attack promises.
import { hitsIgnored, sumOf } from '../../attack/ignores.ts';
import { afterVeteran, assembledPool } from '../../attack/pool.ts';
import { freshAttack } from '../../attack/record.ts';
import { refuseTarget } from '../../attack/targets.ts';
import type { PoolDie } from '../../attack-record.ts';
import type { AttackKind } from '../../data/words.ts';
import { profileOf } from '../../field/profile.ts';
import { movementOf } from '../../movement/allowance.ts';
import { reachOf } from '../../movement/destinations.ts';
import type { AttackOdds } from '../../odds/attack-odds.ts';
import { attackOdds } from '../../odds/attack-odds.ts';
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

const standingAt = (view: BattleView, unit: Unit, hex: Hex): Battle =>
  asBattle(
    view,
    view.units.map((each) => (each.id === unit.id ? { ...each, at: hex } : each)),
  );

const rowsAgainst = (battle: Battle, attacker: Unit, target: Unit): readonly number[] =>
  [...profileOf(attacker).rows.keys()].filter((row) => refuseTarget(battle, attacker, row, target) === null);

/** Enemies a unit could attack if it stood on a hex. */
export function targetsFrom(view: BattleView, unit: Unit, hex: Hex): readonly Unit[] {
  const battle = standingAt(view, unit, hex);
  const attacker = { ...unit, at: hex };
  return view.units.filter(
    (target) =>
      target.owner !== unit.owner && target.at >= 0 && rowsAgainst(battle, attacker, target).length > 0,
  );
}

/** An attack before it is declared. */
export interface PlannedAttack {
  readonly attacker: Unit;
  readonly target: Unit;
  readonly kind: AttackKind;
  readonly pool: readonly PoolDie[];
  readonly odds: AttackOdds;
  /** Hits the target would ignore, and why. */
  readonly ignored: number;
}

/** The best row against a target from where the unit stands; null: none reaches it. */
export function plannedAttack(view: BattleView, attacker: Unit, target: Unit): PlannedAttack | null {
  const battle = asBattle(view);
  const planned = rowsAgainst(battle, attacker, target).map((row) => planOf(battle, attacker, target, row));
  return planned.toSorted((a, b) => b.odds.expected - a.odds.expected)[0] ?? null;
}

function planOf(battle: Battle, attacker: Unit, target: Unit, row: number): PlannedAttack {
  const { rows, card } = profileOf(attacker);
  const kind = rows[row]?.kind ?? 'melee';
  const attack = freshAttack({
    attacker: attacker.id,
    target: target.id,
    ...{ row, kind, riposte: null, given: null, granted: null, from: target.at },
  });
  const declared = { ...battle, attacks: [...battle.attacks, attack] };
  const pool = afterVeteran(declared, attack, assembledPool(declared, attack));
  return {
    attacker,
    target,
    kind,
    pool,
    odds: attackOdds(
      pool.map(({ die }) => die),
      kind,
      card.crit,
    ),
    ignored: sumOf(hitsIgnored(declared, attack)),
  };
}
