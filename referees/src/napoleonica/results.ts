// NAP-ATK.26 to NAP-ATK.28, NAP-RET, NAP-DMG: what dice come to.
import { distance, neighboursOf } from './hexes.ts';
import { groundAt } from './moves.ts';
import { laidCard, mainCard, reactionCard } from './pool.ts';
import { canTire, cardOfUnit, has, unitAt, unitOf, unitsOf } from './profile.ts';
import type { Attack, Battle, Unit } from './shape.ts';
import { cardOf } from './tables/cards.ts';

export const countFaces = ({ dice }: Attack, face: string): number =>
  dice.filter((die) => die.face === face).length;

/** The crit effect that happened, or ''. */
export const critOf = (battle: Battle, attack: Attack): string =>
  attack.critical ? cardOfUnit(unitOf(battle, attack.attacker)).crit : '';

/** NAP-ATK.28: hits that are ignored. */
export function hitsIgnored(battle: Battle, attack: Attack): number {
  const target = unitOf(battle, attack.target);
  const ground = groundAt(battle, target.at);
  let most = ground.rangedOnly && attack.kind !== 'ranged' ? 0 : ground.hits;
  if (has(battle, target, 'Shield')) most += 1;
  const card = reactionCard(battle, attack);
  if (card === 'R11' || card === 'A11') most += 2;
  return Math.min(most, countFaces(attack, 'hit'));
}

export const retreatsRolled = (battle: Battle, attack: Attack): number =>
  countFaces(attack, 'retreat') + (critOf(battle, attack) === 'Terror' ? 1 : 0);

/** NAP-ADD.1 */
const isInFormation = (battle: Battle, unit: Unit): boolean =>
  battle.terms.switches.formation &&
  unitsOf(battle, unit.owner).filter((other) => other !== unit && distance(other.at, unit.at) === 1).length >=
    2;

/** NAP-ATK.28: how many retreats the defender may ignore. */
export function retreatsIgnorable(battle: Battle, attack: Attack): number {
  const target = unitOf(battle, attack.target);
  const rolled = retreatsRolled(battle, attack);
  if (reactionCard(battle, attack) === 'R09') return rolled;
  let most = groundAt(battle, target.at).retreats;
  if (has(battle, target, 'Brave')) most += 1;
  if (isInFormation(battle, target)) most += 1;
  return Math.min(most, rolled);
}

/** NAP-RET.2 */
export function retreatHexes(battle: Battle, attack: Attack): number[] {
  const [unit, target] = [unitOf(battle, attack.attacker), unitOf(battle, attack.target)];
  const away = distance(unit.at, target.at);
  return neighboursOf(target.at).filter(
    (hex) =>
      groundAt(battle, hex).enter && unitAt(battle, hex) === undefined && distance(unit.at, hex) === away + 1,
  );
}

/** NAP-ABL.18 */
export function mayRegroup(battle: Battle, attack: Attack): boolean {
  const target = unitOf(battle, attack.target);
  return (
    attack.kind === 'melee' &&
    attack.retreats === 0 &&
    attack.retreated === 'no' &&
    !attack.square &&
    has(battle, target, 'Regroup') &&
    !(battle.activation?.regrouped ?? []).includes(attack.target)
  );
}

/** NAP-DMG.1 */
export function damageRolled(battle: Battle, attack: Attack): number {
  const crits = countFaces(attack, 'crit');
  const doubled = attack.kind === 'melee' && critOf(battle, attack) === 'Hammerblow' ? 2 : 1;
  return crits * doubled + countFaces(attack, 'hit') - attack.ignored;
}

/** NAP-DMG.2, NAP-DMG.3: damage left before and after each reduction. */
export function damageLeft(battle: Battle, attack: Attack, absorbs: boolean): number {
  const isTough = has(battle, unitOf(battle, attack.target), 'Fortitude');
  let left = damageRolled(battle, attack) + attack.retreatDamage;
  const floor = isTough && left > 0 ? 1 : 0;
  const cut = (by: number): void => {
    left = Math.max(Math.min(floor, left), left - by);
  };
  if (attack.retreated === 'regrouped') cut(1);
  cut(attack.prevented);
  if (isTough) cut(1);
  if (absorbs) cut(1);
  return left;
}

/** NAP-DMG.4 */
export function mayAbsorb(battle: Battle, attack: Attack): boolean {
  return (
    attack.kind !== 'magic' &&
    critOf(battle, attack) !== 'Pierce' &&
    mainCard(battle, attack) !== 'A09' &&
    canTire(unitOf(battle, attack.target)) &&
    damageLeft(battle, attack, false) >= 2
  );
}

/** Cards of which only one step of an attack knows: whether the one laid has this attack type on its list. */
export const isOnList = (battle: Battle, attack: Attack, who: 'attacker' | 'defender'): boolean => {
  const card = laidCard(battle, attack, who);
  if (card === null) return false;
  const { on } = cardOf(card);
  // NAP-ABL.12: against a Grenade only what works against all three.
  if (attack.kind === 'grenade') return on.length === 3;
  return on.includes(attack.kind);
};
