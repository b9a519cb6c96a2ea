// NAP-S4, NAP-S5: which dice are given up, kept and rolled again, by what a face is worth.
import { damageOf } from '../attack/ignores.ts';
import { attackOf } from '../attack/record.ts';
import { attackerOf, targetOf } from '../attack/sides.ts';
import { damageChance, FACES } from '../data/dice.ts';
import type { DieSymbol } from '../data/words.ts';
import type { ActionOf } from '../grammar.ts';
import type { Desk } from './desk.ts';
import { heldWorth } from './order-values.ts';
import { fallWorth, modelWorth, resting } from './worth.ts';

const weightOf = ({ battle }: Desk, die: number): number => {
  const found = attackOf(battle).pool[die];
  return found === undefined ? 0 : damageChance(found.die);
};

export const likeDrop = (desk: Desk, { die }: ActionOf<'dropDie'>): number => -weightOf(desk, die);
export const likeKeep = (desk: Desk, { die }: ActionOf<'keepDie'>): number => weightOf(desk, die);

/** To the attacker, as a share of a model: a crit has its effect besides, a retreat moves the enemy. */
const FACE: { readonly [face in DieSymbol]: number } = { crit: 1.3, hit: 1, retreat: 0.3, miss: 0 };

/** What one damage more is worth now: a model, and the unit if it is the last. */
function stakeOf({ battle }: Desk): number {
  const target = targetOf(battle);
  const left = target.models - damageOf(battle, attackOf(battle));
  return modelWorth(target) + (left === 1 ? 0.8 : left === 2 ? 0.2 : 0) * fallWorth(battle, target);
}

/** One more damage does nothing once the unit has fallen. */
const isFallen = ({ battle }: Desk): boolean => damageOf(battle, attackOf(battle)) >= targetOf(battle).models;

export function likeReroll(desk: Desk, { die, source, pay }: ActionOf<'reroll'>): number {
  const { battle, player, frame } = desk;
  const rolled = attackOf(battle).dice[die];
  if (rolled === undefined) return -1;
  const again = FACES[rolled.die].reduce((sum, face) => sum + FACE[face], 0) / FACES[rolled.die].length;
  const isAttacker = frame.step === 'attacker';
  if (isAttacker && isFallen(desk)) return -1;
  const gain = (again - FACE[rolled.face]) * stakeOf(desk) * (isAttacker ? 1 : -1);
  return gain - priceOf();

  function priceOf(): number {
    if (source === 'fatigue') return resting(isAttacker ? targetOf(battle) : attackerOf(battle));
    if (pay === undefined) return 0;
    return heldWorth(desk.demand, battle.players[player].screen.hidden, pay);
  }
}
