// NAP-END, NAP-VIC: how rounds begin and end, and battles with them.
import type { Named } from '../contract.ts';
import { hexNamed } from './hexes.ts';
import { ALL } from './letters.ts';
import { unitAt, unitsOf } from './profile.ts';
import { roundPoints, winnerOf } from './scoring.ts';
import { foeOf, PLAYERS } from './shape.ts';
import { playerIn, type Walk } from './walk.ts';
import { sideNow } from './walk-orders.ts';

export function roundBegan(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  battle.round += 1;
  judge.check('rounds', 'NAP-SCN.3', 'round', battle.round, event['round']);
  const revealed = event['revealed'] as string[];
  const isShuffled = battle.reinforcementDeck.length < 3;
  const top = battle.reinforcementDeck.splice(0, 3);
  if (!isShuffled) judge.check('rounds', 'NAP-ORD.1', 'cards turned up', top.toSorted(), revealed.toSorted());
  battle.revealed = [...revealed];
  battle.winter = null;
  battle.escalation = null;
  Object.assign(battle, { turn: null, phase: 'order', action: null, activation: null, attacks: [] });
  for (const player of PLAYERS) battle.players[player].passed = false;
}

/** NAP-END.1, NAP-TER.9 */
export function roundScored(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  judge.check('scores', 'NAP-END.1', `points of round ${battle.round}`, roundPoints(battle), walk.scored);
  const totals = { A: battle.players.A.vp, B: battle.players.B.vp };
  judge.check('scores', 'NAP-END.1', `round ${battle.round}`, totals, event['vp']);
  judgeGround(walk);
}

/** NAP-TER.9: Shrines refresh, Rifts feed the Abyss. */
function judgeGround({ battle, judge, moment }: Walk): void {
  const told = moment.events.filter(({ rule }) => rule === 'NAP-TER.9');
  for (const [id, unit] of battle.units.entries()) {
    if (unit.at < 0 || battle.ground[unit.at] !== 'S') continue;
    const isRefreshed = told.some(({ type, unit: whose }) => type === 'fatigueChanged' && whose === id);
    judge.must('terrain', 'NAP-TER.9', `Shrine and ${id}`, isRefreshed || unit.fatigue === 0);
  }
  for (const player of PLAYERS) {
    if (battle.players[player].faction !== 'abyss' || battle.players[player].corruption === 20) continue;
    const rifts = unitsOf(battle, player).filter(({ at }) => battle.ground[at] === 'X').length;
    const fed = told.filter(
      ({ type, player: whose }) => type === 'corruptionChanged' && whose === player,
    ).length;
    judge.check('terrain', 'NAP-TER.9', `Rifts of ${player}`, rifts, fed);
  }
}

/** NAP-END.2 */
export function ordersReturned(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const unused = { A: battle.players.A.screen.length, B: battle.players.B.screen.length };
  judge.check('rounds', 'NAP-END.2', 'unused Orders', unused, event['unused']);
  const back = { pouch: ALL, screen: '', spentOpen: '', spentHidden: '', passed: false };
  for (const player of PLAYERS) Object.assign(battle.players[player], back);
  for (const unit of battle.units) Object.assign(unit, { orders: '', blanks: 0 });
}

/** NAP-SET.14, NAP-END.3, NAP-CRD.8, SC4 */
export function cardsDrawn(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const player = playerIn(event);
  const holding = battle.players[player];
  const [landmark] = battle.terms.landmarks;
  const isHeadquarters = battle.terms.special === 'headquarters' && landmark !== undefined;
  const bonus = isHeadquarters && unitAt(battle, hexNamed(landmark.hex))?.owner === player ? 1 : 0;
  const due = battle.round === 0 ? 5 : (sideNow(battle)?.cards ?? 0) + bonus;
  const count = Math.min(due, holding.deck.length);
  judge.check('draws', 'NAP-END.3', `cards of ${player}`, count, event['count']);
  const drawn = holding.deck.splice(0, count);
  judge.check('draws', 'NAP-END.3', `top cards of ${player}`, drawn, event['cards']);
  holding.hand.push(...drawn.map((card) => ({ card, seen: false, spied: false })));
}

export function battleWon(walk: Walk, event: Named): void {
  const { battle, judge, moment } = walk;
  const loser = moment.events.find(({ type }) => type === 'playerConceded');
  const isRoundOver =
    walk.last?.type === 'roundScored' || moment.events.some(({ type }) => type === 'roundScored');
  const winner = loser === undefined ? winnerOf(battle, isRoundOver) : foeOf(playerIn(loser));
  judge.check('endings', 'NAP-VIC.2', 'winner', winner, event['player']);
}
