// Section 24: a card window. Players answer or pass in turn; it closes when all have passed in a row (SAG-R27).

import { type Frozen, frozen, invariant, no } from '@grognard/kernel';
import { activationIsStuck } from '../activation/stuck.ts';
import {
  cardActions,
  choiceOf,
  holdsPlayable,
  mightPlay,
  refuseCard,
  unplayableCards,
} from '../cards/playable.ts';
import { removeFromHand } from '../field/hand.ts';
import type { Occasion, PlayFrame, WindowFrame } from '../frames.ts';
import type { Proc, Rule, Table } from '../rule-types.ts';
import { isPlayer, type Player, type WindowId } from '../vocabulary.ts';

const PROMPTS: { readonly [window in WindowId]: string } = {
  'W-SET': 'Lay Terrain, or be done.',
  'W-REF': 'Play a card before you reform the ranks, or pass.',
  'W-TER': 'Lay Terrain, or be done.',
  'W-TURN': 'Play an order card before you activate a unit, or pass.',
  'W-DEC': 'Play a card that opens new actions to the unit, or pass.',
  'W-ACT': 'Play a card on this action, or pass.',
  'W-ROLL': 'Let the die lie, or play a card.',
  'W-HIT': 'Play a card before the casualties are taken, or pass.',
  'W-MOR': 'Play a card on this Morale test, or pass.',
  'W-RET': 'Play a card on this retreat, or pass.',
  'W-WIN': 'Play a card on this victory, or pass.',
  'W-END': 'Play a card before the reinforcements, or pass.',
  'W-LAST': 'Play a card before the turn ends, or pass.',
};

/** Open a window for these players, in order of priority; if nobody is to be asked it is over before it opens. */
export function openWindow(
  umpire: Table,
  window: WindowId,
  players: readonly Player[],
  active: Player,
  facts: Partial<Omit<Occasion, 'window' | 'active'>> = {},
): void {
  const { unit = null, target = null, act = null, hits = 0, byFire = false } = facts;
  const occasion: Occasion = { window, active, unit, target, act, hits, byFire };
  const frame: WindowFrame = {
    proc: 'window',
    step: 'look',
    occasion,
    players,
    turn: 0,
    passes: 0,
    played: [],
  };
  if (finds(umpire, frame)) umpire.call<WindowFrame>(frame);
}

const asked = (frame: Frozen<WindowFrame>): Player | undefined =>
  frame.players[frame.turn % frame.players.length];

const pass: Rule<WindowFrame, 'pass'> = {
  type: 'pass',
  rule: 'SAG-R27',
  candidates: () => [{ type: 'pass' }],
  refuse: (state, frame) =>
    frame.occasion.window === 'W-DEC' && activationIsStuck(state)
      ? no('SAG-R26', 'The unit can do nothing yet: play the card that lets it act.')
      : null,
  target: () => ({ button: 'pass' }),
  apply(_umpire, frame) {
    frame.step = 'look';
    frame.turn += 1;
    frame.passes += 1;
  },
};

const playCard: Rule<WindowFrame, 'card'> = {
  type: 'card',
  rule: 'SAG-5.1',
  candidates: (state, frame, seat) => (isPlayer(seat) ? cardActions(state, frame, seat) : []),
  wider: (state, frame, seat) => (isPlayer(seat) ? unplayableCards(state, frame, seat) : []),
  refuse: (state, frame, seat, action) =>
    isPlayer(seat) ? refuseCard(state, frame, seat, action) : no('SAG-1.1', 'Only players play cards.'),
  target: ({ card }) => ({ card }),
  apply(umpire, frame, seat, action) {
    invariant(isPlayer(seat), 'only players play cards');
    frame.step = 'look';
    frame.turn += 1;
    frame.passes = 0;
    frame.played = [...frame.played, { by: seat, card: action.card }];
    removeFromHand(umpire.state, seat, action.card);
    const { card, target = null } = action;
    umpire.emit({ type: 'cardPlayed', rule: 'SAG-5.1', player: seat, card, target });
    umpire.call<PlayFrame>({
      proc: 'play',
      step: 'resolve',
      card,
      by: seat,
      choice: choiceOf(action),
      occasion: frame.occasion,
      kept: false,
    });
  },
};

export const window: Proc<WindowFrame> = {
  rule: 'SAG-R27',
  pending(_state, frame) {
    const seat = frame.step === 'ask' ? asked(frame) : undefined;
    if (seat === undefined) return [];
    return [{ seat, prompt: PROMPTS[frame.occasion.window], rule: 'SAG-R27' }];
  },
  actions: [playCard, pass],
  advance(umpire, frame) {
    if (!finds(umpire, frame)) umpire.end();
  },
};

/** Goes on to the next player who is asked; false when all have passed, asked or not. */
function finds(umpire: Table, frame: WindowFrame): boolean {
  for (; frame.passes < frame.players.length; frame.turn += 1, frame.passes += 1) {
    const player = asked(frame);
    invariant(player !== undefined, 'a window has players');
    if (!isAsked(umpire, frame, player)) continue;
    frame.step = 'ask';
    return true;
  }
  return false;
}

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
