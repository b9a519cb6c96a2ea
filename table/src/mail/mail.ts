// What is remembered of a game that goes to and fro as files. One side keeps the game, with everything in it; the other
// gets what its seat may see and sends back what it decides.
import type { Json, Seat } from '@grognard/kernel';
import type { Moment, TableId } from '@grognard/protocol';

/** A seat played elsewhere, as the side remembers it that keeps the game. */
export interface MailSeat {
  /** In hexadecimal: only who has it reads the files of this seat, and writes them. */
  readonly key: string;
  /** How many answers have come. */
  readonly turn: number;
  /** The journal was this long when the file of this turn was written; null: it has not been. */
  readonly sentAt: number | null;
}

/** What the other side bound itself to with a file: everything up to entry `n`, also what this seat may not see yet. */
export interface Promised {
  readonly n: number;
  readonly promise: string;
}

export type Mail =
  | { readonly is: 'host'; readonly seats: { readonly [seat: Seat]: MailSeat } }
  | {
      readonly is: 'guest';
      /** The table where the game is kept. */
      readonly game: TableId;
      readonly seat: Seat;
      readonly key: string;
      readonly turn: number;
      readonly commitment: string;
      readonly promised: readonly Promised[];
      /** What this side added to the dice, answer by answer. */
      readonly added: readonly string[];
      /** What this seat has seen happen, the opening first. */
      readonly moments: readonly Moment[];
      /** The choice that ends its answer: what comes of it only the other side can tell. */
      readonly last: Json;
      readonly isSent: boolean;
    };

export type GuestMail = Extract<Mail, { is: 'guest' }>;
export type HostMail = Extract<Mail, { is: 'host' }>;
