import type { LogLine } from '@grognard/desk';
import type { Moment } from '@grognard/protocol';
import { useMemo } from 'preact/hooks';
import { linesOf } from './log-lines.ts';
import type { TableSession } from './table-session.ts';

/** The journal's lines, as soon as its words are there. */
export function useLines(session: TableSession): ReadonlyMap<Moment, readonly LogLine[]> {
  const { board, knownAtFirst } = session;
  const moments = session.moments.value;
  return useMemo(
    () => linesOf(board, moments, knownAtFirst),
    [board, moments, knownAtFirst, board.journal?.value],
  );
}
