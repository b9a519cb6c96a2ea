// Sections 24 and 29: who could play what in a window, by his own knowledge and by what everybody can see.

import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { hasDeclaration } from '../activation/declarations.ts';
import { bluffOf, mayUse, type StrategyCard, strategyCard } from '../data/strategy-cards.ts';
import { MOST_COPIES } from '../decks/deck-rules.ts';
import { cardsInHand } from '../field/hand.ts';
import { unitOf } from '../field/units.ts';
import type { WindowFrame } from '../frames.ts';
import type { ActionOf, CardChoice } from '../grammar.ts';
import type { Occasion } from '../input/frame-words.ts';
import type { State } from '../state.ts';
import type { Player, StrategyCardId } from '../vocabulary.ts';
import { cardRefusals } from '../words/card-refusals.ts';
import { windowMoments } from '../words/windows.ts';
import type { CardRules, CardUse, PlayContext } from './card.ts';
import { poolOf, rulesOf, useIn } from './registry.ts';

const PLAIN: readonly CardChoice[] = [{}];

export const choicesOf = (use: CardUse, context: PlayContext): Iterable<CardChoice> =>
  use.choices === undefined ? PLAIN : use.choices(context);

export const contextOf = (state: Frozen<State>, by: Player, occasion: Occasion): PlayContext => ({
  state,
  by,
  occasion,
});

/** Every card of the hand that has this window, on everything it might be played on. */
export function* cardActions(
  state: Frozen<State>,
  frame: Frozen<WindowFrame>,
  by: Player,
): Generator<ActionOf<'card'>> {
  const context = contextOf(state, by, frame.occasion);
  for (const id of cardsInHand(state, by)) {
    const use = useIn(id, frame.occasion.window);
    if (use === undefined) continue;
    for (const choice of choicesOf(use, context)) yield { type: 'card', card: id, ...choice };
  }
}

/** The rest of the hand, to say why each card cannot be played: not now, on nothing that is there, on these units. */
export function* unplayableCards(
  state: Frozen<State>,
  frame: Frozen<WindowFrame>,
  by: Player,
): Generator<ActionOf<'card'>> {
  const { bluff, faction } = state.players[by];
  if (bluff === 'hand') yield { type: 'card', card: bluffOf(faction) };
  const context = contextOf(state, by, frame.occasion);
  for (const card of cardsInHand(state, by)) {
    const use = useIn(card, frame.occasion.window);
    if (use === undefined) yield { type: 'card', card };
    if (use?.choices === undefined) continue;
    if (![...use.choices(context)].some(isPlain)) yield { type: 'card', card };
    for (const choice of use.wider?.(context) ?? []) yield { type: 'card', card, ...choice };
  }
}

const isPlain = (choice: CardChoice): boolean => Object.keys(choice).length === 0;

export const choiceOf = ({ type: _type, card: _card, ...choice }: ActionOf<'card'>): CardChoice => choice;

/** SAG-R88: one copy of a name per player and window. */
export const wasPlayed = (frame: Frozen<WindowFrame>, by: Player, card: StrategyCardId): boolean =>
  frame.played.some((play) => play.by === by && play.card === card);

export function refuseCard(
  state: Frozen<State>,
  frame: Frozen<WindowFrame>,
  by: Player,
  action: ActionOf<'card'>,
): Refusal | null {
  const card = strategyCard(action.card);
  if (card.bluff === true) return no('SAG-6.4', cardRefusals.bluff);
  if (!mayUse(state.players[by].faction, card)) return no('SAG-5.10', cardRefusals.otherNation);
  const use = useIn(action.card, frame.occasion.window);
  if (use === undefined) return no('SAG-5.3', cardRefusals.anotherMoment, { when: momentsOf(card) });
  if (wasPlayed(frame, by, action.card)) return no('SAG-R88', cardRefusals.playedAlready);
  return refuseUse(contextOf(state, by, frame.occasion), use, action.card, choiceOf(action));
}

/** The windows a card is for, in words; Terrain is laid in a step of its own. */
const momentsOf = ({ id, terrain }: StrategyCard): readonly string[] =>
  terrain === undefined
    ? rulesOf(id).uses.map(({ window }) => windowMoments[window])
    : [windowMoments['W-TER']];

/** A card's own condition; and an enabling card must leave the unit something to declare (SAG-26). */
export function refuseUse(
  context: PlayContext,
  use: CardUse,
  card: StrategyCardId,
  choice: CardChoice,
): Refusal | null {
  const refusal = use.refuse(context, choice);
  if (refusal !== null || use.window !== 'W-DEC') return refusal;
  const { state, by, occasion } = context;
  if (use.leavesSomething === true && state.effects.length === 0) return null;
  const effects = [...state.effects, { card, by, unit: occasion.unit, lasts: 'action' as const }];
  return hasDeclaration({ ...state, effects }, unitOf(state, occasion.unit))
    ? null
    : no('SAG-R26', cardRefusals.stillNothing);
}

/** Whether the player really holds a card he may play now. */
export function holdsPlayable(state: Frozen<State>, frame: Frozen<WindowFrame>, by: Player): boolean {
  for (const action of cardActions(state, frame, by))
    if (refuseCard(state, frame, by, action) === null) return true;
  return false;
}

/** Section 29: whether, by public facts, some hand and some face-down units would let the player play something now. */
export function mightPlay(state: Frozen<State>, frame: Frozen<WindowFrame>, by: Player): boolean {
  const player = state.players[by];
  if (player.hand.length === 0) return false;
  const context = contextOf(state, by, frame.occasion);
  for (const card of poolOf(player.faction, frame.occasion.window))
    if (!wasPlayed(frame, by, card.id) && mayHold(state, by, card.id) && isPossible(card, context))
      return true;
  return false;
}

function isPossible(card: CardRules, context: PlayContext): boolean {
  const use = useIn(card.id, context.occasion.window);
  if (use === undefined) return false;
  if (use.possible !== undefined) return use.possible(context);
  for (const choice of choicesOf(use, context))
    if (refuseUse(context, use, card.id, choice) === null) return true;
  return false;
}

/** Not all copies the player can own lie open on the table. Of an open list everybody knows how many there are. */
export function mayHold(state: Frozen<State>, by: Player, card: StrategyCardId): boolean {
  const { list, discard } = state.players[by];
  const isOpen = list.knownTo.length > 1;
  const owned = isOpen ? copies(list.hidden.strategy, card) : MOST_COPIES;
  if (owned === 0) return false;
  return owned > copies(discard, card) + inPlay(state, by, card);
}

function copies(cards: readonly StrategyCardId[], card: StrategyCardId): number {
  let count = 0;
  for (const each of cards) if (each === card) count++;
  return count;
}

/** Laid as Terrain, attached, or captured: nothing but Terrain and trophies ever is. */
function inPlay(state: Frozen<State>, by: Player, card: StrategyCardId): number {
  const { terrain, trophy } = strategyCard(card);
  if (terrain === undefined && trophy !== true) return 0;
  let count = 0;
  for (const ground of state.ground)
    if (ground !== null && ground.owner === by && ground.card === card) count++;
  for (const unit of state.field)
    if (unit !== null && unit.owner === by && unit.attached.includes(card)) count++;
  for (const { kind, id } of state.players[by === 'A' ? 'B' : 'A'].captured)
    if (kind === 'card' && id === card) count++;
  return count;
}
