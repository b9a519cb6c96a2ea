// SAG-16.1: the battle is over; the objectives nobody has seen yet are shown.
import type { Outcome } from '@grognard/kernel';
import { changePlayer } from '../field/hand.ts';
import type { Table } from '../rule-types.ts';
import { known } from '../secrecy/secrets.ts';
import { PLAYERS } from '../vocabulary.ts';

export function concludeBattle(umpire: Table, outcome: Outcome): void {
  const { state } = umpire;
  for (const player of PLAYERS) {
    const objectives = state.players[player].objectives.map((objective) => ({
      ...objective,
      card: known(umpire.reveal(objective.card)),
    }));
    changePlayer(state, player, { objectives });
  }
  state.result = outcome;
  umpire.emit({ type: 'battleEnded', rule: outcome.rule, outcome });
}
