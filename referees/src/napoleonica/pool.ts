// NAP-ATK.16 to NAP-ATK.18: the dice of an attack, whose they are by which rule.
import { distance } from './hexes.ts';
import { cardOfUnit, counterblowOf, dieFor, hasRow, idOf, rowsOf, unitOf, unitsOf } from './profile.ts';
import type { Attack, Battle, Unit } from './shape.ts';
import { cardOf } from './tables/cards.ts';
import { type Die, diceIn } from './tables/units.ts';

/** The card somebody laid in this attack, once it lies open. */
export function laidCard(battle: Battle, attack: Attack, who: 'attacker' | 'defender'): string | null {
  const isLaid = who === 'attacker' ? attack.attackerLaid : attack.defenderLaid;
  const unit = unitOf(battle, who === 'attacker' ? attack.attacker : attack.target);
  const laid = isLaid ? battle.players[unit.owner].laid : null;
  return laid === null ? null : laid.card;
}
/** The attacker's main effect, the defender's Reaction: null unless it works. */
export const mainCard = (battle: Battle, attack: Attack): string | null =>
  attack.mode === 'main' ? laidCard(battle, attack, 'attacker') : null;
export const reactionCard = (battle: Battle, attack: Attack): string | null =>
  attack.applied && !attack.cancelled ? laidCard(battle, attack, 'defender') : null;

const copies = (count: number, die: Die): Die[] => Array.from({ length: count }, () => die);

/** NAP-ADD.2, NAP-ABL.10 */
function flankDie(battle: Battle, unit: Unit, target: Unit): Die[] {
  const helps = unitsOf(battle, unit.owner).some(
    (other) => other !== unit && hasRow(other, 'melee') && distance(other.at, target.at) === 1,
  );
  if (!helps) return [];
  const own = dieFor(unit, 'Flank');
  if (own !== null) return [own as Die];
  return battle.terms.switches.flanking ? ['Y'] : [];
}

function abilityDice(battle: Battle, attack: Attack, unit: Unit, target: Unit): Die[] {
  const dice: Die[] = [];
  if (attack.kind === 'melee') dice.push(...flankDie(battle, unit, target));
  const buckshot = dieFor(unit, 'Buckshot');
  if (attack.kind === 'ranged' && buckshot !== null && distance(unit.at, target.at) === 1)
    dice.push(buckshot as Die);
  const { activation } = battle;
  const isActive = activation !== null && activation.unit === idOf(battle, unit);
  const hasRun = isActive && activation.used.includes('impetus') && activation.moved >= 2;
  if (attack.kind === 'melee' && hasRun && attack.riposte === null) dice.push('O');
  if (attack.overcharged) dice.push('S');
  return dice;
}

function cardDice(battle: Battle, attack: Attack, away: number): Die[] {
  const laid = laidCard(battle, attack, 'attacker');
  if (laid === null || attack.mode === 'none') return [];
  if (attack.mode === 'bonus')
    return cardOf(laid)
      .bonus.filter(({ kind }) => kind === attack.kind)
      .map(({ die }) => die);
  const effects: { readonly [card: string]: Die[] } = {
    F08: ['Y', 'Y'],
    F09: ['O'],
    F16: attack.coup ? ['O'] : [],
    R02: ['T', 'Y'],
    R12: [away <= 2 ? 'S' : 'O'],
    R16: ['W'],
    A08: attack.paid > 0 ? ['O', 'O'] : ['O'],
    A09: ['Y'],
  };
  return effects[laid] ?? [];
}

/** NAP-ABL.7, NAP-RUL.32 */
export function counterblowDice(unit: Unit): Die[] {
  const named = counterblowOf(unit)
    .map((word) => diceIn(word.slice('Counterblow '.length)))
    .toSorted((a, b) => b.length - a.length)[0];
  if (named !== undefined && named.length > 0) return named;
  return [...(rowsOf(unit).find(({ kind }) => kind === 'melee')?.dice ?? ['W'])] as Die[];
}

export function rowDice(attack: Attack, unit: Unit): readonly Die[] {
  if (attack.riposte === 'counterblow') return counterblowDice(unit);
  if (attack.riposte !== null) return rowsOf(unit).find(({ kind }) => kind === attack.kind)?.dice ?? [];
  return rowsOf(unit)[attack.row]?.dice ?? [];
}

/** The pool before anything is taken out of it, sorted. */
export function reckonPool(battle: Battle, attack: Attack): Die[] {
  const [unit, target] = [unitOf(battle, attack.attacker), unitOf(battle, attack.target)];
  const dice: Die[] = [...rowDice(attack, unit)];
  // NAP-ABL.12: nothing is added to a Grenade; NAP-ABL.21: a square strikes back with a die of its own row.
  if (attack.kind === 'grenade' || attack.riposte === 'square') return dice.toSorted();
  dice.push(...abilityDice(battle, attack, unit, target));
  if (attack.granted !== null) dice.push(attack.granted);
  dice.push(...cardDice(battle, attack, distance(unit.at, target.at)), ...copies(attack.items, 'S'));
  return dice.toSorted();
}

/** NAP-DEK.1 F11, A02: how many dice the attacker must take out. */
export function reckonRemovals(battle: Battle, attack: Attack, dice: number): number {
  if (attack.kind === 'grenade') return 0;
  const card = reactionCard(battle, attack);
  const isCavalry = cardOfUnit(unitOf(battle, attack.attacker)).arm === 'cavalry';
  const wanted = card === 'F11' ? (isCavalry ? 2 : 1) : card === 'A02' ? attack.horror : 0;
  return Math.max(0, Math.min(wanted, dice - 1));
}
