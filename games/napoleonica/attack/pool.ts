// NAP-ATK.16 to NAP-ATK.18, NAP-S4: the dice of an attack, each with the rule that puts it there, in the order of NAP-ATK.17.
// Also NAP-RUL.5, NAP-RUL.38, NAP-RUL.70, NAP-RUL.71.
import type { Frozen, RuleId } from '@grognard/kernel';
import type { Attack, PoolDie } from '../attack-record.ts';
import type { CardId, Die } from '../data/words.ts';
import { unitOf } from '../field/battle.ts';
import { distance, isAdjacent } from '../field/hexes.ts';
import { profileOf } from '../field/profile.ts';
import { can } from '../field/units.ts';
import type { Battle, Unit } from '../state.ts';
import { bonusCard, bonusDie, mainEffect, reaction } from './cards.ts';

/** NAP-ATK.18 */
export const MOST_DICE = 6;

const dice = (rule: RuleId, ...all: readonly Die[]): readonly PoolDie[] => all.map((die) => ({ die, rule }));

/** Steps 1 to 3; removals, Veteran, the limit and Square come after. */
export function assembledPool(battle: Frozen<Battle>, attack: Frozen<Attack>): readonly PoolDie[] {
  const attacker = unitOf(battle, attack.attacker);
  const row = profileOf(attacker).rows[attack.row];
  const own = dice('NAP-ATK.16', ...(attack.given ?? row?.dice ?? []));
  if (attack.kind === 'grenade' || attack.riposte === 'square') return own;
  const target = unitOf(battle, attack.target);
  return [
    ...own,
    ...abilityDice(battle, attack, attacker, target),
    ...grantedDice(attack),
    ...itemDice(attack),
    ...cardDice(battle, attack, attacker, target),
  ];
}

function abilityDice(
  battle: Frozen<Battle>,
  attack: Frozen<Attack>,
  attacker: Frozen<Unit>,
  target: Frozen<Unit>,
): readonly PoolDie[] {
  const { buckshot } = profileOf(attacker);
  const isPointBlank = attack.kind === 'ranged' && distance(attacker.at, target.at) === 1;
  const melee = attack.kind === 'melee';
  return [
    ...(melee ? flankDice(battle, attacker, target) : []),
    ...(isPointBlank && buckshot !== null ? dice('NAP-ABL.5', buckshot) : []),
    ...(melee && hasImpetus(battle, attacker) ? dice('NAP-ABL.32', 'O') : []),
    ...(attack.overcharged ? dice('NAP-ABL.35', 'S') : []),
  ];
}

/** NAP-ADD.2, NAP-ADD.3, NAP-ABL.10: another friend with a melee row touches the target. */
function flankDice(battle: Frozen<Battle>, attacker: Frozen<Unit>, target: Frozen<Unit>): readonly PoolDie[] {
  const { flank } = profileOf(attacker);
  if (flank === null && !battle.terms.switches.flanking) return [];
  const isHelped = battle.units.some(
    (each) =>
      each.owner === attacker.owner &&
      each.id !== attacker.id &&
      each.at >= 0 &&
      isAdjacent(each.at, target.at) &&
      profileOf(each).rows.some(({ kind }) => kind === 'melee'),
  );
  if (!isHelped) return [];
  return flank === null ? dice('NAP-ADD.2', 'Y') : dice('NAP-ABL.10', flank);
}

const hasImpetus = ({ activation }: Frozen<Battle>, { id }: Frozen<Unit>): boolean =>
  activation?.unit === id && activation.used.includes('impetus') && activation.moved >= 2;

/** F07, R03, R06; A06 for the Corruption paid in NAP-S4. */
const grantedDice = ({ granted }: Frozen<Attack>): readonly PoolDie[] =>
  granted === null ? [] : dice('NAP-DEK.4', granted);

/** RL6, Powder Wagons: like dice of a card, without counting as one (NAP-TRN.17). */
const itemDice = ({ items }: Frozen<Attack>): readonly PoolDie[] =>
  dice('NAP-TRN.17', ...Array<Die>(items).fill('S'));

function cardDice(
  battle: Frozen<Battle>,
  attack: Frozen<Attack>,
  attacker: Frozen<Unit>,
  target: Frozen<Unit>,
): readonly PoolDie[] {
  const laid = bonusCard(battle, attack);
  const die = laid === null ? null : bonusDie(laid, attack.kind);
  if (die !== null) return dice('NAP-CRD.5', die);
  const card = mainEffect(battle, attack);
  return card === null ? [] : dice('NAP-CRD.3', ...mainDice(card, attack, attacker, target));
}

function mainDice(
  card: CardId,
  attack: Frozen<Attack>,
  attacker: Frozen<Unit>,
  target: Frozen<Unit>,
): readonly Die[] {
  switch (card) {
    case 'F08':
      return ['Y', 'Y'];
    case 'F09':
      return ['O'];
    case 'F16':
      return attack.coup ? ['O'] : [];
    case 'R02':
      return ['T', 'Y'];
    case 'R12':
      return distance(attacker.at, target.at) <= 2 ? ['S'] : ['O'];
    case 'R16':
      return ['W'];
    case 'A08':
      return attack.paid > 0 ? ['O', 'O'] : ['O'];
    case 'A09':
      return ['Y'];
    default:
      return [];
  }
}

/** Step 4: dice the defender's card takes out, one always left. */
export function removalsIn(battle: Frozen<Battle>, attack: Frozen<Attack>, size: number): number {
  if (attack.kind === 'grenade') return 0;
  const card = reaction(battle, attack);
  const isCavalry = profileOf(unitOf(battle, attack.attacker)).arm === 'cavalry';
  const wanted = card === 'F11' ? (isCavalry ? 2 : 1) : card === 'A02' ? attack.horror : 0;
  return Math.min(wanted, size - 1);
}

/** Step 5, NAP-ABL.22: against a Veteran the strongest dice become orange. */
export function afterVeteran(
  battle: Frozen<Battle>,
  attack: Frozen<Attack>,
  pool: readonly PoolDie[],
): readonly PoolDie[] {
  if (attack.kind === 'grenade' || !can(unitOf(battle, attack.target), 'veteran')) return pool;
  return pool.map((each) => (each.die === 'S' || each.die === 'K' ? { die: 'O', rule: 'NAP-ABL.22' } : each));
}
