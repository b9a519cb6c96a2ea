import type { InputError } from '@grognard/kernel';
import { NEEDS_NEWER, PARTLY_DAMAGED, type TableState } from '@grognard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { atTable } from '../at-table.ts';
import { boardAt } from '../load-board.ts';
import { reasonOf } from '../reason-of.ts';
import { tables } from '../service.ts';
import { t } from '../words/words.ts';
import { hearLater } from './hear-later.ts';
import { keepMachinesWaiting } from './keep-machines-waiting.ts';
import { openSession, type TableSession } from './table-session.ts';

/** What can be done about a table that does not open: play on with its sound part, or fetch a page that knows its rules. */
type Left = 'soundPart' | 'newerPage';

const LEFT: { readonly [code: string]: Left } = {
  [PARTLY_DAMAGED]: 'soundPart',
  [NEEDS_NEWER]: 'newerPage',
  'unknown-edition': 'newerPage',
};

export type Opening =
  | { readonly is: 'opening' }
  | { readonly is: 'failed'; readonly reason: string; readonly left?: Left }
  | { readonly is: 'open'; readonly session: TableSession };

/** Why there is no table: in words, and what can be done about it. */
class CannotOpen extends Error {
  readonly left: Left | undefined;
  constructor({ code, message }: InputError) {
    super(message);
    this.left = LEFT[code];
  }
}

function failed(error: unknown): Opening {
  const left = error instanceof CannotOpen ? error.left : undefined;
  return { is: 'failed', reason: reasonOf(error), ...(left === undefined ? {} : { left }) };
}

async function sitDown(id: string): Promise<TableSession> {
  const reply = await atTable(id, 'spectator', (place) => place.look());
  if (!reply.ok) throw new CannotOpen(reply.error);
  const state: TableState = reply.value;
  const board = await boardAt(state);
  if (board === undefined) throw new Error(t('table.noBoard', { game: state.game }));
  const session = openSession(tables, board, state);
  await session.refresh();
  return session;
}

async function open(id: string): Promise<TableSession> {
  const letThemThink = keepMachinesWaiting(id);
  try {
    return await sitDown(id);
  } finally {
    letThemThink();
  }
}

/** A table from the moment its address is known until the reader leaves it. */
export function useTable(id: string | null): Opening {
  const [opening, setOpening] = useState<Opening>({ is: 'opening' });
  useEffect(() => {
    if (id === null) return;
    let session: TableSession | null = null;
    let hush = (): void => {};
    let isGone = false;
    open(id).then(
      (ready) => {
        if (isGone) return ready.stop();
        session = ready;
        hush = hearLater(ready);
        setOpening({ is: 'open', session: ready });
      },
      (error: unknown) => {
        if (!isGone) setOpening(failed(error));
      },
    );
    return () => {
      isGone = true;
      hush();
      session?.stop();
    };
  }, [id]);
  return opening;
}
