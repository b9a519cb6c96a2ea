import type { InputError } from '@grognard/kernel';
import { PARTLY_DAMAGED, type TableState } from '@grognard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { atTable } from '../at-table.ts';
import { boardAt } from '../load-board.ts';
import { reasonOf } from '../reason-of.ts';
import { tables } from '../service.ts';
import { t } from '../words/words.ts';
import { keepMachinesWaiting } from './keep-machines-waiting.ts';
import { sounds } from './sounds.ts';
import { openSession, type TableSession } from './table-session.ts';

export type Opening =
  | { readonly is: 'opening' }
  | { readonly is: 'failed'; readonly reason: string; readonly hasSoundPart?: boolean }
  | { readonly is: 'open'; readonly session: TableSession };

/** Why there is no table: in words, and whether a part of it is left. */
class CannotOpen extends Error {
  readonly hasSoundPart: boolean;
  constructor({ code, message }: InputError) {
    super(message);
    this.hasSoundPart = code === PARTLY_DAMAGED;
  }
}

const failed = (error: unknown): Opening => ({
  is: 'failed',
  reason: reasonOf(error),
  hasSoundPart: error instanceof CannotOpen && error.hasSoundPart,
});

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
        hush = sounds(ready);
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
