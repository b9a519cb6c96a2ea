// What lies beside the board: the terms of the table, its clocks, what is being asked and how it was settled. It is written
// with the table's record, so that a move and the time it took can never disagree.
import type { Json, Seat, Settled } from '@grognard/kernel';
import type { Asking, Terms } from '@grognard/protocol';
import type { Decided, Sideboard, TableRecord } from '@grognard/table';
import { type Clocks, newClocks, stopped, waitFor } from '../clocks/clocks.ts';
import { refusals } from '../words/refusals.ts';
import { refused } from '../words/refused.ts';

export interface Beside {
  readonly terms: Terms;
  readonly clocks: Clocks | null;
  readonly asking: Asking | null;
  /** The entries there were when it was asked, and the choice that is to be taken back. */
  readonly asked?: { readonly entries: number; readonly choice: number | null };
  /** Seats that have decided what they cannot take back; not there where the battle may not be aborted anyway. */
  readonly decided?: readonly Seat[];
  readonly isAdjourned: boolean;
  /** Seats that would resign, of sides on which others play on. */
  readonly resigning?: readonly Seat[];
  readonly settled: Settled | null;
  /** Since when each seat that is waited for has been. */
  readonly turns: { readonly [seat: Seat]: number };
  /** Seats that are waited for since this very moment. */
  readonly newly: readonly Seat[];
  /** Seats whose holder has made a link for a friend; whoever sat down by an older one keeps others out. */
  readonly handing?: readonly Seat[];
  /** Until when time in which there was no server has been given back. */
  readonly gone?: number;
  /** When somebody was nudged last. */
  readonly nudged: number;
}

/** It is plain JSON, and nobody but this file writes it. */
export const asJson = (beside: Beside): Json => beside as unknown as Json;

export const newBeside = (terms: Terms, people: readonly string[], mayBeAborted: boolean): Beside => ({
  terms,
  clocks: newClocks(terms.clock, people),
  asking: null,
  isAdjourned: false,
  settled: null,
  turns: {},
  newly: [],
  nudged: 0,
  ...(mayBeAborted ? { decided: [] } : {}),
});

export const besideOf = ({ beside }: TableRecord): Beside | null =>
  beside === undefined || beside === null ? null : (beside as unknown as Beside);

export const isOver = (record: TableRecord): boolean =>
  record.summary.outcome !== null || (besideOf(record)?.settled ?? null) !== null;

function clocksAfter(record: TableRecord, beside: Beside, decided: Decided, now: number): Clocks | null {
  const { clocks, terms, isAdjourned } = beside;
  if (clocks === null) return null;
  return isAdjourned || isOver(record)
    ? stopped(clocks, terms, now)
    : waitFor(clocks, terms, record.summary.waitingFor, decided, now);
}

/** Battles go on past an offered draw, and past what was to be taken back. */
function hasLapsed({ players }: TableRecord, { asking, asked }: Beside, decided: Decided): boolean {
  if (asking === null || asked === undefined) return false;
  if (asking.what !== 'draw' && asking.what !== 'takeBack') return false;
  if (asking.what === 'takeBack' && decided.last(asking.by) !== asked.choice) return true;
  return Object.keys(players).some((seat) => {
    const last = decided.last(seat);
    return last > asked.entries && decided.fate(seat, last) === 'holds';
  });
}

/** Whoever has decided something that holds, once and for all. */
function decidedAfter({ players }: TableRecord, { decided: before }: Beside, decided: Decided) {
  if (before === undefined) return {};
  const fresh = Object.keys(players).filter((seat) => {
    const last = before.includes(seat) ? 0 : decided.last(seat);
    return last > 0 && decided.fate(seat, last) === 'holds';
  });
  return { decided: [...before, ...fresh] };
}

function turnsAfter(record: TableRecord, { turns, isAdjourned }: Beside, now: number) {
  const waited = isAdjourned || isOver(record) ? [] : record.summary.waitingFor;
  return {
    turns: Object.fromEntries(waited.map((seat) => [seat, turns[seat] ?? now])),
    newly: waited.filter((seat) => turns[seat] === undefined),
  };
}

export const sideboard = (now: () => number): Sideboard => ({
  after(record, decided) {
    const beside = besideOf(record);
    if (beside === null) return null;
    const at = now();
    return asJson({
      ...beside,
      asking: hasLapsed(record, beside, decided) ? null : beside.asking,
      ...turnsAfter(record, beside, at),
      ...decidedAfter(record, beside, decided),
      clocks: clocksAfter(record, beside, decided, at),
    });
  },
  settled: (record) => besideOf(record)?.settled ?? null,
  refuse(record) {
    const beside = besideOf(record);
    if (beside?.settled) return refused('settled', '', refusals.settled).error;
    return beside?.isAdjourned ? refused('adjourned', '', refusals.adjourned).error : null;
  },
});
