// What the tables need of the machine they are hosted on. A browser and a server each bring their own.
import type { InputError, Json, Settled } from '@grognard/kernel';
import type { Player, TableId } from '@grognard/protocol';
import type { Decided } from './decided.ts';
import type { HostWords } from './host-words.ts';
import type { Library } from './library.ts';
import type { Question } from './question.ts';
import type { TableRecord } from './record.ts';
import type { Store } from './store.ts';

/** Other hosts of the same tables, and whoever looks at them. */
export interface News {
  /** Tells everybody that a table has changed, or those only who have something new to see. */
  tell(id: TableId, to?: readonly Player[]): void;
  /** Tells everybody that the machine cannot play on, and why. */
  trouble(id: TableId, reason: string): void;
  /** Hears what other hosts tell. */
  hear(changed: (id: TableId) => void): void;
}

/** Thinks for the machine's seats, somewhere where it keeps nobody waiting. */
export interface Thinker {
  /** The seat's whole answer; rejects with a reason when there is none. `waited` comes true once somebody waits for it. */
  think(question: Question, waited: Promise<void>): Promise<readonly Json[]>;
  /** Does a task while no other host does one for the same table; the next in line takes over when a host is gone. */
  alone(id: TableId, task: () => Promise<void>): Promise<void>;
}

/** The time as text, for the dates of saved games. */
export type Clock = () => string;

/** So many bytes from the machine's own source of chance. */
export type Dice = (count: number) => Uint8Array;

/** What a host keeps beside the board; it is written together with what was played. */
export interface Sideboard {
  /** What lies there once this record is written, which has everything else in it. */
  after(record: TableRecord, decided: Decided): Json;
  /** How the match was ended there; null: it was not. */
  settled(record: TableRecord): Settled | null;
  /** Why nobody may decide anything at the table now; null: one may. */
  refuse(record: TableRecord): InputError | null;
}

export interface Ports {
  readonly store: Store;
  readonly news: News;
  readonly thinker: Thinker;
  readonly clock: Clock;
  readonly dice: Dice;
  readonly sideboard?: Sideboard;
  /** The games and editions that are here; what this copy brings unless it says so. */
  readonly library?: Library;
  /** As in a browser unless it says otherwise. */
  readonly says?: HostWords;
  /** How many tables are kept ready in memory; all that were used unless it says so. */
  readonly room?: number;
}
