// What the hall tells of people, tables and talk.
import type { Ending, Seat, Settled } from '@grognard/kernel';
import type { ClockWish } from './clock-wish.ts';
import type { Notices } from './hall-values.ts';
import type { Circle, Consent, Ear, Visibility, Watching, ZeroRule } from './hall-vocabulary.ts';
import type { TableId } from './table.ts';
import type { Level } from './vocabulary.ts';

export type PersonId = string;
/** 32 hexadecimal digits nobody can guess. Whoever has it may sit down. */
export type Link = string;

export interface Me {
  readonly id: PersonId;
  readonly name: string;
  /** A guest is known by this browser only. */
  readonly isGuest: boolean;
  /** Without one they sign in with a passkey. */
  readonly hasPassword: boolean;
  readonly mail: {
    readonly address: string;
    readonly isVerified: boolean;
    /** The mail server has not taken letters to it, and it was tried often enough. */
    readonly isFailing: boolean;
  } | null;
  readonly notices: Notices;
  /** Away until then: clocks in days stand still. Milliseconds since 1970. */
  readonly vacation: number | null;
  /** Days one may still be away this year; older servers do not say. */
  readonly vacationLeft?: number;
  /** What the operator has to say, until it was read. */
  readonly warning: string | null;
}

export interface Person {
  readonly id: PersonId;
  readonly name: string;
  readonly isHere: boolean;
}

/** Who plays a seat of a table on the server. */
export type Sitter =
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'free' }
  | { readonly kind: 'ai'; readonly level: Level };

export interface Terms {
  readonly visibility: Visibility;
  readonly watching: Watching;
  readonly delay: number;
  readonly clock: ClockWish;
  readonly zero: ZeroRule;
  /** It counts for the ratings of both. */
  readonly rated: boolean;
}

/** A table on which the battle has not begun: it begins when its last free seat is taken. */
export interface Invitation {
  readonly table: TableId;
  readonly game: string;
  /** What is to be played, in the words of the lobby it was made in. */
  readonly about: string;
  readonly host: Person;
  readonly seats: { readonly [seat: Seat]: Sitter };
  readonly terms: Terms;
  /** SHA-256 of the dice secret, fixed before anybody but the host has added a contribution. */
  readonly commitment: string;
  readonly hasBegun: boolean;
  /** The seats that are the asker's own. */
  readonly mine: readonly Seat[];
}

/** An invitation as its maker gets it: with a link for every free seat, shown this once. */
export interface NewInvitation extends Invitation {
  readonly links: { readonly [seat: Seat]: Link };
}

/** An invitation as whoever holds a link sees it: with the seat the link is for. */
export interface Offered extends Invitation {
  readonly seat: Seat;
}

/** Time as it stands; what runs has run on since `at`. All in milliseconds. */
export interface ClockState {
  readonly at: number;
  readonly seats: {
    readonly [seat: Seat]: { readonly left: number; readonly bank: number; readonly isRunning: boolean };
  };
  /** Seats whose time is up, so that the others may claim the game. */
  readonly fallen: readonly Seat[];
}

/** Something asked of everybody who plays. */
export interface Asking {
  readonly id: string;
  readonly what: Consent;
  readonly by: Seat;
  readonly agreed: readonly Seat[];
}

/** A seat handed to a friend goes by this link, shown this once; the machine needs none. */
export interface HandedOver {
  readonly link: Link | null;
}

/** The people around one table. */
export interface Room extends Invitation {
  readonly clock: ClockState | null;
  readonly asking: Asking | null;
  readonly isAdjourned: boolean;
  /** It costs nobody anything to leave now; older servers do not say. */
  readonly mayAbort?: boolean;
  /** Seats that would resign, of sides on which others play on; older servers do not say. */
  readonly resigning?: readonly Seat[];
  /** Ended beside the board: drawn by consent, or claimed on time. */
  readonly settled: Settled | null;
  readonly onlookers: number;
}

export interface MyGame {
  readonly table: TableId;
  readonly game: string;
  readonly seats: Invitation['seats'];
  readonly mine: readonly Seat[];
  /** 'Round 4, planning'. Empty while somebody is still awaited. */
  readonly moment: string;
  /** It is for the asker to decide. */
  readonly isMyTurn: boolean;
  readonly hasBegun: boolean;
  readonly outcome: Ending | null;
  readonly settled: Settled | null;
  /** Milliseconds the asker, or whoever is waited for, has left; null without a clock. */
  readonly left: number | null;
  readonly mayNudge: boolean;
  readonly updated: string;
}

export interface Said {
  readonly n: number;
  readonly circle: Circle;
  readonly by: PersonId;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export interface Device {
  readonly id: string;
  readonly name: string;
  readonly lastSeen: number;
  readonly isThis: boolean;
}

/** A key kept by a device, by which one signs in without a password. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly lastUsed: number;
}

export interface Hushed {
  readonly person: PersonId;
  readonly name: string;
  readonly ear: Ear;
}

/** What the server says unasked. Everything else is told to who asks. */
export type HallNews =
  /** Something happened on the board: look again. */
  | { readonly is: 'table'; readonly table: TableId }
  /** People, clocks or requests around the table have changed: ask for the room again. */
  | { readonly is: 'room'; readonly table: TableId }
  | { readonly is: 'said'; readonly table: TableId; readonly said: Said }
  /** The machine does not play on. */
  | { readonly is: 'trouble'; readonly table: TableId; readonly reason: string }
  /** The list of one's games has changed. */
  | { readonly is: 'games' };
