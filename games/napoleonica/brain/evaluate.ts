// NAP-ACN.6: the chance of winning at a glance: points, models, Fatigue, Landmarks.
import type { Frozen, Seat } from '@grognard/kernel';
import { distance } from '../field/hexes.ts';
import { profileOf } from '../field/profile.ts';
import { asPlayer } from '../rule-types.ts';
import type { Battle, State, Unit } from '../state.ts';
import { opponentOf, type Player, RESERVE } from '../vocabulary.ts';

/** One victory point in Development Points. */
const VP_WORTH = 30;
const FATIGUE_WORTH = 2;
const CORRUPTION_WORTH = 0.5;
const LANDMARK_WORTH = 12;
/** So many points of difference make a game nearly sure. */
const SCALE = 70;

function worthOf(unit: Frozen<Unit>): number {
  if (unit.at < RESERVE) return 0;
  const { card } = profileOf(unit);
  return (card.cost * (1 + unit.models)) / (1 + card.size) - FATIGUE_WORTH * unit.fatigue;
}

function strengthOf(battle: Frozen<Battle>, player: Player): number {
  const { vp, corruption } = battle.players[player];
  let sum = vp * VP_WORTH + corruption * CORRUPTION_WORTH;
  for (const unit of battle.units) {
    if (unit.owner !== player) continue;
    sum += worthOf(unit);
    for (const { hex } of battle.terms.landmarks)
      if (unit.at >= 0) sum += LANDMARK_WORTH / (1 + 3 * distance(unit.at, hex));
  }
  return sum;
}

export function evaluate({ battle, result }: Frozen<State>, seat: Seat): number {
  const player = asPlayer(seat);
  if (result !== null) return result.winners.includes(seat) ? 1 : 0;
  if (battle === null) return 0.5;
  if (battle.result !== null) return battle.result.winner === player ? 1 : 0;
  const lead = strengthOf(battle, player) - strengthOf(battle, opponentOf(player));
  return 1 / (1 + Math.exp(-lead / SCALE));
}
