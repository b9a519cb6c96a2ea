// An attack before it is declared, for all who reckon with it: cards, the machine, the automaton.
import type { Frozen } from '@grognard/kernel';
import { FULL } from '../activation/grants.ts';
import { freshActivation } from '../activation/start.ts';
import type { Attack } from '../attack-record.ts';
import type { Die } from '../data/words.ts';
import { profileOf } from '../field/profile.ts';
import type { Battle, Unit } from '../state.ts';
import type { Hex, UnitId } from '../vocabulary.ts';
import { freshAttack } from './record.ts';

/** The battle as if the unit stood there. */
export const standingAt = (battle: Frozen<Battle>, unit: Frozen<Unit>, at: Hex): Frozen<Battle> =>
  unit.at === at ? battle : { ...battle, units: battle.units.with(unit.id, { ...unit, at }) };

/** NAP-ABL.33: the battle as if the unit had just been activated and used Indirect Fire. */
export function firingIndirectly(battle: Frozen<Battle>, id: UnitId): Frozen<Battle> {
  const { activation } = battle;
  const begun = activation?.unit === id ? activation : freshActivation(battle, id, FULL);
  return { ...battle, activation: { ...begun, used: ['indirectFire'] } };
}

/** The battle as if the attack had just been declared, with what is known of it besides. */
export function declaredIn(
  battle: Frozen<Battle>,
  attacker: Frozen<Unit>,
  row: number,
  target: Frozen<Unit>,
  granted: Die | null = null,
  facts: Partial<Attack> = {},
): { readonly battle: Frozen<Battle>; readonly attack: Frozen<Attack> } {
  const kind = profileOf(attacker).rows[row]?.kind ?? 'melee';
  const fresh = freshAttack({
    attacker: attacker.id,
    target: target.id,
    row,
    kind,
    riposte: null,
    given: null,
    granted,
    from: target.at,
  });
  const attack = { ...fresh, ...facts };
  return { battle: { ...battle, attacks: [...battle.attacks, attack] }, attack };
}
