// NAP-END.1, NAP-SCN, NAP-TER.9: what a round is worth, and whether it was the last.
// Also NAP-SCN.3.
import type { Frozen } from '@grognard/kernel';
import { OWN_HALF } from '../data/scenarios.ts';
import type { BySide, Side } from '../data/words.ts';
import { battleOf } from '../field/battle.ts';
import { gainCorruption } from '../field/corruption.ts';
import { refresh } from '../field/fatigue.ts';
import { codeAt } from '../field/terrain.ts';
import { unitAt } from '../field/units.ts';
import { scoreVp } from '../harm/losses.ts';
import { checkVictory, hasReachedGoal, win, winOnPoints } from '../harm/victory.ts';
import type { Table } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import { byPlayer, type Hex, opponentOf, PLAYERS, type Player } from '../vocabulary.ts';
import { results } from '../words/results.ts';

type Reading = Frozen<Battle>;

/** NAP-SCN.2: an empty Landmark is held by nobody. */
const holds = (battle: Reading, side: Side, hex: Hex): boolean => {
  const unit = unitAt(battle, hex);
  return unit !== null && battle.sideOf[unit.owner] === side;
};
const held = (battle: Reading, side: Side, scores?: string): number =>
  battle.terms.landmarks.filter(
    (landmark) => (scores === undefined || landmark.scores === scores) && holds(battle, side, landmark.hex),
  ).length;

const NOTHING: BySide<number> = { south: 0, north: 0 };
const majority = (south: number, north: number): BySide<number> => ({
  south: south > north ? 1 : 0,
  north: north > south ? 1 : 0,
});

/** What the scenario gives each side at the end of this round. */
export function scenarioVp(battle: Reading): BySide<number> {
  const [south, north] = [held(battle, 'south'), held(battle, 'north')];
  switch (battle.terms.special) {
    case 'bridges':
      return majority(south, north);
    case 'redoubt':
      return { south: Math.min(2, south), north: south === 0 && battle.round >= 3 ? 1 : 0 };
    case 'rifts':
      return { south: 0, north: Math.min(2, openRifts(battle)) };
    case 'halves':
      return battle.round % 2 === 0 ? halvesVp(battle) : NOTHING;
    case 'gate':
      return { south: south > 0 ? 4 : 0, north: 0 };
    default:
      return customVp(battle);
  }
}

/** SC5: a sealed Rift is worth nothing any more (NAP-SCN.9). */
const openRifts = (battle: Reading): number =>
  battle.terms.landmarks.filter(({ hex }) => codeAt(battle, hex) === 'X' && holds(battle, 'north', hex))
    .length;

/** SC7: 2 for the Landmark on the enemy's half, 1 for the own one. */
const halvesVp = (battle: Reading): BySide<number> => {
  const worth = (side: Side, enemy: Side): number =>
    (holds(battle, side, OWN_HALF[enemy]) ? 2 : 0) + (holds(battle, side, OWN_HALF[side]) ? 1 : 0);
  return { south: worth('south', 'north'), north: worth('north', 'south') };
};

/** NAP-SCN.6 */
function customVp(battle: Reading): BySide<number> {
  const most = majority(held(battle, 'south', 'majority'), held(battle, 'north', 'majority'));
  return {
    south: most.south + held(battle, 'south', 'hold'),
    north: most.north + held(battle, 'north', 'hold'),
  };
}

/** NAP-TER.9: Rifts feed the Abyss, Shrines rest whoever stands there. */
function workGround(umpire: Table): void {
  const battle = battleOf(umpire.state);
  for (const { id, at, owner } of battle.units) {
    if (at < 0) continue;
    const code = codeAt(battle, at);
    if (code === 'X') gainCorruption(umpire, owner, 1, 'NAP-TER.9');
    if (code === 'S') refresh(umpire, id, 1, 'NAP-TER.9');
  }
}

export function scoreRound(umpire: Table): void {
  const battle = battleOf(umpire.state);
  const earned = scenarioVp(battle);
  for (const player of PLAYERS) scoreVp(umpire, player, earned[battle.sideOf[player]], 'NAP-END.1');
  workGround(umpire);
  const vp = byPlayer((player) => battle.players[player].vp);
  battle.scores = [...battle.scores, vp];
  umpire.emit({ type: 'roundScored', rule: 'NAP-END.1', vp });
  checkVictory(umpire);
  if (battle.result === null && battle.escalationDeck.length === 0) endOnLastCard(umpire);
}

/** NAP-VIC.4; SC6: South must have reached its goal. */
function endOnLastCard(umpire: Table): void {
  const battle = battleOf(umpire.state);
  const south: Player = battle.sideOf.A === 'south' ? 'A' : 'B';
  if (battle.terms.special === 'breakthrough' && !hasReachedGoal(battle, south))
    win(umpire, opponentOf(south), 'NAP-VIC.4', results.held);
  else winOnPoints(umpire, 'NAP-VIC.4');
}
