// NAP-END.1, NAP-SCN, NAP-VIC: points at the end of a round, and when a battle is over.
import { hexNamed } from './hexes.ts';
import { codeAt } from './moves.ts';
import { playerOn, unitAt } from './profile.ts';
import { type Battle, type Both, foeOf, PLAYERS, type Player } from './shape.ts';

const holderOf = (battle: Battle, name: string): Player | null =>
  unitAt(battle, hexNamed(name))?.owner ?? null;

/** SC2, SC3, SC5, SC7, SC8 by the name the terms give their rule. */
function specialPoints(battle: Battle, gains: Both<number>): void {
  const [south, north] = [playerOn(battle, 'south'), playerOn(battle, 'north')];
  const held = battle.terms.landmarks.map(({ hex }) => ({ hex, holder: holderOf(battle, hex) }));
  const count = (player: Player) => held.filter(({ holder }) => holder === player).length;
  switch (battle.terms.special) {
    case 'bridges':
      if (count(south) !== count(north)) gains[count(south) > count(north) ? south : north] += 1;
      return;
    case 'redoubt':
      gains[south] += Math.min(2, count(south));
      if (battle.round >= 3 && count(south) === 0) gains[north] += 1;
      return;
    case 'rifts': {
      const rifts = held.filter(
        ({ hex, holder }) => holder === north && codeAt(battle, hexNamed(hex)) === 'X',
      );
      gains[north] += Math.min(2, rifts.length);
      return;
    }
    case 'halves':
      if (battle.round % 2 === 1) return;
      for (const { hex, holder } of held) {
        if (holder === null) continue;
        const isEnemyHalf = (hex === 'D3') === (holder === south);
        gains[holder] += isEnemyHalf ? 2 : 1;
      }
      return;
    case 'gate':
      if (count(south) > 0) gains[south] += 4;
      return;
    default:
      return;
  }
}

/** NAP-SCN.6 */
function ownPoints(battle: Battle, gains: Both<number>): void {
  const majority: Both<number> = { A: 0, B: 0 };
  for (const { hex, scores } of battle.terms.landmarks) {
    const holder = holderOf(battle, hex);
    if (holder === null) continue;
    if (scores === 'hold') gains[holder] += 1;
    if (scores === 'majority') majority[holder] += 1;
  }
  if (majority.A !== majority.B) gains[majority.A > majority.B ? 'A' : 'B'] += 1;
}

export function roundPoints(battle: Battle): Both<number> {
  const gains: Both<number> = { A: 0, B: 0 };
  specialPoints(battle, gains);
  ownPoints(battle, gains);
  return gains;
}

const goalOf = (battle: Battle, player: Player): number | null => battle.terms.goals[battle.sideOf[player]];
export const isAtGoal = (battle: Battle, player: Player): boolean => {
  const goal = goalOf(battle, player);
  return goal !== null && battle.players[player].vp >= goal;
};

/** NAP-VIC.3: those in reserve keep the army alive, those that have left do not. */
export const isAlive = (battle: Battle, player: Player): boolean =>
  battle.units.some((unit) => unit.owner === player && unit.at >= -1);

/** NAP-VIC.2, NAP-VIC.5: more points, then the Leader. */
function ahead(battle: Battle): Player | null {
  const { A, B } = battle.players;
  if (A.vp !== B.vp) return A.vp > B.vp ? 'A' : 'B';
  return battle.leader;
}

/** Who has won by now; null: nobody. `isLast`: the last round is over. */
export function winnerOf(battle: Battle, isRoundOver: boolean): Player | null {
  const dead = PLAYERS.find((player) => !isAlive(battle, player));
  const isBreakthrough = battle.terms.special === 'breakthrough';
  if (dead !== undefined) {
    // NAP-SCN.8: a South that has left the field altogether.
    const south = playerOn(battle, 'south');
    if (isBreakthrough && dead === south && isAtGoal(battle, south)) return south;
    return foeOf(dead);
  }
  const there = PLAYERS.filter((player) => isAtGoal(battle, player));
  if (there.length === 1) return there[0] ?? null;
  if (there.length === 2) return ahead(battle);
  if (!isRoundOver || battle.escalationDeck.length > 0) return null;
  return isBreakthrough ? playerOn(battle, 'north') : ahead(battle);
}
