// A seat's chance of winning at a glance: points, holes in the front, and what is left of both armies.
import type { Frozen, Seat } from '@grognard/kernel';
import { unitCard } from '../data/unit-cards.ts';
import { vpOf } from '../field/captured.ts';
import { zoneOf } from '../field/places.ts';
import { holesOf } from '../procedures/end-of-turn.ts';
import { asPlayer } from '../rule-types.ts';
import type { State } from '../state.ts';
import { opponentOf, type Player } from '../vocabulary.ts';

const POINT = 0.3;
/** Of losing the n-th slot of the 1st Line; the third loses the battle. */
const HOLES = [0, 0.25, 0.9, 2.5, 3, 3.5];
const COST = 1 / 220;
const FUGITIVE = 0.12;
const CARD = 0.04;

export function evaluate(state: Frozen<State>, seat: Seat): number {
  const player = asPlayer(seat);
  if (state.result !== null) {
    const { winners } = state.result;
    return winners.length === 0 ? 0.5 : winners.includes(player) ? 1 : 0;
  }
  const lead = standing(state, player) - standing(state, opponentOf(player));
  return 1 / (1 + Math.exp(-lead));
}

function standing(state: Frozen<State>, player: Player): number {
  const { hand, army } = state.players[player];
  let value = vpOf(state, player) * POINT - (HOLES[holesOf(state, player)] ?? 0) + hand.length * CARD;
  for (const unit of state.field) {
    if (unit === null || unit.owner !== player) continue;
    const { cost, cohesion } = unitCard(unit.card.hidden);
    value += cost * COST * (1 - unit.cas / (cohesion + 1));
    if (zoneOf(unit.at) === 'RT') value -= FUGITIVE;
    if (unit.disarray) value -= 0.03;
  }
  return value + army.length * 0.05;
}
