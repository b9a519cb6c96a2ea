// SAG-16.7 to 16.9, 19.2, SAG-R67, SAG-R72: scoring objectives.
import type { Frozen } from '@grognard/kernel';
import { isImmediate, OBJECTIVE_CARDS } from '../data/objectives.ts';
import { changePlayer } from '../field/hand.ts';
import { isMet } from '../objectives/met.ts';
import type { Table } from '../rule-types.ts';
import { isKnownToAll, known } from '../secrecy/secrets.ts';
import type { Objective, State } from '../state.ts';
import { type ObjectiveId, PLAYERS, type Player } from '../vocabulary.ts';

/** SAG-R72: with three objectives the third is never scored. */
const MOST_SCORED = 2;

const scoredCount = (objectives: readonly Frozen<Objective>[]): number =>
  objectives.filter(({ scored }) => scored).length;

export const mayScoreMore = (state: Frozen<State>, player: Player): boolean =>
  scoredCount(state.players[player].objectives) < MOST_SCORED;

/** The player's own immediate objectives that could be scored now. */
export function scorable(state: Frozen<State>, player: Player): readonly ObjectiveId[] {
  if (!mayScoreMore(state, player)) return [];
  return state.players[player].objectives
    .filter(({ card, scored }) => !scored && isImmediate(card.hidden) && isMet(state, card.hidden, player))
    .map(({ card }) => card.hidden);
}

/** Section 29: some immediate objective that could, as far as anybody sees, be this player's unscored one holds now. */
export function mightScore(state: Frozen<State>, player: Player): boolean {
  const { objectives } = state.players[player];
  if (!mayScoreMore(state, player) || objectives.every(({ scored }) => scored)) return false;
  let hidden = 0;
  for (const { card, scored } of objectives) {
    if (!isKnownToAll(card)) hidden += 1;
    else if (!scored && isImmediate(card.hidden) && isMet(state, card.hidden, player)) return true;
  }
  if (hidden === 0) return false;
  for (const { id, kind } of OBJECTIVE_CARDS)
    if (kind === 'immediate' && isMet(state, id, player) && !isSeen(state, id)) return true;
  return false;
}

/** It lies open before one of the players. */
const isSeen = ({ players }: Frozen<State>, id: ObjectiveId): boolean =>
  PLAYERS.some((player) =>
    players[player].objectives.some(({ card }) => card.hidden === id && isKnownToAll(card)),
  );

/** A scored card becomes public. */
export function score(umpire: Table, player: Player, id: ObjectiveId): void {
  const { state } = umpire;
  const objectives = state.players[player].objectives.map((objective) =>
    objective.card.hidden === id && !objective.scored
      ? { ...objective, card: known(umpire.reveal(objective.card)), scored: true }
      : objective,
  );
  changePlayer(state, player, { objectives });
  umpire.emit({ type: 'objectiveScored', rule: 'SAG-16.8', player, obj: id });
}

/** SAG-16.9, SAG-R72: long-term objectives that hold now, as far as there is room for them. */
export function scoreLongTerm(umpire: Table, player: Player): void {
  for (const { card, scored } of umpire.state.players[player].objectives) {
    const { hidden: id } = card;
    if (!scored && !isImmediate(id) && mayScoreMore(umpire.state, player) && isMet(umpire.state, id, player))
      score(umpire, player, id);
  }
}
