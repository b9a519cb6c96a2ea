// What lies in the database, one interface per table. Truths are 0 and 1, times milliseconds since 1970, and what the
// database need not look into is JSON as text: the same columns serve SQLite and PostgreSQL.

interface TablesRow {
  readonly id: string;
  readonly revision: number;
  readonly record: string;
}

/** Unique by table and number: two processes cannot both accept the same entry. */
interface JournalRow {
  readonly table_id: string;
  readonly n: number;
  readonly entry: string;
}

/** Where a match stood, so that it opens sooner. Thrown away when the rules, or the entries it was made of, are not the same any more. */
interface SnapshotRow {
  readonly table_id: string;
  readonly n: number;
  /** Of the rules and of the entries. */
  readonly made_of: string;
  /** Compressed, in base 64. */
  readonly body: string;
}

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  /** The name without what makes names look different that are not; null for guests. */
  readonly name_key: string | null;
  readonly password: string | null;
  readonly mail: string | null;
  readonly is_mail_verified: number;
  readonly notices: string;
  readonly vacation: number | null;
  readonly created: number;
  /** Since when the mail server has not taken letters to the address, after it was tried often enough. */
  readonly mail_failed: number | null;
  /** When they were away this year and last: a list of beginnings and ends. */
  readonly away: string | null;
}

/** A browser or a program that has shown who it is. Only hashes of secrets are kept. */
export interface SessionRow {
  readonly hash: string;
  readonly person: string;
  readonly device: string;
  readonly is_bot: number;
  readonly created: number;
  readonly last_seen: number;
}

/** A table people agree upon, before it begins and afterwards. */
export interface InvitationRow {
  readonly id: string;
  readonly host: string;
  readonly wish: string;
  readonly secret: string;
  readonly is_open: number;
  readonly has_begun: number;
  readonly created: number;
}

export interface SeatRow {
  readonly table_id: string;
  readonly seat: string;
  readonly person: string | null;
  readonly link: string | null;
  readonly contribution: string | null;
}

export interface SaidRow {
  readonly table_id: string;
  readonly circle: string;
  readonly n: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  /** Said twice under the same id, it is said once. */
  readonly act: string;
  /** A list of people, where the rules of the game let only some hear it. */
  readonly earshot: string | null;
}

interface EarsRow {
  readonly person: string;
  readonly other: string;
  readonly ear: string;
}

interface ReportsRow {
  readonly id: string;
  readonly table_id: string;
  readonly by_person: string;
  readonly person: string;
  readonly text: string;
  readonly at: number;
  /** What the operator did about it. */
  readonly settled: string | null;
}

/** Tokens that are good once, for one purpose: a mail address to verify, a feed. */
interface TokensRow {
  readonly hash: string;
  readonly person: string;
  readonly purpose: string;
  readonly about: string;
  readonly expires: number | null;
}

interface PushesRow {
  readonly endpoint: string;
  readonly person: string;
  readonly keys: string;
}

/** Work that falls due: taken by whichever process asks first. */
export interface DueRow {
  readonly id: string;
  readonly kind: string;
  readonly about: string;
  readonly at: number;
}

/** What the server must remember about itself. */
interface KeptRow {
  readonly name: string;
  readonly value: string;
}

/** How a battle between two people ended. */
export interface ResultRow {
  readonly table_id: string;
  readonly game: string;
  /** Which battle it was: the hash of its options. */
  readonly ground: string;
  /** Who played the first seat. */
  readonly one: string;
  readonly other: string;
  /** Half points of the first: 2 won, 1 drawn, 0 lost. */
  readonly halves: number;
  readonly is_rated: number;
  /** The ratings know of it. */
  readonly is_counted: number;
  readonly at: number;
}

export interface RatingRow {
  readonly person: string;
  readonly game: string;
  /** The points without what follows the comma, to sort by. */
  readonly points: number;
  readonly rating: string;
  readonly played: number;
  readonly at: number;
}

/** How much the first side is ahead: in a whole game, or in one battle of it. */
interface LeansRow {
  readonly ground: string;
  readonly lean: string;
  readonly played: number;
}

export interface TournamentRow {
  readonly id: string;
  readonly host: string;
  readonly wish: string;
  readonly secret: string;
  readonly state: string;
  readonly round: number;
  readonly created: number;
}

export interface EntrantRow {
  readonly tournament: string;
  readonly person: string;
  readonly contribution: string;
  readonly has_left: number;
  readonly entered: number;
}

export interface MeetingRow {
  readonly tournament: string;
  readonly round: number;
  readonly n: number;
  readonly one: string;
  /** Null: a round off. */
  readonly other: string | null;
  readonly first_table: string | null;
  readonly second_table: string | null;
}

export interface PasskeyRow {
  readonly id: string;
  readonly person: string;
  readonly public_key: string;
  readonly counter: number;
  readonly transports: string;
  readonly name: string;
  readonly created: number;
  readonly last_used: number;
}

/** What the operator has laid on somebody. */
export interface SanctionRow {
  readonly person: string;
  readonly kind: string;
  readonly reason: string;
  /** Null: until it is lifted. */
  readonly until: number | null;
  readonly at: number;
}

export interface Schema {
  readonly tables: TablesRow;
  readonly journal: JournalRow;
  readonly snapshots: SnapshotRow;
  readonly people: PersonRow;
  readonly sessions: SessionRow;
  readonly invitations: InvitationRow;
  readonly seats: SeatRow;
  readonly said: SaidRow;
  readonly ears: EarsRow;
  readonly reports: ReportsRow;
  readonly tokens: TokensRow;
  readonly pushes: PushesRow;
  readonly due: DueRow;
  readonly kept: KeptRow;
  readonly results: ResultRow;
  readonly ratings: RatingRow;
  readonly leans: LeansRow;
  readonly tournaments: TournamentRow;
  readonly entrants: EntrantRow;
  readonly meetings: MeetingRow;
  readonly passkeys: PasskeyRow;
  readonly sanctions: SanctionRow;
}
