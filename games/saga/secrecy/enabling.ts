// SAG-R26: an enemy unit activated with nothing to do means that its owner holds the card that sets it going.
import { frozen, secret } from '@grognard/kernel';
import { activationIsStuck } from '../activation/stuck.ts';
import { cardActions, holdsPlayable, refuseCard } from '../cards/playable.ts';
import { changePlayer } from '../field/hand.ts';
import { findNearest } from '../procedures/stack.ts';
import type { State } from '../state.ts';
import type { Player } from '../vocabulary.ts';

/** Swaps such a card from the imagined deck into the imagined hand. */
export function lendEnablingCard(state: State, player: Player): void {
  const frame = findNearest(state, 'window');
  if (frame === null || frame.occasion.window !== 'W-DEC' || state.activation?.player !== player) return;
  if (!activationIsStuck(frozen(state)) || holdsPlayable(frozen(state), frame, player)) return;
  const { hand, deck } = state.players[player];
  const [given] = hand;
  if (given === undefined) return;
  for (let i = 0; i < deck.length; i++) {
    const wanted = deck[i];
    if (wanted === undefined || wanted.knownTo.length > 0) continue;
    const swapped = [secret(wanted.hidden, player), ...hand.slice(1)];
    changePlayer(state, player, { hand: swapped, deck: deck.with(i, secret(given.hidden)) });
    const isPlayable = [...cardActions(frozen(state), frame, player)].some(
      (action) => action.card === wanted.hidden && refuseCard(frozen(state), frame, player, action) === null,
    );
    if (isPlayable) return;
  }
  changePlayer(state, player, { hand, deck });
}
