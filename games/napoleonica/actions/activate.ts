// NAP-BAT.3, NAP-ACT.1: a unit is activated with Orders.
// Also NAP-FAQ.1.
import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { canPay, paymentsFor } from '../activation/payment.ts';
import { activateWithOrders } from '../activation/start.ts';
import { battleOf, unitOf } from '../field/battle.ts';
import { hasAll, ordersIn } from '../field/orders.ts';
import { profileOf } from '../field/profile.ts';
import { readiness } from '../field/units.ts';
import type { TurnFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import { asPlayer, type Rule } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import type { Player } from '../vocabulary.ts';
import { coloursCounted } from '../words/colours.ts';
import { refusals } from '../words/refusals.ts';
import { beginBasic, refuseBasic } from './basic.ts';

type Activate = ActionOf<'activate'>;

function activations(battle: Frozen<Battle>, player: Player, affordable: boolean): readonly Activate[] {
  const screen = battle.players[player].screen.hidden;
  const found: Activate[] = [];
  for (const unit of battle.units) {
    if (unit.owner !== player || unit.at < 0) continue;
    for (const { letters, orders } of paymentsFor(profileOf(unit).card.activation))
      if (hasAll(screen, orders) === affordable)
        found.push({ type: 'activate', unit: unit.id, pay: letters });
  }
  return found;
}

function refuseActivation(battle: Frozen<Battle>, player: Player, { unit, pay }: Activate): Refusal | null {
  const basic = refuseBasic(battle);
  if (basic !== null) return basic;
  if (readiness(unitOf(battle, unit)) === 'no') return no('NAP-FAT.6', refusals.exhausted);
  return canPay(battle.players[player].screen.hidden, pay)
    ? null
    : no('NAP-ACT.1', refusals.noOrder, { orders: coloursCounted(pay) });
}

export const activate: Rule<TurnFrame, 'activate'> = {
  type: 'activate',
  rule: 'NAP-BAT.3',
  candidates: (state, { player }) => activations(battleOf(state), player, true),
  wider: (state, { player }) => activations(battleOf(state), player, false),
  against: (state, { player }, _seat, { unit }) =>
    battleOf(state).units.some(({ id, owner, at }) => id === unit && owner === player && at >= 0)
      ? no('NAP-ACT.1', refusals.otherColours)
      : null,
  refuse: (state, _frame, seat, action) => refuseActivation(battleOf(state), asPlayer(seat), action),
  target: ({ unit }) => ({ unit: `${unit}` }),
  apply(umpire, frame, seat, { unit, pay }) {
    beginBasic(umpire, frame);
    activateWithOrders(umpire, asPlayer(seat), unit, ordersIn(pay));
  },
};
