// NAP-TRN.17: items that add a die while the pool is built.
import type { Frozen } from '@grognard/kernel';
import { attackOf, changeAttack } from '../attack/record.ts';
import { attackerOf } from '../attack/sides.ts';
import { isInAuraOf } from '../field/auras.ts';
import { battleOf } from '../field/battle.ts';
import type { PoolFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import { bearerOf, lootLeft, NO_ITEM, useLoot, useUp } from '../items/bearers.ts';
import { asPlayer, type Rule } from '../rule-types.ts';
import type { Battle } from '../state.ts';

const SHARD = 'RL6';
const WAGON = 'powderWagon';

/** NAP-TRN.17: what could add a scarlet die now: a Chaos Shard near enough, Powder Wagons. */
export function itemsFor(battle: Frozen<Battle>): readonly string[] {
  const { kind, riposte } = attackOf(battle);
  if (kind === 'grenade' || riposte === 'square') return [];
  const attacker = attackerOf(battle);
  const bearer = bearerOf(battle, attacker.owner, SHARD);
  return [
    ...(bearer !== undefined && isInAuraOf(attacker, bearer) ? [SHARD] : []),
    ...(lootLeft(battle, attacker.owner, WAGON) > 0 ? [WAGON] : []),
  ];
}

export const addItem: Rule<PoolFrame, 'item'> = {
  type: 'item',
  rule: 'NAP-TRN.17',
  candidates: (state, { step }) =>
    step === 'items'
      ? [...itemsFor(battleOf(state)).map((item): ActionOf<'item'> => ({ type: 'item', item })), NO_ITEM]
      : [],
  refuse: () => null,
  target: ({ item }) => ({ button: item }),
  apply(umpire, frame, seat, { item }) {
    const battle = battleOf(umpire.state);
    if (item === NO_ITEM.item) {
      frame.step = 'pay';
      return;
    }
    if (item === SHARD) useUp(umpire, asPlayer(seat), SHARD);
    else useLoot(umpire, asPlayer(seat), item);
    changeAttack(battle, { items: attackOf(battle).items + 1 });
  },
};
