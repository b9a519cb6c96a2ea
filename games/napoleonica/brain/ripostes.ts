// NAP-S10 (b): what a strike back is worth, and what an Order for it costs.
import type { Frozen } from '@grognard/kernel';
import { declaredIn } from '../attack/imagined.ts';
import { attackerOf, targetOf } from '../attack/sides.ts';
import type { AttackKind } from '../data/words.ts';
import { profileOf } from '../field/profile.ts';
import type { ActionOf } from '../grammar.ts';
import type { Battle, Unit } from '../state.ts';
import type { Desk } from './desk.ts';
import { heldWorth } from './order-values.ts';
import { strikeWorth } from './strikes.ts';

/** With a row of the striker, or with the dice of its Counterblow. */
export function strikeBack(
  battle: Frozen<Battle>,
  striker: Frozen<Unit>,
  target: Frozen<Unit>,
  kind: AttackKind,
  how: 'card' | 'square' | 'counterblow' = 'card',
): number {
  const { rows, counterblow } = profileOf(striker);
  const row = rows.findIndex((each) => each.kind === kind);
  const dice = (counterblow ?? []).length > 0 ? counterblow : (rows[row]?.dice ?? ['W' as const]);
  if (row < 0 && how !== 'counterblow') return 0;
  const given = how === 'counterblow' ? dice : null;
  const back = declaredIn({ ...battle, attacks: [] }, striker, Math.max(0, row), target, null, {
    riposte: how,
    given,
    kind,
  });
  return strikeWorth(back.battle, back.attack);
}

export function likeRiposte(desk: Desk, { how, pay }: ActionOf<'riposte'>): number {
  const { battle, player } = desk;
  if (how === null) return 0;
  const [attacker, target] = [attackerOf(battle), targetOf(battle)];
  const kind = how === 'card' && battle.attacks.at(-1)?.kind !== 'melee' ? 'ranged' : 'melee';
  const price = pay === undefined ? 0 : heldWorth(desk.demand, battle.players[player].screen.hidden, pay);
  return strikeBack(battle, target, attacker, kind, how) - price;
}
