// NAP-TRN.13, NAP-TRN.17, NAP-SOL.15: who carries an item that still works, and what is left of the loot.
import type { Frozen } from '@grognard/kernel';
import { battleOf, changeUnit } from '../field/battle.ts';
import type { ActionOf } from '../grammar.ts';
import type { Table } from '../rule-types.ts';
import type { Battle, Unit } from '../state.ts';
import type { Player } from '../vocabulary.ts';

/** The Commander on the field who carries it and has not used it in this battle. */
export const bearerOf = ({ units }: Frozen<Battle>, player: Player, item: string): Frozen<Unit> | undefined =>
  units.find(
    ({ owner, at, items, onceUsed }) =>
      owner === player && at >= 0 && items.includes(item) && !onceUsed.includes(item),
  );

/** Used up for this battle. */
export function useUp(umpire: Table, player: Player, item: string): void {
  const battle = battleOf(umpire.state);
  const bearer = bearerOf(battle, player, item);
  if (bearer === undefined) return;
  changeUnit(battle, bearer.id, { onceUsed: [...bearer.onceUsed, item] });
  umpire.emit({ type: 'itemUsed', rule: 'NAP-TRN.17', player, item });
}

const count = (tokens: readonly string[], token: string): number =>
  tokens.filter((each) => each === token).length;

/** Tokens a player has brought to this battle and not used. */
export const lootLeft = ({ terms, usedLoot }: Frozen<Battle>, player: Player, token: string): number =>
  count(terms.armies[player].buildings, token) - count(usedLoot, token);

export function useLoot(umpire: Table, player: Player, token: string): void {
  const battle = battleOf(umpire.state);
  battle.usedLoot = [...battle.usedLoot, token];
  umpire.emit({ type: 'itemUsed', rule: 'NAP-SOL.15', player, item: token });
}

/** What is offered where an item may be used or left. */
export const NO_ITEM: ActionOf<'item'> = { type: 'item', item: 'none' };
