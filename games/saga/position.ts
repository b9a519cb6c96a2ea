// The position as `parsePosition` reads it back: plain lists, and only what sets things apart from their defaults.
import { draftOf, type Frozen, type Json, type Secret, secretOnTop, withoutDrafts } from '@grognard/kernel';
import { PLACES } from './field/places.ts';
import { groundAt } from './field/terrain.ts';
import type { Draft } from './grammar.ts';
import { isKnownToAll } from './secrecy/secrets.ts';
import type { PlayerState, State, Unit } from './state.ts';
import type { Player } from './vocabulary.ts';

export function position(state: Frozen<State>): Json {
  const { field, players, objectiveDeck, held: _held, ground: _ground, frames, ...open } = state;
  return asJson({
    ...open,
    players: { A: playerJson(players.A), B: playerJson(players.B) },
    units: field.flatMap((unit) => (unit === null ? [] : [unitJson(unit)])),
    terrain: PLACES.flatMap((at) => {
      const ground = groundAt(state, at);
      return ground === null ? [] : [{ at, ...ground }];
    }),
    objectiveDeck: objectiveDeck.map(({ hidden }) => hidden),
    drafts: { A: draftIn(state, 'A'), B: draftIn(state, 'B') },
    frames: frames.map(withoutDrafts),
  });
}

/** Drafts stand beside the frames, so that a position shows at once what each player has put together. */
function draftIn(state: Frozen<State>, player: Player): Frozen<Draft> | null {
  const decision = secretOnTop<Player, Draft>(state);
  if (decision !== null) return draftOf(decision, player);
  const objs = state.held[player].hidden;
  return objs.length === 0 ? null : { kind: 'held', objs };
}

/** State is plain JSON through and through, which the compiler cannot see of records with named fields. */
const asJson = (value: object): Json => value as unknown as Json;

/** A card of a deck: its id alone when nobody knows it. */
const deckJson = ({ hidden, knownTo }: Frozen<Secret<string>>): string | object =>
  knownTo.length === 0 ? hidden : { card: hidden, knownTo };

function playerJson(player: Frozen<PlayerState>): object {
  const { list, hand, deck, army, muster, objectives, ...open } = player;
  return {
    ...open,
    list: list.hidden,
    listIsOpen: isKnownToAll(list),
    hand: hand.map(({ hidden }) => hidden),
    deck: deck.map(deckJson),
    army: army.map(deckJson),
    muster: muster.map(({ hidden }) => hidden),
    objectives: objectives.map(({ card, open: isOpen, scored }) => ({
      card: card.hidden,
      open: isOpen,
      scored,
      shown: isKnownToAll(card),
    })),
  };
}

/** Only what sets a unit apart from a fresh one; `peeked`: the enemy has had a look at it. */
function unitJson({ id, owner, at, card, faceUp, attached, ...marks }: Frozen<Unit>): object {
  const set = Object.entries(marks).filter(([, mark]) => mark !== null && mark !== false && mark !== 0);
  return {
    ...{ id, owner, at, card: card.hidden, faceUp },
    ...(!faceUp && card.knownTo.length > 1 ? { peeked: true } : {}),
    ...Object.fromEntries(set),
    ...(attached.length > 0 ? { attached } : {}),
  };
}
