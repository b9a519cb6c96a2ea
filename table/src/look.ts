import {
  type AnyMatch,
  type Asked,
  matchAt,
  momentsSince,
  offers,
  outcomeOf,
  pendingFor,
  type Result,
  type Seat,
  seenInPlay,
  type Viewer,
  vantage,
  viewOf,
} from '@grognard/kernel';
import type { Failed, Moment, Players, TableState } from '@grognard/protocol';
import { presentDice } from './dice-secrets.ts';
import { presentEra } from './eras.ts';
import type { OpenTable } from './shelf.ts';
import { isAskedAnyway, standingOf } from './standing.ts';
import { noWay, wayBack, wayForward } from './way-back.ts';
import { asJson, asJsonList } from './wire.ts';

const decides = (decisions: readonly Asked[], viewer: Viewer): boolean =>
  decisions.some(({ seat }) => seat === viewer);

/** Whoever looks through a seat's eyes over a network is the one who plays it. */
const asSeenFrom = (players: Players, viewer: Viewer): Players =>
  players[viewer]?.kind === 'far' ? { ...players, [viewer]: { kind: 'me' } } : players;

const seen = (table: OpenTable, match: AnyMatch, viewer: Viewer): TableState => {
  const { record, match: present } = table;
  const { edition } = presentEra(record);
  return {
    id: record.id,
    game: record.game,
    kind: record.kind,
    options: outcomeOf(present) === null ? null : record.options,
    players: asSeenFrom(record.players, viewer),
    hints: record.hints,
    viewer,
    n: vantage(match, viewer).length,
    view: asJson(viewOf(match, viewer)),
    decisions: pendingFor(match, viewer),
    offers: [],
    undo: noWay,
    redo: noWay,
    isAskedAnyway: isAskedAnyway(table, viewer),
    standing: [],
    thinking: [],
    outcome: outcomeOf(match),
    commitment: presentDice(record).commitment,
    ...(edition === null ? {} : { edition: edition.number }),
  };
};

/** The present moment as the viewer may see it. */
export function lookAt(table: OpenTable, viewer: Viewer, thinking: readonly Seat[]): TableState {
  const { match } = table;
  const state = seen(table, match, viewer);
  const isSeat = match.seats.includes(viewer);
  return {
    ...state,
    offers: decides(state.decisions, viewer)
      ? offers(match, viewer).map((offer) => ({ ...offer, action: asJson(offer.action) }))
      : [],
    undo: isSeat ? wayBack(table, viewer) : noWay,
    redo: isSeat ? wayForward(table, viewer) : noWay,
    standing: standingOf(table, viewer),
    thinking: thinking.filter((seat) => decides(state.decisions, seat)),
  };
}

const noEntry = (n: number, last: number): Failed => ({
  ok: false,
  error: {
    code: 'no-entry',
    path: 'n',
    message: `This game has the moments 0 to ${last}; there is no ${n}.`,
  },
});

/** A past moment, without anything to do in it. */
export function lookBackAt(table: OpenTable, viewer: Viewer, n: number): Result<TableState> {
  const entry = entryOf(table, viewer, n);
  if (!entry.ok) return entry;
  return { ok: true, value: { ...seen(table, matchAt(table.match, entry.value), viewer), n } };
}

/** The journal entry behind the viewer's nth moment; 0 is the opening. */
export function entryOf({ match }: OpenTable, viewer: Viewer, n: number): Result<number> {
  const entries = vantage(match, viewer);
  if (n === 0) return { ok: true, value: 0 };
  const entry = entries[n - 1];
  return entry === undefined ? noEntry(n, entries.length) : { ok: true, value: entry };
}

/** How far into the journal somebody had looked who had seen so many moments; beyond its end if it claims too many. */
export const entrySeen = (match: AnyMatch, viewer: Viewer, seen: number): number =>
  seen === 0 ? 0 : (vantage(match, viewer)[seen - 1] ?? match.journal.length + 1);

/** The same moment, counted in the moments the viewer may know of now: in all of them once the game is over. */
export const seenAsCounted = (match: AnyMatch, viewer: Viewer, seen: number): number =>
  outcomeOf(match) === null || seen === 0 ? seen : (seenInPlay(match, viewer)[seen - 1] ?? seen);

/** What the viewer saw happen, counted in the moments it may know of. */
export function momentsOf({ match }: OpenTable, viewer: Viewer, from: number): readonly Moment[] {
  return momentsSince(match, from, viewer).map((moment) => ({
    ...moment,
    events: asJsonList(moment.events),
  }));
}
