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

export interface Schema {
  readonly tables: TablesRow;
  readonly journal: JournalRow;
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
}
