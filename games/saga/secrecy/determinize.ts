// A full state this seat cannot tell from the real one: everything it sees, and imagined cards where it sees none.
import { type Open, type Random, type Seat, type Secret, secret } from '@grognard/kernel';
import { indexOf } from '../field/places.ts';
import { asPlayer } from '../rule-types.ts';
import type { Objective, PlayerState, State, Unit } from '../state.ts';
import type { View } from '../view.ts';
import { type Deck, opponentOf, PLAYERS, type Player, type StrategyCardId } from '../vocabulary.ts';
import { lendEnablingCard } from './enabling.ts';
import { imagineDrafts } from './imagine-drafts.ts';
import { imagineList } from './imagine-list.ts';
import { imagineObjectives } from './imagine-objectives.ts';
import { imagineUnits } from './imagine-units.ts';
import { without } from './pick.ts';
import { publicState } from './public-state.ts';
import { known } from './secrets.ts';
import { visibleCards } from './visible.ts';

export function determinize(view: Open<View>, seat: Seat, random: Random): State {
  const own = asPlayer(seat);
  const enemy = opponentOf(own);
  const lists = {
    A: imagineList(view, 'A', random),
    B: imagineList(view, 'B', random),
  };
  const state = publicState(view);
  const objectives = imagineObjectives(view, state, random);
  state.objectiveDeck = objectives.deck.map((id) => secret(id));
  for (const player of PLAYERS) {
    const units = imagineUnits(view, player, lists[player], random);
    const cards = imagineCards(view, player, lists[player], random);
    const imagined = { units, cards, objectives: objectives[player] };
    const changed = playerState(view, player, lists[player], imagined, own);
    state.players = player === 'A' ? { A: changed, B: state.players.B } : { A: state.players.A, B: changed };
    for (const unit of view.units)
      if (unit.owner === player) state.field[indexOf(unit.at)] = unitState(unit, units.onField[unit.id], own);
  }
  imagineDrafts(state, view.draft, own, random);
  lendEnablingCard(state, enemy);
  return state;
}

/** A unit whose card the viewer does not see is its owner's secret; one he peeked at is known to both. */
function unitState(unit: View['units'][number], imagined: string | undefined, own: Player): Unit {
  const { owner, faceUp } = unit;
  const card = unit.card ?? imagined ?? '';
  if (faceUp) return { ...unit, card: known(card) };
  const isPeeked = owner !== own && unit.card !== null;
  return { ...unit, card: isPeeked ? secret(card, owner, own) : secret(card, owner) };
}

interface Imagined {
  readonly units: { readonly army: readonly string[]; readonly muster: readonly string[] };
  readonly cards: { readonly hand: readonly StrategyCardId[]; readonly deck: readonly StrategyCardId[] };
  readonly objectives: readonly string[];
}

function playerState(
  view: Open<View>,
  player: Player,
  list: Deck,
  imagined: Imagined,
  own: Player,
): PlayerState {
  const shown = view.players[player];
  const { vp: _vp, listIsOpen, ...facts } = shown;
  const objectives = shown.objectives.map(({ card, open, scored }, i): Objective => {
    const id = card ?? imagined.objectives[i] ?? '';
    return { card: open || scored || view.result !== null ? known(id) : secret(id, player), open, scored };
  });
  return {
    ...facts,
    list: listIsOpen ? known(list) : secret(list, player),
    hand: imagined.cards.hand.map((id) => secret(id, player)),
    deck: imagined.cards.deck.map((id, i) => deckSecret(shown.deck[i] ?? null, id, player, own)),
    army: imagined.units.army.map((id, i) => deckSecret(shown.army[i] ?? null, id, player, own)),
    muster: imagined.units.muster.map((id) => secret(id, player)),
    objectives,
  };
}

/** What a player sees of the enemy's deck everybody has seen; what he sees of his own may be his alone. */
function deckSecret(seen: string | null, id: string, owner: Player, own: Player): Secret<string> {
  if (seen === null) return secret(id);
  return owner === own ? secret(seen, owner) : known(seen);
}

function imagineCards(view: Open<View>, player: Player, list: Deck, random: Random): Imagined['cards'] {
  const { hand, deck } = view.players[player];
  const order = random.shuffle(
    without(list.strategy, ...visibleCards(view, player)),
    'SAG-4.3 imagined deck',
  );
  const next = (seen: StrategyCardId | null): StrategyCardId => seen ?? order.pop() ?? list.strategy[0] ?? '';
  return { hand: hand.map(next), deck: deck.map(next) };
}
