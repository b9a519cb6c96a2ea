// Section 24: a card window. Players answer or pass in turn; it closes when all have passed in a row (SAG-R27).

import { frozen, invariant, no, reactionWindow } from '@grognard/kernel';
import { activationIsStuck } from '../activation/stuck.ts';
import {
  cardActions,
  choiceOf,
  holdsPlayable,
  mightPlay,
  refuseCard,
  unplayableCards,
} from '../cards/playable.ts';
import type { Event } from '../events.ts';
import { removeFromHand } from '../field/hand.ts';
import { playFrame, type WindowFrame, windowFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import type { Occasion } from '../input/frame-words.ts';
import { asPlayer, type Rule, type Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import { isPlayer, type Player, type WindowId } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';
import { windowNames } from '../words/windows.ts';
import { questionIn } from './window-question.ts';

/** Open a window for these players, in order of priority; if nobody is to be asked it is over before it opens. */
export function openWindow(
  umpire: Table,
  name: WindowId,
  players: readonly Player[],
  active: Player,
  facts: Partial<Omit<Occasion, 'window' | 'active'>> = {},
): void {
  const { unit = null, target = null, act = null, hits = 0, byFire = false } = facts;
  const occasion: Occasion = { window: name, active, unit, target, act, hits, byFire };
  window.open(umpire, windowFrame.open({ occasion, players, played: [] }));
}

const playCard: Rule<WindowFrame, 'card'> = {
  type: 'card',
  rule: 'SAG-5.1',
  candidates: (state, frame, seat) => (isPlayer(seat) ? cardActions(state, frame, seat) : []),
  wider: (state, frame, seat) => (isPlayer(seat) ? unplayableCards(state, frame, seat) : []),
  refuse: (state, frame, seat, action) =>
    isPlayer(seat) ? refuseCard(state, frame, seat, action) : no('SAG-1.1', refusals.onlyPlayers),
  target: ({ card }) => ({ card }),
  apply(umpire, frame, seat, action) {
    invariant(isPlayer(seat), 'only players play cards');
    frame.played = [...frame.played, { by: seat, card: action.card }];
    removeFromHand(umpire.state, seat, action.card);
    const { card, target = null } = action;
    umpire.emit({ type: 'cardPlayed', rule: 'SAG-5.1', player: seat, card, target });
    umpire.call(
      playFrame.at('resolve', {
        card,
        by: seat,
        choice: choiceOf(action),
        occasion: frame.occasion,
        kept: false,
      }),
    );
  },
};

export const window = reactionWindow<State, WindowFrame, Action, Event>(windowFrame, {
  rule: 'SAG-R27',
  seats: (_state, frame) => frame.players,
  isAsked: (umpire, frame, seat) => isAsked(umpire, frame, asPlayer(seat)),
  decision: (seat, state, { occasion }) => ({ seat, ...questionIn(state, occasion) }),
  window: ({ turn }, { occasion }) => ({
    id: occasion.window,
    name: windowNames[occasion.window],
    turn,
  }),
  pass: { type: 'pass' },
  refusePass: (state, { occasion }) =>
    occasion.window === 'W-DEC' && activationIsStuck(state) ? no('SAG-R26', refusals.playEnabler) : null,
  answers: [playCard],
});

/** Section 29: by public facts; or, where the table has agreed to it, only who can really answer. */
function isAsked(umpire: Table, frame: WindowFrame, player: Player): boolean {
  const state = frozen(umpire.state);
  if (state.rules.alwaysPrompt) return mightPlay(state, frame, player);
  const { hand } = umpire.state.players[player];
  if (hand.length === 0) return false;
  // Not being asked tells something about a hand, so nobody may take back what led to it.
  for (const card of hand) umpire.reveal(card);
  return holdsPlayable(state, frame, player);
}
