// An attack as the machine reckons with it: its pool and all defences, from the rules themselves.
import type { Frozen } from '@grognard/kernel';
import { mainEffect, reaction } from '../attack/cards.ts';
import { hitsIgnored, retreatsIgnorable, sumOf } from '../attack/ignores.ts';
import { afterVeteran, assembledPool, MOST_DICE, removalsIn } from '../attack/pool.ts';
import { retreatHexes } from '../attack/retreat-hexes.ts';
import type { Attack } from '../attack-record.ts';
import type { Die } from '../data/words.ts';
import { unitOf } from '../field/battle.ts';
import { profileOf } from '../field/profile.ts';
import { isDifficult } from '../field/terrain.ts';
import { can, canTire } from '../field/units.ts';
import { type Blow, NO_CRIT, type Retreating } from '../odds/forecast.ts';
import { strongestFirst } from '../odds/rolls.ts';
import type { Battle, Unit } from '../state.ts';
import type { Hex } from '../vocabulary.ts';

const ALL = 9;

/** NAP-ATK.17, all steps. */
export function poolOf(battle: Frozen<Battle>, attack: Frozen<Attack>): readonly Die[] {
  const pool = afterVeteran(battle, attack, assembledPool(battle, attack));
  const dice = strongestFirst(pool.map(({ die }) => die));
  const kept = dice.length - removalsIn(battle, attack, dice.length);
  return dice.slice(0, attack.square || attack.riposte === 'square' ? 1 : Math.min(MOST_DICE, kept));
}

/** Misses the attacker has rolled again without paying. */
function rerollsOf(
  battle: Frozen<Battle>,
  attack: Frozen<Attack>,
  attacker: Frozen<Unit>,
  target: Frozen<Unit>,
): number {
  if (attack.kind === 'grenade') return 0;
  const { masterOfAttack, sharpshooters } = profileOf(attacker);
  const { activation, terms } = battle;
  const isFocused = activation?.unit === attacker.id && activation.used.includes('focus');
  const master = Math.max(masterOfAttack, attack.kind === 'ranged' ? sharpshooters : 0, isFocused ? 2 : 0);
  const card = mainEffect(battle, attack);
  const tired = terms.switches.fatigueRerolls && target.fatigue > 0 ? 1 : 0;
  return master + tired + (card === 'F10' || card === 'R16' ? 2 : 0);
}

/** NAP-RET.2 to NAP-RET.8, of the first step. */
function retreatingFrom(
  battle: Frozen<Battle>,
  attack: Frozen<Attack>,
  target: Frozen<Unit>,
  from: Hex,
): Retreating {
  if (attack.square) return 'none';
  if (can(target, 'clumsy')) return 'stuck';
  const hexes = retreatHexes(battle, target.at, from);
  if (hexes.length === 0) return 'stuck';
  return can(target, 'ranger') || hexes.some((hex) => !isDifficult(battle, hex)) ? 'free' : 'hurts';
}

/** The attack of a battle in which it has been declared. */
export function blowOf(battle: Frozen<Battle>, attack: Frozen<Attack>): Blow {
  const [attacker, target] = [unitOf(battle, attack.attacker), unitOf(battle, attack.target)];
  const { crit } = profileOf(attacker).card;
  const main = mainEffect(battle, attack);
  const answer = reaction(battle, attack);
  const retreating = retreatingFrom(battle, attack, target, attacker.at);
  const isMelee = attack.kind === 'melee';
  return {
    dice: poolOf(battle, attack),
    rerolls: rerollsOf(battle, attack, attacker, target),
    crit: attack.kind === 'grenade' ? NO_CRIT : crit,
    isMelee,
    hitsIgnored: sumOf(hitsIgnored(battle, attack)),
    retreatsIgnored: answer === 'R09' ? ALL : sumOf(retreatsIgnorable(battle, attack)),
    retreating,
    regroups: isMelee && can(target, 'regroup') && retreating === 'free',
    fortitude: can(target, 'fortitude'),
    absorbs: attack.kind !== 'magic' && canTire(target) && crit.name !== 'pierce' && main !== 'A09',
    prevented:
      answer === 'F12' ? 1 : answer === 'A10' ? Math.min(2, battle.players[target.owner].corruption) : 0,
    added: main === 'F02' ? 1 : 0,
    models: target.models,
  };
}
