// SAG-28, SAG-P-OBJ, SAG-16: what is worth points, and who has won.
import type { Named } from '../contract.ts';
import { at, LINE, other, PLAYERS, type Player, RESERVE, SECOND } from './board.ts';
import { isFree } from './land.ts';
import { count, type Objective, type Play, type Table, tell, unitAt } from './table.ts';
import { LONG_TERM } from './tables.ts';

const holes = (table: Table, player: Player, slots: readonly string[]): number =>
  slots.filter((slot) => isFree(table, at(player, slot))).length;

const unitsTaken = ({ players }: Table, by: Player): number =>
  players[by].captured.filter(({ kind }) => kind === 'unit').length;

/** Whether its condition holds for its owner. */
export function holds(table: Table, player: Player, id: string): boolean {
  const enemy = other(player);
  const general = table.players[player];
  const fell = (test: (deed: Table['deeds'][number]) => boolean): boolean =>
    table.deeds.some((deed) => test(deed));
  switch (id) {
    case 'O01':
      return holes(table, enemy, ['L2', 'L3', 'L4']) >= 2;
    case 'O02':
      return holes(table, enemy, ['L1', 'L5']) === 2;
    case 'O03':
      return fell(
        ({ type, owner, card }) => type === 'eliminated' && owner === enemy && card?.status !== 'standard',
      );
    case 'O04':
      return fell(
        ({ type, owner, card }) =>
          (type === 'eliminated' || type === 'retreated') &&
          owner === enemy &&
          card?.arm.endsWith('artillery') === true,
      );
    case 'O05':
      return general.captured.some(({ kind }) => kind === 'card');
    case 'O06':
      return fell(({ type, owner, isCharging }) => type === 'won' && owner === player && isCharging);
    case 'O07':
      return holes(table, enemy, ['RTW', 'RTE']) === 0;
    case 'O08':
      return general.meleeWins >= 3;
    case 'O09':
      return fell(
        ({ type, owner, place }) =>
          owner === player && (type === 'outflanked' || (type === 'won' && /^[AB]:L[15]$/.test(place))),
      );
    case 'O10':
      return general.secondStreak >= 3;
    case 'O11':
      return holes(table, player, LINE) === 0;
    case 'O12':
      return RESERVE.filter((slot) => unitAt(table, at(player, slot))?.cas === 0).length >= 3;
    case 'O13':
      return unitsTaken(table, enemy) < unitsTaken(table, player);
    case 'O14':
      return (
        [...LINE, ...SECOND].filter(
          (slot) => table.terrain.has(at(player, slot)) && !isFree(table, at(player, slot)),
        ).length >= 2
      );
    default:
      return false;
  }
}

/** SAG-19.2: two of three. */
const mostOf = ({ rules }: Table): number => (rules.objectives === 'threeOneOpen' ? 2 : 9);

const scorable = (table: Table, player: Player): readonly Objective[] => {
  const { objectives } = table.players[player];
  if (objectives.filter(({ scored }) => scored).length >= mostOf(table)) return [];
  return objectives.filter(
    (each) => !each.scored && !LONG_TERM.includes(each.id) && holds(table, player, each.id),
  );
};

export function* checkpoint(table: Table): Play {
  for (const player of [table.first, other(table.first)]) yield* scoreFor(table, player);
  table.deeds = [];
}

function scoreNow(table: Table, player: Player, objective: Objective): void {
  objective.scored = true;
  objective.open = true;
  count(table, 'objectives');
  tell(table, 'objectiveScored', { player, obj: objective.id });
}

function* scoreFor(table: Table, player: Player): Play {
  count(table, 'checkpoints');
  const held: Objective[] = [];
  let isAsked = true;
  while (isAsked) {
    const open = scorable(table, player).filter((each) => !held.includes(each));
    if (table.rules.autoScore) {
      for (const [each] of [open]) if (each !== undefined) scoreNow(table, player, each);
      isAsked = open.length > 0;
      continue;
    }
    const options: readonly Named[] = open.flatMap(({ id }) => [
      { type: 'score', obj: id, yes: true },
      { type: 'score', obj: id, yes: false },
    ]);
    if (open.length === 0 && held.length > 0) return;
    const { action } = yield {
      rule: 'SAG-16.8',
      asked: [{ player, legal: () => (options.length > 0 ? options : [{ type: 'pass' }]) }],
      window: 'checkpoint',
    };
    const objective = open.find(({ id }) => id === action['obj']);
    if (objective === undefined) return;
    if (action['yes'] === true) scoreNow(table, player, objective);
    else held.push(objective);
    isAsked = scorable(table, player).some((each) => !held.includes(each));
  }
}

const pointsOf = (table: Table, player: Player): number => {
  const { captured, objectives } = table.players[player];
  return captured.reduce((sum, { vp }) => sum + vp, 0) + objectives.filter(({ scored }) => scored).length;
};

/** SAG-16.9, R72. */
function tally(table: Table): readonly Player[] {
  for (const player of PLAYERS)
    for (const objective of table.players[player].objectives) {
      const full = table.players[player].objectives.filter(({ scored }) => scored).length >= mostOf(table);
      if (
        !full &&
        !objective.scored &&
        LONG_TERM.includes(objective.id) &&
        holds(table, player, objective.id)
      )
        scoreNow(table, player, objective);
    }
  const [a, b] = [pointsOf(table, 'A'), pointsOf(table, 'B')];
  return a === b ? [] : [a > b ? 'A' : 'B'];
}

/** SAG-P-END 3 to 5. */
export function conclude(table: Table): void {
  const broken = PLAYERS.filter((player) => holes(table, player, LINE) >= 3);
  if (broken.length > 0) {
    table.winners = broken.length === 2 ? [] : broken.map(other);
    return;
  }
  const isReached = PLAYERS.some((player) => pointsOf(table, player) >= table.rules.vpTarget);
  const isLast = table.rules.maxTurns !== null && table.turn >= table.rules.maxTurns;
  if (isReached || isLast) table.winners = tally(table);
}
