// The journal's lines. A game may need to remember earlier events to word later ones: who it was that fell.

import type { GameBoard, LogLine } from '@grognard/desk';
import type { Json } from '@grognard/kernel';
import type { Moment, TableState } from '@grognard/protocol';

interface Told {
  readonly before: Json;
  readonly after: Json;
  readonly lines: readonly LogLine[];
}

/** Lines are made once per moment, unless what went before it has changed. */
const made = new WeakMap<Moment, Told>();

/** What a journal knows before its first moment: of a battle nothing, it will be told everything. */
export const knownAtFirst = (board: Pick<GameBoard, 'recall'>, table: TableState): Json =>
  table.kind === 'sandbox' ? (board.recall?.(table) ?? null) : null;

const NONE: ReadonlyMap<Moment, readonly LogLine[]> = new Map();

/** The lines of every moment, in order. Struck ones are silent and forgotten. */
export function linesOf(
  board: Pick<GameBoard, 'journal' | 'logLines' | 'remember'>,
  moments: readonly Moment[],
  atFirst: Json,
): ReadonlyMap<Moment, readonly LogLine[]> {
  if (board.journal?.value === null) return NONE;
  let memory = atFirst;
  let last: Moment | null = null;
  const all = new Map<Moment, readonly LogLine[]>();
  for (const moment of moments) {
    if (moment.struck) continue;
    const known = made.get(moment);
    const told: Told = known !== undefined && known.before === memory ? known : tell(board, memory, moment);
    made.set(moment, told);
    memory = told.after;
    all.set(moment, told.lines);
    if (told.lines.length === 0) continue;
    if (last !== null && told.lines[0]?.replaces === true) all.set(last, all.get(last)?.slice(0, -1) ?? []);
    last = moment;
  }
  return all;
}

const tell = (board: Pick<GameBoard, 'logLines' | 'remember'>, before: Json, { events }: Moment): Told => ({
  before,
  after: board.remember?.(before, events) ?? before,
  lines: board.logLines(events, before),
});
