// NAP-ACN.6: what a unit card promises against another: its dice, then what the target and its ground let through. Cards,
// rerolls, retreats and Fatigue are left out; the rules of the attack say the rest.
import { hitsIgnored, sumOf } from '../attack/ignores.ts';
import { afterVeteran, assembledPool } from '../attack/pool.ts';
import { freshAttack } from '../attack/record.ts';
import { battleTerms } from '../battle-terms.ts';
import { hexNamed } from '../data/field.ts';
import type { Enlisted, Roster } from '../data/rosters.ts';
import type { TerrainCode } from '../data/terrain.ts';
import { unitCard } from '../data/units.ts';
import type { AttackKind, UnitTypeId } from '../data/words.ts';
import { profileOf } from '../field/profile.ts';
import { options } from '../options.ts';
import { battleOn } from '../procedures/begin-battle.ts';
import type { Battle } from '../state.ts';
import { damageOdds } from './damage-odds.ts';

export interface Threat {
  readonly row: number;
  readonly kind: AttackKind;
  readonly range: number;
  /** Damage of the whole roll, and of what passes the defences. */
  readonly whole: number;
  readonly expected: number;
  /** The chance that no model of the target is left. */
  readonly destroys: number;
}

const [ATTACKER, TARGET] = [0, 1] as const;
const TARGET_HEX = hexNamed('F5');
/** Next to it, and two hexes away: nobody shoots at point-blank who need not. */
const NEAR = hexNamed('F6');
const FAR = hexNamed('F7');

const armyOf = (enlisted: Enlisted): Roster => ({
  faction: unitCard(enlisted.unit).faction,
  units: [enlisted],
});

/** Two units and nobody else, the target on the ground that was chosen. */
function duel(attacker: Enlisted, target: UnitTypeId, ground: TerrainCode, from: number): Battle {
  const terms = battleTerms(
    options.usual,
    { A: 'south', B: 'north' },
    { A: armyOf(attacker), B: armyOf({ unit: target, detachment: null }) },
  );
  const battle = battleOn(terms);
  return {
    ...battle,
    ground: [...battle.ground].with(TARGET_HEX, ground).join(''),
    units: battle.units.map((unit) => ({ ...unit, at: unit.id === ATTACKER ? from : TARGET_HEX })),
  };
}

/** Each attack row of a unit against a target that stands on some ground. */
export function threatsOf(attacker: Enlisted, target: UnitTypeId, ground: TerrainCode): readonly Threat[] {
  const { attacks, crit } = unitCard(attacker.unit);
  const { size } = unitCard(target);
  return attacks.map(({ kind, range, dice }, row) => {
    const battle = duel(attacker, target, ground, range > 1 ? FAR : NEAR);
    const attack = freshAttack({
      ...{ attacker: ATTACKER, target: TARGET, row, kind, from: TARGET_HEX },
      ...{ riposte: null, given: null, granted: null },
    });
    const declared = { ...battle, attacks: [attack] };
    const pool = afterVeteran(declared, attack, assembledPool(declared, attack)).map(({ die }) => die);
    const hasFortitude = profileOf({
      type: target,
      detachment: null,
      improvement: null,
      items: [],
    }).abilities.has('fortitude');
    const ignores = sumOf(hitsIgnored(declared, attack));
    const open = { models: Number.POSITIVE_INFINITY, ignores: 0, hasFortitude: false };
    const { expected, destroys } = damageOdds(pool, kind, crit, { models: size, ignores, hasFortitude });
    return { row, kind, range, whole: damageOdds(dice, kind, crit, open).expected, expected, destroys };
  });
}
