// How much an action is liked at a glance, for quick replies: the more the better.
import type { Frozen } from '@grognard/kernel';
import { damageChance } from '../data/dice.ts';
import { leadershipOf } from '../data/maneuver-cards.ts';
import { distance } from '../field/hexes.ts';
import { profileOf } from '../field/profile.ts';
import { isCommander, isExhausted } from '../field/units.ts';
import type { Action } from '../grammar.ts';
import type { Battle, Unit } from '../state.ts';
import type { Hex, Player } from '../vocabulary.ts';

type Reading = Frozen<Battle>;

/** Hexes to the nearest enemy or Landmark not held. */
function pullOf(battle: Reading, player: Player, from: Hex): number {
  let nearest = 20;
  for (const unit of battle.units)
    if (unit.owner !== player && unit.at >= 0) nearest = Math.min(nearest, distance(from, unit.at));
  for (const { hex } of battle.terms.landmarks) nearest = Math.min(nearest, distance(from, hex) + 1);
  return nearest;
}

const unitIn = (battle: Reading, id: number): Frozen<Unit> | undefined => battle.units[id];

/** Expected damage, and a little more for a target that may fall. */
function attackLiking(battle: Reading, row: number, target: number): number {
  const attacker = battle.activation === null ? undefined : unitIn(battle, battle.activation.unit);
  const prey = unitIn(battle, target);
  if (attacker === undefined || prey === undefined) return 0;
  const dice = profileOf(attacker).rows[row]?.dice ?? [];
  const expected = dice.reduce((sum, die) => sum + damageChance(die), 0);
  const isFalling = expected >= prey.models ? 3 : 0;
  return 10 + expected * 4 + isFalling + (isCommander(prey) ? 3 : 0);
}

function moveLiking(battle: Reading, hex: Hex): number {
  const unit = battle.activation === null ? undefined : unitIn(battle, battle.activation.unit);
  if (unit === undefined) return 0;
  const gain = pullOf(battle, unit.owner, unit.at) - pullOf(battle, unit.owner, hex);
  return 6 + gain;
}

function activateLiking(battle: Reading, id: number, pay: string): number {
  const unit = unitIn(battle, id);
  if (unit === undefined) return 0;
  const near = 8 - Math.min(8, pullOf(battle, unit.owner, unit.at));
  const rested = unit.fatigue === 0 ? 3 : 0;
  return 6 + near + rested - (isExhausted(unit) ? 5 : 0) - (pay.includes('P') ? 2 : 0);
}

export function likingOf(battle: Reading, player: Player, action: Action): number {
  switch (action.type) {
    case 'activate':
      return activateLiking(battle, action.unit, action.pay);
    case 'attack':
      return attackLiking(battle, action.row, action.target);
    case 'move':
      return moveLiking(battle, action.hex);
    case 'play':
      return 9;
    case 'pass':
      return battle.units.some((unit) => unit.owner === player && unit.at >= 0) ? 0.5 : 5;
    case 'endTurn':
      return 1;
    case 'bid':
      return 7 - leadershipOf(action.card);
    case 'lay':
      return action.card === null ? 2 : 3;
    case 'mode':
      return action.mode === 'main' ? 5 : action.mode === 'bonus' ? 4 : 0;
    case 'ignoreRetreat':
      return action.count;
    case 'takeChosen':
    case 'takeRandom':
    case 'exchange':
    case 'toCorruption':
      return 0.2;
    case 'end':
    case 'done':
    case 'stop':
      return 2;
    default:
      return 'yes' in action ? (action.yes ? 4 : 2) : 4;
  }
}
