// SAG-15.1: Formations, discards and the new unit are asked for one by one, with the enemy's steps in between. Their player
// marks all three on one sheet and ends the turn once; each is still an answer of its own, given when its step comes.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { keptBeside } from '@grognard/desk/parts/kept-beside.ts';
import type { Target } from '@grognard/kernel';
import { boardOf, placeOf, zoneOf } from '../../field/places.ts';
import type { UnitView, View } from '../../view.ts';
import { meleeFoe } from '../../view-units.ts';
import { isPlayer, type Player, RESERVE, type StrategyCardId, type UnitId } from '../../vocabulary.ts';
import type { Desk, Offer, TableState } from '../desk.ts';
import { nothing, stepIn } from './phase-steps.ts';

/** What a player has marked. Nobody else is told before the step comes. */
interface Marks {
  readonly turn: number;
  readonly player: Player;
  /** How many copies of each card go. */
  readonly discards: { readonly [card: StrategyCardId]: number };
  readonly formations: readonly UnitId[];
  readonly bring: boolean;
}

/** The marks outlast a question in between, a card on a Morale test for one. */
const sheets = keptBeside<Desk['selection'], Marks>();

/** SAG-15.10: a new unit in a full Reserve drives another one out, so there it is marked by hand. */
const isReserveFull = (view: View, player: Player): boolean =>
  RESERVE.every((slot) => view.units.some(({ at }) => at === placeOf(player, slot)));

function marksOf(desk: Desk, view: View, player: Player): Marks {
  const kept = sheets(desk.selection).value;
  if (kept?.turn === view.turn && kept.player === player) return kept;
  const bring = view.players[player].army.length > 0 && !isReserveFull(view, player);
  return { turn: view.turn, player, discards: {}, formations: [], bring };
}

/** In a lesson each step is taught by itself. */
export function playerAtTurnEnd({ kind, view, offers }: TableState): Player | null {
  const { viewer, phase } = view;
  const step = stepIn(view);
  const isSheet = step === 'cards' || step === 'formations' || step === 'discards';
  const isAsked = isSheet && phase === 'reinforcements' && offers.some(nothing);
  return isAsked && kind !== 'guide' && isPlayer(viewer) ? viewer : null;
}

export interface DiscardRow {
  readonly card: StrategyCardId;
  readonly held: number;
  readonly marked: number;
}
export interface FormationRow {
  readonly unit: UnitView;
  readonly isMarked: boolean;
  /** SAG-15.3: in front it takes a Morale test. */
  readonly isTested: boolean;
}
/** What stands on the sheet; null: there is none now. */
interface TurnEnd {
  readonly formations: readonly FormationRow[];
  readonly discards: readonly DiscardRow[];
  /** null: the Army deck is empty. */
  readonly bring: boolean | null;
  readonly isReserveFull: boolean;
}

const isInFront = (view: View, { id, at, owner }: UnitView): boolean =>
  (zoneOf(at) === 'L' || boardOf(at) !== owner) && meleeFoe(view, id) === undefined;

function formationRows(view: View, marks: Marks, offers: readonly Offer[]): readonly FormationRow[] {
  if (stepIn(view) === 'discards') return [];
  const isOpen = (unit: UnitId): boolean =>
    offers.every(
      ({ action, refusal }) => action.type !== 'formation' || action.unit !== unit || refusal === null,
    );
  return view.units
    .filter(({ id, owner, formation }) => owner === marks.player && formation !== null && isOpen(id))
    .map((unit) => ({
      unit,
      isMarked: marks.formations.includes(unit.id),
      isTested: isInFront(view, unit),
    }));
}

const heldIn = (view: View, player: Player, card: StrategyCardId): number =>
  view.players[player].hand.filter((each) => each === card).length;

export function turnEndIn(desk: Desk): TurnEnd | null {
  const state = desk.shown.value;
  const { view } = state;
  const player = playerAtTurnEnd(state);
  if (player === null) return null;
  const marks = marksOf(desk, view, player);
  const { hand, army } = view.players[player];
  const cards = [...new Set(hand.flatMap((card) => card ?? []))].sort();
  return {
    formations: formationRows(view, marks, state.offers),
    discards: cards.map((card) => ({
      card,
      held: heldIn(view, player, card),
      marked: Math.min(marks.discards[card] ?? 0, heldIn(view, player, card)),
    })),
    bring: army.length > 0 ? marks.bring : null,
    isReserveFull: isReserveFull(view, player),
  };
}

function mark(desk: Desk, change: (marks: Marks) => Partial<Marks>): void {
  const state = desk.shown.value;
  const player = playerAtTurnEnd(state);
  if (player === null) return;
  const marks = marksOf(desk, state.view, player);
  sheets(desk.selection).value = { ...marks, ...change(marks) };
}

export const markNewUnit = (desk: Desk): void => mark(desk, ({ bring }) => ({ bring: !bring }));

export const markFormation = (desk: Desk, unit: UnitId): void =>
  mark(desk, ({ formations }) => ({
    formations: formations.includes(unit) ? formations.filter((id) => id !== unit) : [...formations, unit],
  }));

/** One copy more; after the last one none. */
export const markDiscard = (desk: Desk, card: StrategyCardId): void =>
  mark(desk, ({ discards, player }) => {
    const count = (discards[card] ?? 0) + 1;
    return {
      discards: { ...discards, [card]: count > heldIn(desk.shown.value.view, player, card) ? 0 : count },
    };
  });

/** A press on a card or a unit that the present step is about marks it; false: the press is about something else. */
export function pressTurnEnd(desk: Desk, target: Target): boolean {
  const step = stepIn(desk.shown.value.view);
  if (playerAtTurnEnd(desk.shown.value) === null || !desk.on(target).some(isLegal)) return false;
  if (step === 'discards' && 'card' in target) markDiscard(desk, target.card);
  else if (step === 'formations' && 'unit' in target) markFormation(desk, target.unit);
  else return false;
  return true;
}

/** Whether a target is marked; of equal cards as many as shall go. */
export function isMarkedAtTurnEnd(desk: Desk, target: Target, copy = 0): boolean {
  const sheet = turnEndIn(desk);
  if (sheet === null) return false;
  if ('card' in target)
    return sheet.discards.some(({ card, marked }) => card === target.card && copy < marked);
  return (
    'unit' in target && sheet.formations.some(({ unit, isMarked }) => unit.id === target.unit && isMarked)
  );
}

/** Answers each step as it is marked, until something else is asked. */
export function endTurn(desk: Desk): void {
  const { view: now } = desk.shown.value;
  const player = playerAtTurnEnd(desk.shown.value);
  if (player === null) return;
  const { discards, formations, bring } = marksOf(desk, now, player);
  const kept = (card: StrategyCardId): number => heldIn(now, player, card) - (discards[card] ?? 0);
  desk.ahead(({ view, offers }) => {
    if (view.phase !== 'reinforcements' || stepIn(view) === null) return undefined;
    const isMarked = ({ action }: Offer): boolean =>
      (action.type === 'discard' && heldIn(view, player, action.card) > kept(action.card)) ||
      (action.type === 'formation' && formations.includes(action.unit)) ||
      (action.type === 'reinforce' && action.yes === bring);
    const legal = offers.filter(isLegal);
    return legal.find(isMarked) ?? legal.find(nothing);
  });
}
