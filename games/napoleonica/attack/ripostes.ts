// NAP-S10 (b), NAP-ATK.31, NAP-ATK.32: how a defender may strike back.
// Also NAP-RUL.32, NAP-RUL.33, NAP-RUL.91, NAP-RUL.97.
import type { Frozen } from '@grognard/kernel';
import type { AttackRow } from '../data/unit-card.ts';
import type { Die, OrderColour } from '../data/words.ts';
import { isAdjacent } from '../field/hexes.ts';
import { coloursIn } from '../field/orders.ts';
import { profileOf } from '../field/profile.ts';
import { isExhausted } from '../field/units.ts';
import type { Riposte } from '../grammar.ts';
import type { Battle, Unit } from '../state.ts';
import { reaction } from './cards.ts';
import { attackOf } from './record.ts';
import { attackerOf, targetOf } from './sides.ts';
import { refuseReach } from './targets.ts';

/** With which row, and which dice instead of it. */
export interface Strike {
  readonly how: Riposte;
  readonly row: number;
  readonly given: readonly Die[] | null;
}

const rowOf = (unit: Frozen<Unit>, kind: AttackRow['kind']): number =>
  profileOf(unit).rows.findIndex((row) => row.kind === kind);

/** NAP-ABL.7: without named dice its melee row, with neither one white die. */
function counterDice(unit: Frozen<Unit>, named: readonly Die[]): readonly Die[] {
  if (named.length > 0) return named;
  return profileOf(unit).rows[rowOf(unit, 'melee')]?.dice ?? ['W'];
}

/** What the defender could do now; a Counterblow needs an Order besides. */
export function strikes(battle: Frozen<Battle>): readonly Strike[] {
  const [attacker, striker] = [attackerOf(battle), targetOf(battle)];
  if (attacker.at < 0 || striker.at < 0 || isExhausted(striker)) return [];
  const { kind, square } = attackOf(battle);
  const touches = isAdjacent(attacker.at, striker.at);
  const melee = rowOf(striker, 'melee');
  const found: Strike[] = [];
  if (square && touches && melee >= 0) found.push({ how: 'square', row: melee, given: null });
  const { counterblow } = profileOf(striker);
  const { screen } = battle.players[striker.owner];
  if (kind === 'melee' && touches && counterblow !== null && screen.count > 0)
    found.push({ how: 'counterblow', row: melee, given: counterDice(striker, counterblow) });
  const card = reaction(battle);
  if (card === 'R10' && touches && melee >= 0) found.push({ how: 'card', row: melee, given: null });
  const ranged = rowOf(striker, 'ranged');
  const row = profileOf(striker).rows[ranged];
  if (card === 'F13' && row !== undefined && refuseReach(battle, striker, row, attacker) === null)
    found.push({ how: 'card', row: ranged, given: null });
  return found;
}

/** Orders a Counterblow may be paid with. */
export const coloursToPay = (battle: Frozen<Battle>): readonly OrderColour[] =>
  coloursIn(battle.players[targetOf(battle).owner].screen.hidden);
