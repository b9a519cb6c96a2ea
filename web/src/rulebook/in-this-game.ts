// From a paragraph to each moment it mattered in the open game.

import type { LogLine } from '@grognard/desk';
import { plainText } from '@grognard/desk/words/phrases.ts';
import type { Viewer } from '@grognard/kernel';
import type { TableState } from '@grognard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { atTable } from '../at-table.ts';
import { boardAt } from '../load-board.ts';
import { knownAtFirst, linesOf } from '../table/log-lines.ts';
import { seatsHere } from '../table/sitting.ts';

export interface Mention {
  readonly n: number;
  /** The heading of the journal it stands under: 'Combined arms, round 4'. */
  readonly heading: string;
  readonly line: LogLine;
}

export interface InThisGame {
  readonly table: TableState;
  /** By rule id, latest first. */
  readonly mentions: ReadonlyMap<string, readonly Mention[]>;
  /** Rules that are being decided now. */
  readonly now: readonly string[];
}

/** With one person at the screen, what that seat knows; with two, only what both know. */
const viewerOf = (table: TableState): Viewer => {
  const [first, ...others] = seatsHere(table);
  return first !== undefined && others.length === 0 ? first : 'spectator';
};

async function load(id: string): Promise<InThisGame | null> {
  const looked = await atTable(id, 'spectator', (place) => place.look());
  if (!looked.ok) return null;
  const table = looked.value;
  const [moments, board] = await Promise.all([
    atTable(id, viewerOf(table), (place) => place.moments({ from: 0 })),
    boardAt(table),
  ]);
  if (!moments.ok || board === undefined) return null;
  await board.journal?.load();
  const mentions = new Map<string, Mention[]>();
  let heading = '';
  for (const [{ n }, lines] of linesOf(board, moments.value, knownAtFirst(board, table)))
    for (const line of lines) {
      if (line.kind === 'heading') heading = plainText(line.text);
      else if (line.rule !== null)
        mentions.set(line.rule, [{ n, heading, line }, ...(mentions.get(line.rule) ?? [])]);
    }
  return { table, mentions, now: table.decisions.map(({ rule }) => rule) };
}

/** The game the rulebook was opened beside; null without one, or when it is gone. */
export function useInThisGame(id: string | null): InThisGame | null {
  const [game, setGame] = useState<InThisGame | null>(null);
  useEffect(() => {
    let isWanted = true;
    if (id === null) setGame(null);
    else load(id).then((found) => isWanted && setGame(found));
    return () => {
      isWanted = false;
    };
  }, [id]);
  return game;
}
