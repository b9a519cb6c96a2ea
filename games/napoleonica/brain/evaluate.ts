// NAP-ACN.6: the chance of winning at a glance, term by term: points, units, ground, Orders and cards.
import type { Frozen, Seat } from '@grognard/kernel';
import { goalOf } from '../harm/victory.ts';
import { asPlayer } from '../rule-types.ts';
import { scenarioVp } from '../scoring/score-round.ts';
import type { Battle, State } from '../state.ts';
import { opponentOf, type Player } from '../vocabulary.ts';
import { tabletWorth } from './reinforcing.ts';
import { prizesOf, stakeOf } from './stakes.ts';
import { dangerAt, threatsTo } from './threats.ts';
import { WEIGHTS } from './weights.ts';
import { unitWorth } from './worth.ts';

/** What a player has, in Development Points. */
interface Terms {
  readonly points: number;
  readonly units: number;
  readonly ground: number;
  readonly danger: number;
  readonly means: number;
}

/** The nearer the goal, the more each point is worth. */
function pointsTerm(battle: Frozen<Battle>, player: Player): number {
  const { vp } = battle.players[player];
  const goal = goalOf(battle, player);
  const nearness = goal === null ? 0 : vp / goal;
  const coming = scenarioVp(battle)[battle.sideOf[player]];
  return WEIGHTS.vp * (vp * (1 + 0.5 * nearness) + WEIGHTS.hold * coming);
}

function termsOf(battle: Frozen<Battle>, player: Player): Terms {
  const { corruption, screen, hand, passed } = battle.players[player];
  const prizes = prizesOf(battle, player);
  let [units, ground, danger] = [0, 0, 0];
  for (const unit of battle.units) {
    if (unit.owner !== player) continue;
    units += unitWorth(unit);
    if (unit.at < 0) continue;
    ground += stakeOf(battle, player, prizes, unit.at);
    danger += dangerAt(battle, unit, threatsTo(battle, unit), unit.at);
  }
  const orders = passed ? 0 : screen.count * WEIGHTS.order;
  return {
    points: pointsTerm(battle, player),
    units: units + tabletWorth(battle, player),
    ground: 0.5 * ground,
    danger: 0.5 * danger,
    means: orders + hand.length * WEIGHTS.card + corruption * WEIGHTS.corruption,
  };
}

const strengthOf = ({ points, units, ground, danger, means }: Terms): number =>
  points + units + ground - danger + means;

export function evaluate({ battle, result }: Frozen<State>, seat: Seat): number {
  const player = asPlayer(seat);
  if (result !== null) return result.winners.includes(seat) ? 1 : 0;
  if (battle === null) return 0.5;
  if (battle.result !== null) return battle.result.winner === player ? 1 : 0;
  const lead = strengthOf(termsOf(battle, player)) - strengthOf(termsOf(battle, opponentOf(player)));
  return 1 / (1 + Math.exp(-lead / WEIGHTS.scale));
}
