// An order is aimed by pressing the map: the place on that hex, the smallest where there are several.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { theatreOf } from '../../data/theatres.ts';
import type { ActionOf } from '../../grammar.ts';
import { isAddressable } from '../../orders/divisions.ts';
import { blockOf } from '../../staff/places-on-paper.ts';
import { legInOutline } from '../../staff/writing.ts';
import type { Hex, PlaceId, UnitId } from '../../vocabulary.ts';
import type { Desk, Offer } from '../desk.ts';
import { placeName } from '../words/names.ts';
import { addresseeAt } from './addressees.ts';
import { type DeskState, deskState } from './desk-state.ts';
import { legInWords } from './orders-in-words.ts';
import { deskWords } from './words.ts';

/** The place an offer names, if it names one that lies somewhere. */
function placeIn({ action }: Offer): PlaceId | null {
  switch (action.type) {
    case 'target':
      return action.at.kind === 'place' ? action.at.place : null;
    case 'waypoint':
    case 'pathFrom':
    case 'pathTo':
      return action.place;
    default:
      return null;
  }
}

/** A town is named, a path is put together at the desk. */
const ON_THE_MAP = ['target', 'waypoint', 'pathTo'] as const;

const hexesOf = ({ view }: DeskState, place: PlaceId): readonly Hex[] =>
  theatreOf(view).places[place]?.hexes ?? [];

/** Offers to name what lies on this hex, the most precise first. */
export function offersAt(state: DeskState, hex: Hex): readonly Offer[] {
  const named = ON_THE_MAP.flatMap((type) => state.offers(type)).flatMap((offer) => {
    const place = placeIn(offer);
    return place !== null && hexesOf(state, place).includes(hex) ? [{ offer, place }] : [];
  });
  return named
    .toSorted((a, b) => hexesOf(state, a.place).length - hexesOf(state, b.place).length)
    .map(({ offer }) => offer);
}

/** Hexes that may be named by a press now, for the map to ring. Roads and streams would ring half of it. */
export function placesOffered(desk: Desk): readonly Hex[] {
  const state = deskState(desk);
  if (state === null) return [];
  return ON_THE_MAP.flatMap((type) => state.offers(type)).flatMap((offer) => {
    const place = placeIn(offer);
    const hexes = place === null ? [] : hexesOf(state, place);
    return isLegal(offer) && hexes.length === 1 ? hexes : [];
  });
}

/** Where the formation stands that is looked at or written to, as far as its units are seen. */
export function hexesOfRecipient(desk: Desk): readonly Hex[] {
  const state = deskState(desk);
  if (state === null || state.body === null) return [];
  const { known, body, side, view } = state;
  const inTheBook = theatreOf(view).bodies[body]?.units ?? [];
  // NLC-12.13a: a division that may be written to still acts with its corps.
  const isOwn = (unit: UnitId): boolean =>
    known.units[unit]?.body === body || (isAddressable(known, body) && inTheBook.includes(unit));
  return view.stacks
    .filter((stack) =>
      stack.units.some(({ unit }) =>
        // Whom enemies have detached nobody knows: theirs are those of the order of battle.
        stack.side === side ? isOwn(unit) : inTheBook.includes(unit),
      ),
    )
    .map(({ hex }) => hex);
}

/** True when the press was about the order on paper. */
export function pressPlace(desk: Desk, hex: Hex, at: Element | null): boolean {
  const state = deskState(desk);
  if (state === null) return false;
  const [offer] = offersAt(state, hex);
  if (offer !== undefined) {
    if (offer.action.type === 'waypoint') askForWay(desk, state, offer.action);
    else desk.choose([offer], at);
    return true;
  }
  return openFarther(desk, state, hex) || pickCorps(desk, state, hex);
}

/** NLC-12.2.5b: who presses another place may want to go there instead: what the press would do is asked first. */
function askForWay(desk: Desk, { view, known, draft }: DeskState, way: ActionOf<'waypoint'>): void {
  if (draft.edit === null) return;
  const place = placeName(view, way.place);
  const order = legInWords(known, legInOutline(draft.edit));
  const question = {
    question: tell(deskWords.askWay, { order, place }),
    yes: tell(deskWords.askWayYes, { place }),
    no: tell(deskWords.askWayNo),
  };
  desk.confirm(question, () => void desk.submit(way));
}

/** NLC-12.2c: what lies farther along the roads is opened first, then named. */
function openFarther(desk: Desk, state: DeskState, hex: Hex): boolean {
  const { places } = theatreOf(state.view);
  const there = places.flatMap(({ hexes }, place) => (hexes.includes(hex) ? [place] : []));
  const blocks = there.map((place) => blockOf(theatreOf(state.known), place));
  const door = state.offers('farther').find(({ action }) => blocks.includes(action.block));
  if (door === undefined) return false;
  let isOpen = false;
  void desk.submitEach((offers) => {
    if (isOpen)
      return offers.find((offer) => isLegal(offer) && there.some((place) => place === placeIn(offer)));
    isOpen = true;
    return door;
  });
  return true;
}

/** A press on a formation of one's own takes a new sheet for it. */
function pickCorps(desk: Desk, state: DeskState, hex: Hex): boolean {
  const { known, draft, side } = state;
  if (draft.edit !== null) return false;
  const stack = desk.shown.value.view.stacks.find((each) => each.hex === hex && each.side === side);
  const unit = stack?.units[0]?.unit;
  const body = unit === undefined ? addresseeAt(state, hex) : known.units[unit]?.body;
  if (body === undefined) return false;
  desk.selection.value = { kind: 'corps', body };
  return true;
}
