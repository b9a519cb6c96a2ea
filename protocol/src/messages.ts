// Every message there is. The type of the service, the checks at its border, what speaks for it on the page and what
// answers in the worker all follow from these two lists.
import type { Refusal, Result } from '@grognard/kernel';
import { acts, reads, type Service } from './message.ts';
import type {
  Moment,
  NewerRules,
  Sight,
  SubmitReply,
  TableId,
  TableList,
  TableState,
  TakenAway,
  Ticket,
  Verified,
} from './table.ts';

/** At the door: anything but what happens at one table. */
export const DOOR = {
  alive: reads<Result<null>>()({}),
  list: reads<Result<TableList>>()({}),
  create: acts<Result<TableId>>()('newTable'),
  /** Takes a place at a table: through whose eyes is said here, and never again. */
  open: reads<Result<Ticket>>()({ table: 'name', viewer: 'name' }),
  /** Changes who plays a seat during a game. */
  seat: acts<Result<null>>()({ table: 'name', seat: 'name', player: 'player' }),
  /** A new table with what is sound of a damaged one: everything before the first entry the rules do not accept. */
  salvage: acts<Result<TableId>>()({ table: 'name' }),
  /** All that is needed to go on with a running game elsewhere, what was hidden too: for whoever may arrange it. */
  takeAway: reads<Result<TakenAway>>()({ table: 'name' }),
  remove: acts<Result<null>>()({ table: 'name' }),
  importFile: acts<Result<TableId>>()({ text: 'file' }),
  verify: reads<Result<Verified>>()({ text: 'file' }),
};

/** At a place: every one of them is about the table and the viewer it was opened for. */
export const PLACE = {
  /** The present moment. */
  look: reads<Result<TableState>>()({}),
  /**
   * The present moment and all that led to it from moment `from` on, in one answer: in two, what happens in between would be in
   * the second and not in the first. `seen`: how many moments the viewer knew of when it looked last.
   */
  lookFrom: reads<Result<Sight>>()({ from: 'count', seen: 'count' }),
  /** What happened from moment `from` on. */
  moments: reads<Result<readonly Moment[]>>()({ from: 'count' }),
  /** A past moment, without offers. */
  lookBack: reads<Result<TableState>>()({ n: 'count' }),
  /** `seen`: the moments the seat had seen when it chose. */
  submit: acts<SubmitReply>()({ action: 'json', seen: 'count' }),
  why: reads<Result<Refusal | null>>()({ action: 'json' }),
  undo: acts<SubmitReply>()({}),
  resetTurn: acts<SubmitReply>()({}),
  /** Does again what was taken back last, if nothing else has been done since. */
  redo: acts<SubmitReply>()({}),
  /** From the next window on, lets those named go by as ordered; the others stay as they are. */
  standing: acts<Result<null>>()({ orders: 'standingOrders' }),
  /** A new table that starts as this one stood at moment n. Made of what the viewer may know, or exact when over. */
  fork: acts<Result<TableId>>()({ n: 'count', players: 'players' }),
  /** The first seat's chance of winning after each entry, at a glance; only once the game is over. */
  chances: reads<Result<readonly number[]>>()({}),
  /** The whole game when it is over; until then what the viewer may know of it. */
  exportFile: reads<Result<string>>()({}),
  /** In a game by file: what the other side must get now. Whoever has asked for it is bound to what was decided. */
  sendFile: acts<Result<string>>()({}),
  /** What has been mended since the battle began, where it is played by older rules. */
  newerRules: reads<Result<NewerRules>>()({}),
  /** From here on by the newest rules. Where people play against each other on a server they agree in the hall. */
  takeNewerRules: acts<Result<null>>()({}),
  /** Gives the place up. */
  leave: reads<Result<null>>()({}),
};

/** Somebody's place at a table: a seat, or beside it. */
export type Place = Service<typeof PLACE>;

type Door = Service<typeof DOOR>;

/** The one interface between screens and tables, wherever they are hosted. */
export type Tables = Omit<Door, 'open'> & {
  open(...asked: Parameters<Door['open']>): Promise<Result<Place>>;
};
