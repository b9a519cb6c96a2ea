// How the first Marshal judged a battle: points, the front, what is left of both armies, what is in hand.
import type { Frozen, Seat } from '@grognard/kernel';
import { isImmediate } from '../../data/objectives.ts';
import { vpOf } from '../../field/captured.ts';
import { zoneOf } from '../../field/places.ts';
import { groundAt } from '../../field/terrain.ts';
import { cardOf, isCavalry, isOutflanker } from '../../field/units.ts';
import { isMet } from '../../objectives/met.ts';
import { asPlayer } from '../../rule-types.ts';
import type { State, Unit } from '../../state.ts';
import { opponentOf, type Player } from '../../vocabulary.ts';
import { valueInHand } from '../card-value.ts';

/** Fitted to battles the AI played against itself: what each adds to the log-odds of winning. */
const WEIGHTS = {
  point: 0.03,
  /** Of a point when the leader has reached the target; it grows on the way there. */
  latePoint: 0.55,
  longTerm: 0.15,
  card: 0.17,
  marker: 0.2,
  cover: 0.15,
  goingRound: 0.15,
  outflanker: 0.2,
  fugitive: -0.27,
  brittle: -0.2,
  horse: -0.1,
  unseen: -0.03,
} as const;
/** Strength, in units of 50 points, by the zone it stands in. */
const STRENGTH = { L: 0.6, S: 0.24, R: 0.22, RT: 0, OF: 0.3, IN: 0.2 } as const;
const NORMAL_COST = 50;
/** A hole costs the strength that is not there; these are beyond that. Nobody can aim at nobody, but the third loses. */
const HOLES = [0, 0.35, 0.45, -1.2, -3, -4];

export function evaluate(state: Frozen<State>, seat: Seat): number {
  const player = asPlayer(seat);
  if (state.result !== null) {
    const { winners } = state.result;
    return winners.length === 0 ? 0.5 : winners.includes(player) ? 1 : 0;
  }
  const lead = leadOf(state, player);
  return 1 / (1 + Math.exp(-lead));
}

function leadOf(state: Frozen<State>, player: Player): number {
  const enemy = opponentOf(player);
  const [own, other] = [pointsOf(state, player), pointsOf(state, enemy)];
  const course = Math.max(own, other) / state.rules.vpTarget;
  const point = WEIGHTS.point + WEIGHTS.latePoint * course;
  return (own - other) * point + standing(state, player) - standing(state, enemy);
}

/** A long-term objective counts when the battle ends by points: what holds now may hold then. */
function pointsOf(state: Frozen<State>, player: Player): number {
  let points = vpOf(state, player);
  for (const { card, scored } of state.players[player].objectives)
    if (!scored && !isImmediate(card.hidden) && isMet(state, card.hidden, player)) points += WEIGHTS.longTerm;
  return points;
}

function standing(state: Frozen<State>, player: Player): number {
  const { hand, army, markers } = state.players[player];
  let value = markers * WEIGHTS.marker + army.length * WEIGHTS.unseen;
  for (const { hidden } of hand) value += valueInHand(state, player, hidden) * WEIGHTS.card;
  let front = 0;
  for (const unit of state.field) {
    if (unit === null || unit.owner !== player) continue;
    if (zoneOf(unit.at) === 'L') front++;
    value += presence(state, unit);
  }
  return value + (HOLES[Math.max(0, 5 - front)] ?? 0);
}

function presence(state: Frozen<State>, unit: Frozen<Unit>): number {
  const { cost, cohesion } = cardOf(unit);
  const zone = zoneOf(unit.at);
  let value = STRENGTH[zone] * (cost / NORMAL_COST) * (1 - unit.cas / cohesion);
  if (isCavalry(unit) && zone !== 'RT') value += WEIGHTS.horse;
  if (zone === 'RT') value += WEIGHTS.fugitive;
  else if (zone === 'OF') value += isOutflanker(unit) ? WEIGHTS.outflanker : WEIGHTS.goingRound;
  else if (zone === 'L') {
    if (cohesion - unit.cas === 1) value += WEIGHTS.brittle;
    if (groundAt(state, unit.at) !== null) value += WEIGHTS.cover;
  }
  return value;
}
