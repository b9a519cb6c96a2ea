// NAP-AUT.9: what an attack promises: the damage its dice are worth, less what the target ignores and softens.
import type { Frozen } from '@grognard/kernel';
import { hitsIgnored, sumOf } from '../../attack/ignores.ts';
import { declaredIn } from '../../attack/imagined.ts';
import { afterVeteran, assembledPool, MOST_DICE } from '../../attack/pool.ts';
import type { Attack } from '../../attack-record.ts';
import { damageChance, facesWith } from '../../data/dice.ts';
import type { Die } from '../../data/words.ts';
import { unitOf } from '../../field/battle.ts';
import { profileOf } from '../../field/profile.ts';
import { can, canTire } from '../../field/units.ts';
import { canFormSquare } from '../../procedures/declaration.ts';
import type { Battle } from '../../state.ts';
import type { UnitId } from '../../vocabulary.ts';

/** NAP-AUT.11 */
export const OVERCHARGE_FROM = 4;

interface Thrown {
  readonly attacker: UnitId;
  readonly row: number;
  readonly target: UnitId;
}

/** As if the attack had just been declared, overcharged where that is the rule (NAP-AUT.11). */
function declared(battle: Frozen<Battle>, { attacker, row, target }: Thrown) {
  const unit = unitOf(battle, attacker);
  const isMagic = profileOf(unit).rows[row]?.kind === 'magic';
  const overcharged =
    isMagic && can(unit, 'overcharge') && battle.players[unit.owner].corruption >= OVERCHARGE_FROM;
  return declaredIn(battle, unit, row, unitOf(battle, target), null, { overcharged });
}

/** The finished pool (NAP-ATK.17) of an attack in progress: the best six, against a Square the best one. */
export function poolOf(battle: Frozen<Battle>, attack: Frozen<Attack>): readonly Die[] {
  const pool = afterVeteran(battle, attack, assembledPool(battle, attack)).map(({ die }) => die);
  const best = pool.toSorted((a, b) => damageChance(b) - damageChance(a));
  return best.slice(0, canFormSquare(battle) ? 1 : MOST_DICE);
}

/** The same of an attack that has not been declared. */
export function finishedPool(battle: Frozen<Battle>, thrown: Thrown): readonly Die[] {
  const { battle: imagined, attack } = declared(battle, thrown);
  return poolOf(imagined, attack);
}

export const promiseOf = (dice: readonly Die[]): number =>
  dice.reduce((sum, die) => sum + damageChance(die), 0);

export function expectedDamage(battle: Frozen<Battle>, thrown: Thrown): number {
  const dice = finishedPool(battle, thrown);
  const { battle: imagined, attack } = declared(battle, thrown);
  const target = unitOf(battle, thrown.target);
  const hits = dice.reduce((sum, die) => sum + facesWith(die, 'hit') / 6, 0);
  let net = promiseOf(dice) - Math.min(sumOf(hitsIgnored(imagined, attack)), hits);
  if (can(target, 'fortitude')) net = lessOne(net, 0.5);
  if (net > 1 && attack.kind !== 'magic' && canTire(target)) net = lessOne(net, 1);
  return net;
}

/** One less, but a floor is no ladder. */
const lessOne = (value: number, floor: number): number => Math.min(value, Math.max(floor, value - 1));
