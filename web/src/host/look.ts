import {
  type AnyMatch,
  type Decision,
  eventsSince,
  type InputError,
  matchAt,
  offers,
  outcomeOf,
  pending,
  type Result,
  type Seat,
  undoable,
  type Viewer,
  viewOf,
} from '@grognard/kernel';
import type { Moment, TableState } from '@grognard/protocol';
import { presentDice } from './dice.ts';
import type { OpenTable } from './shelf.ts';
import { asJson, asJsonList } from './wire.ts';

const decides = (decisions: readonly Decision[], viewer: Viewer): boolean =>
  decisions.some(({ seat }) => seat === viewer);

const seen = ({ record }: OpenTable, match: AnyMatch, viewer: Viewer): TableState => ({
  id: record.id,
  game: record.game,
  kind: record.kind,
  options: record.options,
  players: record.players,
  hints: record.hints,
  viewer,
  n: match.journal.length,
  view: asJson(viewOf(match, viewer)),
  decisions: pending(match),
  offers: [],
  canUndo: false,
  canReset: false,
  thinking: [],
  outcome: outcomeOf(match),
  commitment: presentDice(record).commitment,
});

/** The present moment as the viewer may see it. */
export function lookAt(table: OpenTable, viewer: Viewer, thinking: readonly Seat[]): TableState {
  const { match } = table;
  const state = seen(table, match, viewer);
  const isSeat = match.module.seats.includes(viewer);
  const canUndo = isSeat && undoable(match, viewer) !== null;
  return {
    ...state,
    offers: decides(state.decisions, viewer)
      ? offers(match, viewer).map((offer) => ({ ...offer, action: asJson(offer.action) }))
      : [],
    canUndo,
    canReset: canUndo,
    thinking,
  };
}

export const noEntry = (n: number, last: number): { readonly ok: false; readonly error: InputError } => ({
  ok: false,
  error: {
    code: 'no-entry',
    path: 'n',
    message: `This game has the moments 0 to ${last}; there is no ${n}.`,
  },
});

/** A past moment, without anything to do in it. */
export function lookBackAt(table: OpenTable, viewer: Viewer, n: number): Result<TableState> {
  const last = table.match.journal.length;
  if (n > last) return noEntry(n, last);
  return { ok: true, value: seen(table, matchAt(table.match, n), viewer) };
}

export const momentsOf = ({ match }: OpenTable, viewer: Viewer, from: number): readonly Moment[] =>
  eventsSince(match, from, viewer).map((moment) => ({ ...moment, events: asJsonList(moment.events) }));
