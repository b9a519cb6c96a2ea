// Every message of the hall. They go over the same line as those of the tables, always without a ticket: whose they are
// was settled when the line was opened.
import type { Json, Result } from '@grognard/kernel';
import type {
  Device,
  HandedOver,
  Hushed,
  Invitation,
  Me,
  MyGame,
  NewInvitation,
  Offered,
  Passkey,
  Room,
  Said,
} from './hall-people.ts';
import { RANKS } from './hall-ranks.ts';
import { acts, reads, type Service } from './message.ts';

export const HALL = {
  me: reads<Result<Me>>()({}),
  rename: acts<Result<Me>>()({ name: 'personName' }),

  makeTable: acts<Result<NewInvitation>>()('tableWish'),
  /** What a link is for. */
  peek: reads<Result<Offered>>()({ link: 'token' }),
  /** Takes the seat of a link. `contribution`: 32 hexadecimal digits by this device's own chance. */
  sit: acts<Result<Room>>()({ link: 'token', name: 'personName', contribution: 'token' }),
  openTables: reads<Result<readonly Invitation[]>>()({}),
  /** Takes a free seat of an open table. */
  join: acts<Result<Room>>()({ table: 'name', seat: 'name', name: 'personName', contribution: 'token' }),
  /** Gives up a seat before the battle has begun; when the host does, the table is gone. */
  withdraw: acts<Result<null>>()({ table: 'name' }),
  /** New links for the free seats; the old ones are no longer good. */
  relink: acts<Result<NewInvitation['links']>>()({ table: 'name' }),
  /** Those that wait for the asker first. */
  myGames: reads<Result<readonly MyGame[]>>()({}),
  room: reads<Result<Room>>()({ table: 'name' }),

  say: acts<Result<Said>>()({ table: 'name', circle: 'circle', text: 'line' }),
  /** What was said after line `from`, at most 200 lines. */
  heard: reads<Result<readonly Said[]>>()({ table: 'name', circle: 'circle', from: 'count' }),
  hush: acts<Result<null>>()({ person: 'name', ear: 'ear' }),
  hushed: reads<Result<readonly Hushed[]>>()({}),
  /** Tells the operator of this server about somebody at a table. */
  report: acts<Result<null>>()({ table: 'name', person: 'name', text: 'line' }),

  /** Asks everybody who plays for something, or agrees when it is being asked. */
  ask: acts<Result<Room>>()('wanted'),
  /** Says no; who asked takes it back. */
  decline: acts<Result<Room>>()({ table: 'name' }),
  /** Takes the game from somebody whose time is up. */
  claim: acts<Result<Room>>()({ table: 'name' }),
  /** A side of several people resigns when all of them have. */
  resign: acts<Result<Room>>()({ table: 'name' }),
  /** Leaves a battle in which not every side has decided anything yet: it counts for nobody. */
  abort: acts<Result<Room>>()({ table: 'name' }),
  playOn: acts<Result<Room>>()({ table: 'name' }),
  /** Gives one's seat to somebody else; whoever gets it by link takes it with `sit`, and until then one plays on. */
  handOver: acts<Result<HandedOver>>()({ table: 'name', to: 'handTo' }),
  nudge: acts<Result<null>>()({ table: 'name' }),
  vacation: acts<Result<Me>>()({ until: 'until' }),
  setNotices: acts<Result<Me>>()('notices'),

  /** The operator's word has been read. */
  heardWarning: acts<Result<Me>>()({}),

  setMail: acts<Result<Me>>()({ address: 'mailAddress' }),
  verifyMail: acts<Result<Me>>()({ token: 'token' }),
  /** The public key a browser subscribes to pushed notices with. */
  pushKey: reads<Result<string>>()({}),
  subscribe: acts<Result<null>>()({ endpoint: 'address', p256dh: 'address', auth: 'address' }),
  unsubscribe: acts<Result<null>>()({ endpoint: 'address' }),
  /** The address of a feed of one's turns, for a reader. Asking again makes the old one worthless. */
  feed: acts<Result<string>>()({}),
  devices: reads<Result<readonly Device[]>>()({}),
  revoke: acts<Result<null>>()({ device: 'name' }),
  revokeOthers: acts<Result<null>>()({}),
  passkeys: reads<Result<readonly Passkey[]>>()({}),
  removePasskey: acts<Result<null>>()({ passkey: 'address' }),
  /** A token for a program that plays in one's name, shown this once. */
  botToken: acts<Result<string>>()({ name: 'personName' }),
  /** Everything the server keeps of the asker, as one file of JSON. */
  exportMe: reads<Result<string>>()({}),
  /** For good. Running games are resigned, finished ones stay with the others without the name. */
  deleteMe: acts<Result<null>>()({ name: 'personName' }),
  ...RANKS,
};

/** The hall as one person uses it. */
export type Hall = Service<typeof HALL>;

/**
 * What changes who somebody is: sent by POST to /api/entrance, never over the line, because the answer brings a new
 * session with it. Afterwards the line is opened anew.
 */
export const ENTRANCE = {
  /** Makes a guest of whoever has no session yet. */
  hello: acts<Result<Me>>()({}),
  /** The guest's games come along. */
  signUp: acts<Result<Me>>()({ name: 'personName', password: 'password' }),
  signIn: acts<Result<Me>>()({ name: 'personName', password: 'password' }),
  signOut: acts<Result<null>>()({}),
  /** What a device needs to make a passkey: for one's account, or for a new one of this name. */
  offerPasskey: acts<Result<Json>>()({ name: 'personName' }),
  /** Keeps the passkey a device has made; whoever had no account has one now. */
  addPasskey: acts<Result<Me>>()({ device: 'personName', response: 'json' }),
  /** What a device needs to show a passkey. */
  askPasskey: acts<Result<Json>>()({}),
  enterByPasskey: acts<Result<Me>>()({ response: 'json' }),
  changePassword: acts<Result<null>>()({ old: 'password', new: 'password' }),
};

export type Entrance = Service<typeof ENTRANCE>;
