// NAP-AUT.4, NAP-AUT.6: the automaton as Leader, and in the Reinforcement phase.
import type { Frozen } from '@grognard/kernel';
import { escalationCard } from '../../data/escalation-cards.ts';
import { type ReinforcementCard, reinforcementCard } from '../../data/reinforcement-cards.ts';
import { unitCard } from '../../data/units.ts';
import { isInAura } from '../../field/auras.ts';
import { unitOf } from '../../field/battle.ts';
import { isExhausted } from '../../field/units.ts';
import type { Battle } from '../../state.ts';
import { LINES, opponentOf, type Player } from '../../vocabulary.ts';
import { type Choice, type Desk, firstBy, firstLegal, ofType } from './desk.ts';
import { usablePoints } from './usable-points.ts';

/** NAP-AUT.6: while it has so much Corruption. */
const REGENERATES_FROM = 6;
const AURA_UNITS = 3;

const freshUnits = ({ units }: Frozen<Battle>, player: Player): number =>
  units.filter((unit) => unit.owner === player && unit.at >= 0 && !isExhausted(unit)).length;

/** NAP-AUT.4 */
export function escalate(desk: Desk): Choice {
  const { battle, player } = desk;
  const { A, B } = escalationCard(battle.escalated.at(-1) ?? '').faces;
  const isStrong = freshUnits(battle, player) >= freshUnits(battle, opponentOf(player));
  const wantsB = isStrong ? B.orders > A.orders : B.orders < A.orders;
  const action = { type: 'escalate', side: wantsB ? 'B' : 'A' } as const;
  return { action, rule: 'NAP-AUT.4', why: isStrong ? 'moreOrders' : 'fewerOrders' };
}

/** Fatigue a card could take away now. */
function removable(
  { units, ...battle }: Frozen<Battle>,
  player: Player,
  { relief }: ReinforcementCard,
): number {
  const tired = units.filter((unit) => unit.owner === player && unit.at >= 0 && unit.fatigue > 0);
  switch (relief) {
    case 'all':
      return Math.max(0, ...tired.map(({ fatigue }) => fatigue));
    case 'aura':
      return Math.min(AURA_UNITS, tired.filter((unit) => isInAura({ ...battle, units }, unit)).length);
    case 'one':
      return Math.min(1, tired.length);
    default:
      return 0;
  }
}

/** NAP-AUT.6: points, then Fatigue, then Orders, then the leftmost. */
export function takeCard(desk: Desk): Choice {
  const { battle, player } = desk;
  const ways = ofType(desk, 'takeCard').map((action) => {
    const card = reinforcementCard(action.card);
    return {
      action,
      points: usablePoints(battle, player, card),
      relief: removable(battle, player, card),
      orders: card.draws + (card.chosenOrder ? 1 : 0),
      place: battle.revealed.indexOf(action.card),
    };
  });
  const hasPoints = ways.some(({ points }) => points > 0);
  const best = hasPoints
    ? firstBy(
        ways,
        ({ points }) => -points,
        ({ place }) => place,
      )
    : firstBy(
        ways,
        ({ relief }) => -relief,
        ({ orders }) => -orders,
        ({ place }) => place,
      );
  const why = hasPoints ? 'mostPoints' : best.relief > 0 ? 'mostRelief' : 'mostOrders';
  return { action: best.action, rule: 'NAP-AUT.6', why };
}

/** NAP-AUT.6: nearest the battlefield first, then the dearest, into the unit with fewest models. */
export function movesModel(desk: Desk, type: 'point' | 'regenerate'): Choice {
  const { battle } = desk;
  const modelsOf = (unit: number | undefined): number =>
    unit === undefined ? 0 : unitOf(battle, unit).models;
  const action = firstBy(
    ofType(desk, type),
    ({ line }) => -LINES.indexOf(line),
    ({ model }) => -unitCard(model).cost,
    ({ unit }) => modelsOf(unit),
    ({ unit }) => unit ?? 0,
  );
  return { action, rule: 'NAP-AUT.6', why: action.unit === undefined ? 'nearestModel' : 'weakestUnit' };
}

export const point = (desk: Desk): Choice => movesModel(desk, 'point');

export function regenerate(desk: Desk): Choice {
  const joins = ofType(desk, 'regenerate').filter(({ unit }) => unit !== undefined);
  const isRich = desk.battle.players[desk.player].corruption >= REGENERATES_FROM;
  if (!isRich || joins.length === 0)
    return { action: { type: 'done' }, rule: 'NAP-AUT.6', why: 'savesCorruption' };
  return { ...movesModel({ ...desk, legal: joins }, 'regenerate'), why: 'regenerates' };
}

export function replenish(desk: Desk): Choice {
  const joins = ofType(desk, 'replenish').filter(({ unit }) => unit !== null);
  if (joins.length === 0) return firstLegal(desk);
  const modelsOf = (unit: number | null): number => (unit === null ? 0 : unitOf(desk.battle, unit).models);
  const action = firstBy(
    joins,
    ({ unit }) => modelsOf(unit),
    ({ unit }) => unit ?? 0,
  );
  return { action, rule: 'NAP-AUT.6', why: 'weakestUnit' };
}
