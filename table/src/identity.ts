import type { Viewer } from '@grognard/kernel';
import type { Player, Players, TableId } from '@grognard/protocol';
import type { TableRecord } from './record.ts';

/** What matters of a table for who may do what there. */
export interface Seating {
  readonly id: TableId;
  readonly players: Players;
  readonly isOver: boolean;
}

export const seatingOf = ({ id, players, summary }: TableRecord): Seating => ({
  id,
  players,
  isOver: summary.outcome !== null,
});

/** Somebody the host has recognised. What they may do is asked anew with every message. */
export interface Identity {
  /** Whether they may look at the table through these eyes, and decide for them. */
  maySit(table: Seating, viewer: Viewer): boolean;
  /** The tables that are theirs to list; all of them when it does not say. */
  own?(): Promise<readonly TableId[]>;
  /** Whether they may say who plays, and throw the table away. */
  mayArrange(table: Seating): boolean;
}

const isPerson = (player: Player | undefined): boolean =>
  player !== undefined && player.kind !== 'ai' && player.kind !== 'mail';

/**
 * The people in front of one device. They may sit wherever one of them plays and look on from beside the table; through
 * a machine's eyes nobody looks until it is over.
 */
export const atOneDevice: Identity = {
  maySit: ({ players, isOver }, viewer) =>
    viewer === 'spectator' || (isOver ? players[viewer] !== undefined : isPerson(players[viewer])),
  mayArrange: () => true,
};
