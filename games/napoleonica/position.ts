// The position as `parsePosition` reads it back: hexes by name, Orders by letter, every secret open.
import { type Frozen, type Json, type Secret, withDraftsOpen } from '@grognard/kernel';
import { hexName } from './data/field.ts';
import { lettersOf } from './field/orders.ts';
import { placeName } from './input/units.ts';
import type { Battle, LaidCard, PlayerState, State, Unit } from './state.ts';
import type { BattleTerms } from './terms.ts';
import { isSpied } from './view.ts';
import { byPlayer } from './vocabulary.ts';

/** State is plain JSON through and through, which the compiler cannot see of records with named fields. */
const asJson = (value: object): Json => value as unknown as Json;

export const position = (state: Frozen<State>): Json =>
  asJson({
    ...state,
    battle: state.battle === null ? null : battleJson(state.battle),
    frames: state.frames.map(withDraftsOpen),
  });

const openCards = (cards: Frozen<readonly Secret<string>[]>): readonly string[] =>
  cards.map(({ hidden }) => hidden);

const battleJson = (battle: Frozen<Battle>): object => ({
  ...battle,
  terms: termsJson(battle.terms),
  units: battle.units.map(unitJson),
  attacks: battle.attacks.map((attack) => ({ ...attack, from: hexName(attack.from) })),
  players: byPlayer((player) => playerJson(battle.players[player])),
  reinforcementDeck: openCards(battle.reinforcementDeck),
  escalationDeck: openCards(battle.escalationDeck),
});

const termsJson = (terms: Frozen<BattleTerms>): object => ({
  ...terms,
  zones: { south: terms.zones.south.map(hexName), north: terms.zones.north.map(hexName) },
  landmarks: terms.landmarks.map(({ hex, scores }) => ({ hex: hexName(hex), scores })),
  relics: terms.relics.map(({ hex, relic }) => ({ hex: hexName(hex), relic })),
});

const unitJson = ({ id: _id, ...unit }: Frozen<Unit>): object => ({
  ...unit,
  at: placeName(unit.at, hexName),
  orders: lettersOf(unit.orders),
});

/** A card, and whether everybody has seen it. */
const heldJson = (held: Frozen<Secret<string>>): object => ({
  card: held.hidden,
  seen: held.knownTo.includes('spectator'),
  spied: isSpied(held),
});

/** A card in an attack: turned up, spied on, or seen before it was laid. */
const laidJson = (laid: Frozen<LaidCard>): object => ({ ...heldJson(laid), wasSeen: laid.wasSeen });

const playerJson = (player: Frozen<PlayerState>): object => ({
  ...player,
  pouch: lettersOf(player.pouch.hidden),
  screen: lettersOf(player.screen.hidden),
  spentOpen: lettersOf(player.spentOpen),
  spentHidden: lettersOf(player.spentHidden.hidden),
  deck: openCards(player.deck),
  hand: player.hand.map(heldJson),
  laid: player.laid === null ? null : laidJson(player.laid),
});
