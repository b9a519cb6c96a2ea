// By which rules a table is played, from which entry on: those it began by, and newer ones its players agreed to take.
import type { EditionName, Seat } from '@grognard/kernel';

export interface Era {
  /** The first entry played by them; 0: from the opening on. */
  readonly from: number;
  /** Null: its game keeps no editions, or nobody knows yet which one it was. */
  readonly edition: EditionName | null;
  /** Who agreed to take them. */
  readonly by?: readonly Seat[];
}

interface Played {
  readonly eras: readonly Era[];
}

/** The rules in force. */
export const presentEra = ({ eras }: Played): Era => eras.at(-1) ?? { from: 0, edition: null };

/** The places where newer rules were taken. */
export const seamsOf = ({ eras }: Played) =>
  eras.slice(1).map(({ from, edition, by = [] }) => ({ from, edition, by }));

export const sameEdition = (one: EditionName | null, other: EditionName | null): boolean =>
  one?.number === other?.number && one?.digest === other?.digest;
