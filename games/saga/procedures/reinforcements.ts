// SAG-15.1: Reinforcements: seven steps; in each the First player, then the Second.

import { nobody } from '../actions/yes-no.ts';
import { changePlayer, drawCards } from '../field/hand.ts';
import {
  disarrayFrame,
  discardsFrame,
  formationsFrame,
  outflankTestFrame,
  reinforceFrame,
  reinforcementsFrame,
} from '../frames.ts';
import { procedure, type Table } from '../rule-types.ts';
import { opponentOf, PLAYERS, type Player } from '../vocabulary.ts';
import { openWindow } from './window.ts';

const HAND_SIZE = 5;

const STEPS: readonly ((umpire: Table, player: Player) => void)[] = [
  (umpire, player) => openWindow(umpire, 'W-END', [player], player),
  (umpire, player) => umpire.call(disarrayFrame.at('test', { player, tried: [] })),
  (umpire, player) => umpire.call(formationsFrame.at('look', { player, tried: [] })),
  (umpire, player) => umpire.call(outflankTestFrame.at('test', { player })),
  (umpire, player) => umpire.call(discardsFrame.at('look', { player })),
  refill,
  tidyUp,
  (umpire, player) => umpire.call(reinforceFrame.at('look', { player })),
  (umpire, player) => openWindow(umpire, 'W-LAST', [player], player),
];

/** `turns` counts players' steps: two for each step of the list. */
export const reinforcements = procedure(reinforcementsFrame, {
  rule: 'SAG-15.1',
  pending: () => nobody,
  actions: [],
  advance(umpire, frame) {
    const { first } = umpire.state;
    const step = STEPS[Math.floor(frame.turns / 2)];
    if (step === undefined) return umpire.end();
    const player = frame.turns % 2 === 0 ? first : opponentOf(first);
    frame.turns += 1;
    step(umpire, player);
  },
});

/** SAG-15.6, SAG-R15, SAG-R92: up to five, the Bluff not counted; more than five may stay. */
function refill(umpire: Table, player: Player): void {
  const { hand } = umpire.state.players[player];
  if (hand.length < HAND_SIZE) drawCards(umpire, player, HAND_SIZE - hand.length, 'SAG-15.6');
}

/** SAG-15.7: once for both, when the First player's turn for it comes. */
function tidyUp(umpire: Table, player: Player): void {
  const { state } = umpire;
  if (player !== state.first) return;
  for (const each of PLAYERS) {
    if (state.players[each].bluff === 'hand') continue;
    changePlayer(state, each, { bluff: 'hand' });
    umpire.emit({ type: 'bluffReturned', rule: 'SAG-15.7', player: each });
  }
  state.effects = [];
  for (let i = 0; i < state.field.length; i++) {
    const unit = state.field[i];
    if (unit?.activated) state.field[i] = { ...unit, activated: false };
  }
}
