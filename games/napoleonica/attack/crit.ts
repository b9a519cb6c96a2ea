// NAP-S6, NAP-ATK.23 to NAP-ATK.25, NAP-CRT: if a crit shows, the attacker's crit effect happens once.
import type { Die } from '../data/words.ts';
import { battleOf, unitOf } from '../field/battle.ts';
import { gainCorruption } from '../field/corruption.ts';
import { refresh, tire } from '../field/fatigue.ts';
import { profileOf } from '../field/profile.ts';
import { heal } from '../harm/healing.ts';
import type { Table } from '../rule-types.ts';
import { shown } from './ignores.ts';
import { afterVeteran, MOST_DICE } from './pool.ts';
import { attackOf, changeAttack } from './record.ts';
import { rollDice } from './roll.ts';

/** What is not here works later: Advance, Blast, Frenzy, Hammerblow, Pierce, Terror look at `critical`. */
export function applyCrit(umpire: Table): void {
  const battle = battleOf(umpire.state);
  const attack = attackOf(battle);
  const crits = shown(attack, 'crit');
  if (crits === 0 || attack.kind === 'grenade') return;
  const attacker = unitOf(battle, attack.attacker);
  const { crit } = profileOf(attacker).card;
  changeAttack(battle, { critical: true, settled: attack.dice.length });
  umpire.emit({ type: 'critHappened', rule: 'NAP-ATK.23', unit: attacker.id, crit: crit.name });
  // A04 looks at the faces after rerolls (NAP-DEK.7).
  const { activation } = battle;
  if (attack.riposte === null && activation?.grant.card === 'A04')
    gainCorruption(umpire, attacker.owner, 1, 'NAP-DEK.7');
  switch (crit.name) {
    case 'volley':
      volley(umpire, crit.die);
      return;
    case 'vampirism':
      heal(umpire, attacker.id, crits, 'NAP-CRT.4');
      return;
    case 'pin':
      tire(umpire, attack.target, 'NAP-CRT.7');
      return;
    case 'rally':
      refresh(umpire, attacker.id, 1, 'NAP-CRT.9');
      return;
    case 'corrupt':
      gainCorruption(umpire, attacker.owner, 1, 'NAP-CRT.11');
      return;
    default:
      return;
  }
}

/** NAP-CRT.5, NAP-RUL.30, NAP-RUL.39: one more die, unless there are six or a square allows but one. */
function volley(umpire: Table, die: Die): void {
  const battle = battleOf(umpire.state);
  const attack = attackOf(battle);
  if (attack.dice.length >= MOST_DICE || attack.square || attack.riposte === 'square') return;
  rollDice(umpire, afterVeteran(battle, attack, [{ die, rule: 'NAP-CRT.5' }]));
}
